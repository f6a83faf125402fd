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
import { findItemIdOfFile } from './item-of-file.ts';
import { toProcessing } from './present.ts';
import { adaptivePurposes, type FileRow, type MediaPurpose, mediaRules, pictureSizes, storageKey } from './rules.ts';

/** If the lease of a file was not renewed for this number of milliseconds, another process can claim the file. */
const leaseMs = 60_000;
/** After this number of attempts, the file gets the status `failed`. */
const maximumAttempts = 3;

/**
 * Processes videos and audio files (rule F3). A process works on one file at a time, and two processes never work on the
 * same file.
 */
export interface MediaQueue {
  /** Starts processing without waiting for it. */
  add(fileId: string): void;
  /** Adds files whose processing another process started and did not finish. */
  sweep(): Promise<void>;
  /** Waits until all added files are processed; returns false if there were none. */
  settle(): Promise<boolean>;
  /** Aborts the current work. The next server that starts processes the file again. */
  stop(): Promise<void>;
}

const isUnfinished = inArray(files.status, ['uploaded', 'processing']);

/** Claims a file for this process; undefined if the file is processed, deleted, or claimed by another process. */
async function claim({ database, clock }: Ports, id: string): Promise<FileRow | undefined> {
  const now = clock.now();
  const isFree = or(isNull(files.workedUntil), lt(files.workedUntil, now));
  const [row] = await database.db
    .update(files)
    .set({
      status: 'processing',
      attempts: sql`${files.attempts} + 1`,
      workedUntil: new Date(now.getTime() + leaseMs),
    })
    .where(and(eq(files.id, id), isUnfinished, ne(files.purpose, 'incoming'), isFree))
    .returning();
  return row;
}

/** Stores the result; returns false if the file was deleted or another process has taken it over. */
async function finish(
  transaction: Context['transaction'],
  { id, attempts, ownerId }: FileRow,
  changes: Partial<FileRow>,
): Promise<boolean> {
  const writeResult = async (unit: Unit) => {
    const [row] = await unit.tx
      .update(files)
      .set({ ...changes, workedUntil: null })
      .where(and(eq(files.id, id), eq(files.attempts, attempts), eq(files.status, 'processing')))
      .returning();
    if (!row) return false;
    const objectId = await findItemIdOfFile(unit.tx, id);
    unit.emit(userChannel(ownerId), 'file/processed', { file: toProcessing(row, true), objectId });
    unit.publish({ type: 'file-processed', fileId: id, isReady: row.status === 'ready' });
    return true;
  };
  return transaction(writeResult, { ids: [ownerId] });
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

/** Stores the renditions for HLS and the storyboard. */
async function storeAdaptive({ storage }: Ports, id: string, { renditions, storyboard }: PreparedMedia) {
  const stored: NonNullable<FileRow['renditions']> = [];
  for (const { open, playlist, ...properties } of renditions) {
    await storage.put(storageKey(id, `segments-${properties.name}`), open());
    await storage.put(storageKey(id, `playlist-${properties.name}`), new TextEncoder().encode(playlist));
    stored.push(properties);
  }
  if (storyboard) await storage.put(storageKey(id, 'storyboard'), storyboard.bytes);
  return {
    renditions: stored.length > 0 ? stored : null,
    storyboard: storyboard && { ...storyboard, bytes: storyboard.bytes.length },
  };
}

/** Stores the processed file, its renditions and its poster; returns the columns that change in the file's row. */
async function storePrepared(ports: Ports, { id, purpose }: FileRow, media: PreparedMedia): Promise<Partial<FileRow>> {
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
    ...(await storeAdaptive(ports, id, media)),
  };
}

async function prepareAndStore(
  ports: Ports,
  row: FileRow,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
) {
  const original = await ports.storage.get(storageKey(row.id, 'original'));
  if (!original) throw new MediaRefusal('UPLOAD_MISSING');
  const source = original.body instanceof Uint8Array ? new Blob([original.body.slice()]).stream() : original.body;
  // A digital product has no media rule. Its metadata is removed, and it is not converted.
  const rule = row.purpose in mediaRules ? mediaRules[row.purpose as MediaPurpose] : undefined;
  const media = await ports.video.prepare({
    kind: rule?.kind ?? 'strip',
    maximumSeconds: rule?.maximumSeconds ?? null,
    isAdaptive: adaptivePurposes.has(row.purpose),
    source,
    mime: row.originalMime,
    onProgress,
    signal,
  });
  try {
    return await storePrepared(ports, row, media);
  } finally {
    await media.release();
  }
}

