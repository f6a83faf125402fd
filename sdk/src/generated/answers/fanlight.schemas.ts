/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Done = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true)
});

export type Done = zod.input<typeof Done>;
export type DoneOutput = zod.output<typeof Done>;

export const Id = /*#__PURE__*/ zod.string();

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const Email = /*#__PURE__*/ zod.string();

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const Timestamp = /*#__PURE__*/ zod.string();

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const AuthToken = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string(),
  "expiresAt": Timestamp
});

export type AuthToken = zod.input<typeof AuthToken>;
export type AuthTokenOutput = zod.output<typeof AuthToken>;

export const Locale = /*#__PURE__*/ zod.enum(['en-US', 'es-ES']);

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const Registration = /*#__PURE__*/ zod.object({
  "userId": Id,
  "requiresEmailVerification": /*#__PURE__*/ zod.boolean()
});

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;

export const Mode = /*#__PURE__*/ zod.enum(['demo', 'production']);

export type Mode = zod.input<typeof Mode>;
export type ModeOutput = zod.output<typeof Mode>;

export const Geo = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type Geo = zod.input<typeof Geo>;
export type GeoOutput = zod.output<typeof Geo>;

export const Currency = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "symbol": /*#__PURE__*/ zod.string(),
  "exchangeRate": /*#__PURE__*/ zod.number(),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const CurrencyCode = /*#__PURE__*/ zod.string();

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const CommonSettings = /*#__PURE__*/ zod.object({
  "mode": Mode,
  "geo": Geo,
  "currencies": /*#__PURE__*/ zod.array(Currency),
  "primaryCurrency": CurrencyCode
});

export type CommonSettings = zod.input<typeof CommonSettings>;
export type CommonSettingsOutput = zod.output<typeof CommonSettings>;

export const PaymentGateway = /*#__PURE__*/ zod.enum(['stripe', 'sandbox']);

export type PaymentGateway = zod.input<typeof PaymentGateway>;
export type PaymentGatewayOutput = zod.output<typeof PaymentGateway>;

export const SettingValues = /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.optional(CurrencyCode),
  "primaryCurrency": /*#__PURE__*/ zod.optional(CurrencyCode),
  "siteName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "logoUrl": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "enable18Popup": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "content18Popup": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "requireEmailVerification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "paymentGateway": /*#__PURE__*/ zod.optional(PaymentGateway),
  "stripePublishableKey": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "freeSubscriptionEnabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "freeSubscriptionDuration": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "minimumSubscriptionPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "maximumSubscriptionPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "minimumWalletPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "maximumWalletPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "minimumTipPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "maximumTipPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "minimumPayoutAmount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "volume": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "gaCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "geoCurrenciesEnabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type SettingValues = zod.input<typeof SettingValues>;
export type SettingValuesOutput = zod.output<typeof SettingValues>;

export const MenuItem = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "href": /*#__PURE__*/ zod.string()
});

export type MenuItem = zod.input<typeof MenuItem>;
export type MenuItemOutput = zod.output<typeof MenuItem>;

export const PublicSettings = /*#__PURE__*/ zod.object({
  "siteName": /*#__PURE__*/ zod.string(),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "enable18Popup": /*#__PURE__*/ zod.boolean(),
  "content18Popup": /*#__PURE__*/ zod.string(),
  "requireEmailVerification": /*#__PURE__*/ zod.boolean(),
  "paymentGateway": PaymentGateway,
  "stripePublishableKey": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "freeSubscriptionEnabled": /*#__PURE__*/ zod.boolean(),
  "freeSubscriptionDuration": /*#__PURE__*/ zod.int(),
  "minimumSubscriptionPrice": /*#__PURE__*/ zod.number(),
  "maximumSubscriptionPrice": /*#__PURE__*/ zod.number(),
  "minimumWalletPrice": /*#__PURE__*/ zod.number(),
  "maximumWalletPrice": /*#__PURE__*/ zod.number(),
  "minimumTipPrice": /*#__PURE__*/ zod.number(),
  "maximumTipPrice": /*#__PURE__*/ zod.number(),
  "minimumPayoutAmount": /*#__PURE__*/ zod.number(),
  "locale": Locale,
  "volume": /*#__PURE__*/ zod.number(),
  "gaCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "geoCurrenciesEnabled": /*#__PURE__*/ zod.boolean(),
  "maintenance": /*#__PURE__*/ zod.boolean(),
  "menus": /*#__PURE__*/ zod.array(MenuItem)
});

