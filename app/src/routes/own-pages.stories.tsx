import { t, tPattern } from '@fanlight/components/testing';
import { handlers, make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { fan, id, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Own pages',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notifications: Story = {
  name: 'Notifications · /notifications',
  args: { path: '/notifications', as: 'fan' },
  parameters: fan,
};
export const Messages: Story = {
  name: 'Messages · /messages',
  args: { path: '/messages', as: 'fan' },
  parameters: fan,
};
export const Conversation: Story = {
  name: 'Conversation · /messages/{id}',
  args: { path: `/messages/${id}`, as: 'fan' },
  parameters: fan,
};
export const Bookmarks: Story = {
  name: 'Bookmarks · /user/bookmarks/all',
  args: { path: '/user/bookmarks/all', as: 'fan' },
  parameters: fan,
};
export const BookmarkedPerformers: Story = {
  name: 'Bookmarked performers · /user/bookmarks/performers',
  args: { path: '/user/bookmarks/performers', as: 'fan' },
  parameters: fan,
};
export const BookmarkedPosts: Story = {
  name: 'Bookmarked posts · /user/bookmarks/posts',
  args: { path: '/user/bookmarks/posts', as: 'fan' },
  parameters: fan,
};
export const BookmarkedGalleries: Story = {
  name: 'Bookmarked galleries · /user/bookmarks/galleries',
  args: { path: '/user/bookmarks/galleries', as: 'fan' },
  parameters: fan,
};
export const BookmarkedProducts: Story = {
  name: 'Bookmarked products · /user/bookmarks/products',
  args: { path: '/user/bookmarks/products', as: 'fan' },
  parameters: fan,
};
export const BookmarkedVideos: Story = {
  name: 'Bookmarked videos · /user/bookmarks/videos',
  args: { path: '/user/bookmarks/videos', as: 'fan' },
  parameters: fan,
};
export const BookmarkedReels: Story = {
  name: 'Bookmarked reels · /user/bookmarks/reels',
  args: { path: '/user/bookmarks/reels', as: 'fan' },
  parameters: fan,
};
export const Following: Story = {
  name: 'Following · /user/following',
  args: { path: '/user/following', as: 'fan' },
  parameters: fan,
};
let hasBecomePerformer = false;
const documentOf = (name: string) => new File(['document'], name, { type: 'application/pdf' });

/** A fan becomes a performer. The page then leads to the account page of performers, which says that the review is pending. */
export const BecomeCreator: Story = {
  name: 'Become creator · /user/become-creator',
  args: { path: '/user/become-creator', as: 'fan' },
  parameters: {
    msw: {
      handlers: [
        mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock({ isPerformer: hasBecomePerformer }) })),
        mocks.performers.getGetMyPerformerMockHandler(() => ({
          data: make.getMyPerformerMock({ status: 'pending', statusReason: null }),
        })),
        mocks.auth.getSwitchToPerformerWithDocumentsMockHandler(() => {
          hasBecomePerformer = true;
          return { data: make.getMyPerformerMock({ status: 'pending' }) };
        }),
        ...handlers,
      ],
    },
  },
  beforeEach: () => {
    hasBecomePerformer = false;
  },
  async play({ canvas, canvasElement, step }) {
    const timeout = { timeout: 10_000 };
    await step('Enter the name', async () => {
      await userEvent.type(await canvas.findByLabelText(t('identity:person.firstName'), {}, timeout), 'Odile');
      await userEvent.type(canvas.getByLabelText(t('identity:person.lastName')), 'Marchetti');
    });
    await step('Enter the date of birth', async () => {
      const day = canvas.getByLabelText(t('identity:person.dateOfBirth'));
      await fireEvent.change(day, { target: { value: '1991-03-08' } });
    });
    await step('Choose the country', async () => {
      const country: HTMLSelectElement = canvas.getByLabelText(tPattern('identity:person.country'));
      await waitFor(() => expect(country.options.length).toBeGreaterThan(1));
      await userEvent.selectOptions(country, country.options[1]?.value ?? '');
    });
    await step('Attach the documents', async () => {
      const [identity, portrait] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]');
      await userEvent.upload(identity as HTMLInputElement, documentOf('passport.pdf'));
      await userEvent.upload(portrait as HTMLInputElement, documentOf('portrait.pdf'));
    });
    await step('Submit the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('identity:become.submit') }));
    });
    await step('The account page shows the documents', async () => {
      const title = { level: 1, name: t('performers:account.title') };
      await expect(await canvas.findByRole('heading', title, timeout)).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: t('identity:documents.title') }, timeout)).toBeVisible();
    });
  },
};
export const UserAccount: Story = {
  name: 'User account · /user/account',
  args: { path: '/user/account', as: 'fan' },
  parameters: fan,
};
export const UserAccountBeingDeleted: Story = {
  name: 'User account being deleted · /user/account',
  args: { path: '/user/account?dialog=delete-account', as: 'fan' },
  parameters: fan,
};
export const Referrals: Story = {
  name: 'Referrals · /user/referrals',
  args: { path: '/user/referrals', as: 'fan' },
  parameters: fan,
};
export const ReferralEarnings: Story = {
  name: 'Referral earnings · /user/referrals',
  args: { path: '/user/referrals?tab=earnings', as: 'fan' },
  parameters: fan,
};
export const Reports: Story = {
  name: 'Reports · /user/reports',
  args: { path: '/user/reports', as: 'fan' },
  parameters: fan,
};
