import { events, type ServerEventName } from '@fanlight/sdk/events';
import * as React from 'react';
import { ReplyText } from './reply-text.tsx';
import { Section } from './section.tsx';
import type { Stage } from './use-stage.ts';

const serverEvents = (Object.keys(events) as (keyof typeof events)[]).filter(
  (name): name is ServerEventName => events[name].direction === 'server',
);
const groups = [...Map.groupBy(serverEvents, (name) => events[name].group)];

/** Returns the parser's message about a text that is not JSON; otherwise an empty text. */
function findProblem(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Fires an event of the contract, with an editable payload. */
export function EventsPart({ report, reply, send }: Stage) {
  const [event, setEvent] = React.useState<ServerEventName>('notification/created');
  const [text, setText] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const isReady = report !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new in each render
  React.useEffect(() => {
    if (isReady) send({ type: 'example', event });
  }, [event, isReady]);
  React.useEffect(() => {
    if (reply?.type === 'example') setText(reply.json);
  }, [reply]);

  const fire = () => {
    const found = findProblem(text);
    setProblem(found);
    if (!found) send({ type: 'fire', event, json: text });
  };
  if (report && !report.canFire)
    return (
      <Section title="Events" help="The true engine sends its own events: let the other person act.">
        {null}
      </Section>
    );
  return (
    <Section title="Events" help="What the server sends to the page.">
      <label>
        Event
        <select value={event} onChange={({ target }) => setEvent(target.value as ServerEventName)}>
          {groups.map(([group, names]) => (
            <optgroup key={group} label={group}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        Payload
        <textarea
          rows={8}
          spellCheck={false}
          value={text}
          aria-invalid={problem !== ''}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div>
        <button type="button" disabled={!isReady} onClick={fire}>
          Fire
        </button>
        <button type="button" disabled={!isReady} onClick={() => send({ type: 'example', event })}>
          Reset the payload
        </button>
      </div>
      {problem ? <p role="alert">{problem}</p> : <ReplyText of="fire" reply={reply} />}
    </Section>
  );
}
