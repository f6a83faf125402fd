import * as React from 'react';
import { defaultTime, formatTime, parseTime } from '../../clock.ts';
import { Section } from './section.tsx';
import type { Stage } from './use-stage.ts';

const minuteMs = 60_000;
const steps = { '+ 1 minute': 1, '+ 1 hour': 60, '+ 1 day': 24 * 60 };

const show = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16).replace('-', ':')} UTC`;

/** Moves the clock of the page. */
export function ClockPart({ report, globals, change }: Stage) {
  const now = String(globals.now ?? defaultTime);
  const go = (time: Date) => change({ now: formatTime(time) });
  return (
    <Section title="Clock" help="The current time of the page. The data does not change with it.">
      <p>
        <output>{show(now)}</output>
      </p>
      <div>
        {Object.entries(steps).map(([name, minutes]) => (
          <button key={name} type="button" onClick={() => go(new Date(parseTime(now).getTime() + minutes * minuteMs))}>
            {name}
          </button>
        ))}
        <button type="button" disabled={now === defaultTime} onClick={() => change({ now: defaultTime })}>
          Now
        </button>
      </div>
      {report && report.endings.length > 0 && (
        <ul>
          {report.endings.map(({ name, atMs }) => (
            <li key={name}>
              <button type="button" onClick={() => go(new Date(atMs - minuteMs))}>
                One minute before it ends
              </button>
              <small>
                <code>{name}</code> {show(formatTime(new Date(atMs)))}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
