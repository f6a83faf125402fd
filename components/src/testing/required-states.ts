/** A screen that the product must have. `screen-states.test.ts` checks that each has its stories. */
export interface RequiredScreen {
  /** The path, or the name of the overlay. */
  route: string;
  /** Determines which states are required; see {@link statesOfKind}. A `part` requires only the states in `states`. */
  kind: 'page' | 'list' | 'form' | 'part';
  /** The states that are required in addition to those of the kind. */
  states?: readonly string[];
}

/** The states that every screen of a kind must have. */
export const statesOfKind: Readonly<Record<RequiredScreen['kind'], readonly string[]>> = {
  page: ['loading', 'ready', 'error'],
  list: ['loading', 'ready', 'error', 'empty', 'loading more', 'end'],
  form: ['idle', 'submitting', 'field errors', 'server error', 'saved'],
  part: [],
};

const tabs = ['posts', 'photos', 'galleries', 'videos', 'reels', 'store', 'about'].map((tab) => `${tab} tab`);

const overlays: readonly RequiredScreen[] = [
  { route: 'around every page', kind: 'part', states: ['fan', 'performer', 'visitor', 'phone'] },
  { route: 'replacements', kind: 'part', states: ['maintenance', 'country blocked'] },
  { route: 'route loading', kind: 'part', states: ['active', 'ending'] },
  { route: 'age gate', kind: 'part', states: ['open'] },
  { route: 'install banner', kind: 'part', states: ['prompt', 'ios'] },
  { route: 'gallery popup', kind: 'part', states: ['open', 'keys', 'closed'] },
  { route: 'toasts', kind: 'part', states: ['success', 'failure'] },
  { route: 'dialog: subscribe', kind: 'part', states: ['ready', 'submitting', 'declined', 'low balance', 'done'] },
  { route: 'dialog: tip', kind: 'part', states: ['idle', 'field error', 'server error', 'done'] },
  { route: 'dialog: unlock', kind: 'part', states: ['idle', 'submitting', 'server error', 'low balance', 'done'] },
  { route: 'dialog: report', kind: 'part', states: ['ready', 'submitting', 'field errors', 'server error', 'sent'] },
  { route: 'dialog: block', kind: 'part', states: ['ready', 'submitting', 'block failed'] },
  { route: 'dialog: share', kind: 'part', states: ['ready', 'by the device', 'refused'] },
  { route: 'dialog: confirm-destructive', kind: 'part', states: ['asks', 'submitting'] },
];

const publicScreens: readonly RequiredScreen[] = [
  { route: '/', kind: 'page' },
  {
    route: '/auth/login',
    kind: 'form',
    states: ['wrong credentials', 'e-mail not verified', 'rate limited', 'social buttons'],
  },
  { route: '/auth/register', kind: 'form', states: ['check your mail'] },
  { route: '/auth/performer-register', kind: 'form', states: ['uploading', 'pending review'] },
  { route: '/auth/forgot-password', kind: 'form', states: ['sent'] },
  { route: '/auth/reset-password', kind: 'form', states: ['link expired'] },
  { route: '/auth/email-verification', kind: 'part', states: ['loading', 'error', 'verified', 'link expired'] },
  { route: '/auth/twitter/callback', kind: 'part', states: ['failed'] },
  {
    route: '/{profileId}',
    kind: 'page',
    states: [
      ...['not subscribed', 'subscribed until', 'free trial offered', 'live now', 'personalised request'],
      ...['own profile', 'pending review (own)', 'not found', 'welcome video', ...tabs],
    ],
  },
  { route: '/explore', kind: 'list', states: ['no match'] },
  {
    route: '/search',
    kind: 'list',
    states: ['no match', 'suggestions', 'top', 'creators', 'posts', 'videos', 'galleries', 'store'],
  },
  { route: '/live', kind: 'list', states: ['nobody live'] },
  {
    route: '/live/{performerId}',
    kind: 'page',
    states: ['joining', 'subscribers only', 'ticket price', 'low balance', 'reconnecting', 'ended', 'removed'],
  },
  {
    route: '/posts/{id}',
    kind: 'page',
    states: ['locked', 'video processing', 'poll voted', 'poll closed', 'comment deleted'],
  },
  { route: '/videos/{id}', kind: 'page', states: ['locked with teaser', 'processing', 'playback failed'] },
  { route: '/galleries/{id}', kind: 'page', states: ['locked'] },
  { route: '/products/{id}', kind: 'page', states: ['sold out', 'bought', 'needs address'] },
  { route: '/reels', kind: 'list' },
  { route: '/stories/{performerId}', kind: 'page', states: ['expired'] },
  { route: '/page/{id}', kind: 'page', states: ['not found'] },
  { route: '/contact', kind: 'form', states: ['captcha'] },
  { route: '*', kind: 'part', states: ['ready'] },
];

