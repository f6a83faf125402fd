import type { ScreenRow } from './screen-row.ts';

/** The overlays, and the pages that replace every other page, with a story for each state. */
export const overlayRows: readonly ScreenRow[] = [
  {
    route: 'around every page',
    stories: 'Components/Layouts/Primary',
    states: { fan: 'Fan', performer: 'Performer', visitor: 'Visitor', phone: 'Phone' },
    later: ['messages unread', 'go live'],
  },
  {
    route: 'replacements',
    stories: 'Components/Layouts/Replacements',
    states: { maintenance: 'Maintenance', 'country blocked': 'CountryBlocked' },
  },
  {
    route: 'route loading',
    stories: 'Components/Primitives/RouteProgress',
    states: { active: 'Active', ending: 'Ending' },
  },
  { route: 'age gate', stories: 'Components/Layouts/AgeGate', states: { open: 'Open' } },
  {
    route: 'install banner',
    stories: 'Components/Layouts/InstallBanner',
    states: { prompt: 'Prompt', ios: 'ByShare' },
  },
  {
    route: 'gallery popup',
    stories: 'Components/Layouts/GalleryPopup',
    states: { open: 'Open', keys: 'ByKeyboard', closed: 'Closed' },
  },
  {
    route: 'dialog: tip',
    stories: 'Components/Wallet/TipDialog',
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
    stories: 'Components/Wallet/BuyDialog',
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
    stories: 'Components/Reports/ReportDialog',
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
    stories: 'Components/Blocks/BlockDialog',
    states: { ready: 'Ready', submitting: 'Blocking', 'block failed': 'Components/Primitives/Toasts/Failure' },
  },
  {
    route: 'dialog: confirm-destructive',
    stories: 'Components/Content/DeleteItemDialog',
    states: { asks: 'Confirming', submitting: 'Deleting' },
  },
  {
    route: 'dialog: share',
    stories: 'Components/Share/ShareDialog',
    states: { ready: 'Ready', 'by the device': 'WithDevice', refused: 'Refused' },
  },
  { route: 'toasts', stories: 'Components/Primitives/Toasts', states: { success: 'Success', failure: 'Failure' } },
  {
    route: 'dialog: subscribe',
    stories: 'Components/Subscriptions/SubscribeDialog',
    states: {
      ready: 'ByCard',
      bundle: 'Bundle',
      promotion: 'FirstMonthReduced',
      'trial link': 'TrialLink',
      submitting: 'Submitting',
      declined: 'Declined',
      'low balance': 'LowBalance',
      done: 'Receipt',
    },
  },
];
