/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as product from '../../product.ts';

import {
  faker
} from '@faker-js/faker';

import type {
  Access,
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
  AuthLoginEvent,
  AuthToken,
  AvatarUpload,
  BalanceUpdatedEvent,
  BankingSettings,
  BankingSettingsUpdateRequest,
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
  ContactRequest,
  Conversation,
  ConversationCreateRequest,
  ConversationList,
  ConversationMarkReadEvent,
  ConversationReadEvent,
  ConversationRequest,
  ConversationRequestList,
  ConversationRequestedEvent,
  ConversationSortBy,
  ConversationSource,
  ConversationTypeEvent,
  ConversationTypingEvent,
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
  EmailVerificationRequest,
  Error,
  ErrorCode,
  Event,
  EventList,
  EventName,
  EventPayload,
  Feed,
  FeedAudioUpload,
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
  FeedSortBy,
  FeedStatus,
  FeedTeaserUpload,
  FeedThumbnail,
  FeedThumbnailUpload,
  FeedUpdateRequest,
  FeedVideoUpload,
  FieldError,
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
  Gender,
  Geo,
  GoogleLoginRequest,
  GoogleTokenRequest,
  Hashtag,
  HashtagCreateRequest,
  HashtagList,
  IceServer,
  Id,
  IpLocation,
  Language,
  LanguageCode,
  LanguageList,
  LanguageReference,
  LanguageReferenceList,
  LinkToken,
  Locale,
  LocaleTuple,
  LocaleTupleList,
  LoginRequest,
  Me,
  MenuItem,
  Message,
  MessageChange,
  MessageCreateRequest,
  MessageCreatedEvent,
  MessageDeletedEvent,
  MessageFile,
  MessageFileType,
  MessageList,
  MessagePhotoUpload,
  MessageSummary,
  MessageUpdatedEvent,
  MessageVideoUpload,
  Mode,
  MyPerformer,
  Notification,
  NotificationCreatedEvent,
  NotificationList,
  NotificationObjectType,
  NotificationReadEvent,
  NotificationSortBy,
  NotificationType,
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
  PaymentSucceededEvent,
  PaymentType,
  PayoutCalculateRequest,
  PayoutCalculation,
  PayoutDestination,
  PayoutMethod,
  PayoutObstacle,
  PayoutRequest,
  PayoutRequestCreateRequest,
  PayoutRequestList,
  PayoutRequestUpdateRequest,
  PayoutSortBy,
  PayoutStatus,
  PayoutUpdatedEvent,
  PendingPayout,
  Performer,
  PerformerCountersUpdatedEvent,
  PerformerDocument,
  PerformerDocumentStatus,
  PerformerDocumentType,
  PerformerDocumentUpload,
  PerformerList,
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
  Report,
  ReportAppeal,
  ReportAppealRequest,
  ReportCreateRequest,
  ReportList,
  ReportOutcome,
  ReportReason,
  ReportSide,
  ReportStatus,
  ReportTargetType,
  SandboxAuthenticationRequest,
  SandboxPaymentMethodRequest,
  SavedCard,
  SavedCardList,
  SavedCardReceipt,
  SearchKeyword,
  SearchKeywordList,
  SearchKeywordRequest,
  Session,
  SessionEndReason,
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
  StoryCreatedEvent,
  StoryFile,
  StoryFileType,
  StoryList,
  StoryPhotoUpload,
  StoryUpdateRequest,
  StoryVideoUpload,
  Stream,
  StreamAudience,
  StreamBanRequest,
  StreamBannedEvent,
  StreamBroadcast,
  StreamConversation,
  StreamConversationUpdateRequest,
  StreamEndReason,
  StreamEndedEvent,
  StreamGoal,
  StreamGoalInput,
  StreamGoalUpdateRequest,
  StreamGoalUpdatedEvent,
  StreamHeartbeat,
  StreamHeartbeatRequest,
  StreamJoinEvent,
  StreamJoinedEvent,
  StreamLeaveEvent,
  StreamLeftEvent,
  StreamList,
  StreamMessage,
  StreamMessageCreateRequest,
  StreamMessageCreatedEvent,
  StreamMessageDeletedEvent,
  StreamMessageList,
  StreamMessageType,
  StreamMessagesRemovedEvent,
  StreamMuteRequest,
  StreamMutedEvent,
  StreamPeerId,
  StreamSendSignalEvent,
  StreamSession,
  StreamSignalEvent,
  StreamSignalType,
  StreamSortBy,
  StreamStartRequest,
  StreamStartedEvent,
  StreamStatus,
  StreamStatusUpdateRequest,
  StreamSummary,
  StreamTippedEvent,
  StreamUpdateRequest,
  StreamUpdatedEvent,
  StreamViewer,
  StreamViewerState,
  StripeAccount,
  StripeAccountRequest,
  StripeBusinessType,
  SubscribeRequest,
  Subscription,
  SubscriptionCancelReason,
  SubscriptionCancelRequest,
  SubscriptionConsentRequest,
  SubscriptionList,
  SubscriptionProvider,
  SubscriptionReceipt,
  SubscriptionSortBy,
  SubscriptionSource,
  SubscriptionStatus,
  SubscriptionType,
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
  WayIn,
  WelcomeVideo,
  WelcomeVideoUpload
} from '@fanlight/sdk/models';



export const getLinkTokenMock = (): LinkToken => ("q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc")

export const getEmailVerificationRequestMock = (overrideResponse: Partial<EmailVerificationRequest> = {}): EmailVerificationRequest => ({token: getLinkTokenMock(), ...overrideResponse})

export const getDoneMock = (overrideResponse: Partial<Done> = {}): Done => ({success: true, ...overrideResponse})

export const getErrorCodeMock = (): ErrorCode => (faker.helpers.arrayElement(['MALFORMED_BODY','UNAUTHENTICATED','INVALID_CREDENTIALS','SOCIAL_LOGIN_FAILED','INSUFFICIENT_BALANCE','CARD_DECLINED','CARD_EXPIRED','AUTHENTICATION_REQUIRED','FORBIDDEN','EMAIL_NOT_VERIFIED','PERFORMER_NOT_APPROVED','COUNTRY_BLOCKED','MUTED','BANNED','NOT_ENTITLED','INVALID_SIGNATURE','NOT_FOUND','METHOD_NOT_ALLOWED','CONFLICT','ALREADY_PURCHASED','ALREADY_SUBSCRIBED','ALREADY_REPORTED','ALREADY_VOTED','ALREADY_STREAMING','FREE_SUBSCRIPTION_USED','OUT_OF_STOCK','PAYOUT_PENDING','PRICE_CHANGED','STATUS_CONFLICT','FILE_NOT_READY','UPLOAD_OFFSET_MISMATCH','IDEMPOTENCY_CONFLICT','LINK_EXPIRED','STREAM_ENDED','PAYLOAD_TOO_LARGE','UNSUPPORTED_MEDIA_TYPE','VALIDATION_FAILED','EMAIL_TAKEN','USERNAME_TAKEN','AMOUNT_OUT_OF_RANGE','OWN_ACCOUNT','WRONG_PASSWORD','COUPON_INVALID','CAPTCHA_FAILED','ADDRESS_REQUIRED','PROVIDER_NOT_CONFIGURED','RATE_LIMITED','SLOW_MODE','INTERNAL','NOT_IMPLEMENTED','UNAVAILABLE','MEDIA_PROCESSING_UNAVAILABLE','MAINTENANCE'] as const))

export const getIdMock = (): Id => (product.id())

export const getFieldErrorMock = (overrideResponse: Partial<FieldError> = {}): FieldError => ({path: "email", message: "This is not an e-mail address.", ...overrideResponse})

export const getErrorMock = (overrideResponse: Partial<Error> = {}): Error => ({statusCode: 422, error: "Unprocessable Entity", message: "Please check the marked fields.", code: getErrorCodeMock(), requestId: getIdMock(), fields: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFieldErrorMock() })), undefined]), ...overrideResponse})

export const getEmailMock = (): Email => ("mara@fanlight.example")

export const getEmailRequestMock = (overrideResponse: Partial<EmailRequest> = {}): EmailRequest => ({email: getEmailMock(), ...overrideResponse})

export const getLocaleMock = (): Locale => ('en-US')

export const getReferralCodeMock = (): ReferralCode => ("MARA-7Q4K")

export const getGoogleLoginRequestMock = (overrideResponse: Partial<GoogleLoginRequest> = {}): GoogleLoginRequest => ({idToken: "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6Im5vb3JAZmFubGlnaHQuZXhhbXBsZSJ9.c2lnbmF0dXJl", remember: faker.datatype.boolean(), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), referralCode: faker.helpers.arrayElement([getReferralCodeMock(), undefined]), ...overrideResponse})

export const getTimestampMock = (): Timestamp => (product.moment())

export const getAuthTokenMock = (overrideResponse: Partial<AuthToken> = {}): AuthToken => ({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", expiresAt: getTimestampMock(), ...overrideResponse})

export const getGoogleTokenRequestMock = (overrideResponse: Partial<GoogleTokenRequest> = {}): GoogleTokenRequest => ({code: "4/0AX4XfWgq3Zb7m0cVt0Xo5yWnJ5p2h8k", redirectUrl: "https://fanlight.example/auth/login", codeVerifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", remember: faker.datatype.boolean(), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), referralCode: faker.helpers.arrayElement([getReferralCodeMock(), undefined]), ...overrideResponse})

export const getCaptchaProofTokenMock = (): CaptchaProofToken => ("Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE")

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({credentials: "mara.clay", password: "lantern-on-the-sill", remember: faker.datatype.boolean(), captchaProof: faker.helpers.arrayElement([getCaptchaProofTokenMock(), undefined]), ...overrideResponse})

export const getUsernameMock = (): Username => ("mara.clay")

export const getPasswordMock = (): Password => ("lantern-on-the-sill")

export const getCalendarDateMock = (): CalendarDate => ("2026-05-14")

export const getGenderMock = (): Gender => (faker.helpers.arrayElement(['male','female'] as const))

export const getCountryCodeMock = (): CountryCode => ("PT")

export const getPerformerRegisterUploadMock = (overrideResponse: Partial<PerformerRegisterUpload> = {}): PerformerRegisterUpload => ({name: product.personName(), username: getUsernameMock(), email: getEmailMock(), password: getPasswordMock(), firstName: "Odile", lastName: "Marchetti", dateOfBirth: getCalendarDateMock(), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), countryCode: getCountryCodeMock(), phone: "+351912345678", locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), referralCode: faker.helpers.arrayElement([getReferralCodeMock(), undefined]), captchaProof: faker.helpers.arrayElement([getCaptchaProofTokenMock(), undefined]), identity: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), portrait: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getRegistrationMock = (overrideResponse: Partial<Registration> = {}): Registration => ({userId: getIdMock(), requiresEmailVerification: true, ...overrideResponse})

export const getSwitchToPerformerUploadMock = (overrideResponse: Partial<SwitchToPerformerUpload> = {}): SwitchToPerformerUpload => ({firstName: "Odile", lastName: "Marchetti", dateOfBirth: getCalendarDateMock(), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), countryCode: getCountryCodeMock(), phone: "+351912345678", identity: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), portrait: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getPerformerStatusMock = (): PerformerStatus => ('approved')

export const getCurrencyCodeMock = (): CurrencyCode => ("USD")

export const getCurrencySettingsMock = (overrideResponse: Partial<CurrencySettings> = {}): CurrencySettings => ({manualDetect: faker.datatype.boolean(), currency: getCurrencyCodeMock(), ...overrideResponse})

export const getLanguageCodeMock = (): LanguageCode => ("pt")

export const getPerformerDocumentTypeMock = (): PerformerDocumentType => (faker.helpers.arrayElement(['identity','portrait'] as const))

export const getPerformerDocumentStatusMock = (): PerformerDocumentStatus => (faker.helpers.arrayElement(['pending','approved','rejected'] as const))

export const getPerformerDocumentMock = (overrideResponse: Partial<PerformerDocument> = {}): PerformerDocument => ({_id: getIdMock(), type: getPerformerDocumentTypeMock(), status: getPerformerDocumentStatusMock(), reason: null, createdAt: getTimestampMock(), ...overrideResponse})

export const getFileStatusMock = (): FileStatus => (faker.helpers.arrayElement(['uploaded','processing','ready','failed'] as const))

export const getUrlMock = (): Url => (product.picture())

export const getWelcomeVideoMock = (overrideResponse: Partial<WelcomeVideo> = {}): WelcomeVideo => ({_id: getIdMock(), status: getFileStatusMock(), reason: null, url: faker.helpers.arrayElement([getUrlMock(),null,]), posterUrl: faker.helpers.arrayElement([getUrlMock(),null,]), captionsUrl: faker.helpers.arrayElement([getUrlMock(),null,]), duration: 32.4, width: 1280, height: 720, ...overrideResponse})

export const getBankingSettingsMock = (overrideResponse: Partial<BankingSettings> = {}): BankingSettings => ({accountHolder: "Mara Quill", bankName: "Banco do Rio", countryCode: getCountryCodeMock(), currency: getCurrencyCodeMock(), accountNumberEnd: "0154", bankCode: "BRIOPTPL", updatedAt: getTimestampMock(), ...overrideResponse})

export const getPayoutMethodMock = (): PayoutMethod => (faker.helpers.arrayElement(['bank-transfer','stripe'] as const))

export const getPaymentGatewaySettingsMock = (overrideResponse: Partial<PaymentGatewaySettings> = {}): PaymentGatewaySettings => ({payoutMethod: getPayoutMethodMock(), isBankAccountNamed: true, isStripeConnected: false, canReceivePayouts: true, ...overrideResponse})

export const getMyPerformerMock = (overrideResponse: Partial<MyPerformer> = {}): MyPerformer => ({_id: getIdMock(), name: product.personName(), username: product.username(), email: "mara@fanlight.example", avatar: product.picture(320, 320), cover: product.picture(1500, 500), bio: product.bio(), gender: null, countryCode: "PT", status: getPerformerStatusMock(), monthlyPrice: product.price(), yearlyPrice: 99, totalFollowers: product.count(), totalFeeds: product.count(), totalLikes: product.count(), balance: 412.5, earnings: 392.5, currencySettings: { ...getCurrencySettingsMock() }, locale: getLocaleMock(), statusReason: null, languages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getLanguageCodeMock())), undefined]), documents: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getPerformerDocumentMock() })), undefined]), welcomeVideo: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getWelcomeVideoMock() },null,]), undefined]), bankingSettings: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getBankingSettingsMock() },null,]), undefined]), paymentGatewaySettings: faker.helpers.arrayElement([{ ...getPaymentGatewaySettingsMock() }, undefined]), totalSubscribers: 86, createdAt: getTimestampMock(), ...overrideResponse})

