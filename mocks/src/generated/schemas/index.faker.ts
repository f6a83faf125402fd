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
  Audience,
  AuthLoginEvent,
  AuthToken,
  AvatarUpload,
  BalanceUpdatedEvent,
  ChannelName,
  Charge,
  ChargeList,
  ChargeReceipt,
  ChargeType,
  Comment,
  CommentCreateRequest,
  CommentList,
  CommentObjectType,
  CommentPicture,
  CommentUpdateUpload,
  CommonSettings,
  CoverUpload,
  Currency,
  CurrencyCode,
  CurrencySettings,
  DevelopmentMail,
  DevelopmentMailList,
  Done,
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
  FeedCountersUpdatedEvent,
  FeedCreateRequest,
  FeedFile,
  FeedFileInput,
  FeedFileType,
  FeedList,
  FeedPhotoUpload,
  FeedSortBy,
  FeedThumbnail,
  FeedUpdateRequest,
  FieldError,
  FileVariant,
  Follow,
  FollowList,
  FollowState,
  Gender,
  Geo,
  Id,
  LinkToken,
  Locale,
  LoginRequest,
  Me,
  MenuItem,
  Mode,
  MyPerformer,
  Notification,
  NotificationCreatedEvent,
  NotificationList,
  NotificationObjectType,
  NotificationReadEvent,
  NotificationSortBy,
  NotificationType,
  Password,
  PasswordResetRequest,
  PasswordUpdateRequest,
  Payment,
  PaymentCard,
  PaymentFailureCode,
  PaymentGateway,
  PaymentList,
  PaymentMethod,
  PaymentReceipt,
  PaymentStatus,
  PaymentType,
  Performer,
  PerformerCountersUpdatedEvent,
  PerformerList,
  PerformerSortBy,
  PerformerStatus,
  PerformerUpdateRequest,
  PublicSettings,
  ReactionAction,
  ReactionObjectType,
  ReactionRequest,
  ReactionState,
  RegisterRequest,
  Registration,
  SandboxAuthenticationRequest,
  SandboxPaymentMethodRequest,
  SettingKey,
  SettingValues,
  SettingsKeysRequest,
  SortOrder,
  Timestamp,
  TipRequest,
  TopUpRequest,
  UnreadCount,
  UploadedImage,
  Url,
  UserSummary,
  UserUpdateRequest,
  Username,
  WayIn
} from '@fanlight/sdk/models';



export const getLinkTokenMock = (): LinkToken => ("q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc")

export const getEmailVerificationRequestMock = (overrideResponse: Partial<EmailVerificationRequest> = {}): EmailVerificationRequest => ({token: getLinkTokenMock(), ...overrideResponse})

export const getDoneMock = (overrideResponse: Partial<Done> = {}): Done => ({success: true, ...overrideResponse})

export const getErrorCodeMock = (): ErrorCode => (faker.helpers.arrayElement(['MALFORMED_BODY','UNAUTHENTICATED','INVALID_CREDENTIALS','SOCIAL_LOGIN_FAILED','INSUFFICIENT_BALANCE','CARD_DECLINED','CARD_EXPIRED','AUTHENTICATION_REQUIRED','FORBIDDEN','EMAIL_NOT_VERIFIED','PERFORMER_NOT_APPROVED','COUNTRY_BLOCKED','MUTED','NOT_ENTITLED','INVALID_SIGNATURE','NOT_FOUND','METHOD_NOT_ALLOWED','CONFLICT','ALREADY_PURCHASED','ALREADY_SUBSCRIBED','ALREADY_REPORTED','ALREADY_VOTED','ALREADY_STREAMING','FREE_SUBSCRIPTION_USED','OUT_OF_STOCK','PAYOUT_PENDING','PRICE_CHANGED','STATUS_CONFLICT','FILE_NOT_READY','UPLOAD_OFFSET_MISMATCH','IDEMPOTENCY_CONFLICT','LINK_EXPIRED','STREAM_ENDED','PAYLOAD_TOO_LARGE','UNSUPPORTED_MEDIA_TYPE','VALIDATION_FAILED','EMAIL_TAKEN','USERNAME_TAKEN','AMOUNT_OUT_OF_RANGE','OWN_ACCOUNT','WRONG_PASSWORD','COUPON_INVALID','CAPTCHA_FAILED','ADDRESS_REQUIRED','PROVIDER_NOT_CONFIGURED','RATE_LIMITED','SLOW_MODE','INTERNAL','NOT_IMPLEMENTED','UNAVAILABLE','MEDIA_PROCESSING_UNAVAILABLE','MAINTENANCE'] as const))

