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

export const Locale = /*#__PURE__*/ zod.enum(['en-US', 'es-ES']);

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const ReferralCodeRegExp = new RegExp('^[A-Za-z0-9_-]{4,32}$');


export const ReferralCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ReferralCodeRegExp));

export type ReferralCode = zod.input<typeof ReferralCode>;
export type ReferralCodeOutput = zod.output<typeof ReferralCode>;

export const googleLoginRequestIdTokenMin = 20;
export const googleLoginRequestIdTokenMax = 4000;

export const googleLoginRequestRememberDefault = false;

export const GoogleLoginRequest = /*#__PURE__*/ zod.strictObject({
  "idToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(googleLoginRequestIdTokenMin)).check(/*#__PURE__*/ zod.maxLength(googleLoginRequestIdTokenMax)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), googleLoginRequestRememberDefault),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode)
});

export type GoogleLoginRequest = zod.input<typeof GoogleLoginRequest>;
export type GoogleLoginRequestOutput = zod.output<typeof GoogleLoginRequest>;

export const Timestamp = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const googleTokenRequestCodeMax = 500;

export const googleTokenRequestRedirectUrlMax = 500;

export const googleTokenRequestCodeVerifierMin = 43;
export const googleTokenRequestCodeVerifierMax = 128;

export const googleTokenRequestRememberDefault = false;

export const GoogleTokenRequest = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleTokenRequestCodeMax)),
  "redirectUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleTokenRequestRedirectUrlMax)),
  "codeVerifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(googleTokenRequestCodeVerifierMin)).check(/*#__PURE__*/ zod.maxLength(googleTokenRequestCodeVerifierMax)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), googleTokenRequestRememberDefault),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode)
});

export type GoogleTokenRequest = zod.input<typeof GoogleTokenRequest>;
export type GoogleTokenRequestOutput = zod.output<typeof GoogleTokenRequest>;

export const CaptchaProofTokenMin = 20;
export const CaptchaProofTokenMax = 200;


export const CaptchaProofTokenRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const CaptchaProofToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CaptchaProofTokenMin)).check(/*#__PURE__*/ zod.maxLength(CaptchaProofTokenMax)).check(/*#__PURE__*/ zod.regex(CaptchaProofTokenRegExp));

export type CaptchaProofToken = zod.input<typeof CaptchaProofToken>;
export type CaptchaProofTokenOutput = zod.output<typeof CaptchaProofToken>;

export const loginRequestCredentialsMax = 254;

export const loginRequestPasswordMax = 128;

export const loginRequestRememberDefault = false;

export const LoginRequest = /*#__PURE__*/ zod.strictObject({
  "credentials": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestCredentialsMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), loginRequestRememberDefault),
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

export const performerRegisterUploadNameMax = 60;

export const performerRegisterUploadFirstNameMax = 60;

export const performerRegisterUploadLastNameMax = 60;

export const performerRegisterUploadPhoneRegExp = new RegExp('^\\+[0-9]{5,15}$');


export const PerformerRegisterUpload = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(performerRegisterUploadNameMax)),
  "username": Username,
  "email": Email,
  "password": Password,
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(performerRegisterUploadFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(performerRegisterUploadLastNameMax)),
  "dateOfBirth": CalendarDate,
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(performerRegisterUploadPhoneRegExp))),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode),
  "captchaProof": /*#__PURE__*/ zod.optional(CaptchaProofToken)
});

export type PerformerRegisterUpload = zod.input<typeof PerformerRegisterUpload>;
export type PerformerRegisterUploadOutput = zod.output<typeof PerformerRegisterUpload>;

export const switchToPerformerUploadFirstNameMax = 60;

export const switchToPerformerUploadLastNameMax = 60;

export const switchToPerformerUploadPhoneRegExp = new RegExp('^\\+[0-9]{5,15}$');


export const SwitchToPerformerUpload = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(switchToPerformerUploadFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(switchToPerformerUploadLastNameMax)),
  "dateOfBirth": CalendarDate,
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(switchToPerformerUploadPhoneRegExp)))
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

export const twitterCallbackRequestOauthTokenMax = 200;

export const twitterCallbackRequestOauthTokenSecretMax = 200;

export const twitterCallbackRequestOauthVerifierMax = 200;

export const twitterCallbackRequestRememberDefault = false;

export const TwitterCallbackRequest = /*#__PURE__*/ zod.strictObject({
  "oauthToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(twitterCallbackRequestOauthTokenMax)),
  "oauthTokenSecret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(twitterCallbackRequestOauthTokenSecretMax)),
  "oauthVerifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(twitterCallbackRequestOauthVerifierMax)),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), twitterCallbackRequestRememberDefault),
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode)
});

export type TwitterCallbackRequest = zod.input<typeof TwitterCallbackRequest>;
export type TwitterCallbackRequestOutput = zod.output<typeof TwitterCallbackRequest>;

export const twitterLoginRequestCallbackUrlMax = 500;



export const TwitterLoginRequest = /*#__PURE__*/ zod.strictObject({
  "callbackUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(twitterLoginRequestCallbackUrlMax))
});

export type TwitterLoginRequest = zod.input<typeof TwitterLoginRequest>;
export type TwitterLoginRequestOutput = zod.output<typeof TwitterLoginRequest>;

export const passwordUpdateRequestCurrentPasswordMax = 128;



export const PasswordUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordUpdateRequestCurrentPasswordMax)),
  "password": Password,
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['user', 'performer']))
});

export type PasswordUpdateRequest = zod.input<typeof PasswordUpdateRequest>;
export type PasswordUpdateRequestOutput = zod.output<typeof PasswordUpdateRequest>;

export const registerRequestNameMax = 60;



