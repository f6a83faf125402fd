import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../text/index.ts';
import { VerifiedMark } from './verified-mark.tsx';

const meta = {
  title: 'Components/Primitives/VerifiedMark',
  component: VerifiedMark,
} satisfies Meta<typeof VerifiedMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithoutName: Story = {};
export const AfterName: Story = {
  render: () => (
    <Heading level={1}>
      Mara Clay <VerifiedMark size={24} />
    </Heading>
  ),
};
