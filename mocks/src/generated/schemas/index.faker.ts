/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { makeConsistent } from '../../make-consistent.ts';
import * as mockValues from '../../mock-values.ts';
import { turn } from '../../seed.ts';

import type {
  Access,
  AccessAlternative,
  AccessReason,
  AccountDeleteRequest,
  Address,
  AddressCreateRequest,
  AddressList,
  AddressUpdateUpload,
  AgoraToken,
  AgoraTokenRequest,
  AppliedCoupon,
  Audience,
  AuditChange,
  AuditEntry,
  AuditEntryList,
  AuthLoginEvent,
  AuthToken,
  AvatarUpload,
  BalanceEntry,
  BalanceEntryKind,
  BalanceEntryList,
  BalanceEntrySum,
  BalanceExplanation,
  BalanceFigure,
  BalanceUpdatedEvent,
  BankingSettings,
  BankingSettingsUpdateRequest,
  BestFeed,
  BestFeeds,
  Block,
  BlockCreateRequest,
  BlockList,
  BlockedCountriesUpdateRequest,
  BlockedCountry,
  BlockedCountryList,
  Bookmark,
  BookmarkList,
  BookmarkObjectType,
  BookmarkType,
  BroadcastProvider,
  CalendarDate,
  Cameo,
  CameoAnswer,
  CameoBookingRequest,
  CameoDeclineRequest,
  CameoDeliveryUpload,
  CameoList,
  CameoOffer,
  CameoOfferUpdateRequest,
  CameoPaymentStatus,
  CameoQuestion,
  CameoQuestionKey,
  CameoRecipientKind,
  CameoRequestType,
  CameoSortBy,
  CameoStatus,
  CameoUpdatedEnvelope,
  CameoUpdatedEvent,
  CameoVideo,
  CaptchaProof,
  CaptchaProofToken,
  CardStatus,
  ChannelName,
  Charge,
  ChargeList,
  ChargeReceipt,
  ChargeStatus,
  ChargeType,
  City,
  CityList,
  ClientSecret,
  Comment,
  CommentCreateRequest,
  CommentList,
  CommentObjectType,
  CommentPicture,
  CommentUpdateUpload,
  CommonSettings,
  ConnectedStripeAccount,
  ContactRequest,
  Conversation,
  ConversationCreateRequest,
  ConversationList,
  ConversationMarkReadEvent,
  ConversationReadEnvelope,
  ConversationReadEvent,
  ConversationRequest,
  ConversationRequestList,
  ConversationRequestedEnvelope,
  ConversationRequestedEvent,
  ConversationSortBy,
  ConversationSource,
  ConversationTypeEvent,
  ConversationTypingEnvelope,
  ConversationTypingEvent,
  ConversationUpdatedEnvelope,
  ConversationUpdatedEvent,
  Country,
  CountryBlock,
  CountryCode,
  CountryCurrency,
  CountryList,
  CountryRegion,
  CouponApplyRequest,
  CouponCode,
  CoverUpload,
  Culture,
  Currency,
  CurrencyCode,
  CurrencySettings,
  DecisionReason,
  DevelopmentMail,
  DevelopmentMailList,
  Done,
  DownloadLink,
  Earning,
  EarningInterval,
  EarningList,
  EarningPoint,
  EarningSortBy,
  EarningStats,
  EarningStatus,
  EarningType,
  EarningTypeSum,
  Email,
  EmailRequest,
  EmailVerification,
  EmailVerificationRequest,
  EmailVerificationResendRequest,
  Error,
  ErrorCode,
  ErrorParams,
  ErrorReason,
  Event,
  EventChannel,
  EventChannelList,
  EventList,
  Fan,
  FanList,
  FanUpdateRequest,
  Feed,
  FeedAudioUpload,
  FeedCountersUpdatedEnvelope,
  FeedCountersUpdatedEvent,
  FeedCreateRequest,
  FeedFile,
  FeedFileInput,
  FeedFileType,
  FeedList,
  FeedPhotoUpload,
  FeedPoll,
  FeedPollCreateRequest,
  FeedPollOption,
  FeedPollVoteRequest,
  FeedRequestedStatus,
  FeedSales,
  FeedSortBy,
  FeedStatus,
  FeedTeaserUpload,
  FeedThumbnail,
  FeedThumbnailUpload,
  FeedUpdateRequest,
  FeedVideoUpload,
  FieldError,
  FileProcessedEnvelope,
  FileProcessedEvent,
  FileProcessing,
  FileStatus,
  FileVariant,
  Follow,
  FollowList,
  FollowState,
  Gallery,
  GalleryCreateRequest,
  GalleryList,
  GallerySortBy,
  GalleryUpdateRequest,
  GatewayEvent,
  Gender,
  Geo,
  GoogleLoginRequest,
  GoogleTokenRequest,
  Hashtag,
  HashtagCreateRequest,
  HashtagList,
  HashtagSuggestion,
  HashtagSuggestions,
  IceServer,
  Id,
  IpLocation,
  Language,
  LanguageCode,
  LanguageList,
  LanguageReference,
  LanguageReferenceList,
  LibraryFile,
  LibraryFileKind,
  LibraryFileList,
  LibraryUse,
  LibraryUseType,
  LinkToken,
  Locale,
  LocaleTuple,
  LocaleTupleList,
  LoginRequest,
  Me,
  Mentions,
  MenuItem,
  Message,
  MessageChange,
  MessageCreateRequest,
  MessageCreatedEnvelope,
  MessageCreatedEvent,
  MessageDeletedEnvelope,
  MessageDeletedEvent,
  MessageFile,
  MessageFileType,
  MessageList,
  MessagePhotoUpload,
  MessageSummary,
  MessageUpdatedEnvelope,
  MessageUpdatedEvent,
  MessageVideoUpload,
  Mode,
  MyFeedSortBy,
  MyPerformer,
  Notification,
  NotificationCreatedEnvelope,
  NotificationCreatedEvent,
  NotificationList,
  NotificationObjectType,
  NotificationReadEnvelope,
  NotificationReadEvent,
  NotificationSortBy,
  NotificationType,
  NotificationWithdrawnEnvelope,
  NotificationWithdrawnEvent,
  Operator,
  OperatorAccess,
  OperatorBankAccount,
  OperatorPayout,
  OperatorPayoutList,
  OperatorReport,
  OperatorReportAppeal,
  OperatorReportList,
  Order,
  OrderAddress,
  OrderAddressUpdateRequest,
  OrderList,
  OrderNextStatus,
  OrderProduct,
  OrderSortBy,
  OrderStatus,
  OrderType,
  OrderUpdateRequest,
  OrderUpdatedEnvelope,
  OrderUpdatedEvent,
  Password,
  PasswordResetRequest,
  PasswordUpdateRequest,
  Payment,
  PaymentCard,
  PaymentCardCreateRequest,
  PaymentFailureCode,
  PaymentGateway,
  PaymentGatewaySettings,
  PaymentGatewaySettingsUpdateRequest,
  PaymentList,
  PaymentMethod,
  PaymentReceipt,
  PaymentStatus,
  PaymentSucceededEnvelope,
  PaymentSucceededEvent,
  PaymentType,
  PayoutCalculateRequest,
  PayoutCalculation,
  PayoutDecisionRequest,
  PayoutDestination,
  PayoutMethod,
  PayoutObstacle,
  PayoutRequest,
  PayoutRequestCreateRequest,
  PayoutRequestList,
  PayoutRequestUpdateRequest,
  PayoutSortBy,
  PayoutStatus,
  PayoutUpdatedEnvelope,
  PayoutUpdatedEvent,
  PendingPayout,
  Performer,
  PerformerApplication,
  PerformerApplicationList,
  PerformerCountersUpdatedEnvelope,
  PerformerCountersUpdatedEvent,
  PerformerDecisionRequest,
  PerformerDocument,
  PerformerDocumentStatus,
  PerformerDocumentType,
  PerformerDocumentUpload,
  PerformerFilters,
  PerformerList,
  PerformerPromotion,
  PerformerRegisterUpload,
  PerformerSortBy,
  PerformerStatus,
  PerformerStories,
  PerformerStoriesList,
  PerformerUpdateRequest,
  PhoneCode,
  PhoneCodeList,
  Photo,
  PhotoList,
  PhotoSortBy,
  PhotoUpdateRequest,
  PhotoUpload,
  Picture,
  PlannedFeed,
  PlannedFeeds,
  Post,
  PostSortBy,
  PostSummary,
  PostSummaryList,
  Product,
  ProductFile,
  ProductList,
  ProductPurchaseReceipt,
  ProductPurchaseRequest,
  ProductSortBy,
  ProductType,
  ProductUpdateUpload,
  ProductUpload,
  Promotion,
  PromotionCode,
  PromotionCreateRequest,
  PromotionKind,
  PromotionList,
  PromotionStatus,
  PublicSettings,
  Purchase,
  PurchaseList,
  PurchaseRequest,
  PurchaseSortBy,
  PurchaseType,
  ReactionAction,
  ReactionObjectType,
  ReactionRequest,
  ReactionState,
  RecaptchaRequest,
  RecoveryCodes,
  RedirectPath,
  Reel,
  ReelFileRemoveRequest,
  ReelFileType,
  ReelList,
  ReelSortBy,
  ReelUpdateUpload,
  ReelUpload,
  Referral,
  ReferralCode,
  ReferralEarning,
  ReferralEarningList,
  ReferralEarningPoint,
  ReferralEarningStats,
  ReferralList,
  ReferralSortBy,
  Referrer,
  RegisterRequest,
  Registration,
  RegistrationEmailRequest,
  RegistrationKey,
  Report,
  ReportAppeal,
  ReportAppealRequest,
  ReportCreateRequest,
  ReportDecisionRequest,
  ReportList,
  ReportOutcome,
  ReportReason,
  ReportSide,
  ReportStatus,
  ReportTargetType,
  ReportedUserRecord,
  ReporterRecord,
  RequiredAction,
  SandboxAuthenticationRequest,
  SandboxOnboardingRequest,
  SandboxPaymentMethodRequest,
  SavedCard,
  SavedCardList,
  SavedCardReceipt,
  SearchKeyword,
  SearchKeywordList,
  SearchKeywordRequest,
  SecondFactor,
  SecondFactorCode,
  SecondFactorCodeRequest,
  SecondFactorRemoveRequest,
  SecondFactorSecret,
  SecondFactorStartRequest,
  Session,
  SessionEndReason,
  SessionEndedEnvelope,
  SessionEndedEvent,
  SessionList,
  SettingKey,
  SettingValues,
  SettingsKeysRequest,
  SitePromo,
  SitePromoList,
  SitePromoPlacement,
  SitePromoSortBy,
  SortOrder,
  State,
  StateList,
  Story,
  StoryCreateRequest,
  StoryCreatedEnvelope,
  StoryCreatedEvent,
  StoryFile,
  StoryFileType,
  StoryList,
  StoryPhotoUpload,
  StoryUpdateRequest,
  StoryVideoUpload,
  Storyboard,
  Stream,
  StreamAudience,
  StreamBanRequest,
  StreamBannedEnvelope,
  StreamBannedEvent,
  StreamBroadcast,
  StreamConversation,
  StreamConversationUpdateRequest,
  StreamEndReason,
  StreamEndedEnvelope,
  StreamEndedEvent,
  StreamGoal,
  StreamGoalInput,
  StreamGoalUpdateRequest,
  StreamGoalUpdatedEnvelope,
  StreamGoalUpdatedEvent,
  StreamHeartbeat,
  StreamHeartbeatRequest,
  StreamJoinEvent,
  StreamJoinedEnvelope,
  StreamJoinedEvent,
  StreamLeaveEvent,
  StreamLeftEnvelope,
  StreamLeftEvent,
  StreamList,
  StreamMessage,
  StreamMessageCreateRequest,
  StreamMessageCreatedEnvelope,
  StreamMessageCreatedEvent,
  StreamMessageDeletedEnvelope,
  StreamMessageDeletedEvent,
  StreamMessageList,
  StreamMessageType,
  StreamMessagesRemovedEnvelope,
  StreamMessagesRemovedEvent,
  StreamMuteRequest,
  StreamMutedEnvelope,
  StreamMutedEvent,
  StreamPeerId,
  StreamSendSignalEvent,
  StreamSession,
  StreamSignalEnvelope,
  StreamSignalEvent,
  StreamSignalType,
  StreamSortBy,
  StreamStartRequest,
  StreamStartedEnvelope,
  StreamStartedEvent,
  StreamStatus,
  StreamStatusUpdateRequest,
  StreamSummary,
  StreamTippedEnvelope,
  StreamTippedEvent,
  StreamUpdateRequest,
  StreamUpdatedEnvelope,
  StreamUpdatedEvent,
  StreamViewer,
  StreamViewerState,
  StripeAccount,
  StripeAccountRequest,
  StripeAccountStatus,
  StripeBusinessType,
  SubscribeRequest,
  SubscriberPeriod,
  SubscriberStats,
  Subscription,
  SubscriptionBundle,
  SubscriptionCancelReason,
  SubscriptionCancelRequest,
  SubscriptionConsentRequest,
  SubscriptionList,
  SubscriptionProvider,
  SubscriptionReceipt,
  SubscriptionSortBy,
  SubscriptionSource,
  SubscriptionStats,
  SubscriptionStatus,
  SubscriptionType,
  SubscriptionUpdatedEnvelope,
  SubscriptionUpdatedEvent,
  SwitchToPerformerRequest,
  SwitchToPerformerUpload,
  Teaser,
  TextDirection,
  Timestamp,
  TipRequest,
  TokenPackage,
  TokenPackageList,
  TokenPackageSortBy,
  TopUpRequest,
  Translation,
  TranslationList,
  TwitterCallbackRequest,
  TwitterLogin,
  TwitterLoginRequest,
  UnreadCount,
  Upload,
  UploadChunk,
  UploadCreateRequest,
  UploadKind,
  UploadedImage,
  Url,
  User,
  UserAdditional,
  UserSortBy,
  UserSummary,
  UserSummaryList,
  UserUpdateRequest,
  Username,
  Video,
  VideoCaptions,
  VideoFile,
  VideoFileRemoveRequest,
  VideoFileType,
  VideoList,
  VideoSortBy,
  VideoUpdateUpload,
  VideoUpload,
  Wallet,
  WalletBalanceUpdatedEnvelope,
  WelcomeVideo,
  WelcomeVideoUpload
} from '@fanlight/sdk/models';



export const getErrorMock = (overrideResponse: Partial<Error> = {}): Error => makeConsistent<Error>({statusCode: 422, error: "Unprocessable Entity", message: "Please check the marked fields.", code: getErrorCodeMock(), reason: getErrorReasonMock(), params: getErrorParamsMock(), requestId: mockValues.id(), fields: [], ...overrideResponse}, overrideResponse)

export const getLinkTokenMock = (): LinkToken => ("q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc")

export const getRegistrationKeyMock = (): RegistrationKey => ("V0c9Jm2Xy7TqzLw4RbN1sHd5KgPfAe8uQiZo3YtM6xE")

