import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box, DemoBanner, Media } from '../../primitives/index.ts';
import { samplePicture } from '../../primitives/sample-picture.ts';
import { BlankLayout } from './blank-layout.tsx';

const meta = {
  title: 'Components/Layouts/Blank',
  component: BlankLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { children: <Media src={samplePicture(1)} alt="A moon above three hills" ratio={16 / 10} rounded={false} /> },
} satisfies Meta<typeof BlankLayout>;
export default meta;

export const Full: StoryObj<typeof meta> = {};

/** A page of full height fits below the demo banner. */
export const WithBanner: StoryObj<typeof meta> = {
  args: {
    banner: <DemoBanner mailboxHref="/dev/mailbox" />,
    children: <Box h="var(--page-height, 100dvh)" bg="bg.raised" data-testid="page" />,
  },
  async play({ canvasElement }) {
    const page = await within(canvasElement).findByTestId('page');
    await expect(page.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await expect(page.getBoundingClientRect().top).toBeGreaterThan(20);
  },
};