export const RegisterRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerRequestNameMax)),
  "username": /*#__PURE__*/ zod.optional(Username),
  "email": Email,
  "password": Password,
  "locale": /*#__PURE__*/ zod.optional(Locale),
  "referralCode": /*#__PURE__*/ zod.optional(ReferralCode),
  "captchaProof": /*#__PURE__*/ zod.optional(CaptchaProofToken)
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const PasswordResetRequest = /*#__PURE__*/ zod.strictObject({
  "token": LinkToken,
  "password": Password
});

export type PasswordResetRequest = zod.input<typeof PasswordResetRequest>;
export type PasswordResetRequestOutput = zod.output<typeof PasswordResetRequest>;

export const switchToPerformerRequestFirstNameMax = 60;

export const switchToPerformerRequestLastNameMax = 60;

export const switchToPerformerRequestPhoneRegExp = new RegExp('^\\+[0-9]{5,15}$');


export const SwitchToPerformerRequest = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(switchToPerformerRequestFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(switchToPerformerRequestLastNameMax)),
  "dateOfBirth": CalendarDate,
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(switchToPerformerRequestPhoneRegExp))),
  "identityDocumentId": Id,
  "portraitDocumentId": Id
});

export type SwitchToPerformerRequest = zod.input<typeof SwitchToPerformerRequest>;
export type SwitchToPerformerRequestOutput = zod.output<typeof SwitchToPerformerRequest>;

export const contactRequestNameMax = 60;

export const contactRequestSubjectMax = 120;

export const contactRequestMessageMax = 4000;


export const contactRequestMessageRegExp = new RegExp('\\S');


export const ContactRequest = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactRequestNameMax)),
  "email": Email,
  "subject": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactRequestSubjectMax))),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactRequestMessageMax)).check(/*#__PURE__*/ zod.regex(contactRequestMessageRegExp)),
  "captchaProof": /*#__PURE__*/ zod.optional(CaptchaProofToken)
});

export type ContactRequest = zod.input<typeof ContactRequest>;
export type ContactRequestOutput = zod.output<typeof ContactRequest>;

export const SettingKey = /*#__PURE__*/ zod.enum(['currency', 'primaryCurrency', 'siteName', 'logoUrl', 'enable18Popup', 'content18Popup', 'requireEmailVerification', 'paymentGateway', 'stripePublishableKey', 'freeSubscriptionEnabled', 'freeSubscriptionDuration', 'minimumSubscriptionPrice', 'maximumSubscriptionPrice', 'minimumWalletPrice', 'maximumWalletPrice', 'minimumTipPrice', 'maximumTipPrice', 'minimumPayoutAmount', 'locale', 'volume', 'gaCode', 'geoCurrenciesEnabled']);

export type SettingKey = zod.input<typeof SettingKey>;
export type SettingKeyOutput = zod.output<typeof SettingKey>;

export const settingsKeysRequestKeysMax = 50;



export const SettingsKeysRequest = /*#__PURE__*/ zod.strictObject({
  "keys": /*#__PURE__*/ zod.array(SettingKey).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingsKeysRequestKeysMax))
});

export type SettingsKeysRequest = zod.input<typeof SettingsKeysRequest>;
export type SettingsKeysRequestOutput = zod.output<typeof SettingsKeysRequest>;

export const PaymentGateway = /*#__PURE__*/ zod.enum(['stripe', 'sandbox']);

export type PaymentGateway = zod.input<typeof PaymentGateway>;
export type PaymentGatewayOutput = zod.output<typeof PaymentGateway>;

export const recaptchaRequestTokenMax = 4000;



export const RecaptchaRequest = /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recaptchaRequestTokenMax))
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

export const UserSortBy = /*#__PURE__*/ zod.enum(['name', 'createdAt']);

export type UserSortBy = zod.input<typeof UserSortBy>;
export type UserSortByOutput = zod.output<typeof UserSortBy>;

export const accountDeleteRequestPasswordMax = 128;



export const AccountDeleteRequest = /*#__PURE__*/ zod.strictObject({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountDeleteRequestPasswordMax))
});

export type AccountDeleteRequest = zod.input<typeof AccountDeleteRequest>;
export type AccountDeleteRequestOutput = zod.output<typeof AccountDeleteRequest>;

export const bankingSettingsUpdateRequestAccountHolderMax = 100;

export const bankingSettingsUpdateRequestBankNameMax = 100;

export const bankingSettingsUpdateRequestAccountNumberRegExp = new RegExp('^[A-Za-z0-9]{4,34}$');
export const bankingSettingsUpdateRequestBankCodeRegExp = new RegExp('^[A-Za-z0-9]{3,15}$');


export const BankingSettingsUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "accountHolder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankingSettingsUpdateRequestAccountHolderMax)),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankingSettingsUpdateRequestBankNameMax)),
  "countryCode": CountryCode,
  "currency": CurrencyCode,
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bankingSettingsUpdateRequestAccountNumberRegExp)),
  "bankCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bankingSettingsUpdateRequestBankCodeRegExp)))
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

export const performerUpdateRequestNameMax = 60;

export const performerUpdateRequestBioMax = 1000;

export const performerUpdateRequestCountryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const performerUpdateRequestMonthlyPriceMin = 0;
export const performerUpdateRequestMonthlyPriceMax = 100000;

export const performerUpdateRequestYearlyPriceMin = 0;
export const performerUpdateRequestYearlyPriceMax = 100000;

export const performerUpdateRequestLanguagesMax = 10;



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
  "currencySettings": /*#__PURE__*/ zod.optional(CurrencySettings),
  "languages": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(LanguageCode).check(/*#__PURE__*/ zod.maxLength(performerUpdateRequestLanguagesMax)))
});

