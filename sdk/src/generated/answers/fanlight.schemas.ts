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
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "author": UserSummary,
  "content": /*#__PURE__*/ zod.string(),
  "picture": /*#__PURE__*/ zod.union([CommentPicture,/*#__PURE__*/ zod.null()]),
  "totalReplies": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
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

export const MessageSummary = /*#__PURE__*/ zod.object({
  "_id": Id,
  "authorId": Id,
  "excerpt": /*#__PURE__*/ zod.string(),
  "totalFiles": /*#__PURE__*/ zod.int(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "isDeleted": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type MessageSummary = zod.input<typeof MessageSummary>;
export type MessageSummaryOutput = zod.output<typeof MessageSummary>;

export const Conversation = /*#__PURE__*/ zod.object({
  "_id": Id,
  "user": UserSummary,
  "lastMessage": /*#__PURE__*/ zod.union([MessageSummary,/*#__PURE__*/ zod.null()]),
  "totalNotSeenMessages": /*#__PURE__*/ zod.int(),
  "lastSeenMessageId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "lastSeenByOtherMessageId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "isRequest": /*#__PURE__*/ zod.boolean(),
  "isBlocked": /*#__PURE__*/ zod.boolean(),
  "canSend": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Conversation = zod.input<typeof Conversation>;
export type ConversationOutput = zod.output<typeof Conversation>;

export const ConversationList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Conversation),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ConversationList = zod.input<typeof ConversationList>;
export type ConversationListOutput = zod.output<typeof ConversationList>;

export const ConversationRequest = /*#__PURE__*/ zod.object({
  "_id": Id,
  "conversationId": Id,
  "user": UserSummary,
  "excerpt": /*#__PURE__*/ zod.string(),
  "totalMessages": /*#__PURE__*/ zod.int(),
  "createdAt": Timestamp
});

export type ConversationRequest = zod.input<typeof ConversationRequest>;
export type ConversationRequestOutput = zod.output<typeof ConversationRequest>;

export const ConversationRequestList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(ConversationRequest),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ConversationRequestList = zod.input<typeof ConversationRequestList>;
export type ConversationRequestListOutput = zod.output<typeof ConversationRequestList>;

export const StreamConversation = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "streamId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "isOpen": /*#__PURE__*/ zod.boolean(),
  "slowModeSeconds": /*#__PURE__*/ zod.int(),
  "welcomeText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "canSend": /*#__PURE__*/ zod.boolean(),
  "isMuted": /*#__PURE__*/ zod.boolean(),
  "mutedUntil": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type StreamConversation = zod.input<typeof StreamConversation>;
export type StreamConversationOutput = zod.output<typeof StreamConversation>;

export const StreamMessageType = /*#__PURE__*/ zod.enum(['text', 'tip']);

export type StreamMessageType = zod.input<typeof StreamMessageType>;
export type StreamMessageTypeOutput = zod.output<typeof StreamMessageType>;

export const StreamMessage = /*#__PURE__*/ zod.object({
  "_id": Id,
  "conversationId": Id,
  "streamId": Id,
  "type": StreamMessageType,
  "author": UserSummary,
  "text": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "isHost": /*#__PURE__*/ zod.boolean(),
  "clientKey": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isDeleted": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type StreamMessage = zod.input<typeof StreamMessage>;
export type StreamMessageOutput = zod.output<typeof StreamMessage>;

export const StreamMessageList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(StreamMessage),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type StreamMessageList = zod.input<typeof StreamMessageList>;
export type StreamMessageListOutput = zod.output<typeof StreamMessageList>;

export const MessageFileType = /*#__PURE__*/ zod.enum(['message-photo', 'message-video']);

export type MessageFileType = zod.input<typeof MessageFileType>;
export type MessageFileTypeOutput = zod.output<typeof MessageFileType>;

export const FileStatus = /*#__PURE__*/ zod.enum(['uploaded', 'processing', 'ready', 'failed']);

export type FileStatus = zod.input<typeof FileStatus>;
export type FileStatusOutput = zod.output<typeof FileStatus>;

export const MessageFile = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": MessageFileType,
  "status": FileStatus,
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "thumbnails": /*#__PURE__*/ zod.array(Url),
  "preview": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "width": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "height": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number())
});

export type MessageFile = zod.input<typeof MessageFile>;
export type MessageFileOutput = zod.output<typeof MessageFile>;

export const Message = /*#__PURE__*/ zod.object({
  "_id": Id,
  "conversationId": Id,
  "author": UserSummary,
  "text": /*#__PURE__*/ zod.string(),
  "isTeaser": /*#__PURE__*/ zod.boolean(),
  "files": /*#__PURE__*/ zod.array(MessageFile),
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "access": Access,
  "clientKey": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "isBought": /*#__PURE__*/ zod.boolean(),
  "isDeleted": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const MessageList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Message),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type MessageList = zod.input<typeof MessageList>;
export type MessageListOutput = zod.output<typeof MessageList>;

export const UnreadCount = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int()
});

export type UnreadCount = zod.input<typeof UnreadCount>;
export type UnreadCountOutput = zod.output<typeof UnreadCount>;

export const FileProcessing = /*#__PURE__*/ zod.object({
  "_id": Id,
  "status": FileStatus,
  "progress": /*#__PURE__*/ zod.number(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type FileProcessing = zod.input<typeof FileProcessing>;
export type FileProcessingOutput = zod.output<typeof FileProcessing>;

export const AgoraToken = /*#__PURE__*/ zod.object({
  "appId": /*#__PURE__*/ zod.string(),
  "channel": /*#__PURE__*/ zod.string(),
  "uid": /*#__PURE__*/ zod.int(),
  "token": /*#__PURE__*/ zod.string(),
  "isHost": /*#__PURE__*/ zod.boolean(),
  "expiresAt": Timestamp
});

export type AgoraToken = zod.input<typeof AgoraToken>;
export type AgoraTokenOutput = zod.output<typeof AgoraToken>;

export const StreamStatus = /*#__PURE__*/ zod.enum(['live', 'paused', 'ended']);

export type StreamStatus = zod.input<typeof StreamStatus>;
export type StreamStatusOutput = zod.output<typeof StreamStatus>;

export const StreamAudience = /*#__PURE__*/ zod.enum(['public', 'subscribers', 'ticket']);

export type StreamAudience = zod.input<typeof StreamAudience>;
export type StreamAudienceOutput = zod.output<typeof StreamAudience>;

export const StreamGoal = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.number(),
  "received": /*#__PURE__*/ zod.number(),
  "isReached": /*#__PURE__*/ zod.boolean()
});

export type StreamGoal = zod.input<typeof StreamGoal>;
export type StreamGoalOutput = zod.output<typeof StreamGoal>;

export const StreamEndReason = /*#__PURE__*/ zod.enum(['ended', 'timed-out', 'removed']);

export type StreamEndReason = zod.input<typeof StreamEndReason>;
export type StreamEndReasonOutput = zod.output<typeof StreamEndReason>;

export const StreamSummary = /*#__PURE__*/ zod.object({
  "reason": StreamEndReason,
  "duration": /*#__PURE__*/ zod.int(),
  "totalViewers": /*#__PURE__*/ zod.int(),
  "totalPeakViewers": /*#__PURE__*/ zod.int(),
  "totalMessages": /*#__PURE__*/ zod.int(),
  "totalTips": /*#__PURE__*/ zod.int(),
  "tipAmount": /*#__PURE__*/ zod.number(),
  "totalTickets": /*#__PURE__*/ zod.int(),
  "ticketAmount": /*#__PURE__*/ zod.number(),
  "totalNewFollowers": /*#__PURE__*/ zod.int()
});

export type StreamSummary = zod.input<typeof StreamSummary>;
export type StreamSummaryOutput = zod.output<typeof StreamSummary>;

export const Stream = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "conversationId": Id,
  "title": /*#__PURE__*/ zod.string(),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": StreamStatus,
  "audience": StreamAudience,
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "access": Access,
  "goal": /*#__PURE__*/ zod.union([StreamGoal,/*#__PURE__*/ zod.null()]),
  "totalViewers": /*#__PURE__*/ zod.int(),
  "duration": /*#__PURE__*/ zod.int(),
  "summary": /*#__PURE__*/ zod.union([StreamSummary,/*#__PURE__*/ zod.null()]),
  "isFollowed": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "startedAt": Timestamp,
  "endedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Stream = zod.input<typeof Stream>;
export type StreamOutput = zod.output<typeof Stream>;

export const BroadcastProvider = /*#__PURE__*/ zod.enum(['agora', 'webrtc']);

export type BroadcastProvider = zod.input<typeof BroadcastProvider>;
export type BroadcastProviderOutput = zod.output<typeof BroadcastProvider>;

export const IceServer = /*#__PURE__*/ zod.object({
  "urls": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "credential": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type IceServer = zod.input<typeof IceServer>;
export type IceServerOutput = zod.output<typeof IceServer>;

export const StreamBroadcast = /*#__PURE__*/ zod.object({
  "provider": BroadcastProvider,
  "channel": /*#__PURE__*/ zod.string(),
  "isHost": /*#__PURE__*/ zod.boolean(),
  "isRelayOnly": /*#__PURE__*/ zod.boolean(),
  "iceServers": /*#__PURE__*/ zod.array(IceServer)
});

export type StreamBroadcast = zod.input<typeof StreamBroadcast>;
export type StreamBroadcastOutput = zod.output<typeof StreamBroadcast>;

export const StreamViewer = /*#__PURE__*/ zod.object({
  "user": UserSummary,
  "isMuted": /*#__PURE__*/ zod.boolean(),
  "joinedAt": Timestamp
});

export type StreamViewer = zod.input<typeof StreamViewer>;
export type StreamViewerOutput = zod.output<typeof StreamViewer>;

export const StreamSession = /*#__PURE__*/ zod.object({
  "stream": Stream,
  "conversation": StreamConversation,
  "broadcast": /*#__PURE__*/ zod.union([StreamBroadcast,/*#__PURE__*/ zod.null()]),
  "viewers": /*#__PURE__*/ zod.array(StreamViewer)
});

export type StreamSession = zod.input<typeof StreamSession>;
export type StreamSessionOutput = zod.output<typeof StreamSession>;

export const StreamHeartbeat = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "status": StreamStatus,
  "duration": /*#__PURE__*/ zod.int(),
  "totalViewers": /*#__PURE__*/ zod.int()
});

export type StreamHeartbeat = zod.input<typeof StreamHeartbeat>;
export type StreamHeartbeatOutput = zod.output<typeof StreamHeartbeat>;

export const StreamList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Stream),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type StreamList = zod.input<typeof StreamList>;
export type StreamListOutput = zod.output<typeof StreamList>;

export const StreamViewerState = /*#__PURE__*/ zod.object({
  "userId": Id,
  "isMuted": /*#__PURE__*/ zod.boolean(),
  "mutedUntil": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "isBanned": /*#__PURE__*/ zod.boolean()
});

export type StreamViewerState = zod.input<typeof StreamViewerState>;
export type StreamViewerStateOutput = zod.output<typeof StreamViewerState>;

export const CameoStatus = /*#__PURE__*/ zod.enum(['requested', 'accepted', 'delivered', 'declined', 'cancelled', 'expired']);

export type CameoStatus = zod.input<typeof CameoStatus>;
export type CameoStatusOutput = zod.output<typeof CameoStatus>;

export const CameoRecipientKind = /*#__PURE__*/ zod.enum(['myself', 'someone_else']);

export type CameoRecipientKind = zod.input<typeof CameoRecipientKind>;
export type CameoRecipientKindOutput = zod.output<typeof CameoRecipientKind>;

export const CameoRequestType = /*#__PURE__*/ zod.enum(['birthday', 'advice', 'question', 'other']);

export type CameoRequestType = zod.input<typeof CameoRequestType>;
export type CameoRequestTypeOutput = zod.output<typeof CameoRequestType>;

export const CameoQuestionKey = /*#__PURE__*/ zod.enum(['birthday_when', 'birthday_old', 'birthday_doing', 'instructions', 'question_question', 'advice_on', 'advice_help', 'other_relation', 'other_occasion', 'other_reason', 'to_know']);

export type CameoQuestionKey = zod.input<typeof CameoQuestionKey>;
export type CameoQuestionKeyOutput = zod.output<typeof CameoQuestionKey>;

export const CameoAnswer = /*#__PURE__*/ zod.object({
  "question": CameoQuestionKey,
  "text": /*#__PURE__*/ zod.string()
});

export type CameoAnswer = zod.input<typeof CameoAnswer>;
export type CameoAnswerOutput = zod.output<typeof CameoAnswer>;

export const CameoPaymentStatus = /*#__PURE__*/ zod.enum(['held', 'captured', 'returned']);

export type CameoPaymentStatus = zod.input<typeof CameoPaymentStatus>;
export type CameoPaymentStatusOutput = zod.output<typeof CameoPaymentStatus>;

export const CameoVideo = /*#__PURE__*/ zod.object({
  "_id": Id,
  "status": FileStatus,
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "posterUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "height": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int())
});

export type CameoVideo = zod.input<typeof CameoVideo>;
export type CameoVideoOutput = zod.output<typeof CameoVideo>;

export const Cameo = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "user": UserSummary,
  "status": CameoStatus,
  "recipientKind": CameoRecipientKind,
  "recipientName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "recipientGender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "requestType": CameoRequestType,
  "language": /*#__PURE__*/ zod.string(),
  "currency": CurrencyCode,
  "answers": /*#__PURE__*/ zod.array(CameoAnswer),
  "price": /*#__PURE__*/ zod.number(),
  "paymentStatus": CameoPaymentStatus,
  "declineReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "video": /*#__PURE__*/ zod.union([CameoVideo,/*#__PURE__*/ zod.null()]),
  "dueAt": Timestamp,
  "isOverdue": /*#__PURE__*/ zod.boolean(),
  "canCancel": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "acceptedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "deliveredAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Cameo = zod.input<typeof Cameo>;
export type CameoOutput = zod.output<typeof Cameo>;

export const CameoList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Cameo),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type CameoList = zod.input<typeof CameoList>;
export type CameoListOutput = zod.output<typeof CameoList>;

export const CameoOffer = /*#__PURE__*/ zod.object({
  "performer": UserSummary,
  "isOffered": /*#__PURE__*/ zod.boolean(),
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "turnaroundDays": /*#__PURE__*/ zod.int(),
  "description": /*#__PURE__*/ zod.string(),
  "requestTypes": /*#__PURE__*/ zod.array(CameoRequestType),
  "languages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "updatedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type CameoOffer = zod.input<typeof CameoOffer>;
export type CameoOfferOutput = zod.output<typeof CameoOffer>;

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

export const NotificationType = /*#__PURE__*/ zod.enum(['follow', 'subscription', 'tip', 'sale', 'comment', 'reply', 'reaction', 'message-request', 'order', 'payout', 'mention', 'live', 'content']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const NotificationObjectType = /*#__PURE__*/ zod.enum(['feed', 'comment', 'performer', 'charge', 'user', 'subscription', 'conversation', 'message', 'photo', 'gallery', 'video', 'reel', 'story', 'product', 'stream', 'order', 'payout', 'cameo']);

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

export const ChannelName = /*#__PURE__*/ zod.string();

export type ChannelName = zod.input<typeof ChannelName>;
export type ChannelNameOutput = zod.output<typeof ChannelName>;

export const EventName = /*#__PURE__*/ zod.enum(['notification/created', 'notification/read', 'wallet/balance-updated', 'feed/counters-updated', 'performer/counters-updated', 'message/created', 'message/updated', 'message/deleted', 'conversation/updated', 'conversation/requested', 'conversation/read', 'stream/message-created', 'stream/message-deleted', 'stream/messages-removed', 'stream/tipped', 'stream/goal-updated', 'stream/updated', 'stream/ended', 'stream/muted', 'stream/banned', 'file/processed', 'order/updated', 'payout/updated', 'payment/succeeded', 'subscription/updated', 'cameo/updated']);

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

export const PaymentSucceededEvent = /*#__PURE__*/ zod.object({
  "payment": Payment,
  "balance": /*#__PURE__*/ zod.number()
});

export type PaymentSucceededEvent = zod.input<typeof PaymentSucceededEvent>;
export type PaymentSucceededEventOutput = zod.output<typeof PaymentSucceededEvent>;

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

export const MessageChange = /*#__PURE__*/ zod.enum(['bought', 'file-processed']);

export type MessageChange = zod.input<typeof MessageChange>;
export type MessageChangeOutput = zod.output<typeof MessageChange>;

export const MessageUpdatedEvent = /*#__PURE__*/ zod.object({
  "message": Message,
  "change": MessageChange
});

export type MessageUpdatedEvent = zod.input<typeof MessageUpdatedEvent>;
export type MessageUpdatedEventOutput = zod.output<typeof MessageUpdatedEvent>;

export const StreamTippedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "message": StreamMessage,
  "goal": /*#__PURE__*/ zod.union([StreamGoal,/*#__PURE__*/ zod.null()])
});

export type StreamTippedEvent = zod.input<typeof StreamTippedEvent>;
export type StreamTippedEventOutput = zod.output<typeof StreamTippedEvent>;

export const StreamMessageCreatedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "message": StreamMessage
});

