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
  AgoraToken,
  AgoraTokenRequest,
  Audience,
  AuthLoginEvent,
  AuthToken,
  AvatarUpload,
  BalanceUpdatedEvent,
  BroadcastProvider,
  Cameo,
  CameoAnswer,
  CameoDeclineRequest,
  CameoDeliveryUpload,
  CameoList,
  CameoOffer,
  CameoOfferUpdateRequest,
  CameoPaymentStatus,
  CameoQuestionKey,
  CameoRecipientKind,
  CameoRequestType,
  CameoSortBy,
  CameoStatus,
  CameoUpdatedEvent,
  CameoVideo,
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
  FileProcessedEvent,
  FileProcessing,
  FileStatus,
  FileVariant,
  Follow,
  FollowList,
  FollowState,
  Gender,
  Geo,
  IceServer,
  Id,
  LinkToken,
  Locale,
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
  OrderUpdatedEvent,
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
  PaymentSucceededEvent,
  PaymentType,
  PayoutUpdatedEvent,
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
  SessionEndReason,
  SessionEndedEvent,
  SettingKey,
  SettingValues,
  SettingsKeysRequest,
  SortOrder,
  StoryCreatedEvent,
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
  SubscriptionUpdatedEvent,
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

export const getErrorCodeMock = (): ErrorCode => (faker.helpers.arrayElement(['MALFORMED_BODY','UNAUTHENTICATED','INVALID_CREDENTIALS','SOCIAL_LOGIN_FAILED','INSUFFICIENT_BALANCE','CARD_DECLINED','CARD_EXPIRED','AUTHENTICATION_REQUIRED','FORBIDDEN','EMAIL_NOT_VERIFIED','PERFORMER_NOT_APPROVED','COUNTRY_BLOCKED','MUTED','BANNED','NOT_ENTITLED','INVALID_SIGNATURE','NOT_FOUND','METHOD_NOT_ALLOWED','CONFLICT','ALREADY_PURCHASED','ALREADY_SUBSCRIBED','ALREADY_REPORTED','ALREADY_VOTED','ALREADY_STREAMING','FREE_SUBSCRIPTION_USED','OUT_OF_STOCK','PAYOUT_PENDING','PRICE_CHANGED','STATUS_CONFLICT','FILE_NOT_READY','UPLOAD_OFFSET_MISMATCH','IDEMPOTENCY_CONFLICT','LINK_EXPIRED','STREAM_ENDED','PAYLOAD_TOO_LARGE','UNSUPPORTED_MEDIA_TYPE','VALIDATION_FAILED','EMAIL_TAKEN','USERNAME_TAKEN','AMOUNT_OUT_OF_RANGE','OWN_ACCOUNT','WRONG_PASSWORD','COUPON_INVALID','CAPTCHA_FAILED','ADDRESS_REQUIRED','PROVIDER_NOT_CONFIGURED','RATE_LIMITED','SLOW_MODE','INTERNAL','NOT_IMPLEMENTED','UNAVAILABLE','MEDIA_PROCESSING_UNAVAILABLE','MAINTENANCE'] as const))

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

export const getCommentMock = (overrideResponse: Partial<Comment> = {}): Comment => ({_id: getIdMock(), objectType: getCommentObjectTypeMock(), objectId: getIdMock(), parentId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), author: { ...getUserSummaryMock() }, content: product.commentText(), picture: null, totalReplies: 2, isOwn: false, canDelete: false, isEdited: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getCommentListMock = (overrideResponse: Partial<CommentList> = {}): CommentList => ({...product.listOf(() => getCommentMock()), ...overrideResponse})

export const getCommentCreateRequestMock = (overrideResponse: Partial<CommentCreateRequest> = {}): CommentCreateRequest => ({objectType: getCommentObjectTypeMock(), objectId: getIdMock(), content: product.commentText(), parentId: faker.helpers.arrayElement([faker.helpers.arrayElement([getIdMock(),null,]), undefined]), ...overrideResponse})

export const getCommentUpdateUploadMock = (overrideResponse: Partial<CommentUpdateUpload> = {}): CommentUpdateUpload => ({content: product.commentText(), picture: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), ...overrideResponse})

