/** Why a server can't start, in a sentence for whoever starts it. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** Errors of a folder that is read-only, full, or no folder. */
const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST', 'EIO']);

/**
 * Says why the data folder can't be used; other errors stay as they are.
 *
 * @param error - what a file operation in the folder failed with
 */
export function toFolderRefusal(error: unknown, folder: string): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // What `mkdir` with `recursive` answers on a read-only file system.
  const isReadOnly = code === 'ENOENT' && syscall === 'mkdir';
  if (!isReadOnly && !folderCodes.has(code)) return error;
  return new StartRefusal(
    `The folder ${folder} can't be written (${code}). Make it writable, or choose another one with FANLIGHT_DATA.`,
    { cause: error },
  );
}

/** Says that the embedded database can't be opened, except where the folder is the reason. */
export function toDatabaseRefusal(error: unknown, dataDir: string): unknown {
  const refusal = toFolderRefusal(error, dataDir);
  if (refusal !== error) return refusal;
  return new StartRefusal(
    `The database in ${dataDir} is damaged and can't be opened. Restore a backup of the folder, or choose another one with FANLIGHT_DATA.`,
    { cause: error },
  );
}
