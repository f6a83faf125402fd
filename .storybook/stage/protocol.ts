// Messages between the panel, in Storybook's manager, and the page of the story.
import type { ServerEventName } from '@fanlight/sdk/events';
import type { OperationId } from '@fanlight/sdk/operations';

/** An operation that the story called, and how its last call ended. */
export interface CalledOperation {
  operation: OperationId;
  /** An error code, a status, or `waiting`. */
  outcome: string;
}

/** A time in a response at which something ends, such as the end of a poll. */
export interface Ending {
  /** The field, and the operation in whose response it is. */
  name: string;
  /** The time in milliseconds, because Storybook's channel would turn an ISO 8601 text into a `Date`. */
  atMs: number;
}

/** States of the realtime connection. */
export const connections = ['connected', 'reconnecting', 'lost'] as const;
export type ConnectionState = (typeof connections)[number];

/** The state of the story, for the panel. */
export interface StageReport {
  called: CalledOperation[];
  endings: Ending[];
  connection: ConnectionState;
  /** Whether the page has opened a connection. The pages of visitors do not open it. */
  isConnectable: boolean;
  /** The number of events that will be lost although the connection is up. */
  eventsToLose: number;
  /** Descriptions of the events that did not reach the page. */
  missed: { id: string; text: string }[];
  /** Whether events can be fired. The true engine sends its own events. */
  canFire: boolean;
  /** The actions of the other person. Empty unless the true engine runs. */
  acts: string[];
}

/** A request of the panel. */
export type Command =
  | { type: 'report' }
  /** Requests an example of an event's payload. */
  | { type: 'example'; event: ServerEventName }
  /** The payload is JSON, which the channel does not change. */
  | { type: 'fire'; event: ServerEventName; json: string }
  | { type: 'connection'; to: ConnectionState }
  | { type: 'lose'; count: number }
  | { type: 'act'; name: string }
  /** Discards the data of the true engine. */
  | { type: 'restart' };

/** The response to a command that has one. */
export type Reply =
  | { type: 'example'; event: ServerEventName; json: string }
  | { type: 'done' | 'problem'; of: Command['type']; text: string };

/** Names of the messages on Storybook's channel. */
export const messages = {
  report: 'fanlight/stage/report',
  command: 'fanlight/stage/command',
  reply: 'fanlight/stage/reply',
} as const;
