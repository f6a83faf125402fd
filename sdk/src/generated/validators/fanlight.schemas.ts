/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LinkTokenMin = 20;
export const LinkTokenMax = 100;


export const LinkTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LinkToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(LinkTokenMin)).check(/*#__PURE__*/ zod.maxLength(LinkTokenMax)).check(/*#__PURE__*/ zod.regex(LinkTokenRegExp));

export type LinkToken = zod.input<typeof LinkToken>;
export type LinkTokenOutput = zod.output<typeof LinkToken>;

export const EmailVerificationRequest = /*#__PURE__*/ zod.strictObject({
  "token": LinkToken
});

export type EmailVerificationRequest = zod.input<typeof EmailVerificationRequest>;
export type EmailVerificationRequestOutput = zod.output<typeof EmailVerificationRequest>;

export const IdRegExp = new RegExp('^[0-9a-f]{24}$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const EmailRequest = /*#__PURE__*/ zod.strictObject({
  "email": Email
});

export type EmailRequest = zod.input<typeof EmailRequest>;
export type EmailRequestOutput = zod.output<typeof EmailRequest>;

export const loginRequestCredentialsMax = 254;

export const loginRequestPasswordMax = 128;

export const loginRequestRememberDefault = false;

export const LoginRequest = /*#__PURE__*/ zod.strictObject({
  "credentials": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestCredentialsMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), loginRequestRememberDefault)
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const PasswordMin = 8;
export const PasswordMax = 128;



export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const passwordUpdateRequestCurrentPasswordMax = 128;



export const PasswordUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordUpdateRequestCurrentPasswordMax)),
  "password": Password,
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['user', 'performer']))
});

export type PasswordUpdateRequest = zod.input<typeof PasswordUpdateRequest>;
export type PasswordUpdateRequestOutput = zod.output<typeof PasswordUpdateRequest>;

export const UsernameMin = 3;
export const UsernameMax = 30;


export const UsernameRegExp = new RegExp('^[A-Za-z0-9_.]+$');


export const Username = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(UsernameMin)).check(/*#__PURE__*/ zod.maxLength(UsernameMax)).check(/*#__PURE__*/ zod.regex(UsernameRegExp));

export type Username = zod.input<typeof Username>;
export type UsernameOutput = zod.output<typeof Username>;

export const Locale = /*#__PURE__*/ zod.enum(['en-US', 'es-ES']);

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const registerRequestNameMax = 60;



export const RegisterRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerRequestNameMax)),
  "username": /*#__PURE__*/ zod.optional(Username),
  "email": Email,
  "password": Password,
  "locale": /*#__PURE__*/ zod.optional(Locale)
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const PasswordResetRequest = /*#__PURE__*/ zod.strictObject({
  "token": LinkToken,
  "password": Password
});

export type PasswordResetRequest = zod.input<typeof PasswordResetRequest>;
export type PasswordResetRequestOutput = zod.output<typeof PasswordResetRequest>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');


export const CurrencyCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CurrencyCodeRegExp));

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const SettingKey = /*#__PURE__*/ zod.enum(['currency', 'primaryCurrency', 'siteName', 'logoUrl', 'enable18Popup', 'content18Popup', 'requireEmailVerification', 'paymentGateway', 'stripePublishableKey', 'freeSubscriptionEnabled', 'freeSubscriptionDuration', 'minimumSubscriptionPrice', 'maximumSubscriptionPrice', 'minimumWalletPrice', 'maximumWalletPrice', 'minimumTipPrice', 'maximumTipPrice', 'minimumPayoutAmount', 'locale', 'volume', 'gaCode', 'geoCurrenciesEnabled']);

export type SettingKey = zod.input<typeof SettingKey>;
export type SettingKeyOutput = zod.output<typeof SettingKey>;

export const settingsKeysRequestKeysMax = 50;



export const SettingsKeysRequest = /*#__PURE__*/ zod.strictObject({
  "keys": /*#__PURE__*/ zod.array(SettingKey).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingsKeysRequestKeysMax))
});

export type SettingsKeysRequest = zod.input<typeof SettingsKeysRequest>;
export type SettingsKeysRequestOutput = zod.output<typeof SettingsKeysRequest>;