export type PublicSettings = zod.input<typeof PublicSettings>;
export type PublicSettingsOutput = zod.output<typeof PublicSettings>;

export const CurrencySettings = /*#__PURE__*/ zod.object({
  "manualDetect": /*#__PURE__*/ zod.boolean(),
  "currency": CurrencyCode
});

export type CurrencySettings = zod.input<typeof CurrencySettings>;
export type CurrencySettingsOutput = zod.output<typeof CurrencySettings>;

export const Me = /*#__PURE__*/ zod.object({
  "_id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isEmailVerified": /*#__PURE__*/ zod.boolean(),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "balance": /*#__PURE__*/ zod.number(),
  "isPerformer": /*#__PURE__*/ zod.boolean(),
  "currencySettings": CurrencySettings,
  "locale": Locale,
  "createdAt": Timestamp
});

export type Me = zod.input<typeof Me>;
export type MeOutput = zod.output<typeof Me>;

export const Url = /*#__PURE__*/ zod.string();

export type Url = zod.input<typeof Url>;
export type UrlOutput = zod.output<typeof Url>;

export const UploadedImage = /*#__PURE__*/ zod.object({
  "url": Url,
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int()
});

export type UploadedImage = zod.input<typeof UploadedImage>;
export type UploadedImageOutput = zod.output<typeof UploadedImage>;

export const Gender = /*#__PURE__*/ zod.enum(['male', 'female']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const PerformerStatus = /*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected']);

export type PerformerStatus = zod.input<typeof PerformerStatus>;
export type PerformerStatusOutput = zod.output<typeof PerformerStatus>;

export const MyPerformer = /*#__PURE__*/ zod.object({
  "_id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "bio": /*#__PURE__*/ zod.string(),
  "gender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": PerformerStatus,
  "monthlyPrice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "yearlyPrice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "totalFollowers": /*#__PURE__*/ zod.int(),
  "totalFeeds": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "balance": /*#__PURE__*/ zod.number(),
  "earnings": /*#__PURE__*/ zod.number(),
  "currencySettings": CurrencySettings,
  "locale": Locale,
  "createdAt": Timestamp
});

export type MyPerformer = zod.input<typeof MyPerformer>;
export type MyPerformerOutput = zod.output<typeof MyPerformer>;

export const Performer = /*#__PURE__*/ zod.object({
  "_id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "bio": /*#__PURE__*/ zod.string(),
  "gender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isVerified": /*#__PURE__*/ zod.boolean(),
  "monthlyPrice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "yearlyPrice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "totalFollowers": /*#__PURE__*/ zod.int(),
  "totalFeeds": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "isFollowed": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type Performer = zod.input<typeof Performer>;
export type PerformerOutput = zod.output<typeof Performer>;

export const PerformerList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Performer),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type PerformerList = zod.input<typeof PerformerList>;
export type PerformerListOutput = zod.output<typeof PerformerList>;

export const UserSummary = /*#__PURE__*/ zod.object({
  "_id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isPerformer": /*#__PURE__*/ zod.boolean(),
  "isVerified": /*#__PURE__*/ zod.boolean()
});

export type UserSummary = zod.input<typeof UserSummary>;
export type UserSummaryOutput = zod.output<typeof UserSummary>;

export const Audience = /*#__PURE__*/ zod.enum(['public', 'followers', 'subscribers']);

export type Audience = zod.input<typeof Audience>;
export type AudienceOutput = zod.output<typeof Audience>;

export const AccessReason = /*#__PURE__*/ zod.enum(['public', 'owner', 'follower', 'subscriber', 'bought', 'needs-login', 'needs-follow', 'needs-subscription', 'needs-purchase']);

export type AccessReason = zod.input<typeof AccessReason>;
export type AccessReasonOutput = zod.output<typeof AccessReason>;

export const WayIn = /*#__PURE__*/ zod.enum(['login', 'follow', 'subscribe', 'buy']);

export type WayIn = zod.input<typeof WayIn>;
export type WayInOutput = zod.output<typeof WayIn>;

export const Access = /*#__PURE__*/ zod.object({
  "isAllowed": /*#__PURE__*/ zod.boolean(),
  "reason": AccessReason,
  "wayIn": /*#__PURE__*/ zod.union([WayIn,/*#__PURE__*/ zod.null()]),
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number())
});

export type Access = zod.input<typeof Access>;
export type AccessOutput = zod.output<typeof Access>;

export const FeedFileType = /*#__PURE__*/ zod.enum(['feed-photo']);

export type FeedFileType = zod.input<typeof FeedFileType>;
export type FeedFileTypeOutput = zod.output<typeof FeedFileType>;

export const FeedFile = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": FeedFileType,
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "thumbnails": /*#__PURE__*/ zod.array(Url),
  "preview": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int(),
  "alt": /*#__PURE__*/ zod.string()
});

