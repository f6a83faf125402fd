import type { DownloadLink } from '@fanlight/sdk/models';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { fileUrl } from './pictures.ts';

/**
 * The signed URL of a digital product's file, served as an attachment (rules F1, M10).
 *
 * @param previousFileId - the product's previous file, until the new one is ready
 * @throws {ApiFailure} `FILE_NOT_READY` while it is processed, `NOT_FOUND` if it was deleted
 */
export async function linkDownload(
  { db, ports }: Context,
  fileId: string,
  previousFileId: string | null,
): Promise<DownloadLink> {
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, previousFileId ? [fileId, previousFileId] : [fileId]));
  if (rows.length === 0) throw new ApiFailure('NOT_FOUND');
  // The new file may still be processed, or its processing may have failed.
  const ready = rows.filter(({ status }) => status === 'ready');
  const file = ready.find(({ id }) => id === fileId) ?? ready[0];
  if (!file) throw new ApiFailure('FILE_NOT_READY');
  const url = fileUrl(ports, file.id, 'download');
  const expires = Number(new URL(url, 'http://localhost').searchParams.get('expires'));
  return { url, fileName: file.fileName, size: file.originalBytes, expiresAt: new Date(expires * 1000).toISOString() };
}