export const CurrencySettings = /*#__PURE__*/ zod.strictObject({
  "manualDetect": /*#__PURE__*/ zod.boolean(),
  "currency": CurrencyCode
});

export type CurrencySettings = zod.input<typeof CurrencySettings>;
export type CurrencySettingsOutput = zod.output<typeof CurrencySettings>;

export const userUpdateRequestNameMax = 60;



export const UserUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userUpdateRequestNameMax))),
  "username": /*#__PURE__*/ zod.optional(Username),
  "email": /*#__PURE__*/ zod.optional(Email),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "currencySettings": /*#__PURE__*/ zod.optional(CurrencySettings)
});

export type UserUpdateRequest = zod.input<typeof UserUpdateRequest>;
export type UserUpdateRequestOutput = zod.output<typeof UserUpdateRequest>;

export const AvatarUpload = /*#__PURE__*/ zod.strictObject({

});

export type AvatarUpload = zod.input<typeof AvatarUpload>;
export type AvatarUploadOutput = zod.output<typeof AvatarUpload>;

export const CoverUpload = /*#__PURE__*/ zod.strictObject({

});

export type CoverUpload = zod.input<typeof CoverUpload>;
export type CoverUploadOutput = zod.output<typeof CoverUpload>;

export const Gender = /*#__PURE__*/ zod.enum(['male', 'female']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const performerUpdateRequestNameMax = 60;

export const performerUpdateRequestBioMax = 1000;

export const performerUpdateRequestCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const performerUpdateRequestMonthlyPriceMin = 0;
export const performerUpdateRequestMonthlyPriceMax = 100000;

export const performerUpdateRequestYearlyPriceMin = 0;
export const performerUpdateRequestYearlyPriceMax = 100000;



export const PerformerUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(performerUpdateRequestNameMax))),
  "username": /*#__PURE__*/ zod.optional(Username),
  "email": /*#__PURE__*/ zod.optional(Email),
  "bio": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(performerUpdateRequestBioMax))),
  "gender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()])),
  "countryCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(performerUpdateRequestCountryCodeRegExp))),
  "monthlyPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(performerUpdateRequestMonthlyPriceMin)).check(/*#__PURE__*/ zod.lte(performerUpdateRequestMonthlyPriceMax))),
  "yearlyPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(performerUpdateRequestYearlyPriceMin)).check(/*#__PURE__*/ zod.lte(performerUpdateRequestYearlyPriceMax))),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "currencySettings": /*#__PURE__*/ zod.optional(CurrencySettings)
});

export type PerformerUpdateRequest = zod.input<typeof PerformerUpdateRequest>;
export type PerformerUpdateRequestOutput = zod.output<typeof PerformerUpdateRequest>;

export const SortOrder = /*#__PURE__*/ zod.enum(['asc', 'desc']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const PerformerSortBy = /*#__PURE__*/ zod.enum(['popular', 'latest', 'name']);

export type PerformerSortBy = zod.input<typeof PerformerSortBy>;
export type PerformerSortByOutput = zod.output<typeof PerformerSortBy>;

export const FeedSortBy = /*#__PURE__*/ zod.enum(['createdAt']);

export type FeedSortBy = zod.input<typeof FeedSortBy>;
export type FeedSortByOutput = zod.output<typeof FeedSortBy>;

export const Audience = /*#__PURE__*/ zod.enum(['public', 'followers', 'subscribers']);

export type Audience = zod.input<typeof Audience>;
export type AudienceOutput = zod.output<typeof Audience>;

export const feedFileInputAltMax = 500;



export const FeedFileInput = /*#__PURE__*/ zod.strictObject({
  "fileId": Id,
  "alt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedFileInputAltMax))
});

export type FeedFileInput = zod.input<typeof FeedFileInput>;
export type FeedFileInputOutput = zod.output<typeof FeedFileInput>;

export const feedCreateRequestTextMax = 4000;

export const feedCreateRequestFilesMax = 20;



export const FeedCreateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedCreateRequestTextMax)),
  "audience": Audience,
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FeedFileInput).check(/*#__PURE__*/ zod.maxLength(feedCreateRequestFilesMax)))
});

export type FeedCreateRequest = zod.input<typeof FeedCreateRequest>;
export type FeedCreateRequestOutput = zod.output<typeof FeedCreateRequest>;