export type PerformerUpdateRequest = zod.input<typeof PerformerUpdateRequest>;
export type PerformerUpdateRequestOutput = zod.output<typeof PerformerUpdateRequest>;

export const PaymentGatewaySettingsUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "payoutMethod": PayoutMethod
});

export type PaymentGatewaySettingsUpdateRequest = zod.input<typeof PaymentGatewaySettingsUpdateRequest>;
export type PaymentGatewaySettingsUpdateRequestOutput = zod.output<typeof PaymentGatewaySettingsUpdateRequest>;

export const PerformerSortBy = /*#__PURE__*/ zod.enum(['popular', 'latest', 'name']);

export type PerformerSortBy = zod.input<typeof PerformerSortBy>;
export type PerformerSortByOutput = zod.output<typeof PerformerSortBy>;

export const WelcomeVideoUpload = /*#__PURE__*/ zod.strictObject({

});

export type WelcomeVideoUpload = zod.input<typeof WelcomeVideoUpload>;
export type WelcomeVideoUploadOutput = zod.output<typeof WelcomeVideoUpload>;

export const searchKeywordRequestKeywordMax = 100;


export const searchKeywordRequestKeywordRegExp = new RegExp('\\S');


export const SearchKeywordRequest = /*#__PURE__*/ zod.strictObject({
  "keyword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchKeywordRequestKeywordMax)).check(/*#__PURE__*/ zod.regex(searchKeywordRequestKeywordRegExp))
});

export type SearchKeywordRequest = zod.input<typeof SearchKeywordRequest>;
export type SearchKeywordRequestOutput = zod.output<typeof SearchKeywordRequest>;

export const PostSortBy = /*#__PURE__*/ zod.enum(['title', 'createdAt', 'updatedAt']);

export type PostSortBy = zod.input<typeof PostSortBy>;
export type PostSortByOutput = zod.output<typeof PostSortBy>;

export const hashtagCreateRequestLabelsItemMax = 50;


export const hashtagCreateRequestLabelsItemRegExp = new RegExp('^#?\\S+$');
export const hashtagCreateRequestLabelsMax = 30;



export const HashtagCreateRequest = /*#__PURE__*/ zod.strictObject({
  "labels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hashtagCreateRequestLabelsItemMax)).check(/*#__PURE__*/ zod.regex(hashtagCreateRequestLabelsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hashtagCreateRequestLabelsMax))
});

export type HashtagCreateRequest = zod.input<typeof HashtagCreateRequest>;
export type HashtagCreateRequestOutput = zod.output<typeof HashtagCreateRequest>;

export const FeedSortBy = /*#__PURE__*/ zod.enum(['createdAt']);

export type FeedSortBy = zod.input<typeof FeedSortBy>;
export type FeedSortByOutput = zod.output<typeof FeedSortBy>;

export const FeedStatus = /*#__PURE__*/ zod.enum(['draft', 'scheduled', 'published']);

export type FeedStatus = zod.input<typeof FeedStatus>;
export type FeedStatusOutput = zod.output<typeof FeedStatus>;

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

export const feedCreateRequestPriceMax = 10000;



export const FeedCreateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedCreateRequestTextMax)),
  "audience": Audience,
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FeedFileInput).check(/*#__PURE__*/ zod.maxLength(feedCreateRequestFilesMax))),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(feedCreateRequestPriceMax))),
  "thumbnailId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "teaserId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "pollId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "status": /*#__PURE__*/ zod.optional(FeedStatus),
  "publishAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]))
});

export type FeedCreateRequest = zod.input<typeof FeedCreateRequest>;
export type FeedCreateRequestOutput = zod.output<typeof FeedCreateRequest>;

export const FeedAudioUpload = /*#__PURE__*/ zod.strictObject({

});

export type FeedAudioUpload = zod.input<typeof FeedAudioUpload>;
export type FeedAudioUploadOutput = zod.output<typeof FeedAudioUpload>;

export const FeedPhotoUpload = /*#__PURE__*/ zod.strictObject({

});

export type FeedPhotoUpload = zod.input<typeof FeedPhotoUpload>;
export type FeedPhotoUploadOutput = zod.output<typeof FeedPhotoUpload>;

export const feedPollCreateRequestQuestionMax = 200;


export const feedPollCreateRequestQuestionRegExp = new RegExp('\\S');
export const feedPollCreateRequestOptionsItemMax = 100;


export const feedPollCreateRequestOptionsItemRegExp = new RegExp('\\S');
export const feedPollCreateRequestOptionsMin = 2;
export const feedPollCreateRequestOptionsMax = 10;



export const FeedPollCreateRequest = /*#__PURE__*/ zod.strictObject({
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedPollCreateRequestQuestionMax)).check(/*#__PURE__*/ zod.regex(feedPollCreateRequestQuestionRegExp)),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedPollCreateRequestOptionsItemMax)).check(/*#__PURE__*/ zod.regex(feedPollCreateRequestOptionsItemRegExp))).check(/*#__PURE__*/ zod.minLength(feedPollCreateRequestOptionsMin)).check(/*#__PURE__*/ zod.maxLength(feedPollCreateRequestOptionsMax)),
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

export const feedUpdateRequestTextMax = 4000;

export const feedUpdateRequestFilesMax = 20;

export const feedUpdateRequestPriceMax = 10000;



export const FeedUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedUpdateRequestTextMax))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FeedFileInput).check(/*#__PURE__*/ zod.maxLength(feedUpdateRequestFilesMax))),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(feedUpdateRequestPriceMax))),
  "thumbnailId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "teaserId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "pollId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "status": /*#__PURE__*/ zod.optional(FeedStatus),
  "publishAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]))
});

