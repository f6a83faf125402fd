// Generated from the contract by `npm run generate`. Do not edit.
import type { Address, Block, BlockedCountry, Bookmark, Cameo, CameoOffer, Charge, City, Comment, CommonSettings, Conversation, ConversationRequest, Country, CountryBlock, DevelopmentMail, DownloadLink, Earning, EarningStats, Event, EventChannel, Feed, FileProcessing, Follow, Gallery, IpLocation, Language, LanguageReference, LocaleTuple, Me, Message, MyPerformer, Notification, Order, Payment, PaymentReceipt, PayoutRequest, PendingPayout, Performer, PerformerStories, PhoneCode, Photo, Post, PostSummary, Product, PublicSettings, Purchase, Reel, Referral, ReferralEarning, ReferralEarningStats, Referrer, Report, SavedCard, SearchKeyword, Session, SitePromo, State, Story, Stream, StreamConversation, StreamMessage, StreamSession, Subscription, TokenPackage, Translation, UnreadCount, Upload, User, UserAdditional, UserSummary, Video, Wallet } from './models.ts';
import type { OperationId } from './operations.ts';

declare const held: unique symbol;

/**
 * Queries that return a `T` or a list of it. Code that changes a `Feed` does not compile with the queries of
 * another schema.
 */
export type Holders<T, Id extends string = OperationId> = readonly Id[] & { readonly [held]?: T };

/** Queries that answer `Address` or a list of it. */
export const addressHolders: Holders<Address> = ["listAddresses"];

/** Queries that answer `Block` or a list of it. */
export const blockHolders: Holders<Block> = ["listBlockedUsers"];

/** Queries that answer `BlockedCountry` or a list of it. */
export const blockedCountryHolders: Holders<BlockedCountry> = ["listBlockedCountries"];

/** Queries that answer `Bookmark` or a list of it. */
export const bookmarkHolders: Holders<Bookmark> = ["listBookmarks"];

/** Queries that answer `Cameo` or a list of it. */
export const cameoHolders: Holders<Cameo> = ["listCameos", "getCameo", "listReceivedCameos"];

/** Queries that answer `CameoOffer` or a list of it. */
export const cameoOfferHolders: Holders<CameoOffer> = ["getCameoOffer"];

/** Queries that answer `Charge` or a list of it. */
export const chargeHolders: Holders<Charge> = ["listCharges"];

/** Queries that answer `City` or a list of it. */
export const cityHolders: Holders<City> = ["listCities"];

/** Queries that answer `Comment` or a list of it. */
export const commentHolders: Holders<Comment> = ["listComments", "listCommentReplies"];

/** Queries that answer `CommonSettings` or a list of it. */
export const commonSettingsHolders: Holders<CommonSettings> = ["getCommonSettings"];

/** Queries that answer `Conversation` or a list of it. */
export const conversationHolders: Holders<Conversation> = ["listConversations", "searchConversations", "getConversation"];

/** Queries that answer `ConversationRequest` or a list of it. */
export const conversationRequestHolders: Holders<ConversationRequest> = ["listConversationRequests"];

/** Queries that answer `Country` or a list of it. */
export const countryHolders: Holders<Country> = ["listCountries"];

/** Queries that answer `CountryBlock` or a list of it. */
export const countryBlockHolders: Holders<CountryBlock> = ["checkCountryBlock"];

/** Queries that answer `DevelopmentMail` or a list of it. */
export const developmentMailHolders: Holders<DevelopmentMail> = ["listDevelopmentMails"];

/** Queries that answer `DownloadLink` or a list of it. */
export const downloadLinkHolders: Holders<DownloadLink> = ["getProductDownloadLink"];

/** Queries that answer `Earning` or a list of it. */
export const earningHolders: Holders<Earning> = ["listEarnings"];

/** Queries that answer `EarningStats` or a list of it. */
export const earningStatsHolders: Holders<EarningStats> = ["getEarningStats"];

/** Queries that answer `Event` or a list of it. */
export const eventHolders: Holders<Event> = ["listEvents"];