const fan: readonly RequiredScreen[] = [
  { route: '/home', kind: 'list', states: ['follows nobody yet', 'new posts pill', 'live now'] },
  {
    route: '/messages',
    kind: 'list',
    states: ['no conversation', 'locked message', 'sending', 'failed + retry', 'uploading', 'deleted', 'blocked'],
  },
  { route: '/notifications', kind: 'list', states: ['filtered'] },
  { route: '/user/account', kind: 'page', states: ['saved', 'field errors', 'submitting', 'server error'] },
  {
    route: '/user/wallet',
    kind: 'list',
    states: ['card needs authentication', 'declined', 'coupon invalid'],
  },
  { route: '/user/cards', kind: 'page', states: ['empty', 'card declined'] },
  { route: '/user/subscriptions', kind: 'list', states: ['cancelled until', 'renewal failed'] },
  {
    route: '/user/bookmarks/{type}',
    kind: 'list',
    states: ['performers', 'posts', 'galleries', 'videos', 'reels', 'products'],
  },
  { route: '/user/following', kind: 'list' },
  { route: '/user/purchases', kind: 'list' },
  {
    route: '/user/orders',
    kind: 'list',
    states: ['paid', 'shipped', 'delivered', 'refunded', 'delivery address', 'download'],
  },
  { route: '/user/addresses', kind: 'page', states: ['empty', 'new address', 'city suggestions'] },
  { route: '/user/referrals', kind: 'list', states: ['earnings'] },
  { route: '/user/reports', kind: 'list', states: ['appeal'] },
  { route: '/user/requests', kind: 'list', states: ['declined + refunded', 'delivered', 'overdue'] },
  { route: '/user/become-creator', kind: 'form', states: ['pending review'] },
];

const creator: readonly RequiredScreen[] = [
  {
    route: '/creator/account',
    kind: 'page',
    states: ['saved', 'documents pending', 'documents rejected', 'banking', 'payment gateway'],
  },
  { route: '/creator/dashboard', kind: 'page', states: ['first run'] },
  { route: '/creator/posts', kind: 'list', states: ['new post', 'uploading', 'processing', 'scheduled', 'draft'] },
  ...['photos', 'galleries', 'videos', 'reels', 'products', 'stories'].map((kind) => ({
    route: `/creator/${kind}`,
    kind: 'list' as const,
    states: ['uploading', 'processing', 'failed file'],
  })),
  {
    route: '/creator/library',
    kind: 'list',
    states: ['no match', 'processing', 'failed file', 'used file', 'unused file', 'choosing'],
  },
  { route: '/creator/live', kind: 'page', states: ['no camera', 'reconnecting', 'ended'] },
  {
    route: '/creator/orders',
    kind: 'list',
    states: ['paid', 'processing', 'shipped', 'delivered', 'refunded', 'shipping'],
  },
  { route: '/creator/earnings', kind: 'list' },
  { route: '/creator/payouts', kind: 'list', states: ['pending review blocks a new one', 'below minimum'] },
  { route: '/creator/subscribers', kind: 'list' },
  { route: '/creator/followers', kind: 'list' },
  { route: '/creator/requests', kind: 'list', states: ['overdue'] },
];

/**
 * All screens that the product must have. Change this list only if the product changes, never to match the
 * implementation.
 */
export const requiredScreens: readonly RequiredScreen[] = [...overlays, ...publicScreens, ...fan, ...creator];
