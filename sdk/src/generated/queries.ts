// Generated from the contract by `npm run generate`. Do not edit.
import type { Address, AuditEntry, BalanceEntry, BalanceExplanation, BestFeeds, Block, BlockedCountry, Bookmark, Cameo, CameoOffer, Charge, City, Comment, CommonSettings, Conversation, ConversationRequest, Country, CountryBlock, DevelopmentMail, DownloadLink, Earning, EarningStats, Event, EventChannel, Feed, FileProcessing, Follow, Gallery, HashtagSuggestions, IpLocation, Language, LanguageReference, LibraryFile, LocaleTuple, Me, Message, MyPerformer, Notification, Operator, OperatorPayout, OperatorReport, Order, Payment, PaymentReceipt, PayoutRequest, PendingPayout, Performer, PerformerApplication, PerformerFilters, PerformerPromotion, PerformerStories, PhoneCode, Photo, PlannedFeeds, Post, PostSummary, Product, Promotion, PublicSettings, Purchase, Reel, Referral, ReferralEarning, ReferralEarningStats, Referrer, Report, SavedCard, SearchKeyword, SecondFactor, Session, SitePromo, State, Story, Stream, StreamConversation, StreamMessage, StreamSession, SubscriberStats, Subscription, SubscriptionStats, TokenPackage, Translation, UnreadCount, Upload, User, UserAdditional, UserSummary, Video, Wallet } from './models.ts';
import type { OperationId } from './operations.ts';

declare const item: unique symbol;

/**
 * The queries that return a `T` or a list of it. The type parameter prevents code that changes a `Feed` in the cache
 * from using the queries of another schema.
 */
export type QueriesOf<T, Id extends string = OperationId> = readonly Id[] & { readonly [item]?: T };

/** The queries that return `Address` or a list of it. */
export const addressQueries: QueriesOf<Address> = ["listAddresses"];

/** The queries that return `AuditEntry` or a list of it. */
export const auditEntryQueries: QueriesOf<AuditEntry> = ["listAuditEntries"];

/** The queries that return `BalanceEntry` or a list of it. */
export const balanceEntryQueries: QueriesOf<BalanceEntry> = ["listBalanceEntries"];

/** The queries that return `BalanceExplanation` or a list of it. */
export const balanceExplanationQueries: QueriesOf<BalanceExplanation> = ["getBalanceExplanation"];

/** The queries that return `BestFeeds` or a list of it. */
export const bestFeedsQueries: QueriesOf<BestFeeds> = ["getBestFeeds"];

/** The queries that return `Block` or a list of it. */
export const blockQueries: QueriesOf<Block> = ["listBlockedUsers"];

/** The queries that return `BlockedCountry` or a list of it. */
export const blockedCountryQueries: QueriesOf<BlockedCountry> = ["listBlockedCountries"];

/** The queries that return `Bookmark` or a list of it. */
export const bookmarkQueries: QueriesOf<Bookmark> = ["listBookmarks"];

/** The queries that return `Cameo` or a list of it. */
export const cameoQueries: QueriesOf<Cameo> = ["listCameos", "getCameo", "listReceivedCameos"];

/** The queries that return `CameoOffer` or a list of it. */
export const cameoOfferQueries: QueriesOf<CameoOffer> = ["getCameoOffer"];

/** The queries that return `Charge` or a list of it. */
export const chargeQueries: QueriesOf<Charge> = ["listCharges"];

/** The queries that return `City` or a list of it. */
export const cityQueries: QueriesOf<City> = ["listCities"];

/** The queries that return `Comment` or a list of it. */
export const commentQueries: QueriesOf<Comment> = ["listComments", "listCommentReplies"];

/** The queries that return `CommonSettings` or a list of it. */
export const commonSettingsQueries: QueriesOf<CommonSettings> = ["getCommonSettings"];

