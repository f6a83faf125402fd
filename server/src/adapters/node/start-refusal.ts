/** The reason why a server cannot start, as a message for its operator. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** The error codes of a folder that is read-only or full, or that is not a folder. */
const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST', 'EIO']);

/**
 * Converts the error of an unusable data folder to a {@link StartRefusal}. Other errors are returned unchanged.
 *
 * @param error - the error of a file operation in the folder
 */
export function toFolderRefusal(error: unknown, folder: string): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // On a read-only file system, `mkdir` with `recursive` fails with this error.
  const isReadOnly = code === 'ENOENT' && syscall === 'mkdir';
  if (!isReadOnly && !folderCodes.has(code)) return error;
  return new StartRefusal(
    `The folder ${folder} can't be written (${code}). Make it writable, or choose another one with FANLIGHT_DATA.`,
    { cause: error },
  );
}

/** Converts an error that occurred while the embedded database was opened, or in its folder. */
export function toDatabaseRefusal(error: unknown, dataDir: string): unknown {
  const refusal = toFolderRefusal(error, dataDir);
  if (refusal !== error) return refusal;
  return new StartRefusal(
    `The database in ${dataDir} is damaged and can't be opened. Restore a backup of the folder, or choose another one with FANLIGHT_DATA.`,
    { cause: error },
  );
}
