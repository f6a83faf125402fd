import type { WelcomeVideo } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { performers } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import type { Form } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, type FileRow, fileUrl, readFiles, releaseFiles, storeMedia } from '../files/index.ts';
import { lockPerformer, type PerformerRow } from './store.ts';

function toWelcomeVideo({ ports }: Context, file: FileRow, isOwner: boolean): WelcomeVideo {
  const isReady = file.status === 'ready';
  return {
    _id: file.id,
    status: file.status,
    reason: isOwner ? file.reason : null,
    url: isReady ? fileUrl(ports, file.id, 'display') : null,
    posterUrl: isReady ? fileUrl(ports, file.id, 'poster') : null,
    captionsUrl: isReady && file.captionsFileId ? fileUrl(ports, file.captionsFileId, 'captions') : null,
    duration: file.duration,
    width: isReady ? file.width : null,
    height: isReady ? file.height : null,
  };
}

/**
 * Reads a performer's welcome video. While a new video is processed, the performer receives the new video, and all
 * other viewers receive the previous one.
 */
export async function readWelcomeVideo(
  context: Context,
  { performer }: PerformerRow,
  isOwner: boolean,
): Promise<WelcomeVideo | null> {
  const { welcomeFileId, nextWelcomeFileId } = performer;
  const id = (isOwner ? nextWelcomeFileId : null) ?? welcomeFileId;
  const file = (await readFiles(context.db, [id])).get(id ?? '');
  return file ? toWelcomeVideo(context, file, isOwner) : null;
}

/** Makes a processed video the welcome video, and deletes the previous one. */
async function replaceWelcomeVideo(unit: Unit, performerId: string, fileId: string, previousFileId: string | null) {
  await unit.tx
    .update(performers)
    .set({ welcomeFileId: fileId, nextWelcomeFileId: null })
    .where(eq(performers.userId, performerId));
  await releaseFiles(unit, [previousFileId]);
}

/** Stores a new welcome video, which replaces the previous one once it is ready (rule F3). */
export async function storeWelcomeVideo(context: Context, form: Form, userId: string): Promise<WelcomeVideo> {
  const file = await storeMedia(context, form, 'video', userId, 'welcome-video');
  await context.transaction(async (unit) => {
    const before = await lockPerformer(unit.tx, userId);
    await unit.tx.update(performers).set({ nextWelcomeFileId: file.id }).where(eq(performers.userId, userId));
    await releaseFiles(unit, [before?.nextWelcomeFileId ?? null]);
    const { status } = await attachFile(unit.tx, file.id, unit.now);
    if (status === 'ready') await replaceWelcomeVideo(unit, userId, file.id, before?.welcomeFileId ?? null);
  });
  return toWelcomeVideo(context, file, true);
}

/** Replaces a welcome video once the new one is processed. Other files are ignored. */
export async function showReadyWelcomeVideo(context: Context, event: DomainEventOf<'file-processed'>): Promise<void> {
  if (!event.isReady) return;
  const file = (await readFiles(context.db, [event.fileId])).get(event.fileId);
  if (file?.purpose !== 'welcome-video') return;
  await context.transaction(
    async (unit) => {
      const row = await lockPerformer(unit.tx, file.ownerId);
      if (row?.nextWelcomeFileId !== file.id) return;
      await replaceWelcomeVideo(unit, file.ownerId, file.id, row.welcomeFileId);
    },
    { ids: [file.ownerId] },
  );
}