export type FeedUpdateRequest = zod.input<typeof FeedUpdateRequest>;
export type FeedUpdateRequestOutput = zod.output<typeof FeedUpdateRequest>;

export const FeedPollVoteRequest = /*#__PURE__*/ zod.strictObject({
  "optionId": Id
});

export type FeedPollVoteRequest = zod.input<typeof FeedPollVoteRequest>;
export type FeedPollVoteRequestOutput = zod.output<typeof FeedPollVoteRequest>;

export const GallerySortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular']);

export type GallerySortBy = zod.input<typeof GallerySortBy>;
export type GallerySortByOutput = zod.output<typeof GallerySortBy>;

export const galleryCreateRequestTitleMax = 100;


export const galleryCreateRequestTitleRegExp = new RegExp('\\S');
export const galleryCreateRequestDescriptionMax = 2000;

export const galleryCreateRequestPriceMax = 10000;

export const galleryCreateRequestPhotoIdsMax = 100;



export const GalleryCreateRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(galleryCreateRequestTitleMax)).check(/*#__PURE__*/ zod.regex(galleryCreateRequestTitleRegExp)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(galleryCreateRequestDescriptionMax))),
  "audience": Audience,
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(galleryCreateRequestPriceMax))),
  "photoIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(galleryCreateRequestPhotoIdsMax)))
});

export type GalleryCreateRequest = zod.input<typeof GalleryCreateRequest>;
export type GalleryCreateRequestOutput = zod.output<typeof GalleryCreateRequest>;

export const galleryUpdateRequestTitleMax = 100;


export const galleryUpdateRequestTitleRegExp = new RegExp('\\S');
export const galleryUpdateRequestDescriptionMax = 2000;

export const galleryUpdateRequestPriceMax = 10000;

export const galleryUpdateRequestPhotoIdsMax = 100;



export const GalleryUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(galleryUpdateRequestTitleMax)).check(/*#__PURE__*/ zod.regex(galleryUpdateRequestTitleRegExp))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(galleryUpdateRequestDescriptionMax))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(galleryUpdateRequestPriceMax))),
  "photoIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(galleryUpdateRequestPhotoIdsMax)))
});

export type GalleryUpdateRequest = zod.input<typeof GalleryUpdateRequest>;
export type GalleryUpdateRequestOutput = zod.output<typeof GalleryUpdateRequest>;

export const PhotoSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular']);

export type PhotoSortBy = zod.input<typeof PhotoSortBy>;
export type PhotoSortByOutput = zod.output<typeof PhotoSortBy>;

export const photoUploadTextMax = 500;

export const photoUploadAltMax = 500;



export const PhotoUpload = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(photoUploadTextMax))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(photoUploadAltMax))),
  "audience": Audience,
  "galleryId": /*#__PURE__*/ zod.optional(Id)
});

export type PhotoUpload = zod.input<typeof PhotoUpload>;
export type PhotoUploadOutput = zod.output<typeof PhotoUpload>;

export const photoUpdateRequestTextMax = 500;

export const photoUpdateRequestAltMax = 500;



export const PhotoUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(photoUpdateRequestTextMax))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(photoUpdateRequestAltMax))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "galleryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]))
});

export type PhotoUpdateRequest = zod.input<typeof PhotoUpdateRequest>;
export type PhotoUpdateRequestOutput = zod.output<typeof PhotoUpdateRequest>;

export const VideoSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'popular']);

export type VideoSortBy = zod.input<typeof VideoSortBy>;
export type VideoSortByOutput = zod.output<typeof VideoSortBy>;

export const videoUpdateUploadTitleMax = 100;


export const videoUpdateUploadTitleRegExp = new RegExp('\\S');
export const videoUpdateUploadDescriptionMax = 4000;

export const videoUpdateUploadPriceMin = 0;
export const videoUpdateUploadPriceMax = 10000;



export const VideoUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(videoUpdateUploadTitleMax)).check(/*#__PURE__*/ zod.regex(videoUpdateUploadTitleRegExp))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(videoUpdateUploadDescriptionMax))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(videoUpdateUploadPriceMin)).check(/*#__PURE__*/ zod.lte(videoUpdateUploadPriceMax))),
  "uploadId": /*#__PURE__*/ zod.optional(Id),
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

export const videoUploadTitleMax = 100;


export const videoUploadTitleRegExp = new RegExp('\\S');
export const videoUploadDescriptionMax = 4000;

export const videoUploadPriceMin = 0;
export const videoUploadPriceMax = 10000;



export const VideoUpload = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(videoUploadTitleMax)).check(/*#__PURE__*/ zod.regex(videoUploadTitleRegExp)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(videoUploadDescriptionMax))),
  "audience": Audience,
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(videoUploadPriceMin)).check(/*#__PURE__*/ zod.lte(videoUploadPriceMax))),
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "captionsLocale": /*#__PURE__*/ zod.optional(Locale)
});

export type VideoUpload = zod.input<typeof VideoUpload>;
export type VideoUploadOutput = zod.output<typeof VideoUpload>;

export const reelUpdateUploadTextMax = 500;



export const ReelUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reelUpdateUploadTextMax))),
  "audience": /*#__PURE__*/ zod.optional(Audience),
  "uploadId": /*#__PURE__*/ zod.optional(Id),
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

export const reelUploadTextMax = 500;



export const ReelUpload = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reelUploadTextMax))),
  "audience": Audience,
  "uploadId": /*#__PURE__*/ zod.optional(Id),
  "captionsLocale": /*#__PURE__*/ zod.optional(Locale)
});

export type ReelUpload = zod.input<typeof ReelUpload>;
export type ReelUploadOutput = zod.output<typeof ReelUpload>;

export const StoryPhotoUpload = /*#__PURE__*/ zod.strictObject({

});

