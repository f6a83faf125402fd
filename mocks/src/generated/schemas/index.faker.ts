/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
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



export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({credentials: faker.string.alpha({length: {min: 1, max: 254}}), password: faker.internet.password(), remember: faker.datatype.boolean(), ...overrideResponse})

export const getTimestampMock = (): Timestamp => (faker.date.past().toISOString().slice(0, 19) + 'Z')

export const getAuthTokenMock = (overrideResponse: Partial<AuthToken> = {}): AuthToken => ({token: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: getTimestampMock(), ...overrideResponse})

export const getErrorCodeMock = (): ErrorCode => (faker.helpers.arrayElement(['MALFORMED_BODY','UNAUTHENTICATED','INVALID_CREDENTIALS','INSUFFICIENT_BALANCE','CARD_DECLINED','FORBIDDEN','EMAIL_NOT_VERIFIED','INVALID_SIGNATURE','NOT_FOUND','METHOD_NOT_ALLOWED','CONFLICT','IDEMPOTENCY_CONFLICT','LINK_EXPIRED','PAYLOAD_TOO_LARGE','UNSUPPORTED_MEDIA_TYPE','VALIDATION_FAILED','EMAIL_TAKEN','USERNAME_TAKEN','AMOUNT_OUT_OF_RANGE','OWN_ACCOUNT','WRONG_PASSWORD','RATE_LIMITED','INTERNAL','UNAVAILABLE'] as const))

export const getIdMock = (): Id => (faker.helpers.fromRegExp("^[0-9a-f]{24}$"))

export const getFieldErrorMock = (overrideResponse: Partial<FieldError> = {}): FieldError => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getErrorMock = (overrideResponse: Partial<Error> = {}): Error => ({statusCode: faker.number.int(), error: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: getErrorCodeMock(), requestId: getIdMock(), fields: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFieldErrorMock() })), undefined]), ...overrideResponse})

export const getDoneMock = (overrideResponse: Partial<Done> = {}): Done => ({success: true, ...overrideResponse})

export const getUsernameMock = (): Username => (faker.helpers.fromRegExp("^[A-Za-z0-9_.]+$"))

export const getEmailMock = (): Email => (faker.internet.email())

export const getPasswordMock = (): Password => (faker.internet.password())

export const getLocaleMock = (): Locale => (faker.helpers.arrayElement(['en-US','es-ES'] as const))

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => ({name: faker.string.alpha({length: {min: 1, max: 60}}), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: getEmailMock(), password: getPasswordMock(), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), ...overrideResponse})

export const getRegistrationMock = (overrideResponse: Partial<Registration> = {}): Registration => ({userId: getIdMock(), requiresEmailVerification: faker.datatype.boolean(), ...overrideResponse})

export const getEmailRequestMock = (overrideResponse: Partial<EmailRequest> = {}): EmailRequest => ({email: getEmailMock(), ...overrideResponse})