export const getSessionMock = (overrideResponse: Partial<Session> = {}): Session => ({_id: getIdMock(), isCurrent: false, client: "Firefox on Linux", countryCode: "PT", createdAt: getTimestampMock(), usedAt: getTimestampMock(), expiresAt: getTimestampMock(), ...overrideResponse})

export const getSessionListMock = (overrideResponse: Partial<SessionList> = {}): SessionList => ({...product.listOf(() => getSessionMock()), ...overrideResponse})

export const getTwitterCallbackRequestMock = (overrideResponse: Partial<TwitterCallbackRequest> = {}): TwitterCallbackRequest => ({oauthToken: "Zb7m0cVt0Xo5yWnJ5p2h8kQm1u", oauthTokenSecret: "R9sT4vB6xYdEfGcq3Zb7m0cVt0", oauthVerifier: "uw7NjWHT6OJ1MpJOXsHfNxoAhPKpgI8", remember: faker.datatype.boolean(), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), referralCode: faker.helpers.arrayElement([getReferralCodeMock(), undefined]), ...overrideResponse})

export const getTwitterLoginRequestMock = (overrideResponse: Partial<TwitterLoginRequest> = {}): TwitterLoginRequest => ({callbackUrl: "https://fanlight.example/auth/twitter/callback", ...overrideResponse})

export const getTwitterLoginMock = (overrideResponse: Partial<TwitterLogin> = {}): TwitterLogin => ({url: getUrlMock(), oauthToken: "Zb7m0cVt0Xo5yWnJ5p2h8kQm1u", oauthTokenSecret: "R9sT4vB6xYdEfGcq3Zb7m0cVt0", ...overrideResponse})

export const getPasswordUpdateRequestMock = (overrideResponse: Partial<PasswordUpdateRequest> = {}): PasswordUpdateRequest => ({currentPassword: "lantern-on-the-sill", password: getPasswordMock(), source: faker.helpers.arrayElement([faker.helpers.arrayElement(['user','performer'] as const), undefined]), ...overrideResponse})

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => ({name: product.personName(), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: getEmailMock(), password: getPasswordMock(), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), referralCode: faker.helpers.arrayElement([getReferralCodeMock(), undefined]), captchaProof: faker.helpers.arrayElement([getCaptchaProofTokenMock(), undefined]), ...overrideResponse})

export const getPasswordResetRequestMock = (overrideResponse: Partial<PasswordResetRequest> = {}): PasswordResetRequest => ({token: getLinkTokenMock(), password: getPasswordMock(), ...overrideResponse})

export const getSwitchToPerformerRequestMock = (overrideResponse: Partial<SwitchToPerformerRequest> = {}): SwitchToPerformerRequest => ({firstName: "Odile", lastName: "Marchetti", dateOfBirth: getCalendarDateMock(), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), countryCode: getCountryCodeMock(), phone: "+351912345678", identityDocumentId: getIdMock(), portraitDocumentId: getIdMock(), ...overrideResponse})

export const getContactRequestMock = (overrideResponse: Partial<ContactRequest> = {}): ContactRequest => ({name: product.personName(), email: getEmailMock(), subject: "A question about payouts", message: "Does a payout that was asked for on Friday arrive before the weekend?", captchaProof: faker.helpers.arrayElement([getCaptchaProofTokenMock(), undefined]), ...overrideResponse})

export const getModeMock = (): Mode => ('demo')

export const getGeoMock = (overrideResponse: Partial<Geo> = {}): Geo => ({countryCode: "ES", ...overrideResponse})

export const getCurrencyMock = (overrideResponse: Partial<Currency> = {}): Currency => ({code: "EUR", symbol: "€", exchangeRate: 0.92, countryCode: null, ...overrideResponse})

export const getCommonSettingsMock = (overrideResponse: Partial<CommonSettings> = {}): CommonSettings => ({mode: getModeMock(), geo: { ...getGeoMock() }, currencies: product.currencies(), primaryCurrency: getCurrencyCodeMock(), ...overrideResponse})

export const getSettingKeyMock = (): SettingKey => (faker.helpers.arrayElement(['currency','primaryCurrency','siteName','logoUrl','enable18Popup','content18Popup','requireEmailVerification','paymentGateway','stripePublishableKey','freeSubscriptionEnabled','freeSubscriptionDuration','minimumSubscriptionPrice','maximumSubscriptionPrice','minimumWalletPrice','maximumWalletPrice','minimumTipPrice','maximumTipPrice','minimumPayoutAmount','locale','volume','gaCode','geoCurrenciesEnabled'] as const))

export const getSettingsKeysRequestMock = (overrideResponse: Partial<SettingsKeysRequest> = {}): SettingsKeysRequest => ({keys: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (getSettingKeyMock())), ...overrideResponse})

export const getPaymentGatewayMock = (): PaymentGateway => ('sandbox')

export const getSettingValuesMock = (overrideResponse: Partial<SettingValues> = {}): SettingValues => ({currency: faker.helpers.arrayElement([getCurrencyCodeMock(), undefined]), primaryCurrency: faker.helpers.arrayElement([getCurrencyCodeMock(), undefined]), siteName: 'Fanlight', logoUrl: null, enable18Popup: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), content18Popup: 'You must be at least 18 years old to enter.', requireEmailVerification: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), paymentGateway: faker.helpers.arrayElement([getPaymentGatewayMock(), undefined]), stripePublishableKey: null, freeSubscriptionEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), freeSubscriptionDuration: 1, minimumSubscriptionPrice: 2.95, maximumSubscriptionPrice: 300, minimumWalletPrice: 2.95, maximumWalletPrice: 300, minimumTipPrice: 10, maximumTipPrice: 10000, minimumPayoutAmount: 50, locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), volume: 1, gaCode: null, geoCurrenciesEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getMenuItemMock = (overrideResponse: Partial<MenuItem> = {}): MenuItem => ({title: "Terms", href: "/page/terms", ...overrideResponse})

export const getPublicSettingsMock = (overrideResponse: Partial<PublicSettings> = {}): PublicSettings => ({siteName: "Fanlight", logoUrl: null, enable18Popup: false, content18Popup: "You must be at least 18 years old to enter.", requireEmailVerification: true, paymentGateway: getPaymentGatewayMock(), stripePublishableKey: null, freeSubscriptionEnabled: true, freeSubscriptionDuration: 1, minimumSubscriptionPrice: 2.95, maximumSubscriptionPrice: 300, minimumWalletPrice: 2.95, maximumWalletPrice: 300, minimumTipPrice: 10, maximumTipPrice: 10000, minimumPayoutAmount: 50, locale: getLocaleMock(), volume: 1, gaCode: null, geoCurrenciesEnabled: false, maintenance: false, googleClientId: null, isTwitterLoginEnabled: false, recaptchaSiteKey: null, menus: product.menus(), ...overrideResponse})

export const getCityMock = (overrideResponse: Partial<City> = {}): City => ({name: product.personName(), ...overrideResponse})

export const getCityListMock = (overrideResponse: Partial<CityList> = {}): CityList => ({...product.listOf(() => getCityMock()), ...overrideResponse})

export const getCountryRegionMock = (): CountryRegion => (faker.helpers.arrayElement(['AS','EU','AF','NA','SA','OC','AN','Americas'] as const))

export const getCountryCurrencyMock = (overrideResponse: Partial<CountryCurrency> = {}): CountryCurrency => ({code: getCurrencyCodeMock(), name: product.personName(), symbol: "€", ...overrideResponse})

export const getLanguageMock = (overrideResponse: Partial<Language> = {}): Language => ({code: getLanguageCodeMock(), name: product.personName(), ...overrideResponse})

export const getCountryMock = (overrideResponse: Partial<Country> = {}): Country => ({name: product.personName(), code: getCountryCodeMock(), code3: "PRT", numericCode: "620", capital: "Lisbon", region: getCountryRegionMock(), currency: faker.helpers.arrayElement([{ ...getCountryCurrencyMock() },null,]), language: faker.helpers.arrayElement([{ ...getLanguageMock() },null,]), flagUrl: getUrlMock(), ...overrideResponse})

export const getCountryListMock = (overrideResponse: Partial<CountryList> = {}): CountryList => ({...product.listOf(() => getCountryMock()), ...overrideResponse})

export const getIpLocationMock = (overrideResponse: Partial<IpLocation> = {}): IpLocation => ({countryCode: "PT", countryName: "Portugal", currency: "EUR", locale: getLocaleMock(), isConsentRequired: true, ...overrideResponse})

export const getTextDirectionMock = (): TextDirection => (faker.helpers.arrayElement(['LTR','RTL'] as const))

export const getCultureMock = (overrideResponse: Partial<Culture> = {}): Culture => ({name: product.personName(), displayName: "Portuguese (Portugal)", code: "0x0816", ...overrideResponse})

export const getLanguageReferenceMock = (overrideResponse: Partial<LanguageReference> = {}): LanguageReference => ({iso639Part1: "pt", iso639Part2: "por", iso639Part2English: "por", iso639Part3: "por", englishNames: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ("Portuguese")), nativeNames: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ("Português")), direction: getTextDirectionMock(), family: "Indo-European", countryCodes: Array.from({ length: faker.number.int({min: 1, max: 300}) }, (_, i) => i + 1).map(() => ("PRT")), cultures: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getCultureMock() })), ...overrideResponse})

export const getLanguageReferenceListMock = (overrideResponse: Partial<LanguageReferenceList> = {}): LanguageReferenceList => ({...product.listOf(() => getLanguageReferenceMock()), ...overrideResponse})

export const getLanguageListMock = (overrideResponse: Partial<LanguageList> = {}): LanguageList => ({...product.listOf(() => getLanguageMock()), ...overrideResponse})

export const getLocaleTupleMock = (overrideResponse: Partial<LocaleTuple> = {}): LocaleTuple => ({tag: "pt-PT", language: getLanguageCodeMock(), script: null, region: "PT", ...overrideResponse})

export const getLocaleTupleListMock = (overrideResponse: Partial<LocaleTupleList> = {}): LocaleTupleList => ({...product.listOf(() => getLocaleTupleMock()), ...overrideResponse})

export const getPhoneCodeMock = (overrideResponse: Partial<PhoneCode> = {}): PhoneCode => ({code: "+351", countryCode: getCountryCodeMock(), name: product.personName(), ...overrideResponse})

export const getPhoneCodeListMock = (overrideResponse: Partial<PhoneCodeList> = {}): PhoneCodeList => ({...product.listOf(() => getPhoneCodeMock()), ...overrideResponse})

export const getRecaptchaRequestMock = (overrideResponse: Partial<RecaptchaRequest> = {}): RecaptchaRequest => ({token: "03AGdBq27lanternSillHarbour", ...overrideResponse})

export const getCaptchaProofMock = (overrideResponse: Partial<CaptchaProof> = {}): CaptchaProof => ({proof: getCaptchaProofTokenMock(), expiresAt: getTimestampMock(), ...overrideResponse})

export const getSortOrderMock = (): SortOrder => (faker.helpers.arrayElement(['asc','desc'] as const))

export const getSitePromoSortByMock = (): SitePromoSortBy => (faker.helpers.arrayElement(['position','createdAt'] as const))

export const getSitePromoPlacementMock = (): SitePromoPlacement => (faker.helpers.arrayElement(['welcome','home','explore','wallet'] as const))

export const getSitePromoMock = (overrideResponse: Partial<SitePromo> = {}): SitePromo => ({_id: getIdMock(), title: "A week of clay", text: "Five kilns open their doors. Watch every firing live.", placement: getSitePromoPlacementMock(), imageUrl: faker.helpers.arrayElement([getUrlMock(),null,]), imageAlt: "Glazed bowls on a shelf by a window.", href: "/explore", label: "See who is firing", endsAt: faker.helpers.arrayElement([getTimestampMock(),null,]), createdAt: getTimestampMock(), ...overrideResponse})

export const getSitePromoListMock = (overrideResponse: Partial<SitePromoList> = {}): SitePromoList => ({...product.listOf(() => getSitePromoMock()), ...overrideResponse})

export const getStateMock = (overrideResponse: Partial<State> = {}): State => ({code: "11", name: product.personName(), ...overrideResponse})

export const getStateListMock = (overrideResponse: Partial<StateList> = {}): StateList => ({...product.listOf(() => getStateMock()), ...overrideResponse})

export const getTranslationMock = (overrideResponse: Partial<Translation> = {}): Translation => ({key: "common:save", message: "Save", ...overrideResponse})

export const getTranslationListMock = (overrideResponse: Partial<TranslationList> = {}): TranslationList => ({...product.listOf(() => getTranslationMock()), ...overrideResponse})

export const getCameoRecipientKindMock = (): CameoRecipientKind => (faker.helpers.arrayElement(['myself','someone_else'] as const))

export const getCameoRequestTypeMock = (): CameoRequestType => (faker.helpers.arrayElement(['birthday','advice','question','other'] as const))

export const getCameoQuestionKeyMock = (): CameoQuestionKey => (faker.helpers.arrayElement(['birthday_when','birthday_old','birthday_doing','instructions','question_question','advice_on','advice_help','other_relation','other_occasion','other_reason','to_know'] as const))

export const getCameoQuestionMock = (overrideResponse: Partial<CameoQuestion> = {}): CameoQuestion => ({key: getCameoQuestionKeyMock(), requestType: faker.helpers.arrayElement([getCameoRequestTypeMock(),null,]), ...overrideResponse})

export const getUserAdditionalMock = (overrideResponse: Partial<UserAdditional> = {}): UserAdditional => ({genders: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getGenderMock())), recipientKinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getCameoRecipientKindMock())), requestTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getCameoRequestTypeMock())), questions: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getCameoQuestionMock() })), ...overrideResponse})

export const getUserUpdateRequestMock = (overrideResponse: Partial<UserUpdateRequest> = {}): UserUpdateRequest => ({name: product.personName(), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: faker.helpers.arrayElement([getEmailMock(), undefined]), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), currencySettings: faker.helpers.arrayElement([{ ...getCurrencySettingsMock() }, undefined]), ...overrideResponse})

