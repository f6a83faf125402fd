// Generated from the contract by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';
import * as addresses from './validators/addresses/addresses.ts';
import * as addressesAnswers from './answers/addresses/addresses.ts';
import * as auth from './validators/auth/auth.ts';
import * as authAnswers from './answers/auth/auth.ts';
import * as blocks from './validators/blocks/blocks.ts';
import * as blocksAnswers from './answers/blocks/blocks.ts';
import * as cameos from './validators/cameos/cameos.ts';
import * as cameosAnswers from './answers/cameos/cameos.ts';
import * as comments from './validators/comments/comments.ts';
import * as commentsAnswers from './answers/comments/comments.ts';
import * as conversations from './validators/conversations/conversations.ts';
import * as conversationsAnswers from './answers/conversations/conversations.ts';
import * as earnings from './validators/earnings/earnings.ts';
import * as earningsAnswers from './answers/earnings/earnings.ts';
import * as events from './validators/events/events.ts';
import * as eventsAnswers from './answers/events/events.ts';
import * as feeds from './validators/feeds/feeds.ts';
import * as feedsAnswers from './answers/feeds/feeds.ts';
import * as files from './validators/files/files.ts';
import * as follows from './validators/follows/follows.ts';
import * as followsAnswers from './answers/follows/follows.ts';
import * as galleries from './validators/galleries/galleries.ts';
import * as galleriesAnswers from './answers/galleries/galleries.ts';
import * as geo from './validators/geo/geo.ts';
import * as geoAnswers from './answers/geo/geo.ts';
import * as mails from './validators/mails/mails.ts';
import * as mailsAnswers from './answers/mails/mails.ts';
import * as messages from './validators/messages/messages.ts';
import * as messagesAnswers from './answers/messages/messages.ts';
import * as notifications from './validators/notifications/notifications.ts';
import * as notificationsAnswers from './answers/notifications/notifications.ts';
import * as orders from './validators/orders/orders.ts';
import * as ordersAnswers from './answers/orders/orders.ts';
import * as payments from './validators/payments/payments.ts';
import * as paymentsAnswers from './answers/payments/payments.ts';
import * as payouts from './validators/payouts/payouts.ts';
import * as payoutsAnswers from './answers/payouts/payouts.ts';
import * as performers from './validators/performers/performers.ts';
import * as performersAnswers from './answers/performers/performers.ts';
import * as photos from './validators/photos/photos.ts';
import * as photosAnswers from './answers/photos/photos.ts';
import * as posts from './validators/posts/posts.ts';
import * as postsAnswers from './answers/posts/posts.ts';
import * as products from './validators/products/products.ts';
import * as productsAnswers from './answers/products/products.ts';
import * as reactions from './validators/reactions/reactions.ts';
import * as reactionsAnswers from './answers/reactions/reactions.ts';
import * as reels from './validators/reels/reels.ts';
import * as reelsAnswers from './answers/reels/reels.ts';
import * as referrals from './validators/referrals/referrals.ts';
import * as referralsAnswers from './answers/referrals/referrals.ts';
import * as reports from './validators/reports/reports.ts';
import * as reportsAnswers from './answers/reports/reports.ts';
import * as search from './validators/search/search.ts';
import * as searchAnswers from './answers/search/search.ts';
import * as settings from './validators/settings/settings.ts';
import * as settingsAnswers from './answers/settings/settings.ts';
import * as stories from './validators/stories/stories.ts';
import * as storiesAnswers from './answers/stories/stories.ts';
import * as streaming from './validators/streaming/streaming.ts';
import * as streamingAnswers from './answers/streaming/streaming.ts';
import * as subscriptions from './validators/subscriptions/subscriptions.ts';
import * as subscriptionsAnswers from './answers/subscriptions/subscriptions.ts';
import * as tokens from './validators/tokens/tokens.ts';
import * as tokensAnswers from './answers/tokens/tokens.ts';
import * as uploads from './validators/uploads/uploads.ts';
import * as uploadsAnswers from './answers/uploads/uploads.ts';
import * as users from './validators/users/users.ts';
import * as usersAnswers from './answers/users/users.ts';
import * as videos from './validators/videos/videos.ts';
import * as videosAnswers from './answers/videos/videos.ts';
import * as wallet from './validators/wallet/wallet.ts';
import * as walletAnswers from './answers/wallet/wallet.ts';
import type { OperationId } from './operations.ts';