export type FeedFile = zod.input<typeof FeedFile>;
export type FeedFileOutput = zod.output<typeof FeedFile>;

export const FeedThumbnail = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type FeedThumbnail = zod.input<typeof FeedThumbnail>;
export type FeedThumbnailOutput = zod.output<typeof FeedThumbnail>;

export const Feed = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "text": /*#__PURE__*/ zod.string(),
  "isTeaser": /*#__PURE__*/ zod.boolean(),
  "audience": Audience,
  "access": Access,
  "files": /*#__PURE__*/ zod.array(FeedFile),
  "thumbnail": /*#__PURE__*/ zod.union([FeedThumbnail,/*#__PURE__*/ zod.null()]),
  "hashtags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalComments": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isBookmarked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Feed = zod.input<typeof Feed>;
export type FeedOutput = zod.output<typeof Feed>;

export const FeedList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Feed),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type FeedList = zod.input<typeof FeedList>;
export type FeedListOutput = zod.output<typeof FeedList>;

export const ReactionAction = /*#__PURE__*/ zod.enum(['like', 'bookmark']);

export type ReactionAction = zod.input<typeof ReactionAction>;
export type ReactionActionOutput = zod.output<typeof ReactionAction>;

export const ReactionObjectType = /*#__PURE__*/ zod.enum(['feed']);

export type ReactionObjectType = zod.input<typeof ReactionObjectType>;
export type ReactionObjectTypeOutput = zod.output<typeof ReactionObjectType>;

export const ReactionState = /*#__PURE__*/ zod.object({
  "action": ReactionAction,
  "objectType": ReactionObjectType,
  "objectId": Id,
  "isSet": /*#__PURE__*/ zod.boolean(),
  "total": /*#__PURE__*/ zod.int()
});

export type ReactionState = zod.input<typeof ReactionState>;
export type ReactionStateOutput = zod.output<typeof ReactionState>;

export const CommentObjectType = /*#__PURE__*/ zod.enum(['feed']);

export type CommentObjectType = zod.input<typeof CommentObjectType>;
export type CommentObjectTypeOutput = zod.output<typeof CommentObjectType>;

export const CommentPicture = /*#__PURE__*/ zod.object({
  "url": Url,
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int()
});

export type CommentPicture = zod.input<typeof CommentPicture>;
export type CommentPictureOutput = zod.output<typeof CommentPicture>;

export const Comment = /*#__PURE__*/ zod.object({
  "_id": Id,
  "objectType": CommentObjectType,
  "objectId": Id,
  "author": UserSummary,
  "content": /*#__PURE__*/ zod.string(),
  "picture": /*#__PURE__*/ zod.union([CommentPicture,/*#__PURE__*/ zod.null()]),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "canDelete": /*#__PURE__*/ zod.boolean(),
  "isEdited": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Comment = zod.input<typeof Comment>;
export type CommentOutput = zod.output<typeof Comment>;

export const CommentList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Comment),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type CommentList = zod.input<typeof CommentList>;
export type CommentListOutput = zod.output<typeof CommentList>;

export const Follow = /*#__PURE__*/ zod.object({
  "_id": Id,
  "user": UserSummary,
  "createdAt": Timestamp
});

export type Follow = zod.input<typeof Follow>;
export type FollowOutput = zod.output<typeof Follow>;

export const FollowList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Follow),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type FollowList = zod.input<typeof FollowList>;
export type FollowListOutput = zod.output<typeof FollowList>;