export const getMeMock = (overrideResponse: Partial<Me> = {}): Me => ({_id: getIdMock(), name: product.personName(), username: product.username(), email: "noor@fanlight.example", isEmailVerified: true, avatar: product.picture(320, 320), cover: product.picture(1500, 500), balance: 75, isPerformer: false, currencySettings: { ...getCurrencySettingsMock() }, locale: getLocaleMock(), hasPassword: true, createdAt: getTimestampMock(), ...overrideResponse})

export const getAvatarUploadMock = (overrideResponse: Partial<AvatarUpload> = {}): AvatarUpload => ({avatar: (() => new Blob())(), ...overrideResponse})

export const getUploadedImageMock = (overrideResponse: Partial<UploadedImage> = {}): UploadedImage => ({url: getUrlMock(), width: 480, height: 480, ...overrideResponse})

export const getUserSortByMock = (): UserSortBy => (faker.helpers.arrayElement(['name','createdAt'] as const))

export const getUserSummaryMock = (overrideResponse: Partial<UserSummary> = {}): UserSummary => ({_id: getIdMock(), name: product.personName(), username: product.username(), avatar: product.picture(320, 320), isPerformer: true, isVerified: true, ...overrideResponse})

export const getUserSummaryListMock = (overrideResponse: Partial<UserSummaryList> = {}): UserSummaryList => ({...product.listOf(() => getUserSummaryMock()), ...overrideResponse})

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({_id: getIdMock(), name: product.personName(), username: product.username(), avatar: product.picture(320, 320), cover: product.picture(1500, 500), isPerformer: false, isVerified: false, isFollower: true, isSubscriber: false, isBlocked: false, isOwn: false, createdAt: getTimestampMock(), ...overrideResponse})

export const getAccountDeleteRequestMock = (overrideResponse: Partial<AccountDeleteRequest> = {}): AccountDeleteRequest => ({password: "lantern-on-the-sill", ...overrideResponse})

export const getBankingSettingsUpdateRequestMock = (overrideResponse: Partial<BankingSettingsUpdateRequest> = {}): BankingSettingsUpdateRequest => ({accountHolder: "Mara Quill", bankName: "Banco do Rio", countryCode: getCountryCodeMock(), currency: getCurrencyCodeMock(), accountNumber: "PT50000201231234567890154", bankCode: "BRIOPTPL", ...overrideResponse})

export const getCoverUploadMock = (overrideResponse: Partial<CoverUpload> = {}): CoverUpload => ({cover: (() => new Blob())(), ...overrideResponse})

export const getPerformerDocumentUploadMock = (overrideResponse: Partial<PerformerDocumentUpload> = {}): PerformerDocumentUpload => ({type: getPerformerDocumentTypeMock(), document: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getPerformerUpdateRequestMock = (overrideResponse: Partial<PerformerUpdateRequest> = {}): PerformerUpdateRequest => ({name: product.personName(), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: faker.helpers.arrayElement([getEmailMock(), undefined]), bio: product.bio(), gender: null, countryCode: "PT", monthlyPrice: product.price(), yearlyPrice: 99, locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), currencySettings: faker.helpers.arrayElement([{ ...getCurrencySettingsMock() }, undefined]), languages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getLanguageCodeMock())), undefined]), ...overrideResponse})

export const getPaymentGatewaySettingsUpdateRequestMock = (overrideResponse: Partial<PaymentGatewaySettingsUpdateRequest> = {}): PaymentGatewaySettingsUpdateRequest => ({payoutMethod: getPayoutMethodMock(), ...overrideResponse})

export const getPerformerMock = (overrideResponse: Partial<Performer> = {}): Performer => ({_id: getIdMock(), name: product.personName(), username: product.username(), avatar: product.picture(320, 320), cover: product.picture(1500, 500), bio: product.bio(), gender: null, countryCode: "PT", isVerified: true, monthlyPrice: product.price(), yearlyPrice: 99, totalFollowers: product.count(), totalFeeds: product.count(), totalLikes: product.count(), isFollowed: false, isOwn: false, languages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getLanguageCodeMock())), undefined]), welcomeVideo: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getWelcomeVideoMock() },null,]), undefined]), isLive: false, isSubscribed: false, subscribedUntil: faker.helpers.arrayElement([faker.helpers.arrayElement([getTimestampMock(),null,]), undefined]), isFreeOffered: true, isBookmarked: false, isBlocked: false, isCameoOffered: true, totalPhotos: 212, totalGalleries: 18, totalVideos: 31, totalReels: 44, totalProducts: 9, createdAt: getTimestampMock(), ...overrideResponse})

export const getPerformerListMock = (overrideResponse: Partial<PerformerList> = {}): PerformerList => ({...product.listOf(() => getPerformerMock()), ...overrideResponse})

export const getPerformerSortByMock = (): PerformerSortBy => (faker.helpers.arrayElement(['popular','latest','name'] as const))

export const getWelcomeVideoUploadMock = (overrideResponse: Partial<WelcomeVideoUpload> = {}): WelcomeVideoUpload => ({video: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), captions: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), ...overrideResponse})

export const getSearchKeywordRequestMock = (overrideResponse: Partial<SearchKeywordRequest> = {}): SearchKeywordRequest => ({keyword: "stoneware", ...overrideResponse})

export const getSearchKeywordMock = (overrideResponse: Partial<SearchKeyword> = {}): SearchKeyword => ({keyword: "stoneware", totalSearches: 312, isOwn: false, ...overrideResponse})

export const getSearchKeywordListMock = (overrideResponse: Partial<SearchKeywordList> = {}): SearchKeywordList => ({...product.listOf(() => getSearchKeywordMock()), ...overrideResponse})

export const getPostSortByMock = (): PostSortBy => (faker.helpers.arrayElement(['title','createdAt','updatedAt'] as const))

export const getPostSummaryMock = (overrideResponse: Partial<PostSummary> = {}): PostSummary => ({_id: getIdMock(), slug: "terms", title: "Terms of use", excerpt: "What you may expect of us and we of you.", locale: getLocaleMock(), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getPostSummaryListMock = (overrideResponse: Partial<PostSummaryList> = {}): PostSummaryList => ({...product.listOf(() => getPostSummaryMock()), ...overrideResponse})

export const getPostMock = (overrideResponse: Partial<Post> = {}): Post => ({_id: getIdMock(), slug: "terms", title: "Terms of use", html: "<p>What you may expect of us and we of you.</p><h2>Your account</h2><p>One person, one account.</p>", locale: getLocaleMock(), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getHashtagCreateRequestMock = (overrideResponse: Partial<HashtagCreateRequest> = {}): HashtagCreateRequest => ({labels: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ("stoneware")), ...overrideResponse})

export const getHashtagMock = (overrideResponse: Partial<Hashtag> = {}): Hashtag => ({_id: getIdMock(), label: "stoneware", totalFeeds: product.count(), ...overrideResponse})

export const getHashtagListMock = (overrideResponse: Partial<HashtagList> = {}): HashtagList => ({...product.listOf(() => getHashtagMock()), ...overrideResponse})

export const getFeedSortByMock = (): FeedSortBy => (faker.helpers.arrayElement(['createdAt'] as const))

export const getFeedStatusMock = (): FeedStatus => (faker.helpers.arrayElement(['draft','scheduled','published'] as const))

export const getAudienceMock = (): Audience => ('public')

export const getAccessReasonMock = (): AccessReason => ('public')

export const getWayInMock = (): WayIn => (faker.helpers.arrayElement(['login','follow','subscribe','buy'] as const))

export const getAccessMock = (overrideResponse: Partial<Access> = {}): Access => ({isAllowed: true, reason: getAccessReasonMock(), wayIn: null, price: null, ...overrideResponse})

export const getFeedFileTypeMock = (): FeedFileType => (faker.helpers.arrayElement(['feed-photo','feed-video','feed-audio','feed-teaser','feed-thumbnail'] as const))

export const getVideoCaptionsMock = (overrideResponse: Partial<VideoCaptions> = {}): VideoCaptions => ({url: faker.helpers.arrayElement([getUrlMock(),null,]), locale: getLocaleMock(), ...overrideResponse})

export const getFeedFileMock = (overrideResponse: Partial<FeedFile> = {}): FeedFile => ({_id: getIdMock(), type: getFeedFileTypeMock(), url: product.picture(), thumbnails: (() => [product.picture(320, 400)])(), preview: product.picture(320, 320), status: faker.helpers.arrayElement([getFileStatusMock(), undefined]), reason: null, duration: 184, captions: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getVideoCaptionsMock() },null,]), undefined]), width: 1280, height: 1600, alt: product.sight(), ...overrideResponse})

export const getFeedThumbnailMock = (overrideResponse: Partial<FeedThumbnail> = {}): FeedThumbnail => ({url: product.picture(320, 400), ...overrideResponse})

export const getTeaserMock = (overrideResponse: Partial<Teaser> = {}): Teaser => ({_id: getIdMock(), status: getFileStatusMock(), url: faker.helpers.arrayElement([getUrlMock(),null,]), thumbnails: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getUrlMock())), duration: 12, ...overrideResponse})

export const getFeedPollOptionMock = (overrideResponse: Partial<FeedPollOption> = {}): FeedPollOption => ({_id: getIdMock(), text: "River green", totalVotes: 31, isChosen: false, ...overrideResponse})

export const getFeedPollMock = (overrideResponse: Partial<FeedPoll> = {}): FeedPoll => ({_id: getIdMock(), question: "Which glaze for the next kiln?", options: Array.from({ length: faker.number.int({min: 2, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFeedPollOptionMock() })), totalVotes: 84, hasVoted: false, isClosed: false, endsAt: faker.helpers.arrayElement([getTimestampMock(),null,]), ...overrideResponse})

export const getFeedMock = (overrideResponse: Partial<Feed> = {}): Feed => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, text: product.postText(), isTeaser: false, status: faker.helpers.arrayElement([getFeedStatusMock(), undefined]), publishAt: faker.helpers.arrayElement([faker.helpers.arrayElement([getTimestampMock(),null,]), undefined]), audience: getAudienceMock(), price: 8, access: { ...getAccessMock() }, files: product.some(getFeedFileMock), thumbnail: getFeedThumbnailMock(), teaser: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getTeaserMock() },null,]), undefined]), poll: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getFeedPollMock() },null,]), undefined]), hashtags: product.hashtags(), totalLikes: product.count(), totalComments: product.count(), totalBookmarks: product.count(), isLiked: false, isBookmarked: false, isOwn: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getFeedListMock = (overrideResponse: Partial<FeedList> = {}): FeedList => ({...product.listOf(() => getFeedMock()), ...overrideResponse})

export const getFeedFileInputMock = (overrideResponse: Partial<FeedFileInput> = {}): FeedFileInput => ({fileId: getIdMock(), alt: product.sight(), ...overrideResponse})

export const getFeedCreateRequestMock = (overrideResponse: Partial<FeedCreateRequest> = {}): FeedCreateRequest => ({text: "Kiln opened at dawn. #stoneware", audience: getAudienceMock(), files: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeedFileInputMock() })), undefined]), price: 8, thumbnailId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), teaserId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), pollId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), status: faker.helpers.arrayElement([getFeedStatusMock(), undefined]), publishAt: faker.helpers.arrayElement([faker.helpers.arrayElement([getTimestampMock(),null,]), undefined]), ...overrideResponse})

export const getFeedAudioUploadMock = (overrideResponse: Partial<FeedAudioUpload> = {}): FeedAudioUpload => ({audio: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getFeedPhotoUploadMock = (overrideResponse: Partial<FeedPhotoUpload> = {}): FeedPhotoUpload => ({photo: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getFeedPollCreateRequestMock = (overrideResponse: Partial<FeedPollCreateRequest> = {}): FeedPollCreateRequest => ({question: "Which glaze for the next kiln?", options: Array.from({ length: faker.number.int({min: 2, max: 10}) }, (_, i) => i + 1).map(() => ("River green")), endsAt: faker.helpers.arrayElement([faker.helpers.arrayElement([getTimestampMock(),null,]), undefined]), ...overrideResponse})

export const getFeedTeaserUploadMock = (overrideResponse: Partial<FeedTeaserUpload> = {}): FeedTeaserUpload => ({teaser: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getFeedThumbnailUploadMock = (overrideResponse: Partial<FeedThumbnailUpload> = {}): FeedThumbnailUpload => ({thumbnail: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getFeedVideoUploadMock = (overrideResponse: Partial<FeedVideoUpload> = {}): FeedVideoUpload => ({video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), captions: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captionsLocale: faker.helpers.arrayElement([getLocaleMock(), undefined]), ...overrideResponse})

export const getFeedUpdateRequestMock = (overrideResponse: Partial<FeedUpdateRequest> = {}): FeedUpdateRequest => ({text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), audience: faker.helpers.arrayElement([getAudienceMock(), undefined]), files: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeedFileInputMock() })), undefined]), price: 8, thumbnailId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), teaserId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), pollId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), status: faker.helpers.arrayElement([getFeedStatusMock(), undefined]), publishAt: faker.helpers.arrayElement([faker.helpers.arrayElement([getTimestampMock(),null,]), undefined]), ...overrideResponse})

export const getFeedPollVoteRequestMock = (overrideResponse: Partial<FeedPollVoteRequest> = {}): FeedPollVoteRequest => ({optionId: getIdMock(), ...overrideResponse})

export const getFileProcessingMock = (overrideResponse: Partial<FileProcessing> = {}): FileProcessing => ({_id: getIdMock(), status: getFileStatusMock(), progress: 0.42, reason: null, ...overrideResponse})

export const getGallerySortByMock = (): GallerySortBy => (faker.helpers.arrayElement(['createdAt','popular'] as const))

export const getPictureMock = (overrideResponse: Partial<Picture> = {}): Picture => ({_id: getIdMock(), url: faker.helpers.arrayElement([getUrlMock(),null,]), thumbnailUrl: faker.helpers.arrayElement([getUrlMock(),null,]), preview: product.picture(320, 320), width: 1280, height: 1600, alt: product.sight(), ...overrideResponse})

export const getGalleryMock = (overrideResponse: Partial<Gallery> = {}): Gallery => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, title: "A day at the kiln", description: "Twelve pots from raw clay to glaze.", audience: getAudienceMock(), price: 12, access: { ...getAccessMock() }, thumbnail: faker.helpers.arrayElement([{ ...getPictureMock() },null,]), photos: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPictureMock() })), totalPhotos: 12, totalLikes: product.count(), totalBookmarks: product.count(), isLiked: false, isBookmarked: false, isOwn: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getGalleryListMock = (overrideResponse: Partial<GalleryList> = {}): GalleryList => ({...product.listOf(() => getGalleryMock()), ...overrideResponse})

