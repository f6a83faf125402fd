// Generated from the contract by `npm run generate`. Do not edit.
import { fixedFirst } from '../fixed-first.ts';
import * as auth from './auth/auth.msw.ts';
import * as cameos from './cameos/cameos.msw.ts';
import * as comments from './comments/comments.msw.ts';
import * as conversations from './conversations/conversations.msw.ts';
import * as events from './events/events.msw.ts';
import * as feeds from './feeds/feeds.msw.ts';
import * as files from './files/files.msw.ts';
import * as follows from './follows/follows.msw.ts';
import * as mails from './mails/mails.msw.ts';
import * as messages from './messages/messages.msw.ts';
import * as notifications from './notifications/notifications.msw.ts';
import * as payments from './payments/payments.msw.ts';
import * as performers from './performers/performers.msw.ts';
import * as reactions from './reactions/reactions.msw.ts';
import * as settings from './settings/settings.msw.ts';
import * as streaming from './streaming/streaming.msw.ts';
import * as users from './users/users.msw.ts';
import * as wallet from './wallet/wallet.msw.ts';

export { auth, settings, users, performers, feeds, reactions, comments, follows, conversations, messages, streaming, cameos, wallet, payments, notifications, events, files, mails };

/** A handler for every operation. */
export const generatedHandlers = () => fixedFirst([
  ...auth.getAuthMock(),
  ...settings.getSettingsMock(),
  ...users.getUsersMock(),
  ...performers.getPerformersMock(),
  ...feeds.getFeedsMock(),
  ...reactions.getReactionsMock(),
  ...comments.getCommentsMock(),
  ...follows.getFollowsMock(),
  ...conversations.getConversationsMock(),
  ...messages.getMessagesMock(),
  ...streaming.getStreamingMock(),
  ...cameos.getCameosMock(),
  ...wallet.getWalletMock(),
  ...payments.getPaymentsMock(),
  ...notifications.getNotificationsMock(),
  ...events.getEventsMock(),
  ...files.getFilesMock(),
  ...mails.getMailsMock(),
]);