export const getIdMock = (): Id => (product.id())

export const getFieldErrorMock = (overrideResponse: Partial<FieldError> = {}): FieldError => ({path: "email", message: "This is not an e-mail address.", ...overrideResponse})

export const getErrorMock = (overrideResponse: Partial<Error> = {}): Error => ({statusCode: 422, error: "Unprocessable Entity", message: "Please check the marked fields.", code: getErrorCodeMock(), requestId: getIdMock(), fields: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFieldErrorMock() })), undefined]), ...overrideResponse})

export const getEmailMock = (): Email => ("mara@fanlight.example")

export const getEmailRequestMock = (overrideResponse: Partial<EmailRequest> = {}): EmailRequest => ({email: getEmailMock(), ...overrideResponse})

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({credentials: "mara.clay", password: "lantern-on-the-sill", remember: faker.datatype.boolean(), ...overrideResponse})

export const getTimestampMock = (): Timestamp => (product.moment())

export const getAuthTokenMock = (overrideResponse: Partial<AuthToken> = {}): AuthToken => ({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", expiresAt: getTimestampMock(), ...overrideResponse})

export const getPasswordMock = (): Password => ("lantern-on-the-sill")

export const getPasswordUpdateRequestMock = (overrideResponse: Partial<PasswordUpdateRequest> = {}): PasswordUpdateRequest => ({currentPassword: "lantern-on-the-sill", password: getPasswordMock(), source: faker.helpers.arrayElement([faker.helpers.arrayElement(['user','performer'] as const), undefined]), ...overrideResponse})

export const getUsernameMock = (): Username => ("mara.clay")

export const getLocaleMock = (): Locale => ('en-US')

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => ({name: product.personName(), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: getEmailMock(), password: getPasswordMock(), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), ...overrideResponse})

export const getRegistrationMock = (overrideResponse: Partial<Registration> = {}): Registration => ({userId: getIdMock(), requiresEmailVerification: true, ...overrideResponse})

export const getPasswordResetRequestMock = (overrideResponse: Partial<PasswordResetRequest> = {}): PasswordResetRequest => ({token: getLinkTokenMock(), password: getPasswordMock(), ...overrideResponse})

export const getModeMock = (): Mode => ('demo')

export const getGeoMock = (overrideResponse: Partial<Geo> = {}): Geo => ({countryCode: "ES", ...overrideResponse})

export const getCurrencyMock = (overrideResponse: Partial<Currency> = {}): Currency => ({code: "EUR", symbol: "€", exchangeRate: 0.92, countryCode: null, ...overrideResponse})

export const getCurrencyCodeMock = (): CurrencyCode => ("USD")

export const getCommonSettingsMock = (overrideResponse: Partial<CommonSettings> = {}): CommonSettings => ({mode: getModeMock(), geo: { ...getGeoMock() }, currencies: product.currencies(), primaryCurrency: getCurrencyCodeMock(), ...overrideResponse})

export const getSettingKeyMock = (): SettingKey => (faker.helpers.arrayElement(['currency','primaryCurrency','siteName','logoUrl','enable18Popup','content18Popup','requireEmailVerification','paymentGateway','stripePublishableKey','freeSubscriptionEnabled','freeSubscriptionDuration','minimumSubscriptionPrice','maximumSubscriptionPrice','minimumWalletPrice','maximumWalletPrice','minimumTipPrice','maximumTipPrice','minimumPayoutAmount','locale','volume','gaCode','geoCurrenciesEnabled'] as const))

export const getSettingsKeysRequestMock = (overrideResponse: Partial<SettingsKeysRequest> = {}): SettingsKeysRequest => ({keys: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (getSettingKeyMock())), ...overrideResponse})

export const getPaymentGatewayMock = (): PaymentGateway => ('sandbox')

export const getSettingValuesMock = (overrideResponse: Partial<SettingValues> = {}): SettingValues => ({currency: faker.helpers.arrayElement([getCurrencyCodeMock(), undefined]), primaryCurrency: faker.helpers.arrayElement([getCurrencyCodeMock(), undefined]), siteName: 'Fanlight', logoUrl: null, enable18Popup: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), content18Popup: 'You must be at least 18 years old to enter.', requireEmailVerification: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), paymentGateway: faker.helpers.arrayElement([getPaymentGatewayMock(), undefined]), stripePublishableKey: null, freeSubscriptionEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), freeSubscriptionDuration: 1, minimumSubscriptionPrice: 2.95, maximumSubscriptionPrice: 300, minimumWalletPrice: 2.95, maximumWalletPrice: 300, minimumTipPrice: 10, maximumTipPrice: 10000, minimumPayoutAmount: 50, locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), volume: 1, gaCode: null, geoCurrenciesEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getMenuItemMock = (overrideResponse: Partial<MenuItem> = {}): MenuItem => ({title: "Terms", href: "/page/terms", ...overrideResponse})

