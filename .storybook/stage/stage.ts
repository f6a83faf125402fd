// The platform behind the running story, which the panel controls.
import type { StoryContext } from '@storybook/react-vite';
import { platform } from '../../app/src/routes/platform-sample.ts';
import { createMockedPlatform, type StagePlatform } from './platform.ts';

type Context = Pick<StoryContext, 'id' | 'globals' | 'parameters'>;

let current: Promise<StagePlatform> | undefined;
/** The story and the kind of platform for which the current platform was created. */
let currentKey = '';
let currentTime = '';
/** Whether the current story is a step of a flow, whose play function acts on the engine. */
let isStep = false;

/** Whether a story is a page of the app, whose operations and events the panel controls. */
export const isOnStage = ({ parameters }: Pick<StoryContext, 'parameters'>): boolean => parameters.isAppPage === true;

export const isEngineTrue = ({ globals }: Pick<StoryContext, 'globals'>): boolean => globals.engine === 'true';

/** Returns the current platform; undefined before the first story. */
export const getPlatform = (): Promise<StagePlatform> | undefined => current;

const keyOf = ({ id, globals }: Context): string => `${id} ${isEngineTrue({ globals })}`;

/** Returns whether the story is already shown at the time of the toolbar, and is only rendered again. */
export const isShownAlready = (context: Context): boolean =>
  keyOf(context) === currentKey && context.globals.now === currentTime;

/** Discards the platform, so that the story gets a new one when it is rendered again. */
export async function restart(): Promise<void> {
  const stopped = current;
  current = undefined;
  currentKey = '';
  await stopped?.then((one) => one.stop()).catch(() => undefined);
}

/**
 * Discards the platform before the play function of a step runs again. Otherwise, the function would find the results
 * of its last run, such as a tip that was already sent.
 */
export function restartStep(): void {
  if (isStep) void restart();
}

/** Creates the platform of a story. A story with the parameter `recording` replays the recorded session. */
const create = async (isTrue: boolean, { recording }: StoryContext['parameters']): Promise<StagePlatform> =>
  isTrue ? (await import('./engine.ts')).startEngine() : createMockedPlatform(recording);

/**
 * Returns the platform of a story, and connects the story to it. The platform stays the same if the story is rendered
 * with other values of the toolbar, except with another engine.
 */
export async function openStage(context: Context): Promise<StagePlatform> {
  const isTrue = isEngineTrue(context);
  isStep = context.parameters.isStep === true;
  const key = keyOf(context);
  if (key !== currentKey) {
    void restart();
    currentKey = key;
    currentTime = context.globals.now;
    current = create(isTrue, context.parameters);
    // After a failed start, the next call creates another platform.
    current.catch(() => void restart());
  }
  const opened = await (current as Promise<StagePlatform>);
  if (context.globals.now !== currentTime) await opened.catchUp();
  currentTime = context.globals.now;
  platform.current = opened;
  return opened;
}
