import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/Primitives/TextArea',
  component: TextArea,
  render: (args) => (
    <Field label="Post">
      <TextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { placeholder: 'What is in the kiln?' } };

/** The field becomes higher as the text becomes longer, and lower again. */
export const Growing: Story = {
  args: { rows: 2 },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Post');
    const before = area.clientHeight;
    const { lineHeight, paddingTop } = getComputedStyle(area);
    await expect(before).toBe(Math.round(2 * Number.parseFloat(lineHeight) + 2 * Number.parseFloat(paddingTop)));
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(before);
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five');
  },
};

/** The same in a browser that does not adapt the height to the text (`field-sizing`). */
export const GrowingInOtherBrowsers: Story = {
  ...Growing,
  beforeEach: () => {
    const { supports } = CSS;
    CSS.supports = () => false;
    return () => {
      CSS.supports = supports;
    };
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent.' } };
