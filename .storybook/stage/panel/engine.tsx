import * as React from 'react';
import { ReplyText } from './reply-text.tsx';
import { Section } from './section.tsx';
import type { Stage } from './use-stage.ts';

const kinds = { mocked: 'Mocked', true: 'True' };

/** Chooses between generated responses and the engine with the demo, in which another person can act. */
export function EnginePart({ report, reply, globals, fixed, send, change, rerun }: Stage) {
  const engine = String(globals.engine ?? 'mocked');
  const isTrue = engine === 'true';
  return (
    <Section
      title="Engine"
      help="The true engine runs in the page, with the demo; its time begins at the present. Fans are Noor, performers Mara."
    >
      <fieldset disabled={fixed.includes('engine')}>
        <legend>Platform</legend>
        {Object.entries(kinds).map(([kind, name]) => (
          <label key={kind}>
            <input
              type="radio"
              name="fanlight-engine"
              checked={engine === kind}
              onChange={() => change({ engine: kind })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {isTrue && (report?.acts.length ?? 0) === 0 && (
        <p>Waiting for the engine. If it cannot start, the story says why.</p>
      )}
      {isTrue && (
        <div>
          {report?.acts.map((name) => (
            <button key={name} type="button" onClick={() => send({ type: 'act', name })}>
              {name}
            </button>
          ))}
          <button
            type="button"
            onClick={() => {
              send({ type: 'restart' });
              rerun();
            }}
          >
            Start over
          </button>
        </div>
      )}
      <ReplyText of="act" reply={reply} />
    </Section>
  );
}
