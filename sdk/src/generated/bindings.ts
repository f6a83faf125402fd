// Generated from the contract by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';
import * as auth from './validators/auth/auth.ts';
import * as authAnswers from './answers/auth/auth.ts';
import * as cameos from './validators/cameos/cameos.ts';
import * as cameosAnswers from './answers/cameos/cameos.ts';
import * as comments from './validators/comments/comments.ts';
import * as commentsAnswers from './answers/comments/comments.ts';
import * as conversations from './validators/conversations/conversations.ts';
import * as conversationsAnswers from './answers/conversations/conversations.ts';
import * as events from './validators/events/events.ts';
import * as eventsAnswers from './answers/events/events.ts';
import * as feeds from './validators/feeds/feeds.ts';
import * as feedsAnswers from './answers/feeds/feeds.ts';
import * as files from './validators/files/files.ts';
import * as follows from './validators/follows/follows.ts';
import * as followsAnswers from './answers/follows/follows.ts';
import * as mails from './validators/mails/mails.ts';
import * as mailsAnswers from './answers/mails/mails.ts';
import * as messages from './validators/messages/messages.ts';
import * as messagesAnswers from './answers/messages/messages.ts';
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
import * as streaming from './validators/streaming/streaming.ts';
import * as streamingAnswers from './answers/streaming/streaming.ts';
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
  listCommentReplies: { params: comments.ListCommentRepliesParams, query: comments.ListCommentRepliesQueryParams, response: commentsAnswers.ListCommentRepliesResponse },
  listFollowers: { query: follows.ListFollowersQueryParams, response: followsAnswers.ListFollowersResponse },
  listFollowing: { query: follows.ListFollowingQueryParams, response: followsAnswers.ListFollowingResponse },
  followPerformer: { params: follows.FollowPerformerParams, response: followsAnswers.FollowPerformerResponse },
  unfollowPerformer: { params: follows.UnfollowPerformerParams, response: followsAnswers.UnfollowPerformerResponse },
  listConversations: { query: conversations.ListConversationsQueryParams, response: conversationsAnswers.ListConversationsResponse },
  createConversation: { body: conversations.CreateConversationBody, response: conversationsAnswers.CreateConversationResponse },
  listConversationRequests: { query: conversations.ListConversationRequestsQueryParams, response: conversationsAnswers.ListConversationRequestsResponse },
  acceptConversationRequest: { params: conversations.AcceptConversationRequestParams, response: conversationsAnswers.AcceptConversationRequestResponse },
  searchConversations: { query: conversations.SearchConversationsQueryParams, response: conversationsAnswers.SearchConversationsResponse },
  getPerformerStreamConversation: { params: conversations.GetPerformerStreamConversationParams, response: conversationsAnswers.GetPerformerStreamConversationResponse },
  updateStreamConversation: { params: conversations.UpdateStreamConversationParams, body: atLeast(1, conversations.UpdateStreamConversationBody), response: conversationsAnswers.UpdateStreamConversationResponse },
  getConversation: { params: conversations.GetConversationParams, response: conversationsAnswers.GetConversationResponse },
  listPublicMessages: { params: messages.ListPublicMessagesParams, query: messages.ListPublicMessagesQueryParams, response: messagesAnswers.ListPublicMessagesResponse },
  listMessages: { params: messages.ListMessagesParams, query: messages.ListMessagesQueryParams, response: messagesAnswers.ListMessagesResponse },
  sendMessage: { params: messages.SendMessageParams, body: messages.SendMessageBody, response: messagesAnswers.SendMessageResponse },
  uploadMessageVideo: { body: messages.UploadMessageVideoBody, response: messagesAnswers.UploadMessageVideoResponse },
  uploadMessagePhoto: { body: messages.UploadMessagePhotoBody, response: messagesAnswers.UploadMessagePhotoResponse },
  readAllMessages: { params: messages.ReadAllMessagesParams, response: messagesAnswers.ReadAllMessagesResponse },
  listStreamMessages: { params: messages.ListStreamMessagesParams, query: messages.ListStreamMessagesQueryParams, response: messagesAnswers.ListStreamMessagesResponse },
  sendStreamMessage: { params: messages.SendStreamMessageParams, body: messages.SendStreamMessageBody, response: messagesAnswers.SendStreamMessageResponse },
  removeAllStreamMessages: { params: messages.RemoveAllStreamMessagesParams, response: messagesAnswers.RemoveAllStreamMessagesResponse },
  getUnreadMessageCount: { response: messagesAnswers.GetUnreadMessageCountResponse },
  deleteMessage: { params: messages.DeleteMessageParams, response: messagesAnswers.DeleteMessageResponse },
  getMessageFileStatus: { params: messages.GetMessageFileStatusParams, response: messagesAnswers.GetMessageFileStatusResponse },
  createAgoraToken: { body: streaming.CreateAgoraTokenBody, response: streamingAnswers.CreateAgoraTokenResponse },
  joinStream: { params: streaming.JoinStreamParams, response: streamingAnswers.JoinStreamResponse },
  startStream: { body: streaming.StartStreamBody, response: streamingAnswers.StartStreamResponse },
  updateLiveStream: { params: streaming.UpdateLiveStreamParams, body: streaming.UpdateLiveStreamBody, response: streamingAnswers.UpdateLiveStreamResponse },
  setStreamDuration: { body: streaming.SetStreamDurationBody, response: streamingAnswers.SetStreamDurationResponse },
  updateStream: { body: atLeast(1, streaming.UpdateStreamBody), response: streamingAnswers.UpdateStreamResponse },
  listStreams: { query: streaming.ListStreamsQueryParams, response: streamingAnswers.ListStreamsResponse },
  banStreamViewer: { params: streaming.BanStreamViewerParams, body: streaming.BanStreamViewerBody, response: streamingAnswers.BanStreamViewerResponse },
  updateStreamGoal: { params: streaming.UpdateStreamGoalParams, body: streaming.UpdateStreamGoalBody, response: streamingAnswers.UpdateStreamGoalResponse },
  muteStreamViewer: { params: streaming.MuteStreamViewerParams, body: streaming.MuteStreamViewerBody, response: streamingAnswers.MuteStreamViewerResponse },
  listCameos: { query: cameos.ListCameosQueryParams, response: cameosAnswers.ListCameosResponse },
  getCameoOffer: { params: cameos.GetCameoOfferParams, response: cameosAnswers.GetCameoOfferResponse },
  getCameo: { params: cameos.GetCameoParams, response: cameosAnswers.GetCameoResponse },
  cancelCameo: { params: cameos.CancelCameoParams, headers: cameos.CancelCameoHeader, response: cameosAnswers.CancelCameoResponse },
  listReceivedCameos: { query: cameos.ListReceivedCameosQueryParams, response: cameosAnswers.ListReceivedCameosResponse },
  updateCameoOffer: { body: atLeast(1, cameos.UpdateCameoOfferBody), response: cameosAnswers.UpdateCameoOfferResponse },
  acceptCameo: { params: cameos.AcceptCameoParams, response: cameosAnswers.AcceptCameoResponse },
  declineCameo: { params: cameos.DeclineCameoParams, headers: cameos.DeclineCameoHeader, body: cameos.DeclineCameoBody, response: cameosAnswers.DeclineCameoResponse },
  deliverCameo: { params: cameos.DeliverCameoParams, headers: cameos.DeliverCameoHeader, body: cameos.DeliverCameoBody, response: cameosAnswers.DeliverCameoResponse },
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
