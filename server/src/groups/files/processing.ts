import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { findCause } from '../../db/errors.ts';
import { files, users } from '../../db/schema/index.ts';
import { type Reason, translate } from '../../http/messages/index.ts';
import { keepLease } from '../../outbox/lease.ts';
import { type Db, MediaRefusal, type Ports, type PreparedMedia, StorageUnavailable } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { deleteStoredBytes } from './cleaning.ts';
import { findHolder } from './holder.ts';
import { toProcessing } from './present.ts';
import { type FileRow, type MediaPurpose, mediaRules, pictureSizes, storageKey } from './rules.ts';

/** Milliseconds after which other processes take over a file whose lease is not renewed. */
const lease = 60_000;
/** Attempts after which processing has failed. */
const maximumAttempts = 3;

/** Processes videos and audio files: one at a time in each process, and each by one process at a time (rule F3). */
export interface MediaQueue {
  /** Starts processing without waiting for it. */
  add(fileId: string): void;
  /** Processes files that other processes have left unfinished. */
  sweep(): Promise<void>;
  /** Waits until all started work is done; returns whether there was any. */
  settle(): Promise<boolean>;
  /** Aborts the current work; the next start continues it. */
  stop(): Promise<void>;
}

const isUnfinished = inArray(files.status, ['uploaded', 'processing']);

/** Claims a file for this process; undefined if it is processed, deleted, or claimed by another process. */
async function claim({ database, clock }: Ports, id: string): Promise<FileRow | undefined> {
  const now = clock.now();
  const isFree = or(isNull(files.workedUntil), lt(files.workedUntil, now));
  const [row] = await database.db
    .update(files)
    .set({
      status: 'processing',
      attempts: sql`${files.attempts} + 1`,
      workedUntil: new Date(now.getTime() + lease),
    })
    .where(and(eq(files.id, id), isUnfinished, ne(files.purpose, 'incoming'), isFree))
    .returning();
  return row;
}

/** Stores the result, unless the file was deleted or another process has taken over. */
async function finish(
  transaction: Context['transaction'],
  { id, attempts, ownerId }: FileRow,
  changes: Partial<FileRow>,
): Promise<boolean> {
  const work = async (unit: Unit) => {
    const [row] = await unit.tx
      .update(files)
      .set({ ...changes, workedUntil: null })
      .where(and(eq(files.id, id), eq(files.attempts, attempts), eq(files.status, 'processing')))
      .returning();
    if (!row) return false;
    const objectId = await findHolder(unit.tx, id);
    unit.emit(userChannel(ownerId), 'file/processed', { file: toProcessing(row, true), objectId });
    unit.publish({ type: 'file-processed', fileId: id, isReady: row.status === 'ready' });
    return true;
  };
  return transaction(work, { ids: [ownerId] });
}

async function storePoster({ images, storage }: Ports, id: string, poster: Uint8Array) {
  const { display, thumbnail, preview } = await images.prepare(poster, pictureSizes);
  await storage.put(storageKey(id, 'poster'), display.bytes);
  await storage.put(storageKey(id, 'thumbnail'), thumbnail.bytes);
  return {
    posterBytes: display.bytes.length,
    posterMime: display.mime,
    thumbnailBytes: thumbnail.bytes.length,
    preview,
  };
}

/** Stores the processed files. */
async function store(ports: Ports, { id, purpose }: FileRow, media: PreparedMedia): Promise<Partial<FileRow>> {
  const variant = purpose === 'product-file' ? 'download' : 'display';
  const displayBytes = await ports.storage.put(storageKey(id, variant), media.open());
  const { mime, duration, width, height, poster } = media;
  return {
    status: 'ready',
    progress: 1,
    mime,
    duration,
    displayBytes,
    ...(width !== null && height !== null && { width, height }),
    ...(poster && (await storePoster(ports, id, poster))),
  };
}