export type StoryPhotoUpload = zod.input<typeof StoryPhotoUpload>;
export type StoryPhotoUploadOutput = zod.output<typeof StoryPhotoUpload>;

export const StoryVideoUpload = /*#__PURE__*/ zod.strictObject({

});

export type StoryVideoUpload = zod.input<typeof StoryVideoUpload>;
export type StoryVideoUploadOutput = zod.output<typeof StoryVideoUpload>;

export const storyCreateRequestTextMax = 200;

export const storyCreateRequestAltMax = 500;



export const StoryCreateRequest = /*#__PURE__*/ zod.strictObject({
  "fileId": Id,
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storyCreateRequestTextMax))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storyCreateRequestAltMax))),
  "audience": Audience
});

export type StoryCreateRequest = zod.input<typeof StoryCreateRequest>;
export type StoryCreateRequestOutput = zod.output<typeof StoryCreateRequest>;

export const storyUpdateRequestTextMax = 200;

export const storyUpdateRequestAltMax = 500;



export const StoryUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storyUpdateRequestTextMax))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storyUpdateRequestAltMax))),
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

export const productUploadTitleMax = 100;


export const productUploadTitleRegExp = new RegExp('\\S');
export const productUploadDescriptionMax = 4000;

export const productUploadPriceMax = 10000;

export const productUploadStockMin = 0;
export const productUploadStockMax = 100000;

export const productUploadAltMax = 500;



export const ProductUpload = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productUploadTitleMax)).check(/*#__PURE__*/ zod.regex(productUploadTitleRegExp)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productUploadDescriptionMax))),
  "type": ProductType,
  "price": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productUploadPriceMax)),
  "stock": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productUploadStockMin)).check(/*#__PURE__*/ zod.lte(productUploadStockMax))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productUploadAltMax))),
  "uploadId": /*#__PURE__*/ zod.optional(Id)
});

export type ProductUpload = zod.input<typeof ProductUpload>;
export type ProductUploadOutput = zod.output<typeof ProductUpload>;

export const productUpdateUploadTitleMax = 100;


export const productUpdateUploadTitleRegExp = new RegExp('\\S');
export const productUpdateUploadDescriptionMax = 4000;

export const productUpdateUploadPriceMax = 10000;

export const productUpdateUploadStockMin = 0;
export const productUpdateUploadStockMax = 100000;

export const productUpdateUploadAltMax = 500;



export const ProductUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productUpdateUploadTitleMax)).check(/*#__PURE__*/ zod.regex(productUpdateUploadTitleRegExp))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productUpdateUploadDescriptionMax))),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productUpdateUploadPriceMax))),
  "stock": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productUpdateUploadStockMin)).check(/*#__PURE__*/ zod.lte(productUpdateUploadStockMax))),
  "alt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productUpdateUploadAltMax))),
  "uploadId": /*#__PURE__*/ zod.optional(Id)
});

export type ProductUpdateUpload = zod.input<typeof ProductUpdateUpload>;
export type ProductUpdateUploadOutput = zod.output<typeof ProductUpdateUpload>;

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

export const BookmarkType = /*#__PURE__*/ zod.enum(['all', 'photos']);

export type BookmarkType = zod.input<typeof BookmarkType>;
export type BookmarkTypeOutput = zod.output<typeof BookmarkType>;

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

export const blockedCountriesUpdateRequestCountryCodesMax = 300;



export const BlockedCountriesUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "countryCodes": /*#__PURE__*/ zod.array(CountryCode).check(/*#__PURE__*/ zod.maxLength(blockedCountriesUpdateRequestCountryCodesMax))
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

export const reportCreateRequestTextMax = 2000;



export const ReportCreateRequest = /*#__PURE__*/ zod.strictObject({
  "targetType": ReportTargetType,
  "targetId": Id,
  "reason": ReportReason,
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportCreateRequestTextMax)))
});

export type ReportCreateRequest = zod.input<typeof ReportCreateRequest>;
export type ReportCreateRequestOutput = zod.output<typeof ReportCreateRequest>;

export const reportAppealRequestTextMax = 2000;


export const reportAppealRequestTextRegExp = new RegExp('\\S');


export const ReportAppealRequest = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportAppealRequestTextMax)).check(/*#__PURE__*/ zod.regex(reportAppealRequestTextRegExp))
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

export const cameoAnswerTextMax = 1000;


export const cameoAnswerTextRegExp = new RegExp('\\S');


export const CameoAnswer = /*#__PURE__*/ zod.strictObject({
  "question": CameoQuestionKey,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cameoAnswerTextMax)).check(/*#__PURE__*/ zod.regex(cameoAnswerTextRegExp))
});

export type CameoAnswer = zod.input<typeof CameoAnswer>;
export type CameoAnswerOutput = zod.output<typeof CameoAnswer>;

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

export const cameoBookingRequestRecipientNameMax = 60;

export const cameoBookingRequestLanguageRegExp = new RegExp('^[a-z]{2}$');
export const cameoBookingRequestAnswersMax = 11;



export const CameoBookingRequest = /*#__PURE__*/ zod.strictObject({
  "recipientKind": CameoRecipientKind,
  "recipientName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cameoBookingRequestRecipientNameMax))),
  "recipientGender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()])),
  "requestType": CameoRequestType,
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cameoBookingRequestLanguageRegExp)),
  "currency": CurrencyCode,
  "answers": /*#__PURE__*/ zod.array(CameoAnswer).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cameoBookingRequestAnswersMax))
});

export type CameoBookingRequest = zod.input<typeof CameoBookingRequest>;
export type CameoBookingRequestOutput = zod.output<typeof CameoBookingRequest>;

export const ChargeType = /*#__PURE__*/ zod.enum(['tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream', 'subscription']);