/** The queries that return `Conversation` or a list of it. */
export const conversationQueries: QueriesOf<Conversation> = ["listConversations", "searchConversations", "getConversation"];

/** The queries that return `ConversationRequest` or a list of it. */
export const conversationRequestQueries: QueriesOf<ConversationRequest> = ["listConversationRequests"];

/** The queries that return `Country` or a list of it. */
export const countryQueries: QueriesOf<Country> = ["listCountries"];

/** The queries that return `CountryBlock` or a list of it. */
export const countryBlockQueries: QueriesOf<CountryBlock> = ["checkCountryBlock"];

/** The queries that return `DevelopmentMail` or a list of it. */
export const developmentMailQueries: QueriesOf<DevelopmentMail> = ["listDevelopmentMails"];

/** The queries that return `DownloadLink` or a list of it. */
export const downloadLinkQueries: QueriesOf<DownloadLink> = ["getProductDownloadLink"];

/** The queries that return `Earning` or a list of it. */
export const earningQueries: QueriesOf<Earning> = ["listEarnings"];

/** The queries that return `EarningStats` or a list of it. */
export const earningStatsQueries: QueriesOf<EarningStats> = ["getEarningStats"];

/** The queries that return `Event` or a list of it. */
export const eventQueries: QueriesOf<Event> = ["listEvents"];

/** The queries that return `EventChannel` or a list of it. */
export const eventChannelQueries: QueriesOf<EventChannel> = ["listEventChannels"];

/** The queries that return `Feed` or a list of it. */
export const feedQueries: QueriesOf<Feed> = ["listMyFeeds", "getMyFeed", "listBookmarkedFeeds", "listFeeds", "listPerformerFeeds", "getFeed"];

/** The queries that return `FileProcessing` or a list of it. */
export const fileProcessingQueries: QueriesOf<FileProcessing> = ["getFeedFileStatus", "getVideoFileStatus", "getMessageFileStatus"];

/** The queries that return `Follow` or a list of it. */
export const followQueries: QueriesOf<Follow> = ["listFollowers", "listFollowing"];

/** The queries that return `Gallery` or a list of it. */
export const galleryQueries: QueriesOf<Gallery> = ["listGalleries", "getGallery", "listMyGalleries", "getMyGallery", "listBookmarkedGalleries"];

/** The queries that return `HashtagSuggestions` or a list of it. */
export const hashtagSuggestionsQueries: QueriesOf<HashtagSuggestions> = ["getHashtagSuggestions"];

/** The queries that return `IpLocation` or a list of it. */
export const ipLocationQueries: QueriesOf<IpLocation> = ["getIpLocation"];

/** The queries that return `Language` or a list of it. */
export const languageQueries: QueriesOf<Language> = ["listLanguages"];

/** The queries that return `LanguageReference` or a list of it. */
export const languageReferenceQueries: QueriesOf<LanguageReference> = ["listLanguageReferences"];

/** The queries that return `LibraryFile` or a list of it. */
export const libraryFileQueries: QueriesOf<LibraryFile> = ["listLibraryFiles"];

/** The queries that return `LocaleTuple` or a list of it. */
export const localeTupleQueries: QueriesOf<LocaleTuple> = ["listLocales"];

/** The queries that return `Me` or a list of it. */
export const meQueries: QueriesOf<Me> = ["getMe"];

/** The queries that return `Message` or a list of it. */
export const messageQueries: QueriesOf<Message> = ["listMessages"];

/** The queries that return `MyPerformer` or a list of it. */
export const myPerformerQueries: QueriesOf<MyPerformer> = ["getMyPerformer"];

/** The queries that return `Notification` or a list of it. */
export const notificationQueries: QueriesOf<Notification> = ["listNotifications"];

/** The queries that return `Operator` or a list of it. */
export const operatorQueries: QueriesOf<Operator> = ["getOperator"];

