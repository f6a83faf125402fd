// Generated from the contract by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';
import * as addresses from './validators/addresses/addresses.ts';
import * as addressesResponses from './responses/addresses/addresses.ts';
import * as auth from './validators/auth/auth.ts';
import * as authResponses from './responses/auth/auth.ts';
import * as blocks from './validators/blocks/blocks.ts';
import * as blocksResponses from './responses/blocks/blocks.ts';
import * as cameos from './validators/cameos/cameos.ts';
import * as cameosResponses from './responses/cameos/cameos.ts';
import * as comments from './validators/comments/comments.ts';
import * as commentsResponses from './responses/comments/comments.ts';
import * as conversations from './validators/conversations/conversations.ts';
import * as conversationsResponses from './responses/conversations/conversations.ts';
import * as earnings from './validators/earnings/earnings.ts';
import * as earningsResponses from './responses/earnings/earnings.ts';
import * as events from './validators/events/events.ts';
import * as eventsResponses from './responses/events/events.ts';
import * as fans from './validators/fans/fans.ts';
import * as fansResponses from './responses/fans/fans.ts';
import * as feeds from './validators/feeds/feeds.ts';
import * as feedsResponses from './responses/feeds/feeds.ts';
import * as files from './validators/files/files.ts';
import * as filesResponses from './responses/files/files.ts';
import * as follows from './validators/follows/follows.ts';
import * as followsResponses from './responses/follows/follows.ts';
import * as galleries from './validators/galleries/galleries.ts';
import * as galleriesResponses from './responses/galleries/galleries.ts';
import * as geo from './validators/geo/geo.ts';
import * as geoResponses from './responses/geo/geo.ts';
import * as mails from './validators/mails/mails.ts';
import * as mailsResponses from './responses/mails/mails.ts';
import * as messages from './validators/messages/messages.ts';
import * as messagesResponses from './responses/messages/messages.ts';
import * as notifications from './validators/notifications/notifications.ts';
import * as notificationsResponses from './responses/notifications/notifications.ts';
import * as operator from './validators/operator/operator.ts';
import * as operatorResponses from './responses/operator/operator.ts';
import * as orders from './validators/orders/orders.ts';
import * as ordersResponses from './responses/orders/orders.ts';
import * as payments from './validators/payments/payments.ts';
import * as paymentsResponses from './responses/payments/payments.ts';
import * as payouts from './validators/payouts/payouts.ts';
import * as payoutsResponses from './responses/payouts/payouts.ts';
import * as performers from './validators/performers/performers.ts';
import * as performersResponses from './responses/performers/performers.ts';
import * as photos from './validators/photos/photos.ts';
import * as photosResponses from './responses/photos/photos.ts';
import * as posts from './validators/posts/posts.ts';
import * as postsResponses from './responses/posts/posts.ts';
import * as products from './validators/products/products.ts';
import * as productsResponses from './responses/products/products.ts';
import * as reactions from './validators/reactions/reactions.ts';
import * as reactionsResponses from './responses/reactions/reactions.ts';
import * as reels from './validators/reels/reels.ts';
import * as reelsResponses from './responses/reels/reels.ts';
import * as referrals from './validators/referrals/referrals.ts';
import * as referralsResponses from './responses/referrals/referrals.ts';
import * as reports from './validators/reports/reports.ts';
import * as reportsResponses from './responses/reports/reports.ts';
import * as search from './validators/search/search.ts';
import * as searchResponses from './responses/search/search.ts';
import * as settings from './validators/settings/settings.ts';
import * as settingsResponses from './responses/settings/settings.ts';
import * as stories from './validators/stories/stories.ts';
import * as storiesResponses from './responses/stories/stories.ts';
import * as streaming from './validators/streaming/streaming.ts';
import * as streamingResponses from './responses/streaming/streaming.ts';
import * as subscriptions from './validators/subscriptions/subscriptions.ts';
import * as subscriptionsResponses from './responses/subscriptions/subscriptions.ts';
import * as tokens from './validators/tokens/tokens.ts';
import * as tokensResponses from './responses/tokens/tokens.ts';
import * as uploads from './validators/uploads/uploads.ts';
import * as uploadsResponses from './responses/uploads/uploads.ts';
import * as users from './validators/users/users.ts';
import * as usersResponses from './responses/users/users.ts';
import * as videos from './validators/videos/videos.ts';
import * as videosResponses from './responses/videos/videos.ts';
import * as wallet from './validators/wallet/wallet.ts';
import * as walletResponses from './responses/wallet/wallet.ts';
import type { OperationId } from './operations.ts';

/**
 * The validators of one operation. Those of requests refuse unknown fields and check all bounds. Those of responses check
 * only the types of fields, and remove unknown fields.
 */
export interface Binding {
  readonly params?: zod.ZodMiniType;
  readonly query?: zod.ZodMiniType;
  readonly headers?: zod.ZodMiniType;
  readonly body?: zod.ZodMiniType;
  /** Validates the whole response, including its envelope. */
  readonly response?: zod.ZodMiniType;
}

const atLeast = <T extends zod.ZodMiniType>(least: number, schema: T) =>
  schema.check(zod.refine((value) => Object.keys(value as object).length >= least, 'Please change something.'));