export type StreamMessageCreatedEvent = zod.input<typeof StreamMessageCreatedEvent>;
export type StreamMessageCreatedEventOutput = zod.output<typeof StreamMessageCreatedEvent>;

export const MessageCreatedEvent = /*#__PURE__*/ zod.object({
  "message": Message
});

export type MessageCreatedEvent = zod.input<typeof MessageCreatedEvent>;
export type MessageCreatedEventOutput = zod.output<typeof MessageCreatedEvent>;

export const ConversationReadEvent = /*#__PURE__*/ zod.object({
  "conversationId": Id,
  "userId": Id,
  "messageId": Id,
  "seenAt": Timestamp
});

export type ConversationReadEvent = zod.input<typeof ConversationReadEvent>;
export type ConversationReadEventOutput = zod.output<typeof ConversationReadEvent>;

export const MessageDeletedEvent = /*#__PURE__*/ zod.object({
  "conversationId": Id,
  "messageId": Id
});

export type MessageDeletedEvent = zod.input<typeof MessageDeletedEvent>;
export type MessageDeletedEventOutput = zod.output<typeof MessageDeletedEvent>;

export const ConversationUpdatedEvent = /*#__PURE__*/ zod.object({
  "conversation": Conversation,
  "totalUnread": /*#__PURE__*/ zod.int()
});

