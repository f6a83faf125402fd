// Generated from the contract by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';
import * as auth from './validators/auth/auth.ts';
import * as authAnswers from './answers/auth/auth.ts';
import * as comments from './validators/comments/comments.ts';
import * as commentsAnswers from './answers/comments/comments.ts';
import * as events from './validators/events/events.ts';
import * as eventsAnswers from './answers/events/events.ts';
import * as feeds from './validators/feeds/feeds.ts';
import * as feedsAnswers from './answers/feeds/feeds.ts';
import * as files from './validators/files/files.ts';
import * as follows from './validators/follows/follows.ts';
import * as followsAnswers from './answers/follows/follows.ts';
import * as mails from './validators/mails/mails.ts';
import * as mailsAnswers from './answers/mails/mails.ts';
import * as notifications from './validators/notifications/notifications.ts';
import * as notificationsAnswers from './answers/notifications/notifications.ts';
import * as payments from './validators/payments/payments.ts';
import * as paymentsAnswers from './answers/payments/payments.ts';
import * as performers from './validators/performers/performers.ts';
import * as performersAnswers from './answers/performers/performers.ts';
import * as reactions from './validators/reactions/reactions.ts';
import * as reactionsAnswers from './answers/reactions/reactions.ts';
import * as settings from './validators/settings/settings.ts';
import * as settingsAnswers from './answers/settings/settings.ts';
import * as users from './validators/users/users.ts';
import * as usersAnswers from './answers/users/users.ts';
import * as wallet from './validators/wallet/wallet.ts';
import * as walletAnswers from './answers/wallet/wallet.ts';
import type { OperationId } from './operations.ts';

/** The validators of one operation. Requests are closed and bounded; answers say shapes only and strip what they do not name. */
export interface Binding {
  readonly params?: zod.ZodMiniType;
  readonly query?: zod.ZodMiniType;
  readonly headers?: zod.ZodMiniType;
  readonly body?: zod.ZodMiniType;
  /** Of the whole answer, its envelope included. */
  readonly response?: zod.ZodMiniType;
}

const atLeast = <T extends zod.ZodMiniType>(least: number, schema: T) =>
  schema.check(zod.refine((value) => Object.keys(value as object).length >= least, 'Please change something.'));