/** Queries that answer `EventChannel` or a list of it. */
export const eventChannelHolders: Holders<EventChannel> = ["listEventChannels"];

/** Queries that answer `Feed` or a list of it. */
export const feedHolders: Holders<Feed> = ["listMyFeeds", "getMyFeed", "listBookmarkedFeeds", "listFeeds", "listPerformerFeeds", "getFeed"];

/** Queries that answer `FileProcessing` or a list of it. */
export const fileProcessingHolders: Holders<FileProcessing> = ["getFeedFileStatus", "getVideoFileStatus", "getMessageFileStatus"];

/** Queries that answer `Follow` or a list of it. */
export const followHolders: Holders<Follow> = ["listFollowers", "listFollowing"];

/** Queries that answer `Gallery` or a list of it. */
export const galleryHolders: Holders<Gallery> = ["listGalleries", "getGallery", "listMyGalleries", "getMyGallery", "listBookmarkedGalleries"];

/** Queries that answer `IpLocation` or a list of it. */
export const ipLocationHolders: Holders<IpLocation> = ["getIpLocation"];

/** Queries that answer `Language` or a list of it. */
export const languageHolders: Holders<Language> = ["listLanguages"];

/** Queries that answer `LanguageReference` or a list of it. */
export const languageReferenceHolders: Holders<LanguageReference> = ["listLanguageReferences"];

/** Queries that answer `LocaleTuple` or a list of it. */
export const localeTupleHolders: Holders<LocaleTuple> = ["listLocales"];

/** Queries that answer `Me` or a list of it. */
export const meHolders: Holders<Me> = ["getMe"];

/** Queries that answer `Message` or a list of it. */
export const messageHolders: Holders<Message> = ["listMessages"];

/** Queries that answer `MyPerformer` or a list of it. */
export const myPerformerHolders: Holders<MyPerformer> = ["getMyPerformer"];

/** Queries that answer `Notification` or a list of it. */
export const notificationHolders: Holders<Notification> = ["listNotifications"];

/** Queries that answer `Order` or a list of it. */
export const orderHolders: Holders<Order> = ["listReceivedOrders", "listOrders", "getOrder"];

/** Queries that answer `Payment` or a list of it. */
export const paymentHolders: Holders<Payment> = ["listTransactions"];

/** Queries that answer `PaymentReceipt` or a list of it. */
export const paymentReceiptHolders: Holders<PaymentReceipt> = ["getPayment"];

/** Queries that answer `PayoutRequest` or a list of it. */
export const payoutRequestHolders: Holders<PayoutRequest> = ["listPayoutRequests", "listUserPayoutRequests", "getPayoutRequest"];

/** Queries that answer `PendingPayout` or a list of it. */
export const pendingPayoutHolders: Holders<PendingPayout> = ["checkPendingPayoutRequest"];

/** Queries that answer `Performer` or a list of it. */
export const performerHolders: Holders<Performer> = ["listRandomPerformers", "listTopPerformers", "searchPerformers", "getPerformer", "listBookmarkedPerformers"];

/** Queries that answer `PerformerStories` or a list of it. */
export const performerStoriesHolders: Holders<PerformerStories> = ["listStories"];

/** Queries that answer `PhoneCode` or a list of it. */
export const phoneCodeHolders: Holders<PhoneCode> = ["listPhoneCodes"];

/** Queries that answer `Photo` or a list of it. */
export const photoHolders: Holders<Photo> = ["listPhotos", "listPerformerPhotos", "listMyPhotos", "getMyPhoto"];

/** Queries that answer `Post` or a list of it. */
export const postHolders: Holders<Post> = ["getPost"];

/** Queries that answer `PostSummary` or a list of it. */
export const postSummaryHolders: Holders<PostSummary> = ["listPosts"];

/** Queries that answer `Product` or a list of it. */
export const productHolders: Holders<Product> = ["listProducts", "getProduct", "listMyProducts", "getMyProduct", "listBookmarkedProducts"];

