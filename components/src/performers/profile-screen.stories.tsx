import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { SampleFeed } from '../layouts/sample.tsx';
import { EmptyState, failed, loading, ready } from '../primitives/index.ts';
import { inEuros } from '../primitives/money/sample.tsx';
import { sampleClips } from '../primitives/playback/sample/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { countryText, countText, dateText, t, tPattern } from '../testing/index.ts';
import { fromNow } from '../testing/sample-times.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { bundles, performer, performers, sampleFlag } from './fixtures.ts';
import { ProfileCounts } from './profile-counts.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Everyone/ProfileScreen',
  tags: ['screen', 'everyone'],
  component: ProfileScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/mara.clay', wide: true },
  args: {
    performer: ready(performer),
    tab: 'posts',
    onToggleFollow: fn(),
    onSubscribe: fn(),
    onTip: fn(),
    onMessage: fn(),
    onShare: fn(),
    onBookmark: fn(),
    onReport: fn(),
    onBlock: fn(),
    counts: <ProfileCounts {...performer} />,
    content: <SampleFeed />,
    onRenewWelcome: fn(async () => null),
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The subscribe button shows the approximate price in the viewer's currency. */
export const InEuros: Story = {
  decorators: [inEuros],
  async play({ canvas }) {
    await expect(
      (await canvas.findAllByRole('button', { name: tPattern('performers:profile.subscribeMonthly') }))[0],
    ).toHaveTextContent('$9.95 (≈ €9.15)');
  },
};

/** The performer's picture links to the stories of the last day. */
export const WithStories: Story = {
  args: { storyRing: 'story' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: tPattern('performers:profile.stories') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/stories\//),
    );
  },
};
export const WithStoriesSeen: Story = { args: { storyRing: 'seen' } };

export const Ready: Story = {
  async play({ canvas, args, step }) {
    await step('Follow the performer', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: t('performers:followName', { name: 'Mara Quill' }) }),
      );
      await expect(args.onToggleFollow).toHaveBeenCalledWith(performer);
    });
    await step('Open the dialog for a tip', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('performers:profile.tip') }));
      await expect(args.onTip).toHaveBeenCalledWith(performer);
    });
    await step('Open the conversation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('performers:profile.message') }));
      await expect(args.onMessage).toHaveBeenCalledWith(performer);
    });
    await step('Share the profile', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('performers:profile.share') }));
      await expect(args.onShare).toHaveBeenCalledWith(performer);
    });
    await step('Report the performer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('performers:profile.menu') }));
      await userEvent.click(
        await within(document.body).findByRole('menuitem', { name: t('performers:profile.report') }),
      );
      await expect(args.onReport).toHaveBeenCalledWith(performer);
    });
    await step('The tabs are links', async () => {
      const tabs = within(canvas.getByRole('navigation', { name: t('performers:profile.tabs') }));
      await expect(tabs.getByRole('link', { name: `${t('performers:profile.tab.posts')} (64)` })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(tabs.getByRole('link', { name: `${t('performers:profile.tab.store')} (9)` })).toBeVisible();
      await expect(tabs.getByRole('link', { name: t('performers:profile.tab.about') })).toHaveAttribute(
        'href',
        '/mara.clay?tab=about',
      );
    });
  },
};

const subscribed = {
  ...performer,
  isSubscribed: true,
  subscriptionType: 'monthly' as const,
  subscribedUntil: fromNow({ days: 38 }),
  isRenewing: true,
};

/** The performer offers no subscription, so the main action is following. */
export const NoSubscription: Story = {
  args: { performer: ready({ ...performer, monthlyPrice: null, yearlyPrice: null }) },
};

/** Subscriptions of several months are offered with their price and saving. */
export const WithBundles: Story = {
  args: { performer: ready({ ...performer, bundles }) },
  async play({ canvas, args }) {
    const offers = within(await canvas.findByRole('group', { name: t('bundles:offers') }));
    await expect(
      offers.getByRole('button', { name: t('bundles:offer.quarterly', { price: '$26.87', percent: 10 }) }),
    ).toBeVisible();
    await userEvent.click(
      offers.getByRole('button', { name: t('bundles:offer.half-yearly', { price: '$50.75', percent: 15 }) }),
    );
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.anything(), 'half-yearly');
  },
};

/** The subscription is renewed on the day on which the paid period ends. */
export const SubscriptionRenews: Story = {
  args: { performer: ready(subscribed) },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', {
      name: t('performers:profile.subscriptionRenews', { date: dateText(subscribed.subscribedUntil) }),
    });
    await expect(link).toHaveAttribute('href', '/user/subscriptions');
    for (const key of ['performers:profile.subscribeMonthly', 'performers:profile.subscribeYearly'] as const)
      await expect(canvas.queryByRole('button', { name: tPattern(key) })).toBeNull();
  },
};

/** The subscription was cancelled, is no longer offered, or needs the viewer's consent to a higher price. */
export const SubscriptionEnds: Story = {
  args: { performer: ready({ ...subscribed, isRenewing: false }) },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', {
        name: t('performers:profile.subscriptionEnds', { date: dateText(subscribed.subscribedUntil) }),
      }),
    ).toHaveAttribute('href', '/user/subscriptions');
  },
};