export const getLinkTokenMock = (): LinkToken => (faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"))

export const getPasswordResetRequestMock = (overrideResponse: Partial<PasswordResetRequest> = {}): PasswordResetRequest => ({token: getLinkTokenMock(), password: getPasswordMock(), ...overrideResponse})

export const getPasswordUpdateRequestMock = (overrideResponse: Partial<PasswordUpdateRequest> = {}): PasswordUpdateRequest => ({currentPassword: faker.internet.password(), password: getPasswordMock(), source: faker.helpers.arrayElement([faker.helpers.arrayElement(['user','performer'] as const), undefined]), ...overrideResponse})

export const getEmailVerificationRequestMock = (overrideResponse: Partial<EmailVerificationRequest> = {}): EmailVerificationRequest => ({token: getLinkTokenMock(), ...overrideResponse})

export const getPaymentGatewayMock = (): PaymentGateway => (faker.helpers.arrayElement(['stripe','sandbox'] as const))

export const getMenuItemMock = (overrideResponse: Partial<MenuItem> = {}): MenuItem => ({title: faker.string.alpha({length: {min: 10, max: 20}}), href: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getPublicSettingsMock = (overrideResponse: Partial<PublicSettings> = {}): PublicSettings => ({siteName: faker.string.alpha({length: {min: 10, max: 20}}), logoUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), enable18Popup: faker.datatype.boolean(), content18Popup: faker.string.alpha({length: {min: 10, max: 20}}), requireEmailVerification: faker.datatype.boolean(), paymentGateway: getPaymentGatewayMock(), stripePublishableKey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), freeSubscriptionEnabled: faker.datatype.boolean(), freeSubscriptionDuration: faker.number.int({min: 0}), minimumSubscriptionPrice: faker.number.float({min: 0, fractionDigits: 2}), maximumSubscriptionPrice: faker.number.float({min: 0, fractionDigits: 2}), minimumWalletPrice: faker.number.float({min: 0, fractionDigits: 2}), maximumWalletPrice: faker.number.float({min: 0, fractionDigits: 2}), minimumTipPrice: faker.number.float({min: 0, fractionDigits: 2}), maximumTipPrice: faker.number.float({min: 0, fractionDigits: 2}), minimumPayoutAmount: faker.number.float({min: 0, fractionDigits: 2}), locale: getLocaleMock(), volume: faker.number.float({min: 0, max: 1, fractionDigits: 2}), gaCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geoCurrenciesEnabled: faker.datatype.boolean(), maintenance: faker.datatype.boolean(), menus: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getMenuItemMock() })), ...overrideResponse})

export const getModeMock = (): Mode => (faker.helpers.arrayElement(['demo','production'] as const))

export const getGeoMock = (overrideResponse: Partial<Geo> = {}): Geo => ({countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCurrencyMock = (overrideResponse: Partial<Currency> = {}): Currency => ({code: faker.string.alpha({length: {min: 3, max: 3}}), symbol: faker.string.alpha({length: {min: 10, max: 20}}), exchangeRate: faker.number.float({min: 0, fractionDigits: 2}), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCurrencyCodeMock = (): CurrencyCode => (faker.helpers.fromRegExp("^[A-Z]{3}$"))

export const getCommonSettingsMock = (overrideResponse: Partial<CommonSettings> = {}): CommonSettings => ({mode: getModeMock(), geo: { ...getGeoMock() }, currencies: Array.from({ length: faker.number.int({min: 1, max: 300}) }, (_, i) => i + 1).map(() => ({ ...getCurrencyMock() })), primaryCurrency: getCurrencyCodeMock(), ...overrideResponse})

export const getSettingKeyMock = (): SettingKey => (faker.helpers.arrayElement(['currency','primaryCurrency','siteName','logoUrl','enable18Popup','content18Popup','requireEmailVerification','paymentGateway','stripePublishableKey','freeSubscriptionEnabled','freeSubscriptionDuration','minimumSubscriptionPrice','maximumSubscriptionPrice','minimumWalletPrice','maximumWalletPrice','minimumTipPrice','maximumTipPrice','minimumPayoutAmount','locale','volume','gaCode','geoCurrenciesEnabled'] as const))

export const getSettingsKeysRequestMock = (overrideResponse: Partial<SettingsKeysRequest> = {}): SettingsKeysRequest => ({keys: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (getSettingKeyMock())), ...overrideResponse})

export const getSettingValuesMock = (overrideResponse: Partial<SettingValues> = {}): SettingValues => ({currency: faker.helpers.arrayElement([getCurrencyCodeMock(), undefined]), primaryCurrency: faker.helpers.arrayElement([getCurrencyCodeMock(), undefined]), siteName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), logoUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), enable18Popup: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), content18Popup: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), requireEmailVerification: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), paymentGateway: faker.helpers.arrayElement([getPaymentGatewayMock(), undefined]), stripePublishableKey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), freeSubscriptionEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), freeSubscriptionDuration: faker.helpers.arrayElement([faker.number.int(), undefined]), minimumSubscriptionPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), maximumSubscriptionPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), minimumWalletPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), maximumWalletPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), minimumTipPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), maximumTipPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), minimumPayoutAmount: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), volume: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), gaCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), geoCurrenciesEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getCurrencySettingsMock = (overrideResponse: Partial<CurrencySettings> = {}): CurrencySettings => ({manualDetect: faker.datatype.boolean(), currency: getCurrencyCodeMock(), ...overrideResponse})

