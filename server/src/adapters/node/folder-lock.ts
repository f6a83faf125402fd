import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another server uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Returns the start time of a process in ticks since the system's start. It distinguishes the process from a later one
 * with the same pid.
 */
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

/**
 * Milliseconds between two heartbeats. In each heartbeat, the owner of a lock updates the modification time of the lock
 * file.
 */
const heartbeatMs = 2000;
/** If a process on another host sends no heartbeat for this number of milliseconds, its lock can be taken over. */
const defaultLeaseMs = 20_000;

function sleepSync(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * Whether the owner of a lock on another host sends heartbeats. Waits for a heartbeat and does not compare times,
 * because the clocks of two hosts differ. A container that replaces a killed container has another host name, so it
 * waits until the lease is over.
 */
function hasHeartbeat(file: string, leaseMs: number): boolean {
  const readTime = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const first = readTime();
  for (let waited = 0; waited < leaseMs; waited += heartbeatMs / 4) {
    const time = readTime();
    if (time === undefined) return false;
    if (time !== first) return true;
    sleepSync(heartbeatMs / 4);
  }
  return false;
}

/** Whether a process of this host runs. */
function isRunning({ pid, start }: Owner): boolean {
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

/**
 * A claim file that is older than this number of milliseconds is stale: its process was killed. Other claim files exist
 * for only a few milliseconds.
 */
const claimMs = 10_000;

/**
 * Replaces the lock of a dead owner. First creates a claim file that is named after the old lock, so that only one
 * process replaces the lock. If the old lock file were moved away instead, a third process could find no lock, and take
 * the folder as well.
 *
 * @returns false if another process won the race
 */
function takeOver(file: string, dead: string, mine: string): boolean {
  const claim = `${file}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`;
  try {
    writeFileSync(claim, mine, { flag: 'wx' });
  } catch {
    const since = statSync(claim, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > claimMs) rmSync(claim, { force: true });
    return false;
  }
  if (readLock(file)?.text !== dead) {
    rmSync(claim, { force: true });
    return false;
  }
  renameSync(claim, file);
  return true;
}

function inUse(folder: string, { pid, host }: Owner): FolderInUse {
  return new FolderInUse(
    `Another server (process ${pid} on ${host}) is using the folder ${folder}. Stop it, or choose another folder with FANLIGHT_DATA.`,
  );
}

/**
 * Checks whether another process of this host uses a folder, before expensive code is loaded. Only {@link lockFolder}
 * is exact.
 *
 * @throws {FolderInUse} if a running process has locked the folder; the message contains the folder
 */
export function requireFreeFolder(folder: string): void {
  const owner = readLock(lockOf(folder))?.owner;
  if (owner?.host === hostname() && isRunning(owner)) throw inUse(folder, owner);
}

function beat(file: string) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The disk may be full or read-only for some time. The next heartbeat tries again.
  }
}

/**
 * Locks a folder for this process. The embedded database has no lock of its own, and two processes that use one folder
 * would lose acknowledged writes. The lock of a dead process is taken over.
 *
 * @param leaseMs - milliseconds without a heartbeat after which the lock of another host can be taken over
 * @returns a function that releases the lock
 * @throws {FolderInUse} if a running process has locked the folder; the message contains the folder
 */
export function lockFolder(folder: string, leaseMs = defaultLeaseMs): () => void {
  mkdirSync(folder, { recursive: true });
  const file = lockOf(folder);
  const newLock = JSON.stringify({ pid: process.pid, host: hostname(), start: startOf(process.pid) });
  const startHeartbeat = () => {
    const heartbeat = setInterval(() => beat(file), heartbeatMs);
    heartbeat.unref();
    return () => {
      clearInterval(heartbeat);
      if (readLock(file)?.text === newLock) rmSync(file, { force: true });
    };
  };
  for (let tried = 0; tried < 5; tried += 1) {
    try {
      writeFileSync(file, newLock, { flag: 'wx' });
      return startHeartbeat();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = readLock(file);
    const owner = found?.owner;
    // Waits, because a new lock file is empty until its owner has written it.
    if (found && !owner && tried < 2) sleepSync(50);
    else if (owner && (owner.host === hostname() ? isRunning(owner) : hasHeartbeat(file, leaseMs)))
      throw inUse(folder, owner);
    else if (found && takeOver(file, found.text, newLock)) return startHeartbeat();
  }
  throw new FolderInUse(`The folder ${folder} could not be locked.`);
}