export type ConversationUpdatedEvent = zod.input<typeof ConversationUpdatedEvent>;
export type ConversationUpdatedEventOutput = zod.output<typeof ConversationUpdatedEvent>;

export const ConversationRequestedEvent = /*#__PURE__*/ zod.object({
  "request": ConversationRequest,
  "totalRequests": /*#__PURE__*/ zod.int()
});

export type ConversationRequestedEvent = zod.input<typeof ConversationRequestedEvent>;
export type ConversationRequestedEventOutput = zod.output<typeof ConversationRequestedEvent>;

export const StreamMessageDeletedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "messageId": Id,
  "text": /*#__PURE__*/ zod.string()
});

export type StreamMessageDeletedEvent = zod.input<typeof StreamMessageDeletedEvent>;
export type StreamMessageDeletedEventOutput = zod.output<typeof StreamMessageDeletedEvent>;

export const StreamMessagesRemovedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "removedAt": Timestamp
});

export type StreamMessagesRemovedEvent = zod.input<typeof StreamMessagesRemovedEvent>;
export type StreamMessagesRemovedEventOutput = zod.output<typeof StreamMessagesRemovedEvent>;

export const StreamGoalUpdatedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "goal": /*#__PURE__*/ zod.union([StreamGoal,/*#__PURE__*/ zod.null()])
});

