// Steps of flows on the true engine. Each step is a story, so that it has its own link.
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { visit } from '../../app/src/routes/flow-sample.tsx';
import { logInAs, type Visit, Visited } from '../../app/src/routes/sample.tsx';
import { tPattern } from '../../components/src/testing/index.ts';
import type { RunStep } from '../contract/acts.ts';
import { waitForResponses } from '../contract/calls.ts';
import type { StagePlatform } from '../stage/platform.ts';
import { getPlatform } from '../stage/stage.ts';
import type { CreateClient } from './world.ts';

/** The viewer and the page of a step, as {@link Step.prepare} returns them. */
interface Beginning {
  /** The session token of the viewer. By default, it is the token of the demo's fan or performer. */
  token?: string | null;
  /** The path, if it depends on the result of the preparation, such as the id of an order. */
  path?: string;
}

interface Step extends Visit {
  /** Whether to open the panel "Stage" with the story, because only the panel shows what happens. */
  opensStage?: boolean;
  /** Prepares the step by calls of the engine, for example by those that belong to earlier steps. */
  prepare?(createClient: CreateClient): Promise<Beginning>;
  /** Performs the step as the viewer, and checks the result. The panel "Interactions" lists the parts of the step. */
  play(context: { step: RunStep }): Promise<void>;
}

/** The beginnings by platform. A story keeps its platform when it is rendered again, so it is not prepared twice. */
const beginnings = new WeakMap<StagePlatform, Promise<Beginning>>();

async function begin(prepare: Step['prepare']): Promise<{ path?: string }> {
  const platform = await getPlatform();
  if (!platform?.createClient) throw new Error('A step of a flow needs the true engine.');
  const beginning = beginnings.get(platform) ?? prepare?.(platform.createClient) ?? Promise.resolve<Beginning>({});
  beginnings.set(platform, beginning);
  const { token, path } = await beginning;
  if (token) logInAs(token);
  return path ? { path } : {};
}

/** Pays in the dialog of the page, after the dialog has loaded its data. */
export async function payInDialog(key: Parameters<typeof tPattern>[0]): Promise<void> {
  const dialog = await within(document.body).findByRole('dialog');
  await waitForResponses();
  const button = await within(dialog).findByRole('button', { name: tPattern(key) });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/**
 * Annotations of a flow. Its steps need the data of the demo, so `npm run test:docs` runs them, and their files have the
 * tag `!test`. Storybook reads tags from the source of a file, so they are not here.
 */
export const flow = visit;

/** Returns the story of a step. */
export const createStep = ({ path, as, opensStage, prepare, play }: Step) => ({
  args: { path, as },
  globals: { engine: 'true' },
  parameters: { isStep: true, opensStage },
  loaders: [() => begin(prepare)],
  render: (args: Visit, { loaded }: { loaded: { path?: string } }) => (
    <Visited {...args} path={loaded.path ?? args.path} />
  ),
  play,
});
