import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { Box } from '../layout/index.ts';
import { BackToTop } from './back-to-top.tsx';

const meta = {
  title: 'Components/Primitives/BackToTop',
  component: BackToTop,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls to a position, and waits for the event, which the browser sends with the next frame. */
const scrollPageTo = (top: number) =>
  new Promise<void>((resolve) => {
    window.addEventListener('scroll', () => resolve(), { once: true });
    window.scrollTo({ top });
  });

export const Playground: Story = {};

export const Hidden: Story = {};

export const Shown: Story = {
  decorators: [
    (Story) => (
      <Box h="400vh">
        <Box position="fixed" bottom="6" insetEnd="6">
          <Story />
        </Box>
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await scrollPageTo(window.innerHeight * 2.5);
    await scrollPageTo(window.innerHeight * 2);
    await expect(await canvas.findByRole('button', { name: t('nav.backToTop') })).toBeVisible();
  },
};

/** The button would cover what comes next, so it is hidden while the viewer scrolls down. */
export const HiddenOnTheWayDown: Story = {
  ...Shown,
  play: async (context) => {
    await Shown.play?.(context);
    await scrollPageTo(window.innerHeight * 2.5);
    await waitFor(() => expect(context.canvas.queryByRole('button')).toBeNull());
  },
};
