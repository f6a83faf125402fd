import { handlers, make, mocks, scenario } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { beginVisit, Visited } from './sample.tsx';

const me = { fan: { isPerformer: false }, performer: { isPerformer: true } };
const asFan = mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock(me.fan) }));
const asPerformer = mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock(me.performer) }));

const meta = {
  title: 'App/Routes',
  component: Visited,
  parameters: { route: null, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { as: 'visitor' },
  loaders: [({ args }) => beginVisit(args)],
  // The page has loaded once it has a heading; the skeletons before it have none.
  async play({ canvasElement }) {
    const headings = await within(canvasElement).findAllByRole('heading', {}, { timeout: 10_000 });
    await expect(headings[0]).toHaveTextContent(/\S/);
  },
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const fan = { msw: { handlers: [asFan, ...handlers] } };
const performer = { msw: { handlers: [asPerformer, ...handlers] } };
const id = '0193f2a4c1d07b3e5a918c42';

export const Subscriptions: Story = { args: { address: '/user/subscriptions', as: 'fan' }, parameters: fan };
export const ProfileSubscribe: Story = {
  args: { address: '/mara.clay?dialog=subscribe&type=monthly', as: 'fan' },
  parameters: fan,
};
export const Welcome: Story = { args: { address: '/' } };
/** When the settings ask for it, nobody gets further without an answer, which is remembered. */
export const WelcomeAskingForAge: Story = {
  args: { address: '/' },
  parameters: {
    msw: {
      handlers: [
        mocks.settings.getGetPublicSettingsMockHandler(() => ({
          data: make.getPublicSettingsMock({ enable18Popup: true }),
        })),
        ...handlers,
      ],
    },
  },
  async play() {
    const gate = await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
    await userEvent.click(within(gate).getByRole('button', { name: "I'm 18 or older" }));
    await waitFor(() => expect(gate).not.toBeInTheDocument());
    await expect(localStorage.getItem('isOfAge')).toBe('true');
  },
};

export const Login: Story = { args: { address: '/auth/login' } };
export const Register: Story = { args: { address: '/auth/register' } };
export const ForgotPassword: Story = { args: { address: '/auth/forgot-password' } };
export const ResetPassword: Story = { args: { address: '/auth/reset-password?token=abc' } };
export const UndoChange: Story = { args: { address: '/auth/undo-change?token=abc' } };
export const EmailVerification: Story = { args: { address: '/auth/email-verification?token=abc' } };
export const Home: Story = { args: { address: '/home', as: 'fan' }, parameters: fan };
export const HomeWithoutServer: Story = {
  args: { address: '/home', as: 'fan' },
  parameters: { msw: { handlers: [asFan, ...scenario('server-error'), ...handlers] } },
};
/** The scenarios of the toolbar, chosen by a story: the whole page in each. */
export const HomeEmpty: Story = {
  ...Home,
  globals: { scenario: 'empty' },
  async play({ canvas }) {
    await canvas.findByText('Your timeline begins with a follow', {}, { timeout: 10_000 });
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};
export const HomeLocked: Story = {
  ...Home,
  globals: { scenario: 'locked' },
  async play({ canvas }) {
    const ways = await canvas.findAllByText(/Subscribe for/, {}, { timeout: 10_000 });
    await expect(ways.length).toBeGreaterThan(0);
  },
};
export const HomeInMaintenance: Story = {
  ...Home,
  globals: { scenario: 'maintenance' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Back in a moment' }, { timeout: 10_000 });
  },
};
export const Explore: Story = { args: { address: '/explore?gender=female&sort=latest' } };
export const Search: Story = { args: { address: '/search?q=kiln', as: 'fan' }, parameters: fan };
export const SearchPosts: Story = { args: { address: '/search?q=%23stoneware&tab=posts' } };
export const SearchVideos: Story = { args: { address: '/search?q=kiln&tab=videos' } };
export const SearchGalleries: Story = { args: { address: '/search?q=kiln&tab=galleries' } };
export const SearchStore: Story = { args: { address: '/search?q=kiln&tab=store' } };
export const SearchBegin: Story = { args: { address: '/search' } };
export const Product: Story = { args: { address: `/products/${id}`, as: 'fan' }, parameters: fan };
export const ProductBuying: Story = {
  args: { address: `/products/${id}?dialog=buy`, as: 'fan' },
  parameters: {
    msw: {
      handlers: [
        asFan,
        // The list's own address comes first: it would fit the pattern of one product too.
        mocks.products.getListProductsMockHandler(),
        mocks.products.getGetProductMockHandler(() => ({
          data: make.getProductMock({ isOwn: false, isBought: false, isSoldOut: false, type: 'physical', stock: 4 }),
        })),
        ...handlers,
      ],
    },
  },
  async play() {
    await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
  },
};
export const Purchases: Story = { args: { address: '/user/purchases', as: 'fan' }, parameters: fan };
export const Orders: Story = { args: { address: '/user/orders', as: 'fan' }, parameters: fan };
export const Order: Story = { args: { address: `/user/orders/${id}`, as: 'fan' }, parameters: fan };
export const Addresses: Story = { args: { address: '/user/addresses?dialog=new', as: 'fan' }, parameters: fan };
export const Post: Story = { args: { address: `/posts/${id}`, as: 'fan' }, parameters: fan };
export const PostWithReport: Story = {
  args: { address: `/posts/${id}?dialog=report&post=${id}`, as: 'fan' },
  parameters: fan,
};
export const PostForVisitors: Story = { args: { address: `/posts/${id}` } };
export const Video: Story = { args: { address: `/videos/${id}`, as: 'fan' }, parameters: fan };
export const VideoForVisitors: Story = { args: { address: `/videos/${id}` } };
export const VideoLocked: Story = { ...Video, globals: { scenario: 'locked' } };
export const VideoWithShare: Story = { args: { address: `/videos/${id}?dialog=share` } };
export const VideoWithReport: Story = { args: { address: `/videos/${id}?dialog=report`, as: 'fan' }, parameters: fan };
export const Gallery: Story = { args: { address: `/galleries/${id}`, as: 'fan' }, parameters: fan };
export const GalleryForVisitors: Story = { args: { address: `/galleries/${id}` } };
export const GalleryLocked: Story = { ...Gallery, globals: { scenario: 'locked' } };
export const GalleryWithReport: Story = {
  args: { address: `/galleries/${id}?dialog=report`, as: 'fan' },
  parameters: fan,
};
/** The required action of a locked item: its dialog, on the page where one is. */
const subscribing = (address: string, handler: (typeof handlers)[number]): Story => ({
  args: { address, as: 'fan' },
  parameters: { msw: { handlers: [asFan, handler, ...handlers] } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Subscribe for/ }, { timeout: 10_000 }));
    const dialog = await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
    await expect(dialog).toHaveAccessibleName(/Subscribe/);
  },
});
const locked = {
  isOwn: false,
  access: { isAllowed: false, reason: 'needs-subscription', wayIn: 'subscribe', price: 9.95 },
} as const;
export const GallerySubscribing = subscribing(
  `/galleries/${id}`,
  mocks.galleries.getGetGalleryMockHandler(() => ({ data: make.getGalleryMock(locked) })),
);
export const StoriesSubscribing = subscribing(
  `/stories/${id}`,
  mocks.stories.getListStoriesMockHandler(() => ({
    data: {
      data: [
        make.getPerformerStoriesMock({
          performer: make.getUserSummaryMock({ _id: id, isPerformer: true }),
          stories: [make.getStoryMock(locked)],
        }),
      ],
      total: 1,
      isMore: false,
    },
  })),
);
export const Stories: Story = { args: { address: `/stories/${id}`, as: 'fan' }, parameters: fan };
export const StoriesForVisitors: Story = { args: { address: `/stories/${id}` } };
export const StoriesOver: Story = { ...Stories, globals: { scenario: 'empty' } };
export const StoriesWithReport: Story = {
  args: { address: `/stories/${id}?dialog=report&story=${id}`, as: 'fan' },
  parameters: fan,
};
export const Reels: Story = { args: { address: '/reels', as: 'fan' }, parameters: fan };
export const ReelsForVisitors: Story = { args: { address: `/reels?reel=${id}` } };
export const ReelsEmpty: Story = { ...Reels, globals: { scenario: 'empty' } };
export const Notifications: Story = { args: { address: '/notifications', as: 'fan' }, parameters: fan };
export const Wallet: Story = { args: { address: '/user/wallet', as: 'fan' }, parameters: fan };
export const Cards: Story = { args: { address: '/user/cards', as: 'fan' }, parameters: fan };
export const WalletSpent: Story = { args: { address: '/user/wallet?tab=spent', as: 'fan' }, parameters: fan };
export const WalletTopUps: Story = { args: { address: '/user/wallet?tab=top-ups', as: 'fan' }, parameters: fan };
export const Bookmarks: Story = { args: { address: '/user/bookmarks/all', as: 'fan' }, parameters: fan };
export const BookmarkedPerformers: Story = {
  args: { address: '/user/bookmarks/performers', as: 'fan' },
  parameters: fan,
};
export const BookmarkedPosts: Story = { args: { address: '/user/bookmarks/posts', as: 'fan' }, parameters: fan };
export const BookmarkedGalleries: Story = {
  args: { address: '/user/bookmarks/galleries', as: 'fan' },
  parameters: fan,
};
export const BookmarkedProducts: Story = { args: { address: '/user/bookmarks/products', as: 'fan' }, parameters: fan };
export const BookmarkedVideos: Story = { args: { address: '/user/bookmarks/videos', as: 'fan' }, parameters: fan };
export const BookmarkedReels: Story = { args: { address: '/user/bookmarks/reels', as: 'fan' }, parameters: fan };
export const Following: Story = { args: { address: '/user/following', as: 'fan' }, parameters: fan };
export const UserAccount: Story = { args: { address: '/user/account', as: 'fan' }, parameters: fan };
export const UserAccountBeingDeleted: Story = {
  args: { address: '/user/account?dialog=delete-account', as: 'fan' },
  parameters: fan,
};
export const CreatorAccount: Story = { args: { address: '/creator/account', as: 'performer' }, parameters: performer };
export const CreatorPosts: Story = { args: { address: '/creator/posts', as: 'performer' }, parameters: performer };
export const CreatorPostNew: Story = {
  args: { address: '/creator/posts/new', as: 'performer' },
  parameters: performer,
};
export const CreatorPostEdit: Story = {
  args: { address: `/creator/posts/${id}`, as: 'performer' },
  parameters: performer,
};
export const DevelopmentMailbox: Story = { args: { address: '/dev/mailbox' } };
export const Profile: Story = { args: { address: '/mara.clay', as: 'fan' }, parameters: fan };
export const ProfileVideos: Story = { args: { address: '/mara.clay?tab=videos' } };
export const ProfileReels: Story = { args: { address: '/mara.clay?tab=reels' } };
export const ProfileAbout: Story = { args: { address: '/mara.clay?tab=about' } };
export const ProfilePhotos: Story = { args: { address: '/mara.clay?tab=photos', as: 'fan' }, parameters: fan };
export const ProfilePhotosSubscribing = subscribing(
  '/mara.clay?tab=photos',
  mocks.photos.getListPerformerPhotosMockHandler(() => ({
    data: { data: [make.getPhotoMock(locked)], total: 1, isMore: false },
  })),
);
export const ProfileGalleries: Story = { args: { address: '/mara.clay?tab=galleries' } };
export const ProfileWithTip: Story = { args: { address: '/mara.clay?dialog=tip', as: 'fan' }, parameters: fan };
export const ProfileWithReport: Story = { args: { address: '/mara.clay?dialog=report', as: 'fan' }, parameters: fan };
export const ProfileWithBlock: Story = {
  args: { address: `/mara.clay?dialog=block&user=${id}`, as: 'fan' },
  parameters: fan,
};
export const Referrals: Story = { args: { address: '/user/referrals', as: 'fan' }, parameters: fan };
export const ReferralEarnings: Story = {
  args: { address: '/user/referrals?tab=earnings', as: 'fan' },
  parameters: fan,
};
export const Reports: Story = { args: { address: '/user/reports', as: 'fan' }, parameters: fan };
export const SitePage: Story = { args: { address: '/page/terms' } };
export const Contact: Story = { args: { address: '/contact' } };
/** The operator keeps the whole site from a country. */
export const CountryBlocked: Story = {
  args: { address: '/' },
  parameters: {
    msw: {
      handlers: [
        mocks.blocks.getCheckCountryBlockMockHandler(() => ({ data: { blocked: true, countryCode: 'AQ' } })),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Not available where you are' }, { timeout: 10_000 });
  },
};
export const NotFound: Story = { args: { address: '/nothing/stands/here' } };
