import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    window.scrollTo({ top: window.innerHeight * 2 });
    await expect(await canvas.findByRole('button', { name: t('nav.backToTop') })).toBeVisible();
  },
};
