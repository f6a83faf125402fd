import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { performers } from '../performers/fixtures.ts';
import { Box, Button } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { keywords } from './fixtures.ts';
import { SearchBox } from './search-box.tsx';

const meta = {
  title: 'Components/Search/SearchBox',
  component: SearchBox,
  decorators: [
    (Story) => (
      <Box maxW="400px" minH="280px">
        <Story />
      </Box>
    ),
  ],
  args: { q: '', creators: [], suggestions: keywords, onType: fn(), onSearch: fn(), onOpenCreator: fn() },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Filled: Story = { args: { q: 'river glaze' } };

/** The arrow keys select a suggestion, and Enter searches for it. */
export const Choosing: Story = {
  async play({ canvas, args }) {
    const box = await canvas.findByRole('combobox', { name: t('search:label') });
    await userEvent.type(box, 'sto');
    await expect(args.onType).toHaveBeenLastCalledWith('sto');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'stone lithography' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('stone lithography');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Performers come first in the suggestions. Enter opens the profile of the selected performer. */
export const ChoosingACreator: Story = {
  args: { creators: performers.slice(0, 2) },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('combobox'), 'mara');
    const first = canvas.getAllByRole('option')[0];
    await expect(first).toHaveTextContent('Mara Quill');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpenCreator).toHaveBeenCalledWith(performers[0]);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Picking: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: /stoneware/ }));
    await expect(args.onSearch).toHaveBeenCalledWith('stoneware');
  },
};

/**
 * Enter without a selected suggestion searches for the typed text. Escape closes the suggestions. An empty field starts
 * no search.
 */
export const Typing: Story = {
  args: { suggestions: [] },
  async play({ canvas, args }) {
    const box = await canvas.findByRole('combobox');
    await userEvent.type(box, '  {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(box, 'kiln {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('kiln');
    await userEvent.click(canvas.getByRole('button', { name: t('search:clear') }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

/**
 * Words that are typed before the results of a search arrive are kept. The words of a search that was started elsewhere,
 * such as by the back button, replace them.
 */
export const TypingWhileResultsArrive: Story = {
  args: { suggestions: [] },
  render: (args) => {
    const [q, setQ] = useState('');
    return (
      <>
        <SearchBox {...args} q={q} />
        <Button onClick={() => setQ('kiln')}>Show the results for kiln</Button>
        <Button onClick={() => setQ('')}>Back</Button>
      </>
    );
  },
  async play({ canvas, step }) {
    const box = await canvas.findByRole('combobox');
    const arrive = canvas.getByRole('button', { name: 'Show the results for kiln' });
    await step('The results of a search arrive while the viewer types the next words', async () => {
      await userEvent.type(box, 'kiln{Enter}');
      await userEvent.clear(box);
      await userEvent.type(box, 'zep');
      await userEvent.click(arrive);
      await expect(box).toHaveValue('zep');
    });
    await step('The viewer goes back, and forward again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(box).toHaveValue(''));
      await userEvent.click(arrive);
      await waitFor(() => expect(box).toHaveValue('kiln'));
    });
  },
};

export const Closing: Story = {
  async play({ canvas }) {
    const box = await canvas.findByRole('combobox');
    await userEvent.type(box, 's');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('s');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: Closing.play };
