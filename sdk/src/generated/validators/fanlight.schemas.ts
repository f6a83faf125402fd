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
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(commentCreateRequestContentMax)).check(/*#__PURE__*/ zod.regex(commentCreateRequestContentRegExp))
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

export const tipRequestAmountMin = 0.01;
export const tipRequestAmountMax = 1000000;

export const tipRequestMessageMax = 300;



export const TipRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(tipRequestAmountMin)).check(/*#__PURE__*/ zod.lte(tipRequestAmountMax)),
  "message": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tipRequestMessageMax)))
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

export const NotificationType = /*#__PURE__*/ zod.enum(['follow', 'reaction', 'comment', 'mention', 'tip']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const ChannelNameRegExp = new RegExp('^user:[0-9a-f]{24}$');


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
