import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../primitives/index.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Auth/Notice',
  component: Notice,
  args: {
    illustration: 'door',
    title: 'Your address is confirmed',
    text: 'You can log in now.',
    children: <ButtonLink to="/auth/login">Log in</ButtonLink>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The notice takes the focus, so that screen readers announce it. */
export const Ready: Story = {
  async play({ canvas }) {
    const title = await canvas.findByText('Your address is confirmed');
    // The built Storybook does not wait for the effects of React before it runs this function.
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const WordsOnly: Story = { args: { children: undefined } };
