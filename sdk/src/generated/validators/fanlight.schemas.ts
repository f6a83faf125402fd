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

export const RegistrationKeyMin = 20;
export const RegistrationKeyMax = 200;


export const RegistrationKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RegistrationKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(RegistrationKeyMin)).check(/*#__PURE__*/ zod.maxLength(RegistrationKeyMax)).check(/*#__PURE__*/ zod.regex(RegistrationKeyRegExp));

export type RegistrationKey = zod.input<typeof RegistrationKey>;
export type RegistrationKeyOutput = zod.output<typeof RegistrationKey>;

export const EmailVerificationRequest = /*#__PURE__*/ zod.strictObject({
  "token": LinkToken,
  "registrationKey": /*#__PURE__*/ zod.optional(RegistrationKey)
});

export type EmailVerificationRequest = zod.input<typeof EmailVerificationRequest>;
export type EmailVerificationRequestOutput = zod.output<typeof EmailVerificationRequest>;

export const Timestamp = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const RedirectPathMax = 500;


export const RedirectPathRegExp = new RegExp('^/([^/\\\\\\s][^\\\\\\s]*)?$');


export const RedirectPath = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(RedirectPathMax)).check(/*#__PURE__*/ zod.regex(RedirectPathRegExp));

export type RedirectPath = zod.input<typeof RedirectPath>;
export type RedirectPathOutput = zod.output<typeof RedirectPath>;

export const EmailVerificationResendRequest = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "redirect": /*#__PURE__*/ zod.optional(RedirectPath)
});

export type EmailVerificationResendRequest = zod.input<typeof EmailVerificationResendRequest>;
export type EmailVerificationResendRequestOutput = zod.output<typeof EmailVerificationResendRequest>;

export const Locale = /*#__PURE__*/ zod.enum(['en-US', 'es-ES']);

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const ReferralCodeRegExp = new RegExp('^[A-Za-z0-9_-]{4,32}$');


export const ReferralCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ReferralCodeRegExp));

export type ReferralCode = zod.input<typeof ReferralCode>;
export type ReferralCodeOutput = zod.output<typeof ReferralCode>;

export const GoogleLoginRequest = /*#__PURE__*/ zod.strictObject({
  "idToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(20)).check(/*#__PURE__*/ zod.maxLength(4000)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), false),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode)
});

export type GoogleLoginRequest = zod.input<typeof GoogleLoginRequest>;
export type GoogleLoginRequestOutput = zod.output<typeof GoogleLoginRequest>;

export const GoogleTokenRequest = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(500)),
  "redirectUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(500)),
  "codeVerifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(43)).check(/*#__PURE__*/ zod.maxLength(128)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), false),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode)
});

export type GoogleTokenRequest = zod.input<typeof GoogleTokenRequest>;
export type GoogleTokenRequestOutput = zod.output<typeof GoogleTokenRequest>;

export const SecondFactorCodeMin = 6;
export const SecondFactorCodeMax = 20;



export const SecondFactorCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SecondFactorCodeMin)).check(/*#__PURE__*/ zod.maxLength(SecondFactorCodeMax));

export type SecondFactorCode = zod.input<typeof SecondFactorCode>;
export type SecondFactorCodeOutput = zod.output<typeof SecondFactorCode>;

export const CaptchaProofTokenMin = 20;
export const CaptchaProofTokenMax = 200;


export const CaptchaProofTokenRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const CaptchaProofToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CaptchaProofTokenMin)).check(/*#__PURE__*/ zod.maxLength(CaptchaProofTokenMax)).check(/*#__PURE__*/ zod.regex(CaptchaProofTokenRegExp));

export type CaptchaProofToken = zod.input<typeof CaptchaProofToken>;
export type CaptchaProofTokenOutput = zod.output<typeof CaptchaProofToken>;

export const LoginRequest = /*#__PURE__*/ zod.strictObject({
  "credentials": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(254)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(128)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), false),
  "code": /*#__PURE__*/ zod.optional(SecondFactorCode),
  "captchaProof": /*#__PURE__*/ zod.optional(CaptchaProofToken)
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const UsernameMin = 3;
export const UsernameMax = 30;


export const UsernameRegExp = new RegExp('^[A-Za-z0-9_.]+$');


export const Username = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(UsernameMin)).check(/*#__PURE__*/ zod.maxLength(UsernameMax)).check(/*#__PURE__*/ zod.regex(UsernameRegExp));

export type Username = zod.input<typeof Username>;
export type UsernameOutput = zod.output<typeof Username>;

export const PasswordMin = 8;
export const PasswordMax = 128;



export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const CalendarDate = /*#__PURE__*/ zod.iso.date();

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;

export const Gender = /*#__PURE__*/ zod.enum(['male', 'female']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const CountryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CountryCodeRegExp));

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const PerformerRegisterUpload = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "username": Username,
  "email": Email,
  "password": Password,
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "dateOfBirth": CalendarDate,
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^\+[0-9]{5,15}$/))),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode),
  "captchaProof": /*#__PURE__*/ zod.optional(CaptchaProofToken)
});

export type PerformerRegisterUpload = zod.input<typeof PerformerRegisterUpload>;
export type PerformerRegisterUploadOutput = zod.output<typeof PerformerRegisterUpload>;

export const IdRegExp = new RegExp('^[0-9a-f]{24}$');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const SwitchToPerformerUpload = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "dateOfBirth": CalendarDate,
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^\+[0-9]{5,15}$/)))
});

export type SwitchToPerformerUpload = zod.input<typeof SwitchToPerformerUpload>;
export type SwitchToPerformerUploadOutput = zod.output<typeof SwitchToPerformerUpload>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');


export const CurrencyCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CurrencyCodeRegExp));

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const CurrencySettings = /*#__PURE__*/ zod.strictObject({
  "manualDetect": /*#__PURE__*/ zod.boolean(),
  "currency": CurrencyCode
});

export type CurrencySettings = zod.input<typeof CurrencySettings>;
export type CurrencySettingsOutput = zod.output<typeof CurrencySettings>;

export const LanguageCodeRegExp = new RegExp('^[a-z]{2,3}$');


export const LanguageCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(LanguageCodeRegExp));

export type LanguageCode = zod.input<typeof LanguageCode>;
export type LanguageCodeOutput = zod.output<typeof LanguageCode>;

export const PerformerDocumentType = /*#__PURE__*/ zod.enum(['identity', 'portrait']);

export type PerformerDocumentType = zod.input<typeof PerformerDocumentType>;
export type PerformerDocumentTypeOutput = zod.output<typeof PerformerDocumentType>;

export const FileStatus = /*#__PURE__*/ zod.enum(['uploaded', 'processing', 'ready', 'failed']);

export type FileStatus = zod.input<typeof FileStatus>;
export type FileStatusOutput = zod.output<typeof FileStatus>;

export const PayoutMethod = /*#__PURE__*/ zod.enum(['bank-transfer', 'stripe']);

export type PayoutMethod = zod.input<typeof PayoutMethod>;
export type PayoutMethodOutput = zod.output<typeof PayoutMethod>;

export const StripeAccountStatus = /*#__PURE__*/ zod.enum(['incomplete', 'pending', 'ready', 'restricted', 'rejected']);

export type StripeAccountStatus = zod.input<typeof StripeAccountStatus>;
export type StripeAccountStatusOutput = zod.output<typeof StripeAccountStatus>;

export const SecondFactorStartRequest = /*#__PURE__*/ zod.strictObject({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(128))
});

export type SecondFactorStartRequest = zod.input<typeof SecondFactorStartRequest>;
export type SecondFactorStartRequestOutput = zod.output<typeof SecondFactorStartRequest>;