export const FeedPhotoUpload = /*#__PURE__*/ zod.strictObject({

});

export type FeedPhotoUpload = zod.input<typeof FeedPhotoUpload>;
export type FeedPhotoUploadOutput = zod.output<typeof FeedPhotoUpload>;

export const feedUpdateRequestTextMax = 4000;

export const feedUpdateRequestFilesMax = 20;



export const FeedUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedUpdateRequestTextMax))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FeedFileInput).check(/*#__PURE__*/ zod.maxLength(feedUpdateRequestFilesMax)))
});

export type FeedUpdateRequest = zod.input<typeof FeedUpdateRequest>;
export type FeedUpdateRequestOutput = zod.output<typeof FeedUpdateRequest>;

export const ReactionAction = /*#__PURE__*/ zod.enum(['like', 'bookmark']);

export type ReactionAction = zod.input<typeof ReactionAction>;
export type ReactionActionOutput = zod.output<typeof ReactionAction>;

export const ReactionObjectType = /*#__PURE__*/ zod.enum(['feed']);

export type ReactionObjectType = zod.input<typeof ReactionObjectType>;
export type ReactionObjectTypeOutput = zod.output<typeof ReactionObjectType>;

export const ReactionRequest = /*#__PURE__*/ zod.strictObject({
  "action": ReactionAction,
  "objectType": ReactionObjectType,
  "objectId": Id
});

export type ReactionRequest = zod.input<typeof ReactionRequest>;
export type ReactionRequestOutput = zod.output<typeof ReactionRequest>;

export const CommentObjectType = /*#__PURE__*/ zod.enum(['feed']);

export type CommentObjectType = zod.input<typeof CommentObjectType>;
export type CommentObjectTypeOutput = zod.output<typeof CommentObjectType>;

export const commentCreateRequestContentMax = 2000;


export const commentCreateRequestContentRegExp = new RegExp('\\S');


export const CommentCreateRequest = /*#__PURE__*/ zod.strictObject({
  "objectType": CommentObjectType,
  "objectId": Id,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(commentCreateRequestContentMax)).check(/*#__PURE__*/ zod.regex(commentCreateRequestContentRegExp)),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]))
});

export type CommentCreateRequest = zod.input<typeof CommentCreateRequest>;
export type CommentCreateRequestOutput = zod.output<typeof CommentCreateRequest>;

export const commentUpdateUploadContentMax = 2000;


export const commentUpdateUploadContentRegExp = new RegExp('\\S');


export const CommentUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(commentUpdateUploadContentMax)).check(/*#__PURE__*/ zod.regex(commentUpdateUploadContentRegExp)))
});

export type CommentUpdateUpload = zod.input<typeof CommentUpdateUpload>;
export type CommentUpdateUploadOutput = zod.output<typeof CommentUpdateUpload>;

export const ConversationSortBy = /*#__PURE__*/ zod.enum(['lastMessageAt', 'createdAt']);

export type ConversationSortBy = zod.input<typeof ConversationSortBy>;
export type ConversationSortByOutput = zod.output<typeof ConversationSortBy>;

export const ConversationSource = /*#__PURE__*/ zod.enum(['performer', 'user']);

export type ConversationSource = zod.input<typeof ConversationSource>;
export type ConversationSourceOutput = zod.output<typeof ConversationSource>;

export const ConversationCreateRequest = /*#__PURE__*/ zod.strictObject({
  "source": ConversationSource,
  "sourceId": Id
});

export type ConversationCreateRequest = zod.input<typeof ConversationCreateRequest>;
export type ConversationCreateRequestOutput = zod.output<typeof ConversationCreateRequest>;

export const streamConversationUpdateRequestSlowModeSecondsMin = 0;
export const streamConversationUpdateRequestSlowModeSecondsMax = 600;

export const streamConversationUpdateRequestWelcomeTextMax = 300;



export const StreamConversationUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "isOpen": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "slowModeSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(streamConversationUpdateRequestSlowModeSecondsMin)).check(/*#__PURE__*/ zod.lte(streamConversationUpdateRequestSlowModeSecondsMax))),
  "welcomeText": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamConversationUpdateRequestWelcomeTextMax)))
});