export type ChargeType = zod.input<typeof ChargeType>;
export type ChargeTypeOutput = zod.output<typeof ChargeType>;

export const purchaseRequestExpectedPriceMin = 0;
export const purchaseRequestExpectedPriceMax = 1000000;



export const PurchaseRequest = /*#__PURE__*/ zod.strictObject({
  "expectedPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(purchaseRequestExpectedPriceMin)).check(/*#__PURE__*/ zod.lte(purchaseRequestExpectedPriceMax)))
});

export type PurchaseRequest = zod.input<typeof PurchaseRequest>;
export type PurchaseRequestOutput = zod.output<typeof PurchaseRequest>;

export const productPurchaseRequestQuantityDefault = 1;
export const productPurchaseRequestQuantityMax = 100;

export const productPurchaseRequestNoteMax = 500;

export const productPurchaseRequestExpectedPriceMin = 0;
export const productPurchaseRequestExpectedPriceMax = 100000000;



export const ProductPurchaseRequest = /*#__PURE__*/ zod.strictObject({
  "quantity": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productPurchaseRequestQuantityMax)), productPurchaseRequestQuantityDefault),
  "addressId": /*#__PURE__*/ zod.optional(Id),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productPurchaseRequestNoteMax))),
  "expectedPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(productPurchaseRequestExpectedPriceMin)).check(/*#__PURE__*/ zod.lte(productPurchaseRequestExpectedPriceMax)))
});

export type ProductPurchaseRequest = zod.input<typeof ProductPurchaseRequest>;
export type ProductPurchaseRequestOutput = zod.output<typeof ProductPurchaseRequest>;

export const OrderType = /*#__PURE__*/ zod.enum(['physical', 'digital']);

export type OrderType = zod.input<typeof OrderType>;
export type OrderTypeOutput = zod.output<typeof OrderType>;

export const OrderStatus = /*#__PURE__*/ zod.enum(['paid', 'processing', 'shipped', 'delivered', 'refunded']);

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

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

export const SubscriptionType = /*#__PURE__*/ zod.enum(['free', 'monthly', 'yearly']);

export type SubscriptionType = zod.input<typeof SubscriptionType>;
export type SubscriptionTypeOutput = zod.output<typeof SubscriptionType>;

export const couponApplyRequestAmountMin = 0.01;
export const couponApplyRequestAmountMax = 1000000;



export const CouponApplyRequest = /*#__PURE__*/ zod.strictObject({
  "type": PaymentType,
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(couponApplyRequestAmountMin)).check(/*#__PURE__*/ zod.lte(couponApplyRequestAmountMax))),
  "packageId": /*#__PURE__*/ zod.optional(Id),
  "performerId": /*#__PURE__*/ zod.optional(Id),
  "subscriptionType": /*#__PURE__*/ zod.optional(SubscriptionType)
});

export type CouponApplyRequest = zod.input<typeof CouponApplyRequest>;
export type CouponApplyRequestOutput = zod.output<typeof CouponApplyRequest>;

export const SubscriptionSource = /*#__PURE__*/ zod.enum(['card', 'wallet']);

export type SubscriptionSource = zod.input<typeof SubscriptionSource>;
export type SubscriptionSourceOutput = zod.output<typeof SubscriptionSource>;

export const subscribeRequestTypeDefault = 'monthly';
export const subscribeRequestSourceDefault = 'card';
export const subscribeRequestPaymentMethodIdMax = 200;

export const subscribeRequestExpectedPriceMin = 0;
export const subscribeRequestExpectedPriceMax = 1000000;



export const SubscribeRequest = /*#__PURE__*/ zod.strictObject({
  "performerId": Id,
  "type": /*#__PURE__*/ zod._default(SubscriptionType, subscribeRequestTypeDefault),
  "source": /*#__PURE__*/ zod._default(SubscriptionSource, subscribeRequestSourceDefault),
  "paymentMethodId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subscribeRequestPaymentMethodIdMax))),
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode),
  "expectedPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(subscribeRequestExpectedPriceMin)).check(/*#__PURE__*/ zod.lte(subscribeRequestExpectedPriceMax)))
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

export const topUpRequestAmountMin = 0.01;
export const topUpRequestAmountMax = 1000000;

export const topUpRequestPaymentMethodIdMax = 200;



export const TopUpRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(topUpRequestAmountMin)).check(/*#__PURE__*/ zod.lte(topUpRequestAmountMax)),
  "paymentMethodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(topUpRequestPaymentMethodIdMax)),
  "packageId": /*#__PURE__*/ zod.optional(Id),
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode)
});

export type TopUpRequest = zod.input<typeof TopUpRequest>;
export type TopUpRequestOutput = zod.output<typeof TopUpRequest>;

export const SubscriptionCancelReason = /*#__PURE__*/ zod.enum(['too-expensive', 'too-little-new', 'not-as-expected', 'time-is-short', 'other']);

export type SubscriptionCancelReason = zod.input<typeof SubscriptionCancelReason>;
export type SubscriptionCancelReasonOutput = zod.output<typeof SubscriptionCancelReason>;

export const subscriptionCancelRequestNoteMax = 500;



export const SubscriptionCancelRequest = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.optional(SubscriptionCancelReason),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(subscriptionCancelRequestNoteMax)))
});

export type SubscriptionCancelRequest = zod.input<typeof SubscriptionCancelRequest>;
export type SubscriptionCancelRequestOutput = zod.output<typeof SubscriptionCancelRequest>;

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

export const StripeBusinessType = /*#__PURE__*/ zod.enum(['individual', 'company']);

export type StripeBusinessType = zod.input<typeof StripeBusinessType>;
export type StripeBusinessTypeOutput = zod.output<typeof StripeBusinessType>;