export const SecondFactorCodeRequest = /*#__PURE__*/ zod.strictObject({
  "code": SecondFactorCode
});

export type SecondFactorCodeRequest = zod.input<typeof SecondFactorCodeRequest>;
export type SecondFactorCodeRequestOutput = zod.output<typeof SecondFactorCodeRequest>;

export const SecondFactorRemoveRequest = /*#__PURE__*/ zod.strictObject({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(128)),
  "code": SecondFactorCode
});

export type SecondFactorRemoveRequest = zod.input<typeof SecondFactorRemoveRequest>;
export type SecondFactorRemoveRequestOutput = zod.output<typeof SecondFactorRemoveRequest>;

export const TwitterCallbackRequest = /*#__PURE__*/ zod.strictObject({
  "oauthToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200)),
  "oauthTokenSecret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200)),
  "oauthVerifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), false),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode)
});

export type TwitterCallbackRequest = zod.input<typeof TwitterCallbackRequest>;
export type TwitterCallbackRequestOutput = zod.output<typeof TwitterCallbackRequest>;

export const TwitterLoginRequest = /*#__PURE__*/ zod.strictObject({
  "callbackUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(500))
});

export type TwitterLoginRequest = zod.input<typeof TwitterLoginRequest>;
export type TwitterLoginRequestOutput = zod.output<typeof TwitterLoginRequest>;

export const EmailRequest = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "redirect": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500)).check(/*#__PURE__*/ zod.regex(/^\/([^/\\\s][^\\\s]*)?$/)))
});

export type EmailRequest = zod.input<typeof EmailRequest>;
export type EmailRequestOutput = zod.output<typeof EmailRequest>;

export const PasswordUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(128)),
  "password": Password,
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['user', 'performer']))
});

export type PasswordUpdateRequest = zod.input<typeof PasswordUpdateRequest>;
export type PasswordUpdateRequestOutput = zod.output<typeof PasswordUpdateRequest>;

export const RegisterRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "username": /*#__PURE__*/ zod.optional(Username),
  "email": Email,
  "password": Password,
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode),
  "redirect": /*#__PURE__*/ zod.optional(RedirectPath),
  "captchaProof": /*#__PURE__*/ zod.optional(CaptchaProofToken)
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const RegistrationEmailRequest = /*#__PURE__*/ zod.strictObject({
  "userId": Id,
  "registrationKey": RegistrationKey,
  "email": Email,
  "redirect": /*#__PURE__*/ zod.optional(RedirectPath)
});

export type RegistrationEmailRequest = zod.input<typeof RegistrationEmailRequest>;
export type RegistrationEmailRequestOutput = zod.output<typeof RegistrationEmailRequest>;

export const PasswordResetRequest = /*#__PURE__*/ zod.strictObject({
  "token": LinkToken,
  "password": Password
});

export type PasswordResetRequest = zod.input<typeof PasswordResetRequest>;
export type PasswordResetRequestOutput = zod.output<typeof PasswordResetRequest>;

export const SwitchToPerformerRequest = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "dateOfBirth": CalendarDate,
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^\+[0-9]{5,15}$/))),
  "identityDocumentId": Id,
  "portraitDocumentId": Id
});

export type SwitchToPerformerRequest = zod.input<typeof SwitchToPerformerRequest>;
export type SwitchToPerformerRequestOutput = zod.output<typeof SwitchToPerformerRequest>;

export const ContactRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60)),
  "email": Email,
  "subject": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(120))),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(4000)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "captchaProof": /*#__PURE__*/ zod.optional(CaptchaProofToken)
});

export type ContactRequest = zod.input<typeof ContactRequest>;
export type ContactRequestOutput = zod.output<typeof ContactRequest>;

export const SettingKey = /*#__PURE__*/ zod.enum(['currency', 'primaryCurrency', 'siteName', 'logoUrl', 'favicon', 'enable18Popup', 'content18Popup', 'requireEmailVerification', 'paymentGateway', 'stripePublishableKey', 'freeSubscriptionEnabled', 'freeSubscriptionDuration', 'minimumSubscriptionPrice', 'maximumSubscriptionPrice', 'minimumWalletPrice', 'maximumWalletPrice', 'minimumTipPrice', 'maximumTipPrice', 'minimumPayoutAmount', 'locale', 'volume', 'gaCode', 'geoCurrenciesEnabled']);

export type SettingKey = zod.input<typeof SettingKey>;
export type SettingKeyOutput = zod.output<typeof SettingKey>;

export const SettingsKeysRequest = /*#__PURE__*/ zod.strictObject({
  "keys": /*#__PURE__*/ zod.array(SettingKey).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(50))
});

export type SettingsKeysRequest = zod.input<typeof SettingsKeysRequest>;
export type SettingsKeysRequestOutput = zod.output<typeof SettingsKeysRequest>;

export const PaymentGateway = /*#__PURE__*/ zod.enum(['stripe', 'sandbox']);

export type PaymentGateway = zod.input<typeof PaymentGateway>;
export type PaymentGatewayOutput = zod.output<typeof PaymentGateway>;

export const RecaptchaRequest = /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(4000))
});

export type RecaptchaRequest = zod.input<typeof RecaptchaRequest>;
export type RecaptchaRequestOutput = zod.output<typeof RecaptchaRequest>;

export const SortOrder = /*#__PURE__*/ zod.enum(['asc', 'desc']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const SitePromoSortBy = /*#__PURE__*/ zod.enum(['position', 'createdAt']);

export type SitePromoSortBy = zod.input<typeof SitePromoSortBy>;
export type SitePromoSortByOutput = zod.output<typeof SitePromoSortBy>;

export const SitePromoPlacement = /*#__PURE__*/ zod.enum(['welcome', 'home', 'explore', 'wallet']);

export type SitePromoPlacement = zod.input<typeof SitePromoPlacement>;
export type SitePromoPlacementOutput = zod.output<typeof SitePromoPlacement>;

export const CameoRecipientKind = /*#__PURE__*/ zod.enum(['myself', 'someone_else']);

export type CameoRecipientKind = zod.input<typeof CameoRecipientKind>;
export type CameoRecipientKindOutput = zod.output<typeof CameoRecipientKind>;

export const CameoRequestType = /*#__PURE__*/ zod.enum(['birthday', 'advice', 'question', 'other']);

export type CameoRequestType = zod.input<typeof CameoRequestType>;
export type CameoRequestTypeOutput = zod.output<typeof CameoRequestType>;

export const CameoQuestionKey = /*#__PURE__*/ zod.enum(['birthday_when', 'birthday_old', 'birthday_doing', 'instructions', 'question_question', 'advice_on', 'advice_help', 'other_relation', 'other_occasion', 'other_reason', 'to_know']);

export type CameoQuestionKey = zod.input<typeof CameoQuestionKey>;
export type CameoQuestionKeyOutput = zod.output<typeof CameoQuestionKey>;

export const UserUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60))),
  "username": /*#__PURE__*/ zod.optional(Username),
  "email": /*#__PURE__*/ zod.optional(Email),
  "cancelsPendingEmail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "currentPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(128))),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "currencySettings": /*#__PURE__*/ zod.optional(CurrencySettings)
});

export type UserUpdateRequest = zod.input<typeof UserUpdateRequest>;
export type UserUpdateRequestOutput = zod.output<typeof UserUpdateRequest>;

export const AvatarUpload = /*#__PURE__*/ zod.strictObject({

});

export type AvatarUpload = zod.input<typeof AvatarUpload>;
export type AvatarUploadOutput = zod.output<typeof AvatarUpload>;

export const UserSortBy = /*#__PURE__*/ zod.enum(['name', 'createdAt']);

