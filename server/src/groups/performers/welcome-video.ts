import type { WelcomeVideo } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { performers } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import type { Form } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, deleteFiles, type FileRow, fileUrl, readFiles, storeMedia } from '../files/index.ts';
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

/** A performer's welcome video. The performer sees the new one instead while it is processed. */
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

/** Replaces the welcome video by the new one. */
async function replace({ tx }: Unit, performerId: string, fileId: string, before: string | null) {
  await tx
    .update(performers)
    .set({ welcomeFileId: fileId, nextWelcomeFileId: null })
    .where(eq(performers.userId, performerId));
  return before;
}

/** Stores a new welcome video; it is shown once it is ready (rule F3). */
export async function takeWelcomeVideo(context: Context, form: Form, userId: string): Promise<WelcomeVideo> {
  const file = await storeMedia(context, form, 'video', userId, 'welcome-video');
  await context.transaction(async (unit) => {
    const before = await lockPerformer(unit.tx, userId);
    await unit.tx.update(performers).set({ nextWelcomeFileId: file.id }).where(eq(performers.userId, userId));
    await deleteFiles(unit, [before?.nextWelcomeFileId ?? null]);
    const { status } = await attachFile(unit.tx, file.id, unit.now);
    if (status === 'ready')
      await deleteFiles(unit, [await replace(unit, userId, file.id, before?.welcomeFileId ?? null)]);
  });
  return toWelcomeVideo(context, file, true);
}

/** Handles a processed video: shows a welcome video that is ready. */
export async function showReadyWelcomeVideo(context: Context, event: DomainEventOf<'file-processed'>): Promise<void> {
  if (!event.isReady) return;
  const file = (await readFiles(context.db, [event.fileId])).get(event.fileId);
  if (file?.purpose !== 'welcome-video') return;
  await context.transaction(
    async (unit) => {
      const row = await lockPerformer(unit.tx, file.ownerId);
      if (row?.nextWelcomeFileId !== file.id) return;
      await deleteFiles(unit, [await replace(unit, file.ownerId, file.id, row.welcomeFileId)]);
    },
    { ids: [file.ownerId] },
  );
}