export const getGalleryCreateRequestMock = (overrideResponse: Partial<GalleryCreateRequest> = {}): GalleryCreateRequest => ({title: "A day at the kiln", description: "Twelve pots from raw clay to glaze.", audience: getAudienceMock(), price: 12, photoIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (getIdMock())), undefined]), ...overrideResponse})

export const getGalleryUpdateRequestMock = (overrideResponse: Partial<GalleryUpdateRequest> = {}): GalleryUpdateRequest => ({title: "A day at the kiln", description: "Twelve pots from raw clay to glaze.", audience: faker.helpers.arrayElement([getAudienceMock(), undefined]), price: 12, photoIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (getIdMock())), undefined]), ...overrideResponse})

export const getPhotoSortByMock = (): PhotoSortBy => (faker.helpers.arrayElement(['createdAt','popular'] as const))

export const getPhotoMock = (overrideResponse: Partial<Photo> = {}): Photo => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, text: "First light on the kiln shelf.", galleryId: faker.helpers.arrayElement([getIdMock(),null,]), isCover: false, audience: getAudienceMock(), access: { ...getAccessMock() }, file: { ...getPictureMock() }, totalLikes: product.count(), totalBookmarks: product.count(), isLiked: false, isBookmarked: false, isOwn: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getPhotoListMock = (overrideResponse: Partial<PhotoList> = {}): PhotoList => ({...product.listOf(() => getPhotoMock()), ...overrideResponse})

export const getPhotoUploadMock = (overrideResponse: Partial<PhotoUpload> = {}): PhotoUpload => ({photo: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), text: "First light on the kiln shelf.", alt: product.sight(), audience: getAudienceMock(), galleryId: faker.helpers.arrayElement([getIdMock(), undefined]), ...overrideResponse})

export const getPhotoUpdateRequestMock = (overrideResponse: Partial<PhotoUpdateRequest> = {}): PhotoUpdateRequest => ({text: "First light on the kiln shelf.", alt: product.sight(), audience: faker.helpers.arrayElement([getAudienceMock(), undefined]), galleryId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), ...overrideResponse})

export const getVideoSortByMock = (): VideoSortBy => (faker.helpers.arrayElement(['createdAt','popular'] as const))

export const getVideoFileMock = (overrideResponse: Partial<VideoFile> = {}): VideoFile => ({_id: getIdMock(), status: getFileStatusMock(), reason: null, url: faker.helpers.arrayElement([getUrlMock(),null,]), posterUrl: faker.helpers.arrayElement([getUrlMock(),null,]), preview: product.picture(320, 320), captions: faker.helpers.arrayElement([{ ...getVideoCaptionsMock() },null,]), duration: 184, width: 1920, height: 1080, ...overrideResponse})

export const getVideoMock = (overrideResponse: Partial<Video> = {}): Video => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, title: "Throwing a tall vase", description: "Centring, opening, and the third pull where most of mine collapse. #stoneware", isTeaser: false, hashtags: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ("stoneware")), audience: getAudienceMock(), price: 18, access: { ...getAccessMock() }, file: { ...getVideoFileMock() }, thumbnail: faker.helpers.arrayElement([{ ...getPictureMock() },null,]), teaser: faker.helpers.arrayElement([{ ...getTeaserMock() },null,]), totalViews: 2140, totalLikes: product.count(), totalComments: product.count(), totalBookmarks: product.count(), isLiked: false, isBookmarked: false, isOwn: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getVideoListMock = (overrideResponse: Partial<VideoList> = {}): VideoList => ({...product.listOf(() => getVideoMock()), ...overrideResponse})

export const getVideoUpdateUploadMock = (overrideResponse: Partial<VideoUpdateUpload> = {}): VideoUpdateUpload => ({title: "Throwing a tall vase", description: "Centring, opening, and the third pull. #stoneware", audience: faker.helpers.arrayElement([getAudienceMock(), undefined]), price: 18, video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), thumbnail: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), teaser: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captions: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captionsLocale: faker.helpers.arrayElement([getLocaleMock(), undefined]), ...overrideResponse})

export const getVideoFileTypeMock = (): VideoFileType => (faker.helpers.arrayElement(['thumbnail','teaser','captions'] as const))

export const getVideoFileRemoveRequestMock = (overrideResponse: Partial<VideoFileRemoveRequest> = {}): VideoFileRemoveRequest => ({type: getVideoFileTypeMock(), ...overrideResponse})

export const getVideoUploadMock = (overrideResponse: Partial<VideoUpload> = {}): VideoUpload => ({title: "Throwing a tall vase", description: "Centring, opening, and the third pull. #stoneware", audience: getAudienceMock(), price: 18, video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), thumbnail: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), teaser: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captions: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captionsLocale: faker.helpers.arrayElement([getLocaleMock(), undefined]), ...overrideResponse})

export const getReelUpdateUploadMock = (overrideResponse: Partial<ReelUpdateUpload> = {}): ReelUpdateUpload => ({text: "Forty seconds of centring, no cuts. #stoneware", audience: faker.helpers.arrayElement([getAudienceMock(), undefined]), video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), thumbnail: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captions: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captionsLocale: faker.helpers.arrayElement([getLocaleMock(), undefined]), ...overrideResponse})

export const getReelMock = (overrideResponse: Partial<Reel> = {}): Reel => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, text: "Forty seconds of centring, no cuts. #stoneware", isTeaser: false, hashtags: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ("stoneware")), audience: getAudienceMock(), access: { ...getAccessMock() }, file: { ...getVideoFileMock() }, thumbnail: faker.helpers.arrayElement([{ ...getPictureMock() },null,]), totalViews: 5210, totalLikes: product.count(), totalComments: product.count(), totalBookmarks: product.count(), isLiked: false, isBookmarked: false, isFollowed: false, isOwn: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getReelFileTypeMock = (): ReelFileType => (faker.helpers.arrayElement(['thumbnail','captions'] as const))

export const getReelFileRemoveRequestMock = (overrideResponse: Partial<ReelFileRemoveRequest> = {}): ReelFileRemoveRequest => ({type: getReelFileTypeMock(), ...overrideResponse})

export const getReelSortByMock = (): ReelSortBy => (faker.helpers.arrayElement(['createdAt','popular'] as const))

export const getReelListMock = (overrideResponse: Partial<ReelList> = {}): ReelList => ({...product.listOf(() => getReelMock()), ...overrideResponse})

export const getReelUploadMock = (overrideResponse: Partial<ReelUpload> = {}): ReelUpload => ({text: "Forty seconds of centring, no cuts. #stoneware", audience: getAudienceMock(), video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), thumbnail: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captions: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), captionsLocale: faker.helpers.arrayElement([getLocaleMock(), undefined]), ...overrideResponse})

export const getStoryPhotoUploadMock = (overrideResponse: Partial<StoryPhotoUpload> = {}): StoryPhotoUpload => ({photo: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getStoryFileTypeMock = (): StoryFileType => (faker.helpers.arrayElement(['story-photo','story-video'] as const))

export const getStoryFileMock = (overrideResponse: Partial<StoryFile> = {}): StoryFile => ({_id: getIdMock(), type: getStoryFileTypeMock(), status: getFileStatusMock(), reason: null, url: faker.helpers.arrayElement([getUrlMock(),null,]), thumbnailUrl: faker.helpers.arrayElement([getUrlMock(),null,]), preview: product.picture(320, 320), duration: 14.5, width: 1080, height: 1920, ...overrideResponse})

export const getStoryVideoUploadMock = (overrideResponse: Partial<StoryVideoUpload> = {}): StoryVideoUpload => ({video: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getStoryMock = (overrideResponse: Partial<Story> = {}): Story => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, text: "Kiln at 1,280 degrees.", alt: product.sight(), audience: getAudienceMock(), access: { ...getAccessMock() }, file: { ...getStoryFileMock() }, totalViews: 212, isViewed: false, isOwn: false, expiresAt: getTimestampMock(), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getStoryListMock = (overrideResponse: Partial<StoryList> = {}): StoryList => ({...product.listOf(() => getStoryMock()), ...overrideResponse})

export const getStoryCreateRequestMock = (overrideResponse: Partial<StoryCreateRequest> = {}): StoryCreateRequest => ({fileId: getIdMock(), text: "Kiln at 1,280 degrees.", alt: product.sight(), audience: getAudienceMock(), ...overrideResponse})

export const getStoryUpdateRequestMock = (overrideResponse: Partial<StoryUpdateRequest> = {}): StoryUpdateRequest => ({text: "Kiln at 1,280 degrees.", alt: product.sight(), audience: faker.helpers.arrayElement([getAudienceMock(), undefined]), ...overrideResponse})

export const getPerformerStoriesMock = (overrideResponse: Partial<PerformerStories> = {}): PerformerStories => ({performer: { ...getUserSummaryMock() }, stories: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getStoryMock() })), isViewed: false, latestAt: getTimestampMock(), ...overrideResponse})

export const getPerformerStoriesListMock = (overrideResponse: Partial<PerformerStoriesList> = {}): PerformerStoriesList => ({...product.listOf(() => getPerformerStoriesMock()), ...overrideResponse})

export const getProductSortByMock = (): ProductSortBy => (faker.helpers.arrayElement(['createdAt','popular','price'] as const))

export const getProductTypeMock = (): ProductType => (faker.helpers.arrayElement(['digital','physical'] as const))

export const getProductFileMock = (overrideResponse: Partial<ProductFile> = {}): ProductFile => ({_id: getIdMock(), fileName: "glaze-recipes.pdf", size: 4218880, ...overrideResponse})

export const getProductMock = (overrideResponse: Partial<Product> = {}): Product => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, title: "River glaze mug", description: "Thrown and glazed by hand, 350 ml. No two run the same.", type: getProductTypeMock(), price: 38, stock: 6, isSoldOut: false, isBought: false, image: faker.helpers.arrayElement([{ ...getPictureMock() },null,]), file: faker.helpers.arrayElement([{ ...getProductFileMock() },null,]), totalLikes: product.count(), totalBookmarks: product.count(), isLiked: false, isBookmarked: false, isOwn: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getProductListMock = (overrideResponse: Partial<ProductList> = {}): ProductList => ({...product.listOf(() => getProductMock()), ...overrideResponse})

export const getProductUploadMock = (overrideResponse: Partial<ProductUpload> = {}): ProductUpload => ({title: "River glaze mug", description: "Thrown and glazed by hand, 350 ml.", type: getProductTypeMock(), price: 38, stock: 12, image: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), alt: product.sight(), file: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), ...overrideResponse})

export const getProductUpdateUploadMock = (overrideResponse: Partial<ProductUpdateUpload> = {}): ProductUpdateUpload => ({title: "River glaze mug", description: "Thrown and glazed by hand, 350 ml.", price: 38, stock: 12, image: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), alt: product.sight(), file: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), ...overrideResponse})

export const getReactionActionMock = (): ReactionAction => (faker.helpers.arrayElement(['like','bookmark'] as const))

export const getReactionObjectTypeMock = (): ReactionObjectType => (faker.helpers.arrayElement(['feed'] as const))

export const getReactionRequestMock = (overrideResponse: Partial<ReactionRequest> = {}): ReactionRequest => ({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: getIdMock(), ...overrideResponse})

export const getReactionStateMock = (overrideResponse: Partial<ReactionState> = {}): ReactionState => ({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: getIdMock(), isSet: true, total: 129, ...overrideResponse})

export const getBookmarkTypeMock = (): BookmarkType => (faker.helpers.arrayElement(['all','photos'] as const))

export const getBookmarkObjectTypeMock = (): BookmarkObjectType => (faker.helpers.arrayElement(['feed','gallery','photo','video','reel','product','performer'] as const))

export const getBookmarkMock = (overrideResponse: Partial<Bookmark> = {}): Bookmark => ({_id: getIdMock(), objectType: getBookmarkObjectTypeMock(), objectId: getIdMock(), performer: { ...getUserSummaryMock() }, title: "A day at the kiln", thumbnail: faker.helpers.arrayElement([{ ...getPictureMock() },null,]), createdAt: getTimestampMock(), ...overrideResponse})

export const getBookmarkListMock = (overrideResponse: Partial<BookmarkList> = {}): BookmarkList => ({...product.listOf(() => getBookmarkMock()), ...overrideResponse})

export const getCommentObjectTypeMock = (): CommentObjectType => (faker.helpers.arrayElement(['feed'] as const))

export const getCommentPictureMock = (overrideResponse: Partial<CommentPicture> = {}): CommentPicture => ({url: getUrlMock(), width: 800, height: 600, ...overrideResponse})

export const getCommentMock = (overrideResponse: Partial<Comment> = {}): Comment => ({_id: getIdMock(), objectType: getCommentObjectTypeMock(), objectId: getIdMock(), parentId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), author: { ...getUserSummaryMock() }, content: product.commentText(), picture: null, totalReplies: 2, isOwn: false, canDelete: false, isEdited: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getCommentListMock = (overrideResponse: Partial<CommentList> = {}): CommentList => ({...product.listOf(() => getCommentMock()), ...overrideResponse})

export const getCommentCreateRequestMock = (overrideResponse: Partial<CommentCreateRequest> = {}): CommentCreateRequest => ({objectType: getCommentObjectTypeMock(), objectId: getIdMock(), content: product.commentText(), parentId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), ...overrideResponse})

export const getCommentUpdateUploadMock = (overrideResponse: Partial<CommentUpdateUpload> = {}): CommentUpdateUpload => ({content: product.commentText(), picture: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), ...overrideResponse})

export const getFollowMock = (overrideResponse: Partial<Follow> = {}): Follow => ({_id: getIdMock(), user: { ...getUserSummaryMock() }, createdAt: getTimestampMock(), ...overrideResponse})

export const getFollowListMock = (overrideResponse: Partial<FollowList> = {}): FollowList => ({...product.listOf(() => getFollowMock()), ...overrideResponse})

export const getFollowStateMock = (overrideResponse: Partial<FollowState> = {}): FollowState => ({performerId: getIdMock(), isFollowed: false, totalFollowers: product.count(), ...overrideResponse})