export const bindings = {
  verifyEmail: { body: auth.VerifyEmailBody, response: authResponses.VerifyEmailResponse },
  resendEmailVerification: { body: auth.ResendEmailVerificationBody, response: authResponses.ResendEmailVerificationResponse },
  loginWithGoogle: { body: auth.LoginWithGoogleBody, response: authResponses.LoginWithGoogleResponse },
  exchangeGoogleToken: { body: auth.ExchangeGoogleTokenBody, response: authResponses.ExchangeGoogleTokenResponse },
  login: { body: auth.LoginBody, response: authResponses.LoginResponse },
  logout: { response: authResponses.LogoutResponse },
  registerPerformer: { body: auth.RegisterPerformerBody, response: authResponses.RegisterPerformerResponse },
  switchToPerformerWithDocuments: { params: auth.SwitchToPerformerWithDocumentsParams, body: auth.SwitchToPerformerWithDocumentsBody, response: authResponses.SwitchToPerformerWithDocumentsResponse },
  getSecondFactor: { response: authResponses.GetSecondFactorResponse },
  startSecondFactor: { body: auth.StartSecondFactorBody, response: authResponses.StartSecondFactorResponse },
  confirmSecondFactor: { body: auth.ConfirmSecondFactorBody, response: authResponses.ConfirmSecondFactorResponse },
  removeSecondFactor: { body: auth.RemoveSecondFactorBody, response: authResponses.RemoveSecondFactorResponse },
  verifySecondFactor: { body: auth.VerifySecondFactorBody, response: authResponses.VerifySecondFactorResponse },
  listSessions: { query: auth.ListSessionsQueryParams, response: authResponses.ListSessionsResponse },
  endSession: { params: auth.EndSessionParams, response: authResponses.EndSessionResponse },
  completeTwitterLogin: { body: auth.CompleteTwitterLoginBody, response: authResponses.CompleteTwitterLoginResponse },
  startTwitterLogin: { body: auth.StartTwitterLoginBody, response: authResponses.StartTwitterLoginResponse },
  requestPasswordReset: { body: auth.RequestPasswordResetBody, response: authResponses.RequestPasswordResetResponse },
  updatePassword: { body: auth.UpdatePasswordBody, response: authResponses.UpdatePasswordResponse },
  registerUser: { body: auth.RegisterUserBody, response: authResponses.RegisterUserResponse },
  correctRegistrationEmail: { body: auth.CorrectRegistrationEmailBody, response: authResponses.CorrectRegistrationEmailResponse },
  resetPassword: { body: auth.ResetPasswordBody, response: authResponses.ResetPasswordResponse },
  undoAccountChange: { body: auth.UndoAccountChangeBody, response: authResponses.UndoAccountChangeResponse },
  switchToPerformer: { params: auth.SwitchToPerformerParams, body: auth.SwitchToPerformerBody, response: authResponses.SwitchToPerformerResponse },
  sendContactMessage: { body: settings.SendContactMessageBody, response: settingsResponses.SendContactMessageResponse },
  getCommonSettings: { response: settingsResponses.GetCommonSettingsResponse },
  getSettingsByKeys: { body: settings.GetSettingsByKeysBody, response: settingsResponses.GetSettingsByKeysResponse },
  getPublicSettings: { response: settingsResponses.GetPublicSettingsResponse },
  listCities: { params: geo.ListCitiesParams, response: geoResponses.ListCitiesResponse },
  listCountries: { response: geoResponses.ListCountriesResponse },
  getFlag: { params: geo.GetFlagParams },
  getIpLocation: { response: geoResponses.GetIpLocationResponse },
  listLanguageReferences: { response: geoResponses.ListLanguageReferencesResponse },
  listLanguages: { response: geoResponses.ListLanguagesResponse },
  listLocales: { response: geoResponses.ListLocalesResponse },
  listPhoneCodes: { response: geoResponses.ListPhoneCodesResponse },
  verifyRecaptcha: { body: geo.VerifyRecaptchaBody, response: geoResponses.VerifyRecaptchaResponse },
  listSitePromos: { query: geo.ListSitePromosQueryParams, response: geoResponses.ListSitePromosResponse },
  listStates: { params: geo.ListStatesParams, response: geoResponses.ListStatesResponse },
  listTranslations: { query: geo.ListTranslationsQueryParams, response: geoResponses.ListTranslationsResponse },
  getUserAdditional: { response: geoResponses.GetUserAdditionalResponse },
  updateMe: { body: atLeast(1, users.UpdateMeBody), response: usersResponses.UpdateMeResponse },
  uploadMyAvatar: { body: users.UploadMyAvatarBody, response: usersResponses.UploadMyAvatarResponse },
  getMe: { response: usersResponses.GetMeResponse },
  searchUsers: { query: users.SearchUsersQueryParams, response: usersResponses.SearchUsersResponse },
  getUser: { params: users.GetUserParams, response: usersResponses.GetUserResponse },
  uploadUserAvatar: { params: users.UploadUserAvatarParams, body: users.UploadUserAvatarBody, response: usersResponses.UploadUserAvatarResponse },
  deleteUser: { params: users.DeleteUserParams, body: users.DeleteUserBody, response: usersResponses.DeleteUserResponse },
  uploadPerformerAvatar: { body: performers.UploadPerformerAvatarBody, response: performersResponses.UploadPerformerAvatarResponse },
  updateBankingSettings: { body: performers.UpdateBankingSettingsBody, response: performersResponses.UpdateBankingSettingsResponse },
  uploadPerformerCover: { body: performers.UploadPerformerCoverBody, response: performersResponses.UploadPerformerCoverResponse },
  uploadPerformerDocument: { body: performers.UploadPerformerDocumentBody, response: performersResponses.UploadPerformerDocumentResponse },
  getMyPerformer: { response: performersResponses.GetMyPerformerResponse },
  updateMyPerformer: { body: atLeast(1, performers.UpdateMyPerformerBody), response: performersResponses.UpdateMyPerformerResponse },
  updatePaymentGatewaySettings: { body: performers.UpdatePaymentGatewaySettingsBody, response: performersResponses.UpdatePaymentGatewaySettingsResponse },
  getPerformerFilters: { response: performersResponses.GetPerformerFiltersResponse },
  listRandomPerformers: { query: performers.ListRandomPerformersQueryParams, response: performersResponses.ListRandomPerformersResponse },
  listTopPerformers: { query: performers.ListTopPerformersQueryParams, response: performersResponses.ListTopPerformersResponse },
  searchPerformers: { query: performers.SearchPerformersQueryParams, response: performersResponses.SearchPerformersResponse },
  uploadPerformerWelcomeVideo: { body: performers.UploadPerformerWelcomeVideoBody, response: performersResponses.UploadPerformerWelcomeVideoResponse },
  getPerformer: { params: performers.GetPerformerParams, response: performersResponses.GetPerformerResponse },
  deletePerformer: { params: performers.DeletePerformerParams, body: performers.DeletePerformerBody, response: performersResponses.DeletePerformerResponse },
  listBookmarkedPerformers: { query: performers.ListBookmarkedPerformersQueryParams, response: performersResponses.ListBookmarkedPerformersResponse },
  saveSearchKeyword: { body: search.SaveSearchKeywordBody, response: searchResponses.SaveSearchKeywordResponse },
  listSearchKeywords: { query: search.ListSearchKeywordsQueryParams, response: searchResponses.ListSearchKeywordsResponse },
  listPosts: { query: posts.ListPostsQueryParams, response: postsResponses.ListPostsResponse },
  getPost: { params: posts.GetPostParams, query: posts.GetPostQueryParams, response: postsResponses.GetPostResponse },
  createHashtags: { body: feeds.CreateHashtagsBody, response: feedsResponses.CreateHashtagsResponse },
  getHashtagSuggestions: { query: feeds.GetHashtagSuggestionsQueryParams, response: feedsResponses.GetHashtagSuggestionsResponse },
  listMyFeeds: { query: feeds.ListMyFeedsQueryParams, response: feedsResponses.ListMyFeedsResponse },
  createFeed: { body: feeds.CreateFeedBody, response: feedsResponses.CreateFeedResponse },
  uploadFeedAudio: { body: feeds.UploadFeedAudioBody, response: feedsResponses.UploadFeedAudioResponse },
  uploadFeedPhoto: { body: feeds.UploadFeedPhotoBody, response: feedsResponses.UploadFeedPhotoResponse },
  getPlannedFeeds: { query: feeds.GetPlannedFeedsQueryParams, response: feedsResponses.GetPlannedFeedsResponse },
  createFeedPoll: { body: feeds.CreateFeedPollBody, response: feedsResponses.CreateFeedPollResponse },
  uploadFeedTeaser: { body: feeds.UploadFeedTeaserBody, response: feedsResponses.UploadFeedTeaserResponse },
  uploadFeedThumbnail: { body: feeds.UploadFeedThumbnailBody, response: feedsResponses.UploadFeedThumbnailResponse },
  uploadFeedVideo: { body: feeds.UploadFeedVideoBody, response: feedsResponses.UploadFeedVideoResponse },
  getMyFeed: { params: feeds.GetMyFeedParams, response: feedsResponses.GetMyFeedResponse },
  updateFeed: { params: feeds.UpdateFeedParams, body: atLeast(1, feeds.UpdateFeedBody), response: feedsResponses.UpdateFeedResponse },
  deleteFeed: { params: feeds.DeleteFeedParams, response: feedsResponses.DeleteFeedResponse },
  pinFeed: { params: feeds.PinFeedParams, response: feedsResponses.PinFeedResponse },
  unpinFeed: { params: feeds.UnpinFeedParams, response: feedsResponses.UnpinFeedResponse },
  listBookmarkedFeeds: { query: feeds.ListBookmarkedFeedsQueryParams, response: feedsResponses.ListBookmarkedFeedsResponse },
  listFeeds: { query: feeds.ListFeedsQueryParams, response: feedsResponses.ListFeedsResponse },
  listPerformerFeeds: { params: feeds.ListPerformerFeedsParams, query: feeds.ListPerformerFeedsQueryParams, response: feedsResponses.ListPerformerFeedsResponse },
  voteFeedPoll: { params: feeds.VoteFeedPollParams, body: feeds.VoteFeedPollBody, response: feedsResponses.VoteFeedPollResponse },
  getFeed: { params: feeds.GetFeedParams, response: feedsResponses.GetFeedResponse },
  getFeedFileStatus: { params: feeds.GetFeedFileStatusParams, response: feedsResponses.GetFeedFileStatusResponse },
  listGalleries: { query: galleries.ListGalleriesQueryParams, response: galleriesResponses.ListGalleriesResponse },
  getGallery: { params: galleries.GetGalleryParams, response: galleriesResponses.GetGalleryResponse },
  createGallery: { body: galleries.CreateGalleryBody, response: galleriesResponses.CreateGalleryResponse },
  listMyGalleries: { query: galleries.ListMyGalleriesQueryParams, response: galleriesResponses.ListMyGalleriesResponse },
  updateGallery: { params: galleries.UpdateGalleryParams, body: atLeast(1, galleries.UpdateGalleryBody), response: galleriesResponses.UpdateGalleryResponse },
  deleteGallery: { params: galleries.DeleteGalleryParams, response: galleriesResponses.DeleteGalleryResponse },
  getMyGallery: { params: galleries.GetMyGalleryParams, response: galleriesResponses.GetMyGalleryResponse },
  listBookmarkedGalleries: { query: galleries.ListBookmarkedGalleriesQueryParams, response: galleriesResponses.ListBookmarkedGalleriesResponse },
  listPhotos: { query: photos.ListPhotosQueryParams, response: photosResponses.ListPhotosResponse },
  listPerformerPhotos: { params: photos.ListPerformerPhotosParams, query: photos.ListPerformerPhotosQueryParams, response: photosResponses.ListPerformerPhotosResponse },
  listMyPhotos: { query: photos.ListMyPhotosQueryParams, response: photosResponses.ListMyPhotosResponse },
  setPhotoAsCover: { params: photos.SetPhotoAsCoverParams, response: photosResponses.SetPhotoAsCoverResponse },
  uploadPhoto: { body: photos.UploadPhotoBody, response: photosResponses.UploadPhotoResponse },
  getMyPhoto: { params: photos.GetMyPhotoParams, response: photosResponses.GetMyPhotoResponse },
  updatePhoto: { params: photos.UpdatePhotoParams, body: atLeast(1, photos.UpdatePhotoBody), response: photosResponses.UpdatePhotoResponse },
  deletePhoto: { params: photos.DeletePhotoParams, response: photosResponses.DeletePhotoResponse },
  listVideos: { query: videos.ListVideosQueryParams, response: videosResponses.ListVideosResponse },
  getVideo: { params: videos.GetVideoParams, response: videosResponses.GetVideoResponse },
  getVideoFileStatus: { params: videos.GetVideoFileStatusParams, response: videosResponses.GetVideoFileStatusResponse },
  updateVideo: { params: videos.UpdateVideoParams, body: videos.UpdateVideoBody, response: videosResponses.UpdateVideoResponse },
  removeVideoFile: { params: videos.RemoveVideoFileParams, body: videos.RemoveVideoFileBody, response: videosResponses.RemoveVideoFileResponse },
  listMyVideos: { query: videos.ListMyVideosQueryParams, response: videosResponses.ListMyVideosResponse },
  uploadVideo: { body: videos.UploadVideoBody, response: videosResponses.UploadVideoResponse },
  getMyVideo: { params: videos.GetMyVideoParams, response: videosResponses.GetMyVideoResponse },
  deleteVideo: { params: videos.DeleteVideoParams, response: videosResponses.DeleteVideoResponse },
  viewMyVideo: { params: videos.ViewMyVideoParams, response: videosResponses.ViewMyVideoResponse },
  listBookmarkedVideos: { query: videos.ListBookmarkedVideosQueryParams, response: videosResponses.ListBookmarkedVideosResponse },
  updateReel: { params: reels.UpdateReelParams, body: reels.UpdateReelBody, response: reelsResponses.UpdateReelResponse },
  removeReelFile: { params: reels.RemoveReelFileParams, body: reels.RemoveReelFileBody, response: reelsResponses.RemoveReelFileResponse },
  listMyReels: { query: reels.ListMyReelsQueryParams, response: reelsResponses.ListMyReelsResponse },
  uploadReel: { body: reels.UploadReelBody, response: reelsResponses.UploadReelResponse },
  getReel: { params: reels.GetReelParams, response: reelsResponses.GetReelResponse },
  deleteReel: { params: reels.DeleteReelParams, response: reelsResponses.DeleteReelResponse },
  viewMyReel: { params: reels.ViewMyReelParams, response: reelsResponses.ViewMyReelResponse },
  listReels: { query: reels.ListReelsQueryParams, response: reelsResponses.ListReelsResponse },
  listBookmarkedReels: { query: reels.ListBookmarkedReelsQueryParams, response: reelsResponses.ListBookmarkedReelsResponse },
  uploadStoryPhoto: { body: stories.UploadStoryPhotoBody, response: storiesResponses.UploadStoryPhotoResponse },
  uploadStoryVideo: { body: stories.UploadStoryVideoBody, response: storiesResponses.UploadStoryVideoResponse },
  listMyStories: { query: stories.ListMyStoriesQueryParams, response: storiesResponses.ListMyStoriesResponse },
  createStory: { body: stories.CreateStoryBody, response: storiesResponses.CreateStoryResponse },
  getMyStory: { params: stories.GetMyStoryParams, response: storiesResponses.GetMyStoryResponse },
  updateStory: { params: stories.UpdateStoryParams, body: atLeast(1, stories.UpdateStoryBody), response: storiesResponses.UpdateStoryResponse },
  deleteStory: { params: stories.DeleteStoryParams, response: storiesResponses.DeleteStoryResponse },
  listStories: { query: stories.ListStoriesQueryParams, response: storiesResponses.ListStoriesResponse },
  getStory: { params: stories.GetStoryParams, response: storiesResponses.GetStoryResponse },
  viewStory: { params: stories.ViewStoryParams, response: storiesResponses.ViewStoryResponse },
  listProducts: { query: products.ListProductsQueryParams, response: productsResponses.ListProductsResponse },
  getProduct: { params: products.GetProductParams, response: productsResponses.GetProductResponse },
  createProduct: { body: products.CreateProductBody, response: productsResponses.CreateProductResponse },
  listMyProducts: { query: products.ListMyProductsQueryParams, response: productsResponses.ListMyProductsResponse },
  updateProduct: { params: products.UpdateProductParams, body: products.UpdateProductBody, response: productsResponses.UpdateProductResponse },
  deleteProduct: { params: products.DeleteProductParams, response: productsResponses.DeleteProductResponse },
  getMyProduct: { params: products.GetMyProductParams, response: productsResponses.GetMyProductResponse },
  listBookmarkedProducts: { query: products.ListBookmarkedProductsQueryParams, response: productsResponses.ListBookmarkedProductsResponse },
  createReaction: { body: reactions.CreateReactionBody, response: reactionsResponses.CreateReactionResponse },
  deleteReaction: { body: reactions.DeleteReactionBody, response: reactionsResponses.DeleteReactionResponse },
  listBookmarks: { params: reactions.ListBookmarksParams, query: reactions.ListBookmarksQueryParams, response: reactionsResponses.ListBookmarksResponse },
  listComments: { query: comments.ListCommentsQueryParams, response: commentsResponses.ListCommentsResponse },
  createComment: { body: comments.CreateCommentBody, response: commentsResponses.CreateCommentResponse },
  updateComment: { params: comments.UpdateCommentParams, body: comments.UpdateCommentBody, response: commentsResponses.UpdateCommentResponse },
  deleteComment: { params: comments.DeleteCommentParams, response: commentsResponses.DeleteCommentResponse },
  listCommentReplies: { params: comments.ListCommentRepliesParams, query: comments.ListCommentRepliesQueryParams, response: commentsResponses.ListCommentRepliesResponse },
  listFollowers: { query: follows.ListFollowersQueryParams, response: followsResponses.ListFollowersResponse },
  exportFollowers: { query: follows.ExportFollowersQueryParams },
  listFollowing: { query: follows.ListFollowingQueryParams, response: followsResponses.ListFollowingResponse },
  followPerformer: { params: follows.FollowPerformerParams, response: followsResponses.FollowPerformerResponse },
  unfollowPerformer: { params: follows.UnfollowPerformerParams, response: followsResponses.UnfollowPerformerResponse },
  updateFan: { params: fans.UpdateFanParams, body: atLeast(1, fans.UpdateFanBody), response: fansResponses.UpdateFanResponse },
  listBlockedCountries: { response: blocksResponses.ListBlockedCountriesResponse },
  updateBlockedCountries: { body: blocks.UpdateBlockedCountriesBody, response: blocksResponses.UpdateBlockedCountriesResponse },
  checkCountryBlock: { response: blocksResponses.CheckCountryBlockResponse },
  listBlockedUsers: { query: blocks.ListBlockedUsersQueryParams, response: blocksResponses.ListBlockedUsersResponse },
  blockUser: { body: blocks.BlockUserBody, response: blocksResponses.BlockUserResponse },
  unblockUser: { params: blocks.UnblockUserParams, response: blocksResponses.UnblockUserResponse },
  listReports: { query: reports.ListReportsQueryParams, response: reportsResponses.ListReportsResponse },
  createReport: { body: reports.CreateReportBody, response: reportsResponses.CreateReportResponse },
  appealReport: { params: reports.AppealReportParams, body: reports.AppealReportBody, response: reportsResponses.AppealReportResponse },
  listConversations: { query: conversations.ListConversationsQueryParams, response: conversationsResponses.ListConversationsResponse },
  createConversation: { body: conversations.CreateConversationBody, response: conversationsResponses.CreateConversationResponse },
  listConversationRequests: { query: conversations.ListConversationRequestsQueryParams, response: conversationsResponses.ListConversationRequestsResponse },
  acceptConversationRequest: { params: conversations.AcceptConversationRequestParams, response: conversationsResponses.AcceptConversationRequestResponse },
  searchConversations: { query: conversations.SearchConversationsQueryParams, response: conversationsResponses.SearchConversationsResponse },
  getPerformerStreamConversation: { params: conversations.GetPerformerStreamConversationParams, response: conversationsResponses.GetPerformerStreamConversationResponse },
  updateStreamConversation: { params: conversations.UpdateStreamConversationParams, body: atLeast(1, conversations.UpdateStreamConversationBody), response: conversationsResponses.UpdateStreamConversationResponse },
  getConversation: { params: conversations.GetConversationParams, response: conversationsResponses.GetConversationResponse },
  listPublicMessages: { params: messages.ListPublicMessagesParams, query: messages.ListPublicMessagesQueryParams, response: messagesResponses.ListPublicMessagesResponse },
  listMessages: { params: messages.ListMessagesParams, query: messages.ListMessagesQueryParams, response: messagesResponses.ListMessagesResponse },
  sendMessage: { params: messages.SendMessageParams, body: messages.SendMessageBody, response: messagesResponses.SendMessageResponse },
  uploadMessageVideo: { body: messages.UploadMessageVideoBody, response: messagesResponses.UploadMessageVideoResponse },
  uploadMessagePhoto: { body: messages.UploadMessagePhotoBody, response: messagesResponses.UploadMessagePhotoResponse },
  readAllMessages: { params: messages.ReadAllMessagesParams, response: messagesResponses.ReadAllMessagesResponse },
  listStreamMessages: { params: messages.ListStreamMessagesParams, query: messages.ListStreamMessagesQueryParams, response: messagesResponses.ListStreamMessagesResponse },
  sendStreamMessage: { params: messages.SendStreamMessageParams, body: messages.SendStreamMessageBody, response: messagesResponses.SendStreamMessageResponse },
  removeAllStreamMessages: { params: messages.RemoveAllStreamMessagesParams, response: messagesResponses.RemoveAllStreamMessagesResponse },
  getUnreadMessageCount: { response: messagesResponses.GetUnreadMessageCountResponse },
  deleteMessage: { params: messages.DeleteMessageParams, response: messagesResponses.DeleteMessageResponse },
  getMessageFileStatus: { params: messages.GetMessageFileStatusParams, response: messagesResponses.GetMessageFileStatusResponse },
  createAgoraToken: { body: streaming.CreateAgoraTokenBody, response: streamingResponses.CreateAgoraTokenResponse },
  joinStream: { params: streaming.JoinStreamParams, response: streamingResponses.JoinStreamResponse },
  startStream: { body: streaming.StartStreamBody, response: streamingResponses.StartStreamResponse },
  updateLiveStream: { params: streaming.UpdateLiveStreamParams, body: streaming.UpdateLiveStreamBody, response: streamingResponses.UpdateLiveStreamResponse },
  setStreamDuration: { body: streaming.SetStreamDurationBody, response: streamingResponses.SetStreamDurationResponse },
  updateStream: { body: atLeast(1, streaming.UpdateStreamBody), response: streamingResponses.UpdateStreamResponse },
  listStreams: { query: streaming.ListStreamsQueryParams, response: streamingResponses.ListStreamsResponse },
  banStreamViewer: { params: streaming.BanStreamViewerParams, body: streaming.BanStreamViewerBody, response: streamingResponses.BanStreamViewerResponse },
  updateStreamGoal: { params: streaming.UpdateStreamGoalParams, body: streaming.UpdateStreamGoalBody, response: streamingResponses.UpdateStreamGoalResponse },
  muteStreamViewer: { params: streaming.MuteStreamViewerParams, body: streaming.MuteStreamViewerBody, response: streamingResponses.MuteStreamViewerResponse },
  listCameos: { query: cameos.ListCameosQueryParams, response: cameosResponses.ListCameosResponse },
  getCameoOffer: { params: cameos.GetCameoOfferParams, response: cameosResponses.GetCameoOfferResponse },
  getCameo: { params: cameos.GetCameoParams, response: cameosResponses.GetCameoResponse },
  cancelCameo: { params: cameos.CancelCameoParams, headers: cameos.CancelCameoHeader, response: cameosResponses.CancelCameoResponse },
  listReceivedCameos: { query: cameos.ListReceivedCameosQueryParams, response: cameosResponses.ListReceivedCameosResponse },
  updateCameoOffer: { body: atLeast(1, cameos.UpdateCameoOfferBody), response: cameosResponses.UpdateCameoOfferResponse },
  acceptCameo: { params: cameos.AcceptCameoParams, response: cameosResponses.AcceptCameoResponse },
  declineCameo: { params: cameos.DeclineCameoParams, headers: cameos.DeclineCameoHeader, body: cameos.DeclineCameoBody, response: cameosResponses.DeclineCameoResponse },
  deliverCameo: { params: cameos.DeliverCameoParams, headers: cameos.DeliverCameoHeader, body: cameos.DeliverCameoBody, response: cameosResponses.DeliverCameoResponse },
  getWallet: { response: walletResponses.GetWalletResponse },
  bookCameo: { params: wallet.BookCameoParams, headers: wallet.BookCameoHeader, body: wallet.BookCameoBody, response: walletResponses.BookCameoResponse },
  buyFeed: { params: wallet.BuyFeedParams, headers: wallet.BuyFeedHeader, body: wallet.BuyFeedBody, response: walletResponses.BuyFeedResponse },
  buyGallery: { params: wallet.BuyGalleryParams, headers: wallet.BuyGalleryHeader, body: wallet.BuyGalleryBody, response: walletResponses.BuyGalleryResponse },
  buyMessage: { params: wallet.BuyMessageParams, headers: wallet.BuyMessageHeader, body: wallet.BuyMessageBody, response: walletResponses.BuyMessageResponse },
  buyProduct: { params: wallet.BuyProductParams, headers: wallet.BuyProductHeader, body: wallet.BuyProductBody, response: walletResponses.BuyProductResponse },
  listCharges: { query: wallet.ListChargesQueryParams, response: walletResponses.ListChargesResponse },
  buyStream: { params: wallet.BuyStreamParams, headers: wallet.BuyStreamHeader, body: wallet.BuyStreamBody, response: walletResponses.BuyStreamResponse },
  tipPerformer: { params: wallet.TipPerformerParams, headers: wallet.TipPerformerHeader, body: wallet.TipPerformerBody, response: walletResponses.TipPerformerResponse },
  buyVideo: { params: wallet.BuyVideoParams, headers: wallet.BuyVideoHeader, body: wallet.BuyVideoBody, response: walletResponses.BuyVideoResponse },
  getBalanceExplanation: { query: wallet.GetBalanceExplanationQueryParams, response: walletResponses.GetBalanceExplanationResponse },
  listBalanceEntries: { query: wallet.ListBalanceEntriesQueryParams, response: walletResponses.ListBalanceEntriesResponse },
  listPurchases: { query: wallet.ListPurchasesQueryParams, response: walletResponses.ListPurchasesResponse },
  listTokenPackages: { query: tokens.ListTokenPackagesQueryParams, response: tokensResponses.ListTokenPackagesResponse },
  applyCoupon: { params: payments.ApplyCouponParams, body: payments.ApplyCouponBody, response: paymentsResponses.ApplyCouponResponse },
  listPaymentCards: { query: payments.ListPaymentCardsQueryParams, response: paymentsResponses.ListPaymentCardsResponse },
  deletePaymentCard: { params: payments.DeletePaymentCardParams, response: paymentsResponses.DeletePaymentCardResponse },
  setDefaultPaymentCard: { params: payments.SetDefaultPaymentCardParams, response: paymentsResponses.SetDefaultPaymentCardResponse },
  subscribePerformer: { headers: payments.SubscribePerformerHeader, body: payments.SubscribePerformerBody, response: paymentsResponses.SubscribePerformerResponse },
  listTransactions: { query: payments.ListTransactionsQueryParams, response: paymentsResponses.ListTransactionsResponse },
  topUpWallet: { headers: payments.TopUpWalletHeader, body: payments.TopUpWalletBody, response: paymentsResponses.TopUpWalletResponse },
  getPayment: { params: payments.GetPaymentParams, response: paymentsResponses.GetPaymentResponse },
  cancelSubscription: { params: payments.CancelSubscriptionParams, body: payments.CancelSubscriptionBody, response: paymentsResponses.CancelSubscriptionResponse },
  receiveGatewayEvent: { params: payments.ReceiveGatewayEventParams, headers: payments.ReceiveGatewayEventHeader, response: paymentsResponses.ReceiveGatewayEventResponse },
  createSandboxPaymentMethod: { body: payments.CreateSandboxPaymentMethodBody, response: paymentsResponses.CreateSandboxPaymentMethodResponse },
  authenticateSandboxPayment: { params: payments.AuthenticateSandboxPaymentParams, headers: payments.AuthenticateSandboxPaymentHeader, body: payments.AuthenticateSandboxPaymentBody, response: paymentsResponses.AuthenticateSandboxPaymentResponse },
  completeSandboxOnboarding: { body: payments.CompleteSandboxOnboardingBody, response: paymentsResponses.CompleteSandboxOnboardingResponse },
  createStripeAccount: { body: payments.CreateStripeAccountBody, response: paymentsResponses.CreateStripeAccountResponse },
  createPaymentCard: { params: payments.CreatePaymentCardParams, body: payments.CreatePaymentCardBody, response: paymentsResponses.CreatePaymentCardResponse },
  exportSubscribers: { query: subscriptions.ExportSubscribersQueryParams },
  listSubscribers: { query: subscriptions.ListSubscribersQueryParams, response: subscriptionsResponses.ListSubscribersResponse },
  getSubscriberStats: { response: subscriptionsResponses.GetSubscriberStatsResponse },
  listMyPromotions: { query: subscriptions.ListMyPromotionsQueryParams, response: subscriptionsResponses.ListMyPromotionsResponse },
  createPromotion: { body: subscriptions.CreatePromotionBody, response: subscriptionsResponses.CreatePromotionResponse },
  getPromotion: { params: subscriptions.GetPromotionParams, response: subscriptionsResponses.GetPromotionResponse },
  endPromotion: { params: subscriptions.EndPromotionParams, response: subscriptionsResponses.EndPromotionResponse },
  listSubscriptions: { query: subscriptions.ListSubscriptionsQueryParams, response: subscriptionsResponses.ListSubscriptionsResponse },
  getSubscriptionStats: { response: subscriptionsResponses.GetSubscriptionStatsResponse },
  consentToSubscriptionPrice: { params: subscriptions.ConsentToSubscriptionPriceParams, body: subscriptions.ConsentToSubscriptionPriceBody, response: subscriptionsResponses.ConsentToSubscriptionPriceResponse },
  listReceivedOrders: { query: orders.ListReceivedOrdersQueryParams, response: ordersResponses.ListReceivedOrdersResponse },
  listOrders: { query: orders.ListOrdersQueryParams, response: ordersResponses.ListOrdersResponse },
  getOrder: { params: orders.GetOrderParams, response: ordersResponses.GetOrderResponse },
  updateOrder: { params: orders.UpdateOrderParams, body: atLeast(1, orders.UpdateOrderBody), response: ordersResponses.UpdateOrderResponse },
  updateOrderDeliveryAddress: { params: orders.UpdateOrderDeliveryAddressParams, body: orders.UpdateOrderDeliveryAddressBody, response: ordersResponses.UpdateOrderDeliveryAddressResponse },
  getProductDownloadLink: { params: orders.GetProductDownloadLinkParams, response: ordersResponses.GetProductDownloadLinkResponse },
  createAddress: { body: addresses.CreateAddressBody, response: addressesResponses.CreateAddressResponse },
  listAddresses: { query: addresses.ListAddressesQueryParams, response: addressesResponses.ListAddressesResponse },
  updateAddress: { params: addresses.UpdateAddressParams, body: atLeast(1, addresses.UpdateAddressBody), response: addressesResponses.UpdateAddressResponse },
  deleteAddress: { params: addresses.DeleteAddressParams, response: addressesResponses.DeleteAddressResponse },
  getBestFeeds: { response: earningsResponses.GetBestFeedsResponse },
  exportEarnings: { query: earnings.ExportEarningsQueryParams },
  listEarnings: { query: earnings.ListEarningsQueryParams, response: earningsResponses.ListEarningsResponse },
  getEarningStats: { query: earnings.GetEarningStatsQueryParams, response: earningsResponses.GetEarningStatsResponse },
  listReferralEarnings: { query: earnings.ListReferralEarningsQueryParams, response: earningsResponses.ListReferralEarningsResponse },
  getReferralEarningStats: { query: earnings.GetReferralEarningStatsQueryParams, response: earningsResponses.GetReferralEarningStatsResponse },
  createPayoutRequest: { headers: payouts.CreatePayoutRequestHeader, body: payouts.CreatePayoutRequestBody, response: payoutsResponses.CreatePayoutRequestResponse },
  calculatePayout: { body: payouts.CalculatePayoutBody, response: payoutsResponses.CalculatePayoutResponse },
  checkPendingPayoutRequest: { response: payoutsResponses.CheckPendingPayoutRequestResponse },
  listPayoutRequests: { query: payouts.ListPayoutRequestsQueryParams, response: payoutsResponses.ListPayoutRequestsResponse },
  listUserPayoutRequests: { query: payouts.ListUserPayoutRequestsQueryParams, response: payoutsResponses.ListUserPayoutRequestsResponse },
  updatePayoutRequest: { params: payouts.UpdatePayoutRequestParams, body: atLeast(1, payouts.UpdatePayoutRequestBody), response: payoutsResponses.UpdatePayoutRequestResponse },
  getPayoutRequest: { params: payouts.GetPayoutRequestParams, response: payoutsResponses.GetPayoutRequestResponse },
  getReferralCode: { response: referralsResponses.GetReferralCodeResponse },
  listReferrals: { query: referrals.ListReferralsQueryParams, response: referralsResponses.ListReferralsResponse },
  listNotifications: { query: notifications.ListNotificationsQueryParams, response: notificationsResponses.ListNotificationsResponse },
  readAllNotifications: { response: notificationsResponses.ReadAllNotificationsResponse },
  getUnreadNotificationCount: { response: notificationsResponses.GetUnreadNotificationCountResponse },
  readNotification: { params: notifications.ReadNotificationParams, response: notificationsResponses.ReadNotificationResponse },
  listEvents: { query: events.ListEventsQueryParams, response: eventsResponses.ListEventsResponse },
  listEventChannels: { response: eventsResponses.ListEventChannelsResponse },
  createUpload: { body: uploads.CreateUploadBody, response: uploadsResponses.CreateUploadResponse },
  getUpload: { params: uploads.GetUploadParams, response: uploadsResponses.GetUploadResponse },
  appendUpload: { params: uploads.AppendUploadParams, body: uploads.AppendUploadBody, response: uploadsResponses.AppendUploadResponse },
  cancelUpload: { params: uploads.CancelUploadParams, response: uploadsResponses.CancelUploadResponse },
  getFile: { params: files.GetFileParams, query: files.GetFileQueryParams },
  listLibraryFiles: { query: files.ListLibraryFilesQueryParams, response: filesResponses.ListLibraryFilesResponse },
  deleteLibraryFile: { params: files.DeleteLibraryFileParams, response: filesResponses.DeleteLibraryFileResponse },
  getOperator: { response: operatorResponses.GetOperatorResponse },
  listAuditEntries: { query: operator.ListAuditEntriesQueryParams, response: operatorResponses.ListAuditEntriesResponse },
  readPerformerDocument: { params: operator.ReadPerformerDocumentParams },
  listOperatorPayouts: { query: operator.ListOperatorPayoutsQueryParams, response: operatorResponses.ListOperatorPayoutsResponse },
  decidePayout: { params: operator.DecidePayoutParams, body: operator.DecidePayoutBody, response: operatorResponses.DecidePayoutResponse },
  listPerformerApplications: { query: operator.ListPerformerApplicationsQueryParams, response: operatorResponses.ListPerformerApplicationsResponse },
  decidePerformer: { params: operator.DecidePerformerParams, body: operator.DecidePerformerBody, response: operatorResponses.DecidePerformerResponse },
  listOperatorReports: { query: operator.ListOperatorReportsQueryParams, response: operatorResponses.ListOperatorReportsResponse },
  decideReport: { params: operator.DecideReportParams, body: operator.DecideReportBody, response: operatorResponses.DecideReportResponse },
  listDevelopmentMails: { query: mails.ListDevelopmentMailsQueryParams, response: mailsResponses.ListDevelopmentMailsResponse },
} as const satisfies Record<OperationId, Binding>;
