import type { Statement } from '../growth/database-time.ts';

/** A list that is measured: its request, the statements that the server sends for it, and its response. */
export interface MeasuredList {
  name: string;
  /** The path with the query. */
  path: string;
  statements: Statement[];
  /** The parsed body of the response. */
  body: unknown;
}

/** The message that the server's process sends when it listens. */
export interface HostReady {
  origin: string;
  /** The token of the fan whose lists are read. */
  token: string;
  lists: MeasuredList[];
}

/** A request to a process: to return the CPU time in microseconds that it has used, or to stop. */
export type HostRequest = 'processor-time' | 'stop';
