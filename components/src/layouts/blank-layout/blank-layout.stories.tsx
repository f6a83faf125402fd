import type { Meta, StoryObj } from '@storybook/react-vite';
import { Media } from '../../primitives/index.ts';
import { samplePicture } from '../../primitives/sample-picture.ts';
import { BlankLayout } from './blank-layout.tsx';

const meta = {
  title: 'Layouts/Blank',
  component: BlankLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { children: <Media src={samplePicture(1)} alt="A moon above three hills" ratio={16 / 10} rounded={false} /> },
} satisfies Meta<typeof BlankLayout>;
export default meta;

export const Full: StoryObj<typeof meta> = {};
