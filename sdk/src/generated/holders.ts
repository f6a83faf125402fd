// Generated from the contract by `npm run generate`. Do not edit.
import type { OperationId } from './operations.ts';

/** Queries that answer `Cameo` or a list of it. */
export const cameoHolders: readonly OperationId[] = ["listCameos", "getCameo", "listReceivedCameos"];

/** Queries that answer `Comment` or a list of it. */
export const commentHolders: readonly OperationId[] = ["listComments", "listCommentReplies"];

/** Queries that answer `Conversation` or a list of it. */
export const conversationHolders: readonly OperationId[] = ["listConversations", "searchConversations", "getConversation"];

/** Queries that answer `Feed` or a list of it. */
export const feedHolders: readonly OperationId[] = ["listMyFeeds", "getMyFeed", "listBookmarkedFeeds", "listFeeds", "listPerformerFeeds", "getFeed"];

/** Queries that answer `FileProcessing` or a list of it. */
export const fileProcessingHolders: readonly OperationId[] = ["getFeedFileStatus", "getVideoFileStatus", "getMessageFileStatus"];

/** Queries that answer `Follow` or a list of it. */
export const followHolders: readonly OperationId[] = ["listFollowers", "listFollowing"];

/** Queries that answer `Gallery` or a list of it. */
export const galleryHolders: readonly OperationId[] = ["listGalleries", "getGallery", "listMyGalleries", "getMyGallery", "listBookmarkedGalleries"];

/** Queries that answer `Order` or a list of it. */
export const orderHolders: readonly OperationId[] = ["listReceivedOrders", "listOrders", "getOrder"];

/** Queries that answer `PayoutRequest` or a list of it. */
export const payoutRequestHolders: readonly OperationId[] = ["listPayoutRequests", "listUserPayoutRequests", "getPayoutRequest"];

/** Queries that answer `Performer` or a list of it. */
export const performerHolders: readonly OperationId[] = ["listRandomPerformers", "listTopPerformers", "searchPerformers", "getPerformer", "listBookmarkedPerformers"];

/** Queries that answer `Photo` or a list of it. */
export const photoHolders: readonly OperationId[] = ["listPhotos", "listPerformerPhotos", "listMyPhotos", "getMyPhoto"];

/** Queries that answer `Product` or a list of it. */
export const productHolders: readonly OperationId[] = ["listProducts", "getProduct", "listMyProducts", "getMyProduct", "listBookmarkedProducts"];

/** Queries that answer `Reel` or a list of it. */
export const reelHolders: readonly OperationId[] = ["listMyReels", "getReel", "viewMyReel", "listReels", "listBookmarkedReels"];

/** Queries that answer `Story` or a list of it. */
export const storyHolders: readonly OperationId[] = ["listMyStories", "getMyStory", "getStory"];

/** Queries that answer `StreamMessage` or a list of it. */
export const streamMessageHolders: readonly OperationId[] = ["listPublicMessages", "listStreamMessages"];

/** Queries that answer `Subscription` or a list of it. */
export const subscriptionHolders: readonly OperationId[] = ["listSubscribers", "listSubscriptions"];

/** Queries that answer `UnreadCount` or a list of it. */
export const unreadCountHolders: readonly OperationId[] = ["getUnreadMessageCount", "getUnreadNotificationCount"];

/** Queries that answer `Video` or a list of it. */
export const videoHolders: readonly OperationId[] = ["listVideos", "getVideo", "listMyVideos", "getMyVideo", "viewMyVideo", "listBookmarkedVideos"];
