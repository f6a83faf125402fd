import type { Statement } from '../growth/database-time.ts';

/** A measured list: its request, the statements that the server sends for it, and its response. */
export interface MeasuredList {
  name: string;
  /** The path with the query. */
  path: string;
  statements: Statement[];
  /** The body of the response, parsed. */
  body: unknown;
}

/** The message that the server process sends once it listens. */
export interface HostReady {
  origin: string;
  /** The token of the fan whose lists are read. */
  token: string;
  lists: MeasuredList[];
}

/** A request to either process: to return its used CPU time in microseconds, or to stop. */
export type HostRequest = 'processor-time' | 'stop';
