import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small in-memory file system, on Linux. */
export interface SmallDisk {
  /** The mount point. */
  folder: string;
  /** Writes a file until `bytesLeft` bytes of the disk are free; by default 0. */
  fill(bytesLeft?: number): void;
  /** Removes the file that {@link SmallDisk.fill} has written. */
  free(): void;
  /** Makes the file system read-only or writable. Fails while a file on it is open for writing. */
  setReadOnly(isReadOnly: boolean): void;
  /** Unmounts the file system. */
  remove(): void;
}

const mount = (...parameters: string[]) => execFileSync('mount', parameters, { stdio: 'pipe' });

/**
 * Mounts an empty file system of a size in megabytes.
 *
 * @throws if the process is not permitted to mount
 */
export function createSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(bytesLeft = 0) {
      const file = openSync(filler, 'a');
      try {
        // Fills the end with small pieces, so that no page stays free.
        for (const size of [1 << 20, 1 << 12]) {
          const piece = Buffer.alloc(size);
          while (canWrite(file, piece));
        }
      } finally {
        closeSync(file);
        if (bytesLeft > 0) truncateSync(filler, statSync(filler).size - bytesLeft);
      }
    },
    free: () => rmSync(filler, { force: true }),
    setReadOnly: (isReadOnly) => void mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    remove() {
      // Unmounts lazily, because a process that was just killed may still have a file open.
      execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true });
    },
  };
}

function canWrite(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    createSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

/** The options of a test that mounts a file system. This requires root and, in a container, the capability to mount. */
export const needsMount = { tags: ['mount'], skip: !canMount() };