export const getFollowMock = (overrideResponse: Partial<Follow> = {}): Follow => ({_id: getIdMock(), user: { ...getUserSummaryMock() }, createdAt: getTimestampMock(), ...overrideResponse})

export const getFollowListMock = (overrideResponse: Partial<FollowList> = {}): FollowList => ({...product.listOf(() => getFollowMock()), ...overrideResponse})

export const getFollowStateMock = (overrideResponse: Partial<FollowState> = {}): FollowState => ({performerId: getIdMock(), isFollowed: false, totalFollowers: product.count(), ...overrideResponse})

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

export const getFileStatusMock = (): FileStatus => (faker.helpers.arrayElement(['uploaded','processing','ready','failed'] as const))

export const getMessageFileMock = (overrideResponse: Partial<MessageFile> = {}): MessageFile => ({_id: getIdMock(), type: getMessageFileTypeMock(), status: getFileStatusMock(), url: "/api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc", thumbnails: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getUrlMock())), preview: product.picture(320, 320), width: 1280, height: 960, duration: 42.5, ...overrideResponse})

export const getMessageMock = (overrideResponse: Partial<Message> = {}): Message => ({_id: getIdMock(), conversationId: getIdMock(), author: { ...getUserSummaryMock() }, text: "The shelf with the celadon bowls comes out tomorrow morning.", isTeaser: false, files: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMessageFileMock() })), price: null, access: { ...getAccessMock() }, clientKey: "b7c1f0a2e9d84c5f", isOwn: false, isBought: false, isDeleted: false, createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getMessageListMock = (overrideResponse: Partial<MessageList> = {}): MessageList => ({...product.listOf(() => getMessageMock()), ...overrideResponse})

export const getMessageCreateRequestMock = (overrideResponse: Partial<MessageCreateRequest> = {}): MessageCreateRequest => ({text: "Does the blue glaze go in at the same heat?", fileIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getIdMock())), undefined]), price: 12, clientKey: "b7c1f0a2e9d84c5f", ...overrideResponse})

export const getMessageVideoUploadMock = (overrideResponse: Partial<MessageVideoUpload> = {}): MessageVideoUpload => ({video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), ...overrideResponse})