export const getUserUpdateRequestMock = (overrideResponse: Partial<UserUpdateRequest> = {}): UserUpdateRequest => ({name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 60}}), undefined]), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: faker.helpers.arrayElement([getEmailMock(), undefined]), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), currencySettings: faker.helpers.arrayElement([{ ...getCurrencySettingsMock() }, undefined]), ...overrideResponse})

export const getMeMock = (overrideResponse: Partial<Me> = {}): Me => ({_id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isEmailVerified: faker.datatype.boolean(), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cover: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), balance: faker.number.float({min: 0, fractionDigits: 2}), isPerformer: faker.datatype.boolean(), currencySettings: { ...getCurrencySettingsMock() }, locale: getLocaleMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getAvatarUploadMock = (overrideResponse: Partial<AvatarUpload> = {}): AvatarUpload => ({avatar: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getUrlMock = (): Url => (faker.string.alpha({length: {min: 1, max: 4000}}))

export const getUploadedImageMock = (overrideResponse: Partial<UploadedImage> = {}): UploadedImage => ({url: getUrlMock(), width: faker.number.int({min: 1}), height: faker.number.int({min: 1}), ...overrideResponse})

export const getGenderMock = (): Gender => (faker.helpers.arrayElement(['male','female'] as const))

export const getPerformerStatusMock = (): PerformerStatus => (faker.helpers.arrayElement(['pending','approved','rejected'] as const))

export const getMyPerformerMock = (overrideResponse: Partial<MyPerformer> = {}): MyPerformer => ({_id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cover: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bio: faker.string.alpha({length: {min: 10, max: 20}}), gender: faker.helpers.arrayElement([getGenderMock(),null,]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getPerformerStatusMock(), monthlyPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), yearlyPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), totalFollowers: faker.number.int({min: 0}), totalFeeds: faker.number.int({min: 0}), totalLikes: faker.number.int({min: 0}), balance: faker.number.float({min: 0, fractionDigits: 2}), earnings: faker.number.float({min: 0, fractionDigits: 2}), currencySettings: { ...getCurrencySettingsMock() }, locale: getLocaleMock(), createdAt: getTimestampMock(), ...overrideResponse})

export const getPerformerUpdateRequestMock = (overrideResponse: Partial<PerformerUpdateRequest> = {}): PerformerUpdateRequest => ({name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 60}}), undefined]), username: faker.helpers.arrayElement([getUsernameMock(), undefined]), email: faker.helpers.arrayElement([getEmailMock(), undefined]), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined]), gender: faker.helpers.arrayElement([getGenderMock(),null,]), countryCode: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[A-Z]{2}$"), null]), monthlyPrice: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), yearlyPrice: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), locale: faker.helpers.arrayElement([getLocaleMock(), undefined]), currencySettings: faker.helpers.arrayElement([{ ...getCurrencySettingsMock() }, undefined]), ...overrideResponse})

export const getPerformerMock = (overrideResponse: Partial<Performer> = {}): Performer => ({_id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cover: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bio: faker.string.alpha({length: {min: 10, max: 20}}), gender: faker.helpers.arrayElement([getGenderMock(),null,]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isVerified: faker.datatype.boolean(), monthlyPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), yearlyPrice: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), totalFollowers: faker.number.int({min: 0}), totalFeeds: faker.number.int({min: 0}), totalLikes: faker.number.int({min: 0}), isFollowed: faker.datatype.boolean(), isOwn: faker.datatype.boolean(), createdAt: getTimestampMock(), ...overrideResponse})