export const getEmailVerificationRequestMock = (overrideResponse: Partial<EmailVerificationRequest> = {}): EmailVerificationRequest => makeConsistent<EmailVerificationRequest>({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", registrationKey: "V0c9Jm2Xy7TqzLw4RbN1sHd5KgPfAe8uQiZo3YtM6xE", ...overrideResponse}, overrideResponse)

export const getTimestampMock = (): Timestamp => (mockValues.pastTime())

export const getAuthTokenMock = (overrideResponse: Partial<AuthToken> = {}): AuthToken => makeConsistent<AuthToken>({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getEmailVerificationMock = (overrideResponse: Partial<EmailVerification> = {}): EmailVerification => makeConsistent<EmailVerification>({success: true, session: getAuthTokenMock(), ...overrideResponse}, overrideResponse)

export const getEmailMock = (): Email => ("mara@fanlight.example")

export const getRedirectPathMock = (): RedirectPath => ("/mara.clay?dialog=subscribe")

export const getEmailVerificationResendRequestMock = (overrideResponse: Partial<EmailVerificationResendRequest> = {}): EmailVerificationResendRequest => makeConsistent<EmailVerificationResendRequest>({email: "mara@fanlight.example", redirect: "/mara.clay?dialog=subscribe", ...overrideResponse}, overrideResponse)

export const getDoneMock = (overrideResponse: Partial<Done> = {}): Done => makeConsistent<Done>({success: true, ...overrideResponse}, overrideResponse)

export const getLocaleMock = (): Locale => ("en-US")

export const getReferralCodeMock = (): ReferralCode => (turn("ReferralCode", "", ["MARA-7Q4K","ANSELM-2F9C","PRIYA-8W3X"]))

export const getGoogleLoginRequestMock = (overrideResponse: Partial<GoogleLoginRequest> = {}): GoogleLoginRequest => makeConsistent<GoogleLoginRequest>({idToken: "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6Im5vb3JAZmFubGlnaHQuZXhhbXBsZSJ9.c2lnbmF0dXJl", remember: false, locale: "en-US", referralCode: turn("GoogleLoginRequest", "referralCode", ["MARA-7Q4K","ANSELM-2F9C","PRIYA-8W3X"]), ...overrideResponse}, overrideResponse)

export const getGoogleTokenRequestMock = (overrideResponse: Partial<GoogleTokenRequest> = {}): GoogleTokenRequest => makeConsistent<GoogleTokenRequest>({code: "4/0AX4XfWgq3Zb7m0cVt0Xo5yWnJ5p2h8k", redirectUrl: "https://fanlight.example/auth/login", codeVerifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", remember: false, locale: "en-US", referralCode: turn("GoogleTokenRequest", "referralCode", ["MARA-7Q4K","ANSELM-2F9C","PRIYA-8W3X"]), ...overrideResponse}, overrideResponse)

export const getSecondFactorCodeMock = (): SecondFactorCode => ("492039")

export const getCaptchaProofTokenMock = (): CaptchaProofToken => ("Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE")

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => makeConsistent<LoginRequest>({credentials: "mara.clay", password: "lantern-on-the-sill", remember: false, code: "492039", captchaProof: "Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE", ...overrideResponse}, overrideResponse)

export const getUsernameMock = (): Username => ("mara.clay")

export const getPasswordMock = (): Password => ("lantern-on-the-sill")

export const getCalendarDateMock = (): CalendarDate => ("2026-05-14")

export const getGenderMock = (): Gender => (turn("Gender", "", ["male","female"]))

export const getCountryCodeMock = (): CountryCode => ("PT")

export const getPerformerRegisterUploadMock = (overrideResponse: Partial<PerformerRegisterUpload> = {}): PerformerRegisterUpload => makeConsistent<PerformerRegisterUpload>({name: turn("PerformerRegisterUpload", "name", ["Odile Marchetti","Kofi Mensah","Yuki Tanabe"]), username: "mara.clay", email: "mara@fanlight.example", password: "lantern-on-the-sill", firstName: turn("PerformerRegisterUpload", "firstName", ["Odile","Anselm","Yuki"]), lastName: turn("PerformerRegisterUpload", "lastName", ["Marchetti","Roth","Tanabe"]), dateOfBirth: "1991-03-08", gender: getGenderMock(), countryCode: "PT", phone: "+351912345678", locale: "en-US", referralCode: turn("PerformerRegisterUpload", "referralCode", ["MARA-7Q4K","ANSELM-2F9C","PRIYA-8W3X"]), captchaProof: "Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE", identity: new Blob(), portrait: new Blob(), ...overrideResponse}, overrideResponse)

export const getIdMock = (): Id => (mockValues.id())

export const getRegistrationMock = (overrideResponse: Partial<Registration> = {}): Registration => makeConsistent<Registration>({userId: mockValues.id(), requiresEmailVerification: false, registrationKey: "V0c9Jm2Xy7TqzLw4RbN1sHd5KgPfAe8uQiZo3YtM6xE", ...overrideResponse}, overrideResponse)

export const getSwitchToPerformerUploadMock = (overrideResponse: Partial<SwitchToPerformerUpload> = {}): SwitchToPerformerUpload => makeConsistent<SwitchToPerformerUpload>({firstName: turn("SwitchToPerformerUpload", "firstName", ["Odile","Anselm","Yuki"]), lastName: turn("SwitchToPerformerUpload", "lastName", ["Marchetti","Roth","Tanabe"]), dateOfBirth: "1991-03-08", gender: getGenderMock(), countryCode: "PT", phone: "+351912345678", identity: new Blob(), portrait: new Blob(), ...overrideResponse}, overrideResponse)

export const getPerformerStatusMock = (): PerformerStatus => ("approved")

export const getSubscriptionBundleMock = (overrideResponse: Partial<SubscriptionBundle> = {}): SubscriptionBundle => makeConsistent<SubscriptionBundle>({type: "quarterly", months: 3, percentOff: 10, price: 26.86, saving: 2.99, ...overrideResponse}, overrideResponse)

export const getCurrencyCodeMock = (): CurrencyCode => ("USD")

export const getCurrencySettingsMock = (overrideResponse: Partial<CurrencySettings> = {}): CurrencySettings => makeConsistent<CurrencySettings>({manualDetect: false, currency: "USD", ...overrideResponse}, overrideResponse)

export const getLanguageCodeMock = (): LanguageCode => ("pt")

export const getPerformerDocumentTypeMock = (): PerformerDocumentType => (turn("PerformerDocumentType", "", ["identity","portrait"]))

export const getPerformerDocumentStatusMock = (): PerformerDocumentStatus => ("approved")

export const getPerformerDocumentMock = (overrideResponse: Partial<PerformerDocument> = {}): PerformerDocument => makeConsistent<PerformerDocument>({_id: mockValues.id(), type: getPerformerDocumentTypeMock(), status: "approved", reason: null, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getFileStatusMock = (): FileStatus => ("ready")

export const getUrlMock = (): Url => (mockValues.picture())

export const getWelcomeVideoMock = (overrideResponse: Partial<WelcomeVideo> = {}): WelcomeVideo => makeConsistent<WelcomeVideo>({_id: mockValues.id(), status: "ready", reason: null, url: mockValues.picture(), posterUrl: mockValues.picture(), captionsUrl: mockValues.picture(), duration: 32.4, width: 1280, height: 720, ...overrideResponse}, overrideResponse)

export const getBankingSettingsMock = (overrideResponse: Partial<BankingSettings> = {}): BankingSettings => makeConsistent<BankingSettings>({accountHolder: turn("BankingSettings", "accountHolder", ["Mara Quill","Anselm Roth","Odile Marchetti"]), bankName: turn("BankingSettings", "bankName", ["Banco do Rio","Harbour Savings","Caisse des Collines"]), countryCode: "PT", currency: "USD", accountNumberEnd: turn("BankingSettings", "accountNumberEnd", ["0154","2207","9913"]), bankCode: "BRIOPTPL", updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPayoutMethodMock = (): PayoutMethod => (turn("PayoutMethod", "", ["bank-transfer","stripe"]))

export const getStripeAccountStatusMock = (): StripeAccountStatus => ("ready")

export const getConnectedStripeAccountMock = (overrideResponse: Partial<ConnectedStripeAccount> = {}): ConnectedStripeAccount => makeConsistent<ConnectedStripeAccount>({status: "ready", countryCode: "PT", accountEnd: "Kiln", ...overrideResponse}, overrideResponse)

export const getPayoutDestinationMock = (): PayoutDestination => (turn("PayoutDestination", "", ["Banco do Mar, •••• 4821","Orchard Savings, •••• 0917","Stripe, •••• Kiln"]))

export const getPaymentGatewaySettingsMock = (overrideResponse: Partial<PaymentGatewaySettings> = {}): PaymentGatewaySettings => makeConsistent<PaymentGatewaySettings>({payoutMethod: getPayoutMethodMock(), isBankAccountNamed: true, isStripeConnected: true, stripeAccount: getConnectedStripeAccountMock(), canReceivePayouts: true, destination: turn("PaymentGatewaySettings", "destination", ["Banco do Mar, •••• 4821","Orchard Savings, •••• 0917","Stripe, •••• Kiln"]), ...overrideResponse}, overrideResponse)

export const getMyPerformerMock = (overrideResponse: Partial<MyPerformer> = {}): MyPerformer => makeConsistent<MyPerformer>({_id: mockValues.idOf("mara.clay"), name: "Mara Quill", username: "mara.clay", email: "mara@fanlight.example", avatar: mockValues.portraitOf("mara.clay"), cover: mockValues.picture(1500, 500), bio: "Stoneware with a memory of the river.", gender: null, countryCode: "PT", status: "approved", monthlyPrice: 9.95, yearlyPrice: 99, quarterlyPercentOff: 10, halfYearlyPercentOff: 15, bundles: mockValues.some(() => getSubscriptionBundleMock(), 1, 2), totalFollowers: mockValues.numberNear(1284, undefined), totalFeeds: mockValues.numberNear(64, undefined), totalLikes: mockValues.numberNear(9120, undefined), balance: 412.5, earnings: 392.5, currencySettings: getCurrencySettingsMock(), locale: "en-US", statusReason: null, languages: ["en","pt"], documents: mockValues.some(() => getPerformerDocumentMock(), 1, 2), welcomeVideo: getWelcomeVideoMock(), bankingSettings: null, paymentGatewaySettings: getPaymentGatewaySettingsMock(), totalSubscribers: mockValues.numberNear(86, undefined), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getSecondFactorMock = (overrideResponse: Partial<SecondFactor> = {}): SecondFactor => makeConsistent<SecondFactor>({isEnabled: true, isOperator: false, recoveryCodesLeft: 9, ...overrideResponse}, overrideResponse)

export const getSecondFactorStartRequestMock = (overrideResponse: Partial<SecondFactorStartRequest> = {}): SecondFactorStartRequest => makeConsistent<SecondFactorStartRequest>({password: "lantern-on-the-sill", ...overrideResponse}, overrideResponse)

export const getSecondFactorSecretMock = (overrideResponse: Partial<SecondFactorSecret> = {}): SecondFactorSecret => makeConsistent<SecondFactorSecret>({secret: "NB2W45DFOIZA4LTJMNSXIZLSMFXGIZLS", uri: "otpauth://totp/Fanlight:noor%40fanlight.example?issuer=Fanlight&secret=NB2W45DFOIZA4LTJMNSXIZLSMFXGIZLS&algorithm=SHA1&digits=6&period=30", ...overrideResponse}, overrideResponse)

export const getSecondFactorCodeRequestMock = (overrideResponse: Partial<SecondFactorCodeRequest> = {}): SecondFactorCodeRequest => makeConsistent<SecondFactorCodeRequest>({code: "492039", ...overrideResponse}, overrideResponse)

export const getRecoveryCodesMock = (overrideResponse: Partial<RecoveryCodes> = {}): RecoveryCodes => makeConsistent<RecoveryCodes>({recoveryCodes: ["3f9a2-c81d0","77b01-4e2f6","0c5d8-91ab3","e4412-5d7f0","9a6c3-20be8","1d0f7-b39c5","58e2a-f6014","c7b90-3a1d2","24d6e-8f507","b1953-e0c4a"], ...overrideResponse}, overrideResponse)

export const getSecondFactorRemoveRequestMock = (overrideResponse: Partial<SecondFactorRemoveRequest> = {}): SecondFactorRemoveRequest => makeConsistent<SecondFactorRemoveRequest>({password: "lantern-on-the-sill", code: "492039", ...overrideResponse}, overrideResponse)

export const getSessionMock = (overrideResponse: Partial<Session> = {}): Session => makeConsistent<Session>({_id: mockValues.id(), isCurrent: false, client: turn("Session", "client", ["Firefox on Linux","Safari on iPhone","Chrome on Android","Edge on Windows"]), countryCode: "PT", createdAt: mockValues.pastTime(), usedAt: mockValues.pastTime(), expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getSessionListMock = (overrideResponse: Partial<SessionList> = {}): SessionList => makeConsistent<SessionList>({data: mockValues.some(() => getSessionMock(), 6), total: 3, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getTwitterCallbackRequestMock = (overrideResponse: Partial<TwitterCallbackRequest> = {}): TwitterCallbackRequest => makeConsistent<TwitterCallbackRequest>({oauthToken: "Zb7m0cVt0Xo5yWnJ5p2h8kQm1u", oauthTokenSecret: "R9sT4vB6xYdEfGcq3Zb7m0cVt0", oauthVerifier: "uw7NjWHT6OJ1MpJOXsHfNxoAhPKpgI8", remember: false, locale: "en-US", referralCode: turn("TwitterCallbackRequest", "referralCode", ["MARA-7Q4K","ANSELM-2F9C","PRIYA-8W3X"]), ...overrideResponse}, overrideResponse)

export const getTwitterLoginRequestMock = (overrideResponse: Partial<TwitterLoginRequest> = {}): TwitterLoginRequest => makeConsistent<TwitterLoginRequest>({callbackUrl: "https://fanlight.example/auth/twitter/callback", ...overrideResponse}, overrideResponse)

export const getTwitterLoginMock = (overrideResponse: Partial<TwitterLogin> = {}): TwitterLogin => makeConsistent<TwitterLogin>({url: mockValues.picture(), oauthToken: "Zb7m0cVt0Xo5yWnJ5p2h8kQm1u", oauthTokenSecret: "R9sT4vB6xYdEfGcq3Zb7m0cVt0", ...overrideResponse}, overrideResponse)

export const getEmailRequestMock = (overrideResponse: Partial<EmailRequest> = {}): EmailRequest => makeConsistent<EmailRequest>({email: "mara@fanlight.example", redirect: "/mara.clay?dialog=subscribe", ...overrideResponse}, overrideResponse)

export const getPasswordUpdateRequestMock = (overrideResponse: Partial<PasswordUpdateRequest> = {}): PasswordUpdateRequest => makeConsistent<PasswordUpdateRequest>({currentPassword: "lantern-on-the-sill", password: "lantern-on-the-sill", source: turn("PasswordUpdateRequest", "source", ["user","performer"]), ...overrideResponse}, overrideResponse)

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => makeConsistent<RegisterRequest>({name: "Noor Haddad", username: "mara.clay", email: "mara@fanlight.example", password: "lantern-on-the-sill", locale: "en-US", referralCode: turn("RegisterRequest", "referralCode", ["MARA-7Q4K","ANSELM-2F9C","PRIYA-8W3X"]), redirect: "/mara.clay?dialog=subscribe", captchaProof: "Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE", ...overrideResponse}, overrideResponse)

export const getRegistrationEmailRequestMock = (overrideResponse: Partial<RegistrationEmailRequest> = {}): RegistrationEmailRequest => makeConsistent<RegistrationEmailRequest>({userId: mockValues.id(), registrationKey: "V0c9Jm2Xy7TqzLw4RbN1sHd5KgPfAe8uQiZo3YtM6xE", email: "mara@fanlight.example", redirect: "/mara.clay?dialog=subscribe", ...overrideResponse}, overrideResponse)

export const getPasswordResetRequestMock = (overrideResponse: Partial<PasswordResetRequest> = {}): PasswordResetRequest => makeConsistent<PasswordResetRequest>({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", password: "lantern-on-the-sill", ...overrideResponse}, overrideResponse)

export const getSwitchToPerformerRequestMock = (overrideResponse: Partial<SwitchToPerformerRequest> = {}): SwitchToPerformerRequest => makeConsistent<SwitchToPerformerRequest>({firstName: turn("SwitchToPerformerRequest", "firstName", ["Odile","Anselm","Yuki"]), lastName: turn("SwitchToPerformerRequest", "lastName", ["Marchetti","Roth","Tanabe"]), dateOfBirth: "1991-03-08", gender: getGenderMock(), countryCode: "PT", phone: "+351912345678", identityDocumentId: mockValues.id(), portraitDocumentId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getContactRequestMock = (overrideResponse: Partial<ContactRequest> = {}): ContactRequest => makeConsistent<ContactRequest>({name: turn("ContactRequest", "name", ["Kofi Mensah","Priya Raman","Yuki Tanabe"]), email: "mara@fanlight.example", subject: turn("ContactRequest", "subject", ["A question about payouts","Captions for my chess lessons","Thank you for the dark theme"]), message: turn("ContactRequest", "message", ["Does a payout that was asked for on Friday arrive before the weekend?","Can captions be added to a video that is already published?","My guitar course has forty parts. Is there a way to put them in order?"]), captchaProof: "Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE", ...overrideResponse}, overrideResponse)

export const getModeMock = (): Mode => ("demo")

export const getGeoMock = (overrideResponse: Partial<Geo> = {}): Geo => makeConsistent<Geo>({countryCode: "ES", ...overrideResponse}, overrideResponse)

export const getCurrencyMock = (overrideResponse: Partial<Currency> = {}): Currency => makeConsistent<Currency>({code: "EUR", symbol: "€", exchangeRate: 0.92, countryCode: null, ...overrideResponse}, overrideResponse)

export const getCommonSettingsMock = (overrideResponse: Partial<CommonSettings> = {}): CommonSettings => makeConsistent<CommonSettings>({mode: "demo", geo: getGeoMock(), currencies: [{"code":"USD","symbol":"$","exchangeRate":1,"countryCode":"US"},{"code":"EUR","symbol":"€","exchangeRate":0.92,"countryCode":null},{"code":"CAD","symbol":"CA$","exchangeRate":1.36,"countryCode":"CA"}], primaryCurrency: "USD", ...overrideResponse}, overrideResponse)

export const getSettingKeyMock = (): SettingKey => (turn("SettingKey", "", ["currency","primaryCurrency","siteName","logoUrl","favicon","enable18Popup","content18Popup","requireEmailVerification","paymentGateway","stripePublishableKey","freeSubscriptionEnabled","freeSubscriptionDuration","minimumSubscriptionPrice","maximumSubscriptionPrice","minimumWalletPrice","maximumWalletPrice","minimumTipPrice","maximumTipPrice","minimumPayoutAmount","locale","volume","gaCode","geoCurrenciesEnabled"]))

export const getSettingsKeysRequestMock = (overrideResponse: Partial<SettingsKeysRequest> = {}): SettingsKeysRequest => makeConsistent<SettingsKeysRequest>({keys: mockValues.pickSome(["currency","primaryCurrency","siteName","logoUrl","favicon","enable18Popup","content18Popup","requireEmailVerification","paymentGateway","stripePublishableKey","freeSubscriptionEnabled","freeSubscriptionDuration","minimumSubscriptionPrice","maximumSubscriptionPrice","minimumWalletPrice","maximumWalletPrice","minimumTipPrice","maximumTipPrice","minimumPayoutAmount","locale","volume","gaCode","geoCurrenciesEnabled"], 1, 3), ...overrideResponse}, overrideResponse)

export const getPaymentGatewayMock = (): PaymentGateway => ("sandbox")

export const getSettingValuesMock = (overrideResponse: Partial<SettingValues> = {}): SettingValues => makeConsistent<SettingValues>({currency: "USD", primaryCurrency: "USD", siteName: "Fanlight", logoUrl: null, favicon: null, enable18Popup: false, content18Popup: "You must be at least 18 years old to enter.", requireEmailVerification: true, paymentGateway: "sandbox", stripePublishableKey: null, freeSubscriptionEnabled: true, freeSubscriptionDuration: 1, minimumSubscriptionPrice: 2.95, maximumSubscriptionPrice: 300, minimumWalletPrice: 2.95, maximumWalletPrice: 300, minimumTipPrice: 10, maximumTipPrice: 10000, minimumPayoutAmount: 50, locale: "en-US", volume: 1, gaCode: null, geoCurrenciesEnabled: false, ...overrideResponse}, overrideResponse)

export const getMenuItemMock = (overrideResponse: Partial<MenuItem> = {}): MenuItem => makeConsistent<MenuItem>({title: "Terms", href: "/page/terms", ...overrideResponse}, overrideResponse)

export const getPublicSettingsMock = (overrideResponse: Partial<PublicSettings> = {}): PublicSettings => makeConsistent<PublicSettings>({siteName: "Fanlight", logoUrl: null, favicon: null, enable18Popup: false, content18Popup: "You must be at least 18 years old to enter.", requireEmailVerification: true, paymentGateway: "sandbox", stripePublishableKey: null, freeSubscriptionEnabled: true, freeSubscriptionDuration: 1, minimumSubscriptionPrice: 2.95, maximumSubscriptionPrice: 300, minimumWalletPrice: 2.95, maximumWalletPrice: 300, minimumTipPrice: 10, maximumTipPrice: 10000, minimumPayoutAmount: 50, locale: "en-US", volume: 1, gaCode: null, geoCurrenciesEnabled: false, maintenance: false, googleClientId: null, isTwitterLoginEnabled: false, recaptchaSiteKey: null, menus: [{"title":"Terms","href":"/page/terms"},{"title":"Privacy","href":"/page/privacy"},{"title":"Contact","href":"/contact"}], ...overrideResponse}, overrideResponse)

export const getCityMock = (overrideResponse: Partial<City> = {}): City => makeConsistent<City>({name: turn("City", "name", ["Sintra","Cascais","Mafra","Torres Vedras"]), ...overrideResponse}, overrideResponse)

export const getCityListMock = (overrideResponse: Partial<CityList> = {}): CityList => makeConsistent<CityList>({data: mockValues.some(() => getCityMock(), 6), total: 48, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getCountryRegionMock = (): CountryRegion => (turn("CountryRegion", "", ["AS","EU","AF","NA","SA","OC","AN","Americas"]))

export const getCountryCurrencyMock = (overrideResponse: Partial<CountryCurrency> = {}): CountryCurrency => makeConsistent<CountryCurrency>({code: "USD", name: turn("CountryCurrency", "name", ["Euro","Yen","Ghanaian cedi","Indian rupee"]), symbol: "€", ...overrideResponse}, overrideResponse)

export const getLanguageMock = (overrideResponse: Partial<Language> = {}): Language => makeConsistent<Language>({code: "pt", name: turn("Language", "name", ["Portuguese","Japanese","French","Spanish","English"]), ...overrideResponse}, overrideResponse)

export const getCountryMock = (overrideResponse: Partial<Country> = {}): Country => makeConsistent<Country>({name: turn("Country", "name", ["Portugal","Japan","Ghana","France","India","Brazil"]), code: turn("Country", "code", ["PT","JP","GH","FR","IN","BR"]), code3: turn("Country", "code3", ["PRT","JPN","GHA","FRA","IND","BRA"]), numericCode: turn("Country", "numericCode", ["620","392","288","250","356","076"]), capital: turn("Country", "capital", ["Lisbon","Tokyo","Accra","Paris","New Delhi","Brasília"]), region: getCountryRegionMock(), currency: getCountryCurrencyMock(), language: getLanguageMock(), flagUrl: mockValues.picture(), ...overrideResponse}, overrideResponse)

export const getCountryListMock = (overrideResponse: Partial<CountryList> = {}): CountryList => makeConsistent<CountryList>({data: mockValues.some(() => getCountryMock(), 6), total: 249, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getIpLocationMock = (overrideResponse: Partial<IpLocation> = {}): IpLocation => makeConsistent<IpLocation>({countryCode: "PT", countryName: turn("IpLocation", "countryName", ["Portugal","Japan","Ghana"]), currency: "EUR", locale: "en-US", isConsentRequired: true, ...overrideResponse}, overrideResponse)

export const getTextDirectionMock = (): TextDirection => (turn("TextDirection", "", ["LTR","RTL"]))

export const getCultureMock = (overrideResponse: Partial<Culture> = {}): Culture => makeConsistent<Culture>({name: turn("Culture", "name", ["pt-PT","en-US","es-ES","fr-FR"]), displayName: turn("Culture", "displayName", ["Portuguese (Portugal)","English (United States)","Spanish (Spain)","French (France)"]), code: "0x0816", ...overrideResponse}, overrideResponse)

export const getLanguageReferenceMock = (overrideResponse: Partial<LanguageReference> = {}): LanguageReference => makeConsistent<LanguageReference>({iso639Part1: "pt", iso639Part2: "por", iso639Part2English: "por", iso639Part3: "por", englishNames: mockValues.pickSome(["Portuguese","Japanese","French","Spanish"], 1, 3), nativeNames: mockValues.pickSome(["Português","日本語","Français","Español"], 1, 3), direction: getTextDirectionMock(), family: turn("LanguageReference", "family", ["Indo-European","Japonic","Niger–Congo","Dravidian"]), countryCodes: mockValues.pickSome(["PRT","BRA","AGO"], 1, 3), cultures: mockValues.some(() => getCultureMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getLanguageReferenceListMock = (overrideResponse: Partial<LanguageReferenceList> = {}): LanguageReferenceList => makeConsistent<LanguageReferenceList>({data: mockValues.some(() => getLanguageReferenceMock(), 6), total: 184, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getLanguageListMock = (overrideResponse: Partial<LanguageList> = {}): LanguageList => makeConsistent<LanguageList>({data: mockValues.some(() => getLanguageMock(), 6), total: 184, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getLocaleTupleMock = (overrideResponse: Partial<LocaleTuple> = {}): LocaleTuple => makeConsistent<LocaleTuple>({tag: turn("LocaleTuple", "tag", ["pt-PT","sr-Latn-RS","es-ES","en-US"]), language: "pt", script: null, region: "PT", ...overrideResponse}, overrideResponse)

export const getLocaleTupleListMock = (overrideResponse: Partial<LocaleTupleList> = {}): LocaleTupleList => makeConsistent<LocaleTupleList>({data: mockValues.some(() => getLocaleTupleMock(), 6), total: 720, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getPhoneCodeMock = (overrideResponse: Partial<PhoneCode> = {}): PhoneCode => makeConsistent<PhoneCode>({code: turn("PhoneCode", "code", ["+351","+81","+233","+33"]), countryCode: "PT", name: turn("PhoneCode", "name", ["Portugal","Japan","Ghana","France"]), ...overrideResponse}, overrideResponse)

export const getPhoneCodeListMock = (overrideResponse: Partial<PhoneCodeList> = {}): PhoneCodeList => makeConsistent<PhoneCodeList>({data: mockValues.some(() => getPhoneCodeMock(), 6), total: 249, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getRecaptchaRequestMock = (overrideResponse: Partial<RecaptchaRequest> = {}): RecaptchaRequest => makeConsistent<RecaptchaRequest>({token: "03AGdBq27lanternSillHarbour", ...overrideResponse}, overrideResponse)

export const getCaptchaProofMock = (overrideResponse: Partial<CaptchaProof> = {}): CaptchaProof => makeConsistent<CaptchaProof>({proof: "Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE", expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getSortOrderMock = (): SortOrder => (turn("SortOrder", "", ["asc","desc"]))

export const getSitePromoSortByMock = (): SitePromoSortBy => (turn("SitePromoSortBy", "", ["position","createdAt"]))

export const getSitePromoPlacementMock = (): SitePromoPlacement => (turn("SitePromoPlacement", "", ["welcome","home","explore","wallet"]))

export const getSitePromoMock = (overrideResponse: Partial<SitePromo> = {}): SitePromo => makeConsistent<SitePromo>({_id: mockValues.id(), title: turn("SitePromo", "title", ["A week of clay","Chess evenings in May","Stars over the harbour","New strings for everyone"]), text: turn("SitePromo", "text", ["Five kilns open their doors. Watch every firing live.","Anselm Roth plays whoever asks. Tuesdays at eight.","Double tokens on your first top-up, until Sunday."]), placement: getSitePromoPlacementMock(), imageUrl: mockValues.picture(), imageAlt: turn("SitePromo", "imageAlt", ["Glazed bowls on a shelf by a window.","A chess board in evening light."]), href: "/explore", label: turn("SitePromo", "label", ["See who is firing","Find a seat","Look up"]), endsAt: mockValues.futureTime(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getSitePromoListMock = (overrideResponse: Partial<SitePromoList> = {}): SitePromoList => makeConsistent<SitePromoList>({data: mockValues.some(() => getSitePromoMock(), 6), total: 2, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getStateMock = (overrideResponse: Partial<State> = {}): State => makeConsistent<State>({code: turn("State", "code", ["11","13","08"]), name: turn("State", "name", ["Lisbon","Porto","Faro","Braga"]), ...overrideResponse}, overrideResponse)

export const getStateListMock = (overrideResponse: Partial<StateList> = {}): StateList => makeConsistent<StateList>({data: mockValues.some(() => getStateMock(), 6), total: 20, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getTranslationMock = (overrideResponse: Partial<Translation> = {}): Translation => makeConsistent<Translation>({key: turn("Translation", "key", ["common:save","feeds:emptyTitle","wallet:topUp"]), message: turn("Translation", "message", ["Save","Nothing to see yet","Add tokens"]), ...overrideResponse}, overrideResponse)

export const getTranslationListMock = (overrideResponse: Partial<TranslationList> = {}): TranslationList => makeConsistent<TranslationList>({data: mockValues.some(() => getTranslationMock(), 6), total: 12, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getCameoRecipientKindMock = (): CameoRecipientKind => (turn("CameoRecipientKind", "", ["myself","someone_else"]))

export const getCameoRequestTypeMock = (): CameoRequestType => (turn("CameoRequestType", "", ["birthday","advice","question","other"]))

export const getCameoQuestionKeyMock = (): CameoQuestionKey => (turn("CameoQuestionKey", "", ["birthday_when","birthday_old","birthday_doing","instructions","question_question","advice_on","advice_help","other_relation","other_occasion","other_reason","to_know"]))

export const getCameoQuestionMock = (overrideResponse: Partial<CameoQuestion> = {}): CameoQuestion => makeConsistent<CameoQuestion>({key: getCameoQuestionKeyMock(), requestType: null, ...overrideResponse}, overrideResponse)

export const getUserAdditionalMock = (overrideResponse: Partial<UserAdditional> = {}): UserAdditional => makeConsistent<UserAdditional>({genders: mockValues.pickSome(["male","female"], 1, 3), recipientKinds: mockValues.pickSome(["myself","someone_else"], 1, 3), requestTypes: mockValues.pickSome(["birthday","advice","question","other"], 1, 3), questions: mockValues.some(() => getCameoQuestionMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getUserUpdateRequestMock = (overrideResponse: Partial<UserUpdateRequest> = {}): UserUpdateRequest => makeConsistent<UserUpdateRequest>({name: "Noor Haddad", username: "mara.clay", email: "mara@fanlight.example", cancelsPendingEmail: true, currentPassword: "lantern-on-the-sill", locale: "en-US", currencySettings: getCurrencySettingsMock(), ...overrideResponse}, overrideResponse)

export const getMeMock = (overrideResponse: Partial<Me> = {}): Me => makeConsistent<Me>({_id: mockValues.idOf("noor"), name: "Noor Haddad", username: "noor", email: "noor@fanlight.example", pendingEmail: "mara@fanlight.example", isEmailVerified: true, avatar: mockValues.portraitOf("noor"), cover: mockValues.picture(1500, 500), balance: 432.5, isPerformer: false, currencySettings: getCurrencySettingsMock(), locale: "en-US", hasPassword: true, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getAvatarUploadMock = (overrideResponse: Partial<AvatarUpload> = {}): AvatarUpload => makeConsistent<AvatarUpload>({avatar: new Blob(), ...overrideResponse}, overrideResponse)

export const getUploadedImageMock = (overrideResponse: Partial<UploadedImage> = {}): UploadedImage => makeConsistent<UploadedImage>({url: mockValues.picture(), width: 480, height: 480, ...overrideResponse}, overrideResponse)

export const getUserSortByMock = (): UserSortBy => (turn("UserSortBy", "", ["name","createdAt"]))

export const getUserSummaryMock = (overrideResponse: Partial<UserSummary> = {}): UserSummary => makeConsistent<UserSummary>({_id: mockValues.userField("UserSummary", "_id"), name: mockValues.userField("UserSummary", "name"), username: mockValues.userField("UserSummary", "username"), avatar: mockValues.userField("UserSummary", "avatar"), isPerformer: true, isVerified: true, ...overrideResponse}, overrideResponse)

export const getUserSummaryListMock = (overrideResponse: Partial<UserSummaryList> = {}): UserSummaryList => makeConsistent<UserSummaryList>({data: mockValues.some(() => getUserSummaryMock(), 6), total: 6, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getUserMock = (overrideResponse: Partial<User> = {}): User => makeConsistent<User>({_id: mockValues.userField("User", "_id"), name: mockValues.userField("User", "name"), username: mockValues.userField("User", "username"), avatar: mockValues.userField("User", "avatar"), cover: mockValues.picture(1500, 500), isPerformer: false, isVerified: false, isFollower: true, isSubscriber: false, isBlocked: false, isOwn: false, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getAccountDeleteRequestMock = (overrideResponse: Partial<AccountDeleteRequest> = {}): AccountDeleteRequest => makeConsistent<AccountDeleteRequest>({password: "lantern-on-the-sill", ...overrideResponse}, overrideResponse)

export const getBankingSettingsUpdateRequestMock = (overrideResponse: Partial<BankingSettingsUpdateRequest> = {}): BankingSettingsUpdateRequest => makeConsistent<BankingSettingsUpdateRequest>({accountHolder: turn("BankingSettingsUpdateRequest", "accountHolder", ["Mara Quill","Anselm Roth","Odile Marchetti"]), bankName: turn("BankingSettingsUpdateRequest", "bankName", ["Banco do Rio","Harbour Savings","Caisse des Collines"]), countryCode: "PT", currency: "USD", accountNumber: "PT50000201231234567890154", bankCode: "BRIOPTPL", ...overrideResponse}, overrideResponse)

export const getCoverUploadMock = (overrideResponse: Partial<CoverUpload> = {}): CoverUpload => makeConsistent<CoverUpload>({cover: new Blob(), ...overrideResponse}, overrideResponse)

export const getPerformerDocumentUploadMock = (overrideResponse: Partial<PerformerDocumentUpload> = {}): PerformerDocumentUpload => makeConsistent<PerformerDocumentUpload>({type: getPerformerDocumentTypeMock(), document: new Blob(), ...overrideResponse}, overrideResponse)

export const getPerformerUpdateRequestMock = (overrideResponse: Partial<PerformerUpdateRequest> = {}): PerformerUpdateRequest => makeConsistent<PerformerUpdateRequest>({name: "Mara Quill", username: "mara.clay", email: "mara@fanlight.example", currentPassword: "lantern-on-the-sill", bio: "Stoneware with a memory of the river.", gender: null, countryCode: "PT", monthlyPrice: 9.95, yearlyPrice: 99, quarterlyPercentOff: 10, halfYearlyPercentOff: 15, locale: "en-US", currencySettings: getCurrencySettingsMock(), languages: ["en","pt"], ...overrideResponse}, overrideResponse)

export const getPaymentGatewaySettingsUpdateRequestMock = (overrideResponse: Partial<PaymentGatewaySettingsUpdateRequest> = {}): PaymentGatewaySettingsUpdateRequest => makeConsistent<PaymentGatewaySettingsUpdateRequest>({payoutMethod: getPayoutMethodMock(), ...overrideResponse}, overrideResponse)

export const getPerformerFiltersMock = (overrideResponse: Partial<PerformerFilters> = {}): PerformerFilters => makeConsistent<PerformerFilters>({countries: ["NL","PT"], languages: ["en","pt"], ...overrideResponse}, overrideResponse)

export const getPromotionCodeMock = (): PromotionCode => (turn("PromotionCode", "", ["K7QMR2TX","WH4PZ9AD"]))

export const getPromotionKindMock = (): PromotionKind => (turn("PromotionKind", "", ["discount","trial"]))

export const getPromotionStatusMock = (): PromotionStatus => ("active")

export const getPerformerPromotionMock = (overrideResponse: Partial<PerformerPromotion> = {}): PerformerPromotion => makeConsistent<PerformerPromotion>({code: turn("PerformerPromotion", "code", ["K7QMR2TX","WH4PZ9AD"]), kind: getPromotionKindMock(), percentOff: 20, freeDays: null, endsAt: mockValues.futureTime(), status: "active", performerId: mockValues.id(), price: 7.96, remainingUses: 38, ...overrideResponse}, overrideResponse)

export const getSubscriptionTypeMock = (): SubscriptionType => (turn("SubscriptionType", "", ["free","monthly","quarterly","half-yearly","yearly"]))

export const getPerformerMock = (overrideResponse: Partial<Performer> = {}): Performer => makeConsistent<Performer>({_id: mockValues.userField("Performer", "_id"), name: mockValues.userField("Performer", "name"), username: mockValues.userField("Performer", "username"), avatar: mockValues.userField("Performer", "avatar"), cover: mockValues.picture(1500, 500), bio: mockValues.userField("Performer", "bio"), gender: null, countryCode: "PT", isVerified: true, monthlyPrice: 9.95, yearlyPrice: 99, bundles: mockValues.some(() => getSubscriptionBundleMock(), 1, 2), promotion: getPerformerPromotionMock(), totalFollowers: mockValues.numberNear(1284, undefined), totalFeeds: mockValues.numberNear(64, undefined), totalLikes: mockValues.numberNear(9120, undefined), isFollowed: false, isOwn: false, languages: ["en","pt"], welcomeVideo: getWelcomeVideoMock(), isLive: false, isSubscribed: false, subscribedUntil: mockValues.futureTime(), subscriptionType: null, isRenewing: false, isFreeOffered: true, isBookmarked: false, isBlocked: false, isCameoOffered: true, totalPhotos: mockValues.numberNear(212, undefined), totalGalleries: mockValues.numberNear(18, undefined), totalVideos: mockValues.numberNear(31, undefined), totalReels: mockValues.numberNear(44, undefined), totalProducts: mockValues.numberNear(9, undefined), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPerformerListMock = (overrideResponse: Partial<PerformerList> = {}): PerformerList => makeConsistent<PerformerList>({data: mockValues.some(() => getPerformerMock(), 6), total: 12, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getPerformerSortByMock = (): PerformerSortBy => (turn("PerformerSortBy", "", ["popular","latest","name"]))

export const getWelcomeVideoUploadMock = (overrideResponse: Partial<WelcomeVideoUpload> = {}): WelcomeVideoUpload => makeConsistent<WelcomeVideoUpload>({video: new Blob(), uploadId: mockValues.id(), captions: new Blob(), ...overrideResponse}, overrideResponse)

export const getSearchKeywordRequestMock = (overrideResponse: Partial<SearchKeywordRequest> = {}): SearchKeywordRequest => makeConsistent<SearchKeywordRequest>({keyword: turn("SearchKeywordRequest", "keyword", ["stoneware","chess openings","night sky","fingerstyle"]), ...overrideResponse}, overrideResponse)

export const getSearchKeywordMock = (overrideResponse: Partial<SearchKeyword> = {}): SearchKeyword => makeConsistent<SearchKeyword>({keyword: turn("SearchKeyword", "keyword", ["stoneware","chess openings","night sky","fingerstyle","tide pools","linocut"]), totalSearches: mockValues.numberNear(312, undefined), isOwn: false, ...overrideResponse}, overrideResponse)

export const getSearchKeywordListMock = (overrideResponse: Partial<SearchKeywordList> = {}): SearchKeywordList => makeConsistent<SearchKeywordList>({data: mockValues.some(() => getSearchKeywordMock(), 6), total: 6, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getPostSortByMock = (): PostSortBy => (turn("PostSortBy", "", ["title","createdAt","updatedAt"]))

export const getPostSummaryMock = (overrideResponse: Partial<PostSummary> = {}): PostSummary => makeConsistent<PostSummary>({_id: mockValues.id(), slug: turn("PostSummary", "slug", ["terms","privacy","about"]), title: turn("PostSummary", "title", ["Terms of use","Privacy","About Fanlight","Community guidelines"]), excerpt: turn("PostSummary", "excerpt", ["What you may expect of us and we of you.","What we keep about you and for how long.","A house for makers and the people who like what they make."]), locale: "en-US", createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPostSummaryListMock = (overrideResponse: Partial<PostSummaryList> = {}): PostSummaryList => makeConsistent<PostSummaryList>({data: mockValues.some(() => getPostSummaryMock(), 6), total: 4, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getPostMock = (overrideResponse: Partial<Post> = {}): Post => makeConsistent<Post>({_id: mockValues.id(), slug: turn("Post", "slug", ["terms","privacy","about"]), title: turn("Post", "title", ["Terms of use","Privacy","About Fanlight","Community guidelines"]), html: turn("Post", "html", ["<p>What you may expect of us and we of you.</p><h2>Your account</h2><p>One person, one account.</p>","<p>What we keep about you and for how long.</p><ul><li>Your address, to reach you.</li></ul>","<p>A house for makers and the people who like what they make.</p>"]), locale: "en-US", createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getHashtagCreateRequestMock = (overrideResponse: Partial<HashtagCreateRequest> = {}): HashtagCreateRequest => makeConsistent<HashtagCreateRequest>({labels: mockValues.pickSome(["stoneware","river_glaze"], 1, 3), ...overrideResponse}, overrideResponse)

export const getHashtagMock = (overrideResponse: Partial<Hashtag> = {}): Hashtag => makeConsistent<Hashtag>({_id: mockValues.id(), label: turn("Hashtag", "label", ["stoneware","endgame","fingerstyle","tomatoes","tidepool"]), totalFeeds: mockValues.numberNear(41, undefined), ...overrideResponse}, overrideResponse)

export const getHashtagListMock = (overrideResponse: Partial<HashtagList> = {}): HashtagList => makeConsistent<HashtagList>({data: mockValues.some(() => getHashtagMock(), 6), total: 2, isMore: false, ...overrideResponse}, overrideResponse)

export const getHashtagSuggestionMock = (overrideResponse: Partial<HashtagSuggestion> = {}): HashtagSuggestion => makeConsistent<HashtagSuggestion>({label: turn("HashtagSuggestion", "label", ["stoneware","stonecarving","stonewall"]), isOwn: turn("HashtagSuggestion", "isOwn", [true,false]), ...overrideResponse}, overrideResponse)

export const getHashtagSuggestionsMock = (overrideResponse: Partial<HashtagSuggestions> = {}): HashtagSuggestions => makeConsistent<HashtagSuggestions>({hashtags: mockValues.some(() => getHashtagSuggestionMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getMyFeedSortByMock = (): MyFeedSortBy => (turn("MyFeedSortBy", "", ["createdAt","popular"]))

export const getFeedStatusMock = (): FeedStatus => ("published")

export const getAudienceMock = (): Audience => ("public")

export const getAccessReasonMock = (): AccessReason => ("public")

export const getRequiredActionMock = (): RequiredAction => (turn("RequiredAction", "", ["login","follow","subscribe","buy"]))

export const getAccessAlternativeMock = (overrideResponse: Partial<AccessAlternative> = {}): AccessAlternative => makeConsistent<AccessAlternative>({action: "subscribe", price: 9.95, ...overrideResponse}, overrideResponse)

export const getAccessMock = (overrideResponse: Partial<Access> = {}): Access => makeConsistent<Access>({isAllowed: true, reason: "public", requiredAction: null, price: null, alternative: null, ...overrideResponse}, overrideResponse)

export const getFeedFileTypeMock = (): FeedFileType => ("feed-photo")

export const getVideoCaptionsMock = (overrideResponse: Partial<VideoCaptions> = {}): VideoCaptions => makeConsistent<VideoCaptions>({url: mockValues.picture(), locale: "en-US", ...overrideResponse}, overrideResponse)

export const getStoryboardMock = (overrideResponse: Partial<Storyboard> = {}): Storyboard => makeConsistent<Storyboard>({url: mockValues.picture(), interval: 2, total: 92, columns: 10, width: 160, height: 90, ...overrideResponse}, overrideResponse)

export const getFeedFileMock = (overrideResponse: Partial<FeedFile> = {}): FeedFile => makeConsistent<FeedFile>({_id: mockValues.id(), type: "feed-photo", url: mockValues.picture(), thumbnails: mockValues.some(() => mockValues.picture(320, 400), 1), preview: mockValues.picture(320, 400), status: "ready", reason: null, duration: 184, captions: getVideoCaptionsMock(), hls: mockValues.picture(), storyboard: getStoryboardMock(), width: 1280, height: 1600, alt: turn("FeedFile", "alt", ["A tall stoneware vessel with a river glaze.","Hands shaping wet clay on a wheel.","A ridge path in first light.","Croissants cooling on a wire rack.","The spruce top of an unfinished guitar."]), ...overrideResponse}, overrideResponse)

export const getFeedThumbnailMock = (overrideResponse: Partial<FeedThumbnail> = {}): FeedThumbnail => makeConsistent<FeedThumbnail>({url: mockValues.picture(320, 400), ...overrideResponse}, overrideResponse)

export const getTeaserMock = (overrideResponse: Partial<Teaser> = {}): Teaser => makeConsistent<Teaser>({_id: mockValues.id(), status: "ready", url: mockValues.picture(), thumbnails: mockValues.some(() => mockValues.picture(320, 400), 1), duration: turn("Teaser", "duration", [12,8.5,20]), ...overrideResponse}, overrideResponse)

export const getFeedPollOptionMock = (overrideResponse: Partial<FeedPollOption> = {}): FeedPollOption => makeConsistent<FeedPollOption>({_id: mockValues.id(), text: turn("FeedPollOption", "text", ["River green","Ash white","Tenmoku brown","Raw clay"]), totalVotes: mockValues.numberNear(31, undefined), isChosen: false, ...overrideResponse}, overrideResponse)

export const getFeedPollMock = (overrideResponse: Partial<FeedPoll> = {}): FeedPoll => makeConsistent<FeedPoll>({_id: mockValues.id(), question: turn("FeedPoll", "question", ["Which glaze for the next kiln?","What would you play as black?","Which song shall I learn in May?","What goes into the raised bed?"]), options: mockValues.some(() => getFeedPollOptionMock(), 2, 3), totalVotes: mockValues.numberNear(84, undefined), hasVoted: false, isClosed: false, endsAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getFeedSalesMock = (overrideResponse: Partial<FeedSales> = {}): FeedSales => makeConsistent<FeedSales>({total: 14, net: 89.6, ...overrideResponse}, overrideResponse)

export const getMentionsMock = (): Mentions => (["mara.clay"])

export const getFeedMock = (overrideResponse: Partial<Feed> = {}): Feed => makeConsistent<Feed>({_id: mockValues.id(), performer: getUserSummaryMock(), text: turn("Feed", "text", ["Kiln opened at dawn. Two cracked, one sang. #stoneware","Take three of the ballad, the one where the rain joins in. #jazz","Forty kilometres of ridge, and a fox that kept pace for two of them. #trailrunning","Laminated dough, day two. The layers are finally speaking to each other. #pastry","Saturn through thin cloud. The rings came and went like a held breath. #astronomy","A new soundboard: spruce from 1962, felled the winter my teacher was born. #lutherie","The quiet move wins this one. Find it before you scroll to the last picture. #chess","Rehearsal floor at midnight, just footwork and a borrowed speaker. #dance","Low tide at six. Nudibranchs smaller than a grain of rice. #tidepool"]), isTeaser: false, status: "published", publishAt: mockValues.pastTime(), expiresAt: mockValues.futureTime(), audience: "public", price: 8, access: getAccessMock(), files: mockValues.some(() => getFeedFileMock(), 1, 3), thumbnail: getFeedThumbnailMock(), teaser: getTeaserMock(), poll: getFeedPollMock(), hashtags: turn("Feed", "hashtags", [["stoneware"],["jazz"],["trailrunning"],["pastry"],["astronomy"],["lutherie"],["chess"],["dance"],["tidepool"]]), totalLikes: mockValues.numberNear(128, undefined), totalComments: mockValues.numberNear(9, undefined), totalBookmarks: mockValues.numberNear(14, undefined), isLiked: false, isBookmarked: false, isOwn: false, isPinned: false, sales: getFeedSalesMock(), mentions: ["mara.clay"], createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getFeedListMock = (overrideResponse: Partial<FeedList> = {}): FeedList => makeConsistent<FeedList>({data: mockValues.some(() => getFeedMock(), 6), total: 64, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getFeedFileInputMock = (overrideResponse: Partial<FeedFileInput> = {}): FeedFileInput => makeConsistent<FeedFileInput>({fileId: mockValues.id(), alt: "A tall stoneware vessel with a river glaze.", ...overrideResponse}, overrideResponse)

export const getFeedRequestedStatusMock = (): FeedRequestedStatus => ("published")

export const getFeedCreateRequestMock = (overrideResponse: Partial<FeedCreateRequest> = {}): FeedCreateRequest => makeConsistent<FeedCreateRequest>({text: "Kiln opened at dawn. #stoneware", audience: "public", files: mockValues.some(() => getFeedFileInputMock(), 1, 3), price: 8, thumbnailId: null, teaserId: null, pollId: null, status: "published", publishAt: mockValues.pastTime(), expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getFeedAudioUploadMock = (overrideResponse: Partial<FeedAudioUpload> = {}): FeedAudioUpload => makeConsistent<FeedAudioUpload>({audio: new Blob(), uploadId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getFeedPhotoUploadMock = (overrideResponse: Partial<FeedPhotoUpload> = {}): FeedPhotoUpload => makeConsistent<FeedPhotoUpload>({photo: new Blob(), ...overrideResponse}, overrideResponse)

export const getPlannedFeedMock = (overrideResponse: Partial<PlannedFeed> = {}): PlannedFeed => makeConsistent<PlannedFeed>({_id: mockValues.id(), text: turn("PlannedFeed", "text", ["The kiln opens, live and in slow motion.","Seconds from the last kiln, until Sunday.","Ash glaze, step by step."]), publishAt: mockValues.pastTime(), expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getPlannedFeedsMock = (overrideResponse: Partial<PlannedFeeds> = {}): PlannedFeeds => makeConsistent<PlannedFeeds>({feeds: mockValues.some(() => getPlannedFeedMock(), 1, 3), isMore: false, ...overrideResponse}, overrideResponse)

export const getFeedPollCreateRequestMock = (overrideResponse: Partial<FeedPollCreateRequest> = {}): FeedPollCreateRequest => makeConsistent<FeedPollCreateRequest>({question: "Which glaze for the next kiln?", options: mockValues.pickSome(["River green","Ash white"], 2, 3), endsAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getFeedTeaserUploadMock = (overrideResponse: Partial<FeedTeaserUpload> = {}): FeedTeaserUpload => makeConsistent<FeedTeaserUpload>({teaser: new Blob(), ...overrideResponse}, overrideResponse)

export const getFeedThumbnailUploadMock = (overrideResponse: Partial<FeedThumbnailUpload> = {}): FeedThumbnailUpload => makeConsistent<FeedThumbnailUpload>({thumbnail: new Blob(), ...overrideResponse}, overrideResponse)

export const getFeedVideoUploadMock = (overrideResponse: Partial<FeedVideoUpload> = {}): FeedVideoUpload => makeConsistent<FeedVideoUpload>({video: new Blob(), uploadId: mockValues.id(), captions: new Blob(), captionsLocale: "en-US", ...overrideResponse}, overrideResponse)

export const getFeedUpdateRequestMock = (overrideResponse: Partial<FeedUpdateRequest> = {}): FeedUpdateRequest => makeConsistent<FeedUpdateRequest>({text: turn("FeedUpdateRequest", "text", ["Kiln at 1,280 degrees.","Round five in ten minutes.","New strings day.","The first tomato.","Clear sky tonight."]), audience: "public", files: mockValues.some(() => getFeedFileInputMock(), 1, 3), price: 8, thumbnailId: null, teaserId: null, pollId: null, status: "published", publishAt: mockValues.pastTime(), expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getFeedSortByMock = (): FeedSortBy => ("createdAt")

export const getFeedPollVoteRequestMock = (overrideResponse: Partial<FeedPollVoteRequest> = {}): FeedPollVoteRequest => makeConsistent<FeedPollVoteRequest>({optionId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getFileProcessingMock = (overrideResponse: Partial<FileProcessing> = {}): FileProcessing => makeConsistent<FileProcessing>({_id: mockValues.id(), status: "ready", progress: 0.42, reason: null, ...overrideResponse}, overrideResponse)

export const getGallerySortByMock = (): GallerySortBy => (turn("GallerySortBy", "", ["createdAt","popular"]))

export const getPictureMock = (overrideResponse: Partial<Picture> = {}): Picture => makeConsistent<Picture>({_id: mockValues.id(), url: mockValues.picture(), thumbnailUrl: mockValues.picture(320, 400), preview: mockValues.picture(320, 400), width: 1280, height: 1600, alt: turn("Picture", "alt", ["A tall stoneware vessel with a river glaze.","A chessboard by a rainy window.","Tomato seedlings in a row of tin cans."]), ...overrideResponse}, overrideResponse)

export const getGalleryMock = (overrideResponse: Partial<Gallery> = {}): Gallery => makeConsistent<Gallery>({_id: mockValues.id(), performer: getUserSummaryMock(), title: turn("Gallery", "title", ["A day at the kiln","Boards of the old chess café","Building a parlour guitar","The walled garden in June","Nights under Orion"]), description: turn("Gallery", "description", ["Twelve pots from raw clay to glaze.","Where the regulars play, table by table.","From the first cut of spruce to the last coat of shellac."]), audience: "public", price: 12, access: getAccessMock(), thumbnail: getPictureMock(), photos: mockValues.some(() => getPictureMock(), 1), totalPhotos: mockValues.numberNear(12, 100), totalLikes: mockValues.numberNear(96, undefined), totalBookmarks: mockValues.numberNear(11, undefined), isLiked: false, isBookmarked: false, isOwn: false, mentions: ["mara.clay"], createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getGalleryListMock = (overrideResponse: Partial<GalleryList> = {}): GalleryList => makeConsistent<GalleryList>({data: mockValues.some(() => getGalleryMock(), 6), total: 18, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getGalleryCreateRequestMock = (overrideResponse: Partial<GalleryCreateRequest> = {}): GalleryCreateRequest => makeConsistent<GalleryCreateRequest>({title: "A day at the kiln", description: "Twelve pots from raw clay to glaze.", audience: "public", price: 12, photoIds: ["0193f2a4c1d07b3e5a918c42"], ...overrideResponse}, overrideResponse)

export const getGalleryUpdateRequestMock = (overrideResponse: Partial<GalleryUpdateRequest> = {}): GalleryUpdateRequest => makeConsistent<GalleryUpdateRequest>({title: "A day at the kiln", description: "Twelve pots from raw clay to glaze.", audience: "public", price: 12, photoIds: ["0193f2a4c1d07b3e5a918c42"], ...overrideResponse}, overrideResponse)

export const getPhotoSortByMock = (): PhotoSortBy => (turn("PhotoSortBy", "", ["createdAt","popular"]))

export const getPhotoMock = (overrideResponse: Partial<Photo> = {}): Photo => makeConsistent<Photo>({_id: mockValues.id(), performer: getUserSummaryMock(), text: turn("Photo", "text", ["First light on the kiln shelf.","White to move, and the tea is cold.","The rosette took three evenings.","Low tide at six."]), galleryId: null, isCover: false, audience: "public", access: getAccessMock(), file: getPictureMock(), totalLikes: mockValues.numberNear(73, undefined), totalBookmarks: mockValues.numberNear(8, undefined), isLiked: false, isBookmarked: false, isOwn: false, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPhotoListMock = (overrideResponse: Partial<PhotoList> = {}): PhotoList => makeConsistent<PhotoList>({data: mockValues.some(() => getPhotoMock(), 6), total: 140, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getPhotoUploadMock = (overrideResponse: Partial<PhotoUpload> = {}): PhotoUpload => makeConsistent<PhotoUpload>({photo: new Blob(), photoFileId: mockValues.id(), text: "First light on the kiln shelf.", alt: "Six bowls on a kiln shelf at sunrise.", audience: "public", galleryId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getPhotoUpdateRequestMock = (overrideResponse: Partial<PhotoUpdateRequest> = {}): PhotoUpdateRequest => makeConsistent<PhotoUpdateRequest>({text: "First light on the kiln shelf.", alt: "Six bowls on a kiln shelf at sunrise.", audience: "public", galleryId: null, ...overrideResponse}, overrideResponse)

export const getVideoSortByMock = (): VideoSortBy => (turn("VideoSortBy", "", ["createdAt","popular"]))

export const getVideoFileMock = (overrideResponse: Partial<VideoFile> = {}): VideoFile => makeConsistent<VideoFile>({_id: mockValues.id(), status: "ready", reason: null, url: mockValues.picture(), posterUrl: mockValues.picture(), preview: mockValues.picture(320, 400), captions: getVideoCaptionsMock(), hls: mockValues.picture(), storyboard: getStoryboardMock(), duration: turn("VideoFile", "duration", [184,42.5,912]), width: 1920, height: 1080, ...overrideResponse}, overrideResponse)

export const getVideoMock = (overrideResponse: Partial<Video> = {}): Video => makeConsistent<Video>({_id: mockValues.id(), performer: getUserSummaryMock(), title: turn("Video", "title", ["Throwing a tall vase","The quiet move in the Caro-Kann","Fingerstyle in open D","Pruning without fear","Finding Saturn from a balcony"]), description: turn("Video", "description", ["Centring, opening, and the third pull where most of mine collapse. #stoneware","Six games, one idea: improve the worst piece first. #chess","Tuning, two patterns, and a song to use them in. #guitar"]), isTeaser: false, hashtags: mockValues.pickSome(["stoneware","chess","guitar"], 1, 3), audience: "public", price: 18, access: getAccessMock(), file: getVideoFileMock(), thumbnail: getPictureMock(), teaser: getTeaserMock(), totalViews: mockValues.numberNear(2140, undefined), totalLikes: mockValues.numberNear(301, undefined), totalComments: mockValues.numberNear(22, undefined), totalBookmarks: mockValues.numberNear(40, undefined), isLiked: false, isBookmarked: false, isOwn: false, mentions: ["mara.clay"], createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getVideoListMock = (overrideResponse: Partial<VideoList> = {}): VideoList => makeConsistent<VideoList>({data: mockValues.some(() => getVideoMock(), 6), total: 36, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getVideoUpdateUploadMock = (overrideResponse: Partial<VideoUpdateUpload> = {}): VideoUpdateUpload => makeConsistent<VideoUpdateUpload>({title: "Throwing a tall vase", description: "Centring, opening, and the third pull. #stoneware", audience: "public", price: 18, video: new Blob(), uploadId: mockValues.id(), videoFileId: mockValues.id(), thumbnail: new Blob(), thumbnailFileId: mockValues.id(), teaser: new Blob(), teaserFileId: mockValues.id(), captions: new Blob(), captionsLocale: "en-US", ...overrideResponse}, overrideResponse)

export const getVideoFileTypeMock = (): VideoFileType => (turn("VideoFileType", "", ["thumbnail","teaser","captions"]))

export const getVideoFileRemoveRequestMock = (overrideResponse: Partial<VideoFileRemoveRequest> = {}): VideoFileRemoveRequest => makeConsistent<VideoFileRemoveRequest>({type: getVideoFileTypeMock(), ...overrideResponse}, overrideResponse)

export const getVideoUploadMock = (overrideResponse: Partial<VideoUpload> = {}): VideoUpload => makeConsistent<VideoUpload>({title: "Throwing a tall vase", description: "Centring, opening, and the third pull. #stoneware", audience: "public", price: 18, video: new Blob(), uploadId: mockValues.id(), videoFileId: mockValues.id(), thumbnail: new Blob(), thumbnailFileId: mockValues.id(), teaser: new Blob(), teaserFileId: mockValues.id(), captions: new Blob(), captionsLocale: "en-US", ...overrideResponse}, overrideResponse)

export const getReelUpdateUploadMock = (overrideResponse: Partial<ReelUpdateUpload> = {}): ReelUpdateUpload => makeConsistent<ReelUpdateUpload>({text: "Forty seconds of centring, no cuts. #stoneware", audience: "public", video: new Blob(), uploadId: mockValues.id(), videoFileId: mockValues.id(), thumbnail: new Blob(), thumbnailFileId: mockValues.id(), captions: new Blob(), captionsLocale: "en-US", ...overrideResponse}, overrideResponse)

export const getReelMock = (overrideResponse: Partial<Reel> = {}): Reel => makeConsistent<Reel>({_id: mockValues.id(), performer: getUserSummaryMock(), text: turn("Reel", "text", ["Forty seconds of centring, no cuts. #stoneware","Mate in three. Pause before the second move. #chess","The turn everybody asks about, slowly. #dance","A sea hare crossing the sand. #tidepool"]), isTeaser: false, hashtags: mockValues.pickSome(["stoneware","chess","dance"], 1, 3), audience: "public", access: getAccessMock(), file: getVideoFileMock(), thumbnail: getPictureMock(), totalViews: mockValues.numberNear(5210, undefined), totalLikes: mockValues.numberNear(640, undefined), totalComments: mockValues.numberNear(31, undefined), totalBookmarks: mockValues.numberNear(52, undefined), isLiked: false, isBookmarked: false, isFollowed: false, isOwn: false, mentions: ["mara.clay"], createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getReelFileTypeMock = (): ReelFileType => (turn("ReelFileType", "", ["thumbnail","captions"]))

export const getReelFileRemoveRequestMock = (overrideResponse: Partial<ReelFileRemoveRequest> = {}): ReelFileRemoveRequest => makeConsistent<ReelFileRemoveRequest>({type: getReelFileTypeMock(), ...overrideResponse}, overrideResponse)

export const getReelSortByMock = (): ReelSortBy => (turn("ReelSortBy", "", ["createdAt","popular"]))

export const getReelListMock = (overrideResponse: Partial<ReelList> = {}): ReelList => makeConsistent<ReelList>({data: mockValues.some(() => getReelMock(), 6), total: 52, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getReelUploadMock = (overrideResponse: Partial<ReelUpload> = {}): ReelUpload => makeConsistent<ReelUpload>({text: "Forty seconds of centring, no cuts. #stoneware", audience: "public", video: new Blob(), uploadId: mockValues.id(), videoFileId: mockValues.id(), thumbnail: new Blob(), thumbnailFileId: mockValues.id(), captions: new Blob(), captionsLocale: "en-US", ...overrideResponse}, overrideResponse)

export const getStoryPhotoUploadMock = (overrideResponse: Partial<StoryPhotoUpload> = {}): StoryPhotoUpload => makeConsistent<StoryPhotoUpload>({photo: new Blob(), ...overrideResponse}, overrideResponse)

export const getStoryFileTypeMock = (): StoryFileType => ("story-photo")

export const getStoryFileMock = (overrideResponse: Partial<StoryFile> = {}): StoryFile => makeConsistent<StoryFile>({_id: mockValues.id(), type: "story-photo", status: "ready", reason: null, url: mockValues.picture(), thumbnailUrl: mockValues.picture(320, 400), preview: mockValues.picture(320, 400), duration: 14.5, width: 1080, height: 1920, ...overrideResponse}, overrideResponse)

export const getStoryVideoUploadMock = (overrideResponse: Partial<StoryVideoUpload> = {}): StoryVideoUpload => makeConsistent<StoryVideoUpload>({video: new Blob(), uploadId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getStoryMock = (overrideResponse: Partial<Story> = {}): Story => makeConsistent<Story>({_id: mockValues.id(), performer: getUserSummaryMock(), text: turn("Story", "text", ["Kiln at 1,280 degrees.","Round five in ten minutes.","New strings day.","The first tomato.","Clear sky tonight."]), alt: turn("Story", "alt", ["A glowing peephole in a brick kiln.","A chess clock between two cups.","A ripe tomato, held up to the sun."]), audience: "public", access: getAccessMock(), file: getStoryFileMock(), totalViews: mockValues.numberNear(212, undefined), totalLikes: mockValues.numberNear(24, undefined), isViewed: false, isLiked: false, isOwn: false, expiresAt: mockValues.futureTime(), createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStoryListMock = (overrideResponse: Partial<StoryList> = {}): StoryList => makeConsistent<StoryList>({data: mockValues.some(() => getStoryMock(), 6), total: 4, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getStoryCreateRequestMock = (overrideResponse: Partial<StoryCreateRequest> = {}): StoryCreateRequest => makeConsistent<StoryCreateRequest>({fileId: mockValues.id(), text: "Kiln at 1,280 degrees.", alt: "A glowing peephole in a brick kiln.", audience: "public", ...overrideResponse}, overrideResponse)

export const getStoryUpdateRequestMock = (overrideResponse: Partial<StoryUpdateRequest> = {}): StoryUpdateRequest => makeConsistent<StoryUpdateRequest>({text: "Kiln at 1,280 degrees.", alt: "A glowing peephole in a brick kiln.", audience: "public", ...overrideResponse}, overrideResponse)

export const getPerformerStoriesMock = (overrideResponse: Partial<PerformerStories> = {}): PerformerStories => makeConsistent<PerformerStories>({performer: getUserSummaryMock(), stories: mockValues.some(() => getStoryMock(), 1, 3), isViewed: false, latestAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPerformerStoriesListMock = (overrideResponse: Partial<PerformerStoriesList> = {}): PerformerStoriesList => makeConsistent<PerformerStoriesList>({data: mockValues.some(() => getPerformerStoriesMock(), 6), total: 7, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getProductSortByMock = (): ProductSortBy => (turn("ProductSortBy", "", ["createdAt","popular","price"]))

export const getProductTypeMock = (): ProductType => (turn("ProductType", "", ["digital","physical"]))

export const getProductFileMock = (overrideResponse: Partial<ProductFile> = {}): ProductFile => makeConsistent<ProductFile>({_id: mockValues.id(), fileName: turn("ProductFile", "fileName", ["glaze-recipes.pdf","endgame-studies.epub","open-d-tabs.zip"]), size: 4218880, ...overrideResponse}, overrideResponse)

export const getProductMock = (overrideResponse: Partial<Product> = {}): Product => makeConsistent<Product>({_id: mockValues.id(), performer: getUserSummaryMock(), title: turn("Product", "title", ["River glaze mug","Forty glaze recipes","Endgame studies for patient people","Open D songbook","Seeds of the walled garden"]), description: turn("Product", "description", ["Thrown and glazed by hand, 350 ml. No two run the same.","Every recipe on my shelf, with the firings that went wrong.","Sixty positions, from a first king march to the last study."]), type: getProductTypeMock(), price: 38, stock: 6, isSoldOut: false, isBought: false, image: getPictureMock(), file: getProductFileMock(), totalLikes: mockValues.numberNear(58, undefined), totalBookmarks: mockValues.numberNear(17, undefined), isLiked: false, isBookmarked: false, isOwn: false, mentions: ["mara.clay"], createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getProductListMock = (overrideResponse: Partial<ProductList> = {}): ProductList => makeConsistent<ProductList>({data: mockValues.some(() => getProductMock(), 6), total: 11, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getProductUploadMock = (overrideResponse: Partial<ProductUpload> = {}): ProductUpload => makeConsistent<ProductUpload>({title: "River glaze mug", description: "Thrown and glazed by hand, 350 ml.", type: getProductTypeMock(), price: 38, stock: 12, image: new Blob(), imageFileId: mockValues.id(), alt: "A mug with a green and blue glaze.", file: new Blob(), uploadId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getProductUpdateUploadMock = (overrideResponse: Partial<ProductUpdateUpload> = {}): ProductUpdateUpload => makeConsistent<ProductUpdateUpload>({title: "River glaze mug", description: "Thrown and glazed by hand, 350 ml.", price: 38, stock: 12, image: new Blob(), imageFileId: mockValues.id(), alt: "A mug with a green and blue glaze.", file: new Blob(), uploadId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getReactionActionMock = (): ReactionAction => (turn("ReactionAction", "", ["like","bookmark"]))

export const getReactionObjectTypeMock = (): ReactionObjectType => (turn("ReactionObjectType", "", ["feed","gallery","photo","video","reel","product","performer","comment","story"]))

export const getReactionRequestMock = (overrideResponse: Partial<ReactionRequest> = {}): ReactionRequest => makeConsistent<ReactionRequest>({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getReactionStateMock = (overrideResponse: Partial<ReactionState> = {}): ReactionState => makeConsistent<ReactionState>({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: mockValues.id(), isSet: true, total: 129, ...overrideResponse}, overrideResponse)

export const getBookmarkTypeMock = (): BookmarkType => (turn("BookmarkType", "", ["all","photos"]))

export const getBookmarkObjectTypeMock = (): BookmarkObjectType => (turn("BookmarkObjectType", "", ["feed","gallery","photo","video","reel","product","performer"]))

export const getBookmarkMock = (overrideResponse: Partial<Bookmark> = {}): Bookmark => makeConsistent<Bookmark>({_id: mockValues.id(), objectType: getBookmarkObjectTypeMock(), objectId: mockValues.id(), performer: getUserSummaryMock(), title: turn("Bookmark", "title", ["A day at the kiln","The quiet move in the Caro-Kann","Open D songbook","Low tide at six."]), thumbnail: getPictureMock(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getBookmarkListMock = (overrideResponse: Partial<BookmarkList> = {}): BookmarkList => makeConsistent<BookmarkList>({data: mockValues.some(() => getBookmarkMock(), 6), total: 23, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getCommentObjectTypeMock = (): CommentObjectType => (turn("CommentObjectType", "", ["feed","video","reel"]))

export const getCommentPictureMock = (overrideResponse: Partial<CommentPicture> = {}): CommentPicture => makeConsistent<CommentPicture>({url: mockValues.picture(), width: 800, height: 600, ...overrideResponse}, overrideResponse)

export const getCommentMock = (overrideResponse: Partial<Comment> = {}): Comment => makeConsistent<Comment>({_id: mockValues.id(), objectType: getCommentObjectTypeMock(), objectId: mockValues.id(), parentId: null, author: getUserSummaryMock(), content: turn("Comment", "content", ["That glaze looks like rain on slate.","I have played this on repeat all morning.","How long did the second layer take?","Saving this for the weekend, thank you.","The light in the third picture is something else.","You make patience look easy."]), picture: null, totalReplies: turn("Comment", "totalReplies", [2,0,5]), totalLikes: turn("Comment", "totalLikes", [3,0,12,1,0,1240]), isLiked: turn("Comment", "isLiked", [false,false,true,true,false,false]), isOwn: false, canDelete: false, isEdited: false, mentions: ["mara.clay"], createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getCommentListMock = (overrideResponse: Partial<CommentList> = {}): CommentList => makeConsistent<CommentList>({data: mockValues.some(() => getCommentMock(), 6), total: 9, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getCommentCreateRequestMock = (overrideResponse: Partial<CommentCreateRequest> = {}): CommentCreateRequest => makeConsistent<CommentCreateRequest>({objectType: getCommentObjectTypeMock(), objectId: mockValues.id(), content: "That glaze looks like rain on slate.", parentId: null, ...overrideResponse}, overrideResponse)

export const getCommentUpdateUploadMock = (overrideResponse: Partial<CommentUpdateUpload> = {}): CommentUpdateUpload => makeConsistent<CommentUpdateUpload>({content: "That glaze looks like rain on slate.", picture: new Blob(), ...overrideResponse}, overrideResponse)

export const getFanListMock = (): FanList => (turn("FanList", "", ["vip","muted"]))

export const getFanMock = (overrideResponse: Partial<Fan> = {}): Fan => makeConsistent<Fan>({isVip: turn("Fan", "isVip", [true,false]), isMuted: turn("Fan", "isMuted", [false,false]), note: turn("Fan", "note", ["Collects the blue bowls.",null]), spent: turn("Fan", "spent", [64.9,0]), ...overrideResponse}, overrideResponse)

export const getFollowMock = (overrideResponse: Partial<Follow> = {}): Follow => makeConsistent<Follow>({_id: mockValues.id(), user: getUserSummaryMock(), fan: getFanMock(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getFollowListMock = (overrideResponse: Partial<FollowList> = {}): FollowList => makeConsistent<FollowList>({data: mockValues.some(() => getFollowMock(), 6), total: 7, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getFollowStateMock = (overrideResponse: Partial<FollowState> = {}): FollowState => makeConsistent<FollowState>({performerId: mockValues.id(), isFollowed: true, totalFollowers: mockValues.numberNear(1285, undefined), ...overrideResponse}, overrideResponse)

export const getFanUpdateRequestMock = (overrideResponse: Partial<FanUpdateRequest> = {}): FanUpdateRequest => makeConsistent<FanUpdateRequest>({isVip: true, isMuted: false, note: "Collects the blue bowls.", ...overrideResponse}, overrideResponse)

export const getBlockedCountryMock = (overrideResponse: Partial<BlockedCountry> = {}): BlockedCountry => makeConsistent<BlockedCountry>({countryCode: "PT", createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getBlockedCountryListMock = (overrideResponse: Partial<BlockedCountryList> = {}): BlockedCountryList => makeConsistent<BlockedCountryList>({data: mockValues.some(() => getBlockedCountryMock(), 6), total: 2, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getBlockedCountriesUpdateRequestMock = (overrideResponse: Partial<BlockedCountriesUpdateRequest> = {}): BlockedCountriesUpdateRequest => makeConsistent<BlockedCountriesUpdateRequest>({countryCodes: ["PT"], ...overrideResponse}, overrideResponse)

export const getCountryBlockMock = (overrideResponse: Partial<CountryBlock> = {}): CountryBlock => makeConsistent<CountryBlock>({blocked: false, countryCode: "ES", ...overrideResponse}, overrideResponse)

export const getBlockMock = (overrideResponse: Partial<Block> = {}): Block => makeConsistent<Block>({_id: mockValues.id(), user: getUserSummaryMock(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getBlockListMock = (overrideResponse: Partial<BlockList> = {}): BlockList => makeConsistent<BlockList>({data: mockValues.some(() => getBlockMock(), 6), total: 2, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getBlockCreateRequestMock = (overrideResponse: Partial<BlockCreateRequest> = {}): BlockCreateRequest => makeConsistent<BlockCreateRequest>({userId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getReportSideMock = (): ReportSide => (turn("ReportSide", "", ["reporter","reported"]))

export const getReportStatusMock = (): ReportStatus => ("open")

export const getReportTargetTypeMock = (): ReportTargetType => (turn("ReportTargetType", "", ["user","performer","feed","comment","message","photo","gallery","video","reel","story","product","stream"]))

export const getReportReasonMock = (): ReportReason => (turn("ReportReason", "", ["spam","scam","impersonation","harassment","hate","threat","self-harm","child-safety","non-consensual","copyright","illegal-goods","other"]))

export const getReportOutcomeMock = (): ReportOutcome => (turn("ReportOutcome", "", ["no-violation","warned","removed","suspended"]))

export const getReportAppealMock = (overrideResponse: Partial<ReportAppeal> = {}): ReportAppeal => makeConsistent<ReportAppeal>({isOwn: true, text: "The song in this clip is my own; the recording date shows it.", outcome: null, createdAt: mockValues.pastTime(), decidedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getReportMock = (overrideResponse: Partial<Report> = {}): Report => makeConsistent<Report>({_id: mockValues.id(), side: getReportSideMock(), targetType: getReportTargetTypeMock(), targetId: mockValues.id(), targetUser: getUserSummaryMock(), excerpt: turn("Report", "excerpt", ["Kiln opened at dawn. Two cracked","Four openings that teach patience","The same advert stands under five posts."]), reason: getReportReasonMock(), text: turn("Report", "text", ["The same advert stands under five posts.","This is my photo of the tide pool.","Somebody pretends to be Anselm Roth."]), status: "open", outcome: null, note: turn("Report", "note", ["The comments were removed.","We found nothing against the rules.","The account was asked to name the photographer."]), isTargetHidden: false, appeals: mockValues.some(() => getReportAppealMock(), 1, 2), canAppeal: false, createdAt: mockValues.pastTime(), resolvedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getReportListMock = (overrideResponse: Partial<ReportList> = {}): ReportList => makeConsistent<ReportList>({data: mockValues.some(() => getReportMock(), 6), total: 2, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getReportCreateRequestMock = (overrideResponse: Partial<ReportCreateRequest> = {}): ReportCreateRequest => makeConsistent<ReportCreateRequest>({targetType: getReportTargetTypeMock(), targetId: mockValues.id(), reason: getReportReasonMock(), text: turn("ReportCreateRequest", "text", ["The same advert stands under five posts.","This is my photo of the tide pool.","Somebody pretends to be Anselm Roth."]), ...overrideResponse}, overrideResponse)

export const getReportAppealRequestMock = (overrideResponse: Partial<ReportAppealRequest> = {}): ReportAppealRequest => makeConsistent<ReportAppealRequest>({text: "The song in this clip is my own; the recording date shows it.", ...overrideResponse}, overrideResponse)

export const getConversationSortByMock = (): ConversationSortBy => (turn("ConversationSortBy", "", ["lastMessageAt","createdAt"]))

export const getMessageSummaryMock = (overrideResponse: Partial<MessageSummary> = {}): MessageSummary => makeConsistent<MessageSummary>({_id: mockValues.id(), authorId: mockValues.id(), excerpt: turn("MessageSummary", "excerpt", ["See you at the kiln on Friday.","Knight to f5 was the whole idea.","Then tune the low string down once more.","The seeds arrived today."]), totalFiles: turn("MessageSummary", "totalFiles", [0,1,3]), isLocked: false, isDeleted: false, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationMock = (overrideResponse: Partial<Conversation> = {}): Conversation => makeConsistent<Conversation>({_id: mockValues.id(), user: getUserSummaryMock(), lastMessage: getMessageSummaryMock(), totalNotSeenMessages: turn("Conversation", "totalNotSeenMessages", [2,0,5]), lastSeenMessageId: null, lastSeenByOtherMessageId: null, isRequest: false, isBlocked: false, canSend: true, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationListMock = (overrideResponse: Partial<ConversationList> = {}): ConversationList => makeConsistent<ConversationList>({data: mockValues.some(() => getConversationMock(), 6), total: 14, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getConversationSourceMock = (): ConversationSource => (turn("ConversationSource", "", ["performer","user"]))

export const getConversationCreateRequestMock = (overrideResponse: Partial<ConversationCreateRequest> = {}): ConversationCreateRequest => makeConsistent<ConversationCreateRequest>({source: getConversationSourceMock(), sourceId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getConversationRequestMock = (overrideResponse: Partial<ConversationRequest> = {}): ConversationRequest => makeConsistent<ConversationRequest>({_id: mockValues.id(), conversationId: mockValues.id(), user: getUserSummaryMock(), excerpt: turn("ConversationRequest", "excerpt", ["Hello Mara, do you ever teach throwing?","Your talk about the Sicilian helped me win on Sunday.","Which strings do you use for the slow pieces?","May I send you a photo of my roses?"]), totalMessages: turn("ConversationRequest", "totalMessages", [1,2,3]), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationRequestListMock = (overrideResponse: Partial<ConversationRequestList> = {}): ConversationRequestList => makeConsistent<ConversationRequestList>({data: mockValues.some(() => getConversationRequestMock(), 6), total: 3, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getStreamConversationMock = (overrideResponse: Partial<StreamConversation> = {}): StreamConversation => makeConsistent<StreamConversation>({_id: mockValues.id(), performer: getUserSummaryMock(), streamId: null, isOpen: true, slowModeSeconds: turn("StreamConversation", "slowModeSeconds", [0,5,10]), welcomeText: turn("StreamConversation", "welcomeText", ["Ask me anything about glazes.","Beginners welcome, be kind to each other.","Requests for songs go here.","Tonight we look at Saturn together."]), canSend: true, isMuted: false, mutedUntil: null, isOwn: false, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamConversationUpdateRequestMock = (overrideResponse: Partial<StreamConversationUpdateRequest> = {}): StreamConversationUpdateRequest => makeConsistent<StreamConversationUpdateRequest>({isOpen: true, slowModeSeconds: 10, welcomeText: "Ask me anything about glazes.", ...overrideResponse}, overrideResponse)

export const getStreamMessageTypeMock = (): StreamMessageType => (turn("StreamMessageType", "", ["text","tip"]))

export const getStreamMessageMock = (overrideResponse: Partial<StreamMessage> = {}): StreamMessage => makeConsistent<StreamMessage>({_id: mockValues.id(), conversationId: mockValues.id(), streamId: mockValues.id(), type: getStreamMessageTypeMock(), author: getUserSummaryMock(), text: turn("StreamMessage", "text", ["Hello from Lisbon","Is that the new kiln behind you?","Bishop takes, please take the bishop","That chord gave me shivers","Can you turn the telescope to the left?"]), amount: null, isHost: false, clientKey: null, isDeleted: false, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamMessageListMock = (overrideResponse: Partial<StreamMessageList> = {}): StreamMessageList => makeConsistent<StreamMessageList>({data: mockValues.some(() => getStreamMessageMock(), 6), total: 240, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getMessageFileTypeMock = (): MessageFileType => ("message-photo")

export const getMessageFileMock = (overrideResponse: Partial<MessageFile> = {}): MessageFile => makeConsistent<MessageFile>({_id: mockValues.id(), type: "message-photo", status: "ready", url: mockValues.picture(), thumbnails: mockValues.some(() => mockValues.picture(320, 400), 1), preview: mockValues.picture(320, 400), width: 1280, height: 960, duration: 42.5, ...overrideResponse}, overrideResponse)

export const getMessageMock = (overrideResponse: Partial<Message> = {}): Message => makeConsistent<Message>({_id: mockValues.id(), conversationId: mockValues.id(), author: getUserSummaryMock(), text: turn("Message", "text", ["The shelf with the celadon bowls comes out tomorrow morning.","Look at move 23 again, the rook was never in danger.","Here is the slow version of the bridge, hands only.","The first tomatoes are red. I thought of you.","Jupiter stands high tonight, look south after ten."]), isTeaser: false, files: mockValues.some(() => getMessageFileMock(), 1, 3), price: null, access: getAccessMock(), clientKey: null, isOwn: false, isBought: false, isDeleted: false, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getMessageListMock = (overrideResponse: Partial<MessageList> = {}): MessageList => makeConsistent<MessageList>({data: mockValues.some(() => getMessageMock(), 6), total: 58, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getMessageCreateRequestMock = (overrideResponse: Partial<MessageCreateRequest> = {}): MessageCreateRequest => makeConsistent<MessageCreateRequest>({text: turn("MessageCreateRequest", "text", ["Does the blue glaze go in at the same heat?","Thank you for the game, I saw the fork too late.","Could you play the bridge once more, slowly?"]), fileIds: ["0193f2a4c1d07b3e5a918c42"], price: 12, clientKey: "b7c1f0a2e9d84c5f", ...overrideResponse}, overrideResponse)

export const getMessageVideoUploadMock = (overrideResponse: Partial<MessageVideoUpload> = {}): MessageVideoUpload => makeConsistent<MessageVideoUpload>({video: new Blob(), uploadId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getMessagePhotoUploadMock = (overrideResponse: Partial<MessagePhotoUpload> = {}): MessagePhotoUpload => makeConsistent<MessagePhotoUpload>({photo: new Blob(), ...overrideResponse}, overrideResponse)

export const getUnreadCountMock = (overrideResponse: Partial<UnreadCount> = {}): UnreadCount => makeConsistent<UnreadCount>({total: 3, ...overrideResponse}, overrideResponse)

export const getStreamMessageCreateRequestMock = (overrideResponse: Partial<StreamMessageCreateRequest> = {}): StreamMessageCreateRequest => makeConsistent<StreamMessageCreateRequest>({text: turn("StreamMessageCreateRequest", "text", ["Hello from Lisbon","Is that the new kiln behind you?","That chord gave me shivers"]), clientKey: "b7c1f0a2e9d84c5f", ...overrideResponse}, overrideResponse)

export const getAgoraTokenRequestMock = (overrideResponse: Partial<AgoraTokenRequest> = {}): AgoraTokenRequest => makeConsistent<AgoraTokenRequest>({streamId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getAgoraTokenMock = (overrideResponse: Partial<AgoraToken> = {}): AgoraToken => makeConsistent<AgoraToken>({appId: "1f7a90c34be2", channel: "0193f2a4c1d07b3e5a918c42", uid: 48213, token: "007eJxTYBBa", isHost: false, expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getStreamStatusMock = (): StreamStatus => ("live")

export const getStreamAudienceMock = (): StreamAudience => (turn("StreamAudience", "", ["public","subscribers","ticket"]))

export const getStreamGoalMock = (overrideResponse: Partial<StreamGoal> = {}): StreamGoal => makeConsistent<StreamGoal>({title: turn("StreamGoal", "title", ["A new kiln shelf","An hour more of open questions","Strings for the whole year","A second bed of dahlias"]), amount: turn("StreamGoal", "amount", [500,300,150]), received: turn("StreamGoal", "received", [320,45,150]), isReached: false, ...overrideResponse}, overrideResponse)

export const getStreamEndReasonMock = (): StreamEndReason => (turn("StreamEndReason", "", ["ended","timed-out","removed"]))

export const getStreamSummaryMock = (overrideResponse: Partial<StreamSummary> = {}): StreamSummary => makeConsistent<StreamSummary>({reason: getStreamEndReasonMock(), duration: 5400, totalViewers: mockValues.numberNear(312, undefined), totalPeakViewers: mockValues.numberNear(96, undefined), totalMessages: mockValues.numberNear(418, undefined), totalTips: mockValues.numberNear(23, undefined), tipAmount: 640, totalTickets: mockValues.numberNear(0, undefined), ticketAmount: 0, totalNewFollowers: mockValues.numberNear(17, undefined), ...overrideResponse}, overrideResponse)

export const getStreamMock = (overrideResponse: Partial<Stream> = {}): Stream => makeConsistent<Stream>({_id: mockValues.id(), performer: getUserSummaryMock(), conversationId: mockValues.id(), title: turn("Stream", "title", ["Glazing night","Blitz against the whole chat","Slow fingerpicking for a rainy evening","The garden before the frost","Saturn through the big telescope"]), cover: mockValues.picture(1500, 500), status: "live", audience: getStreamAudienceMock(), price: null, access: getAccessMock(), goal: getStreamGoalMock(), totalViewers: turn("Stream", "totalViewers", [84,12,230]), duration: 1260, summary: null, isFollowed: false, isOwn: false, startedAt: mockValues.pastTime(), endedAt: null, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getBroadcastProviderMock = (): BroadcastProvider => (turn("BroadcastProvider", "", ["agora","webrtc"]))

export const getIceServerMock = (overrideResponse: Partial<IceServer> = {}): IceServer => makeConsistent<IceServer>({urls: mockValues.pickSome(["turn:relay.fanlight.example:3478","stun:relay.fanlight.example:3478"], 1, 3), username: null, credential: null, ...overrideResponse}, overrideResponse)

export const getStreamBroadcastMock = (overrideResponse: Partial<StreamBroadcast> = {}): StreamBroadcast => makeConsistent<StreamBroadcast>({provider: getBroadcastProviderMock(), channel: "0193f2a4c1d07b3e5a918c42", isHost: false, isRelayOnly: false, iceServers: mockValues.some(() => getIceServerMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getStreamViewerMock = (overrideResponse: Partial<StreamViewer> = {}): StreamViewer => makeConsistent<StreamViewer>({user: getUserSummaryMock(), isMuted: false, joinedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamSessionMock = (overrideResponse: Partial<StreamSession> = {}): StreamSession => makeConsistent<StreamSession>({stream: getStreamMock(), conversation: getStreamConversationMock(), broadcast: getStreamBroadcastMock(), viewers: mockValues.some(() => getStreamViewerMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getStreamGoalInputMock = (overrideResponse: Partial<StreamGoalInput> = {}): StreamGoalInput => makeConsistent<StreamGoalInput>({title: "A new kiln shelf", amount: 500, ...overrideResponse}, overrideResponse)

export const getStreamStartRequestMock = (overrideResponse: Partial<StreamStartRequest> = {}): StreamStartRequest => makeConsistent<StreamStartRequest>({title: "Glazing night", audience: getStreamAudienceMock(), price: 15, goal: getStreamGoalInputMock(), ...overrideResponse}, overrideResponse)

export const getStreamStatusUpdateRequestMock = (overrideResponse: Partial<StreamStatusUpdateRequest> = {}): StreamStatusUpdateRequest => makeConsistent<StreamStatusUpdateRequest>({status: "live", ...overrideResponse}, overrideResponse)

export const getStreamHeartbeatRequestMock = (overrideResponse: Partial<StreamHeartbeatRequest> = {}): StreamHeartbeatRequest => makeConsistent<StreamHeartbeatRequest>({streamId: mockValues.id(), duration: 1260, ...overrideResponse}, overrideResponse)

export const getStreamHeartbeatMock = (overrideResponse: Partial<StreamHeartbeat> = {}): StreamHeartbeat => makeConsistent<StreamHeartbeat>({streamId: mockValues.id(), status: "live", duration: 1260, totalViewers: mockValues.numberNear(84, undefined), ...overrideResponse}, overrideResponse)

export const getStreamUpdateRequestMock = (overrideResponse: Partial<StreamUpdateRequest> = {}): StreamUpdateRequest => makeConsistent<StreamUpdateRequest>({title: "Glazing night with questions", audience: getStreamAudienceMock(), price: 15, ...overrideResponse}, overrideResponse)

export const getStreamSortByMock = (): StreamSortBy => (turn("StreamSortBy", "", ["totalViewers","startedAt"]))

export const getStreamListMock = (overrideResponse: Partial<StreamList> = {}): StreamList => makeConsistent<StreamList>({data: mockValues.some(() => getStreamMock(), 6), total: 6, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getStreamBanRequestMock = (overrideResponse: Partial<StreamBanRequest> = {}): StreamBanRequest => makeConsistent<StreamBanRequest>({userId: mockValues.id(), isBanned: true, ...overrideResponse}, overrideResponse)

export const getStreamViewerStateMock = (overrideResponse: Partial<StreamViewerState> = {}): StreamViewerState => makeConsistent<StreamViewerState>({userId: mockValues.id(), isMuted: true, mutedUntil: null, isBanned: false, ...overrideResponse}, overrideResponse)

export const getStreamGoalUpdateRequestMock = (overrideResponse: Partial<StreamGoalUpdateRequest> = {}): StreamGoalUpdateRequest => makeConsistent<StreamGoalUpdateRequest>({title: "A new kiln shelf", amount: 500, ...overrideResponse}, overrideResponse)

export const getStreamMuteRequestMock = (overrideResponse: Partial<StreamMuteRequest> = {}): StreamMuteRequest => makeConsistent<StreamMuteRequest>({userId: mockValues.id(), isMuted: true, minutes: 10, ...overrideResponse}, overrideResponse)

export const getCameoSortByMock = (): CameoSortBy => (turn("CameoSortBy", "", ["createdAt","dueAt"]))

export const getCameoStatusMock = (): CameoStatus => ("delivered")

export const getCameoAnswerMock = (overrideResponse: Partial<CameoAnswer> = {}): CameoAnswer => makeConsistent<CameoAnswer>({question: getCameoQuestionKeyMock(), text: turn("CameoAnswer", "text", ["On the third of June, in the evening.","She turns forty and still throws off the hump.","How do I stop losing my queen so early?","Please say hello to Kofi too.","Whether a beginner should buy a kiln."]), ...overrideResponse}, overrideResponse)

export const getCameoPaymentStatusMock = (): CameoPaymentStatus => ("held")

export const getCameoVideoMock = (overrideResponse: Partial<CameoVideo> = {}): CameoVideo => makeConsistent<CameoVideo>({_id: mockValues.id(), status: "ready", url: "/api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc", posterUrl: mockValues.picture(), duration: 64, width: 1080, height: 1920, ...overrideResponse}, overrideResponse)

export const getCameoMock = (overrideResponse: Partial<Cameo> = {}): Cameo => makeConsistent<Cameo>({_id: mockValues.id(), performer: getUserSummaryMock(), user: getUserSummaryMock(), status: "delivered", recipientKind: getCameoRecipientKindMock(), recipientName: turn("Cameo", "recipientName", ["Odile","Kofi","Priya"]), recipientGender: null, requestType: getCameoRequestTypeMock(), language: turn("Cameo", "language", ["en","es","pt"]), currency: "USD", answers: mockValues.some(() => getCameoAnswerMock(), 1, 3), price: turn("Cameo", "price", [60,35,120]), paymentStatus: "held", declineReason: null, note: turn("Cameo", "note", ["With love from the workshop, and happy birthday.","I played your opening twice.","The dog wanted to be in it."]), video: getCameoVideoMock(), dueAt: mockValues.futureTime(), isOverdue: false, canCancel: false, isOwn: true, acceptedAt: mockValues.pastTime(), deliveredAt: mockValues.pastTime(), createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getCameoListMock = (overrideResponse: Partial<CameoList> = {}): CameoList => makeConsistent<CameoList>({data: mockValues.some(() => getCameoMock(), 6), total: 4, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getCameoOfferMock = (overrideResponse: Partial<CameoOffer> = {}): CameoOffer => makeConsistent<CameoOffer>({performer: getUserSummaryMock(), isOffered: true, price: turn("CameoOffer", "price", [60,35,120]), turnaroundDays: turn("CameoOffer", "turnaroundDays", [7,3,14]), description: turn("CameoOffer", "description", ["A greeting from the wheel, made while I throw you a bowl.","I look at one of your games and tell you where it turned.","A verse of your song, played for whom you like.","Ask me what ails your roses."]), requestTypes: mockValues.pickSome(["birthday","advice","question","other"], 1, 3), languages: ["en","pt"], isOwn: false, updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getCameoOfferUpdateRequestMock = (overrideResponse: Partial<CameoOfferUpdateRequest> = {}): CameoOfferUpdateRequest => makeConsistent<CameoOfferUpdateRequest>({isOffered: true, price: 60, turnaroundDays: 7, description: "A greeting from the wheel, made while I throw you a bowl.", requestTypes: mockValues.pickSome(["birthday","advice","question","other"], 1, 3), languages: ["en","pt"], ...overrideResponse}, overrideResponse)

export const getCameoDeclineRequestMock = (overrideResponse: Partial<CameoDeclineRequest> = {}): CameoDeclineRequest => makeConsistent<CameoDeclineRequest>({reason: "My studio is closed that week.", ...overrideResponse}, overrideResponse)

export const getCameoDeliveryUploadMock = (overrideResponse: Partial<CameoDeliveryUpload> = {}): CameoDeliveryUpload => makeConsistent<CameoDeliveryUpload>({video: new Blob(), uploadId: mockValues.id(), note: "With love from the workshop, and happy birthday.", ...overrideResponse}, overrideResponse)

export const getWalletMock = (overrideResponse: Partial<Wallet> = {}): Wallet => makeConsistent<Wallet>({balance: 432.5, tokens: 40, frozenTokens: 0, payableEarnings: 312.5, heldEarnings: 80, frozenEarnings: 0, payoutEarnings: 120, nextReleaseAt: mockValues.futureTime(), nextReleaseAmount: 24.4, receivable: 0, currency: "USD", ...overrideResponse}, overrideResponse)

export const getCameoBookingRequestMock = (overrideResponse: Partial<CameoBookingRequest> = {}): CameoBookingRequest => makeConsistent<CameoBookingRequest>({recipientKind: getCameoRecipientKindMock(), recipientName: "Odile", recipientGender: null, requestType: getCameoRequestTypeMock(), language: "en", currency: "USD", answers: mockValues.some(() => getCameoAnswerMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getChargeTypeMock = (): ChargeType => (turn("ChargeType", "", ["tip","feed","product","video","gallery","message","booking-cameo","stream","subscription"]))

export const getChargeStatusMock = (): ChargeStatus => ("paid")

export const getChargeMock = (overrideResponse: Partial<Charge> = {}): Charge => makeConsistent<Charge>({_id: mockValues.id(), type: getChargeTypeMock(), status: "paid", amount: turn("Charge", "amount", [25,10,50,15,100,40]), performer: getUserSummaryMock(), objectId: null, orderId: null, title: turn("Charge", "title", ["Throwing a tall vessel","The quiet rook","Ballad in the rain","Seed calendar for small balconies"]), message: turn("Charge", "message", ["For the next kiln.","For the strings.",null,"Coffee at the summit.","For the flour fund.",null]), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getChargeReceiptMock = (overrideResponse: Partial<ChargeReceipt> = {}): ChargeReceipt => makeConsistent<ChargeReceipt>({charge: getChargeMock(), balanceBefore: 100, balance: 75, ...overrideResponse}, overrideResponse)

export const getPurchaseRequestMock = (overrideResponse: Partial<PurchaseRequest> = {}): PurchaseRequest => makeConsistent<PurchaseRequest>({expectedPrice: 12.5, ...overrideResponse}, overrideResponse)

export const getProductPurchaseRequestMock = (overrideResponse: Partial<ProductPurchaseRequest> = {}): ProductPurchaseRequest => makeConsistent<ProductPurchaseRequest>({quantity: 2, addressId: mockValues.id(), note: "It is a present. Please leave the bill out.", expectedPrice: 76, ...overrideResponse}, overrideResponse)

export const getOrderTypeMock = (): OrderType => (turn("OrderType", "", ["physical","digital"]))

export const getOrderStatusMock = (): OrderStatus => ("paid")

export const getOrderProductMock = (overrideResponse: Partial<OrderProduct> = {}): OrderProduct => makeConsistent<OrderProduct>({_id: mockValues.id(), title: turn("OrderProduct", "title", ["Tide bowl","Seed calendar for small balconies","Forty endgames","Star chart for southern skies"]), thumbnailUrl: mockValues.picture(320, 400), isReachable: true, ...overrideResponse}, overrideResponse)

export const getOrderAddressMock = (overrideResponse: Partial<OrderAddress> = {}): OrderAddress => makeConsistent<OrderAddress>({name: turn("OrderAddress", "name", ["Noor Haddad","Odile Marchetti","Kofi Mensah","Yuki Tanabe"]), line1: turn("OrderAddress", "line1", ["Rua das Gaivotas 14","27 Orchard Lane","Calle del Faro 3"]), line2: turn("OrderAddress", "line2", ["Second floor on the left","Studio B","c/o Mensah"]), postalCode: turn("OrderAddress", "postalCode", ["1200-202","97209","28013"]), city: turn("OrderAddress", "city", ["Lisbon","Portland","Madrid"]), state: turn("OrderAddress", "state", ["Lisbon","Oregon","Madrid"]), countryCode: "PT", phone: turn("OrderAddress", "phone", ["+351 21 555 0142","+1 503 555 0117","+34 91 555 0198"]), ...overrideResponse}, overrideResponse)

export const getOrderMock = (overrideResponse: Partial<Order> = {}): Order => makeConsistent<Order>({_id: mockValues.id(), number: turn("Order", "number", ["FL-10482","FL-10483","FL-10517","FL-10560"]), type: getOrderTypeMock(), status: "paid", product: getOrderProductMock(), performer: getUserSummaryMock(), user: getUserSummaryMock(), quantity: 2, unitPrice: 38, amount: 76, earnedAmount: 60.8, note: "It is a present. Please leave the bill out.", deliveryAddress: getOrderAddressMock(), canUpdateAddress: true, isDownloadable: false, carrier: turn("Order", "carrier", ["Harbour Post","Northern Parcel","Correio Azul"]), trackingNumber: turn("Order", "trackingNumber", ["HP-2291-884","NP77310042","CA004512PT"]), trackingUrl: "https://parcels.example/HP-2291-884", processingAt: mockValues.pastTime(), shippedAt: mockValues.pastTime(), deliveredAt: mockValues.pastTime(), refundedAt: null, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getProductPurchaseReceiptMock = (overrideResponse: Partial<ProductPurchaseReceipt> = {}): ProductPurchaseReceipt => makeConsistent<ProductPurchaseReceipt>({charge: getChargeMock(), order: getOrderMock(), balanceBefore: 180, balance: 104, ...overrideResponse}, overrideResponse)

export const getChargeListMock = (overrideResponse: Partial<ChargeList> = {}): ChargeList => makeConsistent<ChargeList>({data: mockValues.some(() => getChargeMock(), 6), total: 3, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getTipRequestMock = (overrideResponse: Partial<TipRequest> = {}): TipRequest => makeConsistent<TipRequest>({amount: 25, message: "For the next kiln.", streamId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getBalanceFigureMock = (): BalanceFigure => (turn("BalanceFigure", "", ["payable","held","frozen","payout","receivable"]))

export const getBalanceEntryKindMock = (): BalanceEntryKind => (turn("BalanceEntryKind", "", ["tip","purchase","subscription","referral","refund","dispute","dispute-won","dispute-lost","recovery","referral-return","payout-hold","payout-change","payout-return","payout","debt"]))

export const getBalanceEntrySumMock = (overrideResponse: Partial<BalanceEntrySum> = {}): BalanceEntrySum => makeConsistent<BalanceEntrySum>({kind: getBalanceEntryKindMock(), amount: turn("BalanceEntrySum", "amount", [412.5,-100,80]), totalEntries: turn("BalanceEntrySum", "totalEntries", [31,2,4]), ...overrideResponse}, overrideResponse)

export const getBalanceExplanationMock = (overrideResponse: Partial<BalanceExplanation> = {}): BalanceExplanation => makeConsistent<BalanceExplanation>({figure: getBalanceFigureMock(), amount: 312.5, carriedOver: 0, sums: mockValues.some(() => getBalanceEntrySumMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getBalanceEntryMock = (overrideResponse: Partial<BalanceEntry> = {}): BalanceEntry => makeConsistent<BalanceEntry>({_id: mockValues.id(), kind: getBalanceEntryKindMock(), amount: turn("BalanceEntry", "amount", [20,-50,7.96]), title: turn("BalanceEntry", "title", ["For the next kiln.",null,"River glaze mug"]), referenceId: null, payableAt: mockValues.pastTime(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getBalanceEntryListMock = (overrideResponse: Partial<BalanceEntryList> = {}): BalanceEntryList => makeConsistent<BalanceEntryList>({data: mockValues.some(() => getBalanceEntryMock(), 6), total: 42, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getPurchaseSortByMock = (): PurchaseSortBy => (turn("PurchaseSortBy", "", ["createdAt","price"]))

export const getPurchaseTypeMock = (): PurchaseType => (turn("PurchaseType", "", ["feed","product","video","gallery","message","booking-cameo","stream"]))

export const getPurchaseMock = (overrideResponse: Partial<Purchase> = {}): Purchase => makeConsistent<Purchase>({_id: mockValues.id(), type: getPurchaseTypeMock(), objectId: mockValues.id(), orderId: null, conversationId: null, title: turn("Purchase", "title", ["Throwing a tall vessel","The quiet rook","Ballad in the rain","Seed calendar for small balconies","Saturn through thin cloud"]), thumbnailUrl: mockValues.picture(320, 400), performer: getUserSummaryMock(), price: turn("Purchase", "price", [12.5,18,40,76]), isReachable: true, isDownloadable: false, isRefunded: false, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPurchaseListMock = (overrideResponse: Partial<PurchaseList> = {}): PurchaseList => makeConsistent<PurchaseList>({data: mockValues.some(() => getPurchaseMock(), 6), total: 12, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getTokenPackageSortByMock = (): TokenPackageSortBy => (turn("TokenPackageSortBy", "", ["price","tokens"]))

export const getTokenPackageMock = (overrideResponse: Partial<TokenPackage> = {}): TokenPackage => makeConsistent<TokenPackage>({_id: mockValues.id(), title: turn("TokenPackage", "title", ["Pocket lantern","Window light","Harbour light","Lighthouse"]), description: turn("TokenPackage", "description", ["A first tip and a little more.","A month of good evenings.","For a shelf full of stoneware.","For those who keep the kiln warm."]), price: turn("TokenPackage", "price", [10,25,50,100]), currency: "USD", tokens: turn("TokenPackage", "tokens", [10,25.5,52,106]), bonusTokens: turn("TokenPackage", "bonusTokens", [0,0.5,2,6]), isRecommended: false, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getTokenPackageListMock = (overrideResponse: Partial<TokenPackageList> = {}): TokenPackageList => makeConsistent<TokenPackageList>({data: mockValues.some(() => getTokenPackageMock(), 6), total: 4, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getCouponCodeMock = (): CouponCode => (turn("CouponCode", "", ["FIRSTKILN","CHESS10","LOWTIDE","SPRINGSEEDS"]))

export const getPaymentTypeMock = (): PaymentType => (turn("PaymentType", "", ["top-up","subscription"]))

export const getSubscriptionSourceMock = (): SubscriptionSource => (turn("SubscriptionSource", "", ["card","wallet"]))

export const getCouponApplyRequestMock = (overrideResponse: Partial<CouponApplyRequest> = {}): CouponApplyRequest => makeConsistent<CouponApplyRequest>({type: getPaymentTypeMock(), amount: 100, packageId: mockValues.id(), performerId: mockValues.id(), subscriptionType: getSubscriptionTypeMock(), source: getSubscriptionSourceMock(), ...overrideResponse}, overrideResponse)

export const getAppliedCouponMock = (overrideResponse: Partial<AppliedCoupon> = {}): AppliedCoupon => makeConsistent<AppliedCoupon>({code: turn("AppliedCoupon", "code", ["FIRSTKILN","CHESS10","LOWTIDE","SPRINGSEEDS"]), type: getPaymentTypeMock(), percentOff: 10, amountBefore: 100, discount: 10, amount: 90, tokens: 100, currency: "USD", remainingUses: 1, expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getCardStatusMock = (): CardStatus => ("ready")

export const getSavedCardMock = (overrideResponse: Partial<SavedCard> = {}): SavedCard => makeConsistent<SavedCard>({_id: mockValues.id(), paymentMethodId: turn("SavedCard", "paymentMethodId", ["pm_0193f2a4c1d07b3e5a918c42","pm_0193f2a4c1d07b3e5a918c43","pm_0193f2a4c1d07b3e5a918c44"]), gateway: "sandbox", status: "ready", brand: turn("SavedCard", "brand", ["visa","mastercard","amex"]), last4: turn("SavedCard", "last4", ["4242","4444","0005"]), expMonth: 12, expYear: 2034, isDefault: true, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getSavedCardListMock = (overrideResponse: Partial<SavedCardList> = {}): SavedCardList => makeConsistent<SavedCardList>({data: mockValues.some(() => getSavedCardMock(), 6), total: 2, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getSubscribeRequestMock = (overrideResponse: Partial<SubscribeRequest> = {}): SubscribeRequest => makeConsistent<SubscribeRequest>({performerId: mockValues.id(), type: getSubscriptionTypeMock(), source: getSubscriptionSourceMock(), paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", couponCode: turn("SubscribeRequest", "couponCode", ["FIRSTKILN","CHESS10","LOWTIDE","SPRINGSEEDS"]), promotionCode: turn("SubscribeRequest", "promotionCode", ["K7QMR2TX","WH4PZ9AD"]), expectedPrice: 9.95, ...overrideResponse}, overrideResponse)

export const getSubscriptionStatusMock = (): SubscriptionStatus => ("active")

export const getSubscriptionProviderMock = (): SubscriptionProvider => (turn("SubscriptionProvider", "", ["stripe","sandbox","wallet"]))

export const getPaymentCardMock = (overrideResponse: Partial<PaymentCard> = {}): PaymentCard => makeConsistent<PaymentCard>({brand: "visa", last4: "4242", ...overrideResponse}, overrideResponse)

export const getPaymentFailureCodeMock = (): PaymentFailureCode => (turn("PaymentFailureCode", "", ["card_declined","insufficient_funds","expired_card","incorrect_cvc","authentication_failed","processing_error"]))

export const getSubscriptionMock = (overrideResponse: Partial<Subscription> = {}): Subscription => makeConsistent<Subscription>({_id: mockValues.id(), type: getSubscriptionTypeMock(), status: "active", performer: getUserSummaryMock(), user: getUserSummaryMock(), fan: getFanMock(), price: 9.95, newPrice: 12.95, newPriceAt: mockValues.futureTime(), hasConsented: false, provider: getSubscriptionProviderMock(), card: getPaymentCardMock(), isRenewing: true, startedAt: mockValues.pastTime(), paidThroughAt: mockValues.futureTime(), renewsAt: mockValues.futureTime(), cancelledAt: null, endedAt: null, totalFailures: mockValues.numberNear(0, 4), failureCode: null, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPaymentStatusMock = (): PaymentStatus => ("succeeded")

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => makeConsistent<Payment>({_id: mockValues.id(), type: getPaymentTypeMock(), status: "succeeded", amount: 100, discount: 0, couponCode: "FIRSTKILN", currency: "USD", tokens: 100, performer: getUserSummaryMock(), subscriptionId: null, gateway: "sandbox", card: getPaymentCardMock(), failureCode: null, refundedAmount: 0, isDisputed: false, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getClientSecretMock = (): ClientSecret => ("pi_3Q9example_secret_4f8a2c")

export const getSubscriptionReceiptMock = (overrideResponse: Partial<SubscriptionReceipt> = {}): SubscriptionReceipt => makeConsistent<SubscriptionReceipt>({subscription: getSubscriptionMock(), payment: getPaymentMock(), charge: getChargeMock(), balance: 65.05, clientSecret: "pi_3Q9example_secret_4f8a2c", ...overrideResponse}, overrideResponse)

export const getPaymentListMock = (overrideResponse: Partial<PaymentList> = {}): PaymentList => makeConsistent<PaymentList>({data: mockValues.some(() => getPaymentMock(), 6), total: 2, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getTopUpRequestMock = (overrideResponse: Partial<TopUpRequest> = {}): TopUpRequest => makeConsistent<TopUpRequest>({amount: 100, paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", packageId: mockValues.id(), couponCode: turn("TopUpRequest", "couponCode", ["FIRSTKILN","CHESS10","LOWTIDE","SPRINGSEEDS"]), ...overrideResponse}, overrideResponse)

export const getPaymentReceiptMock = (overrideResponse: Partial<PaymentReceipt> = {}): PaymentReceipt => makeConsistent<PaymentReceipt>({payment: getPaymentMock(), balance: 100, clientSecret: "pi_3Q9example_secret_4f8a2c", ...overrideResponse}, overrideResponse)

export const getSubscriptionCancelReasonMock = (): SubscriptionCancelReason => (turn("SubscriptionCancelReason", "", ["too-expensive","too-little-new","not-as-expected","time-is-short","other"]))

export const getSubscriptionCancelRequestMock = (overrideResponse: Partial<SubscriptionCancelRequest> = {}): SubscriptionCancelRequest => makeConsistent<SubscriptionCancelRequest>({reason: getSubscriptionCancelReasonMock(), note: "Back in autumn, when the garden sleeps.", ...overrideResponse}, overrideResponse)

export const getGatewayEventMock = (overrideResponse: Partial<GatewayEvent> = {}): GatewayEvent => makeConsistent<GatewayEvent>({id: "evt_0193f2a4c1d07b3e5a918c42", type: "payment_intent.succeeded", ...overrideResponse}, overrideResponse)

export const getSandboxPaymentMethodRequestMock = (overrideResponse: Partial<SandboxPaymentMethodRequest> = {}): SandboxPaymentMethodRequest => makeConsistent<SandboxPaymentMethodRequest>({number: "4242 4242 4242 4242", expMonth: 12, expYear: 2034, cvc: "123", ...overrideResponse}, overrideResponse)

export const getPaymentMethodMock = (overrideResponse: Partial<PaymentMethod> = {}): PaymentMethod => makeConsistent<PaymentMethod>({_id: mockValues.id(), card: getPaymentCardMock(), ...overrideResponse}, overrideResponse)

export const getSandboxAuthenticationRequestMock = (overrideResponse: Partial<SandboxAuthenticationRequest> = {}): SandboxAuthenticationRequest => makeConsistent<SandboxAuthenticationRequest>({isApproved: true, ...overrideResponse}, overrideResponse)

export const getSandboxOnboardingRequestMock = (overrideResponse: Partial<SandboxOnboardingRequest> = {}): SandboxOnboardingRequest => makeConsistent<SandboxOnboardingRequest>({status: "ready", ...overrideResponse}, overrideResponse)

export const getStripeBusinessTypeMock = (): StripeBusinessType => (turn("StripeBusinessType", "", ["individual","company"]))

export const getStripeAccountRequestMock = (overrideResponse: Partial<StripeAccountRequest> = {}): StripeAccountRequest => makeConsistent<StripeAccountRequest>({countryCode: "PT", businessType: getStripeBusinessTypeMock(), isReplacement: false, ...overrideResponse}, overrideResponse)

export const getStripeAccountMock = (overrideResponse: Partial<StripeAccount> = {}): StripeAccount => makeConsistent<StripeAccount>({accountId: "acct_1Q9exampleKiln", countryCode: "PT", status: "ready", isReady: false, onboardingUrl: "https://connect.stripe.com/setup/e/acct_1Q9exampleKiln/4f8a2c", expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getPaymentCardCreateRequestMock = (overrideResponse: Partial<PaymentCardCreateRequest> = {}): PaymentCardCreateRequest => makeConsistent<PaymentCardCreateRequest>({paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", isDefault: true, ...overrideResponse}, overrideResponse)

export const getSavedCardReceiptMock = (overrideResponse: Partial<SavedCardReceipt> = {}): SavedCardReceipt => makeConsistent<SavedCardReceipt>({card: getSavedCardMock(), clientSecret: "pi_3Q9example_secret_4f8a2c", ...overrideResponse}, overrideResponse)

export const getSubscriptionSortByMock = (): SubscriptionSortBy => (turn("SubscriptionSortBy", "", ["createdAt","paidThroughAt","price","status"]))

export const getSubscriptionListMock = (overrideResponse: Partial<SubscriptionList> = {}): SubscriptionList => makeConsistent<SubscriptionList>({data: mockValues.some(() => getSubscriptionMock(), 6), total: 5, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getSubscriberPeriodMock = (overrideResponse: Partial<SubscriberPeriod> = {}): SubscriberPeriod => makeConsistent<SubscriberPeriod>({from: "2026-05-14", to: "2026-05-14", totalNew: turn("SubscriberPeriod", "totalNew", [12,9]), totalLost: turn("SubscriberPeriod", "totalLost", [3,4]), ...overrideResponse}, overrideResponse)

export const getSubscriberStatsMock = (overrideResponse: Partial<SubscriberStats> = {}): SubscriberStats => makeConsistent<SubscriberStats>({total: 86, current: getSubscriberPeriodMock(), previous: getSubscriberPeriodMock(), ...overrideResponse}, overrideResponse)

export const getPromotionMock = (overrideResponse: Partial<Promotion> = {}): Promotion => makeConsistent<Promotion>({_id: mockValues.id(), code: turn("Promotion", "code", ["K7QMR2TX","WH4PZ9AD"]), kind: getPromotionKindMock(), percentOff: 20, freeDays: null, endsAt: mockValues.futureTime(), status: "active", isLinkOnly: true, maxUses: 50, totalUses: mockValues.numberNear(12, undefined), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPromotionListMock = (overrideResponse: Partial<PromotionList> = {}): PromotionList => makeConsistent<PromotionList>({data: mockValues.some(() => getPromotionMock(), 6), total: 3, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getPromotionCreateRequestMock = (overrideResponse: Partial<PromotionCreateRequest> = {}): PromotionCreateRequest => makeConsistent<PromotionCreateRequest>({kind: getPromotionKindMock(), percentOff: 20, freeDays: 7, endsAt: mockValues.futureTime(), maxUses: 50, isLinkOnly: true, ...overrideResponse}, overrideResponse)

export const getSubscriptionStatsMock = (overrideResponse: Partial<SubscriptionStats> = {}): SubscriptionStats => makeConsistent<SubscriptionStats>({monthlyCost: 24.9, totalRenewing: mockValues.numberNear(3, undefined), ...overrideResponse}, overrideResponse)

export const getSubscriptionConsentRequestMock = (overrideResponse: Partial<SubscriptionConsentRequest> = {}): SubscriptionConsentRequest => makeConsistent<SubscriptionConsentRequest>({price: 12.95, ...overrideResponse}, overrideResponse)

export const getOrderSortByMock = (): OrderSortBy => (turn("OrderSortBy", "", ["createdAt","updatedAt","amount"]))

export const getOrderListMock = (overrideResponse: Partial<OrderList> = {}): OrderList => makeConsistent<OrderList>({data: mockValues.some(() => getOrderMock(), 6), total: 3, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getOrderNextStatusMock = (): OrderNextStatus => ("delivered")

export const getOrderUpdateRequestMock = (overrideResponse: Partial<OrderUpdateRequest> = {}): OrderUpdateRequest => makeConsistent<OrderUpdateRequest>({status: "delivered", carrier: "Harbour Post", trackingNumber: "HP-2291-884", trackingUrl: "https://parcels.example/HP-2291-884", ...overrideResponse}, overrideResponse)

export const getOrderAddressUpdateRequestMock = (overrideResponse: Partial<OrderAddressUpdateRequest> = {}): OrderAddressUpdateRequest => makeConsistent<OrderAddressUpdateRequest>({addressId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getDownloadLinkMock = (overrideResponse: Partial<DownloadLink> = {}): DownloadLink => makeConsistent<DownloadLink>({url: mockValues.picture(), fileName: turn("DownloadLink", "fileName", ["seed-calendar.pdf","forty-endgames.epub","ballad-in-the-rain.zip"]), size: 4823190, expiresAt: mockValues.futureTime(), ...overrideResponse}, overrideResponse)

export const getAddressCreateRequestMock = (overrideResponse: Partial<AddressCreateRequest> = {}): AddressCreateRequest => makeConsistent<AddressCreateRequest>({label: turn("AddressCreateRequest", "label", ["Home","Studio","At the harbour"]), name: turn("AddressCreateRequest", "name", ["Noor Haddad","Odile Marchetti","Kofi Mensah"]), line1: turn("AddressCreateRequest", "line1", ["Rua das Gaivotas 14","27 Orchard Lane"]), line2: turn("AddressCreateRequest", "line2", ["Second floor on the left","Studio B"]), postalCode: turn("AddressCreateRequest", "postalCode", ["1200-202","97209"]), city: turn("AddressCreateRequest", "city", ["Lisbon","Portland"]), stateCode: turn("AddressCreateRequest", "stateCode", ["11","OR"]), countryCode: "PT", phone: turn("AddressCreateRequest", "phone", ["+351 21 555 0142","+1 503 555 0117"]), isDefault: true, ...overrideResponse}, overrideResponse)

export const getAddressMock = (overrideResponse: Partial<Address> = {}): Address => makeConsistent<Address>({_id: mockValues.id(), label: turn("Address", "label", ["Home","Studio","At the harbour","Parents"]), name: turn("Address", "name", ["Noor Haddad","Odile Marchetti","Kofi Mensah","Yuki Tanabe"]), line1: turn("Address", "line1", ["Rua das Gaivotas 14","27 Orchard Lane","Calle del Faro 3"]), line2: turn("Address", "line2", ["Second floor on the left","Studio B","c/o Mensah"]), postalCode: turn("Address", "postalCode", ["1200-202","97209","28013"]), city: turn("Address", "city", ["Lisbon","Portland","Madrid"]), stateCode: turn("Address", "stateCode", ["11","OR","MD"]), state: turn("Address", "state", ["Lisbon","Oregon","Madrid"]), countryCode: "PT", phone: turn("Address", "phone", ["+351 21 555 0142","+1 503 555 0117","+34 91 555 0198"]), isDefault: true, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getAddressListMock = (overrideResponse: Partial<AddressList> = {}): AddressList => makeConsistent<AddressList>({data: mockValues.some(() => getAddressMock(), 6), total: 2, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getAddressUpdateUploadMock = (overrideResponse: Partial<AddressUpdateUpload> = {}): AddressUpdateUpload => makeConsistent<AddressUpdateUpload>({label: turn("AddressUpdateUpload", "label", ["Home","Studio","At the harbour"]), name: turn("AddressUpdateUpload", "name", ["Noor Haddad","Odile Marchetti","Kofi Mensah"]), line1: turn("AddressUpdateUpload", "line1", ["Rua das Gaivotas 14","27 Orchard Lane"]), line2: turn("AddressUpdateUpload", "line2", ["Second floor on the left","Studio B"]), postalCode: turn("AddressUpdateUpload", "postalCode", ["1200-202","97209"]), city: turn("AddressUpdateUpload", "city", ["Lisbon","Portland"]), stateCode: turn("AddressUpdateUpload", "stateCode", ["11","OR"]), countryCode: "PT", phone: turn("AddressUpdateUpload", "phone", ["+351 21 555 0142","+1 503 555 0117"]), isDefault: true, ...overrideResponse}, overrideResponse)

export const getBestFeedMock = (overrideResponse: Partial<BestFeed> = {}): BestFeed => makeConsistent<BestFeed>({_id: mockValues.id(), text: turn("BestFeed", "text", ["Kiln opened at dawn. Two cracked, one sang.","Every glaze that failed","Four openings that teach patience"]), net: turn("BestFeed", "net", [89.6,32,6.4]), totalSales: turn("BestFeed", "totalSales", [14,5,1]), totalLikes: turn("BestFeed", "totalLikes", [128,64,31]), totalComments: turn("BestFeed", "totalComments", [9,14,2]), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getBestFeedsMock = (overrideResponse: Partial<BestFeeds> = {}): BestFeeds => makeConsistent<BestFeeds>({from: "2026-05-14", to: "2026-05-14", feeds: mockValues.some(() => getBestFeedMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getEarningTypeMock = (): EarningType => (turn("EarningType", "", ["subscription","tip","feed","product","video","gallery","message","booking-cameo","stream"]))

export const getEarningStatusMock = (): EarningStatus => ("held")

export const getEarningSortByMock = (): EarningSortBy => (turn("EarningSortBy", "", ["createdAt","net"]))

export const getEarningMock = (overrideResponse: Partial<Earning> = {}): Earning => makeConsistent<Earning>({_id: mockValues.id(), type: getEarningTypeMock(), status: "held", payer: getUserSummaryMock(), objectId: null, title: turn("Earning", "title", ["For the next kiln.","Four openings that teach patience","A walk under the June sky"]), gross: turn("Earning", "gross", [25,9.95,40]), commission: turn("Earning", "commission", [5,1.99,8]), net: turn("Earning", "net", [20,7.96,32]), payableAt: mockValues.pastTime(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getEarningListMock = (overrideResponse: Partial<EarningList> = {}): EarningList => makeConsistent<EarningList>({data: mockValues.some(() => getEarningMock(), 6), total: 128, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getEarningIntervalMock = (): EarningInterval => (turn("EarningInterval", "", ["day","week","month"]))

export const getEarningTypeSumMock = (overrideResponse: Partial<EarningTypeSum> = {}): EarningTypeSum => makeConsistent<EarningTypeSum>({type: getEarningTypeMock(), gross: turn("EarningTypeSum", "gross", [420,199,80]), net: turn("EarningTypeSum", "net", [336,159.2,64]), totalSales: mockValues.numberNear(31, undefined), ...overrideResponse}, overrideResponse)

export const getEarningPointMock = (overrideResponse: Partial<EarningPoint> = {}): EarningPoint => makeConsistent<EarningPoint>({date: turn("EarningPoint", "date", ["2026-05-14","2026-05-15","2026-05-16"]), gross: turn("EarningPoint", "gross", [120,64.95,9.95]), net: turn("EarningPoint", "net", [96,51.96,7.96]), totalSales: mockValues.numberNear(8, undefined), ...overrideResponse}, overrideResponse)

export const getEarningStatsMock = (overrideResponse: Partial<EarningStats> = {}): EarningStats => makeConsistent<EarningStats>({from: "2026-05-14", to: "2026-05-14", interval: getEarningIntervalMock(), gross: 699, commission: 139.8, net: 559.2, totalSales: mockValues.numberNear(54, undefined), held: 180.4, payable: 392.5, frozen: 0, types: mockValues.some(() => getEarningTypeSumMock(), 1, 3), points: mockValues.some(() => getEarningPointMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getReferralEarningMock = (overrideResponse: Partial<ReferralEarning> = {}): ReferralEarning => makeConsistent<ReferralEarning>({_id: mockValues.id(), referralId: mockValues.id(), user: getUserSummaryMock(), status: "held", sharePercent: 5, base: turn("ReferralEarning", "base", [20,7.96,32]), net: turn("ReferralEarning", "net", [1,0.4,1.6]), payableAt: mockValues.pastTime(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getReferralEarningListMock = (overrideResponse: Partial<ReferralEarningList> = {}): ReferralEarningList => makeConsistent<ReferralEarningList>({data: mockValues.some(() => getReferralEarningMock(), 6), total: 36, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getReferralEarningPointMock = (overrideResponse: Partial<ReferralEarningPoint> = {}): ReferralEarningPoint => makeConsistent<ReferralEarningPoint>({date: "2026-05-14", net: turn("ReferralEarningPoint", "net", [4.8,1.2,0.4]), totalReferrals: mockValues.numberNear(1, undefined), ...overrideResponse}, overrideResponse)

export const getReferralEarningStatsMock = (overrideResponse: Partial<ReferralEarningStats> = {}): ReferralEarningStats => makeConsistent<ReferralEarningStats>({from: "2026-05-14", to: "2026-05-14", interval: getEarningIntervalMock(), net: 27.95, totalReferrals: mockValues.numberNear(2, undefined), held: 6.4, payable: 34.85, frozen: 0, points: mockValues.some(() => getReferralEarningPointMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getPayoutRequestCreateRequestMock = (overrideResponse: Partial<PayoutRequestCreateRequest> = {}): PayoutRequestCreateRequest => makeConsistent<PayoutRequestCreateRequest>({amount: 120, method: getPayoutMethodMock(), note: "For the new kiln shelves.", ...overrideResponse}, overrideResponse)

export const getPayoutStatusMock = (): PayoutStatus => ("approved")

export const getPayoutRequestMock = (overrideResponse: Partial<PayoutRequest> = {}): PayoutRequest => makeConsistent<PayoutRequest>({_id: mockValues.id(), number: turn("PayoutRequest", "number", ["PO-2041","PO-2042","PO-2077","PO-2103"]), status: "approved", amount: 120, currency: "USD", method: getPayoutMethodMock(), destination: turn("PayoutRequest", "destination", ["Banco do Mar, •••• 4821","Orchard Savings, •••• 0917","Stripe, •••• Kiln"]), note: turn("PayoutRequest", "note", ["For the new kiln shelves.","Spring tour of the trio.","Seeds and glass for the greenhouse."]), reason: turn("PayoutRequest", "reason", ["The bank does not know this account.","The name of the account is not the one of the documents.","Please confirm your tax form first."]), canUpdate: true, approvedAt: mockValues.pastTime(), paidAt: mockValues.pastTime(), closedAt: mockValues.pastTime(), createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPayoutCalculateRequestMock = (overrideResponse: Partial<PayoutCalculateRequest> = {}): PayoutCalculateRequest => makeConsistent<PayoutCalculateRequest>({amount: 120, method: getPayoutMethodMock(), ...overrideResponse}, overrideResponse)

export const getPayoutObstacleMock = (): PayoutObstacle => (turn("PayoutObstacle", "", ["below-minimum","above-payable","pending-payout","no-destination","not-approved"]))

export const getPayoutCalculationMock = (overrideResponse: Partial<PayoutCalculation> = {}): PayoutCalculation => makeConsistent<PayoutCalculation>({amount: 120, currency: "USD", method: getPayoutMethodMock(), destination: turn("PayoutCalculation", "destination", ["Banco do Mar, •••• 4821","Orchard Savings, •••• 0917","Stripe, •••• Kiln"]), payableEarnings: 312.5, payableAfterwards: 192.5, heldEarnings: 80, nextReleaseAt: mockValues.futureTime(), minimumAmount: 50, obstacle: null, ...overrideResponse}, overrideResponse)

export const getPendingPayoutMock = (overrideResponse: Partial<PendingPayout> = {}): PendingPayout => makeConsistent<PendingPayout>({isPending: true, payoutRequest: getPayoutRequestMock(), ...overrideResponse}, overrideResponse)

export const getPayoutSortByMock = (): PayoutSortBy => (turn("PayoutSortBy", "", ["createdAt","updatedAt","amount"]))

export const getPayoutRequestListMock = (overrideResponse: Partial<PayoutRequestList> = {}): PayoutRequestList => makeConsistent<PayoutRequestList>({data: mockValues.some(() => getPayoutRequestMock(), 6), total: 4, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getPayoutRequestUpdateRequestMock = (overrideResponse: Partial<PayoutRequestUpdateRequest> = {}): PayoutRequestUpdateRequest => makeConsistent<PayoutRequestUpdateRequest>({amount: 90, method: getPayoutMethodMock(), note: "For the new kiln shelves.", ...overrideResponse}, overrideResponse)

export const getReferrerMock = (overrideResponse: Partial<Referrer> = {}): Referrer => makeConsistent<Referrer>({code: turn("Referrer", "code", ["MARA-7Q4K","ANSELM-2F9C","PRIYA-8W3X"]), url: "/auth/register?referral=MARA-7Q4K", sharePercent: 5, shareDays: 365, totalReferrals: mockValues.numberNear(7, undefined), amount: 41.25, ...overrideResponse}, overrideResponse)

export const getReferralSortByMock = (): ReferralSortBy => (turn("ReferralSortBy", "", ["createdAt","amount"]))

export const getReferralMock = (overrideResponse: Partial<Referral> = {}): Referral => makeConsistent<Referral>({_id: mockValues.id(), user: getUserSummaryMock(), amount: turn("Referral", "amount", [12.4,3.75,41.25]), isActive: true, endsAt: mockValues.futureTime(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getReferralListMock = (overrideResponse: Partial<ReferralList> = {}): ReferralList => makeConsistent<ReferralList>({data: mockValues.some(() => getReferralMock(), 6), total: 7, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getNotificationSortByMock = (): NotificationSortBy => (turn("NotificationSortBy", "", ["updatedAt","createdAt"]))

export const getNotificationTypeMock = (): NotificationType => (turn("NotificationType", "", ["follow","subscription","tip","sale","comment","reply","reaction","message-request","order","payout","mention","live","content","report-outcome","warning"]))

export const getNotificationObjectTypeMock = (): NotificationObjectType => (turn("NotificationObjectType", "", ["feed","comment","performer","charge","user","subscription","conversation","message","photo","gallery","video","reel","story","product","stream","order","payout","cameo","report"]))

export const getNotificationMock = (overrideResponse: Partial<Notification> = {}): Notification => makeConsistent<Notification>({_id: mockValues.id(), type: turn("Notification", "type", ["follow","tip","comment","reaction","mention"]), actor: getUserSummaryMock(), totalActors: turn("Notification", "totalActors", [1,1,1,9,1]), objectType: turn("Notification", "objectType", ["performer","charge","feed","feed","feed"]), objectId: mockValues.id(), commentId: null, thumbnailUrl: mockValues.picture(320, 400), excerpt: turn("Notification", "excerpt", [null,"For the next kiln.","How long did the second layer take?","Low tide at six. Nudibranchs smaller than a grain of rice.","Saving this for the weekend, thank you @noor."]), amount: turn("Notification", "amount", [null,25,null,null,null]), orderStatus: null, isRead: false, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getNotificationListMock = (overrideResponse: Partial<NotificationList> = {}): NotificationList => makeConsistent<NotificationList>({data: mockValues.some(() => getNotificationMock(), 6), total: 24, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getChannelNameMock = (): ChannelName => (turn("ChannelName", "", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]))

export const getEventMock = (): Event => (turn("Event", "", [() => getPerformerCountersUpdatedEnvelopeMock(), () => getFeedCountersUpdatedEnvelopeMock(), () => getConversationReadEnvelopeMock(), () => getConversationRequestedEnvelopeMock(), () => getConversationUpdatedEnvelopeMock(), () => getMessageCreatedEnvelopeMock(), () => getMessageDeletedEnvelopeMock(), () => getMessageUpdatedEnvelopeMock(), () => getStreamBannedEnvelopeMock(), () => getStreamEndedEnvelopeMock(), () => getStreamGoalUpdatedEnvelopeMock(), () => getStreamMessageCreatedEnvelopeMock(), () => getStreamMessageDeletedEnvelopeMock(), () => getStreamMessagesRemovedEnvelopeMock(), () => getStreamMutedEnvelopeMock(), () => getStreamTippedEnvelopeMock(), () => getStreamUpdatedEnvelopeMock(), () => getCameoUpdatedEnvelopeMock(), () => getWalletBalanceUpdatedEnvelopeMock(), () => getPaymentSucceededEnvelopeMock(), () => getSubscriptionUpdatedEnvelopeMock(), () => getOrderUpdatedEnvelopeMock(), () => getPayoutUpdatedEnvelopeMock(), () => getNotificationCreatedEnvelopeMock(), () => getNotificationReadEnvelopeMock(), () => getNotificationWithdrawnEnvelopeMock(), () => getFileProcessedEnvelopeMock()])())

export const getEventListMock = (overrideResponse: Partial<EventList> = {}): EventList => makeConsistent<EventList>({data: mockValues.some(() => getEventMock(), 6), total: 17, isMore: false, ...overrideResponse}, overrideResponse)

export const getEventChannelMock = (overrideResponse: Partial<EventChannel> = {}): EventChannel => makeConsistent<EventChannel>({channel: turn("EventChannel", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, ...overrideResponse}, overrideResponse)

export const getEventChannelListMock = (overrideResponse: Partial<EventChannelList> = {}): EventChannelList => makeConsistent<EventChannelList>({data: mockValues.some(() => getEventChannelMock(), 6), total: 1, isMore: false, ...overrideResponse}, overrideResponse)

export const getUploadKindMock = (): UploadKind => (turn("UploadKind", "", ["video","audio","product"]))

export const getUploadCreateRequestMock = (overrideResponse: Partial<UploadCreateRequest> = {}): UploadCreateRequest => makeConsistent<UploadCreateRequest>({kind: getUploadKindMock(), fileName: "tall-vase.mp4", size: 734003200, ...overrideResponse}, overrideResponse)

export const getUploadMock = (overrideResponse: Partial<Upload> = {}): Upload => makeConsistent<Upload>({_id: mockValues.id(), kind: getUploadKindMock(), fileName: turn("Upload", "fileName", ["tall-vase.mp4","caro-kann.mov","open-d-tabs.zip"]), size: 734003200, offset: 167772160, isFinished: false, expiresAt: mockValues.futureTime(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getUploadChunkMock = (overrideResponse: Partial<UploadChunk> = {}): UploadChunk => makeConsistent<UploadChunk>({offset: 167772160, chunk: new Blob(), ...overrideResponse}, overrideResponse)

export const getFileVariantMock = (): FileVariant => (turn("FileVariant", "", ["thumbnail","display","poster","captions","download","storyboard","hls","playlist-low","playlist-medium","playlist-high","segments-low","segments-medium","segments-high"]))

export const getLibraryFileKindMock = (): LibraryFileKind => (turn("LibraryFileKind", "", ["photo","video","audio"]))

export const getLibraryUseTypeMock = (): LibraryUseType => (turn("LibraryUseType", "", ["feed","photo","video","reel","story","product"]))

export const getLibraryUseMock = (overrideResponse: Partial<LibraryUse> = {}): LibraryUse => makeConsistent<LibraryUse>({objectType: getLibraryUseTypeMock(), objectId: mockValues.id(), title: turn("LibraryUse", "title", ["Kiln opened at dawn. #stoneware","First light on the kiln shelf.","Throwing a tall vase"]), isDeleted: false, ...overrideResponse}, overrideResponse)

export const getLibraryFileMock = (overrideResponse: Partial<LibraryFile> = {}): LibraryFile => makeConsistent<LibraryFile>({_id: mockValues.id(), kind: getLibraryFileKindMock(), name: turn("LibraryFile", "name", ["kiln-at-dawn.jpg","tall-vase.mp4","wheel-hum.mp3"]), status: "ready", reason: null, size: turn("LibraryFile", "size", [2841600,84213760,6291456]), url: mockValues.picture(), thumbnailUrl: mockValues.picture(320, 400), preview: mockValues.picture(320, 400), width: turn("LibraryFile", "width", [1600,1280]), height: turn("LibraryFile", "height", [1067,720]), duration: turn("LibraryFile", "duration", [null,94.2,61]), uses: mockValues.some(() => getLibraryUseMock(), 1, 3), totalUses: turn("LibraryFile", "totalUses", [1,2,0]), expiresAt: mockValues.futureTime(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getLibraryFileListMock = (overrideResponse: Partial<LibraryFileList> = {}): LibraryFileList => makeConsistent<LibraryFileList>({data: mockValues.some(() => getLibraryFileMock(), 6), total: 140, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getOperatorAccessMock = (): OperatorAccess => (turn("OperatorAccess", "", ["full","read-only"]))

export const getOperatorMock = (overrideResponse: Partial<Operator> = {}): Operator => makeConsistent<Operator>({email: "ops@fanlight.example", access: getOperatorAccessMock(), performersToReview: 2, payoutsToReview: 3, reportsToReview: 1, ...overrideResponse}, overrideResponse)

export const getAuditChangeMock = (overrideResponse: Partial<AuditChange> = {}): AuditChange => makeConsistent<AuditChange>({field: turn("AuditChange", "field", ["status","operatorAccess"]), before: turn("AuditChange", "before", ["pending",null]), after: turn("AuditChange", "after", ["approved","full"]), ...overrideResponse}, overrideResponse)

export const getAuditEntryMock = (overrideResponse: Partial<AuditEntry> = {}): AuditEntry => makeConsistent<AuditEntry>({_id: mockValues.id(), at: mockValues.pastTime(), operator: turn("AuditEntry", "operator", ["ops@fanlight.example","shell:deploy"]), action: turn("AuditEntry", "action", ["decidePayout","grantOperator"]), targetId: mockValues.id(), target: turn("AuditEntry", "target", ["PO-2041","ops@fanlight.example"]), changes: mockValues.some(() => getAuditChangeMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getAuditEntryListMock = (overrideResponse: Partial<AuditEntryList> = {}): AuditEntryList => makeConsistent<AuditEntryList>({data: mockValues.some(() => getAuditEntryMock(), 6), total: 4, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getOperatorBankAccountMock = (overrideResponse: Partial<OperatorBankAccount> = {}): OperatorBankAccount => makeConsistent<OperatorBankAccount>({accountHolder: "Mara Clay", bankName: "Banco do Rio", countryCode: "PT", currency: "USD", accountNumber: "PT50000201231234567890154", bankCode: "BDRIPTPL", ...overrideResponse}, overrideResponse)

export const getOperatorPayoutMock = (overrideResponse: Partial<OperatorPayout> = {}): OperatorPayout => makeConsistent<OperatorPayout>({_id: mockValues.userField("OperatorPayout", "_id"), number: turn("OperatorPayout", "number", ["PO-2041","PO-2042","PO-2077","PO-2103"]), userId: mockValues.id(), name: mockValues.userField("OperatorPayout", "name"), username: mockValues.userField("OperatorPayout", "username"), status: "approved", amount: 120, currency: "USD", method: getPayoutMethodMock(), bankAccount: null, stripeAccountId: null, note: turn("OperatorPayout", "note", ["For the new kiln shelves.",null]), reason: null, decidedBy: null, createdAt: mockValues.pastTime(), updatedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getOperatorPayoutListMock = (overrideResponse: Partial<OperatorPayoutList> = {}): OperatorPayoutList => makeConsistent<OperatorPayoutList>({data: mockValues.some(() => getOperatorPayoutMock(), 6), total: 4, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getDecisionReasonMock = (): DecisionReason => ("The passport has expired.")

export const getPayoutDecisionRequestMock = (overrideResponse: Partial<PayoutDecisionRequest> = {}): PayoutDecisionRequest => makeConsistent<PayoutDecisionRequest>({status: "approved", reason: "The passport has expired.", ...overrideResponse}, overrideResponse)

export const getPerformerApplicationMock = (overrideResponse: Partial<PerformerApplication> = {}): PerformerApplication => makeConsistent<PerformerApplication>({_id: mockValues.idOf("odile.paper"), name: turn("PerformerApplication", "name", ["Odile Marchetti","Teo Brandt"]), username: turn("PerformerApplication", "username", ["odile.paper","teo.brandt"]), email: turn("PerformerApplication", "email", ["odile@fanlight.example","teo@fanlight.example"]), firstName: turn("PerformerApplication", "firstName", ["Odile","Teodor"]), lastName: turn("PerformerApplication", "lastName", ["Marchetti","Brandt"]), dateOfBirth: "2026-05-14", phone: turn("PerformerApplication", "phone", [null,"+351912345678"]), countryCode: turn("PerformerApplication", "countryCode", ["FR","PT"]), documents: mockValues.some(() => getPerformerDocumentMock(), 1, 2), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPerformerApplicationListMock = (overrideResponse: Partial<PerformerApplicationList> = {}): PerformerApplicationList => makeConsistent<PerformerApplicationList>({data: mockValues.some(() => getPerformerApplicationMock(), 6), total: 4, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getPerformerDecisionRequestMock = (overrideResponse: Partial<PerformerDecisionRequest> = {}): PerformerDecisionRequest => makeConsistent<PerformerDecisionRequest>({status: "approved", reason: "The passport has expired.", ...overrideResponse}, overrideResponse)

export const getReportedUserRecordMock = (overrideResponse: Partial<ReportedUserRecord> = {}): ReportedUserRecord => makeConsistent<ReportedUserRecord>({warned: 1, removed: 0, ...overrideResponse}, overrideResponse)

export const getReporterRecordMock = (overrideResponse: Partial<ReporterRecord> = {}): ReporterRecord => makeConsistent<ReporterRecord>({decided: 4, dismissed: 1, ...overrideResponse}, overrideResponse)

export const getOperatorReportAppealMock = (overrideResponse: Partial<OperatorReportAppeal> = {}): OperatorReportAppeal => makeConsistent<OperatorReportAppeal>({side: getReportSideMock(), text: "The song in this clip is my own; the recording date shows it.", outcome: null, createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getOperatorReportMock = (overrideResponse: Partial<OperatorReport> = {}): OperatorReport => makeConsistent<OperatorReport>({_id: mockValues.id(), targetType: getReportTargetTypeMock(), targetId: mockValues.id(), targetText: "The same advert stands under five posts.", isTargetHidden: false, targetUser: getUserSummaryMock(), targetUserRecord: getReportedUserRecordMock(), reporter: getUserSummaryMock(), reporterRecord: getReporterRecordMock(), reason: getReportReasonMock(), isUrgent: false, text: "This is my photo of the tide pool.", status: "open", outcome: null, note: null, appeals: mockValues.some(() => getOperatorReportAppealMock(), 1, 2), decidedBy: null, createdAt: mockValues.pastTime(), resolvedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getOperatorReportListMock = (overrideResponse: Partial<OperatorReportList> = {}): OperatorReportList => makeConsistent<OperatorReportList>({data: mockValues.some(() => getOperatorReportMock(), 6), total: 4, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getReportDecisionRequestMock = (overrideResponse: Partial<ReportDecisionRequest> = {}): ReportDecisionRequest => makeConsistent<ReportDecisionRequest>({outcome: turn("ReportDecisionRequest", "outcome", ["no-violation","warned","removed"]), reason: "The passport has expired.", ...overrideResponse}, overrideResponse)

export const getDevelopmentMailMock = (overrideResponse: Partial<DevelopmentMail> = {}): DevelopmentMail => makeConsistent<DevelopmentMail>({_id: mockValues.id(), to: "mara@fanlight.example", subject: "Confirm your e-mail address", text: "Hello Noor, please confirm your address.", link: "/auth/email-verification?token=q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getDevelopmentMailListMock = (overrideResponse: Partial<DevelopmentMailList> = {}): DevelopmentMailList => makeConsistent<DevelopmentMailList>({data: mockValues.some(() => getDevelopmentMailMock(), 6), total: 1, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getAuthLoginEventMock = (overrideResponse: Partial<AuthLoginEvent> = {}): AuthLoginEvent => makeConsistent<AuthLoginEvent>({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", ...overrideResponse}, overrideResponse)

export const getSessionEndReasonMock = (): SessionEndReason => (turn("SessionEndReason", "", ["logged-out","revoked","password-changed","expired","account-deleted"]))

export const getSessionEndedEventMock = (overrideResponse: Partial<SessionEndedEvent> = {}): SessionEndedEvent => makeConsistent<SessionEndedEvent>({sessionId: mockValues.id(), reason: getSessionEndReasonMock(), ...overrideResponse}, overrideResponse)

export const getPerformerCountersUpdatedEventMock = (overrideResponse: Partial<PerformerCountersUpdatedEvent> = {}): PerformerCountersUpdatedEvent => makeConsistent<PerformerCountersUpdatedEvent>({performerId: mockValues.id(), totalFollowers: mockValues.numberNear(1285, undefined), totalFeeds: mockValues.numberNear(64, undefined), totalLikes: mockValues.numberNear(9121, undefined), ...overrideResponse}, overrideResponse)

export const getFeedCountersUpdatedEventMock = (overrideResponse: Partial<FeedCountersUpdatedEvent> = {}): FeedCountersUpdatedEvent => makeConsistent<FeedCountersUpdatedEvent>({feedId: mockValues.id(), totalLikes: mockValues.numberNear(129, undefined), totalComments: mockValues.numberNear(10, undefined), totalBookmarks: mockValues.numberNear(15, undefined), ...overrideResponse}, overrideResponse)

export const getStoryCreatedEventMock = (overrideResponse: Partial<StoryCreatedEvent> = {}): StoryCreatedEvent => makeConsistent<StoryCreatedEvent>({storyId: mockValues.id(), performer: getUserSummaryMock(), createdAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationMarkReadEventMock = (overrideResponse: Partial<ConversationMarkReadEvent> = {}): ConversationMarkReadEvent => makeConsistent<ConversationMarkReadEvent>({conversationId: mockValues.id(), messageId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getConversationReadEventMock = (overrideResponse: Partial<ConversationReadEvent> = {}): ConversationReadEvent => makeConsistent<ConversationReadEvent>({conversationId: mockValues.id(), userId: mockValues.id(), messageId: mockValues.id(), seenAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationRequestedEventMock = (overrideResponse: Partial<ConversationRequestedEvent> = {}): ConversationRequestedEvent => makeConsistent<ConversationRequestedEvent>({request: getConversationRequestMock(), totalRequests: mockValues.numberNear(2, undefined), ...overrideResponse}, overrideResponse)

export const getConversationTypeEventMock = (overrideResponse: Partial<ConversationTypeEvent> = {}): ConversationTypeEvent => makeConsistent<ConversationTypeEvent>({conversationId: mockValues.id(), isTyping: true, ...overrideResponse}, overrideResponse)

export const getConversationTypingEventMock = (overrideResponse: Partial<ConversationTypingEvent> = {}): ConversationTypingEvent => makeConsistent<ConversationTypingEvent>({conversationId: mockValues.id(), userId: mockValues.id(), isTyping: true, ...overrideResponse}, overrideResponse)

export const getConversationUpdatedEventMock = (overrideResponse: Partial<ConversationUpdatedEvent> = {}): ConversationUpdatedEvent => makeConsistent<ConversationUpdatedEvent>({conversation: getConversationMock(), totalUnread: mockValues.numberNear(3, undefined), ...overrideResponse}, overrideResponse)

export const getMessageCreatedEventMock = (overrideResponse: Partial<MessageCreatedEvent> = {}): MessageCreatedEvent => makeConsistent<MessageCreatedEvent>({message: getMessageMock(), ...overrideResponse}, overrideResponse)

export const getMessageDeletedEventMock = (overrideResponse: Partial<MessageDeletedEvent> = {}): MessageDeletedEvent => makeConsistent<MessageDeletedEvent>({conversationId: mockValues.id(), messageId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getMessageChangeMock = (): MessageChange => (turn("MessageChange", "", ["bought","file-processed"]))

export const getMessageUpdatedEventMock = (overrideResponse: Partial<MessageUpdatedEvent> = {}): MessageUpdatedEvent => makeConsistent<MessageUpdatedEvent>({message: getMessageMock(), change: getMessageChangeMock(), ...overrideResponse}, overrideResponse)

export const getStreamBannedEventMock = (overrideResponse: Partial<StreamBannedEvent> = {}): StreamBannedEvent => makeConsistent<StreamBannedEvent>({streamId: mockValues.id(), userId: mockValues.id(), isBanned: true, ...overrideResponse}, overrideResponse)

export const getStreamEndedEventMock = (overrideResponse: Partial<StreamEndedEvent> = {}): StreamEndedEvent => makeConsistent<StreamEndedEvent>({streamId: mockValues.id(), reason: getStreamEndReasonMock(), duration: 5400, endedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamGoalUpdatedEventMock = (overrideResponse: Partial<StreamGoalUpdatedEvent> = {}): StreamGoalUpdatedEvent => makeConsistent<StreamGoalUpdatedEvent>({streamId: mockValues.id(), goal: getStreamGoalMock(), ...overrideResponse}, overrideResponse)

export const getStreamJoinEventMock = (overrideResponse: Partial<StreamJoinEvent> = {}): StreamJoinEvent => makeConsistent<StreamJoinEvent>({streamId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getStreamJoinedEventMock = (overrideResponse: Partial<StreamJoinedEvent> = {}): StreamJoinedEvent => makeConsistent<StreamJoinedEvent>({streamId: mockValues.id(), viewer: getStreamViewerMock(), totalViewers: mockValues.numberNear(85, undefined), ...overrideResponse}, overrideResponse)

export const getStreamLeaveEventMock = (overrideResponse: Partial<StreamLeaveEvent> = {}): StreamLeaveEvent => makeConsistent<StreamLeaveEvent>({streamId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getStreamLeftEventMock = (overrideResponse: Partial<StreamLeftEvent> = {}): StreamLeftEvent => makeConsistent<StreamLeftEvent>({streamId: mockValues.id(), userId: null, totalViewers: mockValues.numberNear(84, undefined), ...overrideResponse}, overrideResponse)

export const getStreamMessageCreatedEventMock = (overrideResponse: Partial<StreamMessageCreatedEvent> = {}): StreamMessageCreatedEvent => makeConsistent<StreamMessageCreatedEvent>({streamId: mockValues.id(), message: getStreamMessageMock(), ...overrideResponse}, overrideResponse)

export const getStreamMessageDeletedEventMock = (overrideResponse: Partial<StreamMessageDeletedEvent> = {}): StreamMessageDeletedEvent => makeConsistent<StreamMessageDeletedEvent>({streamId: mockValues.id(), messageId: mockValues.id(), text: "Message deleted", ...overrideResponse}, overrideResponse)

export const getStreamMessagesRemovedEventMock = (overrideResponse: Partial<StreamMessagesRemovedEvent> = {}): StreamMessagesRemovedEvent => makeConsistent<StreamMessagesRemovedEvent>({streamId: mockValues.id(), removedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamMutedEventMock = (overrideResponse: Partial<StreamMutedEvent> = {}): StreamMutedEvent => makeConsistent<StreamMutedEvent>({streamId: mockValues.id(), userId: mockValues.id(), isMuted: true, mutedUntil: null, ...overrideResponse}, overrideResponse)

export const getStreamPeerIdMock = (): StreamPeerId => ("c0q8ZtUe7vXbR2aF")

export const getStreamSignalTypeMock = (): StreamSignalType => (turn("StreamSignalType", "", ["ready","offer","answer","candidate","bye"]))

export const getStreamSendSignalEventMock = (overrideResponse: Partial<StreamSendSignalEvent> = {}): StreamSendSignalEvent => makeConsistent<StreamSendSignalEvent>({streamId: mockValues.id(), peerId: "c0q8ZtUe7vXbR2aF", type: getStreamSignalTypeMock(), data: null, ...overrideResponse}, overrideResponse)

export const getStreamSignalEventMock = (overrideResponse: Partial<StreamSignalEvent> = {}): StreamSignalEvent => makeConsistent<StreamSignalEvent>({streamId: mockValues.id(), peerId: "c0q8ZtUe7vXbR2aF", userId: mockValues.id(), type: getStreamSignalTypeMock(), data: null, ...overrideResponse}, overrideResponse)

export const getStreamStartedEventMock = (overrideResponse: Partial<StreamStartedEvent> = {}): StreamStartedEvent => makeConsistent<StreamStartedEvent>({streamId: mockValues.id(), performer: getUserSummaryMock(), title: turn("StreamStartedEvent", "title", ["Glazing night","Blitz against the whole chat","The garden before the frost"]), startedAt: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamTippedEventMock = (overrideResponse: Partial<StreamTippedEvent> = {}): StreamTippedEvent => makeConsistent<StreamTippedEvent>({streamId: mockValues.id(), message: getStreamMessageMock(), goal: getStreamGoalMock(), ...overrideResponse}, overrideResponse)

export const getStreamUpdatedEventMock = (overrideResponse: Partial<StreamUpdatedEvent> = {}): StreamUpdatedEvent => makeConsistent<StreamUpdatedEvent>({streamId: mockValues.id(), title: turn("StreamUpdatedEvent", "title", ["Glazing night with questions","Blitz with longer clocks","The garden in the rain"]), status: "live", audience: getStreamAudienceMock(), price: null, isOpen: true, slowModeSeconds: 10, welcomeText: "Ask me anything about glazes.", ...overrideResponse}, overrideResponse)

export const getCameoUpdatedEventMock = (overrideResponse: Partial<CameoUpdatedEvent> = {}): CameoUpdatedEvent => makeConsistent<CameoUpdatedEvent>({cameoId: mockValues.id(), status: "delivered", ...overrideResponse}, overrideResponse)

export const getBalanceUpdatedEventMock = (overrideResponse: Partial<BalanceUpdatedEvent> = {}): BalanceUpdatedEvent => makeConsistent<BalanceUpdatedEvent>({balance: 432.5, ...overrideResponse}, overrideResponse)

export const getPaymentSucceededEventMock = (overrideResponse: Partial<PaymentSucceededEvent> = {}): PaymentSucceededEvent => makeConsistent<PaymentSucceededEvent>({payment: getPaymentMock(), balance: 175, ...overrideResponse}, overrideResponse)

export const getSubscriptionUpdatedEventMock = (overrideResponse: Partial<SubscriptionUpdatedEvent> = {}): SubscriptionUpdatedEvent => makeConsistent<SubscriptionUpdatedEvent>({subscriptionId: mockValues.id(), performerId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getOrderUpdatedEventMock = (overrideResponse: Partial<OrderUpdatedEvent> = {}): OrderUpdatedEvent => makeConsistent<OrderUpdatedEvent>({orderId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getPayoutUpdatedEventMock = (overrideResponse: Partial<PayoutUpdatedEvent> = {}): PayoutUpdatedEvent => makeConsistent<PayoutUpdatedEvent>({payoutRequestId: mockValues.id(), ...overrideResponse}, overrideResponse)

export const getNotificationCreatedEventMock = (overrideResponse: Partial<NotificationCreatedEvent> = {}): NotificationCreatedEvent => makeConsistent<NotificationCreatedEvent>({notification: getNotificationMock(), totalUnread: mockValues.numberNear(4, undefined), ...overrideResponse}, overrideResponse)

export const getNotificationReadEventMock = (overrideResponse: Partial<NotificationReadEvent> = {}): NotificationReadEvent => makeConsistent<NotificationReadEvent>({notificationId: null, totalUnread: mockValues.numberNear(0, undefined), ...overrideResponse}, overrideResponse)

export const getNotificationWithdrawnEventMock = (overrideResponse: Partial<NotificationWithdrawnEvent> = {}): NotificationWithdrawnEvent => makeConsistent<NotificationWithdrawnEvent>({totalUnread: mockValues.numberNear(3, undefined), ...overrideResponse}, overrideResponse)

export const getFileProcessedEventMock = (overrideResponse: Partial<FileProcessedEvent> = {}): FileProcessedEvent => makeConsistent<FileProcessedEvent>({file: getFileProcessingMock(), objectId: null, ...overrideResponse}, overrideResponse)

export const getErrorCodeMock = (): ErrorCode => (turn("ErrorCode", "", ["MALFORMED_BODY","UNAUTHENTICATED","INVALID_CREDENTIALS","SOCIAL_LOGIN_FAILED","INSUFFICIENT_BALANCE","CARD_DECLINED","CARD_EXPIRED","FORBIDDEN","EMAIL_NOT_VERIFIED","SECOND_FACTOR_REQUIRED","PERFORMER_NOT_APPROVED","COUNTRY_BLOCKED","MUTED","BANNED","NOT_ENTITLED","INVALID_SIGNATURE","NOT_FOUND","METHOD_NOT_ALLOWED","CONFLICT","ALREADY_PURCHASED","ALREADY_SUBSCRIBED","ALREADY_REPORTED","ALREADY_VOTED","ALREADY_STREAMING","FREE_SUBSCRIPTION_USED","OUT_OF_STOCK","PAYOUT_PENDING","ORDERS_OPEN","PRICE_CHANGED","STATUS_CONFLICT","FILE_NOT_READY","UPLOAD_OFFSET_MISMATCH","IDEMPOTENCY_CONFLICT","LINK_EXPIRED","STREAM_ENDED","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED","EMAIL_TAKEN","USERNAME_TAKEN","AMOUNT_OUT_OF_RANGE","OWN_ACCOUNT","WRONG_PASSWORD","COUPON_INVALID","CAPTCHA_FAILED","ADDRESS_REQUIRED","PROVIDER_NOT_CONFIGURED","RATE_LIMITED","SLOW_MODE","INTERNAL","NOT_IMPLEMENTED","UNAVAILABLE","MEDIA_PROCESSING_UNAVAILABLE","MAINTENANCE"]))

export const getErrorReasonMock = (): ErrorReason => (turn("ErrorReason", "", ["REQUIRED","EMPTY","TOO_SHORT","TOO_LONG","TOO_FEW","TOO_MANY","TOO_SMALL","TOO_LARGE","OUT_OF_RANGE","TOO_MANY_DECIMALS","WRONG_TYPE","NOT_ALLOWED","INVALID","INVALID_FORMAT","INVALID_EMAIL","INVALID_CHARACTER","UNKNOWN_FIELD","DUPLICATE_FIELD","NOT_STORABLE","INVALID_CURSOR","CURSOR_OF_OTHER_LIST","INVALID_IDEMPOTENCY_KEY","INVALID_JSON","JSON_REQUIRED","MULTIPART_REQUIRED","INCOMPLETE_FORM","BODY_TOO_DEEP","PERFORMERS_ONLY","STORAGE_UNAVAILABLE","CANNOT_BLOCK_SELF","CANNOT_FOLLOW_SELF","CANNOT_REPORT_SELF","CANNOT_SUBSCRIBE_TO_SELF","CANNOT_TIP_SELF","OWN_CONTENT","NAME_TAKEN_BY_PERFORMER","INVALID_NAME","INVALID_USERNAME","EMAIL_NOT_CORRECTABLE","PASSWORD_REQUIRED","NOT_A_PERFORMER","COUNTRY_UNKNOWN","STATE_UNKNOWN","ADDRESS_UNKNOWN","TOO_MANY_ADDRESSES","BANK_ACCOUNT_REQUIRED","STRIPE_ACCOUNT_REQUIRED","STRIPE_COUNTRY_UNSUPPORTED","STRIPE_ACCOUNT_REFUSED","INVALID_IBAN","TOO_YOUNG","UNSUPPORTED_DOCUMENT","DOCUMENT_MISSING","CURRENCY_NOT_OFFERED","FILE_REQUIRED","FILE_TOO_LARGE","FILE_OF_KIND_TOO_LARGE","FILE_TOO_LARGE_FOR_TAB","FILE_MISSING","FILE_NOT_REUSABLE","FILE_IN_USE","DUPLICATE_FILE","UNSUPPORTED_PHOTO","UNSUPPORTED_VIDEO","UNSUPPORTED_AUDIO","UNSUPPORTED_CAPTIONS","UNSUPPORTED_DOWNLOAD","BROKEN_PICTURE","TOO_MANY_PIXELS","FFMPEG_MISSING","MEDIA_FAILED","MEDIA_BROKEN","MEDIA_UNPLAYABLE","MEDIA_TOO_LONG","MEDIA_WITHOUT_PICTURE","MEDIA_WITHOUT_SOUND","TOO_MANY_UPLOADS","UPLOAD_MISSING","UPLOAD_INCOMPLETE","PART_TOO_LARGE","POST_EMPTY","ALREADY_PUBLISHED","PUBLISH_TIME_REQUIRED","PUBLISH_TIME_NOT_ALLOWED","POST_NOT_PUBLISHED","TOO_MANY_PINNED","EXPIRY_BEFORE_PUBLICATION","NOT_IN_FUTURE","NOTHING_CHANGED","POLL_MISSING","POLL_CLOSED","POLL_PUBLISHED","OPTION_UNKNOWN","DUPLICATE_OPTION","GALLERY_FULL","PHOTO_MISSING","PHOTO_WITHOUT_GALLERY","DUPLICATE_PHOTO","ITEM_PRICE_OUT_OF_RANGE","PUBLIC_NOT_FOR_SALE","NOT_FOR_SALE","ALREADY_ACCESSIBLE","DIGITAL_BOUGHT_ONCE","STOCK_REQUIRED","DOWNLOAD_REQUIRED","DOWNLOAD_NOT_ALLOWED","TIP_TOO_SMALL","TIP_TOO_LARGE","STREAM_MISSING","AMOUNT_REQUIRED","PERFORMER_REQUIRED","PACKAGE_MISSING","SUBSCRIPTION_TYPE_NOT_OFFERED","NO_FREE_SUBSCRIPTION","COUPON_UNKNOWN","REFERRAL_CODE_UNKNOWN","COUPON_EXPIRED","COUPON_USED","COUPON_USED_UP","COUPON_FOR_SUBSCRIPTIONS","COUPON_FOR_TOP_UPS","COUPON_WITHOUT_AMOUNT","PROMOTION_ENDED","PROMOTION_USED_UP","PROMOTION_USED","PROMOTION_WITH_COUPON","PROMOTION_UNKNOWN","MONTHLY_PRICE_REQUIRED","NO_SAVED_CARD","CARD_MISSING","TEST_CARDS_ONLY","CVC_LENGTH","CARD_DECLINED","EXPIRED_CARD","INSUFFICIENT_FUNDS","INCORRECT_CVC","AUTHENTICATION_FAILED","PROCESSING_ERROR","PAYMENT_PENDING","PAYMENT_NOT_WAITING","GATEWAY_UNAVAILABLE","REPORT_UNDECIDED","ALREADY_REQUESTED","END_BEFORE_START","INTERVAL_TOO_SHORT","NOT_ENTITLED","EMAIL_TAKEN","USERNAME_TAKEN","WRONG_PASSWORD","PRICE_CHANGED","ADDRESS_REQUIRED"]))

export const getErrorParamsMock = (): ErrorParams => ({"max":100})

export const getFieldErrorMock = (overrideResponse: Partial<FieldError> = {}): FieldError => makeConsistent<FieldError>({path: "limit", code: getErrorReasonMock(), params: getErrorParamsMock(), message: "At most 100.", ...overrideResponse}, overrideResponse)

export const getSessionEndedEnvelopeMock = (overrideResponse: Partial<SessionEndedEnvelope> = {}): SessionEndedEnvelope => makeConsistent<SessionEndedEnvelope>({channel: turn("SessionEndedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: null, name: "session/ended", data: getSessionEndedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPerformerCountersUpdatedEnvelopeMock = (overrideResponse: Partial<PerformerCountersUpdatedEnvelope> = {}): PerformerCountersUpdatedEnvelope => makeConsistent<PerformerCountersUpdatedEnvelope>({channel: turn("PerformerCountersUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "performer/counters-updated", data: getPerformerCountersUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getFeedCountersUpdatedEnvelopeMock = (overrideResponse: Partial<FeedCountersUpdatedEnvelope> = {}): FeedCountersUpdatedEnvelope => makeConsistent<FeedCountersUpdatedEnvelope>({channel: turn("FeedCountersUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "feed/counters-updated", data: getFeedCountersUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStoryCreatedEnvelopeMock = (overrideResponse: Partial<StoryCreatedEnvelope> = {}): StoryCreatedEnvelope => makeConsistent<StoryCreatedEnvelope>({channel: turn("StoryCreatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: null, name: "story/created", data: getStoryCreatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationReadEnvelopeMock = (overrideResponse: Partial<ConversationReadEnvelope> = {}): ConversationReadEnvelope => makeConsistent<ConversationReadEnvelope>({channel: turn("ConversationReadEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "conversation/read", data: getConversationReadEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationRequestedEnvelopeMock = (overrideResponse: Partial<ConversationRequestedEnvelope> = {}): ConversationRequestedEnvelope => makeConsistent<ConversationRequestedEnvelope>({channel: turn("ConversationRequestedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "conversation/requested", data: getConversationRequestedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationTypingEnvelopeMock = (overrideResponse: Partial<ConversationTypingEnvelope> = {}): ConversationTypingEnvelope => makeConsistent<ConversationTypingEnvelope>({channel: turn("ConversationTypingEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: null, name: "conversation/typing", data: getConversationTypingEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getConversationUpdatedEnvelopeMock = (overrideResponse: Partial<ConversationUpdatedEnvelope> = {}): ConversationUpdatedEnvelope => makeConsistent<ConversationUpdatedEnvelope>({channel: turn("ConversationUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "conversation/updated", data: getConversationUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getMessageCreatedEnvelopeMock = (overrideResponse: Partial<MessageCreatedEnvelope> = {}): MessageCreatedEnvelope => makeConsistent<MessageCreatedEnvelope>({channel: turn("MessageCreatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "message/created", data: getMessageCreatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getMessageDeletedEnvelopeMock = (overrideResponse: Partial<MessageDeletedEnvelope> = {}): MessageDeletedEnvelope => makeConsistent<MessageDeletedEnvelope>({channel: turn("MessageDeletedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "message/deleted", data: getMessageDeletedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getMessageUpdatedEnvelopeMock = (overrideResponse: Partial<MessageUpdatedEnvelope> = {}): MessageUpdatedEnvelope => makeConsistent<MessageUpdatedEnvelope>({channel: turn("MessageUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "message/updated", data: getMessageUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamBannedEnvelopeMock = (overrideResponse: Partial<StreamBannedEnvelope> = {}): StreamBannedEnvelope => makeConsistent<StreamBannedEnvelope>({channel: turn("StreamBannedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/banned", data: getStreamBannedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamEndedEnvelopeMock = (overrideResponse: Partial<StreamEndedEnvelope> = {}): StreamEndedEnvelope => makeConsistent<StreamEndedEnvelope>({channel: turn("StreamEndedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/ended", data: getStreamEndedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamGoalUpdatedEnvelopeMock = (overrideResponse: Partial<StreamGoalUpdatedEnvelope> = {}): StreamGoalUpdatedEnvelope => makeConsistent<StreamGoalUpdatedEnvelope>({channel: turn("StreamGoalUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/goal-updated", data: getStreamGoalUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamJoinedEnvelopeMock = (overrideResponse: Partial<StreamJoinedEnvelope> = {}): StreamJoinedEnvelope => makeConsistent<StreamJoinedEnvelope>({channel: turn("StreamJoinedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: null, name: "stream/joined", data: getStreamJoinedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamLeftEnvelopeMock = (overrideResponse: Partial<StreamLeftEnvelope> = {}): StreamLeftEnvelope => makeConsistent<StreamLeftEnvelope>({channel: turn("StreamLeftEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: null, name: "stream/left", data: getStreamLeftEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamMessageCreatedEnvelopeMock = (overrideResponse: Partial<StreamMessageCreatedEnvelope> = {}): StreamMessageCreatedEnvelope => makeConsistent<StreamMessageCreatedEnvelope>({channel: turn("StreamMessageCreatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/message-created", data: getStreamMessageCreatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamMessageDeletedEnvelopeMock = (overrideResponse: Partial<StreamMessageDeletedEnvelope> = {}): StreamMessageDeletedEnvelope => makeConsistent<StreamMessageDeletedEnvelope>({channel: turn("StreamMessageDeletedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/message-deleted", data: getStreamMessageDeletedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamMessagesRemovedEnvelopeMock = (overrideResponse: Partial<StreamMessagesRemovedEnvelope> = {}): StreamMessagesRemovedEnvelope => makeConsistent<StreamMessagesRemovedEnvelope>({channel: turn("StreamMessagesRemovedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/messages-removed", data: getStreamMessagesRemovedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamMutedEnvelopeMock = (overrideResponse: Partial<StreamMutedEnvelope> = {}): StreamMutedEnvelope => makeConsistent<StreamMutedEnvelope>({channel: turn("StreamMutedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/muted", data: getStreamMutedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamSignalEnvelopeMock = (overrideResponse: Partial<StreamSignalEnvelope> = {}): StreamSignalEnvelope => makeConsistent<StreamSignalEnvelope>({channel: turn("StreamSignalEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: null, name: "stream/signal", data: getStreamSignalEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamStartedEnvelopeMock = (overrideResponse: Partial<StreamStartedEnvelope> = {}): StreamStartedEnvelope => makeConsistent<StreamStartedEnvelope>({channel: turn("StreamStartedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: null, name: "stream/started", data: getStreamStartedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamTippedEnvelopeMock = (overrideResponse: Partial<StreamTippedEnvelope> = {}): StreamTippedEnvelope => makeConsistent<StreamTippedEnvelope>({channel: turn("StreamTippedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/tipped", data: getStreamTippedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getStreamUpdatedEnvelopeMock = (overrideResponse: Partial<StreamUpdatedEnvelope> = {}): StreamUpdatedEnvelope => makeConsistent<StreamUpdatedEnvelope>({channel: turn("StreamUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "stream/updated", data: getStreamUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getCameoUpdatedEnvelopeMock = (overrideResponse: Partial<CameoUpdatedEnvelope> = {}): CameoUpdatedEnvelope => makeConsistent<CameoUpdatedEnvelope>({channel: turn("CameoUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "cameo/updated", data: getCameoUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getWalletBalanceUpdatedEnvelopeMock = (overrideResponse: Partial<WalletBalanceUpdatedEnvelope> = {}): WalletBalanceUpdatedEnvelope => makeConsistent<WalletBalanceUpdatedEnvelope>({channel: turn("WalletBalanceUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "wallet/balance-updated", data: getBalanceUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPaymentSucceededEnvelopeMock = (overrideResponse: Partial<PaymentSucceededEnvelope> = {}): PaymentSucceededEnvelope => makeConsistent<PaymentSucceededEnvelope>({channel: turn("PaymentSucceededEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "payment/succeeded", data: getPaymentSucceededEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getSubscriptionUpdatedEnvelopeMock = (overrideResponse: Partial<SubscriptionUpdatedEnvelope> = {}): SubscriptionUpdatedEnvelope => makeConsistent<SubscriptionUpdatedEnvelope>({channel: turn("SubscriptionUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "subscription/updated", data: getSubscriptionUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getOrderUpdatedEnvelopeMock = (overrideResponse: Partial<OrderUpdatedEnvelope> = {}): OrderUpdatedEnvelope => makeConsistent<OrderUpdatedEnvelope>({channel: turn("OrderUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "order/updated", data: getOrderUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getPayoutUpdatedEnvelopeMock = (overrideResponse: Partial<PayoutUpdatedEnvelope> = {}): PayoutUpdatedEnvelope => makeConsistent<PayoutUpdatedEnvelope>({channel: turn("PayoutUpdatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "payout/updated", data: getPayoutUpdatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getNotificationCreatedEnvelopeMock = (overrideResponse: Partial<NotificationCreatedEnvelope> = {}): NotificationCreatedEnvelope => makeConsistent<NotificationCreatedEnvelope>({channel: turn("NotificationCreatedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "notification/created", data: getNotificationCreatedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getNotificationReadEnvelopeMock = (overrideResponse: Partial<NotificationReadEnvelope> = {}): NotificationReadEnvelope => makeConsistent<NotificationReadEnvelope>({channel: turn("NotificationReadEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "notification/read", data: getNotificationReadEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getNotificationWithdrawnEnvelopeMock = (overrideResponse: Partial<NotificationWithdrawnEnvelope> = {}): NotificationWithdrawnEnvelope => makeConsistent<NotificationWithdrawnEnvelope>({channel: turn("NotificationWithdrawnEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "notification/withdrawn", data: getNotificationWithdrawnEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)

export const getFileProcessedEnvelopeMock = (overrideResponse: Partial<FileProcessedEnvelope> = {}): FileProcessedEnvelope => makeConsistent<FileProcessedEnvelope>({channel: turn("FileProcessedEnvelope", "channel", ["user:0193f2a4c1d07b3e5a918c42","conversation:0193f2a4c1d07b3e5a918c43","stream:0193f2a4c1d07b3e5a918c44"]), no: 17, name: "file/processed", data: getFileProcessedEventMock(), at: mockValues.pastTime(), ...overrideResponse}, overrideResponse)