/** Queries that answer `PublicSettings` or a list of it. */
export const publicSettingsHolders: Holders<PublicSettings> = ["getPublicSettings"];

/** Queries that answer `Purchase` or a list of it. */
export const purchaseHolders: Holders<Purchase> = ["listPurchases"];

/** Queries that answer `Reel` or a list of it. */
export const reelHolders: Holders<Reel> = ["listMyReels", "getReel", "viewMyReel", "listReels", "listBookmarkedReels"];

/** Queries that answer `Referral` or a list of it. */
export const referralHolders: Holders<Referral> = ["listReferrals"];

/** Queries that answer `ReferralEarning` or a list of it. */
export const referralEarningHolders: Holders<ReferralEarning> = ["listReferralEarnings"];

/** Queries that answer `ReferralEarningStats` or a list of it. */
export const referralEarningStatsHolders: Holders<ReferralEarningStats> = ["getReferralEarningStats"];

/** Queries that answer `Referrer` or a list of it. */
export const referrerHolders: Holders<Referrer> = ["getReferralCode"];

/** Queries that answer `Report` or a list of it. */
export const reportHolders: Holders<Report> = ["listReports"];

/** Queries that answer `SavedCard` or a list of it. */
export const savedCardHolders: Holders<SavedCard> = ["listPaymentCards"];

/** Queries that answer `SearchKeyword` or a list of it. */
export const searchKeywordHolders: Holders<SearchKeyword> = ["listSearchKeywords"];

/** Queries that answer `Session` or a list of it. */
export const sessionHolders: Holders<Session> = ["listSessions"];

/** Queries that answer `SitePromo` or a list of it. */
export const sitePromoHolders: Holders<SitePromo> = ["listSitePromos"];

/** Queries that answer `State` or a list of it. */
export const stateHolders: Holders<State> = ["listStates"];

/** Queries that answer `Story` or a list of it. */
export const storyHolders: Holders<Story> = ["listMyStories", "getMyStory", "getStory"];

/** Queries that answer `Stream` or a list of it. */
export const streamHolders: Holders<Stream> = ["listStreams"];

/** Queries that answer `StreamConversation` or a list of it. */
export const streamConversationHolders: Holders<StreamConversation> = ["getPerformerStreamConversation"];

/** Queries that answer `StreamMessage` or a list of it. */
export const streamMessageHolders: Holders<StreamMessage> = ["listPublicMessages", "listStreamMessages"];

/** Queries that answer `StreamSession` or a list of it. */
export const streamSessionHolders: Holders<StreamSession> = ["joinStream"];

/** Queries that answer `Subscription` or a list of it. */
export const subscriptionHolders: Holders<Subscription> = ["listSubscribers", "listSubscriptions"];

/** Queries that answer `TokenPackage` or a list of it. */
export const tokenPackageHolders: Holders<TokenPackage> = ["listTokenPackages"];

/** Queries that answer `Translation` or a list of it. */
export const translationHolders: Holders<Translation> = ["listTranslations"];

/** Queries that answer `UnreadCount` or a list of it. */
export const unreadCountHolders: Holders<UnreadCount> = ["getUnreadMessageCount", "getUnreadNotificationCount"];

/** Queries that answer `Upload` or a list of it. */
export const uploadHolders: Holders<Upload> = ["getUpload"];

/** Queries that answer `User` or a list of it. */
export const userHolders: Holders<User> = ["getUser"];

/** Queries that answer `UserAdditional` or a list of it. */
export const userAdditionalHolders: Holders<UserAdditional> = ["getUserAdditional"];

/** Queries that answer `UserSummary` or a list of it. */
export const userSummaryHolders: Holders<UserSummary> = ["searchUsers"];

/** Queries that answer `Video` or a list of it. */
export const videoHolders: Holders<Video> = ["listVideos", "getVideo", "listMyVideos", "getMyVideo", "viewMyVideo", "listBookmarkedVideos"];

/** Queries that answer `Wallet` or a list of it. */
export const walletHolders: Holders<Wallet> = ["getWallet"];
