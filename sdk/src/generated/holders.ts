// Generated from the contract by `npm run generate`. Do not edit.
import type { Address, Block, BlockedCountry, Bookmark, Cameo, CameoOffer, Charge, City, Comment, CommonSettings, Conversation, ConversationRequest, Country, CountryBlock, DevelopmentMail, DownloadLink, Earning, EarningStats, Event, EventChannel, Feed, FileProcessing, Follow, Gallery, IpLocation, Language, LanguageReference, LocaleTuple, Me, Message, MyPerformer, Notification, Order, Payment, PaymentReceipt, PayoutRequest, PendingPayout, Performer, PerformerStories, PhoneCode, Photo, Post, PostSummary, Product, PublicSettings, Purchase, Reel, Referral, ReferralEarning, ReferralEarningStats, Referrer, Report, SavedCard, SearchKeyword, Session, SitePromo, State, Story, Stream, StreamConversation, StreamMessage, StreamSession, Subscription, TokenPackage, Translation, UnreadCount, Upload, User, UserAdditional, UserSummary, Video, Wallet } from './models.ts';
import type { OperationId } from './operations.ts';

declare const held: unique symbol;

/**
 * The queries that return a `T` or a list of it. The type parameter prevents code that changes a `Feed` in the cache
 * from using the queries of another schema.
 */
export type Holders<T, Id extends string = OperationId> = readonly Id[] & { readonly [held]?: T };

/** The queries that return `Address` or a list of it. */
export const addressHolders: Holders<Address> = ["listAddresses"];

/** The queries that return `Block` or a list of it. */
export const blockHolders: Holders<Block> = ["listBlockedUsers"];

/** The queries that return `BlockedCountry` or a list of it. */
export const blockedCountryHolders: Holders<BlockedCountry> = ["listBlockedCountries"];

/** The queries that return `Bookmark` or a list of it. */
export const bookmarkHolders: Holders<Bookmark> = ["listBookmarks"];

/** The queries that return `Cameo` or a list of it. */
export const cameoHolders: Holders<Cameo> = ["listCameos", "getCameo", "listReceivedCameos"];

/** The queries that return `CameoOffer` or a list of it. */
export const cameoOfferHolders: Holders<CameoOffer> = ["getCameoOffer"];

/** The queries that return `Charge` or a list of it. */
export const chargeHolders: Holders<Charge> = ["listCharges"];

/** The queries that return `City` or a list of it. */
export const cityHolders: Holders<City> = ["listCities"];

/** The queries that return `Comment` or a list of it. */
export const commentHolders: Holders<Comment> = ["listComments", "listCommentReplies"];

/** The queries that return `CommonSettings` or a list of it. */
export const commonSettingsHolders: Holders<CommonSettings> = ["getCommonSettings"];

/** The queries that return `Conversation` or a list of it. */
export const conversationHolders: Holders<Conversation> = ["listConversations", "searchConversations", "getConversation"];

/** The queries that return `ConversationRequest` or a list of it. */
export const conversationRequestHolders: Holders<ConversationRequest> = ["listConversationRequests"];

/** The queries that return `Country` or a list of it. */
export const countryHolders: Holders<Country> = ["listCountries"];

/** The queries that return `CountryBlock` or a list of it. */
export const countryBlockHolders: Holders<CountryBlock> = ["checkCountryBlock"];

/** The queries that return `DevelopmentMail` or a list of it. */
export const developmentMailHolders: Holders<DevelopmentMail> = ["listDevelopmentMails"];

/** The queries that return `DownloadLink` or a list of it. */
export const downloadLinkHolders: Holders<DownloadLink> = ["getProductDownloadLink"];

/** The queries that return `Earning` or a list of it. */
export const earningHolders: Holders<Earning> = ["listEarnings"];

/** The queries that return `EarningStats` or a list of it. */
export const earningStatsHolders: Holders<EarningStats> = ["getEarningStats"];

/** The queries that return `Event` or a list of it. */
export const eventHolders: Holders<Event> = ["listEvents"];