export const getBlockedCountryMock = (overrideResponse: Partial<BlockedCountry> = {}): BlockedCountry => ({countryCode: getCountryCodeMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getBlockedCountryListMock = (overrideResponse: Partial<BlockedCountryList> = {}): BlockedCountryList => ({...product.listOf(() => getBlockedCountryMock()), ...overrideResponse})

export const getBlockedCountriesUpdateRequestMock = (overrideResponse: Partial<BlockedCountriesUpdateRequest> = {}): BlockedCountriesUpdateRequest => ({countryCodes: Array.from({ length: faker.number.int({min: 1, max: 300}) }, (_, i) => i + 1).map(() => (getCountryCodeMock())), ...overrideResponse})

export const getCountryBlockMock = (overrideResponse: Partial<CountryBlock> = {}): CountryBlock => ({blocked: false, countryCode: "ES", ...overrideResponse})

export const getBlockMock = (overrideResponse: Partial<Block> = {}): Block => ({_id: getIdMock(), user: { ...getUserSummaryMock() }, createdAt: getTimestampMock(), ...overrideResponse})

export const getBlockListMock = (overrideResponse: Partial<BlockList> = {}): BlockList => ({...product.listOf(() => getBlockMock()), ...overrideResponse})

export const getBlockCreateRequestMock = (overrideResponse: Partial<BlockCreateRequest> = {}): BlockCreateRequest => ({userId: getIdMock(), ...overrideResponse})

export const getReportSideMock = (): ReportSide => (faker.helpers.arrayElement(['reporter','reported'] as const))

export const getReportStatusMock = (): ReportStatus => (faker.helpers.arrayElement(['open','resolved','appealed','closed'] as const))

export const getReportTargetTypeMock = (): ReportTargetType => (faker.helpers.arrayElement(['user','performer','feed','comment','message','photo','gallery','video','reel','story','product','stream'] as const))

export const getReportReasonMock = (): ReportReason => (faker.helpers.arrayElement(['spam','scam','impersonation','harassment','hate','threat','self-harm','child-safety','non-consensual','copyright','illegal-goods','other'] as const))

export const getReportOutcomeMock = (): ReportOutcome => (faker.helpers.arrayElement(['no-violation','warned','removed','suspended'] as const))

export const getReportAppealMock = (overrideResponse: Partial<ReportAppeal> = {}): ReportAppeal => ({isOwn: true, text: "The song in this clip is my own; the recording date shows it.", outcome: faker.helpers.arrayElement([getReportOutcomeMock(),null,]), createdAt: getTimestampMock(), decidedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), ...overrideResponse})

export const getReportMock = (overrideResponse: Partial<Report> = {}): Report => ({_id: getIdMock(), side: getReportSideMock(), targetType: getReportTargetTypeMock(), targetId: getIdMock(), targetUser: faker.helpers.arrayElement([{ ...getUserSummaryMock() },null,]), excerpt: "Kiln opened at dawn. Two cracked", reason: getReportReasonMock(), text: "The same advert stands under five posts.", status: getReportStatusMock(), outcome: faker.helpers.arrayElement([getReportOutcomeMock(),null,]), note: "The comments were removed.", isTargetHidden: false, appeals: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReportAppealMock() })), canAppeal: false, createdAt: getTimestampMock(), resolvedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), ...overrideResponse})

export const getReportListMock = (overrideResponse: Partial<ReportList> = {}): ReportList => ({...product.listOf(() => getReportMock()), ...overrideResponse})

export const getReportCreateRequestMock = (overrideResponse: Partial<ReportCreateRequest> = {}): ReportCreateRequest => ({targetType: getReportTargetTypeMock(), targetId: getIdMock(), reason: getReportReasonMock(), text: "The same advert stands under five posts.", ...overrideResponse})

export const getReportAppealRequestMock = (overrideResponse: Partial<ReportAppealRequest> = {}): ReportAppealRequest => ({text: "The song in this clip is my own; the recording date shows it.", ...overrideResponse})

export const getConversationSortByMock = (): ConversationSortBy => (faker.helpers.arrayElement(['lastMessageAt','createdAt'] as const))

export const getMessageSummaryMock = (overrideResponse: Partial<MessageSummary> = {}): MessageSummary => ({_id: getIdMock(), authorId: getIdMock(), excerpt: "See you at the kiln on Friday.", totalFiles: 0, isLocked: false, isDeleted: false, createdAt: getTimestampMock(), ...overrideResponse})

export const getConversationMock = (overrideResponse: Partial<Conversation> = {}): Conversation => ({_id: getIdMock(), user: { ...getUserSummaryMock() }, lastMessage: faker.helpers.arrayElement([{ ...getMessageSummaryMock() },null,]), totalNotSeenMessages: 2, lastSeenMessageId: faker.helpers.arrayElement([getIdMock(),null,]), lastSeenByOtherMessageId: faker.helpers.arrayElement([getIdMock(),null,]), isRequest: false, isBlocked: false, canSend: true, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getConversationListMock = (overrideResponse: Partial<ConversationList> = {}): ConversationList => ({...product.listOf(() => getConversationMock()), ...overrideResponse})

export const getConversationSourceMock = (): ConversationSource => (faker.helpers.arrayElement(['performer','user'] as const))

export const getConversationCreateRequestMock = (overrideResponse: Partial<ConversationCreateRequest> = {}): ConversationCreateRequest => ({source: getConversationSourceMock(), sourceId: getIdMock(), ...overrideResponse})

export const getConversationRequestMock = (overrideResponse: Partial<ConversationRequest> = {}): ConversationRequest => ({_id: getIdMock(), conversationId: getIdMock(), user: { ...getUserSummaryMock() }, excerpt: "Hello Mara, do you ever teach throwing?", totalMessages: 1, createdAt: getTimestampMock(), ...overrideResponse})

export const getConversationRequestListMock = (overrideResponse: Partial<ConversationRequestList> = {}): ConversationRequestList => ({...product.listOf(() => getConversationRequestMock()), ...overrideResponse})

export const getStreamConversationMock = (overrideResponse: Partial<StreamConversation> = {}): StreamConversation => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, streamId: faker.helpers.arrayElement([getIdMock(),null,]), isOpen: true, slowModeSeconds: 0, welcomeText: "Ask me anything about glazes.", canSend: true, isMuted: false, mutedUntil: faker.helpers.arrayElement([getTimestampMock(),null,]), isOwn: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getStreamConversationUpdateRequestMock = (overrideResponse: Partial<StreamConversationUpdateRequest> = {}): StreamConversationUpdateRequest => ({isOpen: true, slowModeSeconds: 10, welcomeText: "Ask me anything about glazes.", ...overrideResponse})

export const getStreamMessageTypeMock = (): StreamMessageType => (faker.helpers.arrayElement(['text','tip'] as const))

export const getStreamMessageMock = (overrideResponse: Partial<StreamMessage> = {}): StreamMessage => ({_id: getIdMock(), conversationId: getIdMock(), streamId: getIdMock(), type: getStreamMessageTypeMock(), author: { ...getUserSummaryMock() }, text: "Hello from Lisbon", amount: null, isHost: false, clientKey: "b7c1f0a2e9d84c5f", isDeleted: false, createdAt: getTimestampMock(), ...overrideResponse})

export const getStreamMessageListMock = (overrideResponse: Partial<StreamMessageList> = {}): StreamMessageList => ({...product.listOf(() => getStreamMessageMock()), ...overrideResponse})

export const getMessageFileTypeMock = (): MessageFileType => (faker.helpers.arrayElement(['message-photo','message-video'] as const))

export const getMessageFileMock = (overrideResponse: Partial<MessageFile> = {}): MessageFile => ({_id: getIdMock(), type: getMessageFileTypeMock(), status: getFileStatusMock(), url: "/api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc", thumbnails: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getUrlMock())), preview: product.picture(320, 320), width: 1280, height: 960, duration: 42.5, ...overrideResponse})

export const getMessageMock = (overrideResponse: Partial<Message> = {}): Message => ({_id: getIdMock(), conversationId: getIdMock(), author: { ...getUserSummaryMock() }, text: "The shelf with the celadon bowls comes out tomorrow morning.", isTeaser: false, files: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMessageFileMock() })), price: null, access: { ...getAccessMock() }, clientKey: "b7c1f0a2e9d84c5f", isOwn: false, isBought: false, isDeleted: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getMessageListMock = (overrideResponse: Partial<MessageList> = {}): MessageList => ({...product.listOf(() => getMessageMock()), ...overrideResponse})

export const getMessageCreateRequestMock = (overrideResponse: Partial<MessageCreateRequest> = {}): MessageCreateRequest => ({text: "Does the blue glaze go in at the same heat?", fileIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getIdMock())), undefined]), price: 12, clientKey: "b7c1f0a2e9d84c5f", ...overrideResponse})

export const getMessageVideoUploadMock = (overrideResponse: Partial<MessageVideoUpload> = {}): MessageVideoUpload => ({video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), ...overrideResponse})

export const getMessagePhotoUploadMock = (overrideResponse: Partial<MessagePhotoUpload> = {}): MessagePhotoUpload => ({photo: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getUnreadCountMock = (overrideResponse: Partial<UnreadCount> = {}): UnreadCount => ({total: 3, ...overrideResponse})

export const getStreamMessageCreateRequestMock = (overrideResponse: Partial<StreamMessageCreateRequest> = {}): StreamMessageCreateRequest => ({text: "Hello from Lisbon", clientKey: "b7c1f0a2e9d84c5f", ...overrideResponse})

export const getAgoraTokenRequestMock = (overrideResponse: Partial<AgoraTokenRequest> = {}): AgoraTokenRequest => ({streamId: getIdMock(), ...overrideResponse})

export const getAgoraTokenMock = (overrideResponse: Partial<AgoraToken> = {}): AgoraToken => ({appId: "1f7a90c34be2", channel: "0193f2a4c1d07b3e5a918c42", uid: 48213, token: "007eJxTYBBa", isHost: false, expiresAt: getTimestampMock(), ...overrideResponse})

export const getStreamStatusMock = (): StreamStatus => (faker.helpers.arrayElement(['live','paused','ended'] as const))

export const getStreamAudienceMock = (): StreamAudience => (faker.helpers.arrayElement(['public','subscribers','ticket'] as const))

export const getStreamGoalMock = (overrideResponse: Partial<StreamGoal> = {}): StreamGoal => ({title: "A new kiln shelf", amount: 500, received: 320, isReached: false, ...overrideResponse})

export const getStreamEndReasonMock = (): StreamEndReason => (faker.helpers.arrayElement(['ended','timed-out','removed'] as const))

export const getStreamSummaryMock = (overrideResponse: Partial<StreamSummary> = {}): StreamSummary => ({reason: getStreamEndReasonMock(), duration: 5400, totalViewers: 312, totalPeakViewers: 96, totalMessages: 418, totalTips: 23, tipAmount: 640, totalTickets: 0, ticketAmount: 0, totalNewFollowers: 17, ...overrideResponse})

export const getStreamMock = (overrideResponse: Partial<Stream> = {}): Stream => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, conversationId: getIdMock(), title: "Glazing night", cover: product.picture(1500, 500), status: getStreamStatusMock(), audience: getStreamAudienceMock(), price: null, access: { ...getAccessMock() }, goal: faker.helpers.arrayElement([{ ...getStreamGoalMock() },null,]), totalViewers: 84, duration: 1260, summary: faker.helpers.arrayElement([{ ...getStreamSummaryMock() },null,]), isFollowed: false, isOwn: false, startedAt: getTimestampMock(), endedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getBroadcastProviderMock = (): BroadcastProvider => (faker.helpers.arrayElement(['agora','webrtc'] as const))

export const getIceServerMock = (overrideResponse: Partial<IceServer> = {}): IceServer => ({urls: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ("turn:relay.fanlight.example:3478")), username: product.username(), credential: null, ...overrideResponse})

export const getStreamBroadcastMock = (overrideResponse: Partial<StreamBroadcast> = {}): StreamBroadcast => ({provider: getBroadcastProviderMock(), channel: "0193f2a4c1d07b3e5a918c42", isHost: false, isRelayOnly: false, iceServers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getIceServerMock() })), ...overrideResponse})

export const getStreamViewerMock = (overrideResponse: Partial<StreamViewer> = {}): StreamViewer => ({user: { ...getUserSummaryMock() }, isMuted: false, joinedAt: getTimestampMock(), ...overrideResponse})

export const getStreamSessionMock = (overrideResponse: Partial<StreamSession> = {}): StreamSession => ({stream: { ...getStreamMock() }, conversation: { ...getStreamConversationMock() }, broadcast: faker.helpers.arrayElement([{ ...getStreamBroadcastMock() },null,]), viewers: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getStreamViewerMock() })), ...overrideResponse})

export const getStreamGoalInputMock = (overrideResponse: Partial<StreamGoalInput> = {}): StreamGoalInput => ({title: "A new kiln shelf", amount: 500, ...overrideResponse})

export const getStreamStartRequestMock = (overrideResponse: Partial<StreamStartRequest> = {}): StreamStartRequest => ({title: "Glazing night", audience: getStreamAudienceMock(), price: 15, goal: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getStreamGoalInputMock() },null,]), undefined]), ...overrideResponse})

export const getStreamStatusUpdateRequestMock = (overrideResponse: Partial<StreamStatusUpdateRequest> = {}): StreamStatusUpdateRequest => ({status: getStreamStatusMock(), ...overrideResponse})

export const getStreamHeartbeatRequestMock = (overrideResponse: Partial<StreamHeartbeatRequest> = {}): StreamHeartbeatRequest => ({streamId: getIdMock(), duration: 1260, ...overrideResponse})

export const getStreamHeartbeatMock = (overrideResponse: Partial<StreamHeartbeat> = {}): StreamHeartbeat => ({streamId: getIdMock(), status: getStreamStatusMock(), duration: 1260, totalViewers: 84, ...overrideResponse})

export const getStreamUpdateRequestMock = (overrideResponse: Partial<StreamUpdateRequest> = {}): StreamUpdateRequest => ({title: "Glazing night with questions", audience: faker.helpers.arrayElement([getStreamAudienceMock(), undefined]), price: 15, ...overrideResponse})

export const getStreamSortByMock = (): StreamSortBy => (faker.helpers.arrayElement(['totalViewers','startedAt'] as const))

export const getStreamListMock = (overrideResponse: Partial<StreamList> = {}): StreamList => ({...product.listOf(() => getStreamMock()), ...overrideResponse})

export const getStreamBanRequestMock = (overrideResponse: Partial<StreamBanRequest> = {}): StreamBanRequest => ({userId: getIdMock(), isBanned: true, ...overrideResponse})

export const getStreamViewerStateMock = (overrideResponse: Partial<StreamViewerState> = {}): StreamViewerState => ({userId: getIdMock(), isMuted: true, mutedUntil: faker.helpers.arrayElement([getTimestampMock(),null,]), isBanned: false, ...overrideResponse})

