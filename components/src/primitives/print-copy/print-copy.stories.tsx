import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../text/index.ts';
import { PrintCopy } from './print-copy.tsx';

/** Print the story to see the document. */
const meta = {
  title: 'Components/Primitives/PrintCopy',
  component: PrintCopy,
  args: { title: 'Receipt', children: <Text>Tip to Mara Quill</Text> },
  render: (args) => (
    <>
      <Text>The page, which is not printed.</Text>
      <PrintCopy {...args} />
    </>
  ),
} satisfies Meta<typeof PrintCopy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The document is not visible on the screen. */
export const Playground: Story = {
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-print]')).toHaveTextContent('Tip to Mara Quill'));
    await expect(document.querySelector('[data-print]')).not.toBeVisible();
  },
};