export const StripeAccountRequest = /*#__PURE__*/ zod.strictObject({
  "countryCode": CountryCode,
  "businessType": /*#__PURE__*/ zod.optional(StripeBusinessType)
});

export type StripeAccountRequest = zod.input<typeof StripeAccountRequest>;
export type StripeAccountRequestOutput = zod.output<typeof StripeAccountRequest>;

export const paymentCardCreateRequestPaymentMethodIdMax = 200;

export const paymentCardCreateRequestIsDefaultDefault = false;

export const PaymentCardCreateRequest = /*#__PURE__*/ zod.strictObject({
  "paymentMethodId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentCardCreateRequestPaymentMethodIdMax)),
  "isDefault": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), paymentCardCreateRequestIsDefaultDefault)
});

export type PaymentCardCreateRequest = zod.input<typeof PaymentCardCreateRequest>;
export type PaymentCardCreateRequestOutput = zod.output<typeof PaymentCardCreateRequest>;

export const SubscriptionSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'paidThroughAt', 'price']);

export type SubscriptionSortBy = zod.input<typeof SubscriptionSortBy>;
export type SubscriptionSortByOutput = zod.output<typeof SubscriptionSortBy>;

export const subscriptionConsentRequestPriceMin = 0;
export const subscriptionConsentRequestPriceMax = 1000000;



export const SubscriptionConsentRequest = /*#__PURE__*/ zod.strictObject({
  "price": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(subscriptionConsentRequestPriceMin)).check(/*#__PURE__*/ zod.lte(subscriptionConsentRequestPriceMax))
});

export type SubscriptionConsentRequest = zod.input<typeof SubscriptionConsentRequest>;
export type SubscriptionConsentRequestOutput = zod.output<typeof SubscriptionConsentRequest>;

export const OrderSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'updatedAt', 'amount']);

export type OrderSortBy = zod.input<typeof OrderSortBy>;
export type OrderSortByOutput = zod.output<typeof OrderSortBy>;

export const OrderNextStatus = /*#__PURE__*/ zod.enum(['processing', 'shipped', 'delivered']);

export type OrderNextStatus = zod.input<typeof OrderNextStatus>;
export type OrderNextStatusOutput = zod.output<typeof OrderNextStatus>;

export const orderUpdateRequestCarrierMax = 60;

export const orderUpdateRequestTrackingNumberMax = 60;

export const orderUpdateRequestTrackingUrlMax = 500;


export const orderUpdateRequestTrackingUrlRegExp = new RegExp('^https?:/');


export const OrderUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.optional(OrderNextStatus),
  "carrier": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestCarrierMax))),
  "trackingNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestTrackingNumberMax))),
  "trackingUrl": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestTrackingUrlMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestTrackingUrlRegExp)))
});

export type OrderUpdateRequest = zod.input<typeof OrderUpdateRequest>;
export type OrderUpdateRequestOutput = zod.output<typeof OrderUpdateRequest>;

export const OrderAddressUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "addressId": Id
});

export type OrderAddressUpdateRequest = zod.input<typeof OrderAddressUpdateRequest>;
export type OrderAddressUpdateRequestOutput = zod.output<typeof OrderAddressUpdateRequest>;

export const addressCreateRequestLabelMax = 40;

export const addressCreateRequestNameMax = 100;


export const addressCreateRequestNameRegExp = new RegExp('\\S');
export const addressCreateRequestLine1Max = 120;


export const addressCreateRequestLine1RegExp = new RegExp('\\S');
export const addressCreateRequestLine2Max = 120;

export const addressCreateRequestPostalCodeMax = 20;

export const addressCreateRequestCityMax = 100;


export const addressCreateRequestCityRegExp = new RegExp('\\S');
export const addressCreateRequestStateCodeMax = 10;

export const addressCreateRequestPhoneMax = 30;



export const AddressCreateRequest = /*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressCreateRequestLabelMax))),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressCreateRequestNameMax)).check(/*#__PURE__*/ zod.regex(addressCreateRequestNameRegExp)),
  "line1": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressCreateRequestLine1Max)).check(/*#__PURE__*/ zod.regex(addressCreateRequestLine1RegExp)),
  "line2": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressCreateRequestLine2Max))),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressCreateRequestPostalCodeMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressCreateRequestCityMax)).check(/*#__PURE__*/ zod.regex(addressCreateRequestCityRegExp)),
  "stateCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressCreateRequestStateCodeMax))),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressCreateRequestPhoneMax))),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type AddressCreateRequest = zod.input<typeof AddressCreateRequest>;
export type AddressCreateRequestOutput = zod.output<typeof AddressCreateRequest>;

export const addressUpdateUploadLabelMax = 40;

export const addressUpdateUploadNameMax = 100;


export const addressUpdateUploadNameRegExp = new RegExp('\\S');
export const addressUpdateUploadLine1Max = 120;


export const addressUpdateUploadLine1RegExp = new RegExp('\\S');
export const addressUpdateUploadLine2Max = 120;

export const addressUpdateUploadPostalCodeMax = 20;

export const addressUpdateUploadCityMax = 100;


export const addressUpdateUploadCityRegExp = new RegExp('\\S');
export const addressUpdateUploadStateCodeMax = 10;

export const addressUpdateUploadPhoneMax = 30;