async function prepare(ports: Ports, row: FileRow, signal: AbortSignal, onProgress: (fraction: number) => void) {
  const original = await ports.storage.get(storageKey(row.id, 'original'));
  if (!original) throw new MediaRefusal('UPLOAD_MISSING');
  const source = original.body instanceof Uint8Array ? new Blob([original.body.slice()]).stream() : original.body;
  const rule = row.purpose in mediaRules ? mediaRules[row.purpose as MediaPurpose] : undefined;
  const media = await ports.video.prepare({
    kind: rule?.kind ?? 'strip',
    maximumSeconds: rule?.maximumSeconds ?? null,
    source,
    mime: row.originalMime,
    onProgress,
    signal,
  });
  try {
    return await store(ports, row, media);
  } finally {
    await media.release();
  }
}

/** Renews the lease, and stores the progress. */
async function renew({ database, clock }: Ports, { id, attempts }: FileRow, progress: number): Promise<void> {
  const workedUntil = new Date(clock.now().getTime() + lease);
  await database.db
    .update(files)
    .set({ workedUntil, progress })
    .where(and(eq(files.id, id), eq(files.attempts, attempts)));
}

/** The reason of a failure in the language of the file's owner, who is the only one to see it. */
async function explain(db: Db, { ownerId }: FileRow, error: unknown): Promise<string> {
  const [owner] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, ownerId));
  const why: Reason = error instanceof MediaRefusal ? error.reason : { reason: 'MEDIA_FAILED' };
  return translate(owner?.locale === 'es-ES' ? 'es-ES' : 'en-US', why.reason, why.params);
}

/** Creates the queue of one process. */
export function createMediaQueue(
  ports: Ports,
  transaction: Context['transaction'],
  onError: (error: unknown) => void,
): MediaQueue {
  const stopping = new AbortController();
  const waiting = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  let left = 0;

  const end = async (row: FileRow, changes: Partial<FileRow>) => {
    const isKept = await finish(transaction, row, changes);
    // The uploaded file is never served, and may contain private metadata, such as the place of a recording.
    if (isKept) await ports.storage.delete(storageKey(row.id, 'original'));
    const [still] = isKept
      ? [row]
      : await ports.database.db.select({ id: files.id }).from(files).where(eq(files.id, row.id));
    if (!still) await deleteStoredBytes(ports, row.id);
  };
  const work = async (id: string) => {
    const row = await claim(ports, id);
    if (!row) return;
    let progress = 0;
    const stopLease = keepLease(ports.timer, lease, () => renew(ports, row, progress), onError);
    try {
      const onProgress = (fraction: number) => {
        progress = Math.max(progress, Math.min(fraction, 0.99));
      };
      await end(row, await prepare(ports, row, stopping.signal, onProgress));
    } catch (error) {
      const { db } = ports.database;
      const mine = and(eq(files.id, id), eq(files.attempts, row.attempts));
      if (findCause(error, StorageUnavailable)) {
        onError(error);
        // The file did not cause this failure: the attempt does not count, and the next one follows the lease's expiry.
        await db
          .update(files)
          .set({ attempts: row.attempts - 1 })
          .where(mine);
      } else if (stopping.signal.aborted) {
        await db
          .update(files)
          .set({ status: 'uploaded', workedUntil: null, attempts: row.attempts - 1 })
          .where(mine);
      } else if (error instanceof MediaRefusal || row.attempts >= maximumAttempts) {
        await end(row, { status: 'failed', reason: await explain(db, row, error) });
        if (!(error instanceof MediaRefusal)) onError(error);
      } else {
        // The lease expires; then a worker retries.
        onError(error);
      }
    } finally {
      stopLease();
    }
  };
  const add = (id: string) => {
    if (waiting.has(id) || stopping.signal.aborted) return;
    waiting.add(id);
    left += 1;
    running = running.then(async () => {
      waiting.delete(id);
      if (!stopping.signal.aborted) await work(id).catch(onError);
      left -= 1;
    });
  };
  return {
    add,
    async sweep() {
      const { db } = ports.database;
      const now = ports.clock.now();
      const isLeft = or(
        lt(files.workedUntil, now),
        and(isNull(files.workedUntil), lt(files.createdAt, new Date(now.getTime() - lease))),
      );
      const rows = await db
        .select({ id: files.id })
        .from(files)
        .where(and(isUnfinished, ne(files.purpose, 'incoming'), isLeft))
        .orderBy(files.id)
        .limit(20);
      for (const { id } of rows) add(id);
    },
    async settle() {
      const isBusy = left > 0;
      await running;
      return isBusy;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
