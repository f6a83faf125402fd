import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { ApiFailure } from '../../http/failure.ts';
import { maximumDroppedBytes, maximumFields } from '../../http/read.ts';
import type { Multipart, Part } from '../../ports/index.ts';

/** The maximum numbers of parts. No form of the contract has as many. */
const limits = { files: 20, fields: 100, fieldSize: 100_000, parts: 120 };

/** The parts that have arrived, but were not read yet. */
class Queue {
  readonly #parts: Part[] = [];
  #wake: (() => void) | undefined;
  #failure: unknown;
  #isDone = false;

  add(part: Part) {
    this.#parts.push(part);
    this.#wake?.();
  }

  end(failure?: unknown) {
    this.#isDone = true;
    this.#failure ??= failure;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Part> {
    for (;;) {
      const part = this.#parts.shift();
      if (part) yield part;
      else if (this.#failure) throw this.#failure;
      else if (this.#isDone) return;
      else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }
}

/** Reads multipart bodies with busboy, streaming one part after another. */
export const nodeMultipart: Multipart = {
  async *parts(request) {
    if (!request.body) throw new ApiFailure('MALFORMED_BODY');
    const queue = new Queue();
    const malformed = () => new ApiFailure('MALFORMED_BODY', { reason: 'INCOMPLETE_FORM' });
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: Object.fromEntries(request.headers), limits, defParamCharset: 'utf8' });
    } catch {
      throw malformed();
    }
    let characters = 0;
    parser.on('field', (name, value) => {
      characters += value.length;
      // Parts may arrive faster than they are read, for example while a file is stored.
      if (characters > maximumFields) queue.end(new ApiFailure('PAYLOAD_TOO_LARGE'));
      else queue.add({ kind: 'field', name, value });
    });
    parser.on('file', (name, file, { filename }) => {
      // If an upload is interrupted, this error ends it. The code that reads the stream receives the error, too.
      file.on('error', () => queue.end(malformed()));
      queue.add({
        kind: 'file',
        name,
        filename: filename ?? '',
        stream: Readable.toWeb(file) as ReadableStream<Uint8Array>,
      });
    });
    parser.on('close', () => queue.end());
    parser.on('error', () => queue.end(malformed()));
    for (const name of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(name, () => queue.end(new ApiFailure('PAYLOAD_TOO_LARGE')));
    }
    const body = Readable.fromWeb(request.body as NodeReadableStream);
    body.on('error', () => parser.destroy(malformed()));
    body.pipe(parser);
    try {
      yield* queue;
    } finally {
      body.unpipe(parser);
      if (!body.readableEnded && !body.destroyed) {
        let dropped = 0;
        body.on('data', (chunk: Uint8Array) => {
          dropped += chunk.byteLength;
          if (dropped > maximumDroppedBytes) body.destroy();
        });
        body.resume();
        await once(body, 'close').catch(() => undefined);
      }
    }
  },
};