export const AddressUpdateUpload = /*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressUpdateUploadLabelMax))),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressUpdateUploadNameMax)).check(/*#__PURE__*/ zod.regex(addressUpdateUploadNameRegExp))),
  "line1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressUpdateUploadLine1Max)).check(/*#__PURE__*/ zod.regex(addressUpdateUploadLine1RegExp))),
  "line2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressUpdateUploadLine2Max))),
  "postalCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressUpdateUploadPostalCodeMax))),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressUpdateUploadCityMax)).check(/*#__PURE__*/ zod.regex(addressUpdateUploadCityRegExp))),
  "stateCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressUpdateUploadStateCodeMax))),
  "countryCode": /*#__PURE__*/ zod.optional(CountryCode),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressUpdateUploadPhoneMax))),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type AddressUpdateUpload = zod.input<typeof AddressUpdateUpload>;
export type AddressUpdateUploadOutput = zod.output<typeof AddressUpdateUpload>;

export const EarningSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'net']);

export type EarningSortBy = zod.input<typeof EarningSortBy>;
export type EarningSortByOutput = zod.output<typeof EarningSortBy>;

export const EarningType = /*#__PURE__*/ zod.enum(['subscription', 'tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream']);

export type EarningType = zod.input<typeof EarningType>;
export type EarningTypeOutput = zod.output<typeof EarningType>;

export const EarningStatus = /*#__PURE__*/ zod.enum(['held', 'payable', 'frozen', 'refunded']);

export type EarningStatus = zod.input<typeof EarningStatus>;
export type EarningStatusOutput = zod.output<typeof EarningStatus>;

export const EarningInterval = /*#__PURE__*/ zod.enum(['day', 'week', 'month']);

export type EarningInterval = zod.input<typeof EarningInterval>;
export type EarningIntervalOutput = zod.output<typeof EarningInterval>;

export const payoutRequestCreateRequestAmountMin = 0.01;
export const payoutRequestCreateRequestAmountMax = 100000000;

export const payoutRequestCreateRequestMethodDefault = 'bank-transfer';
export const payoutRequestCreateRequestNoteMax = 500;



export const PayoutRequestCreateRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(payoutRequestCreateRequestAmountMin)).check(/*#__PURE__*/ zod.lte(payoutRequestCreateRequestAmountMax)),
  "method": /*#__PURE__*/ zod._default(PayoutMethod, payoutRequestCreateRequestMethodDefault),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(payoutRequestCreateRequestNoteMax)))
});

export type PayoutRequestCreateRequest = zod.input<typeof PayoutRequestCreateRequest>;
export type PayoutRequestCreateRequestOutput = zod.output<typeof PayoutRequestCreateRequest>;

export const PayoutStatus = /*#__PURE__*/ zod.enum(['pending', 'approved', 'paid', 'failed', 'rejected']);

export type PayoutStatus = zod.input<typeof PayoutStatus>;
export type PayoutStatusOutput = zod.output<typeof PayoutStatus>;

export const payoutCalculateRequestAmountMin = 0.01;
export const payoutCalculateRequestAmountMax = 100000000;



export const PayoutCalculateRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(payoutCalculateRequestAmountMin)).check(/*#__PURE__*/ zod.lte(payoutCalculateRequestAmountMax))),
  "method": /*#__PURE__*/ zod.optional(PayoutMethod)
});

export type PayoutCalculateRequest = zod.input<typeof PayoutCalculateRequest>;
export type PayoutCalculateRequestOutput = zod.output<typeof PayoutCalculateRequest>;

export const PayoutSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'updatedAt', 'amount']);

export type PayoutSortBy = zod.input<typeof PayoutSortBy>;
export type PayoutSortByOutput = zod.output<typeof PayoutSortBy>;

export const payoutRequestUpdateRequestAmountMin = 0.01;
export const payoutRequestUpdateRequestAmountMax = 100000000;

export const payoutRequestUpdateRequestNoteMax = 500;



export const PayoutRequestUpdateRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(payoutRequestUpdateRequestAmountMin)).check(/*#__PURE__*/ zod.lte(payoutRequestUpdateRequestAmountMax))),
  "method": /*#__PURE__*/ zod.optional(PayoutMethod),
  "note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(payoutRequestUpdateRequestNoteMax)))
});

export type PayoutRequestUpdateRequest = zod.input<typeof PayoutRequestUpdateRequest>;
export type PayoutRequestUpdateRequestOutput = zod.output<typeof PayoutRequestUpdateRequest>;

export const ReferralSortBy = /*#__PURE__*/ zod.enum(['createdAt', 'amount']);

export type ReferralSortBy = zod.input<typeof ReferralSortBy>;
export type ReferralSortByOutput = zod.output<typeof ReferralSortBy>;

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

export const UploadKind = /*#__PURE__*/ zod.enum(['video', 'audio', 'product']);

export type UploadKind = zod.input<typeof UploadKind>;
export type UploadKindOutput = zod.output<typeof UploadKind>;

export const uploadCreateRequestFileNameMax = 255;


export const uploadCreateRequestFileNameRegExp = new RegExp('\\S');
export const uploadCreateRequestSizeMax = 2147483648;



export const UploadCreateRequest = /*#__PURE__*/ zod.strictObject({
  "kind": UploadKind,
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadCreateRequestFileNameMax)).check(/*#__PURE__*/ zod.regex(uploadCreateRequestFileNameRegExp)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(uploadCreateRequestSizeMax))
});

export type UploadCreateRequest = zod.input<typeof UploadCreateRequest>;
export type UploadCreateRequestOutput = zod.output<typeof UploadCreateRequest>;

export const uploadChunkOffsetMin = 0;
export const uploadChunkOffsetMax = 2147483648;



export const UploadChunk = /*#__PURE__*/ zod.strictObject({
  "offset": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadChunkOffsetMin)).check(/*#__PURE__*/ zod.lte(uploadChunkOffsetMax))
});

export type UploadChunk = zod.input<typeof UploadChunk>;
export type UploadChunkOutput = zod.output<typeof UploadChunk>;

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
