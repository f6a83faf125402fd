import * as React from 'react';
import { connections } from '../protocol.ts';
import { Section } from './section.tsx';
import type { Stage } from './use-stage.ts';

const names = { connected: 'On', reconnecting: 'Reconnecting', lost: 'Lost' };

/** Cuts and restores the realtime connection. */
export function ConnectionPart({ report, send }: Stage) {
  const reported = report?.connection ?? 'connected';
  const [chosen, setChosen] = React.useState(reported);
  // Another story resets the connection, and so may the story itself.
  React.useEffect(() => setChosen(reported), [reported]);
  const missed = report?.missed ?? [];
  const toLose = report?.eventsToLose ?? 0;
  return (
    <Section title="Connection" help="The realtime connection. The page reads the events that it missed.">
      {missed.length > 0 && (
        <div role="status">
          <strong>Not delivered</strong>
          <ul>
            {missed.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <fieldset disabled={!report?.isConnectable}>
        <legend>State</legend>
        {connections.map((connection) => (
          <label key={connection}>
            <input
              type="radio"
              name="fanlight-connection"
              checked={chosen === connection}
              onChange={() => {
                setChosen(connection);
                send({ type: 'connection', to: connection });
              }}
            />
            {names[connection]}
          </label>
        ))}
      </fieldset>
      <button type="button" disabled={!report?.isConnectable} onClick={() => send({ type: 'lose', count: 3 })}>
        Lose the next 3 events
      </button>
      {toLose > 0 && <p role="status">The next {toLose} events are lost.</p>}
    </Section>
  );
}