/** The queries that return `EventChannel` or a list of it. */
export const eventChannelHolders: Holders<EventChannel> = ["listEventChannels"];

/** The queries that return `Feed` or a list of it. */
export const feedHolders: Holders<Feed> = ["listMyFeeds", "getMyFeed", "listBookmarkedFeeds", "listFeeds", "listPerformerFeeds", "getFeed"];

/** The queries that return `FileProcessing` or a list of it. */
export const fileProcessingHolders: Holders<FileProcessing> = ["getFeedFileStatus", "getVideoFileStatus", "getMessageFileStatus"];

/** The queries that return `Follow` or a list of it. */
export const followHolders: Holders<Follow> = ["listFollowers", "listFollowing"];

/** The queries that return `Gallery` or a list of it. */
export const galleryHolders: Holders<Gallery> = ["listGalleries", "getGallery", "listMyGalleries", "getMyGallery", "listBookmarkedGalleries"];

/** The queries that return `IpLocation` or a list of it. */
export const ipLocationHolders: Holders<IpLocation> = ["getIpLocation"];

/** The queries that return `Language` or a list of it. */
export const languageHolders: Holders<Language> = ["listLanguages"];

/** The queries that return `LanguageReference` or a list of it. */
export const languageReferenceHolders: Holders<LanguageReference> = ["listLanguageReferences"];

/** The queries that return `LocaleTuple` or a list of it. */
export const localeTupleHolders: Holders<LocaleTuple> = ["listLocales"];

/** The queries that return `Me` or a list of it. */
export const meHolders: Holders<Me> = ["getMe"];

/** The queries that return `Message` or a list of it. */
export const messageHolders: Holders<Message> = ["listMessages"];

/** The queries that return `MyPerformer` or a list of it. */
export const myPerformerHolders: Holders<MyPerformer> = ["getMyPerformer"];

/** The queries that return `Notification` or a list of it. */
export const notificationHolders: Holders<Notification> = ["listNotifications"];

/** The queries that return `Order` or a list of it. */
export const orderHolders: Holders<Order> = ["listReceivedOrders", "listOrders", "getOrder"];

/** The queries that return `Payment` or a list of it. */
export const paymentHolders: Holders<Payment> = ["listTransactions"];

/** The queries that return `PaymentReceipt` or a list of it. */
export const paymentReceiptHolders: Holders<PaymentReceipt> = ["getPayment"];

/** The queries that return `PayoutRequest` or a list of it. */
export const payoutRequestHolders: Holders<PayoutRequest> = ["listPayoutRequests", "listUserPayoutRequests", "getPayoutRequest"];

/** The queries that return `PendingPayout` or a list of it. */
export const pendingPayoutHolders: Holders<PendingPayout> = ["checkPendingPayoutRequest"];

/** The queries that return `Performer` or a list of it. */
export const performerHolders: Holders<Performer> = ["listRandomPerformers", "listTopPerformers", "searchPerformers", "getPerformer", "listBookmarkedPerformers"];

/** The queries that return `PerformerStories` or a list of it. */
export const performerStoriesHolders: Holders<PerformerStories> = ["listStories"];

/** The queries that return `PhoneCode` or a list of it. */
export const phoneCodeHolders: Holders<PhoneCode> = ["listPhoneCodes"];

/** The queries that return `Photo` or a list of it. */
export const photoHolders: Holders<Photo> = ["listPhotos", "listPerformerPhotos", "listMyPhotos", "getMyPhoto"];

/** The queries that return `Post` or a list of it. */
export const postHolders: Holders<Post> = ["getPost"];

/** The queries that return `PostSummary` or a list of it. */
export const postSummaryHolders: Holders<PostSummary> = ["listPosts"];

/** The queries that return `Product` or a list of it. */
export const productHolders: Holders<Product> = ["listProducts", "getProduct", "listMyProducts", "getMyProduct", "listBookmarkedProducts"];

