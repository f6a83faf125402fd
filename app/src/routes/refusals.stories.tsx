import { t, tPattern } from '@fanlight/components/testing';
import { handlers, make, mocks, operationState, shows } from '@fanlight/mocks';
import type { KnownErrorCode } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { asFan, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

/** The app handles these errors in the same way for every operation. These stories show them for the follow button. */
const meta = {
  title: 'Screens/Everyone/Refusals',
  tags: ['screen', 'everyone'],
  ...visit,
  args: { path: '/mara.clay', as: 'fan' },
  async play({ canvas }) {
    const [follow] = await canvas.findAllByRole('button', { name: tPattern('performers:followName') });
    await userEvent.click(follow as HTMLElement);
  },
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const notFollowed = mocks.performers.getGetPerformerMockHandler(() => ({
  data: make.getPerformerMock({ username: 'mara.clay', isOwn: false, isFollowed: false }),
}));
/** Parameters of a story in which the server refuses to follow a performer with this error code. */
const refusedWith = (code: KnownErrorCode) => ({
  ...visit.parameters,
  msw: { handlers: [...operationState('followPerformer', code), asFan, notFollowed, ...handlers] },
});

export const Unauthenticated: Story = {
  parameters: { ...refusedWith('UNAUTHENTICATED'), shows: shows('everywhere', 'UNAUTHENTICATED') },
};
export const Forbidden: Story = {
  parameters: { ...refusedWith('FORBIDDEN'), shows: shows('everywhere', 'FORBIDDEN') },
};
export const RateLimited: Story = {
  parameters: { ...refusedWith('RATE_LIMITED'), shows: shows('everywhere', 'RATE_LIMITED') },
};
export const OwnAccount: Story = {
  parameters: { ...refusedWith('OWN_ACCOUNT'), shows: shows('everywhere', 'OWN_ACCOUNT') },
};
/** The maintenance page replaces every page. */
export const Maintenance: Story = {
  args: { path: '/home' },
  globals: { scenario: 'maintenance' },
  parameters: { ...visit.parameters, shows: shows('everywhere', 'MAINTENANCE') },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: t('replacements:maintenance.title') });
  },
};
