import { t, tPattern } from '@fanlight/components/testing';
import { handlers, make, mocks, operationState, scenario } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asFan, fan, id, locked, subscribing, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Discovering',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { name: 'Home · /home', args: { path: '/home', as: 'fan' }, parameters: fan };
/** The tab requests only the posts of performers to whom the viewer is subscribed. */
export const HomeSubscribed: Story = {
  name: 'Home subscribed · /home',
  args: { path: '/home', as: 'fan' },
  parameters: {
    msw: {
      handlers: [
        asFan,
        mocks.feeds.getListFeedsMockHandler(({ request }) => ({
          data: make.getFeedListMock(new URL(request.url).searchParams.has('isSubscribed') ? { data: [] } : {}),
        })),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    const name = t('feeds:home.filters');
    const filters = within(await canvas.findByRole('navigation', { name }, { timeout: 10_000 }));
    await userEvent.click(filters.getByRole('link', { name: t('feeds:home.filter.subscribed') }));
    await expect(await canvas.findByText(t('feeds:home.subscribedEmptyTitle'), {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const HomeWithoutServer: Story = {
  name: 'Home without server · /home',
  args: { path: '/home', as: 'fan' },
  parameters: { msw: { handlers: [asFan, ...scenario('server-error'), ...handlers] } },
};
/** The whole page in a scenario of the toolbar, like the other stories with `globals`. */
export const HomeEmpty: Story = {
  ...Home,
  name: 'Empty home · /home',
  globals: { scenario: 'empty' },
  async play({ canvas }) {
    await canvas.findByText(t('feeds:home.emptyTitle'), {}, { timeout: 10_000 });
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};
export const HomeLocked: Story = {
  ...Home,
  name: 'Home locked · /home',
  globals: { scenario: 'locked' },
  async play({ canvas }) {
    const ways = await canvas.findAllByText(tPattern('feeds:post.locked.subscribe'), {}, { timeout: 10_000 });
    await expect(ways.length).toBeGreaterThan(0);
  },
};
export const HomeInMaintenance: Story = {
  ...Home,
  name: 'Home in maintenance · /home',
  globals: { scenario: 'maintenance' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: t('replacements:maintenance.title') }, { timeout: 10_000 });
  },
};
/** Only countries and languages of performers are offered as filters. */
export const Explore: Story = {
  name: 'Explore · /explore',
  args: { path: '/explore?gender=female&sort=latest' },
  parameters: {
    msw: {
      handlers: [
        mocks.performers.getGetPerformerFiltersMockHandler({ data: { countries: ['NL', 'PT'], languages: ['pt'] } }),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    const name = t('performers:explore.filters');
    const filters = within(await canvas.findByRole('region', { name }, { timeout: 10_000 }));
    const countries = filters.getByLabelText(t('performers:explore.country'));
    await waitFor(() => expect(within(countries).getAllByRole('option')).toHaveLength(3), { timeout: 10_000 });
    const languages = filters.getByLabelText(t('performers:explore.language'));
    await expect(within(languages).getAllByRole('option')).toHaveLength(2);
  },
};
/**
 * The performer has blocked the viewer's country. There, the profile looks as if it did not exist, so that visitors do not
 * learn of the block (rule A4).
 */
export const ProfileInBlockedCountry: Story = {
  name: 'Profile, blocked country · /mara.clay',
  args: { path: '/mara.clay' },
  parameters: {
    opensStage: true,
    msw: {
      handlers: [
        ...operationState('getPerformer', 'NOT_FOUND'),
        ...operationState('listPerformerFeeds', 'NOT_FOUND'),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: t('performers:profile.missingTitle') }, { timeout: 10_000 });
  },
};
export const Search: Story = {
  name: 'Search · /search',
  args: { path: '/search?q=kiln', as: 'fan' },
  parameters: fan,
};
export const SearchCreators: Story = {
  name: 'Search creators · /search',
  args: { path: '/search?q=kiln&tab=creators' },
};
export const SearchPosts: Story = {
  name: 'Search posts · /search',
  args: { path: '/search?q=%23stoneware&tab=posts' },
};
export const SearchVideos: Story = { name: 'Search videos · /search', args: { path: '/search?q=kiln&tab=videos' } };
export const SearchGalleries: Story = {
  name: 'Search galleries · /search',
  args: { path: '/search?q=kiln&tab=galleries' },
};
export const SearchStore: Story = { name: 'Search store · /search', args: { path: '/search?q=kiln&tab=store' } };
export const SearchBegin: Story = { name: 'Search before input · /search', args: { path: '/search' } };
export const Profile: Story = {
  name: 'Profile · /mara.clay',
  args: { path: '/mara.clay', as: 'fan' },
  parameters: fan,
};
export const ProfileVideos: Story = { name: 'Profile videos · /mara.clay', args: { path: '/mara.clay?tab=videos' } };
export const ProfileReels: Story = { name: 'Profile reels · /mara.clay', args: { path: '/mara.clay?tab=reels' } };
export const ProfileAbout: Story = { name: 'Profile about · /mara.clay', args: { path: '/mara.clay?tab=about' } };
export const ProfilePhotos: Story = {
  name: 'Profile photos · /mara.clay',
  args: { path: '/mara.clay?tab=photos', as: 'fan' },
  parameters: fan,
};
export const ProfilePhotosSubscribing = {
  name: 'Profile photos, subscribing · /mara.clay',
  ...subscribing(
    '/mara.clay?tab=photos',
    mocks.photos.getListPerformerPhotosMockHandler(() => ({
      data: { data: [make.getPhotoMock(locked)], total: 1, isMore: false },
    })),
  ),
};
export const ProfileGalleries: Story = {
  name: 'Profile galleries · /mara.clay',
  args: { path: '/mara.clay?tab=galleries' },
};
export const ProfileWithReport: Story = {
  name: 'Profile with the report dialog · /mara.clay',
  args: { path: '/mara.clay?dialog=report', as: 'fan' },
  parameters: fan,
};
export const ProfileWithBlock: Story = {
  name: 'Profile with the block dialog · /mara.clay',
  args: { path: `/mara.clay?dialog=block&user=${id}`, as: 'fan' },
  parameters: fan,
};
