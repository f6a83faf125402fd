import type * as zod from 'zod/mini';
import type { Multipart, Part, Tx } from '../ports/index.ts';
import { admitBody, type BodyShare, type Keep } from './body-budget.ts';
import { ApiFailure, fieldFailure } from './failure.ts';

/** The maximum number of bytes of a JSON body. */
const maximumJson = 1024 * 1024;
/** The maximum depth of a JSON body. The deepest body in the contract has six levels. */
const maximumDepth = 32;
/** The maximum number of characters in all text fields of a multipart body together. */
export const maximumFields = 100_000;
/** The maximum number of bytes of a character in UTF-8. */
const bytesOfCharacter = 3;
/** The maximum number of bytes of a photo (rule F1). */
export const maximumPhoto = 20 * 1024 * 1024;

/** The maximum number of bytes of captions (rule F1). */
const maximumCaptions = 1024 * 1024;

const gigabyte = 1024 * 1024 * 1024;

/** The fields whose files are streamed to storage, with the maximum number of bytes of each file (rules F1, F2). */
const streamedFields = new Map<string, number>([
  ['video', 2 * gigabyte],
  ['teaser', 2 * gigabyte],
  ['file', 2 * gigabyte],
  ['audio', 200 * 1024 * 1024],
  ['chunk', 16 * 1024 * 1024],
]);

/** Returns the maximum number of bytes of the file in a field. */
const maximumOf = (name: string): number =>
  streamedFields.get(name) ?? (name === 'captions' ? maximumCaptions : maximumPhoto);

/** A small file of a multipart body, which is kept in memory: an image or captions. */
export interface UploadedFile {
  filename: string;
  bytes: Uint8Array;
}

/** A file of a multipart body that was streamed to storage. If the handler does not use it, it is deleted. */
export interface StreamedFile {
  /** The id of the file and of its row. */
  id: string;
  filename: string;
  size: number;
  /** The first bytes of the file, from which its type is detected. */
  head: Uint8Array;
  /** Deletes the row of the file. Call it in the transaction in which another row becomes the owner of the bytes. */
  handOver(tx: Tx): Promise<void>;
}

/** A parsed multipart body. */
export interface Form {
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
  streamed: Record<string, StreamedFile>;
}

/** Creates an empty form. Its objects have no prototype, because their keys come from the client. */
export const emptyForm = (): Form => ({
  fields: Object.create(null),
  files: Object.create(null),
  streamed: Object.create(null),
});

/** Streams files to storage. */
export interface Incoming {
  keep(file: { filename: string; stream: ReadableStream<Uint8Array> }, maximum: number): Promise<StreamedFile>;
}

/** Creates the failure for a form that is incomplete or malformed. */
export const malformedForm = (): ApiFailure => new ApiFailure('MALFORMED_BODY', { reason: 'INCOMPLETE_FORM' });

/** Creates the failure for a file that is too large. */
export function tooLarge(maximum: number): ApiFailure {
  const megabytes = maximum / 1024 / 1024;
  const bound = megabytes >= 1024 ? `${megabytes / 1024} GB` : `${megabytes} MB`;
  return new ApiFailure('PAYLOAD_TOO_LARGE', { reason: 'FILE_TOO_LARGE', params: { max: bound } });
}

/**
 * The maximum number of bytes of a refused body that are read and dropped, so that the client receives the response and
 * not a broken connection. It is needed only for bodies without a `Content-Length`.
 */
export const maximumDroppedBytes = 8 * 1024 * 1024;

async function collect(stream: ReadableStream<Uint8Array>, maximum: number, keep: Keep): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size <= maximum) {
      keep(chunk.byteLength);
      chunks.push(chunk);
    } else if (size > maximum + maximumDroppedBytes) break;
  }
  if (size > maximum) throw tooLarge(maximum);
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * Reads a body as text.
 *
 * @throws {ApiFailure} `PAYLOAD_TOO_LARGE` as soon as the maximum is exceeded; `UNAVAILABLE` if other bodies use up the
 *   memory
 */
export async function readText(request: Request, memory: BodyShare, maximum: number): Promise<string> {
  const keep = admitBody(request, memory, maximum);
  return request.body ? new TextDecoder().decode(await collect(request.body, maximum, keep)) : '';
}

/** Reads a JSON body. An empty body counts as `{}`. */
export async function readJson(request: Request, memory: BodyShare): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body) return {};
  const keep = admitBody(request, memory, maximumJson);
  const bytes = await collect(request.body, maximumJson, keep);
  if (bytes.length === 0) return {};
  if (!/^application\/([\w.+-]*\+)?json\b/i.test(type)) {
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: 'JSON_REQUIRED' });
  }
  const text = decode(bytes);
  if (nestsDeeper(text, maximumDepth)) {
    throw new ApiFailure('MALFORMED_BODY', {
      reason: 'BODY_TOO_DEEP',
      params: { max: maximumDepth },
    });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

const notJson = () => new ApiFailure('MALFORMED_BODY', { reason: 'INVALID_JSON' });

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notJson();
  }
}

