import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../primitives/index.ts';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Components/Content/RichText',
  component: RichText,
  decorators: [
    (Story) => (
      <Text size="md" whiteSpace="pre-line">
        <Story />
      </Text>
    ),
  ],
  args: { text: 'Kiln opened at dawn, thank you @ines. #stoneware' },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HashtagsAndMentions: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: '@ines' })).toHaveAttribute('href', '/ines');
    await expect(canvas.getByText('#stoneware')).toBeInTheDocument();
  },
};

export const Plain: Story = { args: { text: 'Two cracked, one sang.\n\nThe blue is from the back wall.' } };

/** E-mail addresses and HTML entities contain `@` and `#`, but no mentions and hashtags. HTML is shown as text. */
export const NotMarks: Story = {
  args: { text: 'Write to mara@clay.example, or &#39;call&#39;. <b>Not bold</b> at # or @.' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/<b>Not bold<\/b>/)).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
