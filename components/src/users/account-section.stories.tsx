import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../primitives/index.ts';
import { AccountSection } from './account-section.tsx';

const meta = {
  title: 'Components/Users/AccountSection',
  component: AccountSection,
  args: {
    id: 'preferences',
    title: 'Language and theme',
    children: <Text tone="muted">Both apply at once.</Text>,
  },
} satisfies Meta<typeof AccountSection>;

export default meta;

export const Ready: StoryObj<typeof meta> = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Language and theme' })).toHaveAttribute(
      'id',
      'preferences',
    );
  },
};