export type UserSortBy = zod.input<typeof UserSortBy>;
export type UserSortByOutput = zod.output<typeof UserSortBy>;

export const AccountDeleteRequest = /*#__PURE__*/ zod.strictObject({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(128))
});

export type AccountDeleteRequest = zod.input<typeof AccountDeleteRequest>;
export type AccountDeleteRequestOutput = zod.output<typeof AccountDeleteRequest>;

export const BankingSettingsUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "accountHolder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)),
  "countryCode": CountryCode,
  "currency": CurrencyCode,
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9]{4,34}$/)),
  "bankCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9]{3,15}$/)))
});

export type BankingSettingsUpdateRequest = zod.input<typeof BankingSettingsUpdateRequest>;
export type BankingSettingsUpdateRequestOutput = zod.output<typeof BankingSettingsUpdateRequest>;

export const CoverUpload = /*#__PURE__*/ zod.strictObject({

});

export type CoverUpload = zod.input<typeof CoverUpload>;
export type CoverUploadOutput = zod.output<typeof CoverUpload>;

export const PerformerDocumentUpload = /*#__PURE__*/ zod.strictObject({
  "type": PerformerDocumentType
});

export type PerformerDocumentUpload = zod.input<typeof PerformerDocumentUpload>;
export type PerformerDocumentUploadOutput = zod.output<typeof PerformerDocumentUpload>;

export const PerformerUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60))),
  "username": /*#__PURE__*/ zod.optional(Username),
  "email": /*#__PURE__*/ zod.optional(Email),
  "currentPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(128))),
  "bio": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(1000))),
  "gender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()])),
  "countryCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[A-Z]{2}$/))),
  "monthlyPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(100000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "yearlyPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(100000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "quarterlyPercentOff": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(5)).check(/*#__PURE__*/ zod.lte(50))),
  "halfYearlyPercentOff": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(5)).check(/*#__PURE__*/ zod.lte(50))),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "currencySettings": /*#__PURE__*/ zod.optional(CurrencySettings),
  "languages": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(LanguageCode).check(/*#__PURE__*/ zod.maxLength(10)))
});

export type PerformerUpdateRequest = zod.input<typeof PerformerUpdateRequest>;
export type PerformerUpdateRequestOutput = zod.output<typeof PerformerUpdateRequest>;

export const PaymentGatewaySettingsUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "payoutMethod": PayoutMethod
});

export type PaymentGatewaySettingsUpdateRequest = zod.input<typeof PaymentGatewaySettingsUpdateRequest>;
export type PaymentGatewaySettingsUpdateRequestOutput = zod.output<typeof PaymentGatewaySettingsUpdateRequest>;

export const PromotionCodeMin = 8;
export const PromotionCodeMax = 8;


export const PromotionCodeRegExp = new RegExp('^[A-Za-z2-9]+$');


export const PromotionCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PromotionCodeMin)).check(/*#__PURE__*/ zod.maxLength(PromotionCodeMax)).check(/*#__PURE__*/ zod.regex(PromotionCodeRegExp));

export type PromotionCode = zod.input<typeof PromotionCode>;
export type PromotionCodeOutput = zod.output<typeof PromotionCode>;

export const PromotionKind = /*#__PURE__*/ zod.enum(['discount', 'trial']);

export type PromotionKind = zod.input<typeof PromotionKind>;
export type PromotionKindOutput = zod.output<typeof PromotionKind>;

export const SubscriptionType = /*#__PURE__*/ zod.enum(['free', 'monthly', 'quarterly', 'half-yearly', 'yearly']);

export type SubscriptionType = zod.input<typeof SubscriptionType>;
export type SubscriptionTypeOutput = zod.output<typeof SubscriptionType>;

export const PerformerSortBy = /*#__PURE__*/ zod.enum(['popular', 'latest', 'name']);

export type PerformerSortBy = zod.input<typeof PerformerSortBy>;
export type PerformerSortByOutput = zod.output<typeof PerformerSortBy>;

export const WelcomeVideoUpload = /*#__PURE__*/ zod.strictObject({
  "uploadId": /*#__PURE__*/ zod.optional(Id)
});

export type WelcomeVideoUpload = zod.input<typeof WelcomeVideoUpload>;
export type WelcomeVideoUploadOutput = zod.output<typeof WelcomeVideoUpload>;

export const SearchKeywordRequest = /*#__PURE__*/ zod.strictObject({
  "keyword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/))
});

export type SearchKeywordRequest = zod.input<typeof SearchKeywordRequest>;
export type SearchKeywordRequestOutput = zod.output<typeof SearchKeywordRequest>;

export const PostSortBy = /*#__PURE__*/ zod.enum(['title', 'createdAt', 'updatedAt']);

export type PostSortBy = zod.input<typeof PostSortBy>;
export type PostSortByOutput = zod.output<typeof PostSortBy>;

export const HashtagCreateRequest = /*#__PURE__*/ zod.strictObject({
  "labels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(50)).check(/*#__PURE__*/ zod.regex(/^#?\S+$/))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(30))
});

export type HashtagCreateRequest = zod.input<typeof HashtagCreateRequest>;
export type HashtagCreateRequestOutput = zod.output<typeof HashtagCreateRequest>;

export const MyFeedSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular']);

export type MyFeedSortBy = zod.input<typeof MyFeedSortBy>;
export type MyFeedSortByOutput = zod.output<typeof MyFeedSortBy>;

export const FeedStatus = /*#__PURE__*/ zod.enum(['draft', 'scheduled', 'published', 'expired']);

export type FeedStatus = zod.input<typeof FeedStatus>;
export type FeedStatusOutput = zod.output<typeof FeedStatus>;

export const Audience = /*#__PURE__*/ zod.enum(['public', 'followers', 'subscribers']);

export type Audience = zod.input<typeof Audience>;
export type AudienceOutput = zod.output<typeof Audience>;

export const FeedFileInput = /*#__PURE__*/ zod.strictObject({
  "fileId": Id,
  "alt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))
});

export type FeedFileInput = zod.input<typeof FeedFileInput>;
export type FeedFileInputOutput = zod.output<typeof FeedFileInput>;

export const FeedRequestedStatus = /*#__PURE__*/ zod.enum(['draft', 'scheduled', 'published']);

export type FeedRequestedStatus = zod.input<typeof FeedRequestedStatus>;
export type FeedRequestedStatusOutput = zod.output<typeof FeedRequestedStatus>;

export const FeedCreateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(4000)),
  "audience": Audience,
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FeedFileInput).check(/*#__PURE__*/ zod.maxLength(20))),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "thumbnailId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "teaserId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "pollId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "status": /*#__PURE__*/ zod.optional(FeedRequestedStatus),
  "publishAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])),
  "expiresAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]))
});

export type FeedCreateRequest = zod.input<typeof FeedCreateRequest>;
export type FeedCreateRequestOutput = zod.output<typeof FeedCreateRequest>;

export const FeedAudioUpload = /*#__PURE__*/ zod.strictObject({
  "uploadId": /*#__PURE__*/ zod.optional(Id)
});

export type FeedAudioUpload = zod.input<typeof FeedAudioUpload>;
export type FeedAudioUploadOutput = zod.output<typeof FeedAudioUpload>;

export const FeedPhotoUpload = /*#__PURE__*/ zod.strictObject({

});

export type FeedPhotoUpload = zod.input<typeof FeedPhotoUpload>;
export type FeedPhotoUploadOutput = zod.output<typeof FeedPhotoUpload>;

export const FeedPollCreateRequest = /*#__PURE__*/ zod.strictObject({
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/))).check(/*#__PURE__*/ zod.minLength(2)).check(/*#__PURE__*/ zod.maxLength(10)),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]))
});