/** The queries that return `OperatorPayout` or a list of it. */
export const operatorPayoutQueries: QueriesOf<OperatorPayout> = ["listOperatorPayouts"];

/** The queries that return `OperatorReport` or a list of it. */
export const operatorReportQueries: QueriesOf<OperatorReport> = ["listOperatorReports"];

/** The queries that return `Order` or a list of it. */
export const orderQueries: QueriesOf<Order> = ["listReceivedOrders", "listOrders", "getOrder"];

/** The queries that return `Payment` or a list of it. */
export const paymentQueries: QueriesOf<Payment> = ["listTransactions"];

/** The queries that return `PaymentReceipt` or a list of it. */
export const paymentReceiptQueries: QueriesOf<PaymentReceipt> = ["getPayment"];

/** The queries that return `PayoutRequest` or a list of it. */
export const payoutRequestQueries: QueriesOf<PayoutRequest> = ["listPayoutRequests", "listUserPayoutRequests", "getPayoutRequest"];

/** The queries that return `PendingPayout` or a list of it. */
export const pendingPayoutQueries: QueriesOf<PendingPayout> = ["checkPendingPayoutRequest"];

/** The queries that return `Performer` or a list of it. */
export const performerQueries: QueriesOf<Performer> = ["listRandomPerformers", "listTopPerformers", "searchPerformers", "getPerformer", "listBookmarkedPerformers"];

/** The queries that return `PerformerApplication` or a list of it. */
export const performerApplicationQueries: QueriesOf<PerformerApplication> = ["listPerformerApplications"];

/** The queries that return `PerformerFilters` or a list of it. */
export const performerFiltersQueries: QueriesOf<PerformerFilters> = ["getPerformerFilters"];

/** The queries that return `PerformerPromotion` or a list of it. */
export const performerPromotionQueries: QueriesOf<PerformerPromotion> = ["getPromotion"];

/** The queries that return `PerformerStories` or a list of it. */
export const performerStoriesQueries: QueriesOf<PerformerStories> = ["listStories"];

/** The queries that return `PhoneCode` or a list of it. */
export const phoneCodeQueries: QueriesOf<PhoneCode> = ["listPhoneCodes"];

/** The queries that return `Photo` or a list of it. */
export const photoQueries: QueriesOf<Photo> = ["listPhotos", "listPerformerPhotos", "listMyPhotos", "getMyPhoto"];

/** The queries that return `PlannedFeeds` or a list of it. */
export const plannedFeedsQueries: QueriesOf<PlannedFeeds> = ["getPlannedFeeds"];

/** The queries that return `Post` or a list of it. */
export const postQueries: QueriesOf<Post> = ["getPost"];

/** The queries that return `PostSummary` or a list of it. */
export const postSummaryQueries: QueriesOf<PostSummary> = ["listPosts"];

/** The queries that return `Product` or a list of it. */
export const productQueries: QueriesOf<Product> = ["listProducts", "getProduct", "listMyProducts", "getMyProduct", "listBookmarkedProducts"];

/** The queries that return `Promotion` or a list of it. */
export const promotionQueries: QueriesOf<Promotion> = ["listMyPromotions"];

/** The queries that return `PublicSettings` or a list of it. */
export const publicSettingsQueries: QueriesOf<PublicSettings> = ["getPublicSettings"];

/** The queries that return `Purchase` or a list of it. */
export const purchaseQueries: QueriesOf<Purchase> = ["listPurchases"];

/** The queries that return `Reel` or a list of it. */
export const reelQueries: QueriesOf<Reel> = ["listMyReels", "getReel", "viewMyReel", "listReels", "listBookmarkedReels"];

/** The queries that return `Referral` or a list of it. */
export const referralQueries: QueriesOf<Referral> = ["listReferrals"];

/** The queries that return `ReferralEarning` or a list of it. */
export const referralEarningQueries: QueriesOf<ReferralEarning> = ["listReferralEarnings"];

