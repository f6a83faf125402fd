import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../button/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/Primitives/PageHeader',
  component: PageHeader,
  args: { title: 'Posts' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Title: Story = {};
export const Full: Story = {
  args: {
    description: 'Drafts save themselves.',
    backHref: '/home',
    actions: (
      <Button icon={Plus} size="sm">
        New post
      </Button>
    ),
  },
};