export const getPublicSettingsMock = (overrideResponse: Partial<PublicSettings> = {}): PublicSettings => ({siteName: "Fanlight", logoUrl: null, enable18Popup: false, content18Popup: "You must be at least 18 years old to enter.", requireEmailVerification: true, paymentGateway: getPaymentGatewayMock(), stripePublishableKey: null, freeSubscriptionEnabled: true, freeSubscriptionDuration: 1, minimumSubscriptionPrice: 2.95, maximumSubscriptionPrice: 300, minimumWalletPrice: 2.95, maximumWalletPrice: 300, minimumTipPrice: 10, maximumTipPrice: 10000, minimumPayoutAmount: 50, locale: getLocaleMock(), volume: 1, gaCode: null, geoCurrenciesEnabled: false, maintenance: false, menus: product.menus(), ...overrideResponse})

export const getCurrencySettingsMock = (overrideResponse: Partial<CurrencySettings> = {}): CurrencySettings => ({manualDetect: faker.datatype.boolean(), currency: getCurrencyCodeMock(), ...overrideResponse})

export const getUserUpdateRequestMock = (overrideResponse: Partial<UserUpdateRequest> = {}): UserUpdateRequest => ({name: product.personName(), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: faker.helpers.arrayElement([getEmailMock(), undefined]), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), currencySettings: faker.helpers.arrayElement([{ ...getCurrencySettingsMock() }, undefined]), ...overrideResponse})