export type StreamGoalUpdatedEvent = zod.input<typeof StreamGoalUpdatedEvent>;
export type StreamGoalUpdatedEventOutput = zod.output<typeof StreamGoalUpdatedEvent>;

export const StreamUpdatedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "title": /*#__PURE__*/ zod.string(),
  "status": StreamStatus,
  "audience": StreamAudience,
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "isOpen": /*#__PURE__*/ zod.boolean(),
  "slowModeSeconds": /*#__PURE__*/ zod.int(),
  "welcomeText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type StreamUpdatedEvent = zod.input<typeof StreamUpdatedEvent>;
export type StreamUpdatedEventOutput = zod.output<typeof StreamUpdatedEvent>;

export const StreamEndedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "reason": StreamEndReason,
  "duration": /*#__PURE__*/ zod.int(),
  "endedAt": Timestamp
});

export type StreamEndedEvent = zod.input<typeof StreamEndedEvent>;
export type StreamEndedEventOutput = zod.output<typeof StreamEndedEvent>;

export const StreamMutedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "userId": Id,
  "isMuted": /*#__PURE__*/ zod.boolean(),
  "mutedUntil": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type StreamMutedEvent = zod.input<typeof StreamMutedEvent>;
export type StreamMutedEventOutput = zod.output<typeof StreamMutedEvent>;