/** The queries that return `ReferralEarningStats` or a list of it. */
export const referralEarningStatsQueries: QueriesOf<ReferralEarningStats> = ["getReferralEarningStats"];

/** The queries that return `Referrer` or a list of it. */
export const referrerQueries: QueriesOf<Referrer> = ["getReferralCode"];

/** The queries that return `Report` or a list of it. */
export const reportQueries: QueriesOf<Report> = ["listReports"];

/** The queries that return `SavedCard` or a list of it. */
export const savedCardQueries: QueriesOf<SavedCard> = ["listPaymentCards"];

/** The queries that return `SearchKeyword` or a list of it. */
export const searchKeywordQueries: QueriesOf<SearchKeyword> = ["listSearchKeywords"];

/** The queries that return `SecondFactor` or a list of it. */
export const secondFactorQueries: QueriesOf<SecondFactor> = ["getSecondFactor"];

/** The queries that return `Session` or a list of it. */
export const sessionQueries: QueriesOf<Session> = ["listSessions"];

/** The queries that return `SitePromo` or a list of it. */
export const sitePromoQueries: QueriesOf<SitePromo> = ["listSitePromos"];

/** The queries that return `State` or a list of it. */
export const stateQueries: QueriesOf<State> = ["listStates"];

/** The queries that return `Story` or a list of it. */
export const storyQueries: QueriesOf<Story> = ["listMyStories", "getMyStory", "getStory"];

/** The queries that return `Stream` or a list of it. */
export const streamQueries: QueriesOf<Stream> = ["listStreams"];

/** The queries that return `StreamConversation` or a list of it. */
export const streamConversationQueries: QueriesOf<StreamConversation> = ["getPerformerStreamConversation"];

/** The queries that return `StreamMessage` or a list of it. */
export const streamMessageQueries: QueriesOf<StreamMessage> = ["listPublicMessages", "listStreamMessages"];

/** The queries that return `StreamSession` or a list of it. */
export const streamSessionQueries: QueriesOf<StreamSession> = ["joinStream"];

/** The queries that return `SubscriberStats` or a list of it. */
export const subscriberStatsQueries: QueriesOf<SubscriberStats> = ["getSubscriberStats"];

/** The queries that return `Subscription` or a list of it. */
export const subscriptionQueries: QueriesOf<Subscription> = ["listSubscribers", "listSubscriptions"];

/** The queries that return `SubscriptionStats` or a list of it. */
export const subscriptionStatsQueries: QueriesOf<SubscriptionStats> = ["getSubscriptionStats"];

/** The queries that return `TokenPackage` or a list of it. */
export const tokenPackageQueries: QueriesOf<TokenPackage> = ["listTokenPackages"];

/** The queries that return `Translation` or a list of it. */
export const translationQueries: QueriesOf<Translation> = ["listTranslations"];

/** The queries that return `UnreadCount` or a list of it. */
export const unreadCountQueries: QueriesOf<UnreadCount> = ["getUnreadMessageCount", "getUnreadNotificationCount"];

/** The queries that return `Upload` or a list of it. */
export const uploadQueries: QueriesOf<Upload> = ["getUpload"];

/** The queries that return `User` or a list of it. */
export const userQueries: QueriesOf<User> = ["getUser"];

/** The queries that return `UserAdditional` or a list of it. */
export const userAdditionalQueries: QueriesOf<UserAdditional> = ["getUserAdditional"];

/** The queries that return `UserSummary` or a list of it. */
export const userSummaryQueries: QueriesOf<UserSummary> = ["searchUsers"];

/** The queries that return `Video` or a list of it. */
export const videoQueries: QueriesOf<Video> = ["listVideos", "getVideo", "listMyVideos", "getMyVideo", "viewMyVideo", "listBookmarkedVideos"];

/** The queries that return `Wallet` or a list of it. */
export const walletQueries: QueriesOf<Wallet> = ["getWallet"];
