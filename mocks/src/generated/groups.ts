// Generated from the contract by `npm run generate`. Do not edit.
import * as addresses from './addresses/addresses.msw.ts';
import * as auth from './auth/auth.msw.ts';
import * as blocks from './blocks/blocks.msw.ts';
import * as cameos from './cameos/cameos.msw.ts';
import * as comments from './comments/comments.msw.ts';
import * as conversations from './conversations/conversations.msw.ts';
import * as earnings from './earnings/earnings.msw.ts';
import * as events from './events/events.msw.ts';
import * as feeds from './feeds/feeds.msw.ts';
import * as files from './files/files.msw.ts';
import * as follows from './follows/follows.msw.ts';
import * as galleries from './galleries/galleries.msw.ts';
import * as geo from './geo/geo.msw.ts';
import * as mails from './mails/mails.msw.ts';
import * as messages from './messages/messages.msw.ts';
import * as notifications from './notifications/notifications.msw.ts';
import * as orders from './orders/orders.msw.ts';
import * as payments from './payments/payments.msw.ts';
import * as payouts from './payouts/payouts.msw.ts';
import * as performers from './performers/performers.msw.ts';
import * as photos from './photos/photos.msw.ts';
import * as posts from './posts/posts.msw.ts';
import * as products from './products/products.msw.ts';
import * as reactions from './reactions/reactions.msw.ts';
import * as reels from './reels/reels.msw.ts';
import * as referrals from './referrals/referrals.msw.ts';
import * as reports from './reports/reports.msw.ts';
import * as search from './search/search.msw.ts';
import * as settings from './settings/settings.msw.ts';
import * as stories from './stories/stories.msw.ts';
import * as streaming from './streaming/streaming.msw.ts';
import * as subscriptions from './subscriptions/subscriptions.msw.ts';
import * as tokens from './tokens/tokens.msw.ts';
import * as uploads from './uploads/uploads.msw.ts';
import * as users from './users/users.msw.ts';
import * as videos from './videos/videos.msw.ts';
import * as wallet from './wallet/wallet.msw.ts';

export { auth, settings, geo, users, performers, search, posts, feeds, galleries, photos, videos, reels, stories, products, reactions, comments, follows, blocks, reports, conversations, messages, streaming, cameos, wallet, tokens, payments, subscriptions, orders, addresses, earnings, payouts, referrals, notifications, events, uploads, files, mails };

/** A handler for every operation. */
export const generatedHandlers = () => [
  ...auth.getAuthMock(),
  ...settings.getSettingsMock(),
  ...geo.getGeoMock(),
  ...users.getUsersMock(),
  ...performers.getPerformersMock(),
  ...search.getSearchMock(),
  ...posts.getPostsMock(),
  ...feeds.getFeedsMock(),
  ...galleries.getGalleriesMock(),
  ...photos.getPhotosMock(),
  ...videos.getVideosMock(),
  ...reels.getReelsMock(),
  ...stories.getStoriesMock(),
  ...products.getProductsMock(),
  ...reactions.getReactionsMock(),
  ...comments.getCommentsMock(),
  ...follows.getFollowsMock(),
  ...blocks.getBlocksMock(),
  ...reports.getReportsMock(),
  ...conversations.getConversationsMock(),
  ...messages.getMessagesMock(),
  ...streaming.getStreamingMock(),
  ...cameos.getCameosMock(),
  ...wallet.getWalletMock(),
  ...tokens.getTokensMock(),
  ...payments.getPaymentsMock(),
  ...subscriptions.getSubscriptionsMock(),
  ...orders.getOrdersMock(),
  ...addresses.getAddressesMock(),
  ...earnings.getEarningsMock(),
  ...payouts.getPayoutsMock(),
  ...referrals.getReferralsMock(),
  ...notifications.getNotificationsMock(),
  ...events.getEventsMock(),
  ...uploads.getUploadsMock(),
  ...files.getFilesMock(),
  ...mails.getMailsMock(),
];
