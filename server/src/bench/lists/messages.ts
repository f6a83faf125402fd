import type { Statement } from '../growth/database-time.ts';

/** A list as it is measured: its request, the statements that the server sends for it, and its answer. */
export interface MeasuredList {
  name: string;
  /** Below the origin, with the query. */
  path: string;
  statements: Statement[];
  /** The answer, parsed. */
  body: unknown;
}

/** What the server process tells once it listens. */
export interface HostReady {
  origin: string;
  /** Of the fan whose lists are read. */
  token: string;
  lists: MeasuredList[];
}

/** What either process is asked: how much processor time it has used, in microseconds, or to stop. */
export type Question = 'processor-time' | 'stop';
