import { z } from "zod";

/** What a single value is. `days` are the days of a row that count, where a blank must never pass for 0. */
export type FieldKind = "money" | "rate" | "count" | "days" | "year" | "area" | "date" | "flag" | "text" | "code";

export interface FieldShape {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Codes that the field takes; none for other kinds. */
  readonly codes: readonly (string | number)[];
}
export interface ListShape {
  readonly kind: "list";
  /** Blank is refused, an empty list is not. */
  readonly required: boolean;
  readonly item: InputShape;
}
export interface RecordShape {
  readonly kind: "record";
  readonly fields: Readonly<Record<string, InputShape>>;
}
export type InputShape = FieldShape | ListShape | RecordShape;

const KNOWN = new WeakMap<z.core.$ZodType, InputShape>();

/** Keeps what a schema reads, for all that is made from the catalogue: parameters, help, the reading of cells. */
export function known<Schema extends z.ZodType>(schema: Schema, shape: InputShape): Schema {
  KNOWN.set(schema, shape);
  return schema;
}

/** What an input is. A schema that says nothing of itself is a defect and throws. */
export function shapeOf(schema: z.core.$ZodType): InputShape {
  const kept = KNOWN.get(schema);
  if (kept) return kept;
  if (schema instanceof z.ZodObject)
    return { kind: "record", fields: Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, shapeOf(field)])) };
  if (schema instanceof z.ZodArray) return { kind: "list", required: false, item: shapeOf(schema.element) };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return shapeOf(schema.out instanceof z.ZodTransform ? schema.in : schema.out);
  throw new Error("an input of the catalogue does not say what it reads: build it from fields.ts");
}

export const isField = (shape: InputShape): shape is FieldShape => shape.kind !== "list" && shape.kind !== "record";
