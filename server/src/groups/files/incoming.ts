import { and, eq, inArray, isNull } from 'drizzle-orm';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type Incoming, malformedForm, tooLarge } from '../../http/read.ts';
import type { Ports, Tx } from '../../ports/index.ts';
import { deleteStoredBytes } from './cleaning.ts';
import { headLength, storageKey } from './rules.ts';
import { incomingRow } from './source.ts';

/** The files of one call that are being uploaded to storage. */
export interface CallFiles extends Incoming {
  /** Deletes files that the call did not use; if the call failed, all that no item uses. */
  release(isDone: boolean): Promise<void>;
}

/** Passes a stream on, counts its bytes, and keeps its beginning. */
function watch(stream: ReadableStream<Uint8Array>, maximum: number) {
  const reader = stream.getReader();
  const head = new Uint8Array(headLength);
  let size = 0;
  const watched = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => {
          throw malformedForm();
        });
        if (done) return controller.close();
        if (size < headLength) head.set(value.subarray(0, headLength - size), size);
        size += value.byteLength;
        if (size > maximum) {
          await reader.cancel().catch(() => undefined);
          throw tooLarge(maximum);
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { watched, readHead: () => head.subarray(0, Math.min(size, headLength)) };
}

/** The files of a call by this user. */
export function createCallFiles(ports: Ports, ownerId: string | undefined): CallFiles {
  const { database, storage, ids, clock } = ports;
  const kept: string[] = [];
  return {
    async keep({ filename, stream }, maximum) {
      if (!ownerId) throw new ApiFailure('UNAUTHENTICATED');
      const id = ids.next();
      const { watched, readHead } = watch(stream, maximum);
      // The row is inserted first, so that stored bytes always have a row, even if the process stops in between.
      await database.db.insert(files).values(incomingRow(id, ownerId, filename.slice(-255), clock.now()));
      kept.push(id);
      const size = await storage.put(storageKey(id, 'original'), watched);
      const handOver = async (tx: Tx) => {
        await tx.delete(files).where(eq(files.id, id));
      };
      return { id, filename: filename.slice(-255), size, head: readHead(), handOver };
    },
    async release(isDone) {
      if (kept.length === 0) return;
      const left = isDone ? eq(files.purpose, 'incoming') : isNull(files.attachedAt);
      const unused = await database.db
        .delete(files)
        .where(and(inArray(files.id, kept), left))
        .returning({ id: files.id });
      for (const { id } of unused) await deleteStoredBytes(ports, id);
    },
  };
}