export const getStreamGoalUpdateRequestMock = (overrideResponse: Partial<StreamGoalUpdateRequest> = {}): StreamGoalUpdateRequest => ({title: "A new kiln shelf", amount: 500, ...overrideResponse})

export const getStreamMuteRequestMock = (overrideResponse: Partial<StreamMuteRequest> = {}): StreamMuteRequest => ({userId: getIdMock(), isMuted: true, minutes: 10, ...overrideResponse})

export const getCameoSortByMock = (): CameoSortBy => (faker.helpers.arrayElement(['createdAt','dueAt'] as const))

export const getCameoStatusMock = (): CameoStatus => (faker.helpers.arrayElement(['requested','accepted','delivered','declined','cancelled','expired'] as const))

export const getCameoAnswerMock = (overrideResponse: Partial<CameoAnswer> = {}): CameoAnswer => ({question: getCameoQuestionKeyMock(), text: "On the third of June, in the evening.", ...overrideResponse})

export const getCameoPaymentStatusMock = (): CameoPaymentStatus => (faker.helpers.arrayElement(['held','captured','returned'] as const))

export const getCameoVideoMock = (overrideResponse: Partial<CameoVideo> = {}): CameoVideo => ({_id: getIdMock(), status: getFileStatusMock(), url: "/api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc", posterUrl: "/api/files/0193f2a4c1d07b3e5a918c42/thumbnail?expires=1781000000&signature=abc", duration: 64, width: 1080, height: 1920, ...overrideResponse})

export const getCameoMock = (overrideResponse: Partial<Cameo> = {}): Cameo => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, user: { ...getUserSummaryMock() }, status: getCameoStatusMock(), recipientKind: getCameoRecipientKindMock(), recipientName: "Odile", recipientGender: faker.helpers.arrayElement([getGenderMock(),null,]), requestType: getCameoRequestTypeMock(), language: "en", currency: getCurrencyCodeMock(), answers: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => ({ ...getCameoAnswerMock() })), price: 60, paymentStatus: getCameoPaymentStatusMock(), declineReason: null, note: "With love from the workshop, and happy birthday.", video: faker.helpers.arrayElement([{ ...getCameoVideoMock() },null,]), dueAt: getTimestampMock(), isOverdue: false, canCancel: false, isOwn: true, acceptedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), deliveredAt: faker.helpers.arrayElement([getTimestampMock(),null,]), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getCameoListMock = (overrideResponse: Partial<CameoList> = {}): CameoList => ({...product.listOf(() => getCameoMock()), ...overrideResponse})

export const getCameoOfferMock = (overrideResponse: Partial<CameoOffer> = {}): CameoOffer => ({performer: { ...getUserSummaryMock() }, isOffered: true, price: 60, turnaroundDays: 7, description: "A greeting from the wheel, made while I throw you a bowl.", requestTypes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getCameoRequestTypeMock())), languages: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ("en")), isOwn: false, updatedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), ...overrideResponse})

export const getCameoOfferUpdateRequestMock = (overrideResponse: Partial<CameoOfferUpdateRequest> = {}): CameoOfferUpdateRequest => ({isOffered: true, price: 60, turnaroundDays: 7, description: "A greeting from the wheel, made while I throw you a bowl.", requestTypes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getCameoRequestTypeMock())), undefined]), languages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ("en")), undefined]), ...overrideResponse})

export const getCameoDeclineRequestMock = (overrideResponse: Partial<CameoDeclineRequest> = {}): CameoDeclineRequest => ({reason: "My studio is closed that week.", ...overrideResponse})

export const getCameoDeliveryUploadMock = (overrideResponse: Partial<CameoDeliveryUpload> = {}): CameoDeliveryUpload => ({video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), note: "With love from the workshop, and happy birthday.", ...overrideResponse})

export const getWalletMock = (overrideResponse: Partial<Wallet> = {}): Wallet => ({balance: 432.5, tokens: 40, frozenTokens: 0, payableEarnings: 312.5, heldEarnings: 80, frozenEarnings: 0, payoutEarnings: 120, nextReleaseAt: faker.helpers.arrayElement([getTimestampMock(),null,]), nextReleaseAmount: 24.4, receivable: 0, currency: getCurrencyCodeMock(), ...overrideResponse})

export const getCameoBookingRequestMock = (overrideResponse: Partial<CameoBookingRequest> = {}): CameoBookingRequest => ({recipientKind: getCameoRecipientKindMock(), recipientName: "Odile", recipientGender: faker.helpers.arrayElement([faker.helpers.arrayElement([getGenderMock(),null,]), undefined]), requestType: getCameoRequestTypeMock(), language: "en", currency: getCurrencyCodeMock(), answers: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => ({ ...getCameoAnswerMock() })), ...overrideResponse})

export const getChargeTypeMock = (): ChargeType => (faker.helpers.arrayElement(['tip','feed','product','video','gallery','message','booking-cameo','stream','subscription'] as const))

export const getChargeStatusMock = (): ChargeStatus => (faker.helpers.arrayElement(['held','paid','refunded'] as const))

export const getChargeMock = (overrideResponse: Partial<Charge> = {}): Charge => ({_id: getIdMock(), type: getChargeTypeMock(), status: faker.helpers.arrayElement([getChargeStatusMock(), undefined]), amount: product.tokens(), performer: { ...getUserSummaryMock() }, objectId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), orderId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), title: "Throwing a tall vessel", message: product.tipMessage(), createdAt: getTimestampMock(), ...overrideResponse})

export const getChargeReceiptMock = (overrideResponse: Partial<ChargeReceipt> = {}): ChargeReceipt => ({charge: { ...getChargeMock() }, balanceBefore: 100, balance: 75, ...overrideResponse})

export const getPurchaseRequestMock = (overrideResponse: Partial<PurchaseRequest> = {}): PurchaseRequest => ({expectedPrice: 12.5, ...overrideResponse})

export const getProductPurchaseRequestMock = (overrideResponse: Partial<ProductPurchaseRequest> = {}): ProductPurchaseRequest => ({quantity: 2, addressId: faker.helpers.arrayElement([getIdMock(), undefined]), note: "It is a present. Please leave the bill out.", expectedPrice: 76, ...overrideResponse})

export const getOrderTypeMock = (): OrderType => (faker.helpers.arrayElement(['physical','digital'] as const))

export const getOrderStatusMock = (): OrderStatus => (faker.helpers.arrayElement(['paid','processing','shipped','delivered','refunded'] as const))

export const getOrderProductMock = (overrideResponse: Partial<OrderProduct> = {}): OrderProduct => ({_id: getIdMock(), title: "Tide bowl", thumbnailUrl: faker.helpers.arrayElement([getUrlMock(),null,]), isReachable: true, ...overrideResponse})

export const getOrderAddressMock = (overrideResponse: Partial<OrderAddress> = {}): OrderAddress => ({name: product.personName(), line1: "Rua das Gaivotas 14", line2: "Second floor on the left", postalCode: "1200-202", city: "Lisbon", state: "Lisbon", countryCode: getCountryCodeMock(), phone: "+351 21 555 0142", ...overrideResponse})

