import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another server works on the same folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** When a process began, in ticks since the machine did; tells a process from a later one with its number. */
function startOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

interface Owner {
  pid: number;
  host: string;
  start: string | undefined;
}

function isAlive({ pid, host, start }: Owner): boolean {
  // Nothing can be said of a process on another machine: whoever shares a folder that way removes the lock by hand.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return start === undefined || now === undefined || now === start;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Takes a folder for this process: the embedded database has no lock of its own, and two processes on one folder lose
 * what they acknowledged. The lock of a process that is gone is taken over.
 *
 * @returns how to give it back
 * @throws {FolderInUse} when a living process has it; the message names the folder
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), start: startOf(process.pid) });
  for (let tried = 0; tried < 3; tried += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => {
        if (readFileSync(file, 'utf8') === mine) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(file);
    if (owner && isAlive(owner)) {
      throw new FolderInUse(
        `Another server (process ${owner.pid} on ${owner.host}) is using the folder ${folder}. Stop it, or choose another folder with FANLIGHT_DATA.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new FolderInUse(`The folder ${folder} could not be locked.`);
}
