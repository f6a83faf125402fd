/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { agree } from '../../agree.ts';
import * as product from '../../product.ts';
import { turn } from '../../seed.ts';

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

export const getEmailVerificationRequestMock = (overrideResponse: Partial<EmailVerificationRequest> = {}): EmailVerificationRequest => agree<EmailVerificationRequest>({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", ...overrideResponse}, overrideResponse)

export const getDoneMock = (overrideResponse: Partial<Done> = {}): Done => agree<Done>({success: true, ...overrideResponse}, overrideResponse)

export const getErrorCodeMock = (): ErrorCode => (turn("ErrorCode", "", ["MALFORMED_BODY","UNAUTHENTICATED","INVALID_CREDENTIALS","SOCIAL_LOGIN_FAILED","INSUFFICIENT_BALANCE","CARD_DECLINED","CARD_EXPIRED","AUTHENTICATION_REQUIRED","FORBIDDEN","EMAIL_NOT_VERIFIED","PERFORMER_NOT_APPROVED","COUNTRY_BLOCKED","MUTED","NOT_ENTITLED","INVALID_SIGNATURE","NOT_FOUND","METHOD_NOT_ALLOWED","CONFLICT","ALREADY_PURCHASED","ALREADY_SUBSCRIBED","ALREADY_REPORTED","ALREADY_VOTED","ALREADY_STREAMING","FREE_SUBSCRIPTION_USED","OUT_OF_STOCK","PAYOUT_PENDING","PRICE_CHANGED","STATUS_CONFLICT","FILE_NOT_READY","UPLOAD_OFFSET_MISMATCH","IDEMPOTENCY_CONFLICT","LINK_EXPIRED","STREAM_ENDED","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED","EMAIL_TAKEN","USERNAME_TAKEN","AMOUNT_OUT_OF_RANGE","OWN_ACCOUNT","WRONG_PASSWORD","COUPON_INVALID","CAPTCHA_FAILED","ADDRESS_REQUIRED","PROVIDER_NOT_CONFIGURED","RATE_LIMITED","SLOW_MODE","INTERNAL","NOT_IMPLEMENTED","UNAVAILABLE","MEDIA_PROCESSING_UNAVAILABLE","MAINTENANCE"]))

export const getIdMock = (): Id => (product.id())

export const getFieldErrorMock = (overrideResponse: Partial<FieldError> = {}): FieldError => agree<FieldError>({path: "email", message: "This is not an e-mail address.", ...overrideResponse}, overrideResponse)

export const getErrorMock = (overrideResponse: Partial<Error> = {}): Error => agree<Error>({statusCode: 422, error: "Unprocessable Entity", message: "Please check the marked fields.", code: getErrorCodeMock(), requestId: product.id(), fields: [], ...overrideResponse}, overrideResponse)

export const getEmailMock = (): Email => ("mara@fanlight.example")

export const getEmailRequestMock = (overrideResponse: Partial<EmailRequest> = {}): EmailRequest => agree<EmailRequest>({email: "mara@fanlight.example", ...overrideResponse}, overrideResponse)

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => agree<LoginRequest>({credentials: "mara.clay", password: "lantern-on-the-sill", remember: false, ...overrideResponse}, overrideResponse)

export const getTimestampMock = (): Timestamp => (product.moment())

export const getAuthTokenMock = (overrideResponse: Partial<AuthToken> = {}): AuthToken => agree<AuthToken>({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", expiresAt: product.soon(), ...overrideResponse}, overrideResponse)

export const getPasswordMock = (): Password => ("lantern-on-the-sill")

export const getPasswordUpdateRequestMock = (overrideResponse: Partial<PasswordUpdateRequest> = {}): PasswordUpdateRequest => agree<PasswordUpdateRequest>({currentPassword: "lantern-on-the-sill", password: "lantern-on-the-sill", source: turn("PasswordUpdateRequest", "source", ["user","performer"]), ...overrideResponse}, overrideResponse)

export const getUsernameMock = (): Username => ("mara.clay")

export const getLocaleMock = (): Locale => ("en-US")

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => agree<RegisterRequest>({name: "Noor Haddad", username: "mara.clay", email: "mara@fanlight.example", password: "lantern-on-the-sill", locale: "en-US", ...overrideResponse}, overrideResponse)

export const getRegistrationMock = (overrideResponse: Partial<Registration> = {}): Registration => agree<Registration>({userId: product.id(), requiresEmailVerification: false, ...overrideResponse}, overrideResponse)

export const getPasswordResetRequestMock = (overrideResponse: Partial<PasswordResetRequest> = {}): PasswordResetRequest => agree<PasswordResetRequest>({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", password: "lantern-on-the-sill", ...overrideResponse}, overrideResponse)

export const getModeMock = (): Mode => ("demo")

export const getGeoMock = (overrideResponse: Partial<Geo> = {}): Geo => agree<Geo>({countryCode: "ES", ...overrideResponse}, overrideResponse)

export const getCurrencyMock = (overrideResponse: Partial<Currency> = {}): Currency => agree<Currency>({code: "EUR", symbol: "€", exchangeRate: 0.92, countryCode: null, ...overrideResponse}, overrideResponse)

export const getCurrencyCodeMock = (): CurrencyCode => ("USD")

export const getCommonSettingsMock = (overrideResponse: Partial<CommonSettings> = {}): CommonSettings => agree<CommonSettings>({mode: "demo", geo: getGeoMock(), currencies: [{"code":"USD","symbol":"$","exchangeRate":1,"countryCode":"US"},{"code":"EUR","symbol":"€","exchangeRate":0.92,"countryCode":null},{"code":"CAD","symbol":"CA$","exchangeRate":1.36,"countryCode":"CA"}], primaryCurrency: "USD", ...overrideResponse}, overrideResponse)

export const getSettingKeyMock = (): SettingKey => (turn("SettingKey", "", ["currency","primaryCurrency","siteName","logoUrl","enable18Popup","content18Popup","requireEmailVerification","paymentGateway","stripePublishableKey","freeSubscriptionEnabled","freeSubscriptionDuration","minimumSubscriptionPrice","maximumSubscriptionPrice","minimumWalletPrice","maximumWalletPrice","minimumTipPrice","maximumTipPrice","minimumPayoutAmount","locale","volume","gaCode","geoCurrenciesEnabled"]))

export const getSettingsKeysRequestMock = (overrideResponse: Partial<SettingsKeysRequest> = {}): SettingsKeysRequest => agree<SettingsKeysRequest>({keys: product.pickSome(["currency","primaryCurrency","siteName","logoUrl","enable18Popup","content18Popup","requireEmailVerification","paymentGateway","stripePublishableKey","freeSubscriptionEnabled","freeSubscriptionDuration","minimumSubscriptionPrice","maximumSubscriptionPrice","minimumWalletPrice","maximumWalletPrice","minimumTipPrice","maximumTipPrice","minimumPayoutAmount","locale","volume","gaCode","geoCurrenciesEnabled"], 1, 3), ...overrideResponse}, overrideResponse)

export const getPaymentGatewayMock = (): PaymentGateway => ("sandbox")

export const getSettingValuesMock = (overrideResponse: Partial<SettingValues> = {}): SettingValues => agree<SettingValues>({currency: "USD", primaryCurrency: "USD", siteName: "Fanlight", logoUrl: null, enable18Popup: false, content18Popup: "You must be at least 18 years old to enter.", requireEmailVerification: true, paymentGateway: "sandbox", stripePublishableKey: null, freeSubscriptionEnabled: true, freeSubscriptionDuration: 1, minimumSubscriptionPrice: 2.95, maximumSubscriptionPrice: 300, minimumWalletPrice: 2.95, maximumWalletPrice: 300, minimumTipPrice: 10, maximumTipPrice: 10000, minimumPayoutAmount: 50, locale: "en-US", volume: 1, gaCode: null, geoCurrenciesEnabled: false, ...overrideResponse}, overrideResponse)

export const getMenuItemMock = (overrideResponse: Partial<MenuItem> = {}): MenuItem => agree<MenuItem>({title: "Terms", href: "/page/terms", ...overrideResponse}, overrideResponse)

export const getPublicSettingsMock = (overrideResponse: Partial<PublicSettings> = {}): PublicSettings => agree<PublicSettings>({siteName: "Fanlight", logoUrl: null, enable18Popup: false, content18Popup: "You must be at least 18 years old to enter.", requireEmailVerification: true, paymentGateway: "sandbox", stripePublishableKey: null, freeSubscriptionEnabled: true, freeSubscriptionDuration: 1, minimumSubscriptionPrice: 2.95, maximumSubscriptionPrice: 300, minimumWalletPrice: 2.95, maximumWalletPrice: 300, minimumTipPrice: 10, maximumTipPrice: 10000, minimumPayoutAmount: 50, locale: "en-US", volume: 1, gaCode: null, geoCurrenciesEnabled: false, maintenance: false, menus: [{"title":"Terms","href":"/page/terms"},{"title":"Privacy","href":"/page/privacy"},{"title":"Contact","href":"/contact"}], ...overrideResponse}, overrideResponse)

export const getCurrencySettingsMock = (overrideResponse: Partial<CurrencySettings> = {}): CurrencySettings => agree<CurrencySettings>({manualDetect: false, currency: "USD", ...overrideResponse}, overrideResponse)

export const getUserUpdateRequestMock = (overrideResponse: Partial<UserUpdateRequest> = {}): UserUpdateRequest => agree<UserUpdateRequest>({name: "Noor Haddad", username: "mara.clay", email: "mara@fanlight.example", locale: "en-US", currencySettings: getCurrencySettingsMock(), ...overrideResponse}, overrideResponse)

export const getMeMock = (overrideResponse: Partial<Me> = {}): Me => agree<Me>({_id: product.idOf("noor"), name: "Noor Haddad", username: "noor", email: "noor@fanlight.example", isEmailVerified: true, avatar: product.portraitOf("noor"), cover: product.picture(1500, 500), balance: 75, isPerformer: false, currencySettings: getCurrencySettingsMock(), locale: "en-US", createdAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getAvatarUploadMock = (overrideResponse: Partial<AvatarUpload> = {}): AvatarUpload => agree<AvatarUpload>({avatar: new Blob(), ...overrideResponse}, overrideResponse)

export const getUrlMock = (): Url => (product.picture())

export const getUploadedImageMock = (overrideResponse: Partial<UploadedImage> = {}): UploadedImage => agree<UploadedImage>({url: product.picture(), width: 480, height: 480, ...overrideResponse}, overrideResponse)

export const getCoverUploadMock = (overrideResponse: Partial<CoverUpload> = {}): CoverUpload => agree<CoverUpload>({cover: new Blob(), ...overrideResponse}, overrideResponse)

export const getGenderMock = (): Gender => (turn("Gender", "", ["male","female"]))

export const getPerformerStatusMock = (): PerformerStatus => ("approved")

export const getMyPerformerMock = (overrideResponse: Partial<MyPerformer> = {}): MyPerformer => agree<MyPerformer>({_id: product.idOf("mara.clay"), name: "Mara Quill", username: "mara.clay", email: "mara@fanlight.example", avatar: product.portraitOf("mara.clay"), cover: product.picture(1500, 500), bio: "Stoneware with a memory of the river.", gender: null, countryCode: "PT", status: "approved", monthlyPrice: 9.95, yearlyPrice: 99, totalFollowers: product.around(1284, undefined), totalFeeds: product.around(64, undefined), totalLikes: product.around(9120, undefined), balance: 412.5, earnings: 392.5, currencySettings: getCurrencySettingsMock(), locale: "en-US", createdAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getPerformerUpdateRequestMock = (overrideResponse: Partial<PerformerUpdateRequest> = {}): PerformerUpdateRequest => agree<PerformerUpdateRequest>({name: "Mara Quill", username: "mara.clay", email: "mara@fanlight.example", bio: "Stoneware with a memory of the river.", gender: null, countryCode: "PT", monthlyPrice: 9.95, yearlyPrice: 99, locale: "en-US", currencySettings: getCurrencySettingsMock(), ...overrideResponse}, overrideResponse)

export const getPerformerMock = (overrideResponse: Partial<Performer> = {}): Performer => agree<Performer>({_id: product.person("Performer", "_id"), name: product.person("Performer", "name"), username: product.person("Performer", "username"), avatar: product.person("Performer", "avatar"), cover: product.picture(1500, 500), bio: product.person("Performer", "bio"), gender: null, countryCode: "PT", isVerified: true, monthlyPrice: 9.95, yearlyPrice: 99, totalFollowers: product.around(1284, undefined), totalFeeds: product.around(64, undefined), totalLikes: product.around(9120, undefined), isFollowed: false, isOwn: false, createdAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getPerformerListMock = (overrideResponse: Partial<PerformerList> = {}): PerformerList => agree<PerformerList>({data: product.some(() => getPerformerMock(), 6), total: 12, totalIsCapped: false, isMore: false, ...overrideResponse}, overrideResponse)

export const getSortOrderMock = (): SortOrder => (turn("SortOrder", "", ["asc","desc"]))

export const getPerformerSortByMock = (): PerformerSortBy => (turn("PerformerSortBy", "", ["popular","latest","name"]))

export const getFeedSortByMock = (): FeedSortBy => ("createdAt")

export const getUserSummaryMock = (overrideResponse: Partial<UserSummary> = {}): UserSummary => agree<UserSummary>({_id: product.person("UserSummary", "_id"), name: product.person("UserSummary", "name"), username: product.person("UserSummary", "username"), avatar: product.person("UserSummary", "avatar"), isPerformer: true, isVerified: true, ...overrideResponse}, overrideResponse)

export const getAudienceMock = (): Audience => ("public")

export const getAccessReasonMock = (): AccessReason => ("public")

export const getWayInMock = (): WayIn => (turn("WayIn", "", ["login","follow","subscribe","buy"]))

export const getAccessMock = (overrideResponse: Partial<Access> = {}): Access => agree<Access>({isAllowed: true, reason: "public", wayIn: null, price: null, ...overrideResponse}, overrideResponse)

export const getFeedFileTypeMock = (): FeedFileType => ("feed-photo")

export const getFeedFileMock = (overrideResponse: Partial<FeedFile> = {}): FeedFile => agree<FeedFile>({_id: product.id(), type: "feed-photo", url: product.picture(), thumbnails: product.some(() => product.picture(320, 400), 1), preview: product.picture(320, 400), width: 1280, height: 1600, alt: turn("FeedFile", "alt", ["A tall stoneware vessel with a river glaze.","Hands shaping wet clay on a wheel.","A ridge path in first light.","Croissants cooling on a wire rack.","The spruce top of an unfinished guitar."]), ...overrideResponse}, overrideResponse)

export const getFeedThumbnailMock = (overrideResponse: Partial<FeedThumbnail> = {}): FeedThumbnail => agree<FeedThumbnail>({url: product.picture(320, 400), ...overrideResponse}, overrideResponse)

export const getFeedMock = (overrideResponse: Partial<Feed> = {}): Feed => agree<Feed>({_id: product.id(), performer: getUserSummaryMock(), text: turn("Feed", "text", ["Kiln opened at dawn. Two cracked, one sang. #stoneware","Take three of the ballad, the one where the rain joins in. #jazz","Forty kilometres of ridge, and a fox that kept pace for two of them. #trailrunning","Laminated dough, day two. The layers are finally speaking to each other. #pastry","Saturn through thin cloud. The rings came and went like a held breath. #astronomy","A new soundboard: spruce from 1962, felled the winter my teacher was born. #lutherie","The quiet move wins this one. Find it before you scroll to the last picture. #chess","Rehearsal floor at midnight, just footwork and a borrowed speaker. #dance","Low tide at six. Nudibranchs smaller than a grain of rice. #tidepool"]), isTeaser: false, audience: "public", access: getAccessMock(), files: product.some(() => getFeedFileMock(), 1, 3), thumbnail: getFeedThumbnailMock(), hashtags: turn("Feed", "hashtags", [["stoneware"],["jazz"],["trailrunning"],["pastry"],["astronomy"],["lutherie"],["chess"],["dance"],["tidepool"]]), totalLikes: product.around(128, undefined), totalComments: product.around(9, undefined), totalBookmarks: product.around(14, undefined), isLiked: false, isBookmarked: false, isOwn: false, createdAt: product.moment(), updatedAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getFeedListMock = (overrideResponse: Partial<FeedList> = {}): FeedList => agree<FeedList>({data: product.some(() => getFeedMock(), 6), total: 64, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getFeedFileInputMock = (overrideResponse: Partial<FeedFileInput> = {}): FeedFileInput => agree<FeedFileInput>({fileId: product.id(), alt: "A tall stoneware vessel with a river glaze.", ...overrideResponse}, overrideResponse)

export const getFeedCreateRequestMock = (overrideResponse: Partial<FeedCreateRequest> = {}): FeedCreateRequest => agree<FeedCreateRequest>({text: "Kiln opened at dawn. #stoneware", audience: "public", files: product.some(() => getFeedFileInputMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getFeedPhotoUploadMock = (overrideResponse: Partial<FeedPhotoUpload> = {}): FeedPhotoUpload => agree<FeedPhotoUpload>({photo: new Blob(), ...overrideResponse}, overrideResponse)

export const getFeedUpdateRequestMock = (overrideResponse: Partial<FeedUpdateRequest> = {}): FeedUpdateRequest => agree<FeedUpdateRequest>({text: "Kiln opened at dawn. Two cracked, one sang. #stoneware", audience: "public", files: product.some(() => getFeedFileInputMock(), 1, 3), ...overrideResponse}, overrideResponse)

export const getReactionActionMock = (): ReactionAction => (turn("ReactionAction", "", ["like","bookmark"]))

export const getReactionObjectTypeMock = (): ReactionObjectType => ("feed")

export const getReactionRequestMock = (overrideResponse: Partial<ReactionRequest> = {}): ReactionRequest => agree<ReactionRequest>({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: product.id(), ...overrideResponse}, overrideResponse)

export const getReactionStateMock = (overrideResponse: Partial<ReactionState> = {}): ReactionState => agree<ReactionState>({action: getReactionActionMock(), objectType: getReactionObjectTypeMock(), objectId: product.id(), isSet: true, total: 129, ...overrideResponse}, overrideResponse)

export const getCommentObjectTypeMock = (): CommentObjectType => ("feed")

export const getCommentPictureMock = (overrideResponse: Partial<CommentPicture> = {}): CommentPicture => agree<CommentPicture>({url: product.picture(), width: 800, height: 600, ...overrideResponse}, overrideResponse)

export const getCommentMock = (overrideResponse: Partial<Comment> = {}): Comment => agree<Comment>({_id: product.id(), objectType: getCommentObjectTypeMock(), objectId: product.id(), author: getUserSummaryMock(), content: turn("Comment", "content", ["That glaze looks like rain on slate.","I have played this on repeat all morning.","How long did the second layer take?","Saving this for the weekend, thank you.","The light in the third picture is something else.","You make patience look easy."]), picture: null, isOwn: false, canDelete: false, isEdited: false, createdAt: product.moment(), updatedAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getCommentListMock = (overrideResponse: Partial<CommentList> = {}): CommentList => agree<CommentList>({data: product.some(() => getCommentMock(), 6), total: 9, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getCommentCreateRequestMock = (overrideResponse: Partial<CommentCreateRequest> = {}): CommentCreateRequest => agree<CommentCreateRequest>({objectType: getCommentObjectTypeMock(), objectId: product.id(), content: "That glaze looks like rain on slate.", ...overrideResponse}, overrideResponse)

export const getCommentUpdateUploadMock = (overrideResponse: Partial<CommentUpdateUpload> = {}): CommentUpdateUpload => agree<CommentUpdateUpload>({content: "That glaze looks like rain on slate.", picture: new Blob(), ...overrideResponse}, overrideResponse)

export const getFollowMock = (overrideResponse: Partial<Follow> = {}): Follow => agree<Follow>({_id: product.id(), user: getUserSummaryMock(), createdAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getFollowListMock = (overrideResponse: Partial<FollowList> = {}): FollowList => agree<FollowList>({data: product.some(() => getFollowMock(), 6), total: 7, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getFollowStateMock = (overrideResponse: Partial<FollowState> = {}): FollowState => agree<FollowState>({performerId: product.id(), isFollowed: true, totalFollowers: product.around(1285, undefined), ...overrideResponse}, overrideResponse)

export const getChargeTypeMock = (): ChargeType => ("tip")

export const getChargeMock = (overrideResponse: Partial<Charge> = {}): Charge => agree<Charge>({_id: product.id(), type: getChargeTypeMock(), amount: turn("Charge", "amount", [25,10,50,15,100,40]), performer: getUserSummaryMock(), message: turn("Charge", "message", ["For the next kiln.","For the strings.",null,"Coffee at the summit.","For the flour fund.",null]), createdAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getChargeListMock = (overrideResponse: Partial<ChargeList> = {}): ChargeList => agree<ChargeList>({data: product.some(() => getChargeMock(), 6), total: 3, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getTipRequestMock = (overrideResponse: Partial<TipRequest> = {}): TipRequest => agree<TipRequest>({amount: 25, message: "For the next kiln.", ...overrideResponse}, overrideResponse)

export const getChargeReceiptMock = (overrideResponse: Partial<ChargeReceipt> = {}): ChargeReceipt => agree<ChargeReceipt>({charge: getChargeMock(), balanceBefore: 100, balance: 75, ...overrideResponse}, overrideResponse)

export const getPaymentTypeMock = (): PaymentType => ("top-up")

export const getPaymentStatusMock = (): PaymentStatus => ("succeeded")

export const getPaymentCardMock = (overrideResponse: Partial<PaymentCard> = {}): PaymentCard => agree<PaymentCard>({brand: "visa", last4: "4242", ...overrideResponse}, overrideResponse)

export const getPaymentFailureCodeMock = (): PaymentFailureCode => (turn("PaymentFailureCode", "", ["card_declined","insufficient_funds","expired_card","incorrect_cvc","authentication_failed","processing_error"]))

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => agree<Payment>({_id: product.id(), type: getPaymentTypeMock(), status: "succeeded", amount: 100, currency: "USD", tokens: 100, gateway: "sandbox", card: getPaymentCardMock(), failureCode: null, createdAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getPaymentListMock = (overrideResponse: Partial<PaymentList> = {}): PaymentList => agree<PaymentList>({data: product.some(() => getPaymentMock(), 6), total: 2, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getTopUpRequestMock = (overrideResponse: Partial<TopUpRequest> = {}): TopUpRequest => agree<TopUpRequest>({amount: 100, paymentMethodId: "pm_0193f2a4c1d07b3e5a918c42", ...overrideResponse}, overrideResponse)

export const getPaymentReceiptMock = (overrideResponse: Partial<PaymentReceipt> = {}): PaymentReceipt => agree<PaymentReceipt>({payment: getPaymentMock(), balance: 100, ...overrideResponse}, overrideResponse)

export const getSandboxPaymentMethodRequestMock = (overrideResponse: Partial<SandboxPaymentMethodRequest> = {}): SandboxPaymentMethodRequest => agree<SandboxPaymentMethodRequest>({number: "4242 4242 4242 4242", expMonth: 12, expYear: 2034, cvc: "123", ...overrideResponse}, overrideResponse)

export const getPaymentMethodMock = (overrideResponse: Partial<PaymentMethod> = {}): PaymentMethod => agree<PaymentMethod>({_id: product.id(), card: getPaymentCardMock(), ...overrideResponse}, overrideResponse)

export const getSandboxAuthenticationRequestMock = (overrideResponse: Partial<SandboxAuthenticationRequest> = {}): SandboxAuthenticationRequest => agree<SandboxAuthenticationRequest>({isApproved: true, ...overrideResponse}, overrideResponse)

export const getNotificationSortByMock = (): NotificationSortBy => (turn("NotificationSortBy", "", ["updatedAt","createdAt"]))

export const getNotificationTypeMock = (): NotificationType => (turn("NotificationType", "", ["follow","reaction","comment","mention","tip"]))

export const getNotificationObjectTypeMock = (): NotificationObjectType => (turn("NotificationObjectType", "", ["feed","comment","performer","charge"]))

export const getNotificationMock = (overrideResponse: Partial<Notification> = {}): Notification => agree<Notification>({_id: product.id(), type: turn("Notification", "type", ["follow","tip","comment","reaction","mention"]), actor: getUserSummaryMock(), totalActors: turn("Notification", "totalActors", [1,1,1,9,1]), objectType: turn("Notification", "objectType", ["performer","charge","feed","feed","feed"]), objectId: product.id(), excerpt: turn("Notification", "excerpt", [null,"For the next kiln.","How long did the second layer take?","Low tide at six. Nudibranchs smaller than a grain of rice.","Saving this for the weekend, thank you @noor."]), amount: turn("Notification", "amount", [null,25,null,null,null]), isRead: false, createdAt: product.moment(), updatedAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getNotificationListMock = (overrideResponse: Partial<NotificationList> = {}): NotificationList => agree<NotificationList>({data: product.some(() => getNotificationMock(), 6), total: 24, totalIsCapped: false, isMore: true, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getUnreadCountMock = (overrideResponse: Partial<UnreadCount> = {}): UnreadCount => agree<UnreadCount>({total: 3, ...overrideResponse}, overrideResponse)

export const getChannelNameMock = (): ChannelName => ("user:0193f2a4c1d07b3e5a918c42")

export const getEventNameMock = (): EventName => (turn("EventName", "", ["notification/created","notification/read","wallet/balance-updated","feed/counters-updated","performer/counters-updated"]))

export const getNotificationCreatedEventMock = (overrideResponse: Partial<NotificationCreatedEvent> = {}): NotificationCreatedEvent => agree<NotificationCreatedEvent>({notification: getNotificationMock(), totalUnread: product.around(4, undefined), ...overrideResponse}, overrideResponse)

export const getNotificationReadEventMock = (overrideResponse: Partial<NotificationReadEvent> = {}): NotificationReadEvent => agree<NotificationReadEvent>({notificationId: null, totalUnread: product.around(0, undefined), ...overrideResponse}, overrideResponse)

export const getBalanceUpdatedEventMock = (overrideResponse: Partial<BalanceUpdatedEvent> = {}): BalanceUpdatedEvent => agree<BalanceUpdatedEvent>({balance: 432.5, ...overrideResponse}, overrideResponse)

export const getFeedCountersUpdatedEventMock = (overrideResponse: Partial<FeedCountersUpdatedEvent> = {}): FeedCountersUpdatedEvent => agree<FeedCountersUpdatedEvent>({feedId: product.id(), totalLikes: product.around(129, undefined), totalComments: product.around(10, undefined), totalBookmarks: product.around(15, undefined), ...overrideResponse}, overrideResponse)

export const getPerformerCountersUpdatedEventMock = (overrideResponse: Partial<PerformerCountersUpdatedEvent> = {}): PerformerCountersUpdatedEvent => agree<PerformerCountersUpdatedEvent>({performerId: product.id(), totalFollowers: product.around(1285, undefined), totalFeeds: product.around(64, undefined), totalLikes: product.around(9121, undefined), ...overrideResponse}, overrideResponse)

export const getEventPayloadMock = (): EventPayload => (turn("EventPayload", "", [() => getNotificationCreatedEventMock(), () => getNotificationReadEventMock(), () => getBalanceUpdatedEventMock(), () => getFeedCountersUpdatedEventMock(), () => getPerformerCountersUpdatedEventMock()])())

export const getEventMock = (overrideResponse: Partial<Event> = {}): Event => agree<Event>({channel: "user:0193f2a4c1d07b3e5a918c42", no: 17, name: getEventNameMock(), data: getEventPayloadMock(), at: product.moment(), ...overrideResponse}, overrideResponse)

export const getEventListMock = (overrideResponse: Partial<EventList> = {}): EventList => agree<EventList>({data: product.some(() => getEventMock(), 6), total: 17, isMore: false, ...overrideResponse}, overrideResponse)

export const getFileVariantMock = (): FileVariant => (turn("FileVariant", "", ["thumbnail","display"]))

export const getDevelopmentMailMock = (overrideResponse: Partial<DevelopmentMail> = {}): DevelopmentMail => agree<DevelopmentMail>({_id: product.id(), to: "mara@fanlight.example", subject: "Confirm your e-mail address", text: "Hello Noor, please confirm your address.", link: "/auth/email-verification?token=q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", createdAt: product.moment(), ...overrideResponse}, overrideResponse)

export const getDevelopmentMailListMock = (overrideResponse: Partial<DevelopmentMailList> = {}): DevelopmentMailList => agree<DevelopmentMailList>({data: product.some(() => getDevelopmentMailMock(), 6), total: 1, totalIsCapped: false, isMore: false, cursor: "MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy", ...overrideResponse}, overrideResponse)

export const getAuthLoginEventMock = (overrideResponse: Partial<AuthLoginEvent> = {}): AuthLoginEvent => agree<AuthLoginEvent>({token: "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc", ...overrideResponse}, overrideResponse)