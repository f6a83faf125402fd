import { overlayRows } from './overlay-states.ts';
import type { ScreenRow } from './screen-row.ts';

/** States that every screen has. */
const page = { loading: 'Loading', ready: 'Ready', error: 'Failed' };
/** Those of a list besides. Its end is shown by the list that all of them are made of. */
const list = { ...page, empty: 'Empty', 'loading more': 'LoadingMore', end: 'Primitives/EndlessList/End' };
/** Those of a form. */
const form = {
  idle: 'Idle',
  submitting: 'Submitting',
  'field errors': 'FieldErrors',
  'server error': 'ServerError',
  saved: 'Saved',
};

/** Every screen there is, with a story for each state that its row of the table asks for. */
export const screenRows: readonly ScreenRow[] = [
  ...overlayRows,
  { route: '/', stories: 'Performers/WelcomeScreen', states: { ...page, empty: 'Empty' } },
  {
    route: '/auth/login',
    stories: 'Auth/LoginScreen',
    states: {
      ...form,
      submitting: 'Requesting',
      saved: 'Sent',
      'wrong credentials': 'WrongCredentials',
      'e-mail not verified': 'EmailNotVerified',
      'rate limited': 'RateLimited',
    },
    later: ['social buttons'],
  },
  {
    route: '/auth/register',
    stories: 'Auth/RegisterScreen',
    states: { ...form, saved: 'CheckYourMail', 'check your mail': 'CheckYourMail' },
  },
  {
    route: '/auth/forgot-password',
    stories: 'Auth/ForgotPasswordScreen',
    states: { ...form, saved: 'Sent', sent: 'Sent' },
  },
  {
    route: '/auth/reset-password',
    stories: 'Auth/ResetPasswordScreen',
    states: { ...form, 'link expired': 'LinkExpired' },
  },
  {
    route: '/auth/email-verification',
    stories: 'Auth/EmailVerificationScreen',
    states: { loading: 'Verifying', error: 'Failed', verified: 'Verified', 'link expired': 'LinkExpired' },
  },
  {
    route: '/{profileId}',
    stories: 'Performers/ProfileScreen',
    states: {
      ...page,
      'own profile': 'Own',
      'not found': 'NotFound',
      'not subscribed': 'NoSubscription',
      'subscribed until': 'SubscribedUntil',
      'free trial offered': 'FreeTrialOffered',
      'welcome video': 'WithWelcomeVideo',
      'posts tab': 'Ready',
      'photos tab': 'Galleries/PhotoList/Ready',
      'galleries tab': 'Galleries/GalleryList/Ready',
      'store tab': 'Products/ProductList/Ready',
      'videos tab': 'Videos/VideoList/Ready',
      'reels tab': 'Reels/ReelList/Ready',
      'about tab': 'About',
    },
    later: ['live now', 'personalised request', 'pending review (own)'],
  },
  { route: '/explore', stories: 'Performers/ExploreScreen', states: { ...list, 'no match': 'NoMatch' } },
  {
    route: '/search',
    stories: 'Search/SearchScreen',
    states: {
      ...list,
      ready: 'Creators',
      empty: 'Begin',
      'no match': 'NoMatch',
      suggestions: 'Suggesting',
      creators: 'Creators',
      posts: 'Posts',
      videos: 'Videos',
      galleries: 'Galleries',
      store: 'Store',
    },
  },
  {
    route: '/posts/{id}',
    stories: 'Feeds/PostScreen',
    states: {
      ...page,
      locked: 'Locked',
      'video processing': 'Feeds/PostCard/VideoProcessing',
      'poll voted': 'Feeds/Poll/Voted',
      'poll closed': 'Feeds/Poll/Closed',
      'comments empty': 'Comments/CommentThread/Empty',
      'comments loading more': 'Comments/CommentThread/LoadingMore',
      'comment deleted': 'Comments/CommentThread/Deleted',
    },
  },
  {
    route: '/videos/{id}',
    stories: 'Videos/VideoScreen',
    states: {
      ...page,
      'locked with teaser': 'LockedWithTeaser',
      processing: 'Processing',
      'playback failed': 'PlaybackFailed',
      captions: 'Primitives/MediaPlayer/WithCaptions',
      resumed: 'UprightAndResumed',
      'related empty': 'NoOthers',
    },
  },
  {
    route: '/reels',
    stories: 'Reels/ReelsScreen',
    states: { ...list, end: 'End', locked: 'Locked', 'playback failed': 'PlaybackFailed' },
  },
  { route: '*', stories: 'Layouts/Replacements', states: { ready: 'NotFound' } },
  {
    route: '/home',
    stories: 'Feeds/HomeScreen',
    states: { ...list, empty: 'FollowsNobody', 'follows nobody yet': 'FollowsNobody', 'new posts pill': 'NewPosts' },
    later: ['live now'],
  },
  { route: '/notifications', stories: 'Notifications/NotificationsScreen', states: { ...list, filtered: 'Filtered' } },
  {
    route: '/user/account',
    stories: 'Users/UserAccountScreen',
    states: {
      ...page,
      saved: 'ProfileSaved',
      'field errors': 'Users/ProfileForm/FieldErrors',
      submitting: 'Users/ProfileForm/Submitting',
      'server error': 'Users/ProfileForm/ServerError',
    },
  },
  {
    route: '/user/wallet',
    stories: 'Wallet/WalletScreen',
    states: {
      ...list,
      ready: 'TopUp',
      loading: 'BalanceLoading',
      error: 'BalanceFailed',
      empty: 'SpentEmpty',
      'loading more': 'SpentLoadingMore',
      'card needs authentication': 'Payments/AuthenticationDialog/Asks',
      declined: 'Payments/TopUpForm/CardDeclined',
      'coupon invalid': 'Payments/TopUpForm/CouponInvalid',
    },
  },
  {
    route: '/page/{id}',
    stories: 'Posts/SitePageScreen',
    states: { ...page, 'not found': 'Missing', 'sanitised HTML': 'Hostile' },
  },
  {
    route: '/contact',
    stories: 'Settings/ContactScreen',
    states: {
      ...form,
      idle: 'Ready',
      submitting: 'Sending',
      'server error': 'Refused',
      saved: 'Sent',
      captcha: 'WithCaptcha',
    },
  },
  {
    route: '/user/cards',
    stories: 'Payments/CardsScreen',
    states: { ...page, empty: 'Empty', 'card declined': 'Payments/CardAddDialog/Declined' },
  },
  {
    route: '/user/bookmarks/{type}',
    stories: 'Reactions/BookmarksScreen',
    states: {
      ...list,
      ready: 'All',
      performers: 'Performers',
      posts: 'Posts',
      galleries: 'Galleries',
      videos: 'Videos',
      reels: 'Reels',
      products: 'Products',
    },
  },
  { route: '/user/following', stories: 'Follows/FollowingScreen', states: list },
  { route: '/user/reports', stories: 'Reports/ReportsScreen', states: { ...list, appeal: 'Appealing' } },
  {
    route: '/user/subscriptions',
    stories: 'Subscriptions/SubscriptionsScreen',
    states: { ...list, 'cancelled until': 'CancelledUntil', 'renewal failed': 'RenewalFailed' },
  },
  { route: '/user/referrals', stories: 'Referrals/ReferralsScreen', states: { ...list, earnings: 'Earnings' } },
  {
    route: '/galleries/{id}',
    stories: 'Galleries/GalleryScreen',
    states: { ...page, locked: 'Locked', 'not found': 'Missing' },
  },
  {
    route: '/stories/{performerId}',
    stories: 'Stories/StoriesScreen',
    states: { ...page, expired: 'Expired' },
  },
  {
    route: '/products/{id}',
    stories: 'Products/ProductScreen',
    states: {
      ...page,
      'sold out': 'SoldOut',
      bought: 'DigitalBought',
      'needs address': 'Products/ProductBuyDialog/NeedsAddress',
      'not found': 'Missing',
    },
  },
  { route: '/user/purchases', stories: 'Wallet/PurchasesScreen', states: list },
  {
    route: '/user/orders',
    stories: 'Orders/OrdersScreen',
    states: {
      ...list,
      paid: 'Orders/OrderScreen/Paid',
      shipped: 'Orders/OrderScreen/Shipped',
      delivered: 'Orders/OrderScreen/Delivered',
      refunded: 'Orders/OrderScreen/Refunded',
      'delivery address': 'Orders/OrderAddressDialog/Idle',
      download: 'Orders/OrderScreen/Digital',
    },
  },
  {
    route: '/user/addresses',
    stories: 'Addresses/AddressesScreen',
    states: {
      ...page,
      empty: 'Empty',
      'new address': 'Addresses/AddressDialog/New',
      'city suggestions': 'Addresses/AddressDialog/CitySuggestions',
    },
  },
  {
    route: '/creator/account',
    stories: 'Performers/CreatorAccountScreen',
    states: { ...page, saved: 'ProfileSaved', 'documents pending': 'Pending', 'documents rejected': 'Rejected' },
    later: ['banking', 'payment gateway'],
  },
  {
    route: '/creator/posts',
    stories: 'Feeds/CreatorPostsScreen',
    states: {
      ...list,
      'new post': 'Feeds/FeedFormScreen/NewPost',
      uploading: 'Feeds/FeedForm/Uploading',
      'upload failed': 'Feeds/FeedForm/UploadFailed',
      processing: 'Processing',
      scheduled: 'Scheduled',
      draft: 'Draft',
      poll: 'Feeds/FeedForm/WithPoll',
    },
  },
];

/**
 * Rows of the table whose screens do not exist yet. The list only shrinks: whoever builds one moves it up, with its
 * states; `screen-states.test.ts` sees to it that no route of the app stands here.
 */
export const laterScreens: readonly string[] = [
  '/auth/performer-register',
  '/auth/twitter/callback',
  '/live',
  '/live/{performerId}',
  '/messages',
  '/user/requests',
  '/user/become-creator',
  '/creator/dashboard',
  '/creator/photos',
  '/creator/galleries',
  '/creator/videos',
  '/creator/reels',
  '/creator/products',
  '/creator/stories',
  '/creator/live',
  '/creator/orders',
  '/creator/earnings',
  '/creator/payouts',
  '/creator/subscribers',
  '/creator/followers',
  '/creator/requests',
];
