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
  args: { text: 'Kiln opened at dawn, thank you @Ilse.luthier. #stoneware', mentions: ['ilse.luthier'] },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HashtagsAndMentions: Story = {
  async play({ canvas }) {
    const mention = await canvas.findByRole('link', { name: '@Ilse.luthier' });
    await expect(mention).toHaveAttribute('href', '/Ilse.luthier');
    await expect(canvas.getByRole('link', { name: '#stoneware' })).toBeVisible();
  },
};

/** Fans have no profile, and some names have no account. */
export const MentionsWithoutProfile: Story = {
  args: { text: 'Thank you @ines and @nobody.here.', mentions: [] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/@ines and @nobody.here/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The punctuation of the sentence does not belong to an address. */
export const WebAddresses: Story = {
  args: {
    text: 'Glazes: https://clay.example/glazes?page=2#ash. Also (see https://clay.example/kiln_(wood)) and javascript:alert(1).',
  },
  async play({ canvas }) {
    const links = await canvas.findAllByRole('link');
    const addresses = links.map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['https://clay.example/glazes?page=2#ash', 'https://clay.example/kiln_(wood)']);
    await expect(links[0]).toHaveAttribute('rel', expect.stringContaining('nofollow'));
  },
};

export const Plain: Story = { args: { text: 'Two cracked, one sang.\n\nThe blue is from the back wall.' } };

/** The direction follows the text, even in a page that is read from left to right. */
export const Arabic: Story = {
  args: { text: 'فُتح الفرن عند الفجر. #خزف' },
  decorators: [
    (Story) => (
      <Text as="span" display="block" dir="auto" data-testid="text">
        <Story />
      </Text>
    ),
  ],
  async play({ canvas }) {
    await expect(getComputedStyle(await canvas.findByTestId('text')).direction).toBe('rtl');
  },
};

/** E-mail addresses and HTML entities contain `@` and `#`, but no mentions and hashtags. HTML is shown as text. */
export const NotMarks: Story = {
  args: { text: 'Write to mara@clay.example, or &#39;call&#39;. <b>Not bold</b> at # or @.' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/<b>Not bold<\/b>/)).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** A text is not a link only because it starts like one. */
export const StartsLikeMark: Story = {
  args: { text: '# Shopping list\nmilk', mentions: [] },
  render: (args) => (
    <>
      <RichText {...args} />
      {'\n'}
      <RichText text="https: see below" />
    </>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText(/# Shopping list\s+milk\s+https: see below/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
