import type { DownloadLink } from '@fanlight/sdk/models';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { fileUrl } from './pictures.ts';

/**
 * Creates a signed URL that serves the file of a digital product as an attachment (rules F1, M10).
 *
 * @param previousFileId - the product's previous file, which is served until the new file is ready
 * @throws {ApiFailure} `FILE_NOT_READY` if neither file is ready, `NOT_FOUND` if the files were deleted
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
  const readyFiles = rows.filter(({ status }) => status === 'ready');
  const file = readyFiles.find(({ id }) => id === fileId) ?? readyFiles[0];
  if (!file) throw new ApiFailure('FILE_NOT_READY');
  const url = fileUrl(ports, file.id, 'download');
  const expires = Number(new URL(url, 'http://localhost').searchParams.get('expires'));
  return { url, fileName: file.fileName, size: file.originalBytes, expiresAt: new Date(expires * 1000).toISOString() };
}
