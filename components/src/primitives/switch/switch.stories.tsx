import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Primitives/Switch',
  component: Switch,
  args: { label: 'Mail me about new posts' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Mail me about new posts' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHelp: Story = { args: { help: 'At most one mail a day.' } };
export const Disabled: Story = { args: { disabled: true } };