export const getPerformerListMock = (overrideResponse: Partial<PerformerList> = {}): PerformerList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPerformerMock() })), total: faker.number.int({min: 0}), totalIsCapped: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isMore: faker.datatype.boolean(), ...overrideResponse})

export const getSortOrderMock = (): SortOrder => (faker.helpers.arrayElement(['asc','desc'] as const))

export const getPerformerSortByMock = (): PerformerSortBy => (faker.helpers.arrayElement(['popular','latest','name'] as const))

export const getCoverUploadMock = (overrideResponse: Partial<CoverUpload> = {}): CoverUpload => ({cover: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getFeedPhotoUploadMock = (overrideResponse: Partial<FeedPhotoUpload> = {}): FeedPhotoUpload => ({photo: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getFeedFileTypeMock = (): FeedFileType => (faker.helpers.arrayElement(['feed-photo'] as const))

export const getFeedFileMock = (overrideResponse: Partial<FeedFile> = {}): FeedFile => ({_id: getIdMock(), type: getFeedFileTypeMock(), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), thumbnails: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getUrlMock())), preview: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), width: faker.number.int({min: 1}), height: faker.number.int({min: 1}), alt: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getFeedSortByMock = (): FeedSortBy => (faker.helpers.arrayElement(['createdAt'] as const))

export const getUserSummaryMock = (overrideResponse: Partial<UserSummary> = {}): UserSummary => ({_id: getIdMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), username: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isPerformer: faker.datatype.boolean(), isVerified: faker.datatype.boolean(), ...overrideResponse})

export const getAudienceMock = (): Audience => (faker.helpers.arrayElement(['public','followers','subscribers'] as const))

export const getAccessReasonMock = (): AccessReason => (faker.helpers.arrayElement(['public','owner','follower','subscriber','bought','needs-login','needs-follow','needs-subscription','needs-purchase'] as const))

export const getWayInMock = (): WayIn => (faker.helpers.arrayElement(['login','follow','subscribe','buy'] as const))

export const getAccessMock = (overrideResponse: Partial<Access> = {}): Access => ({isAllowed: faker.datatype.boolean(), reason: getAccessReasonMock(), wayIn: faker.helpers.arrayElement([getWayInMock(),null,]), price: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), ...overrideResponse})

export const getFeedThumbnailMock = (overrideResponse: Partial<FeedThumbnail> = {}): FeedThumbnail => ({url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getFeedMock = (overrideResponse: Partial<Feed> = {}): Feed => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, text: faker.string.alpha({length: {min: 10, max: 20}}), isTeaser: faker.datatype.boolean(), audience: getAudienceMock(), access: { ...getAccessMock() }, files: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeedFileMock() })), thumbnail: faker.helpers.arrayElement([{ ...getFeedThumbnailMock() },null,]), hashtags: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), totalLikes: faker.number.int({min: 0}), totalComments: faker.number.int({min: 0}), totalBookmarks: faker.number.int({min: 0}), isLiked: faker.datatype.boolean(), isBookmarked: faker.datatype.boolean(), isOwn: faker.datatype.boolean(), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getFeedListMock = (overrideResponse: Partial<FeedList> = {}): FeedList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFeedMock() })), total: faker.number.int({min: 0}), totalIsCapped: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isMore: faker.datatype.boolean(), cursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getFeedFileInputMock = (overrideResponse: Partial<FeedFileInput> = {}): FeedFileInput => ({fileId: getIdMock(), alt: faker.string.alpha({length: {min: 1, max: 500}}), ...overrideResponse})

export const getFeedCreateRequestMock = (overrideResponse: Partial<FeedCreateRequest> = {}): FeedCreateRequest => ({text: faker.string.alpha({length: {min: 10, max: 4000}}), audience: getAudienceMock(), files: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeedFileInputMock() })), undefined]), ...overrideResponse})

export const getFeedUpdateRequestMock = (overrideResponse: Partial<FeedUpdateRequest> = {}): FeedUpdateRequest => ({text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), audience: faker.helpers.arrayElement([getAudienceMock(), undefined]), files: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getFeedFileInputMock() })), undefined]), ...overrideResponse})

