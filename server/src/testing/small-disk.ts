import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small in-memory file system, on Linux. */
export interface SmallDisk {
  /** The mount point. */
  folder: string;
  /** Writes a file until the disk is full except for `bytesLeft` bytes, 0 by default. */
  fill(bytesLeft?: number): void;
  /** Removes the file of {@link SmallDisk.fill}. */
  free(): void;
  /** Remounts the file system. Fails while a file on it is open for writing. */
  setReadOnly(isReadOnly: boolean): void;
  /** Unmounts the file system. */
  remove(): void;
}

const mount = (...parameters: string[]) => execFileSync('mount', parameters, { stdio: 'pipe' });

/** Mounts an empty file system of a size in megabytes. @throws without permission to mount */
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
        // Small pieces at the end, so that no page remains free.
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
      // Lazily, because a process that was just killed may still have an open file.
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

/** Options of a test that mounts a file system, which requires root and, in a container, the capability to mount. */
export const needsMount = { tags: ['mount'], skip: !canMount() };