export type FeedPollCreateRequest = zod.input<typeof FeedPollCreateRequest>;
export type FeedPollCreateRequestOutput = zod.output<typeof FeedPollCreateRequest>;

export const FeedTeaserUpload = /*#__PURE__*/ zod.strictObject({

});

export type FeedTeaserUpload = zod.input<typeof FeedTeaserUpload>;
export type FeedTeaserUploadOutput = zod.output<typeof FeedTeaserUpload>;

export const FeedThumbnailUpload = /*#__PURE__*/ zod.strictObject({

});

export type FeedThumbnailUpload = zod.input<typeof FeedThumbnailUpload>;
export type FeedThumbnailUploadOutput = zod.output<typeof FeedThumbnailUpload>;

export const FeedVideoUpload = /*#__PURE__*/ zod.strictObject({
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "captionsLocale": /*#__PURE__*/ zod.optional(Locale)
});

export type FeedVideoUpload = zod.input<typeof FeedVideoUpload>;
export type FeedVideoUploadOutput = zod.output<typeof FeedVideoUpload>;

export const FeedUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(4000))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FeedFileInput).check(/*#__PURE__*/ zod.maxLength(20))),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "thumbnailId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "teaserId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "pollId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "status": /*#__PURE__*/ zod.optional(FeedRequestedStatus),
  "publishAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])),
  "expiresAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]))
});

export type FeedUpdateRequest = zod.input<typeof FeedUpdateRequest>;
export type FeedUpdateRequestOutput = zod.output<typeof FeedUpdateRequest>;

export const FeedSortBy = /*#__PURE__*/ zod.enum(['createdAt']);

export type FeedSortBy = zod.input<typeof FeedSortBy>;
export type FeedSortByOutput = zod.output<typeof FeedSortBy>;

export const FeedPollVoteRequest = /*#__PURE__*/ zod.strictObject({
  "optionId": Id
});

export type FeedPollVoteRequest = zod.input<typeof FeedPollVoteRequest>;
export type FeedPollVoteRequestOutput = zod.output<typeof FeedPollVoteRequest>;

export const GallerySortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular']);

export type GallerySortBy = zod.input<typeof GallerySortBy>;
export type GallerySortByOutput = zod.output<typeof GallerySortBy>;

export const GalleryCreateRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(2000))),
  "audience": Audience,
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "photoIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(100)))
});

export type GalleryCreateRequest = zod.input<typeof GalleryCreateRequest>;
export type GalleryCreateRequestOutput = zod.output<typeof GalleryCreateRequest>;

export const GalleryUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(2000))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "photoIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(100)))
});

export type GalleryUpdateRequest = zod.input<typeof GalleryUpdateRequest>;
export type GalleryUpdateRequestOutput = zod.output<typeof GalleryUpdateRequest>;

export const PhotoSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular']);

export type PhotoSortBy = zod.input<typeof PhotoSortBy>;
export type PhotoSortByOutput = zod.output<typeof PhotoSortBy>;

export const PhotoUpload = /*#__PURE__*/ zod.strictObject({
  "photoFileId": /*#__PURE__*/ zod.optional(Id),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "audience": Audience,
  "galleryId": /*#__PURE__*/ zod.optional(Id)
});

export type PhotoUpload = zod.input<typeof PhotoUpload>;
export type PhotoUploadOutput = zod.output<typeof PhotoUpload>;

export const PhotoUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "galleryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]))
});

export type PhotoUpdateRequest = zod.input<typeof PhotoUpdateRequest>;
export type PhotoUpdateRequestOutput = zod.output<typeof PhotoUpdateRequest>;

export const VideoSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular']);

export type VideoSortBy = zod.input<typeof VideoSortBy>;
export type VideoSortByOutput = zod.output<typeof VideoSortBy>;

export const VideoUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(4000))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "videoFileId": /*#__PURE__*/ zod.optional(Id),
  "thumbnailFileId": /*#__PURE__*/ zod.optional(Id),
  "teaserFileId": /*#__PURE__*/ zod.optional(Id),
  "captionsLocale": /*#__PURE__*/ zod.optional(Locale)
});

export type VideoUpdateUpload = zod.input<typeof VideoUpdateUpload>;
export type VideoUpdateUploadOutput = zod.output<typeof VideoUpdateUpload>;

export const VideoFileType = /*#__PURE__*/ zod.enum(['thumbnail', 'teaser', 'captions']);

export type VideoFileType = zod.input<typeof VideoFileType>;
export type VideoFileTypeOutput = zod.output<typeof VideoFileType>;

export const VideoFileRemoveRequest = /*#__PURE__*/ zod.strictObject({
  "type": VideoFileType
});

export type VideoFileRemoveRequest = zod.input<typeof VideoFileRemoveRequest>;
export type VideoFileRemoveRequestOutput = zod.output<typeof VideoFileRemoveRequest>;

export const VideoUpload = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(4000))),
  "audience": Audience,
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "videoFileId": /*#__PURE__*/ zod.optional(Id),
  "thumbnailFileId": /*#__PURE__*/ zod.optional(Id),
  "teaserFileId": /*#__PURE__*/ zod.optional(Id),
  "captionsLocale": /*#__PURE__*/ zod.optional(Locale)
});

export type VideoUpload = zod.input<typeof VideoUpload>;
export type VideoUploadOutput = zod.output<typeof VideoUpload>;

export const ReelUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "videoFileId": /*#__PURE__*/ zod.optional(Id),
  "thumbnailFileId": /*#__PURE__*/ zod.optional(Id),
  "captionsLocale": /*#__PURE__*/ zod.optional(Locale)
});

export type ReelUpdateUpload = zod.input<typeof ReelUpdateUpload>;
export type ReelUpdateUploadOutput = zod.output<typeof ReelUpdateUpload>;

export const ReelFileType = /*#__PURE__*/ zod.enum(['thumbnail', 'captions']);

export type ReelFileType = zod.input<typeof ReelFileType>;
export type ReelFileTypeOutput = zod.output<typeof ReelFileType>;

export const ReelFileRemoveRequest = /*#__PURE__*/ zod.strictObject({
  "type": ReelFileType
});

export type ReelFileRemoveRequest = zod.input<typeof ReelFileRemoveRequest>;
export type ReelFileRemoveRequestOutput = zod.output<typeof ReelFileRemoveRequest>;

export const ReelSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular']);

export type ReelSortBy = zod.input<typeof ReelSortBy>;
export type ReelSortByOutput = zod.output<typeof ReelSortBy>;

export const ReelUpload = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "audience": Audience,
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "videoFileId": /*#__PURE__*/ zod.optional(Id),
  "thumbnailFileId": /*#__PURE__*/ zod.optional(Id),
  "captionsLocale": /*#__PURE__*/ zod.optional(Locale)
});

export type ReelUpload = zod.input<typeof ReelUpload>;
export type ReelUploadOutput = zod.output<typeof ReelUpload>;

export const StoryPhotoUpload = /*#__PURE__*/ zod.strictObject({

});

export type StoryPhotoUpload = zod.input<typeof StoryPhotoUpload>;
export type StoryPhotoUploadOutput = zod.output<typeof StoryPhotoUpload>;

export const StoryVideoUpload = /*#__PURE__*/ zod.strictObject({
  "uploadId": /*#__PURE__*/ zod.optional(Id)
});

export type StoryVideoUpload = zod.input<typeof StoryVideoUpload>;
export type StoryVideoUploadOutput = zod.output<typeof StoryVideoUpload>;