export const bindings = {
  verifyEmail: { body: auth.VerifyEmailBody, response: authAnswers.VerifyEmailResponse },
  resendEmailVerification: { body: auth.ResendEmailVerificationBody, response: authAnswers.ResendEmailVerificationResponse },
  login: { body: auth.LoginBody, response: authAnswers.LoginResponse },
  logout: { response: authAnswers.LogoutResponse },
  requestPasswordReset: { body: auth.RequestPasswordResetBody, response: authAnswers.RequestPasswordResetResponse },
  updatePassword: { body: auth.UpdatePasswordBody, response: authAnswers.UpdatePasswordResponse },
  registerUser: { body: auth.RegisterUserBody, response: authAnswers.RegisterUserResponse },
  resetPassword: { body: auth.ResetPasswordBody, response: authAnswers.ResetPasswordResponse },
  getCommonSettings: { response: settingsAnswers.GetCommonSettingsResponse },
  getSettingsByKeys: { body: settings.GetSettingsByKeysBody, response: settingsAnswers.GetSettingsByKeysResponse },
  getPublicSettings: { response: settingsAnswers.GetPublicSettingsResponse },
  updateMe: { body: atLeast(1, users.UpdateMeBody), response: usersAnswers.UpdateMeResponse },
  uploadMyAvatar: { body: users.UploadMyAvatarBody, response: usersAnswers.UploadMyAvatarResponse },
  getMe: { response: usersAnswers.GetMeResponse },
  uploadUserAvatar: { params: users.UploadUserAvatarParams, body: users.UploadUserAvatarBody, response: usersAnswers.UploadUserAvatarResponse },
  uploadPerformerAvatar: { body: performers.UploadPerformerAvatarBody, response: performersAnswers.UploadPerformerAvatarResponse },
  uploadPerformerCover: { body: performers.UploadPerformerCoverBody, response: performersAnswers.UploadPerformerCoverResponse },
  getMyPerformer: { response: performersAnswers.GetMyPerformerResponse },
  updateMyPerformer: { body: atLeast(1, performers.UpdateMyPerformerBody), response: performersAnswers.UpdateMyPerformerResponse },
  listRandomPerformers: { query: performers.ListRandomPerformersQueryParams, response: performersAnswers.ListRandomPerformersResponse },
  listTopPerformers: { query: performers.ListTopPerformersQueryParams, response: performersAnswers.ListTopPerformersResponse },
  searchPerformers: { query: performers.SearchPerformersQueryParams, response: performersAnswers.SearchPerformersResponse },
  getPerformer: { params: performers.GetPerformerParams, response: performersAnswers.GetPerformerResponse },
  listMyFeeds: { query: feeds.ListMyFeedsQueryParams, response: feedsAnswers.ListMyFeedsResponse },
  createFeed: { body: feeds.CreateFeedBody, response: feedsAnswers.CreateFeedResponse },
  uploadFeedPhoto: { body: feeds.UploadFeedPhotoBody, response: feedsAnswers.UploadFeedPhotoResponse },
  getMyFeed: { params: feeds.GetMyFeedParams, response: feedsAnswers.GetMyFeedResponse },
  updateFeed: { params: feeds.UpdateFeedParams, body: atLeast(1, feeds.UpdateFeedBody), response: feedsAnswers.UpdateFeedResponse },
  deleteFeed: { params: feeds.DeleteFeedParams, response: feedsAnswers.DeleteFeedResponse },
  listBookmarkedFeeds: { query: feeds.ListBookmarkedFeedsQueryParams, response: feedsAnswers.ListBookmarkedFeedsResponse },
  listFeeds: { query: feeds.ListFeedsQueryParams, response: feedsAnswers.ListFeedsResponse },
  listPerformerFeeds: { params: feeds.ListPerformerFeedsParams, query: feeds.ListPerformerFeedsQueryParams, response: feedsAnswers.ListPerformerFeedsResponse },
  getFeed: { params: feeds.GetFeedParams, response: feedsAnswers.GetFeedResponse },
  createReaction: { body: reactions.CreateReactionBody, response: reactionsAnswers.CreateReactionResponse },
  deleteReaction: { body: reactions.DeleteReactionBody, response: reactionsAnswers.DeleteReactionResponse },
  listComments: { query: comments.ListCommentsQueryParams, response: commentsAnswers.ListCommentsResponse },
  createComment: { body: comments.CreateCommentBody, response: commentsAnswers.CreateCommentResponse },
  updateComment: { params: comments.UpdateCommentParams, body: comments.UpdateCommentBody, response: commentsAnswers.UpdateCommentResponse },
  deleteComment: { params: comments.DeleteCommentParams, response: commentsAnswers.DeleteCommentResponse },
  listFollowers: { query: follows.ListFollowersQueryParams, response: followsAnswers.ListFollowersResponse },
  listFollowing: { query: follows.ListFollowingQueryParams, response: followsAnswers.ListFollowingResponse },
  followPerformer: { params: follows.FollowPerformerParams, response: followsAnswers.FollowPerformerResponse },
  unfollowPerformer: { params: follows.UnfollowPerformerParams, response: followsAnswers.UnfollowPerformerResponse },
  listCharges: { query: wallet.ListChargesQueryParams, response: walletAnswers.ListChargesResponse },
  tipPerformer: { params: wallet.TipPerformerParams, headers: wallet.TipPerformerHeader, body: wallet.TipPerformerBody, response: walletAnswers.TipPerformerResponse },
  listTransactions: { query: payments.ListTransactionsQueryParams, response: paymentsAnswers.ListTransactionsResponse },
  topUpWallet: { headers: payments.TopUpWalletHeader, body: payments.TopUpWalletBody, response: paymentsAnswers.TopUpWalletResponse },
  createSandboxPaymentMethod: { body: payments.CreateSandboxPaymentMethodBody, response: paymentsAnswers.CreateSandboxPaymentMethodResponse },
  authenticateSandboxPayment: { params: payments.AuthenticateSandboxPaymentParams, headers: payments.AuthenticateSandboxPaymentHeader, body: payments.AuthenticateSandboxPaymentBody, response: paymentsAnswers.AuthenticateSandboxPaymentResponse },
  listNotifications: { query: notifications.ListNotificationsQueryParams, response: notificationsAnswers.ListNotificationsResponse },
  readAllNotifications: { response: notificationsAnswers.ReadAllNotificationsResponse },
  getUnreadNotificationCount: { response: notificationsAnswers.GetUnreadNotificationCountResponse },
  readNotification: { params: notifications.ReadNotificationParams, response: notificationsAnswers.ReadNotificationResponse },
  listEvents: { query: events.ListEventsQueryParams, response: eventsAnswers.ListEventsResponse },
  getFile: { params: files.GetFileParams, query: files.GetFileQueryParams },
  listDevelopmentMails: { query: mails.ListDevelopmentMailsQueryParams, response: mailsAnswers.ListDevelopmentMailsResponse },
} as const satisfies Record<OperationId, Binding>;
