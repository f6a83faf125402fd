import { operatorRows } from './operator-states.ts';
import { overlayRows } from './overlay-states.ts';
import { performerRows } from './performer-states.ts';
import { list, page, type ScreenRow } from './screen-row.ts';

/** The states of a screen with a form. */
const form = {
  idle: 'Idle',
  submitting: 'Submitting',
  'field errors': 'FieldErrors',
  'server error': 'ServerError',
  saved: 'Saved',
};

/** All screens that are implemented, with a story for each required state. */
export const screenRows: readonly ScreenRow[] = [
  ...overlayRows,
  ...operatorRows,
  { route: '/', stories: 'Screens/Visitor/WelcomeScreen', states: { ...page, empty: 'Empty' } },
  {
    route: '/auth/login',
    stories: 'Screens/Visitor/LoginScreen',
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
    stories: 'Screens/Visitor/RegisterScreen',
    states: { ...form, saved: 'CheckYourMail', 'check your mail': 'CheckYourMail' },
  },
  {
    route: '/auth/performer-register',
    stories: 'Screens/Visitor/PerformerRegisterScreen',
    states: {
      ...form,
      saved: 'CheckYourMail',
      'pending review': 'CheckYourMail',
      uploading: 'Submitting',
      'too young': 'TooYoung',
      'username taken': 'UsernameTaken',
    },
  },
  {
    route: '/auth/forgot-password',
    stories: 'Screens/Visitor/ForgotPasswordScreen',
    states: { ...form, saved: 'Sent', sent: 'Sent' },
  },
  {
    route: '/auth/reset-password',
    stories: 'Screens/Visitor/ResetPasswordScreen',
    states: { ...form, 'link expired': 'LinkExpired' },
  },
  {
    route: '/auth/undo-change',
    stories: 'Screens/Visitor/ResetPasswordScreen',
    states: { ...form, idle: 'Undo', saved: 'Undone', 'link expired': 'LinkExpired' },
  },
  {
    route: '/auth/email-verification',
    stories: 'Screens/Visitor/EmailVerificationScreen',
    states: { loading: 'Verifying', error: 'Failed', verified: 'Verified', 'link expired': 'LinkExpired' },
  },
  {
    route: '/{profileId}',
    stories: 'Screens/Everyone/ProfileScreen',
    states: {
      ...page,
      'own profile': 'Own',
      'not found': 'NotFound',
      'not subscribed': 'NoSubscription',
      bundles: 'WithBundles',
      promotion: 'Components/Promotions/ProfileOffer/Discount',
      'trial link': 'Components/Promotions/ProfileOffer/Trial',
      'promotion ended': 'Components/Promotions/ProfileOffer/Ended',
      'subscribed until': 'SubscriptionRenews',
      'free trial offered': 'FreeTrialOffered',
      'free trial running': 'OnFreeTrial',
      'welcome video': 'WithWelcomeVideo',
      'posts tab': 'Ready',
      'photos tab': 'Components/Galleries/PhotoList/Ready',
      'galleries tab': 'Components/Galleries/GalleryList/Ready',
      'store tab': 'Components/Products/ProductList/Ready',
      'videos tab': 'Components/Videos/VideoList/Ready',
      'reels tab': 'Components/Reels/ReelList/Ready',
      'about tab': 'About',
      'pending review (own)': 'PendingReview',
    },
    later: ['live now', 'personalised request'],
  },
  { route: '/explore', stories: 'Screens/Everyone/ExploreScreen', states: { ...list, 'no match': 'NoMatch' } },
  {
    route: '/search',
    stories: 'Screens/Everyone/SearchScreen',
    states: {
      ...list,
      ready: 'Creators',
      empty: 'Begin',
      'no match': 'NoMatch',
      suggestions: 'Suggesting',
      top: 'Top',
      creators: 'Creators',
      posts: 'Posts',
      videos: 'Videos',
      galleries: 'Galleries',
      store: 'Store',
    },
  },
  {
    route: '/posts/{id}',
    stories: 'Screens/Everyone/PostScreen',
    states: {
      ...page,
      locked: 'Locked',
      'video processing': 'Components/Feeds/PostCard/VideoProcessing',
      'poll voted': 'Components/Feeds/Poll/Voted',
      'poll closed': 'Components/Feeds/Poll/Closed',
      'comments empty': 'Components/Comments/CommentThread/Empty',
      'comments loading more': 'Components/Comments/CommentThread/LoadingMore',
      'comment deleted': 'Components/Comments/CommentThread/Deleted',
    },
  },
  {
    route: '/videos/{id}',
    stories: 'Screens/Everyone/VideoScreen',
    states: {
      ...page,
      'locked with teaser': 'LockedWithTeaser',
      processing: 'Processing',
      'playback failed': 'PlaybackFailed',
      captions: 'Components/Primitives/MediaPlayer/WithCaptions',
      resumed: 'UprightAndResumed',
      'related empty': 'NoOthers',
    },
  },
  {
    route: '/reels',
    stories: 'Screens/Everyone/ReelsScreen',
    states: { ...list, locked: 'Locked', 'playback failed': 'PlaybackFailed' },
  },
  { route: '*', stories: 'Components/Layouts/Replacements', states: { ready: 'NotFound' } },
  {
    route: '/home',
    stories: 'Screens/Fan/HomeScreen',
    states: {
      ...list,
      empty: 'FollowsNobody',
      'follows nobody yet': 'FollowsNobody',
      'new posts pill': 'NewPosts',
      filtered: 'Subscribed',
      'nothing matches': 'NoSubscribedPosts',
    },
    later: ['live now'],
  },
  {
    route: '/messages',
    stories: 'Screens/Fan/MessagesScreen',
    states: {
      ...list,
      'no conversation': 'Empty',
      'no match': 'NoMatch',
      requests: 'Requests',
      sending: 'Components/Messages/Thread/Sending',
      'failed + retry': 'Components/Messages/Thread/SendFailed',
      deleted: 'Components/Messages/Thread/Deleting',
      blocked: 'Components/Messages/Thread/Blocked',
    },
    later: ['locked message', 'uploading'],
  },
  {
    route: '/messages/{id}',
    stories: 'Components/Messages/Thread',
    states: { ...page, 'loading more': 'LoadingOlder', 'not found': 'Missing' },
  },
  { route: '/notifications', stories: 'Screens/Fan/NotificationsScreen', states: { ...list, filtered: 'Filtered' } },
  {
    route: '/user/account',
    stories: 'Screens/Fan/UserAccountScreen',
    states: {
      ...page,
      saved: 'ProfileSaved',
      'field errors': 'Components/Users/ProfileForm/FieldErrors',
      submitting: 'Components/Users/ProfileForm/Submitting',
      'server error': 'Components/Users/ProfileForm/ServerError',
    },
  },
  {
    route: '/user/wallet',
    stories: 'Screens/Fan/WalletScreen',
    states: {
      ...list,
      ready: 'TopUp',
      loading: 'BalanceLoading',
      error: 'BalanceFailed',
      empty: 'SpentEmpty',
      'loading more': 'SpentLoadingMore',
      end: 'SpentEnd',
      'card needs authentication': 'Components/Payments/AuthenticationDialog/Open',
      declined: 'Components/Payments/TopUpForm/CardDeclined',
      'coupon invalid': 'Components/Payments/TopUpForm/CouponInvalid',
    },
  },
  {
    route: '/page/{id}',
    stories: 'Screens/Everyone/SitePageScreen',
    states: { ...page, 'not found': 'Missing', 'sanitised HTML': 'Hostile' },
  },
  {
    route: '/contact',
    stories: 'Screens/Everyone/ContactScreen',
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
    stories: 'Screens/Fan/CardsScreen',
    states: { ...page, empty: 'Empty', 'card declined': 'Components/Payments/CardAddDialog/Declined' },
  },
  {
    route: '/user/bookmarks/{type}',
    stories: 'Screens/Fan/BookmarksScreen',
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
  { route: '/user/following', stories: 'Screens/Fan/FollowingScreen', states: list },
  { route: '/user/reports', stories: 'Screens/Fan/ReportsScreen', states: { ...list, appeal: 'Appealing' } },
  {
    route: '/user/subscriptions',
    stories: 'Screens/Fan/SubscriptionsScreen',
    states: { ...list, 'cancelled until': 'CancelledUntil', 'renewal failed': 'RenewalFailed' },
  },
  {
    route: '/user/referrals',
    stories: 'Screens/Fan/ReferralsScreen',
    states: { ...list, earnings: 'Earnings', 'use of earnings': 'SummaryOfFan' },
  },
  {
    route: '/galleries/{id}',
    stories: 'Screens/Everyone/GalleryScreen',
    states: { ...page, locked: 'Locked', 'not found': 'Missing' },
  },
  {
    route: '/stories/{performerId}',
    stories: 'Screens/Everyone/StoriesScreen',
    states: { ...page, expired: 'Expired' },
  },
  {
    route: '/products/{id}',
    stories: 'Screens/Everyone/ProductScreen',
    states: {
      ...page,
      'sold out': 'SoldOut',
      bought: 'DigitalBought',
      'needs address': 'Components/Products/ProductBuyDialog/NeedsAddress',
      'not found': 'Missing',
    },
  },
  {
    route: '/user/become-creator',
    stories: 'Screens/Fan/BecomeCreatorScreen',
    states: {
      ...form,
      'pending review': 'Screens/Performer/CreatorAccountScreen/Pending',
      uploading: 'Submitting',
      'too young': 'TooYoung',
      'refused file': 'FileRefused',
      'upload cancelled': 'UploadCancelled',
    },
  },
  { route: '/user/purchases', stories: 'Screens/Fan/PurchasesScreen', states: list },
  {
    route: '/user/orders',
    stories: 'Screens/Fan/OrdersScreen',
    states: {
      ...list,
      paid: 'Screens/Fan/OrderScreen/Paid',
      shipped: 'Screens/Fan/OrderScreen/Shipped',
      delivered: 'Screens/Fan/OrderScreen/Delivered',
      refunded: 'Screens/Fan/OrderScreen/Refunded',
      'delivery address': 'Components/Orders/OrderAddressDialog/Idle',
      download: 'Screens/Fan/OrderScreen/Digital',
    },
  },
  {
    route: '/user/addresses',
    stories: 'Screens/Fan/AddressesScreen',
    states: {
      ...page,
      empty: 'Empty',
      'new address': 'Components/Addresses/AddressDialog/New',
      'city suggestions': 'Components/Addresses/AddressDialog/CitySuggestions',
    },
  },
  ...performerRows,
];

/**
 * The screens that are planned. When a screen is implemented, move it to `screenRows` or
 * `performerRows` with its states.
 * `screen-states.test.ts` fails if this list contains a route of the app.
 */
export const laterScreens: readonly string[] = [
  '/auth/twitter/callback',
  '/live',
  '/live/{performerId}',
  '/user/requests',
  '/creator/live',
  '/creator/requests',
];