export const getReactionActionMock = (): ReactionAction => (faker.helpers.arrayElement(['like','bookmark'] as const))

export const getReactionObjectTypeMock = (): ReactionObjectType => (faker.helpers.arrayElement(['feed'] as const))

export const getReactionRequestMock = (overrideResponse: Partial<ReactionRequest> = {}): ReactionRequest => ({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: getIdMock(), ...overrideResponse})

export const getReactionStateMock = (overrideResponse: Partial<ReactionState> = {}): ReactionState => ({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: getIdMock(), isSet: faker.datatype.boolean(), total: faker.number.int({min: 0}), ...overrideResponse})

export const getCommentObjectTypeMock = (): CommentObjectType => (faker.helpers.arrayElement(['feed'] as const))

export const getCommentPictureMock = (overrideResponse: Partial<CommentPicture> = {}): CommentPicture => ({url: getUrlMock(), width: faker.number.int({min: 1}), height: faker.number.int({min: 1}), ...overrideResponse})

export const getCommentMock = (overrideResponse: Partial<Comment> = {}): Comment => ({_id: getIdMock(), objectType: getCommentObjectTypeMock(), objectId: getIdMock(), author: { ...getUserSummaryMock() }, content: faker.string.alpha({length: {min: 10, max: 20}}), picture: faker.helpers.arrayElement([{ ...getCommentPictureMock() },null,]), isOwn: faker.datatype.boolean(), canDelete: faker.datatype.boolean(), isEdited: faker.datatype.boolean(), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getCommentListMock = (overrideResponse: Partial<CommentList> = {}): CommentList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getCommentMock() })), total: faker.number.int({min: 0}), totalIsCapped: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isMore: faker.datatype.boolean(), cursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getCommentCreateRequestMock = (overrideResponse: Partial<CommentCreateRequest> = {}): CommentCreateRequest => ({objectType: getCommentObjectTypeMock(), objectId: getIdMock(), content: faker.helpers.fromRegExp("\\S"), ...overrideResponse})

export const getCommentUpdateUploadMock = (overrideResponse: Partial<CommentUpdateUpload> = {}): CommentUpdateUpload => ({content: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\S"), undefined]), picture: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), ...overrideResponse})

export const getFollowMock = (overrideResponse: Partial<Follow> = {}): Follow => ({_id: getIdMock(), user: { ...getUserSummaryMock() }, createdAt: getTimestampMock(), ...overrideResponse})

export const getFollowListMock = (overrideResponse: Partial<FollowList> = {}): FollowList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getFollowMock() })), total: faker.number.int({min: 0}), totalIsCapped: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isMore: faker.datatype.boolean(), cursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getFollowStateMock = (overrideResponse: Partial<FollowState> = {}): FollowState => ({performerId: getIdMock(), isFollowed: faker.datatype.boolean(), totalFollowers: faker.number.int({min: 0}), ...overrideResponse})

export const getTipRequestMock = (overrideResponse: Partial<TipRequest> = {}): TipRequest => ({amount: faker.number.float({min: 0.01, max: 1000000, fractionDigits: 2}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), ...overrideResponse})

export const getChargeTypeMock = (): ChargeType => (faker.helpers.arrayElement(['tip'] as const))

export const getChargeMock = (overrideResponse: Partial<Charge> = {}): Charge => ({_id: getIdMock(), type: getChargeTypeMock(), amount: faker.number.float({min: 0, fractionDigits: 2}), performer: { ...getUserSummaryMock() }, message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: getTimestampMock(), ...overrideResponse})

export const getChargeReceiptMock = (overrideResponse: Partial<ChargeReceipt> = {}): ChargeReceipt => ({charge: { ...getChargeMock() }, balanceBefore: faker.number.float({min: 0, fractionDigits: 2}), balance: faker.number.float({min: 0, fractionDigits: 2}), ...overrideResponse})