export type StreamConversationUpdateRequest = zod.input<typeof StreamConversationUpdateRequest>;
export type StreamConversationUpdateRequestOutput = zod.output<typeof StreamConversationUpdateRequest>;

export const messageCreateRequestTextMax = 4000;

export const messageCreateRequestFileIdsMax = 10;

export const messageCreateRequestPriceMax = 10000;

export const messageCreateRequestClientKeyMin = 8;
export const messageCreateRequestClientKeyMax = 64;


export const messageCreateRequestClientKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const MessageCreateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(messageCreateRequestTextMax)),
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(messageCreateRequestFileIdsMax))),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(messageCreateRequestPriceMax))),
  "clientKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(messageCreateRequestClientKeyMin)).check(/*#__PURE__*/ zod.maxLength(messageCreateRequestClientKeyMax)).check(/*#__PURE__*/ zod.regex(messageCreateRequestClientKeyRegExp)))
});

export type MessageCreateRequest = zod.input<typeof MessageCreateRequest>;
export type MessageCreateRequestOutput = zod.output<typeof MessageCreateRequest>;

export const MessageVideoUpload = /*#__PURE__*/ zod.strictObject({
  "uploadId": /*#__PURE__*/ zod.optional(Id)
});

export type MessageVideoUpload = zod.input<typeof MessageVideoUpload>;
export type MessageVideoUploadOutput = zod.output<typeof MessageVideoUpload>;

export const MessagePhotoUpload = /*#__PURE__*/ zod.strictObject({

});

export type MessagePhotoUpload = zod.input<typeof MessagePhotoUpload>;
export type MessagePhotoUploadOutput = zod.output<typeof MessagePhotoUpload>;

export const streamMessageCreateRequestTextMax = 4000;


export const streamMessageCreateRequestTextRegExp = new RegExp('\\S');
export const streamMessageCreateRequestClientKeyMin = 8;
export const streamMessageCreateRequestClientKeyMax = 64;


export const streamMessageCreateRequestClientKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const StreamMessageCreateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamMessageCreateRequestTextMax)).check(/*#__PURE__*/ zod.regex(streamMessageCreateRequestTextRegExp)),
  "clientKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(streamMessageCreateRequestClientKeyMin)).check(/*#__PURE__*/ zod.maxLength(streamMessageCreateRequestClientKeyMax)).check(/*#__PURE__*/ zod.regex(streamMessageCreateRequestClientKeyRegExp)))
});

export type StreamMessageCreateRequest = zod.input<typeof StreamMessageCreateRequest>;
export type StreamMessageCreateRequestOutput = zod.output<typeof StreamMessageCreateRequest>;

export const AgoraTokenRequest = /*#__PURE__*/ zod.strictObject({
  "streamId": Id
});

export type AgoraTokenRequest = zod.input<typeof AgoraTokenRequest>;
export type AgoraTokenRequestOutput = zod.output<typeof AgoraTokenRequest>;

export const StreamStatus = /*#__PURE__*/ zod.enum(['live', 'paused', 'ended']);

export type StreamStatus = zod.input<typeof StreamStatus>;
export type StreamStatusOutput = zod.output<typeof StreamStatus>;

export const StreamAudience = /*#__PURE__*/ zod.enum(['public', 'subscribers', 'ticket']);

export type StreamAudience = zod.input<typeof StreamAudience>;
export type StreamAudienceOutput = zod.output<typeof StreamAudience>;

export const streamGoalInputTitleMax = 100;


export const streamGoalInputTitleRegExp = new RegExp('\\S');
export const streamGoalInputAmountMax = 1000000;



export const StreamGoalInput = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamGoalInputTitleMax)).check(/*#__PURE__*/ zod.regex(streamGoalInputTitleRegExp)),
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(streamGoalInputAmountMax))
});

export type StreamGoalInput = zod.input<typeof StreamGoalInput>;
export type StreamGoalInputOutput = zod.output<typeof StreamGoalInput>;

export const streamStartRequestTitleMax = 120;


export const streamStartRequestTitleRegExp = new RegExp('\\S');
export const streamStartRequestPriceMax = 10000;



export const StreamStartRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamStartRequestTitleMax)).check(/*#__PURE__*/ zod.regex(streamStartRequestTitleRegExp)),
  "audience": StreamAudience,
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(streamStartRequestPriceMax))),
  "goal": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([StreamGoalInput,/*#__PURE__*/ zod.null()]))
});

