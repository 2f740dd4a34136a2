import { StringDecoder } from "node:string_decoder";
import ExcelJS from "exceljs";

type Chunk = string | Buffer;

/** Private steps of ExcelJS's reader that take the bytes of a part; see {@link Utf8Reader}. */
interface Steps {
  _parseWorkbook(entry: NodeJS.ReadableStream): Promise<void>;
  _parseSharedStrings(entry: NodeJS.ReadableStream): AsyncIterable<unknown>;
  _parseWorksheet(chunks: AsyncIterable<Chunk>, sheetNo: string): Iterable<unknown>;
}

const Base = ExcelJS.stream.xlsx.WorkbookReader as unknown as new (
  path: string,
  options: object,
) => ExcelJS.stream.xlsx.WorkbookReader & Steps;

async function* decoded(chunks: AsyncIterable<Chunk>): AsyncIterable<string> {
  const decoder = new StringDecoder("utf8");
  for await (const chunk of chunks) yield typeof chunk === "string" ? chunk : decoder.write(chunk);
  yield decoder.end();
}

/**
 * ExcelJS's streaming reader with its text whole: as it stands (4.4.0) it decodes each chunk of bytes by itself, so that a letter such as ñ that
 * falls on the edge of two chunks becomes two unknown marks.
 */
export class Utf8Reader extends Base {
  override _parseWorkbook(entry: NodeJS.ReadableStream): Promise<void> {
    entry.setEncoding("utf8");
    return super._parseWorkbook(entry);
  }

  override _parseSharedStrings(entry: NodeJS.ReadableStream): AsyncIterable<unknown> {
    entry.setEncoding("utf8");
    return super._parseSharedStrings(entry);
  }

  override _parseWorksheet(chunks: AsyncIterable<Chunk>, sheetNo: string): Iterable<unknown> {
    return super._parseWorksheet(decoded(chunks), sheetNo);
  }
}
