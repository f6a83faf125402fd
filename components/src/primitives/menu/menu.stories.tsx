import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Flag, Pencil, Share2, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Menu } from './menu.tsx';

const onShare = fn();

const meta = {
  title: 'Components/Primitives/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    label: 'Post',
    align: 'start',
    entries: [
      { kind: 'link', label: 'Edit', href: '/creator/posts/1', icon: Pencil },
      { kind: 'action', label: 'Share', onSelect: onShare, icon: Share2 },
      { kind: 'action', label: 'Report', onSelect: fn(), icon: Flag },
      { kind: 'rule', id: 'danger' },
      { kind: 'action', label: 'Delete', onSelect: fn(), icon: Trash2, danger: true },
    ],
    trigger: (trigger) => <IconButton {...trigger} icon={Ellipsis} label="More about this post" />,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about this post' }));
    const trigger = canvas.getByRole('button', { name: 'More about this post' });
    const menu = await canvas.findByRole('menu', { name: 'Post' });
    await expect(menu).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-controls', menu.id);
  },
};

/** Arrow keys, letters and Enter work. When the menu closes, its button takes the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More about this post' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onShare).toHaveBeenCalled();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

/** Letters that are typed one after the other find the item that begins with all of them. */
export const ByLetters: Story = {
  args: {
    entries: ['Share', 'Report', 'Save', 'Send'].map((label) => ({ kind: 'action' as const, label, onSelect: fn() })),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More about this post' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('se');
    await expect(canvas.getByRole('menuitem', { name: 'Send' })).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('menuitem', { name: 'Save' })).toHaveFocus();
  },
};

export const Choices: Story = {
  args: {
    label: 'Language',
    entries: [
      { kind: 'choice', label: 'English', checked: true, onSelect: fn() },
      { kind: 'choice', label: 'Español', checked: false, onSelect: fn(), lang: 'es-ES' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about this post' }));
    await expect(await canvas.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

/** The menu follows its button when the page scrolls, and closes when the button is out of view. */
export const Scrolled: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: '3000px', paddingTop: '120px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More about this post' });
    await userEvent.click(trigger);
    const menu = await canvas.findByRole('menu', { name: 'Post' });
    const gap = () => Math.round(menu.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom);
    const before = gap();
    window.scrollTo(0, 60);
    await waitFor(() => expect(trigger.getBoundingClientRect().top).toBeLessThan(120));
    await waitFor(() => expect(gap()).toBe(before));
    window.scrollTo(0, 1500);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    window.scrollTo(0, 0);
  },
};
