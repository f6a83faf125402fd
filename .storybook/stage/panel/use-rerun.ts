import { useEffect, useRef, useState } from 'react';
import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  STORY_CHANGED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';

type Globals = Record<string, unknown>;

/** The globals of the story, and functions that run it from the start, with its play function. */
export interface Rerun {
  /** Values of the toolbar and of the panel, including those that the story has not applied yet. */
  globals: Globals;
  /** Globals that the story sets itself, which cannot be changed. */
  fixed: readonly string[];
  change(changed: Record<string, string>): void;
  rerun(): void;
}

/**
 * Milliseconds without a new phase after which a run is over. A change of the globals during a run begins another run.
 */
const settledMs = 200;

/** Values that decide what a play function finds. The others change only how the story looks. */
const read = ['locale', 'scenario', 'role', 'answers', 'engine', 'now'];

/** Returns the values that the user has chosen; those that a story sets itself change only with the story. */
const readKey = (userGlobals: Globals): string => read.map((name) => userGlobals[name]).join(' ');

const hasEntries = (globals: Globals): boolean => Object.keys(globals).length > 0;

/**
 * Changes globals and then runs the story again, because Storybook renders a story with changed globals without its
 * play function. A change of the toolbar that the play function depends on also runs the story again. The story is run
 * only after Storybook has finished rendering it with the new globals. Otherwise, Storybook would reload the page, which
 * would lose the connection and the engine.
 */
export function useRerun(): Rerun {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  /** Changes that the story has not applied yet, in the state for the panel and in the ref for the channel. */
  const [asked, setAsked] = useState<Globals>({});
  const pending = useRef<Globals>({});
  const isChanged = useRef(false);
  /** The values with which the story was rendered last. */
  const key = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const api = useStorybookApi();
  const setPending = (next: Globals): void => {
    pending.current = next;
    setAsked(next);
  };
  const emit = useChannel({
    [GLOBALS_UPDATED]: ({ globals: applied, userGlobals }: { globals: Globals; userGlobals: Globals }) => {
      // The play function enters and selects texts, which differ in another language, for example. The first values
      // come from the URL, and the story is rendered with them already.
      const applies = readKey(userGlobals);
      if (key.current !== undefined && applies !== key.current) isChanged.current = true;
      key.current = applies;
      setPending(
        Object.fromEntries(Object.entries(pending.current).filter(([name, value]) => applied[name] !== value)),
      );
    },
    [STORY_CHANGED]: () => {
      clearTimeout(timer.current);
      isChanged.current = false;
      setPending({});
    },
    [STORY_RENDER_PHASE_CHANGED]: ({ newPhase }: { newPhase: string }) => {
      clearTimeout(timer.current);
      if (isChanged.current && newPhase === 'finished') timer.current = setTimeout(settle, settledMs);
    },
  });
  function rerun(): void {
    isChanged.current = false;
    emit(FORCE_REMOUNT, { storyId: api.getCurrentStoryData()?.id });
  }
  /** Runs the story with the changes. Sends changes again that were lost because the page was being reloaded. */
  function settle(): void {
    if (hasEntries(pending.current)) api.updateGlobals(pending.current);
    else rerun();
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    globals: { ...globals, ...asked },
    fixed: Object.keys(storyGlobals),
    change(changed) {
      clearTimeout(timer.current);
      const possible = Object.entries(changed).filter(([name]) => !(name in storyGlobals));
      if (possible.length === 0) return;
      isChanged.current = true;
      setPending({ ...pending.current, ...Object.fromEntries(possible) });
      updateGlobals(changed);
    },
    rerun,
  };
}
