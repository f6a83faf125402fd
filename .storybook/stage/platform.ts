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
  /** Handlers that replace those of the story. Scenarios and answers change their responses. */
  below: RequestHandler[];
  /** Handlers that precede all others. */
  above: RequestHandler[];
  /** Sends an event. Undefined if the engine sends the events. */
  fire?(event: ServerEventName, payload: unknown): void;
  /** Creates a client with its own session. Undefined if there is no engine. */
  createClient?(): Client;
  /** Lists the actions of the other person. */
  listActs(): string[];
  /** Performs an action of {@link listActs}. Returns a description of the result. */
  act(name: string): Promise<string>;
  /** Runs the jobs that became due when the clock was changed. */
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
 * Creates the platform without an engine. Its responses are generated, or come from the handlers of the story or from
 * the recording. Its events come from the recording and from the panel.
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
