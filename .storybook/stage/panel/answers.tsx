import type { OperationId } from '@fanlight/sdk/operations';
import * as React from 'react';
import { formatAnswers, listStates, parseAnswers, withAnswer } from '../answers.ts';
import { Section } from './section.tsx';
import type { Stage } from './use-stage.ts';

/** The operations that the story called, each with the states that the contract declares. */
export function AnswersPart({ report, globals, change }: Stage) {
  const answers = parseAnswers(globals.answers);
  const outcomes = new Map(report?.called.map(({ operation, outcome }) => [operation, outcome]));
  // An operation with an answer stays in the list if it is no longer called.
  const listed = new Set([...outcomes.keys(), ...(Object.keys(answers) as OperationId[])]);
  const normal = globals.engine === 'true' ? 'from the engine' : 'as mocked';
  const choose = (next: typeof answers) => change({ answers: formatAnswers(next) });
  return (
    <Section title="Answers" help="How the operations that this story called respond. The play function runs again.">
      {listed.size === 0 && <p>{report ? 'The story has not called an operation.' : 'Waiting for the story.'}</p>}
      <ul>
        {[...listed].map((operation) => (
          <li key={operation}>
            <label>
              <code>{operation}</code>
              <select
                value={answers[operation] ?? ''}
                onChange={({ target }) => choose(withAnswer(answers, operation, target.value))}
              >
                <option value="">{normal}</option>
                {listStates(operation).map((state) => (
                  <option key={state}>{state}</option>
                ))}
              </select>
            </label>
            <small>{outcomes.get(operation) ?? 'not called'}</small>
          </li>
        ))}
      </ul>
      {Object.keys(answers).length > 0 && (
        <button type="button" onClick={() => choose({})}>
          All {normal}
        </button>
      )}
    </Section>
  );
}