/**
 * The validators of one operation. Requests are closed and bounded; answers are checked by shape, and unknown fields
 * are removed.
 */
export interface Binding {
  readonly params?: zod.ZodMiniType;
  readonly query?: zod.ZodMiniType;
  readonly headers?: zod.ZodMiniType;
  readonly body?: zod.ZodMiniType;
  /** Validates the whole answer, including its envelope. */
  readonly response?: zod.ZodMiniType;
}

const atLeast = <T extends zod.ZodMiniType>(least: number, schema: T) =>
  schema.check(zod.refine((value) => Object.keys(value as object).length >= least, 'Please change something.'));

export const bindings = {
  verifyEmail: { body: auth.VerifyEmailBody, response: authAnswers.VerifyEmailResponse },
  resendEmailVerification: { body: auth.ResendEmailVerificationBody, response: authAnswers.ResendEmailVerificationResponse },
  loginWithGoogle: { body: auth.LoginWithGoogleBody, response: authAnswers.LoginWithGoogleResponse },
  exchangeGoogleToken: { body: auth.ExchangeGoogleTokenBody, response: authAnswers.ExchangeGoogleTokenResponse },
  login: { body: auth.LoginBody, response: authAnswers.LoginResponse },
  logout: { response: authAnswers.LogoutResponse },
  registerPerformer: { body: auth.RegisterPerformerBody, response: authAnswers.RegisterPerformerResponse },
  switchToPerformerWithDocuments: { params: auth.SwitchToPerformerWithDocumentsParams, body: auth.SwitchToPerformerWithDocumentsBody, response: authAnswers.SwitchToPerformerWithDocumentsResponse },
  listSessions: { query: auth.ListSessionsQueryParams, response: authAnswers.ListSessionsResponse },
  endSession: { params: auth.EndSessionParams, response: authAnswers.EndSessionResponse },
  completeTwitterLogin: { body: auth.CompleteTwitterLoginBody, response: authAnswers.CompleteTwitterLoginResponse },
  startTwitterLogin: { body: auth.StartTwitterLoginBody, response: authAnswers.StartTwitterLoginResponse },
  requestPasswordReset: { body: auth.RequestPasswordResetBody, response: authAnswers.RequestPasswordResetResponse },
  updatePassword: { body: auth.UpdatePasswordBody, response: authAnswers.UpdatePasswordResponse },
  registerUser: { body: auth.RegisterUserBody, response: authAnswers.RegisterUserResponse },
  resetPassword: { body: auth.ResetPasswordBody, response: authAnswers.ResetPasswordResponse },
  undoAccountChange: { body: auth.UndoAccountChangeBody, response: authAnswers.UndoAccountChangeResponse },
  switchToPerformer: { params: auth.SwitchToPerformerParams, body: auth.SwitchToPerformerBody, response: authAnswers.SwitchToPerformerResponse },
  sendContactMessage: { body: settings.SendContactMessageBody, response: settingsAnswers.SendContactMessageResponse },
  getCommonSettings: { response: settingsAnswers.GetCommonSettingsResponse },
  getSettingsByKeys: { body: settings.GetSettingsByKeysBody, response: settingsAnswers.GetSettingsByKeysResponse },
  getPublicSettings: { response: settingsAnswers.GetPublicSettingsResponse },
  listCities: { params: geo.ListCitiesParams, response: geoAnswers.ListCitiesResponse },
  listCountries: { response: geoAnswers.ListCountriesResponse },
  getFlag: { params: geo.GetFlagParams },
  getIpLocation: { response: geoAnswers.GetIpLocationResponse },
  listLanguageReferences: { response: geoAnswers.ListLanguageReferencesResponse },
  listLanguages: { response: geoAnswers.ListLanguagesResponse },
  listLocales: { response: geoAnswers.ListLocalesResponse },
  listPhoneCodes: { response: geoAnswers.ListPhoneCodesResponse },
  verifyRecaptcha: { body: geo.VerifyRecaptchaBody, response: geoAnswers.VerifyRecaptchaResponse },
  listSitePromos: { query: geo.ListSitePromosQueryParams, response: geoAnswers.ListSitePromosResponse },
  listStates: { params: geo.ListStatesParams, response: geoAnswers.ListStatesResponse },
  listTranslations: { query: geo.ListTranslationsQueryParams, response: geoAnswers.ListTranslationsResponse },
  getUserAdditional: { response: geoAnswers.GetUserAdditionalResponse },
  updateMe: { body: atLeast(1, users.UpdateMeBody), response: usersAnswers.UpdateMeResponse },
  uploadMyAvatar: { body: users.UploadMyAvatarBody, response: usersAnswers.UploadMyAvatarResponse },
  getMe: { response: usersAnswers.GetMeResponse },
  searchUsers: { query: users.SearchUsersQueryParams, response: usersAnswers.SearchUsersResponse },
  getUser: { params: users.GetUserParams, response: usersAnswers.GetUserResponse },
  uploadUserAvatar: { params: users.UploadUserAvatarParams, body: users.UploadUserAvatarBody, response: usersAnswers.UploadUserAvatarResponse },
  deleteUser: { params: users.DeleteUserParams, body: users.DeleteUserBody, response: usersAnswers.DeleteUserResponse },
  uploadPerformerAvatar: { body: performers.UploadPerformerAvatarBody, response: performersAnswers.UploadPerformerAvatarResponse },
  updateBankingSettings: { body: performers.UpdateBankingSettingsBody, response: performersAnswers.UpdateBankingSettingsResponse },
  uploadPerformerCover: { body: performers.UploadPerformerCoverBody, response: performersAnswers.UploadPerformerCoverResponse },
  uploadPerformerDocument: { body: performers.UploadPerformerDocumentBody, response: performersAnswers.UploadPerformerDocumentResponse },
  getMyPerformer: { response: performersAnswers.GetMyPerformerResponse },
  updateMyPerformer: { body: atLeast(1, performers.UpdateMyPerformerBody), response: performersAnswers.UpdateMyPerformerResponse },
  updatePaymentGatewaySettings: { body: performers.UpdatePaymentGatewaySettingsBody, response: performersAnswers.UpdatePaymentGatewaySettingsResponse },
  listRandomPerformers: { query: performers.ListRandomPerformersQueryParams, response: performersAnswers.ListRandomPerformersResponse },
  listTopPerformers: { query: performers.ListTopPerformersQueryParams, response: performersAnswers.ListTopPerformersResponse },
  searchPerformers: { query: performers.SearchPerformersQueryParams, response: performersAnswers.SearchPerformersResponse },
  uploadPerformerWelcomeVideo: { body: performers.UploadPerformerWelcomeVideoBody, response: performersAnswers.UploadPerformerWelcomeVideoResponse },
  getPerformer: { params: performers.GetPerformerParams, response: performersAnswers.GetPerformerResponse },
  deletePerformer: { params: performers.DeletePerformerParams, body: performers.DeletePerformerBody, response: performersAnswers.DeletePerformerResponse },
  listBookmarkedPerformers: { query: performers.ListBookmarkedPerformersQueryParams, response: performersAnswers.ListBookmarkedPerformersResponse },
  saveSearchKeyword: { body: search.SaveSearchKeywordBody, response: searchAnswers.SaveSearchKeywordResponse },
  listSearchKeywords: { query: search.ListSearchKeywordsQueryParams, response: searchAnswers.ListSearchKeywordsResponse },
  listPosts: { query: posts.ListPostsQueryParams, response: postsAnswers.ListPostsResponse },
  getPost: { params: posts.GetPostParams, query: posts.GetPostQueryParams, response: postsAnswers.GetPostResponse },
  createHashtags: { body: feeds.CreateHashtagsBody, response: feedsAnswers.CreateHashtagsResponse },
  listMyFeeds: { query: feeds.ListMyFeedsQueryParams, response: feedsAnswers.ListMyFeedsResponse },
  createFeed: { body: feeds.CreateFeedBody, response: feedsAnswers.CreateFeedResponse },
  uploadFeedAudio: { body: feeds.UploadFeedAudioBody, response: feedsAnswers.UploadFeedAudioResponse },
  uploadFeedPhoto: { body: feeds.UploadFeedPhotoBody, response: feedsAnswers.UploadFeedPhotoResponse },
  createFeedPoll: { body: feeds.CreateFeedPollBody, response: feedsAnswers.CreateFeedPollResponse },
  uploadFeedTeaser: { body: feeds.UploadFeedTeaserBody, response: feedsAnswers.UploadFeedTeaserResponse },
  uploadFeedThumbnail: { body: feeds.UploadFeedThumbnailBody, response: feedsAnswers.UploadFeedThumbnailResponse },
  uploadFeedVideo: { body: feeds.UploadFeedVideoBody, response: feedsAnswers.UploadFeedVideoResponse },
  getMyFeed: { params: feeds.GetMyFeedParams, response: feedsAnswers.GetMyFeedResponse },
  updateFeed: { params: feeds.UpdateFeedParams, body: atLeast(1, feeds.UpdateFeedBody), response: feedsAnswers.UpdateFeedResponse },
  deleteFeed: { params: feeds.DeleteFeedParams, response: feedsAnswers.DeleteFeedResponse },
  listBookmarkedFeeds: { query: feeds.ListBookmarkedFeedsQueryParams, response: feedsAnswers.ListBookmarkedFeedsResponse },
  listFeeds: { query: feeds.ListFeedsQueryParams, response: feedsAnswers.ListFeedsResponse },
  listPerformerFeeds: { params: feeds.ListPerformerFeedsParams, query: feeds.ListPerformerFeedsQueryParams, response: feedsAnswers.ListPerformerFeedsResponse },
  voteFeedPoll: { params: feeds.VoteFeedPollParams, body: feeds.VoteFeedPollBody, response: feedsAnswers.VoteFeedPollResponse },
  getFeed: { params: feeds.GetFeedParams, response: feedsAnswers.GetFeedResponse },
  getFeedFileStatus: { params: feeds.GetFeedFileStatusParams, response: feedsAnswers.GetFeedFileStatusResponse },
  listGalleries: { query: galleries.ListGalleriesQueryParams, response: galleriesAnswers.ListGalleriesResponse },
  getGallery: { params: galleries.GetGalleryParams, response: galleriesAnswers.GetGalleryResponse },
  createGallery: { body: galleries.CreateGalleryBody, response: galleriesAnswers.CreateGalleryResponse },
  listMyGalleries: { query: galleries.ListMyGalleriesQueryParams, response: galleriesAnswers.ListMyGalleriesResponse },
  updateGallery: { params: galleries.UpdateGalleryParams, body: atLeast(1, galleries.UpdateGalleryBody), response: galleriesAnswers.UpdateGalleryResponse },
  deleteGallery: { params: galleries.DeleteGalleryParams, response: galleriesAnswers.DeleteGalleryResponse },
  getMyGallery: { params: galleries.GetMyGalleryParams, response: galleriesAnswers.GetMyGalleryResponse },
  listBookmarkedGalleries: { query: galleries.ListBookmarkedGalleriesQueryParams, response: galleriesAnswers.ListBookmarkedGalleriesResponse },
  listPhotos: { query: photos.ListPhotosQueryParams, response: photosAnswers.ListPhotosResponse },
  listPerformerPhotos: { params: photos.ListPerformerPhotosParams, query: photos.ListPerformerPhotosQueryParams, response: photosAnswers.ListPerformerPhotosResponse },
  listMyPhotos: { query: photos.ListMyPhotosQueryParams, response: photosAnswers.ListMyPhotosResponse },
  setPhotoAsCover: { params: photos.SetPhotoAsCoverParams, response: photosAnswers.SetPhotoAsCoverResponse },
  uploadPhoto: { body: photos.UploadPhotoBody, response: photosAnswers.UploadPhotoResponse },
  getMyPhoto: { params: photos.GetMyPhotoParams, response: photosAnswers.GetMyPhotoResponse },
  updatePhoto: { params: photos.UpdatePhotoParams, body: atLeast(1, photos.UpdatePhotoBody), response: photosAnswers.UpdatePhotoResponse },
  deletePhoto: { params: photos.DeletePhotoParams, response: photosAnswers.DeletePhotoResponse },
  listVideos: { query: videos.ListVideosQueryParams, response: videosAnswers.ListVideosResponse },
  getVideo: { params: videos.GetVideoParams, response: videosAnswers.GetVideoResponse },
  getVideoFileStatus: { params: videos.GetVideoFileStatusParams, response: videosAnswers.GetVideoFileStatusResponse },
  updateVideo: { params: videos.UpdateVideoParams, body: videos.UpdateVideoBody, response: videosAnswers.UpdateVideoResponse },
  removeVideoFile: { params: videos.RemoveVideoFileParams, body: videos.RemoveVideoFileBody, response: videosAnswers.RemoveVideoFileResponse },
  listMyVideos: { query: videos.ListMyVideosQueryParams, response: videosAnswers.ListMyVideosResponse },
  uploadVideo: { body: videos.UploadVideoBody, response: videosAnswers.UploadVideoResponse },
  getMyVideo: { params: videos.GetMyVideoParams, response: videosAnswers.GetMyVideoResponse },
  deleteVideo: { params: videos.DeleteVideoParams, response: videosAnswers.DeleteVideoResponse },
  viewMyVideo: { params: videos.ViewMyVideoParams, response: videosAnswers.ViewMyVideoResponse },
  listBookmarkedVideos: { query: videos.ListBookmarkedVideosQueryParams, response: videosAnswers.ListBookmarkedVideosResponse },
  updateReel: { params: reels.UpdateReelParams, body: reels.UpdateReelBody, response: reelsAnswers.UpdateReelResponse },
  removeReelFile: { params: reels.RemoveReelFileParams, body: reels.RemoveReelFileBody, response: reelsAnswers.RemoveReelFileResponse },
  listMyReels: { query: reels.ListMyReelsQueryParams, response: reelsAnswers.ListMyReelsResponse },
  uploadReel: { body: reels.UploadReelBody, response: reelsAnswers.UploadReelResponse },
  getReel: { params: reels.GetReelParams, response: reelsAnswers.GetReelResponse },
  deleteReel: { params: reels.DeleteReelParams, response: reelsAnswers.DeleteReelResponse },
  viewMyReel: { params: reels.ViewMyReelParams, response: reelsAnswers.ViewMyReelResponse },
  listReels: { query: reels.ListReelsQueryParams, response: reelsAnswers.ListReelsResponse },
  listBookmarkedReels: { query: reels.ListBookmarkedReelsQueryParams, response: reelsAnswers.ListBookmarkedReelsResponse },
  uploadStoryPhoto: { body: stories.UploadStoryPhotoBody, response: storiesAnswers.UploadStoryPhotoResponse },
  uploadStoryVideo: { body: stories.UploadStoryVideoBody, response: storiesAnswers.UploadStoryVideoResponse },
  listMyStories: { query: stories.ListMyStoriesQueryParams, response: storiesAnswers.ListMyStoriesResponse },
  createStory: { body: stories.CreateStoryBody, response: storiesAnswers.CreateStoryResponse },
  getMyStory: { params: stories.GetMyStoryParams, response: storiesAnswers.GetMyStoryResponse },
  updateStory: { params: stories.UpdateStoryParams, body: atLeast(1, stories.UpdateStoryBody), response: storiesAnswers.UpdateStoryResponse },
  deleteStory: { params: stories.DeleteStoryParams, response: storiesAnswers.DeleteStoryResponse },
  listStories: { query: stories.ListStoriesQueryParams, response: storiesAnswers.ListStoriesResponse },
  getStory: { params: stories.GetStoryParams, response: storiesAnswers.GetStoryResponse },
  viewStory: { params: stories.ViewStoryParams, response: storiesAnswers.ViewStoryResponse },
  listProducts: { query: products.ListProductsQueryParams, response: productsAnswers.ListProductsResponse },
  getProduct: { params: products.GetProductParams, response: productsAnswers.GetProductResponse },
  createProduct: { body: products.CreateProductBody, response: productsAnswers.CreateProductResponse },
  listMyProducts: { query: products.ListMyProductsQueryParams, response: productsAnswers.ListMyProductsResponse },
  updateProduct: { params: products.UpdateProductParams, body: products.UpdateProductBody, response: productsAnswers.UpdateProductResponse },
  deleteProduct: { params: products.DeleteProductParams, response: productsAnswers.DeleteProductResponse },
  getMyProduct: { params: products.GetMyProductParams, response: productsAnswers.GetMyProductResponse },
  listBookmarkedProducts: { query: products.ListBookmarkedProductsQueryParams, response: productsAnswers.ListBookmarkedProductsResponse },
  createReaction: { body: reactions.CreateReactionBody, response: reactionsAnswers.CreateReactionResponse },
  deleteReaction: { body: reactions.DeleteReactionBody, response: reactionsAnswers.DeleteReactionResponse },
  listBookmarks: { params: reactions.ListBookmarksParams, query: reactions.ListBookmarksQueryParams, response: reactionsAnswers.ListBookmarksResponse },
  listComments: { query: comments.ListCommentsQueryParams, response: commentsAnswers.ListCommentsResponse },
  createComment: { body: comments.CreateCommentBody, response: commentsAnswers.CreateCommentResponse },
  updateComment: { params: comments.UpdateCommentParams, body: comments.UpdateCommentBody, response: commentsAnswers.UpdateCommentResponse },
  deleteComment: { params: comments.DeleteCommentParams, response: commentsAnswers.DeleteCommentResponse },
  listCommentReplies: { params: comments.ListCommentRepliesParams, query: comments.ListCommentRepliesQueryParams, response: commentsAnswers.ListCommentRepliesResponse },
  listFollowers: { query: follows.ListFollowersQueryParams, response: followsAnswers.ListFollowersResponse },
  listFollowing: { query: follows.ListFollowingQueryParams, response: followsAnswers.ListFollowingResponse },
  followPerformer: { params: follows.FollowPerformerParams, response: followsAnswers.FollowPerformerResponse },
  unfollowPerformer: { params: follows.UnfollowPerformerParams, response: followsAnswers.UnfollowPerformerResponse },
  listBlockedCountries: { response: blocksAnswers.ListBlockedCountriesResponse },
  updateBlockedCountries: { body: blocks.UpdateBlockedCountriesBody, response: blocksAnswers.UpdateBlockedCountriesResponse },
  checkCountryBlock: { response: blocksAnswers.CheckCountryBlockResponse },
  listBlockedUsers: { query: blocks.ListBlockedUsersQueryParams, response: blocksAnswers.ListBlockedUsersResponse },
  blockUser: { body: blocks.BlockUserBody, response: blocksAnswers.BlockUserResponse },
  unblockUser: { params: blocks.UnblockUserParams, response: blocksAnswers.UnblockUserResponse },
  listReports: { query: reports.ListReportsQueryParams, response: reportsAnswers.ListReportsResponse },
  createReport: { body: reports.CreateReportBody, response: reportsAnswers.CreateReportResponse },
  appealReport: { params: reports.AppealReportParams, body: reports.AppealReportBody, response: reportsAnswers.AppealReportResponse },
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
  getWallet: { response: walletAnswers.GetWalletResponse },
  bookCameo: { params: wallet.BookCameoParams, headers: wallet.BookCameoHeader, body: wallet.BookCameoBody, response: walletAnswers.BookCameoResponse },
  buyFeed: { params: wallet.BuyFeedParams, headers: wallet.BuyFeedHeader, body: wallet.BuyFeedBody, response: walletAnswers.BuyFeedResponse },
  buyGallery: { params: wallet.BuyGalleryParams, headers: wallet.BuyGalleryHeader, body: wallet.BuyGalleryBody, response: walletAnswers.BuyGalleryResponse },
  buyMessage: { params: wallet.BuyMessageParams, headers: wallet.BuyMessageHeader, body: wallet.BuyMessageBody, response: walletAnswers.BuyMessageResponse },
  buyProduct: { params: wallet.BuyProductParams, headers: wallet.BuyProductHeader, body: wallet.BuyProductBody, response: walletAnswers.BuyProductResponse },
  listCharges: { query: wallet.ListChargesQueryParams, response: walletAnswers.ListChargesResponse },
  buyStream: { params: wallet.BuyStreamParams, headers: wallet.BuyStreamHeader, body: wallet.BuyStreamBody, response: walletAnswers.BuyStreamResponse },
  tipPerformer: { params: wallet.TipPerformerParams, headers: wallet.TipPerformerHeader, body: wallet.TipPerformerBody, response: walletAnswers.TipPerformerResponse },
  buyVideo: { params: wallet.BuyVideoParams, headers: wallet.BuyVideoHeader, body: wallet.BuyVideoBody, response: walletAnswers.BuyVideoResponse },
  listPurchases: { query: wallet.ListPurchasesQueryParams, response: walletAnswers.ListPurchasesResponse },
  listTokenPackages: { query: tokens.ListTokenPackagesQueryParams, response: tokensAnswers.ListTokenPackagesResponse },
  applyCoupon: { params: payments.ApplyCouponParams, body: payments.ApplyCouponBody, response: paymentsAnswers.ApplyCouponResponse },
  listPaymentCards: { query: payments.ListPaymentCardsQueryParams, response: paymentsAnswers.ListPaymentCardsResponse },
  deletePaymentCard: { params: payments.DeletePaymentCardParams, response: paymentsAnswers.DeletePaymentCardResponse },
  setDefaultPaymentCard: { params: payments.SetDefaultPaymentCardParams, response: paymentsAnswers.SetDefaultPaymentCardResponse },
  subscribePerformer: { headers: payments.SubscribePerformerHeader, body: payments.SubscribePerformerBody, response: paymentsAnswers.SubscribePerformerResponse },
  listTransactions: { query: payments.ListTransactionsQueryParams, response: paymentsAnswers.ListTransactionsResponse },
  topUpWallet: { headers: payments.TopUpWalletHeader, body: payments.TopUpWalletBody, response: paymentsAnswers.TopUpWalletResponse },
  getPayment: { params: payments.GetPaymentParams, response: paymentsAnswers.GetPaymentResponse },
  cancelSubscription: { params: payments.CancelSubscriptionParams, body: payments.CancelSubscriptionBody, response: paymentsAnswers.CancelSubscriptionResponse },
  receiveGatewayEvent: { params: payments.ReceiveGatewayEventParams, headers: payments.ReceiveGatewayEventHeader, response: paymentsAnswers.ReceiveGatewayEventResponse },
  createSandboxPaymentMethod: { body: payments.CreateSandboxPaymentMethodBody, response: paymentsAnswers.CreateSandboxPaymentMethodResponse },
  authenticateSandboxPayment: { params: payments.AuthenticateSandboxPaymentParams, headers: payments.AuthenticateSandboxPaymentHeader, body: payments.AuthenticateSandboxPaymentBody, response: paymentsAnswers.AuthenticateSandboxPaymentResponse },
  createStripeAccount: { body: payments.CreateStripeAccountBody, response: paymentsAnswers.CreateStripeAccountResponse },
  createPaymentCard: { params: payments.CreatePaymentCardParams, body: payments.CreatePaymentCardBody, response: paymentsAnswers.CreatePaymentCardResponse },
  listSubscribers: { query: subscriptions.ListSubscribersQueryParams, response: subscriptionsAnswers.ListSubscribersResponse },
  listSubscriptions: { query: subscriptions.ListSubscriptionsQueryParams, response: subscriptionsAnswers.ListSubscriptionsResponse },
  consentToSubscriptionPrice: { params: subscriptions.ConsentToSubscriptionPriceParams, body: subscriptions.ConsentToSubscriptionPriceBody, response: subscriptionsAnswers.ConsentToSubscriptionPriceResponse },
  listReceivedOrders: { query: orders.ListReceivedOrdersQueryParams, response: ordersAnswers.ListReceivedOrdersResponse },
  listOrders: { query: orders.ListOrdersQueryParams, response: ordersAnswers.ListOrdersResponse },
  getOrder: { params: orders.GetOrderParams, response: ordersAnswers.GetOrderResponse },
  updateOrder: { params: orders.UpdateOrderParams, body: atLeast(1, orders.UpdateOrderBody), response: ordersAnswers.UpdateOrderResponse },
  updateOrderDeliveryAddress: { params: orders.UpdateOrderDeliveryAddressParams, body: orders.UpdateOrderDeliveryAddressBody, response: ordersAnswers.UpdateOrderDeliveryAddressResponse },
  getProductDownloadLink: { params: orders.GetProductDownloadLinkParams, response: ordersAnswers.GetProductDownloadLinkResponse },
  createAddress: { body: addresses.CreateAddressBody, response: addressesAnswers.CreateAddressResponse },
  listAddresses: { query: addresses.ListAddressesQueryParams, response: addressesAnswers.ListAddressesResponse },
  updateAddress: { params: addresses.UpdateAddressParams, body: atLeast(1, addresses.UpdateAddressBody), response: addressesAnswers.UpdateAddressResponse },
  deleteAddress: { params: addresses.DeleteAddressParams, response: addressesAnswers.DeleteAddressResponse },
  listEarnings: { query: earnings.ListEarningsQueryParams, response: earningsAnswers.ListEarningsResponse },
  getEarningStats: { query: earnings.GetEarningStatsQueryParams, response: earningsAnswers.GetEarningStatsResponse },
  listReferralEarnings: { query: earnings.ListReferralEarningsQueryParams, response: earningsAnswers.ListReferralEarningsResponse },
  getReferralEarningStats: { query: earnings.GetReferralEarningStatsQueryParams, response: earningsAnswers.GetReferralEarningStatsResponse },
  createPayoutRequest: { headers: payouts.CreatePayoutRequestHeader, body: payouts.CreatePayoutRequestBody, response: payoutsAnswers.CreatePayoutRequestResponse },
  calculatePayout: { body: payouts.CalculatePayoutBody, response: payoutsAnswers.CalculatePayoutResponse },
  checkPendingPayoutRequest: { response: payoutsAnswers.CheckPendingPayoutRequestResponse },
  listPayoutRequests: { query: payouts.ListPayoutRequestsQueryParams, response: payoutsAnswers.ListPayoutRequestsResponse },
  listUserPayoutRequests: { query: payouts.ListUserPayoutRequestsQueryParams, response: payoutsAnswers.ListUserPayoutRequestsResponse },
  updatePayoutRequest: { params: payouts.UpdatePayoutRequestParams, body: atLeast(1, payouts.UpdatePayoutRequestBody), response: payoutsAnswers.UpdatePayoutRequestResponse },
  getPayoutRequest: { params: payouts.GetPayoutRequestParams, response: payoutsAnswers.GetPayoutRequestResponse },
  getReferralCode: { response: referralsAnswers.GetReferralCodeResponse },
  listReferrals: { query: referrals.ListReferralsQueryParams, response: referralsAnswers.ListReferralsResponse },
  listNotifications: { query: notifications.ListNotificationsQueryParams, response: notificationsAnswers.ListNotificationsResponse },
  readAllNotifications: { response: notificationsAnswers.ReadAllNotificationsResponse },
  getUnreadNotificationCount: { response: notificationsAnswers.GetUnreadNotificationCountResponse },
  readNotification: { params: notifications.ReadNotificationParams, response: notificationsAnswers.ReadNotificationResponse },
  listEvents: { query: events.ListEventsQueryParams, response: eventsAnswers.ListEventsResponse },
  listEventChannels: { response: eventsAnswers.ListEventChannelsResponse },
  createUpload: { body: uploads.CreateUploadBody, response: uploadsAnswers.CreateUploadResponse },
  getUpload: { params: uploads.GetUploadParams, response: uploadsAnswers.GetUploadResponse },
  appendUpload: { params: uploads.AppendUploadParams, body: uploads.AppendUploadBody, response: uploadsAnswers.AppendUploadResponse },
  cancelUpload: { params: uploads.CancelUploadParams, response: uploadsAnswers.CancelUploadResponse },
  getFile: { params: files.GetFileParams, query: files.GetFileQueryParams },
  listDevelopmentMails: { query: mails.ListDevelopmentMailsQueryParams, response: mailsAnswers.ListDevelopmentMailsResponse },
} as const satisfies Record<OperationId, Binding>;