export const StoryCreateRequest = /*#__PURE__*/ zod.strictObject({
  "fileId": Id,
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(200))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "audience": Audience
});

export type StoryCreateRequest = zod.input<typeof StoryCreateRequest>;
export type StoryCreateRequestOutput = zod.output<typeof StoryCreateRequest>;

export const StoryUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(200))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "audience": /*#__PURE__*/ zod.optional(Audience)
});

export type StoryUpdateRequest = zod.input<typeof StoryUpdateRequest>;
export type StoryUpdateRequestOutput = zod.output<typeof StoryUpdateRequest>;

export const ProductSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular', 'price']);

export type ProductSortBy = zod.input<typeof ProductSortBy>;
export type ProductSortByOutput = zod.output<typeof ProductSortBy>;

export const ProductType = /*#__PURE__*/ zod.enum(['digital', 'physical']);

export type ProductType = zod.input<typeof ProductType>;
export type ProductTypeOutput = zod.output<typeof ProductType>;

export const ProductUpload = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(4000))),
  "type": ProductType,
  "price": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01)),
  "stock": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(100000))),
  "imageFileId": /*#__PURE__*/ zod.optional(Id),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "uploadId": /*#__PURE__*/ zod.optional(Id)
});

export type ProductUpload = zod.input<typeof ProductUpload>;
export type ProductUploadOutput = zod.output<typeof ProductUpload>;

export const ProductUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(4000))),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "stock": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(100000))),
  "imageFileId": /*#__PURE__*/ zod.optional(Id),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "uploadId": /*#__PURE__*/ zod.optional(Id)
});

export type ProductUpdateUpload = zod.input<typeof ProductUpdateUpload>;
export type ProductUpdateUploadOutput = zod.output<typeof ProductUpdateUpload>;

export const ReactionAction = /*#__PURE__*/ zod.enum(['like', 'bookmark']);

export type ReactionAction = zod.input<typeof ReactionAction>;
export type ReactionActionOutput = zod.output<typeof ReactionAction>;

export const ReactionObjectType = /*#__PURE__*/ zod.enum(['feed', 'gallery', 'photo', 'video', 'reel', 'product', 'performer', 'comment', 'story']);

export type ReactionObjectType = zod.input<typeof ReactionObjectType>;
export type ReactionObjectTypeOutput = zod.output<typeof ReactionObjectType>;

export const ReactionRequest = /*#__PURE__*/ zod.strictObject({
  "action": ReactionAction,
  "objectType": ReactionObjectType,
  "objectId": Id
});

export type ReactionRequest = zod.input<typeof ReactionRequest>;
export type ReactionRequestOutput = zod.output<typeof ReactionRequest>;

export const BookmarkType = /*#__PURE__*/ zod.enum(['all', 'photos']);

export type BookmarkType = zod.input<typeof BookmarkType>;
export type BookmarkTypeOutput = zod.output<typeof BookmarkType>;

export const CommentObjectType = /*#__PURE__*/ zod.enum(['feed', 'video', 'reel']);

export type CommentObjectType = zod.input<typeof CommentObjectType>;
export type CommentObjectTypeOutput = zod.output<typeof CommentObjectType>;

export const CommentCreateRequest = /*#__PURE__*/ zod.strictObject({
  "objectType": CommentObjectType,
  "objectId": Id,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]))
});

export type CommentCreateRequest = zod.input<typeof CommentCreateRequest>;
export type CommentCreateRequestOutput = zod.output<typeof CommentCreateRequest>;

export const CommentUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000)).check(/*#__PURE__*/ zod.regex(/\S/)))
});

export type CommentUpdateUpload = zod.input<typeof CommentUpdateUpload>;
export type CommentUpdateUploadOutput = zod.output<typeof CommentUpdateUpload>;

export const FanList = /*#__PURE__*/ zod.enum(['vip', 'muted']);

export type FanList = zod.input<typeof FanList>;
export type FanListOutput = zod.output<typeof FanList>;

export const FanUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "isVip": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMuted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(1000)))
});

export type FanUpdateRequest = zod.input<typeof FanUpdateRequest>;
export type FanUpdateRequestOutput = zod.output<typeof FanUpdateRequest>;

export const BlockedCountriesUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "countryCodes": /*#__PURE__*/ zod.array(CountryCode).check(/*#__PURE__*/ zod.maxLength(300))
});

export type BlockedCountriesUpdateRequest = zod.input<typeof BlockedCountriesUpdateRequest>;
export type BlockedCountriesUpdateRequestOutput = zod.output<typeof BlockedCountriesUpdateRequest>;

export const BlockCreateRequest = /*#__PURE__*/ zod.strictObject({
  "userId": Id
});

export type BlockCreateRequest = zod.input<typeof BlockCreateRequest>;
export type BlockCreateRequestOutput = zod.output<typeof BlockCreateRequest>;

export const ReportSide = /*#__PURE__*/ zod.enum(['reporter', 'reported']);

export type ReportSide = zod.input<typeof ReportSide>;
export type ReportSideOutput = zod.output<typeof ReportSide>;

export const ReportStatus = /*#__PURE__*/ zod.enum(['open', 'resolved', 'appealed', 'closed']);

export type ReportStatus = zod.input<typeof ReportStatus>;
export type ReportStatusOutput = zod.output<typeof ReportStatus>;

export const ReportTargetType = /*#__PURE__*/ zod.enum(['user', 'performer', 'feed', 'comment', 'message', 'photo', 'gallery', 'video', 'reel', 'story', 'product', 'stream']);

export type ReportTargetType = zod.input<typeof ReportTargetType>;
export type ReportTargetTypeOutput = zod.output<typeof ReportTargetType>;

export const ReportReason = /*#__PURE__*/ zod.enum(['spam', 'scam', 'impersonation', 'harassment', 'hate', 'threat', 'self-harm', 'child-safety', 'non-consensual', 'copyright', 'illegal-goods', 'other']);

export type ReportReason = zod.input<typeof ReportReason>;
export type ReportReasonOutput = zod.output<typeof ReportReason>;

export const ReportCreateRequest = /*#__PURE__*/ zod.strictObject({
  "targetType": ReportTargetType,
  "targetId": Id,
  "reason": ReportReason,
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(2000)))
});

export type ReportCreateRequest = zod.input<typeof ReportCreateRequest>;
export type ReportCreateRequestOutput = zod.output<typeof ReportCreateRequest>;

export const ReportAppealRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000)).check(/*#__PURE__*/ zod.regex(/\S/))
});

export type ReportAppealRequest = zod.input<typeof ReportAppealRequest>;
export type ReportAppealRequestOutput = zod.output<typeof ReportAppealRequest>;

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

export const StreamConversationUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "isOpen": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "slowModeSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(600))),
  "welcomeText": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(300)))
});

export type StreamConversationUpdateRequest = zod.input<typeof StreamConversationUpdateRequest>;
export type StreamConversationUpdateRequestOutput = zod.output<typeof StreamConversationUpdateRequest>;

export const MessageCreateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(4000)),
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(10))),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "clientKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(64)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
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

export const StreamMessageCreateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(4000)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "clientKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(64)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
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

export const StreamGoalInput = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(1000000)).check(/*#__PURE__*/ zod.multipleOf(0.01))
});

export type StreamGoalInput = zod.input<typeof StreamGoalInput>;
export type StreamGoalInputOutput = zod.output<typeof StreamGoalInput>;

export const StreamStartRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(120)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "audience": StreamAudience,
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "goal": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([StreamGoalInput,/*#__PURE__*/ zod.null()]))
});

export type StreamStartRequest = zod.input<typeof StreamStartRequest>;
export type StreamStartRequestOutput = zod.output<typeof StreamStartRequest>;

