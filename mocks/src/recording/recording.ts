import type { ServerEvent } from '@fanlight/sdk/events';
import type { OperationId } from '@fanlight/sdk/operations';

/** A call of the API and its response. Request bodies are not recorded, because they contain passwords. */
export interface RecordedCall {
  type: 'call';
  /** Milliseconds since the start of the recording. */
  atMs: number;
  operation: OperationId;
  /** The path below `/api` with the query, such as `/feeds?limit=10`. */
  url: string;
  status: number;
  /** The JSON response; null if there was none. */
  body: unknown;
}

/** An event that the realtime connection received. */
export interface RecordedEvent {
  type: 'event';
  /** Milliseconds since the start of the recording. */
  atMs: number;
  event: ServerEvent;
}

/** A session in the app, as `?record` saves it: the responses and events in the order in which they arrived. */
export interface Recording {
  version: 1;
  /** ISO time of the start. */
  startedAt: string;
  /** The path and query of the first page. */
  path: string;
  /** Whether the viewer was logged in at the start. */
  isLoggedIn: boolean;
  entries: (RecordedCall | RecordedEvent)[];
}