/** During a free trial, the main action is still subscribing (rule M7). */
export const OnFreeTrial: Story = {
  args: { performer: ready({ ...subscribed, subscriptionType: 'free', isRenewing: false }) },
  async play({ canvas, args }) {
    await expect(
      await canvas.findByRole('link', {
        name: t('performers:profile.trialEnds', { date: dateText(subscribed.subscribedUntil) }),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: tPattern('performers:profile.subscribeMonthly') }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.anything(), 'monthly');
  },
};

export const FreeTrialOffered: Story = {
  args: { performer: ready({ ...performer, isFreeOffered: true }) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('performers:profile.tryFree') }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.objectContaining({ isFreeOffered: true }), 'free');
  },
};

export const YearlyOnly: Story = {
  args: { performer: ready({ ...performer, monthlyPrice: null, yearlyPrice: 99 }) },
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('performers:profile.subscribeYearly', { price: '$99.00' }) }),
    );
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.anything(), 'yearly');
  },
};

export const Followed: Story = { args: { performer: ready({ ...performer, isFollowed: true }) } };

export const About: Story = {
  args: { tab: 'about', countryFlag: sampleFlag },
  parameters: { route: '/mara.clay?tab=about' },
  async play({ canvas }) {
    const from = `${t('performers:profile.country')} ${countryText('PT')}`;
    await expect(await canvas.findByText(from)).toBeVisible();
    // The name of the country is a text, and screen readers ignore the flag.
    await expect(canvas.getByText(from).previousSibling).toHaveAttribute('alt', '');
    await expect(
      canvas.getByText(t('performers:profile.joined', { date: dateText(performer.createdAt) })),
    ).toBeVisible();
  },
};

export const WithoutDescription: Story = {
  args: {
    performer: ready({ ...performer, bio: '', cover: null, avatar: null, countryCode: null }),
    counts: <ProfileCounts {...performer} totalFollowers={0} />,
    tab: 'about',
  },
};

export const NoPosts: Story = {
  args: {
    counts: <ProfileCounts {...performer} totalFeeds={0} totalLikes={0} />,
    content: (
      <EmptyState
        illustration="lantern"
        title="No posts yet"
        text="Follow Mara Quill and the first one will be in your timeline."
      />
    ),
  },
};

/** On their own profile, users cannot follow or tip. */
/** Only the performer sees the page until the operator has approved the documents (rule P7). */
export const PendingReview: Story = {
  args: { performer: ready({ ...performer, isOwn: true, isVerified: false }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('identity:hidden'));
    await expect(canvas.getByRole('link', { name: t('identity:hiddenLink') })).toHaveAttribute(
      'href',
      '/creator/account',
    );
  },
};

export const Own: Story = {
  args: { performer: ready({ ...performer, isOwn: true }), counts: <ProfileCounts {...performer} isOwn /> },
  async play({ canvas }) {
    const { totalFollowers: count } = performer;
    const followers = t('performers:counts.followers', { count, formatted: countText(count) });
    await expect(await canvas.findByRole('link', { name: followers })).toHaveAttribute('href', '/creator/followers');
    await expect(canvas.getByRole('link', { name: t('performers:profile.edit') })).toHaveAttribute(
      'href',
      '/creator/account',
    );
    await expect(canvas.queryByRole('button', { name: t('performers:profile.tip') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: tPattern('performers:followName') })).toBeNull();
  },
};

const welcomeVideo = {
  _id: '0193f2a4c1d07b3e5a91e000',
  status: 'ready' as const,
  reason: null,
  url: sampleClips.wide,
  posterUrl: samplePicture(1),
  captionsUrl: null,
  duration: 4,
  width: 1280,
  height: 720,
};

/** The name comes before the actions, and the main action is the first of them. */
export const ActionsAfterName: Story = {
  async play({ canvas }) {
    const name = await canvas.findByRole('heading', { level: 1 });
    const subscribe = canvas.getByRole('button', { name: tPattern('performers:profile.subscribeMonthly') });
    const tip = canvas.getByRole('button', { name: t('performers:profile.tip') });
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect([isBefore(name, subscribe), isBefore(subscribe, tip)]).toEqual([true, true]);
  },
};

/** A profile with a welcome video. */
export const WithWelcomeVideo: Story = {
  args: { performer: ready({ ...performer, welcomeVideo }), tab: 'about' },
  async play({ canvas, canvasElement }) {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('player:playFor', { title: t('performers:profile.welcome', { name: 'Mara Quill' }), time: '0:04' }),
      }),
    );
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
  },
};

/** Only the performer sees that the welcome video is being processed. */
export const WelcomeVideoProcessing: Story = {
  args: {
    performer: ready({ ...performer, isOwn: true, welcomeVideo: { ...welcomeVideo, status: 'processing', url: null } }),
    tab: 'about',
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('performers:profile.welcomeProcessing'))).toBeVisible();
  },
};

export const LongTexts: Story = { args: { performer: ready(performers.at(-1) ?? performer) } };
export const Visitor: Story = { parameters: { visitor: true } };
export const Loading: Story = { args: { performer: loading } };

export const Failed: Story = {
  args: { performer: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { performer: ready(performer, { retry }) } };

export const NotFound: Story = {
  args: { performer: failed(retry), isMissing: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      t('performers:profile.missingTitle'),
    );
    await expect(canvas.getByRole('link', { name: t('performers:profile.missingAction') })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

export const Spanish: Story = {
  args: { tab: 'about' },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await expect(await canvas.findByText('1284 seguidores')).toBeVisible();
    await expect(canvas.getByText('Aquí desde el 14 feb 2025')).toBeVisible();
  },
};
