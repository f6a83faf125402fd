import * as React from 'react';
import { useParameter } from 'storybook/manager-api';
import { convert } from 'storybook/theming';
import { brand } from '../../brand.ts';
import { AboutPart } from './about.tsx';
import { AnswersPart } from './answers.tsx';
import { ClockPart } from './clock.tsx';
import { ConnectionPart } from './connection.tsx';
import { EnginePart } from './engine.tsx';
import { EventsPart } from './events.tsx';
import { styleOf } from './style.ts';
import { useStage } from './use-stage.ts';

/** The panel: controls the platform, the events and the time behind a page. */
export function StagePanel({ isActive }: { isActive: boolean }) {
  const isPage = useParameter('isAppPage', false);
  const stage = useStage();
  const theme = React.useMemo(
    () => convert(brand(stage.globals.theme === 'light' ? 'light' : 'dark')),
    [stage.globals.theme],
  );
  return (
    <div className="fanlight-stage" style={isActive ? {} : { display: 'none' }}>
      <style>{styleOf(theme)}</style>
      {isPage ? (
        <>
          <AboutPart />
          <ConnectionPart {...stage} />
          <AnswersPart {...stage} />
          <EventsPart {...stage} />
          <ClockPart {...stage} />
          <EnginePart {...stage} />
        </>
      ) : (
        <>
          <p role="note">
            This story gets its data as props: it calls no operation, receives no events and has no connection. Answers,
            events, connection and engine act on pages of the app, which are the stories below Flows and Contract. Use
            the controls to change what this story shows.
          </p>
          <ClockPart {...stage} />
        </>
      )}
    </div>
  );
}