export const StreamStatusUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "status": StreamStatus
});

export type StreamStatusUpdateRequest = zod.input<typeof StreamStatusUpdateRequest>;
export type StreamStatusUpdateRequestOutput = zod.output<typeof StreamStatusUpdateRequest>;

export const StreamHeartbeatRequest = /*#__PURE__*/ zod.strictObject({
  "streamId": Id,
  "duration": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(604800))
});

export type StreamHeartbeatRequest = zod.input<typeof StreamHeartbeatRequest>;
export type StreamHeartbeatRequestOutput = zod.output<typeof StreamHeartbeatRequest>;

export const StreamUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(120)).check(/*#__PURE__*/ zod.regex(/\S/))),
  "audience": /*#__PURE__*/ zod.optional(StreamAudience),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01)))
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

export const StreamGoalUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100)),
  "amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(1000000)).check(/*#__PURE__*/ zod.multipleOf(0.01)))
});

export type StreamGoalUpdateRequest = zod.input<typeof StreamGoalUpdateRequest>;
export type StreamGoalUpdateRequestOutput = zod.output<typeof StreamGoalUpdateRequest>;

export const StreamMuteRequest = /*#__PURE__*/ zod.strictObject({
  "userId": Id,
  "isMuted": /*#__PURE__*/ zod.boolean(),
  "minutes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(1440)))
});

export type StreamMuteRequest = zod.input<typeof StreamMuteRequest>;
export type StreamMuteRequestOutput = zod.output<typeof StreamMuteRequest>;

export const CameoSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'dueAt']);

export type CameoSortBy = zod.input<typeof CameoSortBy>;
export type CameoSortByOutput = zod.output<typeof CameoSortBy>;

export const CameoStatus = /*#__PURE__*/ zod.enum(['requested', 'accepted', 'delivered', 'declined', 'cancelled', 'expired']);

export type CameoStatus = zod.input<typeof CameoStatus>;
export type CameoStatusOutput = zod.output<typeof CameoStatus>;

export const CameoAnswer = /*#__PURE__*/ zod.strictObject({
  "question": CameoQuestionKey,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(1000)).check(/*#__PURE__*/ zod.regex(/\S/))
});

export type CameoAnswer = zod.input<typeof CameoAnswer>;
export type CameoAnswerOutput = zod.output<typeof CameoAnswer>;

export const CameoOfferUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "isOffered": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "turnaroundDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(60))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(1000))),
  "requestTypes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CameoRequestType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(4))),
  "languages": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[a-z]{2}$/))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(20)))
});

export type CameoOfferUpdateRequest = zod.input<typeof CameoOfferUpdateRequest>;
export type CameoOfferUpdateRequestOutput = zod.output<typeof CameoOfferUpdateRequest>;

export const CameoDeclineRequest = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(500)).check(/*#__PURE__*/ zod.regex(/\S/)))
});

export type CameoDeclineRequest = zod.input<typeof CameoDeclineRequest>;
export type CameoDeclineRequestOutput = zod.output<typeof CameoDeclineRequest>;

export const CameoDeliveryUpload = /*#__PURE__*/ zod.strictObject({
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500)))
});

export type CameoDeliveryUpload = zod.input<typeof CameoDeliveryUpload>;
export type CameoDeliveryUploadOutput = zod.output<typeof CameoDeliveryUpload>;

export const CameoBookingRequest = /*#__PURE__*/ zod.strictObject({
  "recipientKind": CameoRecipientKind,
  "recipientName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(60))),
  "recipientGender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()])),
  "requestType": CameoRequestType,
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[a-z]{2}$/)),
  "currency": CurrencyCode,
  "answers": /*#__PURE__*/ zod.array(CameoAnswer).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(11))
});

export type CameoBookingRequest = zod.input<typeof CameoBookingRequest>;
export type CameoBookingRequestOutput = zod.output<typeof CameoBookingRequest>;

export const ChargeType = /*#__PURE__*/ zod.enum(['tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream', 'subscription']);

export type ChargeType = zod.input<typeof ChargeType>;
export type ChargeTypeOutput = zod.output<typeof ChargeType>;

export const PurchaseRequest = /*#__PURE__*/ zod.strictObject({
  "expectedPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(1000000)).check(/*#__PURE__*/ zod.multipleOf(0.01)))
});

export type PurchaseRequest = zod.input<typeof PurchaseRequest>;
export type PurchaseRequestOutput = zod.output<typeof PurchaseRequest>;

export const ProductPurchaseRequest = /*#__PURE__*/ zod.strictObject({
  "quantity": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 1),
  "addressId": /*#__PURE__*/ zod.optional(Id),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500))),
  "expectedPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(100000000)).check(/*#__PURE__*/ zod.multipleOf(0.01)))
});

export type ProductPurchaseRequest = zod.input<typeof ProductPurchaseRequest>;
export type ProductPurchaseRequestOutput = zod.output<typeof ProductPurchaseRequest>;

export const OrderType = /*#__PURE__*/ zod.enum(['physical', 'digital']);

export type OrderType = zod.input<typeof OrderType>;
export type OrderTypeOutput = zod.output<typeof OrderType>;

export const OrderStatus = /*#__PURE__*/ zod.enum(['paid', 'processing', 'shipped', 'delivered', 'refunded']);

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

export const TipRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0.01)).check(/*#__PURE__*/ zod.lte(1000000)).check(/*#__PURE__*/ zod.multipleOf(0.01)),
  "message": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(300))),
  "streamId": /*#__PURE__*/ zod.optional(Id)
});

export type TipRequest = zod.input<typeof TipRequest>;
export type TipRequestOutput = zod.output<typeof TipRequest>;

export const BalanceFigure = /*#__PURE__*/ zod.enum(['payable', 'held', 'frozen', 'payout', 'receivable']);

export type BalanceFigure = zod.input<typeof BalanceFigure>;
export type BalanceFigureOutput = zod.output<typeof BalanceFigure>;

export const PurchaseSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'price']);

export type PurchaseSortBy = zod.input<typeof PurchaseSortBy>;
export type PurchaseSortByOutput = zod.output<typeof PurchaseSortBy>;

export const PurchaseType = /*#__PURE__*/ zod.enum(['feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream']);

export type PurchaseType = zod.input<typeof PurchaseType>;
export type PurchaseTypeOutput = zod.output<typeof PurchaseType>;

export const TokenPackageSortBy = /*#__PURE__*/ zod.enum(['price', 'tokens']);

export type TokenPackageSortBy = zod.input<typeof TokenPackageSortBy>;
export type TokenPackageSortByOutput = zod.output<typeof TokenPackageSortBy>;

export const CouponCodeMin = 3;
export const CouponCodeMax = 40;


export const CouponCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CouponCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CouponCodeMin)).check(/*#__PURE__*/ zod.maxLength(CouponCodeMax)).check(/*#__PURE__*/ zod.regex(CouponCodeRegExp));

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;

export const PaymentType = /*#__PURE__*/ zod.enum(['top-up', 'subscription']);

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const SubscriptionSource = /*#__PURE__*/ zod.enum(['card', 'wallet']);

export type SubscriptionSource = zod.input<typeof SubscriptionSource>;
export type SubscriptionSourceOutput = zod.output<typeof SubscriptionSource>;

export const CouponApplyRequest = /*#__PURE__*/ zod.strictObject({
  "type": PaymentType,
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0.01)).check(/*#__PURE__*/ zod.lte(1000000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "packageId": /*#__PURE__*/ zod.optional(Id),
  "performerId": /*#__PURE__*/ zod.optional(Id),
  "subscriptionType": /*#__PURE__*/ zod.optional(SubscriptionType),
  "source": /*#__PURE__*/ zod._default(SubscriptionSource, 'card')
});