export const getMeMock = (overrideResponse: Partial<Me> = {}): Me => ({_id: getIdMock(), name: product.personName(), username: product.username(), email: "noor@fanlight.example", isEmailVerified: true, avatar: product.picture(320, 320), cover: product.picture(1500, 500), balance: 75, isPerformer: false, currencySettings: { ...getCurrencySettingsMock() }, locale: getLocaleMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getAvatarUploadMock = (overrideResponse: Partial<AvatarUpload> = {}): AvatarUpload => ({avatar: (() => new Blob())(), ...overrideResponse})

export const getUrlMock = (): Url => (product.picture())

export const getUploadedImageMock = (overrideResponse: Partial<UploadedImage> = {}): UploadedImage => ({url: getUrlMock(), width: 480, height: 480, ...overrideResponse})

export const getCoverUploadMock = (overrideResponse: Partial<CoverUpload> = {}): CoverUpload => ({cover: (() => new Blob())(), ...overrideResponse})

export const getGenderMock = (): Gender => (faker.helpers.arrayElement(['male','female'] as const))

export const getPerformerStatusMock = (): PerformerStatus => ('approved')

export const getMyPerformerMock = (overrideResponse: Partial<MyPerformer> = {}): MyPerformer => ({_id: getIdMock(), name: product.personName(), username: product.username(), email: "mara@fanlight.example", avatar: product.picture(320, 320), cover: product.picture(1500, 500), bio: product.bio(), gender: null, countryCode: "PT", status: getPerformerStatusMock(), monthlyPrice: product.price(), yearlyPrice: 99, totalFollowers: product.count(), totalFeeds: product.count(), totalLikes: product.count(), balance: 412.5, earnings: 392.5, currencySettings: { ...getCurrencySettingsMock() }, locale: getLocaleMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getPerformerUpdateRequestMock = (overrideResponse: Partial<PerformerUpdateRequest> = {}): PerformerUpdateRequest => ({name: product.personName(), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: faker.helpers.arrayElement([getEmailMock(), undefined]), bio: product.bio(), gender: null, countryCode: "PT", monthlyPrice: product.price(), yearlyPrice: 99, locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), currencySettings: faker.helpers.arrayElement([{ ...getCurrencySettingsMock() }, undefined]), ...overrideResponse})

export const getPerformerMock = (overrideResponse: Partial<Performer> = {}): Performer => ({_id: getIdMock(), name: product.personName(), username: product.username(), avatar: product.picture(320, 320), cover: product.picture(1500, 500), bio: product.bio(), gender: null, countryCode: "PT", isVerified: true, monthlyPrice: product.price(), yearlyPrice: 99, totalFollowers: product.count(), totalFeeds: product.count(), totalLikes: product.count(), isFollowed: false, isOwn: false, createdAt: getTimestampMock(), ...overrideResponse})

export const getPerformerListMock = (overrideResponse: Partial<PerformerList> = {}): PerformerList => ({...product.listOf(() => getPerformerMock()), ...overrideResponse})

export const getSortOrderMock = (): SortOrder => (faker.helpers.arrayElement(['asc','desc'] as const))

export const getPerformerSortByMock = (): PerformerSortBy => (faker.helpers.arrayElement(['popular','latest','name'] as const))

export const getFeedSortByMock = (): FeedSortBy => (faker.helpers.arrayElement(['createdAt'] as const))

export const getUserSummaryMock = (overrideResponse: Partial<UserSummary> = {}): UserSummary => ({_id: getIdMock(), name: product.personName(), username: product.username(), avatar: product.picture(320, 320), isPerformer: true, isVerified: true, ...overrideResponse})

export const getAudienceMock = (): Audience => ('public')

export const getAccessReasonMock = (): AccessReason => ('public')

export const getWayInMock = (): WayIn => (faker.helpers.arrayElement(['login','follow','subscribe','buy'] as const))

export const getAccessMock = (overrideResponse: Partial<Access> = {}): Access => ({isAllowed: true, reason: getAccessReasonMock(), wayIn: null, price: null, ...overrideResponse})

export const getFeedFileTypeMock = (): FeedFileType => (faker.helpers.arrayElement(['feed-photo'] as const))

export const getFeedFileMock = (overrideResponse: Partial<FeedFile> = {}): FeedFile => ({_id: getIdMock(), type: getFeedFileTypeMock(), url: product.picture(), thumbnails: (() => [product.picture(320, 400)])(), preview: product.picture(320, 320), width: 1280, height: 1600, alt: product.sight(), ...overrideResponse})

export const getFeedThumbnailMock = (overrideResponse: Partial<FeedThumbnail> = {}): FeedThumbnail => ({url: product.picture(320, 400), ...overrideResponse})

export const getFeedMock = (overrideResponse: Partial<Feed> = {}): Feed => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, text: product.postText(), isTeaser: false, audience: getAudienceMock(), access: { ...getAccessMock() }, files: product.some(getFeedFileMock), thumbnail: getFeedThumbnailMock(), hashtags: product.hashtags(), totalLikes: product.count(), totalComments: product.count(), totalBookmarks: product.count(), isLiked: false, isBookmarked: false, isOwn: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getFeedListMock = (overrideResponse: Partial<FeedList> = {}): FeedList => ({...product.listOf(() => getFeedMock()), ...overrideResponse})

export const getFeedFileInputMock = (overrideResponse: Partial<FeedFileInput> = {}): FeedFileInput => ({fileId: getIdMock(), alt: product.sight(), ...overrideResponse})

export const getFeedCreateRequestMock = (overrideResponse: Partial<FeedCreateRequest> = {}): FeedCreateRequest => ({text: "Kiln opened at dawn. #stoneware", audience: getAudienceMock(), files: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeedFileInputMock() })), undefined]), ...overrideResponse})

export const getFeedPhotoUploadMock = (overrideResponse: Partial<FeedPhotoUpload> = {}): FeedPhotoUpload => ({photo: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getFeedUpdateRequestMock = (overrideResponse: Partial<FeedUpdateRequest> = {}): FeedUpdateRequest => ({text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), audience: faker.helpers.arrayElement([getAudienceMock(), undefined]), files: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeedFileInputMock() })), undefined]), ...overrideResponse})

export const getReactionActionMock = (): ReactionAction => (faker.helpers.arrayElement(['like','bookmark'] as const))

export const getReactionObjectTypeMock = (): ReactionObjectType => (faker.helpers.arrayElement(['feed'] as const))

export const getReactionRequestMock = (overrideResponse: Partial<ReactionRequest> = {}): ReactionRequest => ({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: getIdMock(), ...overrideResponse})

export const getReactionStateMock = (overrideResponse: Partial<ReactionState> = {}): ReactionState => ({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: getIdMock(), isSet: true, total: 129, ...overrideResponse})

export const getCommentObjectTypeMock = (): CommentObjectType => (faker.helpers.arrayElement(['feed'] as const))

export const getCommentPictureMock = (overrideResponse: Partial<CommentPicture> = {}): CommentPicture => ({url: getUrlMock(), width: 800, height: 600, ...overrideResponse})

