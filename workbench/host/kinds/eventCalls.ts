/**
 * The calls by which the proxies announce handlers (`_RegisterDataChangedEvent`, `_RegisterEventMoved`). They keep the
 * handlers themselves and drop messages nobody waits for, so there is nothing to do but know the name.
 */
export function eventCalls(...names: readonly (readonly string[])[]): Record<string, () => null> {
  const calls = names.flat().flatMap((name) => [`_Register${name}`, `_Unregister${name}`]);
  return Object.fromEntries(calls.map((name) => [name, () => null]));
}