export const getOrderMock = (overrideResponse: Partial<Order> = {}): Order => ({_id: getIdMock(), number: "FL-10482", type: getOrderTypeMock(), status: getOrderStatusMock(), product: { ...getOrderProductMock() }, performer: { ...getUserSummaryMock() }, user: { ...getUserSummaryMock() }, quantity: 2, unitPrice: 38, amount: 76, earnedAmount: 60.8, note: "It is a present. Please leave the bill out.", deliveryAddress: faker.helpers.arrayElement([{ ...getOrderAddressMock() },null,]), canUpdateAddress: true, isDownloadable: false, carrier: "Harbour Post", trackingNumber: "HP-2291-884", trackingUrl: "https://parcels.example/HP-2291-884", processingAt: faker.helpers.arrayElement([getTimestampMock(),null,]), shippedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), deliveredAt: faker.helpers.arrayElement([getTimestampMock(),null,]), refundedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getProductPurchaseReceiptMock = (overrideResponse: Partial<ProductPurchaseReceipt> = {}): ProductPurchaseReceipt => ({charge: { ...getChargeMock() }, order: { ...getOrderMock() }, balanceBefore: 180, balance: 104, ...overrideResponse})

export const getChargeListMock = (overrideResponse: Partial<ChargeList> = {}): ChargeList => ({...product.listOf(() => getChargeMock()), ...overrideResponse})

export const getTipRequestMock = (overrideResponse: Partial<TipRequest> = {}): TipRequest => ({amount: 25, message: "For the next kiln.", streamId: faker.helpers.arrayElement([getIdMock(), undefined]), ...overrideResponse})

export const getPurchaseSortByMock = (): PurchaseSortBy => (faker.helpers.arrayElement(['createdAt','price'] as const))

export const getPurchaseTypeMock = (): PurchaseType => (faker.helpers.arrayElement(['feed','product','video','gallery','message','booking-cameo','stream'] as const))

export const getPurchaseMock = (overrideResponse: Partial<Purchase> = {}): Purchase => ({_id: getIdMock(), type: getPurchaseTypeMock(), objectId: getIdMock(), orderId: faker.helpers.arrayElement([getIdMock(),null,]), conversationId: faker.helpers.arrayElement([getIdMock(),null,]), title: "Throwing a tall vessel", thumbnailUrl: faker.helpers.arrayElement([getUrlMock(),null,]), performer: { ...getUserSummaryMock() }, price: 12.5, isReachable: true, isRefunded: false, createdAt: getTimestampMock(), ...overrideResponse})

export const getPurchaseListMock = (overrideResponse: Partial<PurchaseList> = {}): PurchaseList => ({...product.listOf(() => getPurchaseMock()), ...overrideResponse})

export const getTokenPackageSortByMock = (): TokenPackageSortBy => (faker.helpers.arrayElement(['price','tokens'] as const))

export const getTokenPackageMock = (overrideResponse: Partial<TokenPackage> = {}): TokenPackage => ({_id: getIdMock(), title: "Pocket lantern", description: "A first tip and a little more.", price: 10, currency: getCurrencyCodeMock(), tokens: 10, bonusTokens: 0, isRecommended: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getTokenPackageListMock = (overrideResponse: Partial<TokenPackageList> = {}): TokenPackageList => ({...product.listOf(() => getTokenPackageMock()), ...overrideResponse})

export const getCouponCodeMock = (): CouponCode => ("FIRSTKILN")

export const getPaymentTypeMock = (): PaymentType => (faker.helpers.arrayElement(['top-up','subscription'] as const))

export const getSubscriptionTypeMock = (): SubscriptionType => (faker.helpers.arrayElement(['free','monthly','yearly'] as const))

export const getCouponApplyRequestMock = (overrideResponse: Partial<CouponApplyRequest> = {}): CouponApplyRequest => ({type: getPaymentTypeMock(), amount: 100, packageId: faker.helpers.arrayElement([getIdMock(), undefined]), performerId: faker.helpers.arrayElement([getIdMock(), undefined]), subscriptionType: faker.helpers.arrayElement([getSubscriptionTypeMock(), undefined]), ...overrideResponse})

export const getAppliedCouponMock = (overrideResponse: Partial<AppliedCoupon> = {}): AppliedCoupon => ({code: getCouponCodeMock(), type: getPaymentTypeMock(), percentOff: 10, amountBefore: 100, discount: 10, amount: 90, tokens: 100, currency: getCurrencyCodeMock(), remainingUses: 1, expiresAt: faker.helpers.arrayElement([getTimestampMock(),null,]), ...overrideResponse})

export const getCardStatusMock = (): CardStatus => (faker.helpers.arrayElement(['ready','requires-authentication','expired'] as const))

export const getSavedCardMock = (overrideResponse: Partial<SavedCard> = {}): SavedCard => ({_id: getIdMock(), paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", gateway: getPaymentGatewayMock(), status: getCardStatusMock(), brand: "visa", last4: "4242", expMonth: 12, expYear: 2034, isDefault: true, createdAt: getTimestampMock(), ...overrideResponse})

export const getSavedCardListMock = (overrideResponse: Partial<SavedCardList> = {}): SavedCardList => ({...product.listOf(() => getSavedCardMock()), ...overrideResponse})

export const getSubscriptionSourceMock = (): SubscriptionSource => (faker.helpers.arrayElement(['card','wallet'] as const))

export const getSubscribeRequestMock = (overrideResponse: Partial<SubscribeRequest> = {}): SubscribeRequest => ({performerId: getIdMock(), type: getSubscriptionTypeMock(), source: getSubscriptionSourceMock(), paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", couponCode: faker.helpers.arrayElement([getCouponCodeMock(), undefined]), expectedPrice: 9.95, ...overrideResponse})

export const getSubscriptionStatusMock = (): SubscriptionStatus => (faker.helpers.arrayElement(['pending','active','cancelled','past-due','ended'] as const))

export const getSubscriptionProviderMock = (): SubscriptionProvider => (faker.helpers.arrayElement(['stripe','sandbox','wallet'] as const))

export const getPaymentCardMock = (overrideResponse: Partial<PaymentCard> = {}): PaymentCard => ({brand: "visa", last4: "4242", ...overrideResponse})

export const getPaymentFailureCodeMock = (): PaymentFailureCode => (faker.helpers.arrayElement(['card_declined','insufficient_funds','expired_card','incorrect_cvc','authentication_failed','processing_error'] as const))

export const getSubscriptionMock = (overrideResponse: Partial<Subscription> = {}): Subscription => ({_id: getIdMock(), type: getSubscriptionTypeMock(), status: getSubscriptionStatusMock(), performer: { ...getUserSummaryMock() }, user: { ...getUserSummaryMock() }, price: 9.95, newPrice: 12.95, newPriceAt: faker.helpers.arrayElement([getTimestampMock(),null,]), hasConsented: false, provider: getSubscriptionProviderMock(), card: faker.helpers.arrayElement([{ ...getPaymentCardMock() },null,]), isRenewing: true, startedAt: getTimestampMock(), paidThroughAt: getTimestampMock(), renewsAt: faker.helpers.arrayElement([getTimestampMock(),null,]), cancelledAt: faker.helpers.arrayElement([getTimestampMock(),null,]), endedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), totalFailures: 0, failureCode: faker.helpers.arrayElement([getPaymentFailureCodeMock(),null,]), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getPaymentStatusMock = (): PaymentStatus => ('succeeded')

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => ({_id: getIdMock(), type: getPaymentTypeMock(), status: getPaymentStatusMock(), amount: 100, discount: 0, couponCode: "FIRSTKILN", currency: getCurrencyCodeMock(), tokens: 100, performer: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getUserSummaryMock() },null,]), undefined]), subscriptionId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), gateway: getPaymentGatewayMock(), card: getPaymentCardMock(), failureCode: null, refundedAmount: 0, isDisputed: false, createdAt: getTimestampMock(), ...overrideResponse})

export const getClientSecretMock = (): ClientSecret => ("pi_3Q9example_secret_4f8a2c")

export const getSubscriptionReceiptMock = (overrideResponse: Partial<SubscriptionReceipt> = {}): SubscriptionReceipt => ({subscription: { ...getSubscriptionMock() }, payment: faker.helpers.arrayElement([{ ...getPaymentMock() },null,]), charge: faker.helpers.arrayElement([{ ...getChargeMock() },null,]), balance: 65.05, clientSecret: getClientSecretMock(), ...overrideResponse})

export const getPaymentListMock = (overrideResponse: Partial<PaymentList> = {}): PaymentList => ({...product.listOf(() => getPaymentMock()), ...overrideResponse})

export const getTopUpRequestMock = (overrideResponse: Partial<TopUpRequest> = {}): TopUpRequest => ({amount: 100, paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", packageId: faker.helpers.arrayElement([getIdMock(), undefined]), couponCode: faker.helpers.arrayElement([getCouponCodeMock(), undefined]), ...overrideResponse})

export const getPaymentReceiptMock = (overrideResponse: Partial<PaymentReceipt> = {}): PaymentReceipt => ({payment: { ...getPaymentMock() }, balance: 100, clientSecret: faker.helpers.arrayElement([getClientSecretMock(), undefined]), ...overrideResponse})

export const getSubscriptionCancelReasonMock = (): SubscriptionCancelReason => (faker.helpers.arrayElement(['too-expensive','too-little-new','not-as-expected','time-is-short','other'] as const))

export const getSubscriptionCancelRequestMock = (overrideResponse: Partial<SubscriptionCancelRequest> = {}): SubscriptionCancelRequest => ({reason: faker.helpers.arrayElement([getSubscriptionCancelReasonMock(), undefined]), note: "Back in autumn, when the garden sleeps.", ...overrideResponse})

export const getSandboxPaymentMethodRequestMock = (overrideResponse: Partial<SandboxPaymentMethodRequest> = {}): SandboxPaymentMethodRequest => ({number: "4242 4242 4242 4242", expMonth: 12, expYear: 2034, cvc: "123", ...overrideResponse})

export const getPaymentMethodMock = (overrideResponse: Partial<PaymentMethod> = {}): PaymentMethod => ({_id: product.id(), card: { ...getPaymentCardMock() }, ...overrideResponse})

export const getSandboxAuthenticationRequestMock = (overrideResponse: Partial<SandboxAuthenticationRequest> = {}): SandboxAuthenticationRequest => ({isApproved: true, ...overrideResponse})

export const getStripeBusinessTypeMock = (): StripeBusinessType => (faker.helpers.arrayElement(['individual','company'] as const))

export const getStripeAccountRequestMock = (overrideResponse: Partial<StripeAccountRequest> = {}): StripeAccountRequest => ({countryCode: getCountryCodeMock(), businessType: faker.helpers.arrayElement([getStripeBusinessTypeMock(), undefined]), ...overrideResponse})

export const getStripeAccountMock = (overrideResponse: Partial<StripeAccount> = {}): StripeAccount => ({accountId: "acct_1Q9exampleKiln", countryCode: getCountryCodeMock(), isReady: false, onboardingUrl: "https://connect.stripe.com/setup/e/acct_1Q9exampleKiln/4f8a2c", expiresAt: faker.helpers.arrayElement([getTimestampMock(),null,]), ...overrideResponse})

export const getPaymentCardCreateRequestMock = (overrideResponse: Partial<PaymentCardCreateRequest> = {}): PaymentCardCreateRequest => ({paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", isDefault: faker.datatype.boolean(), ...overrideResponse})

export const getSavedCardReceiptMock = (overrideResponse: Partial<SavedCardReceipt> = {}): SavedCardReceipt => ({card: { ...getSavedCardMock() }, clientSecret: getClientSecretMock(), ...overrideResponse})

export const getSubscriptionSortByMock = (): SubscriptionSortBy => (faker.helpers.arrayElement(['createdAt','paidThroughAt','price'] as const))

export const getSubscriptionListMock = (overrideResponse: Partial<SubscriptionList> = {}): SubscriptionList => ({...product.listOf(() => getSubscriptionMock()), ...overrideResponse})

export const getSubscriptionConsentRequestMock = (overrideResponse: Partial<SubscriptionConsentRequest> = {}): SubscriptionConsentRequest => ({price: 12.95, ...overrideResponse})

export const getOrderSortByMock = (): OrderSortBy => (faker.helpers.arrayElement(['createdAt','updatedAt','amount'] as const))

export const getOrderListMock = (overrideResponse: Partial<OrderList> = {}): OrderList => ({...product.listOf(() => getOrderMock()), ...overrideResponse})

export const getOrderNextStatusMock = (): OrderNextStatus => (faker.helpers.arrayElement(['processing','shipped','delivered'] as const))

export const getOrderUpdateRequestMock = (overrideResponse: Partial<OrderUpdateRequest> = {}): OrderUpdateRequest => ({status: faker.helpers.arrayElement([getOrderNextStatusMock(), undefined]), carrier: "Harbour Post", trackingNumber: "HP-2291-884", trackingUrl: "https://parcels.example/HP-2291-884", ...overrideResponse})

export const getOrderAddressUpdateRequestMock = (overrideResponse: Partial<OrderAddressUpdateRequest> = {}): OrderAddressUpdateRequest => ({addressId: getIdMock(), ...overrideResponse})

export const getDownloadLinkMock = (overrideResponse: Partial<DownloadLink> = {}): DownloadLink => ({url: getUrlMock(), fileName: "seed-calendar.pdf", size: 4823190, expiresAt: getTimestampMock(), ...overrideResponse})

export const getAddressCreateRequestMock = (overrideResponse: Partial<AddressCreateRequest> = {}): AddressCreateRequest => ({label: "Home", name: product.personName(), line1: "Rua das Gaivotas 14", line2: "Second floor on the left", postalCode: "1200-202", city: "Lisbon", stateCode: "11", countryCode: getCountryCodeMock(), phone: "+351 21 555 0142", isDefault: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({_id: getIdMock(), label: "Home", name: product.personName(), line1: "Rua das Gaivotas 14", line2: "Second floor on the left", postalCode: "1200-202", city: "Lisbon", stateCode: "11", state: "Lisbon", countryCode: getCountryCodeMock(), phone: "+351 21 555 0142", isDefault: true, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getAddressListMock = (overrideResponse: Partial<AddressList> = {}): AddressList => ({...product.listOf(() => getAddressMock()), ...overrideResponse})

export const getAddressUpdateUploadMock = (overrideResponse: Partial<AddressUpdateUpload> = {}): AddressUpdateUpload => ({label: "Home", name: product.personName(), line1: "Rua das Gaivotas 14", line2: "Second floor on the left", postalCode: "1200-202", city: "Lisbon", stateCode: "11", countryCode: faker.helpers.arrayElement([getCountryCodeMock(), undefined]), phone: "+351 21 555 0142", isDefault: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getEarningSortByMock = (): EarningSortBy => (faker.helpers.arrayElement(['createdAt','net'] as const))

export const getEarningTypeMock = (): EarningType => (faker.helpers.arrayElement(['subscription','tip','feed','product','video','gallery','message','booking-cameo','stream'] as const))

export const getEarningStatusMock = (): EarningStatus => (faker.helpers.arrayElement(['held','payable','frozen','refunded'] as const))

export const getEarningMock = (overrideResponse: Partial<Earning> = {}): Earning => ({_id: getIdMock(), type: getEarningTypeMock(), status: getEarningStatusMock(), payer: faker.helpers.arrayElement([{ ...getUserSummaryMock() },null,]), objectId: faker.helpers.arrayElement([getIdMock(),null,]), title: "For the next kiln.", gross: 25, commission: 5, net: 20, payableAt: getTimestampMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getEarningListMock = (overrideResponse: Partial<EarningList> = {}): EarningList => ({...product.listOf(() => getEarningMock()), ...overrideResponse})

export const getEarningIntervalMock = (): EarningInterval => (faker.helpers.arrayElement(['day','week','month'] as const))

export const getEarningTypeSumMock = (overrideResponse: Partial<EarningTypeSum> = {}): EarningTypeSum => ({type: getEarningTypeMock(), gross: 420, net: 336, totalSales: 31, ...overrideResponse})

export const getEarningPointMock = (overrideResponse: Partial<EarningPoint> = {}): EarningPoint => ({date: getCalendarDateMock(), gross: 120, net: 96, totalSales: 8, ...overrideResponse})

export const getEarningStatsMock = (overrideResponse: Partial<EarningStats> = {}): EarningStats => ({from: getCalendarDateMock(), to: getCalendarDateMock(), interval: getEarningIntervalMock(), gross: 699, commission: 139.8, net: 559.2, totalSales: 54, held: 180.4, payable: 392.5, frozen: 0, types: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getEarningTypeSumMock() })), points: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getEarningPointMock() })), ...overrideResponse})

export const getReferralEarningMock = (overrideResponse: Partial<ReferralEarning> = {}): ReferralEarning => ({_id: getIdMock(), referralId: getIdMock(), user: faker.helpers.arrayElement([{ ...getUserSummaryMock() },null,]), status: getEarningStatusMock(), sharePercent: 5, base: 20, net: 1, payableAt: getTimestampMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getReferralEarningListMock = (overrideResponse: Partial<ReferralEarningList> = {}): ReferralEarningList => ({...product.listOf(() => getReferralEarningMock()), ...overrideResponse})

export const getReferralEarningPointMock = (overrideResponse: Partial<ReferralEarningPoint> = {}): ReferralEarningPoint => ({date: getCalendarDateMock(), net: 4.8, totalReferrals: 1, ...overrideResponse})

export const getReferralEarningStatsMock = (overrideResponse: Partial<ReferralEarningStats> = {}): ReferralEarningStats => ({from: getCalendarDateMock(), to: getCalendarDateMock(), interval: getEarningIntervalMock(), net: 27.95, totalReferrals: 2, held: 6.4, payable: 34.85, frozen: 0, points: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getReferralEarningPointMock() })), ...overrideResponse})

export const getPayoutRequestCreateRequestMock = (overrideResponse: Partial<PayoutRequestCreateRequest> = {}): PayoutRequestCreateRequest => ({amount: 120, method: getPayoutMethodMock(), note: "For the new kiln shelves.", ...overrideResponse})

export const getPayoutStatusMock = (): PayoutStatus => (faker.helpers.arrayElement(['pending','approved','paid','failed','rejected'] as const))

export const getPayoutDestinationMock = (): PayoutDestination => ("Banco do Mar, •••• 4821")

export const getPayoutRequestMock = (overrideResponse: Partial<PayoutRequest> = {}): PayoutRequest => ({_id: getIdMock(), number: "PO-2041", status: getPayoutStatusMock(), amount: 120, currency: getCurrencyCodeMock(), method: getPayoutMethodMock(), destination: getPayoutDestinationMock(), note: "For the new kiln shelves.", reason: "The bank does not know this account.", canUpdate: true, approvedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), paidAt: faker.helpers.arrayElement([getTimestampMock(),null,]), closedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getPayoutCalculateRequestMock = (overrideResponse: Partial<PayoutCalculateRequest> = {}): PayoutCalculateRequest => ({amount: 120, method: faker.helpers.arrayElement([getPayoutMethodMock(), undefined]), ...overrideResponse})

export const getPayoutObstacleMock = (): PayoutObstacle => (faker.helpers.arrayElement(['below-minimum','above-payable','pending-payout','no-destination','not-approved'] as const))

export const getPayoutCalculationMock = (overrideResponse: Partial<PayoutCalculation> = {}): PayoutCalculation => ({amount: 120, currency: getCurrencyCodeMock(), method: getPayoutMethodMock(), destination: getPayoutDestinationMock(), payableEarnings: 312.5, payableAfterwards: 192.5, heldEarnings: 80, nextReleaseAt: faker.helpers.arrayElement([getTimestampMock(),null,]), minimumAmount: 50, obstacle: faker.helpers.arrayElement([getPayoutObstacleMock(),null,]), ...overrideResponse})

export const getPendingPayoutMock = (overrideResponse: Partial<PendingPayout> = {}): PendingPayout => ({isPending: true, payoutRequest: faker.helpers.arrayElement([{ ...getPayoutRequestMock() },null,]), ...overrideResponse})

export const getPayoutSortByMock = (): PayoutSortBy => (faker.helpers.arrayElement(['createdAt','updatedAt','amount'] as const))

export const getPayoutRequestListMock = (overrideResponse: Partial<PayoutRequestList> = {}): PayoutRequestList => ({...product.listOf(() => getPayoutRequestMock()), ...overrideResponse})

export const getPayoutRequestUpdateRequestMock = (overrideResponse: Partial<PayoutRequestUpdateRequest> = {}): PayoutRequestUpdateRequest => ({amount: 90, method: faker.helpers.arrayElement([getPayoutMethodMock(), undefined]), note: "For the new kiln shelves.", ...overrideResponse})

export const getReferrerMock = (overrideResponse: Partial<Referrer> = {}): Referrer => ({code: getReferralCodeMock(), url: "/auth/register?referral=MARA-7Q4K", sharePercent: 5, shareDays: 365, totalReferrals: 7, amount: 41.25, ...overrideResponse})

export const getReferralSortByMock = (): ReferralSortBy => (faker.helpers.arrayElement(['createdAt','amount'] as const))

export const getReferralMock = (overrideResponse: Partial<Referral> = {}): Referral => ({_id: getIdMock(), user: faker.helpers.arrayElement([{ ...getUserSummaryMock() },null,]), amount: 12.4, isActive: true, endsAt: getTimestampMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getReferralListMock = (overrideResponse: Partial<ReferralList> = {}): ReferralList => ({...product.listOf(() => getReferralMock()), ...overrideResponse})

export const getNotificationSortByMock = (): NotificationSortBy => (faker.helpers.arrayElement(['updatedAt','createdAt'] as const))

export const getNotificationTypeMock = (): NotificationType => (product.notificationType())

export const getNotificationObjectTypeMock = (): NotificationObjectType => (product.notificationObjectType())

export const getNotificationMock = (overrideResponse: Partial<Notification> = {}): Notification => ({_id: getIdMock(), type: getNotificationTypeMock(), actor: getUserSummaryMock(), totalActors: product.notificationActors(), objectType: getNotificationObjectTypeMock(), objectId: getIdMock(), excerpt: product.notificationExcerpt(), amount: product.notificationAmount(), isRead: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getNotificationListMock = (overrideResponse: Partial<NotificationList> = {}): NotificationList => ({...product.listOf(() => getNotificationMock()), ...overrideResponse})

export const getChannelNameMock = (): ChannelName => ("user:0193f2a4c1d07b3e5a918c42")

export const getEventNameMock = (): EventName => (faker.helpers.arrayElement(['notification/created','notification/read','wallet/balance-updated','feed/counters-updated','performer/counters-updated','message/created','message/updated','message/deleted','conversation/updated','conversation/requested','conversation/read','stream/message-created','stream/message-deleted','stream/messages-removed','stream/tipped','stream/goal-updated','stream/updated','stream/ended','stream/muted','stream/banned','file/processed','order/updated','payout/updated','payment/succeeded','subscription/updated','cameo/updated'] as const))

export const getNotificationCreatedEventMock = (overrideResponse: Partial<NotificationCreatedEvent> = {}): NotificationCreatedEvent => ({notification: { ...getNotificationMock() }, totalUnread: product.few(), ...overrideResponse})

export const getNotificationReadEventMock = (overrideResponse: Partial<NotificationReadEvent> = {}): NotificationReadEvent => ({notificationId: faker.helpers.arrayElement([getIdMock(),null,]), totalUnread: product.few(), ...overrideResponse})

export const getPaymentSucceededEventMock = (overrideResponse: Partial<PaymentSucceededEvent> = {}): PaymentSucceededEvent => ({payment: { ...getPaymentMock() }, balance: 175, ...overrideResponse})

export const getBalanceUpdatedEventMock = (overrideResponse: Partial<BalanceUpdatedEvent> = {}): BalanceUpdatedEvent => ({balance: 432.5, ...overrideResponse})

export const getFeedCountersUpdatedEventMock = (overrideResponse: Partial<FeedCountersUpdatedEvent> = {}): FeedCountersUpdatedEvent => ({feedId: getIdMock(), totalLikes: product.count(), totalComments: product.count(), totalBookmarks: product.count(), ...overrideResponse})

export const getPerformerCountersUpdatedEventMock = (overrideResponse: Partial<PerformerCountersUpdatedEvent> = {}): PerformerCountersUpdatedEvent => ({performerId: getIdMock(), totalFollowers: product.count(), totalFeeds: product.count(), totalLikes: product.count(), ...overrideResponse})

export const getMessageChangeMock = (): MessageChange => (faker.helpers.arrayElement(['bought','file-processed'] as const))

export const getMessageUpdatedEventMock = (overrideResponse: Partial<MessageUpdatedEvent> = {}): MessageUpdatedEvent => ({message: { ...getMessageMock() }, change: getMessageChangeMock(), ...overrideResponse})

export const getStreamTippedEventMock = (overrideResponse: Partial<StreamTippedEvent> = {}): StreamTippedEvent => ({streamId: getIdMock(), message: { ...getStreamMessageMock() }, goal: faker.helpers.arrayElement([{ ...getStreamGoalMock() },null,]), ...overrideResponse})

export const getStreamMessageCreatedEventMock = (overrideResponse: Partial<StreamMessageCreatedEvent> = {}): StreamMessageCreatedEvent => ({streamId: getIdMock(), message: { ...getStreamMessageMock() }, ...overrideResponse})

export const getMessageCreatedEventMock = (overrideResponse: Partial<MessageCreatedEvent> = {}): MessageCreatedEvent => ({message: { ...getMessageMock() }, ...overrideResponse})

export const getConversationReadEventMock = (overrideResponse: Partial<ConversationReadEvent> = {}): ConversationReadEvent => ({conversationId: getIdMock(), userId: getIdMock(), messageId: getIdMock(), seenAt: getTimestampMock(), ...overrideResponse})

export const getMessageDeletedEventMock = (overrideResponse: Partial<MessageDeletedEvent> = {}): MessageDeletedEvent => ({conversationId: getIdMock(), messageId: getIdMock(), ...overrideResponse})

export const getConversationUpdatedEventMock = (overrideResponse: Partial<ConversationUpdatedEvent> = {}): ConversationUpdatedEvent => ({conversation: { ...getConversationMock() }, totalUnread: product.few(), ...overrideResponse})

export const getConversationRequestedEventMock = (overrideResponse: Partial<ConversationRequestedEvent> = {}): ConversationRequestedEvent => ({request: { ...getConversationRequestMock() }, totalRequests: 2, ...overrideResponse})

export const getStreamMessageDeletedEventMock = (overrideResponse: Partial<StreamMessageDeletedEvent> = {}): StreamMessageDeletedEvent => ({streamId: getIdMock(), messageId: getIdMock(), text: "Message deleted", ...overrideResponse})

export const getStreamMessagesRemovedEventMock = (overrideResponse: Partial<StreamMessagesRemovedEvent> = {}): StreamMessagesRemovedEvent => ({streamId: getIdMock(), removedAt: getTimestampMock(), ...overrideResponse})

export const getStreamGoalUpdatedEventMock = (overrideResponse: Partial<StreamGoalUpdatedEvent> = {}): StreamGoalUpdatedEvent => ({streamId: getIdMock(), goal: faker.helpers.arrayElement([{ ...getStreamGoalMock() },null,]), ...overrideResponse})

export const getStreamUpdatedEventMock = (overrideResponse: Partial<StreamUpdatedEvent> = {}): StreamUpdatedEvent => ({streamId: getIdMock(), title: "Glazing night with questions", status: getStreamStatusMock(), audience: getStreamAudienceMock(), price: null, isOpen: true, slowModeSeconds: 10, welcomeText: "Ask me anything about glazes.", ...overrideResponse})

export const getStreamEndedEventMock = (overrideResponse: Partial<StreamEndedEvent> = {}): StreamEndedEvent => ({streamId: getIdMock(), reason: getStreamEndReasonMock(), duration: 5400, endedAt: getTimestampMock(), ...overrideResponse})

export const getStreamMutedEventMock = (overrideResponse: Partial<StreamMutedEvent> = {}): StreamMutedEvent => ({streamId: getIdMock(), userId: getIdMock(), isMuted: true, mutedUntil: faker.helpers.arrayElement([getTimestampMock(),null,]), ...overrideResponse})

export const getStreamBannedEventMock = (overrideResponse: Partial<StreamBannedEvent> = {}): StreamBannedEvent => ({streamId: getIdMock(), userId: getIdMock(), isBanned: true, ...overrideResponse})

export const getFileProcessedEventMock = (overrideResponse: Partial<FileProcessedEvent> = {}): FileProcessedEvent => ({file: { ...getFileProcessingMock() }, objectId: faker.helpers.arrayElement([getIdMock(),null,]), ...overrideResponse})

export const getOrderUpdatedEventMock = (overrideResponse: Partial<OrderUpdatedEvent> = {}): OrderUpdatedEvent => ({orderId: getIdMock(), ...overrideResponse})

export const getPayoutUpdatedEventMock = (overrideResponse: Partial<PayoutUpdatedEvent> = {}): PayoutUpdatedEvent => ({payoutRequestId: getIdMock(), ...overrideResponse})

export const getSubscriptionUpdatedEventMock = (overrideResponse: Partial<SubscriptionUpdatedEvent> = {}): SubscriptionUpdatedEvent => ({subscriptionId: getIdMock(), performerId: getIdMock(), ...overrideResponse})

export const getCameoUpdatedEventMock = (overrideResponse: Partial<CameoUpdatedEvent> = {}): CameoUpdatedEvent => ({cameoId: getIdMock(), status: getCameoStatusMock(), ...overrideResponse})

export const getEventPayloadMock = (): EventPayload => (faker.helpers.arrayElement([{ ...getNotificationCreatedEventMock() },{ ...getNotificationReadEventMock() },{ ...getPaymentSucceededEventMock() },{ ...getBalanceUpdatedEventMock() },{ ...getFeedCountersUpdatedEventMock() },{ ...getPerformerCountersUpdatedEventMock() },{ ...getMessageUpdatedEventMock() },{ ...getStreamTippedEventMock() },{ ...getStreamMessageCreatedEventMock() },{ ...getMessageCreatedEventMock() },{ ...getConversationReadEventMock() },{ ...getMessageDeletedEventMock() },{ ...getConversationUpdatedEventMock() },{ ...getConversationRequestedEventMock() },{ ...getStreamMessageDeletedEventMock() },{ ...getStreamMessagesRemovedEventMock() },{ ...getStreamGoalUpdatedEventMock() },{ ...getStreamUpdatedEventMock() },{ ...getStreamEndedEventMock() },{ ...getStreamMutedEventMock() },{ ...getStreamBannedEventMock() },{ ...getFileProcessedEventMock() },{ ...getOrderUpdatedEventMock() },{ ...getPayoutUpdatedEventMock() },{ ...getSubscriptionUpdatedEventMock() },{ ...getCameoUpdatedEventMock() },]))

export const getEventMock = (overrideResponse: Partial<Event> = {}): Event => ({channel: getChannelNameMock(), no: 17, name: getEventNameMock(), data: { ...getEventPayloadMock() }, at: getTimestampMock(), ...overrideResponse})

export const getEventListMock = (overrideResponse: Partial<EventList> = {}): EventList => ({...product.listOf(() => getEventMock()), ...overrideResponse})

export const getUploadKindMock = (): UploadKind => (faker.helpers.arrayElement(['video','audio','product'] as const))

export const getUploadCreateRequestMock = (overrideResponse: Partial<UploadCreateRequest> = {}): UploadCreateRequest => ({kind: getUploadKindMock(), fileName: "tall-vase.mp4", size: 734003200, ...overrideResponse})

export const getUploadMock = (overrideResponse: Partial<Upload> = {}): Upload => ({_id: getIdMock(), kind: getUploadKindMock(), fileName: "tall-vase.mp4", size: 734003200, offset: 167772160, isFinished: false, expiresAt: getTimestampMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getUploadChunkMock = (overrideResponse: Partial<UploadChunk> = {}): UploadChunk => ({offset: 167772160, chunk: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getFileVariantMock = (): FileVariant => (faker.helpers.arrayElement(['thumbnail','display'] as const))

export const getDevelopmentMailMock = (overrideResponse: Partial<DevelopmentMail> = {}): DevelopmentMail => ({_id: getIdMock(), to: getEmailMock(), subject: "Confirm your e-mail address", text: "Hello Noor, please confirm your address.", link: "/auth/email-verification?token=q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", createdAt: getTimestampMock(), ...overrideResponse})

export const getDevelopmentMailListMock = (overrideResponse: Partial<DevelopmentMailList> = {}): DevelopmentMailList => ({...product.listOf(() => getDevelopmentMailMock()), ...overrideResponse})

export const getAuthLoginEventMock = (overrideResponse: Partial<AuthLoginEvent> = {}): AuthLoginEvent => ({token: faker.string.alpha({length: {min: 1, max: 200}}), ...overrideResponse})

export const getSessionEndReasonMock = (): SessionEndReason => (faker.helpers.arrayElement(['logged-out','revoked','password-changed','expired','account-deleted'] as const))

export const getSessionEndedEventMock = (overrideResponse: Partial<SessionEndedEvent> = {}): SessionEndedEvent => ({sessionId: getIdMock(), reason: getSessionEndReasonMock(), ...overrideResponse})

export const getStoryCreatedEventMock = (overrideResponse: Partial<StoryCreatedEvent> = {}): StoryCreatedEvent => ({storyId: getIdMock(), performer: { ...getUserSummaryMock() }, createdAt: getTimestampMock(), ...overrideResponse})

export const getConversationMarkReadEventMock = (overrideResponse: Partial<ConversationMarkReadEvent> = {}): ConversationMarkReadEvent => ({conversationId: getIdMock(), messageId: getIdMock(), ...overrideResponse})

export const getConversationTypeEventMock = (overrideResponse: Partial<ConversationTypeEvent> = {}): ConversationTypeEvent => ({conversationId: getIdMock(), isTyping: true, ...overrideResponse})

export const getConversationTypingEventMock = (overrideResponse: Partial<ConversationTypingEvent> = {}): ConversationTypingEvent => ({conversationId: getIdMock(), userId: getIdMock(), isTyping: true, ...overrideResponse})

export const getStreamJoinEventMock = (overrideResponse: Partial<StreamJoinEvent> = {}): StreamJoinEvent => ({streamId: getIdMock(), ...overrideResponse})

export const getStreamJoinedEventMock = (overrideResponse: Partial<StreamJoinedEvent> = {}): StreamJoinedEvent => ({streamId: getIdMock(), viewer: faker.helpers.arrayElement([{ ...getStreamViewerMock() },null,]), totalViewers: 85, ...overrideResponse})

export const getStreamLeaveEventMock = (overrideResponse: Partial<StreamLeaveEvent> = {}): StreamLeaveEvent => ({streamId: getIdMock(), ...overrideResponse})

export const getStreamLeftEventMock = (overrideResponse: Partial<StreamLeftEvent> = {}): StreamLeftEvent => ({streamId: getIdMock(), userId: faker.helpers.arrayElement([getIdMock(),null,]), totalViewers: 84, ...overrideResponse})

export const getStreamPeerIdMock = (): StreamPeerId => ("c0q8ZtUe7vXbR2aF")

export const getStreamSignalTypeMock = (): StreamSignalType => (faker.helpers.arrayElement(['ready','offer','answer','candidate','bye'] as const))

export const getStreamSendSignalEventMock = (overrideResponse: Partial<StreamSendSignalEvent> = {}): StreamSendSignalEvent => ({streamId: getIdMock(), peerId: faker.helpers.arrayElement([getStreamPeerIdMock(),null,]), type: getStreamSignalTypeMock(), data: null, ...overrideResponse})

export const getStreamSignalEventMock = (overrideResponse: Partial<StreamSignalEvent> = {}): StreamSignalEvent => ({streamId: getIdMock(), peerId: getStreamPeerIdMock(), userId: getIdMock(), type: getStreamSignalTypeMock(), data: null, ...overrideResponse})

export const getStreamStartedEventMock = (overrideResponse: Partial<StreamStartedEvent> = {}): StreamStartedEvent => ({streamId: getIdMock(), performer: { ...getUserSummaryMock() }, title: "Glazing night", startedAt: getTimestampMock(), ...overrideResponse})