// Generated from the contract by `npm run generate`. Do not edit.
import * as auth from './auth/auth.msw.ts';
import * as comments from './comments/comments.msw.ts';
import * as events from './events/events.msw.ts';
import * as feeds from './feeds/feeds.msw.ts';
import * as files from './files/files.msw.ts';
import * as follows from './follows/follows.msw.ts';
import * as mails from './mails/mails.msw.ts';
import * as notifications from './notifications/notifications.msw.ts';
import * as payments from './payments/payments.msw.ts';
import * as performers from './performers/performers.msw.ts';
import * as reactions from './reactions/reactions.msw.ts';
import * as settings from './settings/settings.msw.ts';
import * as users from './users/users.msw.ts';
import * as wallet from './wallet/wallet.msw.ts';

export { auth, settings, users, performers, feeds, reactions, comments, follows, wallet, payments, notifications, events, files, mails };

/** A handler for every operation, fixed segments of an address before parameters, which would catch them. */
export const generatedHandlers = () => [
  auth.getVerifyEmailMockHandler(),
  auth.getResendEmailVerificationMockHandler(),
  auth.getLoginMockHandler(),
  auth.getLogoutMockHandler(),
  auth.getRequestPasswordResetMockHandler(),
  auth.getUpdatePasswordMockHandler(),
  auth.getRegisterUserMockHandler(),
  auth.getResetPasswordMockHandler(),
  settings.getGetCommonSettingsMockHandler(),
  settings.getGetSettingsByKeysMockHandler(),
  settings.getGetPublicSettingsMockHandler(),
  users.getUpdateMeMockHandler(),
  users.getUploadMyAvatarMockHandler(),
  users.getGetMeMockHandler(),
  users.getUploadUserAvatarMockHandler(),
  performers.getUploadPerformerAvatarMockHandler(),
  performers.getUploadPerformerCoverMockHandler(),
  performers.getGetMyPerformerMockHandler(),
  performers.getUpdateMyPerformerMockHandler(),
  performers.getListRandomPerformersMockHandler(),
  performers.getListTopPerformersMockHandler(),
  performers.getSearchPerformersMockHandler(),
  performers.getGetPerformerMockHandler(),
  feeds.getListMyFeedsMockHandler(),
  feeds.getCreateFeedMockHandler(),
  feeds.getUploadFeedPhotoMockHandler(),
  feeds.getGetMyFeedMockHandler(),
  feeds.getUpdateFeedMockHandler(),
  feeds.getDeleteFeedMockHandler(),
  feeds.getListBookmarkedFeedsMockHandler(),
  feeds.getListFeedsMockHandler(),
  feeds.getListPerformerFeedsMockHandler(),
  feeds.getGetFeedMockHandler(),
  reactions.getCreateReactionMockHandler(),
  reactions.getDeleteReactionMockHandler(),
  comments.getListCommentsMockHandler(),
  comments.getCreateCommentMockHandler(),
  comments.getUpdateCommentMockHandler(),
  comments.getDeleteCommentMockHandler(),
  follows.getListFollowersMockHandler(),
  follows.getListFollowingMockHandler(),
  follows.getFollowPerformerMockHandler(),
  follows.getUnfollowPerformerMockHandler(),
  wallet.getListChargesMockHandler(),
  wallet.getTipPerformerMockHandler(),
  payments.getListTransactionsMockHandler(),
  payments.getTopUpWalletMockHandler(),
  payments.getCreateSandboxPaymentMethodMockHandler(),
  payments.getAuthenticateSandboxPaymentMockHandler(),
  notifications.getListNotificationsMockHandler(),
  notifications.getReadAllNotificationsMockHandler(),
  notifications.getGetUnreadNotificationCountMockHandler(),
  notifications.getReadNotificationMockHandler(),
  events.getListEventsMockHandler(),
  files.getGetFileMockHandler(),
  mails.getListDevelopmentMailsMockHandler(),
];