export const getChargeListMock = (overrideResponse: Partial<ChargeList> = {}): ChargeList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getChargeMock() })), total: faker.number.int({min: 0}), totalIsCapped: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isMore: faker.datatype.boolean(), cursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTopUpRequestMock = (overrideResponse: Partial<TopUpRequest> = {}): TopUpRequest => ({amount: faker.number.float({min: 0.01, max: 1000000, fractionDigits: 2}), paymentMethodId: faker.string.alpha({length: {min: 1, max: 200}}), ...overrideResponse})

export const getPaymentTypeMock = (): PaymentType => (faker.helpers.arrayElement(['top-up'] as const))

export const getPaymentStatusMock = (): PaymentStatus => (faker.helpers.arrayElement(['pending','requires-authentication','succeeded','failed'] as const))

export const getPaymentCardMock = (overrideResponse: Partial<PaymentCard> = {}): PaymentCard => ({brand: faker.string.alpha({length: {min: 10, max: 20}}), last4: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getPaymentFailureCodeMock = (): PaymentFailureCode => (faker.helpers.arrayElement(['card_declined','insufficient_funds','expired_card','incorrect_cvc','authentication_failed','processing_error'] as const))

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => ({_id: getIdMock(), type: getPaymentTypeMock(), status: getPaymentStatusMock(), amount: faker.number.float({min: 0, fractionDigits: 2}), currency: getCurrencyCodeMock(), tokens: faker.number.float({min: 0, fractionDigits: 2}), gateway: getPaymentGatewayMock(), card: faker.helpers.arrayElement([{ ...getPaymentCardMock() },null,]), failureCode: faker.helpers.arrayElement([getPaymentFailureCodeMock(),null,]), createdAt: getTimestampMock(), ...overrideResponse})

export const getPaymentReceiptMock = (overrideResponse: Partial<PaymentReceipt> = {}): PaymentReceipt => ({payment: { ...getPaymentMock() }, balance: faker.number.float({min: 0, fractionDigits: 2}), ...overrideResponse})

export const getPaymentListMock = (overrideResponse: Partial<PaymentList> = {}): PaymentList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPaymentMock() })), total: faker.number.int({min: 0}), totalIsCapped: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isMore: faker.datatype.boolean(), cursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getSandboxPaymentMethodRequestMock = (overrideResponse: Partial<SandboxPaymentMethodRequest> = {}): SandboxPaymentMethodRequest => ({number: faker.helpers.fromRegExp("^[0-9 ]+$"), expMonth: faker.number.int({min: 1, max: 12}), expYear: faker.number.int({min: 2000, max: 2100}), cvc: faker.helpers.fromRegExp("^[0-9]{3,4}$"), ...overrideResponse})

export const getPaymentMethodMock = (overrideResponse: Partial<PaymentMethod> = {}): PaymentMethod => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), card: { ...getPaymentCardMock() }, ...overrideResponse})

export const getSandboxAuthenticationRequestMock = (overrideResponse: Partial<SandboxAuthenticationRequest> = {}): SandboxAuthenticationRequest => ({isApproved: faker.datatype.boolean(), ...overrideResponse})

export const getNotificationSortByMock = (): NotificationSortBy => (faker.helpers.arrayElement(['updatedAt','createdAt'] as const))

export const getNotificationTypeMock = (): NotificationType => (faker.helpers.arrayElement(['follow','reaction','comment','mention','tip'] as const))

export const getNotificationObjectTypeMock = (): NotificationObjectType => (faker.helpers.arrayElement(['feed','comment','performer','charge'] as const))