export const StreamBannedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "userId": Id,
  "isBanned": /*#__PURE__*/ zod.boolean()
});

export type StreamBannedEvent = zod.input<typeof StreamBannedEvent>;
export type StreamBannedEventOutput = zod.output<typeof StreamBannedEvent>;

export const FileProcessedEvent = /*#__PURE__*/ zod.object({
  "file": FileProcessing,
  "objectId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type FileProcessedEvent = zod.input<typeof FileProcessedEvent>;
export type FileProcessedEventOutput = zod.output<typeof FileProcessedEvent>;

export const OrderUpdatedEvent = /*#__PURE__*/ zod.object({
  "orderId": Id
});

export type OrderUpdatedEvent = zod.input<typeof OrderUpdatedEvent>;
export type OrderUpdatedEventOutput = zod.output<typeof OrderUpdatedEvent>;

export const PayoutUpdatedEvent = /*#__PURE__*/ zod.object({
  "payoutRequestId": Id
});

export type PayoutUpdatedEvent = zod.input<typeof PayoutUpdatedEvent>;
export type PayoutUpdatedEventOutput = zod.output<typeof PayoutUpdatedEvent>;

export const SubscriptionUpdatedEvent = /*#__PURE__*/ zod.object({
  "subscriptionId": Id,
  "performerId": Id
});

export type SubscriptionUpdatedEvent = zod.input<typeof SubscriptionUpdatedEvent>;
export type SubscriptionUpdatedEventOutput = zod.output<typeof SubscriptionUpdatedEvent>;

export const CameoUpdatedEvent = /*#__PURE__*/ zod.object({
  "cameoId": Id,
  "status": CameoStatus
});

export type CameoUpdatedEvent = zod.input<typeof CameoUpdatedEvent>;
export type CameoUpdatedEventOutput = zod.output<typeof CameoUpdatedEvent>;

export const EventPayload = /*#__PURE__*/ zod.union([NotificationCreatedEvent,NotificationReadEvent,PaymentSucceededEvent,BalanceUpdatedEvent,FeedCountersUpdatedEvent,PerformerCountersUpdatedEvent,MessageUpdatedEvent,StreamTippedEvent,StreamMessageCreatedEvent,MessageCreatedEvent,ConversationReadEvent,MessageDeletedEvent,ConversationUpdatedEvent,ConversationRequestedEvent,StreamMessageDeletedEvent,StreamMessagesRemovedEvent,StreamGoalUpdatedEvent,StreamUpdatedEvent,StreamEndedEvent,StreamMutedEvent,StreamBannedEvent,FileProcessedEvent,OrderUpdatedEvent,PayoutUpdatedEvent,SubscriptionUpdatedEvent,CameoUpdatedEvent]);

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

export const SessionEndReason = /*#__PURE__*/ zod.enum(['logged-out', 'revoked', 'password-changed', 'expired', 'account-deleted']);

export type SessionEndReason = zod.input<typeof SessionEndReason>;
export type SessionEndReasonOutput = zod.output<typeof SessionEndReason>;

export const SessionEndedEvent = /*#__PURE__*/ zod.object({
  "sessionId": Id,
  "reason": SessionEndReason
});

export type SessionEndedEvent = zod.input<typeof SessionEndedEvent>;
export type SessionEndedEventOutput = zod.output<typeof SessionEndedEvent>;

export const StoryCreatedEvent = /*#__PURE__*/ zod.object({
  "storyId": Id,
  "performer": UserSummary,
  "createdAt": Timestamp
});

export type StoryCreatedEvent = zod.input<typeof StoryCreatedEvent>;
export type StoryCreatedEventOutput = zod.output<typeof StoryCreatedEvent>;

export const ConversationTypingEvent = /*#__PURE__*/ zod.object({
  "conversationId": Id,
  "userId": Id,
  "isTyping": /*#__PURE__*/ zod.boolean()
});

export type ConversationTypingEvent = zod.input<typeof ConversationTypingEvent>;
export type ConversationTypingEventOutput = zod.output<typeof ConversationTypingEvent>;

export const StreamJoinedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "viewer": /*#__PURE__*/ zod.union([StreamViewer,/*#__PURE__*/ zod.null()]),
  "totalViewers": /*#__PURE__*/ zod.int()
});

