import type { ScreenRow } from './screen-row.ts';

/** What lies around, over or instead of pages, with a story for each state. */
export const overlayRows: readonly ScreenRow[] = [
  {
    route: 'around every page',
    stories: 'Layouts/Primary',
    states: { fan: 'Fan', performer: 'Performer', visitor: 'Visitor', phone: 'Phone' },
    later: ['messages unread', 'go live'],
  },
  {
    route: 'replacements',
    stories: 'Layouts/Replacements',
    states: { maintenance: 'Maintenance', 'country blocked': 'CountryBlocked' },
  },
  { route: 'route loading', stories: 'Primitives/RouteProgress', states: { active: 'Active', ending: 'Ending' } },
  { route: 'age gate', stories: 'Layouts/AgeGate', states: { open: 'Open' } },
  { route: 'install banner', stories: 'Layouts/InstallBanner', states: { prompt: 'Prompt', ios: 'ByShare' } },
  {
    route: 'gallery popup',
    stories: 'Layouts/GalleryPopup',
    states: { open: 'Open', keys: 'ByKeyboard', closed: 'Closed' },
  },
  {
    route: 'dialog: tip',
    stories: 'Wallet/TipDialog',
    states: {
      idle: 'Idle',
      'field error': 'FieldError',
      'server error': 'ServerError',
      'low balance': 'LowBalance',
      done: 'Receipt',
    },
  },
  {
    route: 'dialog: unlock',
    stories: 'Wallet/BuyDialog',
    states: {
      idle: 'Idle',
      submitting: 'Submitting',
      'server error': 'ServerError',
      'low balance': 'LowBalance',
      done: 'Receipt',
    },
  },
  {
    route: 'dialog: report',
    stories: 'Reports/ReportDialog',
    states: {
      ready: 'Ready',
      submitting: 'Sending',
      'field errors': 'NoReason',
      'server error': 'Failed',
      sent: 'Sent',
    },
  },
  {
    route: 'dialog: block',
    stories: 'Blocks/BlockDialog',
    states: { ready: 'Ready', submitting: 'Blocking', 'block failed': 'Primitives/Toasts/Failure' },
  },
  {
    route: 'dialog: confirm-destructive',
    stories: 'Feeds/DeleteFeedDialog',
    states: { asks: 'Asks', submitting: 'Deleting' },
  },
  {
    route: 'dialog: share',
    stories: 'Share/ShareDialog',
    states: { ready: 'Ready', 'by the device': 'WithDevice', refused: 'Refused' },
  },
  { route: 'toasts', stories: 'Primitives/Toasts', states: { success: 'Success', failure: 'Failure' } },
  {
    route: 'dialog: subscribe',
    stories: 'Subscriptions/SubscribeDialog',
    states: {
      ready: 'ByCard',
      submitting: 'Submitting',
      declined: 'Declined',
      'low balance': 'LowBalance',
      done: 'Receipt',
    },
  },
];