export const FollowState = /*#__PURE__*/ zod.object({
  "performerId": Id,
  "isFollowed": /*#__PURE__*/ zod.boolean(),
  "totalFollowers": /*#__PURE__*/ zod.int()
});

export type FollowState = zod.input<typeof FollowState>;
export type FollowStateOutput = zod.output<typeof FollowState>;

export const ChargeType = /*#__PURE__*/ zod.enum(['tip']);

export type ChargeType = zod.input<typeof ChargeType>;
export type ChargeTypeOutput = zod.output<typeof ChargeType>;

export const Charge = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": ChargeType,
  "amount": /*#__PURE__*/ zod.number(),
  "performer": UserSummary,
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "createdAt": Timestamp
});

export type Charge = zod.input<typeof Charge>;
export type ChargeOutput = zod.output<typeof Charge>;

export const ChargeList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Charge),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ChargeList = zod.input<typeof ChargeList>;
export type ChargeListOutput = zod.output<typeof ChargeList>;

export const ChargeReceipt = /*#__PURE__*/ zod.object({
  "charge": Charge,
  "balanceBefore": /*#__PURE__*/ zod.number(),
  "balance": /*#__PURE__*/ zod.number()
});

export type ChargeReceipt = zod.input<typeof ChargeReceipt>;
export type ChargeReceiptOutput = zod.output<typeof ChargeReceipt>;

export const PaymentType = /*#__PURE__*/ zod.enum(['top-up']);

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const PaymentStatus = /*#__PURE__*/ zod.enum(['pending', 'requires-authentication', 'succeeded', 'failed']);

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const PaymentCard = /*#__PURE__*/ zod.object({
  "brand": /*#__PURE__*/ zod.string(),
  "last4": /*#__PURE__*/ zod.string()
});

export type PaymentCard = zod.input<typeof PaymentCard>;
export type PaymentCardOutput = zod.output<typeof PaymentCard>;

export const PaymentFailureCode = /*#__PURE__*/ zod.enum(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'authentication_failed', 'processing_error']);

export type PaymentFailureCode = zod.input<typeof PaymentFailureCode>;
export type PaymentFailureCodeOutput = zod.output<typeof PaymentFailureCode>;

export const Payment = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": PaymentType,
  "status": PaymentStatus,
  "amount": /*#__PURE__*/ zod.number(),
  "currency": CurrencyCode,
  "tokens": /*#__PURE__*/ zod.number(),
  "gateway": PaymentGateway,
  "card": /*#__PURE__*/ zod.union([PaymentCard,/*#__PURE__*/ zod.null()]),
  "failureCode": /*#__PURE__*/ zod.union([PaymentFailureCode,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp
});

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;

export const PaymentList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Payment),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PaymentList = zod.input<typeof PaymentList>;
export type PaymentListOutput = zod.output<typeof PaymentList>;

export const PaymentReceipt = /*#__PURE__*/ zod.object({
  "payment": Payment,
  "balance": /*#__PURE__*/ zod.number()
});

export type PaymentReceipt = zod.input<typeof PaymentReceipt>;
export type PaymentReceiptOutput = zod.output<typeof PaymentReceipt>;

export const PaymentMethod = /*#__PURE__*/ zod.object({
  "_id": /*#__PURE__*/ zod.string(),
  "card": PaymentCard
});

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const NotificationType = /*#__PURE__*/ zod.enum(['follow', 'reaction', 'comment', 'mention', 'tip']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const NotificationObjectType = /*#__PURE__*/ zod.enum(['feed', 'comment', 'performer', 'charge']);

export type NotificationObjectType = zod.input<typeof NotificationObjectType>;
export type NotificationObjectTypeOutput = zod.output<typeof NotificationObjectType>;

export const Notification = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": NotificationType,
  "actor": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "totalActors": /*#__PURE__*/ zod.int(),
  "objectType": NotificationObjectType,
  "objectId": Id,
  "excerpt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "isRead": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;

export const NotificationList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Notification),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type NotificationList = zod.input<typeof NotificationList>;
export type NotificationListOutput = zod.output<typeof NotificationList>;