export type StreamStartRequest = zod.input<typeof StreamStartRequest>;
export type StreamStartRequestOutput = zod.output<typeof StreamStartRequest>;

export const StreamStatusUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "status": StreamStatus
});

export type StreamStatusUpdateRequest = zod.input<typeof StreamStatusUpdateRequest>;
export type StreamStatusUpdateRequestOutput = zod.output<typeof StreamStatusUpdateRequest>;

export const streamHeartbeatRequestDurationMin = 0;
export const streamHeartbeatRequestDurationMax = 604800;



export const StreamHeartbeatRequest = /*#__PURE__*/ zod.strictObject({
  "streamId": Id,
  "duration": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(streamHeartbeatRequestDurationMin)).check(/*#__PURE__*/ zod.lte(streamHeartbeatRequestDurationMax))
});

export type StreamHeartbeatRequest = zod.input<typeof StreamHeartbeatRequest>;
export type StreamHeartbeatRequestOutput = zod.output<typeof StreamHeartbeatRequest>;

export const streamUpdateRequestTitleMax = 120;


export const streamUpdateRequestTitleRegExp = new RegExp('\\S');
export const streamUpdateRequestPriceMax = 10000;



export const StreamUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamUpdateRequestTitleMax)).check(/*#__PURE__*/ zod.regex(streamUpdateRequestTitleRegExp))),
  "audience": /*#__PURE__*/ zod.optional(StreamAudience),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(streamUpdateRequestPriceMax)))
});

export type StreamUpdateRequest = zod.input<typeof StreamUpdateRequest>;
export type StreamUpdateRequestOutput = zod.output<typeof StreamUpdateRequest>;

export const StreamSortBy = /*#__PURE__*/ zod.enum(['totalViewers', 'startedAt']);

export type StreamSortBy = zod.input<typeof StreamSortBy>;
export type StreamSortByOutput = zod.output<typeof StreamSortBy>;

export const StreamBanRequest = /*#__PURE__*/ zod.strictObject({
  "userId": Id,
  "isBanned": /*#__PURE__*/ zod.boolean()
});

export type StreamBanRequest = zod.input<typeof StreamBanRequest>;
export type StreamBanRequestOutput = zod.output<typeof StreamBanRequest>;

export const streamGoalUpdateRequestTitleMax = 100;

export const streamGoalUpdateRequestAmountMax = 1000000;



export const StreamGoalUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamGoalUpdateRequestTitleMax)),
  "amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(streamGoalUpdateRequestAmountMax)))
});

export type StreamGoalUpdateRequest = zod.input<typeof StreamGoalUpdateRequest>;
export type StreamGoalUpdateRequestOutput = zod.output<typeof StreamGoalUpdateRequest>;

export const streamMuteRequestMinutesMax = 1440;



export const StreamMuteRequest = /*#__PURE__*/ zod.strictObject({
  "userId": Id,
  "isMuted": /*#__PURE__*/ zod.boolean(),
  "minutes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(streamMuteRequestMinutesMax)))
});

export type StreamMuteRequest = zod.input<typeof StreamMuteRequest>;
export type StreamMuteRequestOutput = zod.output<typeof StreamMuteRequest>;

export const CameoSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'dueAt']);

export type CameoSortBy = zod.input<typeof CameoSortBy>;
export type CameoSortByOutput = zod.output<typeof CameoSortBy>;

export const CameoStatus = /*#__PURE__*/ zod.enum(['requested', 'accepted', 'delivered', 'declined', 'cancelled', 'expired']);

export type CameoStatus = zod.input<typeof CameoStatus>;
export type CameoStatusOutput = zod.output<typeof CameoStatus>;

export const CameoRequestType = /*#__PURE__*/ zod.enum(['birthday', 'advice', 'question', 'other']);

export type CameoRequestType = zod.input<typeof CameoRequestType>;
export type CameoRequestTypeOutput = zod.output<typeof CameoRequestType>;

export const cameoOfferUpdateRequestPriceMax = 10000;

export const cameoOfferUpdateRequestTurnaroundDaysMax = 60;

export const cameoOfferUpdateRequestDescriptionMax = 1000;

