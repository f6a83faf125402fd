import type { Context } from '../../context.ts';
import { libraryPurposes } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Reason } from '../../http/messages/index.ts';
import type { Form } from '../../http/read.ts';
import { isTooLong } from '../../ports/index.ts';
import { type FileRow, type MediaPurpose, mediaRules, type Purpose } from './rules.ts';
import { readFiles } from './store.ts';

/** Whether a file belongs to the media library (rule F4). */
export const isOfLibrary = ({ purpose }: Pick<FileRow, 'purpose'>): boolean =>
  (libraryPurposes as readonly Purpose[]).includes(purpose);

/** Returns the kind of the files that are uploaded for a purpose, and their maximum duration. */
const limitsOf = (purpose: Purpose): { kind: FileRow['kind']; maximumSeconds: number | null } =>
  purpose in mediaRules ? mediaRules[purpose as MediaPurpose] : { kind: 'picture', maximumSeconds: null };

/** Whether a file was uploaded for one of the purposes, and no item has used it yet. It need not be ready. */
const isNewUpload = ({ attachedAt, releasedAt, purpose, status }: FileRow, purposes: readonly Purpose[]): boolean =>
  attachedAt === null && releasedAt === null && purposes.includes(purpose) && status !== 'failed';

/**
 * Returns the reason why an item of a performer cannot use a file of the media library instead of an upload for one of
 * the purposes (rule F4); null if it can. The same limits apply as to uploads.
 */
function findProblem(file: FileRow | undefined, ownerId: string, purposes: readonly Purpose[]): Reason | null {
  // The answer for a file of another user does not reveal that the file exists.
  if (file?.ownerId !== ownerId) return { reason: 'FILE_MISSING' };
  const limits = purposes.map(limitsOf).find(({ kind }) => kind === file.kind);
  if (!isOfLibrary(file) || !limits || file.status !== 'ready') return { reason: 'FILE_NOT_REUSABLE' };
  const { maximumSeconds } = limits;
  if (maximumSeconds === null || !isTooLong(file.duration ?? Number.POSITIVE_INFINITY, maximumSeconds)) return null;
  return { reason: 'MEDIA_TOO_LONG', params: { max: maximumSeconds } };
}

function refuse(problem: Reason | null, path: string): void {
  if (problem) throw new ApiFailure('VALIDATION_FAILED', { ...problem, fields: [{ path, ...problem }] });
}

/**
 * Checks that an item of a performer can use a file: an upload for one of the purposes, or a file of the media library
 * that could have been one.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` for the field at `path`
 */
export function requireUsable(
  file: FileRow | undefined,
  ownerId: string,
  purposes: readonly Purpose[],
  path: string,
): void {
  if (file?.ownerId === ownerId && isNewUpload(file, purposes)) return;
  refuse(findProblem(file, ownerId, purposes), path);
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
  const file = (await readFiles(db, [id])).get(id);
  refuse(findProblem(file, ownerId, [purpose]), name);
  return file;
}