/** The queries that return `PublicSettings` or a list of it. */
export const publicSettingsHolders: Holders<PublicSettings> = ["getPublicSettings"];

/** The queries that return `Purchase` or a list of it. */
export const purchaseHolders: Holders<Purchase> = ["listPurchases"];

/** The queries that return `Reel` or a list of it. */
export const reelHolders: Holders<Reel> = ["listMyReels", "getReel", "viewMyReel", "listReels", "listBookmarkedReels"];

/** The queries that return `Referral` or a list of it. */
export const referralHolders: Holders<Referral> = ["listReferrals"];

/** The queries that return `ReferralEarning` or a list of it. */
export const referralEarningHolders: Holders<ReferralEarning> = ["listReferralEarnings"];

/** The queries that return `ReferralEarningStats` or a list of it. */
export const referralEarningStatsHolders: Holders<ReferralEarningStats> = ["getReferralEarningStats"];

/** The queries that return `Referrer` or a list of it. */
export const referrerHolders: Holders<Referrer> = ["getReferralCode"];

/** The queries that return `Report` or a list of it. */
export const reportHolders: Holders<Report> = ["listReports"];

/** The queries that return `SavedCard` or a list of it. */
export const savedCardHolders: Holders<SavedCard> = ["listPaymentCards"];

/** The queries that return `SearchKeyword` or a list of it. */
export const searchKeywordHolders: Holders<SearchKeyword> = ["listSearchKeywords"];

/** The queries that return `Session` or a list of it. */
export const sessionHolders: Holders<Session> = ["listSessions"];

/** The queries that return `SitePromo` or a list of it. */
export const sitePromoHolders: Holders<SitePromo> = ["listSitePromos"];

/** The queries that return `State` or a list of it. */
export const stateHolders: Holders<State> = ["listStates"];

/** The queries that return `Story` or a list of it. */
export const storyHolders: Holders<Story> = ["listMyStories", "getMyStory", "getStory"];

/** The queries that return `Stream` or a list of it. */
export const streamHolders: Holders<Stream> = ["listStreams"];

/** The queries that return `StreamConversation` or a list of it. */
export const streamConversationHolders: Holders<StreamConversation> = ["getPerformerStreamConversation"];

/** The queries that return `StreamMessage` or a list of it. */
export const streamMessageHolders: Holders<StreamMessage> = ["listPublicMessages", "listStreamMessages"];

/** The queries that return `StreamSession` or a list of it. */
export const streamSessionHolders: Holders<StreamSession> = ["joinStream"];

/** The queries that return `Subscription` or a list of it. */
export const subscriptionHolders: Holders<Subscription> = ["listSubscribers", "listSubscriptions"];

/** The queries that return `TokenPackage` or a list of it. */
export const tokenPackageHolders: Holders<TokenPackage> = ["listTokenPackages"];

/** The queries that return `Translation` or a list of it. */
export const translationHolders: Holders<Translation> = ["listTranslations"];

/** The queries that return `UnreadCount` or a list of it. */
export const unreadCountHolders: Holders<UnreadCount> = ["getUnreadMessageCount", "getUnreadNotificationCount"];

/** The queries that return `Upload` or a list of it. */
export const uploadHolders: Holders<Upload> = ["getUpload"];

/** The queries that return `User` or a list of it. */
export const userHolders: Holders<User> = ["getUser"];

/** The queries that return `UserAdditional` or a list of it. */
export const userAdditionalHolders: Holders<UserAdditional> = ["getUserAdditional"];

/** The queries that return `UserSummary` or a list of it. */
export const userSummaryHolders: Holders<UserSummary> = ["searchUsers"];

/** The queries that return `Video` or a list of it. */
export const videoHolders: Holders<Video> = ["listVideos", "getVideo", "listMyVideos", "getMyVideo", "viewMyVideo", "listBookmarkedVideos"];

/** The queries that return `Wallet` or a list of it. */
export const walletHolders: Holders<Wallet> = ["getWallet"];