export const cameoOfferUpdateRequestRequestTypesMax = 4;

export const cameoOfferUpdateRequestLanguagesItemRegExp = new RegExp('^[a-z]{2}$');
export const cameoOfferUpdateRequestLanguagesMax = 20;



export const CameoOfferUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "isOffered": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cameoOfferUpdateRequestPriceMax))),
  "turnaroundDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cameoOfferUpdateRequestTurnaroundDaysMax))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cameoOfferUpdateRequestDescriptionMax))),
  "requestTypes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CameoRequestType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cameoOfferUpdateRequestRequestTypesMax))),
  "languages": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cameoOfferUpdateRequestLanguagesItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cameoOfferUpdateRequestLanguagesMax)))
});

export type CameoOfferUpdateRequest = zod.input<typeof CameoOfferUpdateRequest>;
export type CameoOfferUpdateRequestOutput = zod.output<typeof CameoOfferUpdateRequest>;

export const cameoDeclineRequestReasonMax = 500;


export const cameoDeclineRequestReasonRegExp = new RegExp('\\S');


export const CameoDeclineRequest = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cameoDeclineRequestReasonMax)).check(/*#__PURE__*/ zod.regex(cameoDeclineRequestReasonRegExp)))
});

export type CameoDeclineRequest = zod.input<typeof CameoDeclineRequest>;
export type CameoDeclineRequestOutput = zod.output<typeof CameoDeclineRequest>;

export const cameoDeliveryUploadNoteMax = 500;



export const CameoDeliveryUpload = /*#__PURE__*/ zod.strictObject({
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cameoDeliveryUploadNoteMax)))
});

export type CameoDeliveryUpload = zod.input<typeof CameoDeliveryUpload>;
export type CameoDeliveryUploadOutput = zod.output<typeof CameoDeliveryUpload>;

export const tipRequestAmountMin = 0.01;
export const tipRequestAmountMax = 1000000;

export const tipRequestMessageMax = 300;



export const TipRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(tipRequestAmountMin)).check(/*#__PURE__*/ zod.lte(tipRequestAmountMax)),
  "message": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tipRequestMessageMax))),
  "streamId": /*#__PURE__*/ zod.optional(Id)
});

export type TipRequest = zod.input<typeof TipRequest>;
export type TipRequestOutput = zod.output<typeof TipRequest>;

export const topUpRequestAmountMin = 0.01;
export const topUpRequestAmountMax = 1000000;

export const topUpRequestPaymentMethodIdMax = 200;



export const TopUpRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(topUpRequestAmountMin)).check(/*#__PURE__*/ zod.lte(topUpRequestAmountMax)),
  "paymentMethodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(topUpRequestPaymentMethodIdMax))
});

export type TopUpRequest = zod.input<typeof TopUpRequest>;
export type TopUpRequestOutput = zod.output<typeof TopUpRequest>;

export const sandboxPaymentMethodRequestNumberMin = 12;
export const sandboxPaymentMethodRequestNumberMax = 30;


export const sandboxPaymentMethodRequestNumberRegExp = new RegExp('^[0-9 ]+$');
export const sandboxPaymentMethodRequestExpMonthMax = 12;

export const sandboxPaymentMethodRequestExpYearMin = 2000;
export const sandboxPaymentMethodRequestExpYearMax = 2100;

export const sandboxPaymentMethodRequestCvcRegExp = new RegExp('^[0-9]{3,4}$');


export const SandboxPaymentMethodRequest = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sandboxPaymentMethodRequestNumberMin)).check(/*#__PURE__*/ zod.maxLength(sandboxPaymentMethodRequestNumberMax)).check(/*#__PURE__*/ zod.regex(sandboxPaymentMethodRequestNumberRegExp)),
  "expMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sandboxPaymentMethodRequestExpMonthMax)),
  "expYear": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sandboxPaymentMethodRequestExpYearMin)).check(/*#__PURE__*/ zod.lte(sandboxPaymentMethodRequestExpYearMax)),
  "cvc": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sandboxPaymentMethodRequestCvcRegExp))
});

export type SandboxPaymentMethodRequest = zod.input<typeof SandboxPaymentMethodRequest>;
export type SandboxPaymentMethodRequestOutput = zod.output<typeof SandboxPaymentMethodRequest>;