export const UnreadCount = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int()
});

export type UnreadCount = zod.input<typeof UnreadCount>;
export type UnreadCountOutput = zod.output<typeof UnreadCount>;

export const ChannelName = /*#__PURE__*/ zod.string();

export type ChannelName = zod.input<typeof ChannelName>;
export type ChannelNameOutput = zod.output<typeof ChannelName>;

export const EventName = /*#__PURE__*/ zod.enum(['notification/created', 'notification/read', 'wallet/balance-updated', 'feed/counters-updated', 'performer/counters-updated']);

export type EventName = zod.input<typeof EventName>;
export type EventNameOutput = zod.output<typeof EventName>;

export const NotificationCreatedEvent = /*#__PURE__*/ zod.object({
  "notification": Notification,
  "totalUnread": /*#__PURE__*/ zod.int()
});

export type NotificationCreatedEvent = zod.input<typeof NotificationCreatedEvent>;
export type NotificationCreatedEventOutput = zod.output<typeof NotificationCreatedEvent>;

export const NotificationReadEvent = /*#__PURE__*/ zod.object({
  "notificationId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "totalUnread": /*#__PURE__*/ zod.int()
});

export type NotificationReadEvent = zod.input<typeof NotificationReadEvent>;
export type NotificationReadEventOutput = zod.output<typeof NotificationReadEvent>;

export const BalanceUpdatedEvent = /*#__PURE__*/ zod.object({
  "balance": /*#__PURE__*/ zod.number()
});

export type BalanceUpdatedEvent = zod.input<typeof BalanceUpdatedEvent>;
export type BalanceUpdatedEventOutput = zod.output<typeof BalanceUpdatedEvent>;

export const FeedCountersUpdatedEvent = /*#__PURE__*/ zod.object({
  "feedId": Id,
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalComments": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int()
});

export type FeedCountersUpdatedEvent = zod.input<typeof FeedCountersUpdatedEvent>;
export type FeedCountersUpdatedEventOutput = zod.output<typeof FeedCountersUpdatedEvent>;

export const PerformerCountersUpdatedEvent = /*#__PURE__*/ zod.object({
  "performerId": Id,
  "totalFollowers": /*#__PURE__*/ zod.int(),
  "totalFeeds": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int()
});

export type PerformerCountersUpdatedEvent = zod.input<typeof PerformerCountersUpdatedEvent>;
export type PerformerCountersUpdatedEventOutput = zod.output<typeof PerformerCountersUpdatedEvent>;

export const EventPayload = /*#__PURE__*/ zod.union([NotificationCreatedEvent,NotificationReadEvent,BalanceUpdatedEvent,FeedCountersUpdatedEvent,PerformerCountersUpdatedEvent]);

export type EventPayload = zod.input<typeof EventPayload>;
export type EventPayloadOutput = zod.output<typeof EventPayload>;

export const Event = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": EventName,
  "data": EventPayload,
  "at": Timestamp
});

export type Event = zod.input<typeof Event>;
export type EventOutput = zod.output<typeof Event>;

export const EventList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Event),
  "total": /*#__PURE__*/ zod.int(),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type EventList = zod.input<typeof EventList>;
export type EventListOutput = zod.output<typeof EventList>;

export const DevelopmentMail = /*#__PURE__*/ zod.object({
  "_id": Id,
  "to": Email,
  "subject": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string(),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "createdAt": Timestamp
});

export type DevelopmentMail = zod.input<typeof DevelopmentMail>;
export type DevelopmentMailOutput = zod.output<typeof DevelopmentMail>;

export const DevelopmentMailList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(DevelopmentMail),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type DevelopmentMailList = zod.input<typeof DevelopmentMailList>;
export type DevelopmentMailListOutput = zod.output<typeof DevelopmentMailList>;
