import { and, eq, inArray, isNull } from 'drizzle-orm';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type Incoming, malformedForm, tooLarge } from '../../http/read.ts';
import type { Ports, Tx } from '../../ports/index.ts';
import { deleteStoredBytes } from './cleaning.ts';
import { headLength, storageKey } from './rules.ts';
import { incomingRow } from './source.ts';

/** Streams the files of one call to storage. */
export interface CallFiles extends Incoming {
  /** Deletes the call's unused files. After a failed call, a file is unused if it is not attached to an item. */
  release(hasSucceeded: boolean): Promise<void>;
}

/** Returns a copy of a stream that fails if it exceeds a size, and a function that returns its first bytes. */
function limitStream(stream: ReadableStream<Uint8Array>, maximum: number) {
  const reader = stream.getReader();
  const head = new Uint8Array(headLength);
  let size = 0;
  const limited = new ReadableStream<Uint8Array>(
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
  return { limited, readHead: () => head.subarray(0, Math.min(size, headLength)) };
}

/** Creates the storage of the files that a user sends in one call. */
export function createCallFiles(ports: Ports, ownerId: string | undefined): CallFiles {
  const { database, storage, ids, clock } = ports;
  const storedIds: string[] = [];
  return {
    async keep({ filename, stream }, maximum) {
      if (!ownerId) throw new ApiFailure('UNAUTHENTICATED');
      const id = ids.next();
      const { limited, readHead } = limitStream(stream, maximum);
      // The row is inserted before the bytes are stored. Stored bytes therefore have a row even if the process is
      // killed in between.
      await database.db.insert(files).values(incomingRow(id, ownerId, filename.slice(-255), clock.now()));
      storedIds.push(id);
      const size = await storage.put(storageKey(id, 'original'), limited);
      const handOver = async (tx: Tx) => {
        await tx.delete(files).where(eq(files.id, id));
      };
      return { id, filename: filename.slice(-255), size, head: readHead(), handOver };
    },
    async release(hasSucceeded) {
      if (storedIds.length === 0) return;
      const isUnused = hasSucceeded ? eq(files.purpose, 'incoming') : isNull(files.attachedAt);
      const deleted = await database.db
        .delete(files)
        .where(and(inArray(files.id, storedIds), isUnused))
        .returning({ id: files.id });
      for (const { id } of deleted) await deleteStoredBytes(ports, id);
    },
  };
}