export const SandboxAuthenticationRequest = /*#__PURE__*/ zod.strictObject({
  "isApproved": /*#__PURE__*/ zod.boolean()
});

export type SandboxAuthenticationRequest = zod.input<typeof SandboxAuthenticationRequest>;
export type SandboxAuthenticationRequestOutput = zod.output<typeof SandboxAuthenticationRequest>;

export const NotificationSortBy = /*#__PURE__*/ zod.enum(['updatedAt', 'createdAt']);

export type NotificationSortBy = zod.input<typeof NotificationSortBy>;
export type NotificationSortByOutput = zod.output<typeof NotificationSortBy>;

export const NotificationType = /*#__PURE__*/ zod.enum(['follow', 'subscription', 'tip', 'sale', 'comment', 'reply', 'reaction', 'message-request', 'order', 'payout', 'mention', 'live', 'content']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const ChannelNameRegExp = new RegExp('^(user|conversation|stream):[0-9a-f]{24}$');


export const ChannelName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ChannelNameRegExp));

export type ChannelName = zod.input<typeof ChannelName>;
export type ChannelNameOutput = zod.output<typeof ChannelName>;

export const FileVariant = /*#__PURE__*/ zod.enum(['thumbnail', 'display']);

export type FileVariant = zod.input<typeof FileVariant>;
export type FileVariantOutput = zod.output<typeof FileVariant>;

export const authLoginEventTokenMax = 200;



export const AuthLoginEvent = /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(authLoginEventTokenMax))
});

export type AuthLoginEvent = zod.input<typeof AuthLoginEvent>;
export type AuthLoginEventOutput = zod.output<typeof AuthLoginEvent>;

export const ConversationMarkReadEvent = /*#__PURE__*/ zod.strictObject({
  "conversationId": Id,
  "messageId": Id
});

export type ConversationMarkReadEvent = zod.input<typeof ConversationMarkReadEvent>;
export type ConversationMarkReadEventOutput = zod.output<typeof ConversationMarkReadEvent>;

export const ConversationTypeEvent = /*#__PURE__*/ zod.strictObject({
  "conversationId": Id,
  "isTyping": /*#__PURE__*/ zod.boolean()
});

export type ConversationTypeEvent = zod.input<typeof ConversationTypeEvent>;
export type ConversationTypeEventOutput = zod.output<typeof ConversationTypeEvent>;

export const StreamJoinEvent = /*#__PURE__*/ zod.strictObject({
  "streamId": Id
});

export type StreamJoinEvent = zod.input<typeof StreamJoinEvent>;
export type StreamJoinEventOutput = zod.output<typeof StreamJoinEvent>;

export const StreamLeaveEvent = /*#__PURE__*/ zod.strictObject({
  "streamId": Id
});

export type StreamLeaveEvent = zod.input<typeof StreamLeaveEvent>;
export type StreamLeaveEventOutput = zod.output<typeof StreamLeaveEvent>;

export const StreamPeerIdMin = 8;
export const StreamPeerIdMax = 64;


export const StreamPeerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const StreamPeerId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(StreamPeerIdMin)).check(/*#__PURE__*/ zod.maxLength(StreamPeerIdMax)).check(/*#__PURE__*/ zod.regex(StreamPeerIdRegExp));

export type StreamPeerId = zod.input<typeof StreamPeerId>;
export type StreamPeerIdOutput = zod.output<typeof StreamPeerId>;

export const StreamSignalType = /*#__PURE__*/ zod.enum(['ready', 'offer', 'answer', 'candidate', 'bye']);

export type StreamSignalType = zod.input<typeof StreamSignalType>;
export type StreamSignalTypeOutput = zod.output<typeof StreamSignalType>;

export const streamSendSignalEventDataMax = 65536;



export const StreamSendSignalEvent = /*#__PURE__*/ zod.strictObject({
  "streamId": Id,
  "peerId": /*#__PURE__*/ zod.union([StreamPeerId,/*#__PURE__*/ zod.null()]),
  "type": StreamSignalType,
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(streamSendSignalEventDataMax)))
});

export type StreamSendSignalEvent = zod.input<typeof StreamSendSignalEvent>;
export type StreamSendSignalEventOutput = zod.output<typeof StreamSendSignalEvent>;