export const getMessagePhotoUploadMock = (overrideResponse: Partial<MessagePhotoUpload> = {}): MessagePhotoUpload => ({photo: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getUnreadCountMock = (overrideResponse: Partial<UnreadCount> = {}): UnreadCount => ({total: 3, ...overrideResponse})

export const getStreamMessageCreateRequestMock = (overrideResponse: Partial<StreamMessageCreateRequest> = {}): StreamMessageCreateRequest => ({text: "Hello from Lisbon", clientKey: "b7c1f0a2e9d84c5f", ...overrideResponse})

export const getFileProcessingMock = (overrideResponse: Partial<FileProcessing> = {}): FileProcessing => ({_id: getIdMock(), status: getFileStatusMock(), progress: 0.42, reason: null, ...overrideResponse})

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

export const getCameoRecipientKindMock = (): CameoRecipientKind => (faker.helpers.arrayElement(['myself','someone_else'] as const))

export const getCameoRequestTypeMock = (): CameoRequestType => (faker.helpers.arrayElement(['birthday','advice','question','other'] as const))

export const getCameoQuestionKeyMock = (): CameoQuestionKey => (faker.helpers.arrayElement(['birthday_when','birthday_old','birthday_doing','instructions','question_question','advice_on','advice_help','other_relation','other_occasion','other_reason','to_know'] as const))

export const getCameoAnswerMock = (overrideResponse: Partial<CameoAnswer> = {}): CameoAnswer => ({question: getCameoQuestionKeyMock(), text: "On the third of June, in the evening.", ...overrideResponse})

export const getCameoPaymentStatusMock = (): CameoPaymentStatus => (faker.helpers.arrayElement(['held','captured','returned'] as const))

export const getCameoVideoMock = (overrideResponse: Partial<CameoVideo> = {}): CameoVideo => ({_id: getIdMock(), status: getFileStatusMock(), url: "/api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc", posterUrl: "/api/files/0193f2a4c1d07b3e5a918c42/thumbnail?expires=1781000000&signature=abc", duration: 64, width: 1080, height: 1920, ...overrideResponse})

export const getCameoMock = (overrideResponse: Partial<Cameo> = {}): Cameo => ({_id: getIdMock(), performer: { ...getUserSummaryMock() }, user: { ...getUserSummaryMock() }, status: getCameoStatusMock(), recipientKind: getCameoRecipientKindMock(), recipientName: "Odile", recipientGender: faker.helpers.arrayElement([getGenderMock(),null,]), requestType: getCameoRequestTypeMock(), language: "en", currency: getCurrencyCodeMock(), answers: Array.from({ length: faker.number.int({min: 1, max: 11}) }, (_, i) => i + 1).map(() => ({ ...getCameoAnswerMock() })), price: 60, paymentStatus: getCameoPaymentStatusMock(), declineReason: null, note: "With love from the workshop, and happy birthday.", video: faker.helpers.arrayElement([{ ...getCameoVideoMock() },null,]), dueAt: getTimestampMock(), isOverdue: false, canCancel: false, isOwn: true, acceptedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), deliveredAt: faker.helpers.arrayElement([getTimestampMock(),null,]), createdAt: getTimestampMock(), updatedAt: getTimestampMock(), ...overrideResponse})

export const getCameoListMock = (overrideResponse: Partial<CameoList> = {}): CameoList => ({...product.listOf(() => getCameoMock()), ...overrideResponse})

export const getCameoOfferMock = (overrideResponse: Partial<CameoOffer> = {}): CameoOffer => ({performer: { ...getUserSummaryMock() }, isOffered: true, price: 60, turnaroundDays: 7, description: "A greeting from the wheel, made while I throw you a bowl.", requestTypes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getCameoRequestTypeMock())), languages: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ("en")), isOwn: false, updatedAt: faker.helpers.arrayElement([getTimestampMock(),null,]), ...overrideResponse})

export const getCameoOfferUpdateRequestMock = (overrideResponse: Partial<CameoOfferUpdateRequest> = {}): CameoOfferUpdateRequest => ({isOffered: true, price: 60, turnaroundDays: 7, description: "A greeting from the wheel, made while I throw you a bowl.", requestTypes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getCameoRequestTypeMock())), undefined]), languages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ("en")), undefined]), ...overrideResponse})

export const getCameoDeclineRequestMock = (overrideResponse: Partial<CameoDeclineRequest> = {}): CameoDeclineRequest => ({reason: "My studio is closed that week.", ...overrideResponse})

export const getCameoDeliveryUploadMock = (overrideResponse: Partial<CameoDeliveryUpload> = {}): CameoDeliveryUpload => ({video: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), uploadId: faker.helpers.arrayElement([getIdMock(), undefined]), note: "With love from the workshop, and happy birthday.", ...overrideResponse})

export const getChargeTypeMock = (): ChargeType => (faker.helpers.arrayElement(['tip'] as const))

export const getChargeMock = (overrideResponse: Partial<Charge> = {}): Charge => ({_id: getIdMock(), type: getChargeTypeMock(), amount: product.tokens(), performer: { ...getUserSummaryMock() }, message: product.tipMessage(), createdAt: getTimestampMock(), ...overrideResponse})

export const getChargeListMock = (overrideResponse: Partial<ChargeList> = {}): ChargeList => ({...product.listOf(() => getChargeMock()), ...overrideResponse})

export const getTipRequestMock = (overrideResponse: Partial<TipRequest> = {}): TipRequest => ({amount: 25, message: "For the next kiln.", streamId: faker.helpers.arrayElement([getIdMock(), undefined]), ...overrideResponse})

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