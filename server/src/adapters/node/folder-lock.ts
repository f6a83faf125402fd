import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

const lockOf = (folder: string) => join(folder, 'server.lock');

function readLock(file: string): { text: string; owner: Owner | undefined } | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return { text, owner: JSON.parse(text) };
  } catch {
    return { text, owner: undefined };
  }
}

/** Takes the lock of a process that is gone away; puts back what somebody else wrote there in the meantime. */
function removeDead(file: string, text: string) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') === text) rmSync(aside);
  else renameSync(aside, file);
}

/**
 * Says early that a folder is in use, before anything dear is loaded; {@link lockFolder} decides.
 *
 * @throws {FolderInUse} when a living process has it; the message names the folder
 */
export function requireFreeFolder(folder: string): void {
  const owner = readLock(lockOf(folder))?.owner;
  if (!owner || !isAlive(owner)) return;
  throw new FolderInUse(
    `Another server (process ${owner.pid} on ${owner.host}) is using the folder ${folder}. Stop it, or choose another folder with FANLIGHT_DATA.`,
  );
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
  const file = lockOf(folder);
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), start: startOf(process.pid) });
  for (let tried = 0; tried < 5; tried += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => {
        if (readLock(file)?.text === mine) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    requireFreeFolder(folder);
    const found = readLock(file);
    // One that was made this moment is empty until its owner has written its name.
    if (found && !found.owner && tried < 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    else if (found && !(found.owner && isAlive(found.owner))) removeDead(file, found.text);
  }
  throw new FolderInUse(`The folder ${folder} could not be locked.`);
}