/**
 * Whether a JSON text is nested too deeply. This is checked before the text is parsed, so that code can use recursion
 * on the parsed value.
 */
function nestsDeeper(text: string, maximum: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isInString) {
      if (character === '\\') i++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > maximum) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}

async function readFile(
  form: Form,
  part: Extract<Part, { kind: 'file' }>,
  { incoming, keep }: { incoming: Incoming; keep: Keep },
): Promise<void> {
  const { name, filename, stream } = part;
  const maximum = maximumOf(name);
  if (streamedFields.has(name)) {
    form.streamed[name] = await incoming.keep({ filename, stream }, maximum);
    return;
  }
  const bytes = await collect(stream, maximum, keep).catch((error) => {
    throw error instanceof ApiFailure ? error : malformedForm();
  });
  form.files[name] = { filename, bytes };
}

/**
 * Reads the fields and the files of a multipart body. Large files are streamed to storage. Images are kept in memory,
 * because their decoder needs the whole file; their size is limited.
 */
export async function readForm(
  request: Request,
  { multipart, incoming, memory }: { multipart: Multipart; incoming: Incoming; memory: BodyShare },
  /**
   * The file fields of the operation. If another field contains a file, the form is refused before that file is read.
   */
  files: readonly string[],
): Promise<Form> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: 'MULTIPART_REQUIRED' });
  }
  const sum = (names: readonly string[], rest: number) => names.reduce((all, name) => all + maximumOf(name), rest);
  const inMemory = files.filter((name) => !streamedFields.has(name));
  // The preambles and headers of all parts together are far smaller than one image, so they need no extra memory.
  const maximum = sum(files, maximumFields + maximumCaptions);
  const keep = admitBody(request, memory, maximum, sum(inMemory, maximumFields * bytesOfCharacter));
  const form = emptyForm();
  const seen = new Set<string>();
  let remainingCharacters = maximumFields;
  for await (const part of multipart.parts(request)) {
    if (seen.has(part.name)) throw fieldFailure('VALIDATION_FAILED', part.name, 'DUPLICATE_FIELD');
    seen.add(part.name);
    if (part.kind === 'file') {
      if (!files.includes(part.name)) throw fieldFailure('VALIDATION_FAILED', part.name, 'UNKNOWN_FIELD');
      await readFile(form, part, { incoming, keep });
      continue;
    }
    remainingCharacters -= part.value.length;
    if (remainingCharacters < 0) throw new ApiFailure('PAYLOAD_TOO_LARGE');
    keep(part.value.length * bytesOfCharacter);
    form.fields[part.name] = part.value;
  }
  return form;
}

/** Returns the schema of an object's field, without the wrappers for optional, nullable and default. */
function typeOf(validator: zod.ZodMiniType | undefined, name: string): string | undefined {
  const shape = (validator as Partial<zod.ZodMiniObject> | undefined)?.shape ?? {};
  let at = (Object.hasOwn(shape, name) ? shape[name] : undefined) as zod.ZodMiniType | undefined;
  while (at && 'innerType' in at._zod.def) at = at._zod.def.innerType as zod.ZodMiniType;
  return at?._zod.def.type;
}

const readBoolean = (value: string) => (value === 'true' ? true : value === 'false' ? false : value);
const readNumber = (value: string) => (/^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value);

/**
 * Converts the text fields of a form for their validator. Numbers and booleans are parsed; other texts are unchanged.
 */
export function readFields(fields: Record<string, string>, validator?: zod.ZodMiniType): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const type = typeOf(validator, name);
    return [name, type === 'boolean' ? readBoolean(value) : type === 'number' ? readNumber(value) : value];
  });
  return Object.fromEntries(entries);
}

/**
 * Converts the query for its validator. Empty values are dropped, repeated names become arrays, and booleans are
 * parsed.
 */
export function readQuery(url: URL, validator?: zod.ZodMiniType): Record<string, unknown> {
  const names = [...new Set(url.searchParams.keys())];
  const entries = names.flatMap((name): [string, unknown][] => {
    const values = url.searchParams.getAll(name).filter((value) => value !== '');
    const read = typeOf(validator, name) === 'boolean' ? values.map(readBoolean) : values;
    return read.length === 0 ? [] : [[name, read.length === 1 ? read[0] : read]];
  });
  return Object.fromEntries(entries);
}
