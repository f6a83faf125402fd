import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { Field } from '../../primitives/index.ts';
import { inColumn, t } from '../../testing/index.ts';
import { CompletingTextArea } from './completing-text-area.tsx';
import type { Complete } from './use-completion.ts';

const hashtags = ['stoneware', 'stone_glaze', 'slip'];
const people = [
  { value: 'mara.clay', name: 'Mara Quill' },
  { value: 'marlow', name: 'Marlow Fenn' },
];

/** Returns hashtags and people that begin with the typed text. */
const complete: Complete = async ({ mark, beginning }) =>
  mark === '#'
    ? hashtags
        .filter((label) => label.startsWith(beginning))
        .map((value, index) => ({ mark, value, isOwn: index === 0 }))
    : people.filter(({ value }) => value.startsWith(beginning)).map((one) => ({ mark, ...one, avatar: null }));

const label = 'Text';
const meta = {
  title: 'Components/Content/CompletingTextArea',
  component: CompletingTextArea,
  parameters: inColumn,
  args: { complete: fn(complete) },
  render: (args) => (
    <Field label={label}>
      <CompletingTextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof CompletingTextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys select a hashtag, and Enter inserts it. */
export const Hashtags: Story = {
  async play({ canvas }) {
    const area = await canvas.findByLabelText(label);
    await userEvent.type(area, 'The kiln #sto');
    await expect(await canvas.findByRole('option', { name: /#stoneware/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('content:completion.count', { count: 2 }));
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('option', { name: '#stone_glaze' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(area).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('The kiln #stone_glaze ');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** A person is chosen by a click, in the middle of a text. */
export const Mentions: Story = {
  async play({ canvas }) {
    const area: HTMLTextAreaElement = await canvas.findByLabelText(label);
    await userEvent.type(area, 'With  at dawn');
    area.setSelectionRange(5, 5);
    await userEvent.type(area, '@mar', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await userEvent.click(await canvas.findByRole('option', { name: /Mara Quill/ }));
    await expect(area).toHaveValue('With @mara.clay at dawn');
    await expect(area).toHaveFocus();
  },
};

/** Escape closes the list, and the text stays as it is typed. */
export const Closed: Story = {
  async play({ canvas }) {
    const area = await canvas.findByLabelText(label);
    await userEvent.type(area, '#sto');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(area).toHaveValue('#sto');
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('#sto\n');
  },
};

/** Nothing is suggested if the request fails, or for a word that is complete. */
export const NothingSuggested: Story = {
  args: {
    complete: fn<Complete>(async ({ beginning }) => {
      if (beginning === 'slip') return [{ mark: '#', value: 'slip', isOwn: false }];
      throw new Error('offline');
    }),
  },
  async play({ canvas, args }) {
    const area = await canvas.findByLabelText(label);
    await userEvent.type(area, '#slip');
    await waitFor(() => expect(args.complete).toHaveBeenCalledWith(expect.objectContaining({ beginning: 'slip' })));
    await userEvent.type(area, ' @m');
    await waitFor(() => expect(mocked(args.complete ?? fn()).mock.lastCall?.[0]).toMatchObject({ mark: '@' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** A completion replaces what is typed when it is chosen, even if the list belongs to a shorter text. */
export const ChosenWhileTyping: Story = {
  async play({ canvas }) {
    const area = await canvas.findByLabelText(label);
    await userEvent.type(area, '#st');
    await canvas.findByRole('listbox');
    await fireEvent.change(area, { target: { value: '#sto' } });
    await fireEvent.keyDown(area, { key: 'Enter' });
    await expect(area).toHaveValue('#stoneware ');
  },
};

/** The list closes when the caret leaves what is being typed. */
export const CaretMoved: Story = {
  async play({ canvas }) {
    const area: HTMLTextAreaElement = await canvas.findByLabelText(label);
    await userEvent.type(area, 'The #sto');
    await canvas.findByRole('listbox');
    area.setSelectionRange(1, 1);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('T\nhe #sto');
  },
};

/** The Enter that ends the composition of an input method chooses nothing. Safari marks it only by its code. */
export const Composing: Story = {
  async play({ canvas }) {
    const area = await canvas.findByLabelText(label);
    await userEvent.type(area, '#sto');
    await canvas.findByRole('listbox');
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
    await expect(area).toHaveValue('#sto');
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};