export const getNotificationMock = (overrideResponse: Partial<Notification> = {}): Notification => ({_id: getIdMock(), type: getNotificationTypeMock(), actor: faker.helpers.arrayElement([{ ...getUserSummaryMock() },null,]), totalActors: faker.number.int({min: 1}), objectType: getNotificationObjectTypeMock(), objectId: getIdMock(), excerpt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), amount: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), isRead: faker.datatype.boolean(), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getNotificationListMock = (overrideResponse: Partial<NotificationList> = {}): NotificationList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getNotificationMock() })), total: faker.number.int({min: 0}), totalIsCapped: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isMore: faker.datatype.boolean(), cursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getUnreadCountMock = (overrideResponse: Partial<UnreadCount> = {}): UnreadCount => ({total: faker.number.int({min: 0}), ...overrideResponse})

export const getChannelNameMock = (): ChannelName => (faker.helpers.fromRegExp("^user:[0-9a-f]{24}$"))

export const getEventNameMock = (): EventName => (faker.helpers.arrayElement(['notification/created','notification/read','wallet/balance-updated','feed/counters-updated','performer/counters-updated'] as const))

export const getNotificationCreatedEventMock = (overrideResponse: Partial<NotificationCreatedEvent> = {}): NotificationCreatedEvent => ({notification: { ...getNotificationMock() }, totalUnread: faker.number.int({min: 0}), ...overrideResponse})

export const getNotificationReadEventMock = (overrideResponse: Partial<NotificationReadEvent> = {}): NotificationReadEvent => ({notificationId: faker.helpers.arrayElement([getIdMock(),null,]), totalUnread: faker.number.int({min: 0}), ...overrideResponse})

export const getBalanceUpdatedEventMock = (overrideResponse: Partial<BalanceUpdatedEvent> = {}): BalanceUpdatedEvent => ({balance: faker.number.float({min: 0, fractionDigits: 2}), ...overrideResponse})

export const getFeedCountersUpdatedEventMock = (overrideResponse: Partial<FeedCountersUpdatedEvent> = {}): FeedCountersUpdatedEvent => ({feedId: getIdMock(), totalLikes: faker.number.int({min: 0}), totalComments: faker.number.int({min: 0}), totalBookmarks: faker.number.int({min: 0}), ...overrideResponse})

export const getPerformerCountersUpdatedEventMock = (overrideResponse: Partial<PerformerCountersUpdatedEvent> = {}): PerformerCountersUpdatedEvent => ({performerId: getIdMock(), totalFollowers: faker.number.int({min: 0}), totalFeeds: faker.number.int({min: 0}), totalLikes: faker.number.int({min: 0}), ...overrideResponse})

export const getEventPayloadMock = (): EventPayload => (faker.helpers.arrayElement([{ ...getNotificationCreatedEventMock() },{ ...getNotificationReadEventMock() },{ ...getBalanceUpdatedEventMock() },{ ...getFeedCountersUpdatedEventMock() },{ ...getPerformerCountersUpdatedEventMock() },]))

export const getEventMock = (overrideResponse: Partial<Event> = {}): Event => ({channel: getChannelNameMock(), no: faker.number.int({min: 1}), name: getEventNameMock(), data: { ...getEventPayloadMock() }, at: getTimestampMock(), ...overrideResponse})

export const getEventListMock = (overrideResponse: Partial<EventList> = {}): EventList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getEventMock() })), total: faker.number.int({min: 0}), isMore: faker.datatype.boolean(), ...overrideResponse})

export const getFileVariantMock = (): FileVariant => (faker.helpers.arrayElement(['thumbnail','display'] as const))

export const getDevelopmentMailMock = (overrideResponse: Partial<DevelopmentMail> = {}): DevelopmentMail => ({_id: getIdMock(), to: getEmailMock(), subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), link: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: getTimestampMock(), ...overrideResponse})

export const getDevelopmentMailListMock = (overrideResponse: Partial<DevelopmentMailList> = {}): DevelopmentMailList => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getDevelopmentMailMock() })), total: faker.number.int({min: 0}), totalIsCapped: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isMore: faker.datatype.boolean(), cursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getAuthLoginEventMock = (overrideResponse: Partial<AuthLoginEvent> = {}): AuthLoginEvent => ({token: faker.string.alpha({length: {min: 1, max: 200}}), ...overrideResponse})