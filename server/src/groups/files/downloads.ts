import type { DownloadLink } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { fileUrl } from './pictures.ts';

/**
 * The signed address of what a digital product holds, served as an attachment (rules F1, M10).
 *
 * @throws {ApiFailure} `FILE_NOT_READY` while it is prepared, `NOT_FOUND` when it is gone
 */
export async function linkDownload({ db, ports }: Context, fileId: string): Promise<DownloadLink> {
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  if (!file) throw new ApiFailure('NOT_FOUND');
  if (file.status !== 'ready') throw new ApiFailure('FILE_NOT_READY');
  const url = await fileUrl(ports, fileId, 'download');
  const expires = Number(new URL(url, 'http://localhost').searchParams.get('expires'));
  return { url, fileName: file.fileName, size: file.originalBytes, expiresAt: new Date(expires * 1000).toISOString() };
}
