import type { Client } from '@fanlight/sdk';
import type { ServerEventName, ServerEvents } from '@fanlight/sdk/events';
import type { RealtimeSource } from '@fanlight/sdk/realtime';
import type { RequestHandler } from 'msw';
import type { StoryPlatform } from '../../app/src/routes/platform-sample.ts';
import { mockRealtime } from '../../mocks/src/index.ts';
import { type Recording, replay } from '../../mocks/src/recording/index.ts';
import { createLine, type Line } from './line.ts';

/** The platform behind a story, as the panel uses it. */
export interface StagePlatform extends StoryPlatform {
  line: Line;
  /** Handlers instead of the story's own; scenarios and answers change their responses. */
  below: RequestHandler[];
  /** Handlers that precede all others. */
  above: RequestHandler[];
  /** Sends an event; undefined if the platform sends its own. */
  fire?(event: ServerEventName, payload: unknown): void;
  /** Creates a client with its own session; undefined if there is no engine. */
  createClient?(): Client;
  /** Lists the actions of the other person. */
  listActs(): string[];
  /** Performs one of {@link listActs}; returns a description of the result. */
  act(name: string): Promise<string>;
  /** Performs what became due since the clock was changed. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns a source with the connection of the first source and the events of both. */
const merge =
  (first: RealtimeSource, second: RealtimeSource): RealtimeSource =>
  async (token, listeners, currentToken) => {
    const connection = await first(token, listeners, currentToken);
    const other = await second(token, { ...listeners, connected: () => undefined }, currentToken);
    return {
      ...connection,
      close() {
        connection.close();
        other.close();
      },
    };
  };

/**
 * Creates the platform of generated responses, with the story's own and those of its recording. Its events are those of
 * the recording and those that the panel fires.
 */
export function createMockedPlatform(recording?: Recording): StagePlatform {
  const realtime = mockRealtime();
  const recorded = recording && replay(recording);
  const line = createLine(recorded ? merge(realtime.source, recorded.source) : realtime.source);
  return {
    line,
    source: line.source,
    below: [],
    above: [...(recorded?.handlers ?? []), ...realtime.handlers],
    getToken: async () => 'a-token-of-the-stories',
    fire: <N extends ServerEventName>(event: N, payload: unknown) =>
      void realtime.emit(event, payload as ServerEvents[N]),
    listActs: () => [],
    act: async () => '',
    catchUp: async () => undefined,
    stop: async () => undefined,
  };
}
