import { useEffect, useState } from 'react';
import { STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { type Command, messages, type Reply, type StageReport } from '../protocol.ts';
import { type Rerun, useRerun } from './use-rerun.ts';

/** The story on the stage, and how to control it. */
export interface Stage extends Rerun {
  /** Undefined until the story has reported. */
  report: StageReport | undefined;
  /** The last reply of the story. */
  reply: Reply | undefined;
  send(command: Command): void;
}

/** Connects the panel to the page of the current story. */
export function useStage(): Stage {
  const [report, setReport] = useState<StageReport>();
  const [reply, setReply] = useState<Reply>();
  const emit = useChannel({
    [messages.report]: setReport,
    [messages.reply]: setReply,
    [STORY_RENDERED]: () => emit(messages.command, { type: 'report' } satisfies Command),
    [STORY_CHANGED]: () => {
      setReport(undefined);
      setReply(undefined);
    },
  });
  const send = (command: Command): void => emit(messages.command, command);
  // The story may have been rendered before the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => send({ type: 'report' }), []);
  return { report, reply, send, ...useRerun() };
}