export type StreamJoinedEvent = zod.input<typeof StreamJoinedEvent>;
export type StreamJoinedEventOutput = zod.output<typeof StreamJoinedEvent>;

export const StreamLeftEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "userId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "totalViewers": /*#__PURE__*/ zod.int()
});

export type StreamLeftEvent = zod.input<typeof StreamLeftEvent>;
export type StreamLeftEventOutput = zod.output<typeof StreamLeftEvent>;

export const StreamPeerId = /*#__PURE__*/ zod.string();

export type StreamPeerId = zod.input<typeof StreamPeerId>;
export type StreamPeerIdOutput = zod.output<typeof StreamPeerId>;

export const StreamSignalType = /*#__PURE__*/ zod.enum(['ready', 'offer', 'answer', 'candidate', 'bye']);

export type StreamSignalType = zod.input<typeof StreamSignalType>;
export type StreamSignalTypeOutput = zod.output<typeof StreamSignalType>;

export const StreamSignalEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "peerId": StreamPeerId,
  "userId": Id,
  "type": StreamSignalType,
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type StreamSignalEvent = zod.input<typeof StreamSignalEvent>;
export type StreamSignalEventOutput = zod.output<typeof StreamSignalEvent>;

export const StreamStartedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "performer": UserSummary,
  "title": /*#__PURE__*/ zod.string(),
  "startedAt": Timestamp
});

export type StreamStartedEvent = zod.input<typeof StreamStartedEvent>;
export type StreamStartedEventOutput = zod.output<typeof StreamStartedEvent>;