export const getCommentMock = (overrideResponse: Partial<Comment> = {}): Comment => ({_id: getIdMock(), objectType: getCommentObjectTypeMock(), objectId: getIdMock(), author: { ...getUserSummaryMock() }, content: product.commentText(), picture: null, isOwn: false, canDelete: false, isEdited: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getCommentListMock = (overrideResponse: Partial<CommentList> = {}): CommentList => ({...product.listOf(() => getCommentMock()), ...overrideResponse})

export const getCommentCreateRequestMock = (overrideResponse: Partial<CommentCreateRequest> = {}): CommentCreateRequest => ({objectType: getCommentObjectTypeMock(), objectId: getIdMock(), content: product.commentText(), ...overrideResponse})

export const getCommentUpdateUploadMock = (overrideResponse: Partial<CommentUpdateUpload> = {}): CommentUpdateUpload => ({content: product.commentText(), picture: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), ...overrideResponse})

export const getFollowMock = (overrideResponse: Partial<Follow> = {}): Follow => ({_id: getIdMock(), user: { ...getUserSummaryMock() }, createdAt: getTimestampMock(), ...overrideResponse})

export const getFollowListMock = (overrideResponse: Partial<FollowList> = {}): FollowList => ({...product.listOf(() => getFollowMock()), ...overrideResponse})

export const getFollowStateMock = (overrideResponse: Partial<FollowState> = {}): FollowState => ({performerId: getIdMock(), isFollowed: false, totalFollowers: product.count(), ...overrideResponse})

export const getChargeTypeMock = (): ChargeType => (faker.helpers.arrayElement(['tip'] as const))

export const getChargeMock = (overrideResponse: Partial<Charge> = {}): Charge => ({_id: getIdMock(), type: getChargeTypeMock(), amount: product.tokens(), performer: { ...getUserSummaryMock() }, message: product.tipMessage(), createdAt: getTimestampMock(), ...overrideResponse})

export const getChargeListMock = (overrideResponse: Partial<ChargeList> = {}): ChargeList => ({...product.listOf(() => getChargeMock()), ...overrideResponse})

export const getTipRequestMock = (overrideResponse: Partial<TipRequest> = {}): TipRequest => ({amount: 25, message: "For the next kiln.", ...overrideResponse})

export const getChargeReceiptMock = (overrideResponse: Partial<ChargeReceipt> = {}): ChargeReceipt => ({charge: { ...getChargeMock() }, balanceBefore: 100, balance: 75, ...overrideResponse})

export const getPaymentTypeMock = (): PaymentType => (faker.helpers.arrayElement(['top-up'] as const))

export const getPaymentStatusMock = (): PaymentStatus => ('succeeded')

export const getPaymentCardMock = (overrideResponse: Partial<PaymentCard> = {}): PaymentCard => ({brand: "visa", last4: "4242", ...overrideResponse})

export const getPaymentFailureCodeMock = (): PaymentFailureCode => (faker.helpers.arrayElement(['card_declined','insufficient_funds','expired_card','incorrect_cvc','authentication_failed','processing_error'] as const))

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => ({_id: getIdMock(), type: getPaymentTypeMock(), status: getPaymentStatusMock(), amount: 100, currency: getCurrencyCodeMock(), tokens: 100, gateway: getPaymentGatewayMock(), card: getPaymentCardMock(), failureCode: null, createdAt: getTimestampMock(), ...overrideResponse})

export const getPaymentListMock = (overrideResponse: Partial<PaymentList> = {}): PaymentList => ({...product.listOf(() => getPaymentMock()), ...overrideResponse})

export const getTopUpRequestMock = (overrideResponse: Partial<TopUpRequest> = {}): TopUpRequest => ({amount: 100, paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", ...overrideResponse})

export const getPaymentReceiptMock = (overrideResponse: Partial<PaymentReceipt> = {}): PaymentReceipt => ({payment: { ...getPaymentMock() }, balance: 100, ...overrideResponse})

export const getSandboxPaymentMethodRequestMock = (overrideResponse: Partial<SandboxPaymentMethodRequest> = {}): SandboxPaymentMethodRequest => ({number: "4242 4242 4242 4242", expMonth: 12, expYear: 2034, cvc: "123", ...overrideResponse})

export const getPaymentMethodMock = (overrideResponse: Partial<PaymentMethod> = {}): PaymentMethod => ({_id: product.id(), card: { ...getPaymentCardMock() }, ...overrideResponse})

export const getSandboxAuthenticationRequestMock = (overrideResponse: Partial<SandboxAuthenticationRequest> = {}): SandboxAuthenticationRequest => ({isApproved: true, ...overrideResponse})

export const getNotificationSortByMock = (): NotificationSortBy => (faker.helpers.arrayElement(['updatedAt','createdAt'] as const))

export const getNotificationTypeMock = (): NotificationType => (product.notificationType())

export const getNotificationObjectTypeMock = (): NotificationObjectType => (product.notificationObjectType())

export const getNotificationMock = (overrideResponse: Partial<Notification> = {}): Notification => ({_id: getIdMock(), type: getNotificationTypeMock(), actor: getUserSummaryMock(), totalActors: product.notificationActors(), objectType: getNotificationObjectTypeMock(), objectId: getIdMock(), excerpt: product.notificationExcerpt(), amount: product.notificationAmount(), isRead: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getNotificationListMock = (overrideResponse: Partial<NotificationList> = {}): NotificationList => ({...product.listOf(() => getNotificationMock()), ...overrideResponse})

export const getUnreadCountMock = (overrideResponse: Partial<UnreadCount> = {}): UnreadCount => ({total: 3, ...overrideResponse})

export const getChannelNameMock = (): ChannelName => ("user:0193f2a4c1d07b3e5a918c42")

export const getEventNameMock = (): EventName => (faker.helpers.arrayElement(['notification/created','notification/read','wallet/balance-updated','feed/counters-updated','performer/counters-updated'] as const))

export const getNotificationCreatedEventMock = (overrideResponse: Partial<NotificationCreatedEvent> = {}): NotificationCreatedEvent => ({notification: { ...getNotificationMock() }, totalUnread: product.few(), ...overrideResponse})

export const getNotificationReadEventMock = (overrideResponse: Partial<NotificationReadEvent> = {}): NotificationReadEvent => ({notificationId: faker.helpers.arrayElement([getIdMock(),null,]), totalUnread: product.few(), ...overrideResponse})

export const getBalanceUpdatedEventMock = (overrideResponse: Partial<BalanceUpdatedEvent> = {}): BalanceUpdatedEvent => ({balance: 432.5, ...overrideResponse})

export const getFeedCountersUpdatedEventMock = (overrideResponse: Partial<FeedCountersUpdatedEvent> = {}): FeedCountersUpdatedEvent => ({feedId: getIdMock(), totalLikes: product.count(), totalComments: product.count(), totalBookmarks: product.count(), ...overrideResponse})

export const getPerformerCountersUpdatedEventMock = (overrideResponse: Partial<PerformerCountersUpdatedEvent> = {}): PerformerCountersUpdatedEvent => ({performerId: getIdMock(), totalFollowers: product.count(), totalFeeds: product.count(), totalLikes: product.count(), ...overrideResponse})

export const getEventPayloadMock = (): EventPayload => (faker.helpers.arrayElement([{ ...getNotificationCreatedEventMock() },{ ...getNotificationReadEventMock() },{ ...getBalanceUpdatedEventMock() },{ ...getFeedCountersUpdatedEventMock() },{ ...getPerformerCountersUpdatedEventMock() },]))

export const getEventMock = (overrideResponse: Partial<Event> = {}): Event => ({channel: getChannelNameMock(), no: 17, name: getEventNameMock(), data: { ...getEventPayloadMock() }, at: getTimestampMock(), ...overrideResponse})

export const getEventListMock = (overrideResponse: Partial<EventList> = {}): EventList => ({...product.listOf(() => getEventMock()), ...overrideResponse})

export const getFileVariantMock = (): FileVariant => (faker.helpers.arrayElement(['thumbnail','display'] as const))

export const getDevelopmentMailMock = (overrideResponse: Partial<DevelopmentMail> = {}): DevelopmentMail => ({_id: getIdMock(), to: getEmailMock(), subject: "Confirm your e-mail address", text: "Hello Noor, please confirm your address.", link: "/auth/email-verification?token=q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", createdAt: getTimestampMock(), ...overrideResponse})

export const getDevelopmentMailListMock = (overrideResponse: Partial<DevelopmentMailList> = {}): DevelopmentMailList => ({...product.listOf(() => getDevelopmentMailMock()), ...overrideResponse})

export const getAuthLoginEventMock = (overrideResponse: Partial<AuthLoginEvent> = {}): AuthLoginEvent => ({token: faker.string.alpha({length: {min: 1, max: 200}}), ...overrideResponse})