export type CouponApplyRequest = zod.input<typeof CouponApplyRequest>;
export type CouponApplyRequestOutput = zod.output<typeof CouponApplyRequest>;

export const SubscribeRequest = /*#__PURE__*/ zod.strictObject({
  "performerId": Id,
  "type": /*#__PURE__*/ zod._default(SubscriptionType, 'monthly'),
  "source": /*#__PURE__*/ zod._default(SubscriptionSource, 'card'),
  "paymentMethodId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200))),
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode),
  "promotionCode": /*#__PURE__*/ zod.optional(PromotionCode),
  "expectedPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(1000000)).check(/*#__PURE__*/ zod.multipleOf(0.01)))
});

export type SubscribeRequest = zod.input<typeof SubscribeRequest>;
export type SubscribeRequestOutput = zod.output<typeof SubscribeRequest>;

export const SubscriptionStatus = /*#__PURE__*/ zod.enum(['pending', 'active', 'cancelled', 'past-due', 'ended']);

export type SubscriptionStatus = zod.input<typeof SubscriptionStatus>;
export type SubscriptionStatusOutput = zod.output<typeof SubscriptionStatus>;

export const SubscriptionProvider = /*#__PURE__*/ zod.enum(['stripe', 'sandbox', 'wallet']);

export type SubscriptionProvider = zod.input<typeof SubscriptionProvider>;
export type SubscriptionProviderOutput = zod.output<typeof SubscriptionProvider>;

export const PaymentStatus = /*#__PURE__*/ zod.enum(['pending', 'requires-authentication', 'succeeded', 'failed']);

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const TopUpRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0.01)).check(/*#__PURE__*/ zod.lte(1000000)).check(/*#__PURE__*/ zod.multipleOf(0.01)),
  "paymentMethodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200)),
  "packageId": /*#__PURE__*/ zod.optional(Id),
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode)
});

export type TopUpRequest = zod.input<typeof TopUpRequest>;
export type TopUpRequestOutput = zod.output<typeof TopUpRequest>;

export const SubscriptionCancelReason = /*#__PURE__*/ zod.enum(['too-expensive', 'too-little-new', 'not-as-expected', 'time-is-short', 'other']);

export type SubscriptionCancelReason = zod.input<typeof SubscriptionCancelReason>;
export type SubscriptionCancelReasonOutput = zod.output<typeof SubscriptionCancelReason>;

export const SubscriptionCancelRequest = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.optional(SubscriptionCancelReason),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500)))
});

export type SubscriptionCancelRequest = zod.input<typeof SubscriptionCancelRequest>;
export type SubscriptionCancelRequestOutput = zod.output<typeof SubscriptionCancelRequest>;

export const GatewayEvent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type GatewayEvent = zod.input<typeof GatewayEvent>;
export type GatewayEventOutput = zod.output<typeof GatewayEvent>;

export const SandboxPaymentMethodRequest = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(12)).check(/*#__PURE__*/ zod.maxLength(30)).check(/*#__PURE__*/ zod.regex(/^[0-9 ]+$/)),
  "expMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(12)),
  "expYear": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(2000)).check(/*#__PURE__*/ zod.lte(2100)),
  "cvc": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9]{3,4}$/))
});

export type SandboxPaymentMethodRequest = zod.input<typeof SandboxPaymentMethodRequest>;
export type SandboxPaymentMethodRequestOutput = zod.output<typeof SandboxPaymentMethodRequest>;

export const SandboxAuthenticationRequest = /*#__PURE__*/ zod.strictObject({
  "isApproved": /*#__PURE__*/ zod.boolean()
});

export type SandboxAuthenticationRequest = zod.input<typeof SandboxAuthenticationRequest>;
export type SandboxAuthenticationRequestOutput = zod.output<typeof SandboxAuthenticationRequest>;

export const SandboxOnboardingRequest = /*#__PURE__*/ zod.strictObject({
  "status": StripeAccountStatus
});

export type SandboxOnboardingRequest = zod.input<typeof SandboxOnboardingRequest>;
export type SandboxOnboardingRequestOutput = zod.output<typeof SandboxOnboardingRequest>;

export const StripeBusinessType = /*#__PURE__*/ zod.enum(['individual', 'company']);

export type StripeBusinessType = zod.input<typeof StripeBusinessType>;
export type StripeBusinessTypeOutput = zod.output<typeof StripeBusinessType>;

export const StripeAccountRequest = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "businessType": /*#__PURE__*/ zod.optional(StripeBusinessType),
  "isReplacement": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), false)
});

export type StripeAccountRequest = zod.input<typeof StripeAccountRequest>;
export type StripeAccountRequestOutput = zod.output<typeof StripeAccountRequest>;

export const PaymentCardCreateRequest = /*#__PURE__*/ zod.strictObject({
  "paymentMethodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200)),
  "isDefault": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), false)
});

export type PaymentCardCreateRequest = zod.input<typeof PaymentCardCreateRequest>;
export type PaymentCardCreateRequestOutput = zod.output<typeof PaymentCardCreateRequest>;

export const SubscriptionSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'paidThroughAt', 'price', 'status']);

export type SubscriptionSortBy = zod.input<typeof SubscriptionSortBy>;
export type SubscriptionSortByOutput = zod.output<typeof SubscriptionSortBy>;

export const PromotionCreateRequest = /*#__PURE__*/ zod.strictObject({
  "kind": PromotionKind,
  "percentOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(5)).check(/*#__PURE__*/ zod.lte(50))),
  "freeDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(30))),
  "endsAt": Timestamp,
  "maxUses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(10000)),
  "isLinkOnly": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), false)
});

export type PromotionCreateRequest = zod.input<typeof PromotionCreateRequest>;
export type PromotionCreateRequestOutput = zod.output<typeof PromotionCreateRequest>;

export const SubscriptionConsentRequest = /*#__PURE__*/ zod.strictObject({
  "price": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(1000000)).check(/*#__PURE__*/ zod.multipleOf(0.01))
});

export type SubscriptionConsentRequest = zod.input<typeof SubscriptionConsentRequest>;
export type SubscriptionConsentRequestOutput = zod.output<typeof SubscriptionConsentRequest>;

export const OrderSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'updatedAt', 'amount']);

export type OrderSortBy = zod.input<typeof OrderSortBy>;
export type OrderSortByOutput = zod.output<typeof OrderSortBy>;

export const OrderNextStatus = /*#__PURE__*/ zod.enum(['processing', 'shipped', 'delivered']);

export type OrderNextStatus = zod.input<typeof OrderNextStatus>;
export type OrderNextStatusOutput = zod.output<typeof OrderNextStatus>;

export const OrderUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.optional(OrderNextStatus),
  "carrier": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(60))),
  "trackingNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(60))),
  "trackingUrl": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500)).check(/*#__PURE__*/ zod.regex(/^https?:\//)))
});

export type OrderUpdateRequest = zod.input<typeof OrderUpdateRequest>;
export type OrderUpdateRequestOutput = zod.output<typeof OrderUpdateRequest>;

export const OrderAddressUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "addressId": Id
});

export type OrderAddressUpdateRequest = zod.input<typeof OrderAddressUpdateRequest>;
export type OrderAddressUpdateRequestOutput = zod.output<typeof OrderAddressUpdateRequest>;