/** Renews the lease of a file and stores the progress. */
async function renewLease({ database, clock }: Ports, { id, attempts }: FileRow, progress: number): Promise<void> {
  const workedUntil = new Date(clock.now().getTime() + leaseMs);
  await database.db
    .update(files)
    .set({ workedUntil, progress })
    .where(and(eq(files.id, id), eq(files.attempts, attempts)));
}

/** Returns the reason of a failure in the language of the file's owner. Other users do not receive the reason. */
async function translateFailure(db: Db, { ownerId }: FileRow, error: unknown): Promise<string> {
  const [owner] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, ownerId));
  const { reason, params }: Reason = error instanceof MediaRefusal ? error.reason : { reason: 'MEDIA_FAILED' };
  return translate(owner?.locale === 'es-ES' ? 'es-ES' : 'en-US', reason, params);
}

/** Creates the media queue of a process. */
export function createMediaQueue(
  ports: Ports,
  transaction: Context['transaction'],
  onError: (error: unknown) => void,
): MediaQueue {
  const stopping = new AbortController();
  const waitingIds = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  let totalUnprocessed = 0;

  const storeResult = async (row: FileRow, changes: Partial<FileRow>) => {
    const isStored = await finish(transaction, row, changes);
    if (isStored) {
      // The uploaded file may contain private metadata, such as the place of a recording. It is never served.
      await ports.storage.delete(storageKey(row.id, 'original'));
      return;
    }
    const [existing] = await ports.database.db.select({ id: files.id }).from(files).where(eq(files.id, row.id));
    if (!existing) await deleteStoredBytes(ports, row.id);
  };
  const processFile = async (id: string) => {
    const row = await claim(ports, id);
    if (!row) return;
    let progress = 0;
    const stopLease = keepLease(ports.timer, leaseMs, () => renewLease(ports, row, progress), onError);
    try {
      const onProgress = (fraction: number) => {
        progress = Math.max(progress, Math.min(fraction, 0.99));
      };
      await storeResult(row, await prepareAndStore(ports, row, stopping.signal, onProgress));
    } catch (error) {
      const { db } = ports.database;
      const isClaimedHere = and(eq(files.id, id), eq(files.attempts, row.attempts));
      if (findCause(error, StorageUnavailable)) {
        onError(error);
        // If the storage is unavailable, the file is not at fault, so this attempt is not counted. The lease is kept,
        // so that the next attempt starts after it expires.
        await db
          .update(files)
          .set({ attempts: row.attempts - 1 })
          .where(isClaimedHere);
      } else if (stopping.signal.aborted) {
        await db
          .update(files)
          .set({ status: 'uploaded', workedUntil: null, attempts: row.attempts - 1 })
          .where(isClaimedHere);
      } else if (error instanceof MediaRefusal || row.attempts >= maximumAttempts) {
        await storeResult(row, { status: 'failed', reason: await translateFailure(db, row, error) });
        if (!(error instanceof MediaRefusal)) onError(error);
      } else {
        // The next attempt starts after the lease has expired.
        onError(error);
      }
    } finally {
      stopLease();
    }
  };
  const add = (id: string) => {
    if (waitingIds.has(id) || stopping.signal.aborted) return;
    waitingIds.add(id);
    totalUnprocessed += 1;
    running = running.then(async () => {
      waitingIds.delete(id);
      if (!stopping.signal.aborted) await processFile(id).catch(onError);
      totalUnprocessed -= 1;
    });
  };
  return {
    add,
    async sweep() {
      const { db } = ports.database;
      const now = ports.clock.now();
      const isAbandoned = or(
        lt(files.workedUntil, now),
        and(isNull(files.workedUntil), lt(files.createdAt, new Date(now.getTime() - leaseMs))),
      );
      const rows = await db
        .select({ id: files.id })
        .from(files)
        .where(and(isUnfinished, ne(files.purpose, 'incoming'), isAbandoned))
        .orderBy(files.id)
        .limit(20);
      for (const { id } of rows) add(id);
    },
    async settle() {
      const hasWork = totalUnprocessed > 0;
      await running;
      return hasWork;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
