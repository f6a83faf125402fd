import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
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

/** Milliseconds between heartbeats: the owner of a lock sets the time of its file anew. */
const heartbeatMs = 2000;
/** Milliseconds without a heartbeat after which the lock of a process on another host is free. */
const defaultLeaseMs = 20_000;

function sleepSync(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * Whether the owner of a lock shows a heartbeat. Waits for one instead of comparing times, because the clocks of two
 * hosts differ; a container that replaces a killed one has another host name, and starts once the lease is over.
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

/** Milliseconds after which a claim counts as left behind by a killed process; a claim is held for a few. */
const claimMs = 10_000;

/**
 * Puts our lock in the place of one whose owner has gone. Who does that holds a claim named after the old lock, so that no
 * two do: a lock that were moved aside to be looked at could be missed by a third, who would take the folder as well.
 *
 * @returns false when another process was faster
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
 * Says early that a process of this host uses a folder, before anything expensive is loaded; {@link lockFolder} decides.
 *
 * @throws {FolderInUse} when a running process has it; the message names the folder
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
    // A disk that is full or read-only for a while; the next heartbeat tries again.
  }
}

/**
 * Takes a folder for this process: the embedded database has no lock of its own, and two processes on one folder lose
 * what they acknowledged. The lock of a process that is gone is taken over.
 *
 * @param leaseMs - milliseconds without a heartbeat after which the lock of another host is free
 * @returns how to give it back
 * @throws {FolderInUse} when a living process has it; the message names the folder
 */
export function lockFolder(folder: string, leaseMs = defaultLeaseMs): () => void {
  mkdirSync(folder, { recursive: true });
  const file = lockOf(folder);
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), start: startOf(process.pid) });
  const hold = () => {
    const heartbeat = setInterval(() => beat(file), heartbeatMs);
    heartbeat.unref();
    return () => {
      clearInterval(heartbeat);
      if (readLock(file)?.text === mine) rmSync(file, { force: true });
    };
  };
  for (let tried = 0; tried < 5; tried += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return hold();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = readLock(file);
    const owner = found?.owner;
    // One that was made this moment is empty until its owner has written its name.
    if (found && !owner && tried < 2) sleepSync(50);
    else if (owner && (owner.host === hostname() ? isRunning(owner) : hasHeartbeat(file, leaseMs)))
      throw inUse(folder, owner);
    else if (found && takeOver(file, found.text, mine)) return hold();
  }
  throw new FolderInUse(`The folder ${folder} could not be locked.`);
}