export const AddressCreateRequest = /*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(40))),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "line1": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(120)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "line2": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(120))),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(20)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "stateCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(10))),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(30))),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type AddressCreateRequest = zod.input<typeof AddressCreateRequest>;
export type AddressCreateRequestOutput = zod.output<typeof AddressCreateRequest>;

export const AddressUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(40))),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/))),
  "line1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(120)).check(/*#__PURE__*/ zod.regex(/\S/))),
  "line2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(120))),
  "postalCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(20))),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/\S/))),
  "stateCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(10))),
  "countryCode": /*#__PURE__*/ zod.optional(CountryCode),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(30))),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type AddressUpdateUpload = zod.input<typeof AddressUpdateUpload>;
export type AddressUpdateUploadOutput = zod.output<typeof AddressUpdateUpload>;

export const EarningType = /*#__PURE__*/ zod.enum(['subscription', 'tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream']);

export type EarningType = zod.input<typeof EarningType>;
export type EarningTypeOutput = zod.output<typeof EarningType>;

export const EarningStatus = /*#__PURE__*/ zod.enum(['held', 'payable', 'frozen', 'refunded']);

export type EarningStatus = zod.input<typeof EarningStatus>;
export type EarningStatusOutput = zod.output<typeof EarningStatus>;

export const EarningSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'net']);

export type EarningSortBy = zod.input<typeof EarningSortBy>;
export type EarningSortByOutput = zod.output<typeof EarningSortBy>;

export const EarningInterval = /*#__PURE__*/ zod.enum(['day', 'week', 'month']);

export type EarningInterval = zod.input<typeof EarningInterval>;
export type EarningIntervalOutput = zod.output<typeof EarningInterval>;

export const PayoutRequestCreateRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0.01)).check(/*#__PURE__*/ zod.lte(100000000)).check(/*#__PURE__*/ zod.multipleOf(0.01)),
  "method": /*#__PURE__*/ zod.optional(PayoutMethod),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500)))
});

export type PayoutRequestCreateRequest = zod.input<typeof PayoutRequestCreateRequest>;
export type PayoutRequestCreateRequestOutput = zod.output<typeof PayoutRequestCreateRequest>;

export const PayoutStatus = /*#__PURE__*/ zod.enum(['pending', 'approved', 'paid', 'failed', 'rejected']);

export type PayoutStatus = zod.input<typeof PayoutStatus>;
export type PayoutStatusOutput = zod.output<typeof PayoutStatus>;

export const PayoutCalculateRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0.01)).check(/*#__PURE__*/ zod.lte(100000000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "method": /*#__PURE__*/ zod.optional(PayoutMethod)
});

export type PayoutCalculateRequest = zod.input<typeof PayoutCalculateRequest>;
export type PayoutCalculateRequestOutput = zod.output<typeof PayoutCalculateRequest>;

export const PayoutSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'updatedAt', 'amount']);

export type PayoutSortBy = zod.input<typeof PayoutSortBy>;
export type PayoutSortByOutput = zod.output<typeof PayoutSortBy>;

export const PayoutRequestUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(0.01)).check(/*#__PURE__*/ zod.lte(100000000)).check(/*#__PURE__*/ zod.multipleOf(0.01))),
  "method": /*#__PURE__*/ zod.optional(PayoutMethod),
  "note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(500)))
});

export type PayoutRequestUpdateRequest = zod.input<typeof PayoutRequestUpdateRequest>;
export type PayoutRequestUpdateRequestOutput = zod.output<typeof PayoutRequestUpdateRequest>;

export const ReferralSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'amount']);

export type ReferralSortBy = zod.input<typeof ReferralSortBy>;
export type ReferralSortByOutput = zod.output<typeof ReferralSortBy>;

export const NotificationSortBy = /*#__PURE__*/ zod.enum(['updatedAt', 'createdAt']);

export type NotificationSortBy = zod.input<typeof NotificationSortBy>;
export type NotificationSortByOutput = zod.output<typeof NotificationSortBy>;

export const NotificationType = /*#__PURE__*/ zod.enum(['follow', 'subscription', 'tip', 'sale', 'comment', 'reply', 'reaction', 'message-request', 'order', 'payout', 'mention', 'live', 'content', 'report-outcome', 'warning']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const ChannelNameRegExp = new RegExp('^(user|conversation|stream):[0-9a-f]{24}$');


export const ChannelName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ChannelNameRegExp));

export type ChannelName = zod.input<typeof ChannelName>;
export type ChannelNameOutput = zod.output<typeof ChannelName>;

export const UploadKind = /*#__PURE__*/ zod.enum(['video', 'audio', 'product']);

export type UploadKind = zod.input<typeof UploadKind>;
export type UploadKindOutput = zod.output<typeof UploadKind>;

export const UploadCreateRequest = /*#__PURE__*/ zod.strictObject({
  "kind": UploadKind,
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(255)).check(/*#__PURE__*/ zod.regex(/\S/)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(2147483648))
});

export type UploadCreateRequest = zod.input<typeof UploadCreateRequest>;
export type UploadCreateRequestOutput = zod.output<typeof UploadCreateRequest>;

export const UploadChunk = /*#__PURE__*/ zod.strictObject({
  "offset": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(2147483648))
});

export type UploadChunk = zod.input<typeof UploadChunk>;
export type UploadChunkOutput = zod.output<typeof UploadChunk>;

export const FileVariant = /*#__PURE__*/ zod.enum(['thumbnail', 'display', 'poster', 'captions', 'download', 'storyboard', 'hls', 'playlist-low', 'playlist-medium', 'playlist-high', 'segments-low', 'segments-medium', 'segments-high']);

export type FileVariant = zod.input<typeof FileVariant>;
export type FileVariantOutput = zod.output<typeof FileVariant>;

export const LibraryFileKind = /*#__PURE__*/ zod.enum(['photo', 'video', 'audio']);

export type LibraryFileKind = zod.input<typeof LibraryFileKind>;
export type LibraryFileKindOutput = zod.output<typeof LibraryFileKind>;

export const DecisionReasonMax = 300;



export const DecisionReason = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DecisionReasonMax));

export type DecisionReason = zod.input<typeof DecisionReason>;
export type DecisionReasonOutput = zod.output<typeof DecisionReason>;

export const PayoutDecisionRequest = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['approved', 'paid', 'failed', 'rejected']),
  "reason": /*#__PURE__*/ zod.optional(DecisionReason)
});

export type PayoutDecisionRequest = zod.input<typeof PayoutDecisionRequest>;
export type PayoutDecisionRequestOutput = zod.output<typeof PayoutDecisionRequest>;

export const PerformerDecisionRequest = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['approved', 'rejected']),
  "reason": /*#__PURE__*/ zod.optional(DecisionReason)
});

export type PerformerDecisionRequest = zod.input<typeof PerformerDecisionRequest>;
export type PerformerDecisionRequestOutput = zod.output<typeof PerformerDecisionRequest>;

export const ReportDecisionRequest = /*#__PURE__*/ zod.strictObject({
  "outcome": /*#__PURE__*/ zod.enum(['no-violation', 'warned', 'removed']),
  "reason": /*#__PURE__*/ zod.optional(DecisionReason)
});

export type ReportDecisionRequest = zod.input<typeof ReportDecisionRequest>;
export type ReportDecisionRequestOutput = zod.output<typeof ReportDecisionRequest>;

export const AuthLoginEvent = /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(200))
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

export const StreamSendSignalEvent = /*#__PURE__*/ zod.strictObject({
  "streamId": Id,
  "peerId": /*#__PURE__*/ zod.union([StreamPeerId,/*#__PURE__*/ zod.null()]),
  "type": StreamSignalType,
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(65536)))
});

export type StreamSendSignalEvent = zod.input<typeof StreamSendSignalEvent>;
export type StreamSendSignalEventOutput = zod.output<typeof StreamSendSignalEvent>;
