import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { Box } from '../layout/index.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Primitives/SkipLink',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <Box as="main" id="content" tabIndex={-1} minH="80px" />
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('nav.skip') })).toHaveFocus();
  },
};
