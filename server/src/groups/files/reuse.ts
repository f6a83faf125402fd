import type { Context } from '../../context.ts';
import { libraryPurposes } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Reason } from '../../http/messages/index.ts';
import type { Form } from '../../http/read.ts';
import { type FileRow, mediaRules, type Purpose } from './rules.ts';
import { readFiles } from './store.ts';

/** The requirements of an item for a file. */
export interface FileDemand {
  /** The purposes of new uploads, which need not be ready yet. */
  purposes: Purpose[];
  /** The kinds of files of the media library. */
  kinds: FileRow['kind'][];
  /** The maximum duration of a file of the media library; null if unlimited. The processing limits new uploads. */
  maximumSeconds: number | null;
}

/** Whether a file belongs to the media library (rule F4). */
export const isOfLibrary = ({ purpose }: Pick<FileRow, 'purpose'>): boolean =>
  (libraryPurposes as readonly Purpose[]).includes(purpose);

/** Returns the reason why an item of a performer cannot use a file (rule F4); null if it can. */
function findProblem(file: FileRow | undefined, ownerId: string, demand: FileDemand): Reason | null {
  // The answer for a file of another user does not reveal that the file exists.
  if (file?.ownerId !== ownerId) return { reason: 'FILE_MISSING' };
  const isNewUpload = file.attachedAt === null && file.releasedAt === null && demand.purposes.includes(file.purpose);
  if (isNewUpload && file.status !== 'failed') return null;
  if (!isOfLibrary(file) || !demand.kinds.includes(file.kind) || file.status !== 'ready')
    return { reason: 'FILE_NOT_REUSABLE' };
  const { maximumSeconds } = demand;
  if (maximumSeconds === null || file.kind === 'picture') return null;
  return file.duration !== null && file.duration <= maximumSeconds
    ? null
    : { reason: 'MEDIA_TOO_LONG', params: { max: maximumSeconds } };
}

/**
 * Checks that an item of a performer can use a file.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` for the field at `path`
 */
export function requireUsable(file: FileRow | undefined, ownerId: string, demand: FileDemand, path: string): void {
  const problem = findProblem(file, ownerId, demand);
  if (problem) throw new ApiFailure('VALIDATION_FAILED', { ...problem, fields: [{ path, ...problem }] });
}

/**
 * Finds the file of the media library that a form names instead of a file in `field`, such as by `photoFileId` instead
 * of `photo`. Undefined if the form does not name one, or contains a file.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if the file does not belong to the user, or cannot be used for the purpose
 */
export async function findReusedFile(
  { db }: Context,
  form: Form,
  field: string,
  ownerId: string,
  purpose: Purpose,
): Promise<FileRow | undefined> {
  const name = `${field}FileId`;
  const id = form.fields[name];
  if (!id || form.files[field] || form.streamed[field]) return undefined;
  const rule = purpose in mediaRules ? mediaRules[purpose as keyof typeof mediaRules] : undefined;
  const file = (await readFiles(db, [id])).get(id);
  const maximumSeconds = rule?.maximumSeconds ?? null;
  requireUsable(file, ownerId, { purposes: [], kinds: [rule?.kind ?? 'picture'], maximumSeconds }, name);
  return file;
}
