import { expect, waitFor, within } from 'storybook/test';
import { t, tPattern } from '../../components/src/testing/index.ts';
import { getPlatform } from '../stage/stage.ts';
import { createStep, flow } from './step.tsx';

const meta = { title: 'Flows/A lost connection', ...flow, tags: ['flow', '!autodocs', '!test'] };
export default meta;

const page = () => within(document.body);
const notifications = { path: '/notifications', as: 'performer' } as const;

/** Cuts the connection of the page, and lets Noor tip the performer meanwhile. Returns the connection. */
async function tipWhileReconnecting() {
  const platform = await getPlatform();
  if (!platform) throw new Error('The engine has not started.');
  const { line } = platform;
  // The time limit is long, because the engine has just started and responds slowly to the first calls on a busy
  // machine.
  await waitFor(() => expect(line.isOpen).toBe(true), { timeout: 30_000 });
  line.set('reconnecting');
  await platform.act('Noor tips 10 tokens');
  await expect(await page().findByText(t('connection:reconnecting'))).toBeVisible();
  return line;
}

export const TipWhileReconnecting = {
  ...createStep({
    ...notifications,
    opensStage: true,
    async play({ step }) {
      await step('A tip arrives while the connection is cut', async () => {
        await tipWhileReconnecting();
      });
    },
  }),
  name: '1 Reconnecting while a tip arrives',
};

export const TipShown = {
  ...createStep({
    ...notifications,
    async play({ step }) {
      const wallet = await page().findByRole('link', { name: tPattern('nav.wallet') });
      const before = wallet.textContent;
      let line: Awaited<ReturnType<typeof tipWhileReconnecting>> | undefined;
      await step('A tip arrives while the connection is cut', async () => {
        line = await tipWhileReconnecting();
        await expect(wallet).toHaveTextContent(before);
      });
      await step('The connection is back, and the balance includes the tip', async () => {
        line?.set('connected');
        await waitFor(() => expect(wallet).not.toHaveTextContent(before));
        await expect(page().queryByText(t('connection:reconnecting'))).toBeNull();
      });
    },
  }),
  name: '2 The tip is shown when the connection is back',
};
