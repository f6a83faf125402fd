import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { Icon } from '../icon/index.ts';
import { Box } from '../layout/index.ts';
import { samplePicture } from '../sample-picture.ts';
import { Media } from './media.tsx';

const meta = {
  title: 'Components/Primitives/Media',
  component: Media,
  decorators: [
    (Story) => (
      <Box maxW="480px">
        <Story />
      </Box>
    ),
  ],
  args: { src: samplePicture(0), alt: 'A moon above three hills', ratio: 16 / 10 },
} satisfies Meta<typeof Media>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Picture: Story = {};
export const Portrait: Story = { args: { ratio: 4 / 5, src: samplePicture(1) } };
/** The preview is visible until the picture has loaded. */
export const Preview: Story = {
  args: { src: '/slow.png', preview: samplePicture(2) },
  parameters: { msw: { handlers: [http.get('/slow.png', () => delay('infinite'))] } },
};
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', priority: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('media.failed'))).toBeVisible();
  },
};
export const WithOverlay: Story = {
  args: {
    children: (
      <Box display="grid" placeItems="center" h="full" bg="locked.scrim" color="locked.fg">
        <Icon icon={Lock} label="Locked" size={32} />
      </Box>
    ),
  },
};
