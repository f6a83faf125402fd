/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RegistrationKey = /*#__PURE__*/ zod.string();

export type RegistrationKey = zod.input<typeof RegistrationKey>;
export type RegistrationKeyOutput = zod.output<typeof RegistrationKey>;

export const Timestamp = /*#__PURE__*/ zod.string();

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const AuthToken = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string(),
  "expiresAt": Timestamp
});

export type AuthToken = zod.input<typeof AuthToken>;
export type AuthTokenOutput = zod.output<typeof AuthToken>;

export const EmailVerification = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true),
  "session": /*#__PURE__*/ zod.union([AuthToken,/*#__PURE__*/ zod.null()])
});

export type EmailVerification = zod.input<typeof EmailVerification>;
export type EmailVerificationOutput = zod.output<typeof EmailVerification>;

export const Email = /*#__PURE__*/ zod.string();

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const Done = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true)
});

export type Done = zod.input<typeof Done>;
export type DoneOutput = zod.output<typeof Done>;

export const Locale = /*#__PURE__*/ zod.enum(['en-US', 'es-ES']);

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const ReferralCode = /*#__PURE__*/ zod.string();

export type ReferralCode = zod.input<typeof ReferralCode>;
export type ReferralCodeOutput = zod.output<typeof ReferralCode>;

export const CaptchaProofToken = /*#__PURE__*/ zod.string();

export type CaptchaProofToken = zod.input<typeof CaptchaProofToken>;
export type CaptchaProofTokenOutput = zod.output<typeof CaptchaProofToken>;

export const CalendarDate = /*#__PURE__*/ zod.string();

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;

export const Gender = /*#__PURE__*/ zod.enum(['male', 'female']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const CountryCode = /*#__PURE__*/ zod.string();

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const Id = /*#__PURE__*/ zod.string();

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const Registration = /*#__PURE__*/ zod.object({
  "userId": Id,
  "requiresEmailVerification": /*#__PURE__*/ zod.boolean(),
  "registrationKey": RegistrationKey
});

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;

export const PerformerStatus = /*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected']);

export type PerformerStatus = zod.input<typeof PerformerStatus>;
export type PerformerStatusOutput = zod.output<typeof PerformerStatus>;

export const SubscriptionBundle = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['quarterly', 'half-yearly']),
  "months": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(6)]),
  "percentOff": /*#__PURE__*/ zod.int(),
  "price": /*#__PURE__*/ zod.number(),
  "saving": /*#__PURE__*/ zod.number()
});

export type SubscriptionBundle = zod.input<typeof SubscriptionBundle>;
export type SubscriptionBundleOutput = zod.output<typeof SubscriptionBundle>;

export const CurrencyCode = /*#__PURE__*/ zod.string();

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const CurrencySettings = /*#__PURE__*/ zod.object({
  "manualDetect": /*#__PURE__*/ zod.boolean(),
  "currency": CurrencyCode
});

export type CurrencySettings = zod.input<typeof CurrencySettings>;
export type CurrencySettingsOutput = zod.output<typeof CurrencySettings>;

export const LanguageCode = /*#__PURE__*/ zod.string();

export type LanguageCode = zod.input<typeof LanguageCode>;
export type LanguageCodeOutput = zod.output<typeof LanguageCode>;

export const PerformerDocumentType = /*#__PURE__*/ zod.enum(['identity', 'portrait']);

export type PerformerDocumentType = zod.input<typeof PerformerDocumentType>;
export type PerformerDocumentTypeOutput = zod.output<typeof PerformerDocumentType>;

export const PerformerDocumentStatus = /*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected']);

export type PerformerDocumentStatus = zod.input<typeof PerformerDocumentStatus>;
export type PerformerDocumentStatusOutput = zod.output<typeof PerformerDocumentStatus>;

export const PerformerDocument = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": PerformerDocumentType,
  "status": PerformerDocumentStatus,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "createdAt": Timestamp
});

export type PerformerDocument = zod.input<typeof PerformerDocument>;
export type PerformerDocumentOutput = zod.output<typeof PerformerDocument>;

export const FileStatus = /*#__PURE__*/ zod.enum(['uploaded', 'processing', 'ready', 'failed']);

export type FileStatus = zod.input<typeof FileStatus>;
export type FileStatusOutput = zod.output<typeof FileStatus>;

export const Url = /*#__PURE__*/ zod.string();

export type Url = zod.input<typeof Url>;
export type UrlOutput = zod.output<typeof Url>;

export const WelcomeVideo = /*#__PURE__*/ zod.object({
  "_id": Id,
  "status": FileStatus,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "posterUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "captionsUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "height": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int())
});

export type WelcomeVideo = zod.input<typeof WelcomeVideo>;
export type WelcomeVideoOutput = zod.output<typeof WelcomeVideo>;

export const BankingSettings = /*#__PURE__*/ zod.object({
  "accountHolder": /*#__PURE__*/ zod.string(),
  "bankName": /*#__PURE__*/ zod.string(),
  "countryCode": CountryCode,
  "currency": CurrencyCode,
  "accountNumberEnd": /*#__PURE__*/ zod.string(),
  "bankCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "updatedAt": Timestamp
});

export type BankingSettings = zod.input<typeof BankingSettings>;
export type BankingSettingsOutput = zod.output<typeof BankingSettings>;

export const PayoutMethod = /*#__PURE__*/ zod.enum(['bank-transfer', 'stripe']);

export type PayoutMethod = zod.input<typeof PayoutMethod>;
export type PayoutMethodOutput = zod.output<typeof PayoutMethod>;

export const StripeAccountStatus = /*#__PURE__*/ zod.enum(['incomplete', 'pending', 'ready', 'restricted', 'rejected']);

export type StripeAccountStatus = zod.input<typeof StripeAccountStatus>;
export type StripeAccountStatusOutput = zod.output<typeof StripeAccountStatus>;

export const ConnectedStripeAccount = /*#__PURE__*/ zod.object({
  "status": StripeAccountStatus,
  "countryCode": CountryCode,
  "accountEnd": /*#__PURE__*/ zod.string()
});

export type ConnectedStripeAccount = zod.input<typeof ConnectedStripeAccount>;
export type ConnectedStripeAccountOutput = zod.output<typeof ConnectedStripeAccount>;

export const PayoutDestination = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type PayoutDestination = zod.input<typeof PayoutDestination>;
export type PayoutDestinationOutput = zod.output<typeof PayoutDestination>;

export const PaymentGatewaySettings = /*#__PURE__*/ zod.object({
  "payoutMethod": PayoutMethod,
  "isBankAccountNamed": /*#__PURE__*/ zod.boolean(),
  "isStripeConnected": /*#__PURE__*/ zod.boolean(),
  "stripeAccount": /*#__PURE__*/ zod.union([ConnectedStripeAccount,/*#__PURE__*/ zod.null()]),
  "canReceivePayouts": /*#__PURE__*/ zod.boolean(),
  "destination": PayoutDestination
});

export type PaymentGatewaySettings = zod.input<typeof PaymentGatewaySettings>;
export type PaymentGatewaySettingsOutput = zod.output<typeof PaymentGatewaySettings>;

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
  "quarterlyPercentOff": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "halfYearlyPercentOff": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "bundles": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SubscriptionBundle)),
  "totalFollowers": /*#__PURE__*/ zod.int(),
  "totalFeeds": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "balance": /*#__PURE__*/ zod.number(),
  "earnings": /*#__PURE__*/ zod.number(),
  "currencySettings": CurrencySettings,
  "locale": Locale,
  "statusReason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "languages": /*#__PURE__*/ zod.array(LanguageCode),
  "documents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PerformerDocument)),
  "welcomeVideo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([WelcomeVideo,/*#__PURE__*/ zod.null()])),
  "bankingSettings": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([BankingSettings,/*#__PURE__*/ zod.null()])),
  "paymentGatewaySettings": /*#__PURE__*/ zod.optional(PaymentGatewaySettings),
  "totalSubscribers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "createdAt": Timestamp
});

export type MyPerformer = zod.input<typeof MyPerformer>;
export type MyPerformerOutput = zod.output<typeof MyPerformer>;

export const SecondFactor = /*#__PURE__*/ zod.object({
  "isEnabled": /*#__PURE__*/ zod.boolean(),
  "isOperator": /*#__PURE__*/ zod.boolean(),
  "recoveryCodesLeft": /*#__PURE__*/ zod.int()
});

export type SecondFactor = zod.input<typeof SecondFactor>;
export type SecondFactorOutput = zod.output<typeof SecondFactor>;

export const SecondFactorSecret = /*#__PURE__*/ zod.object({
  "secret": /*#__PURE__*/ zod.string(),
  "uri": /*#__PURE__*/ zod.string()
});

export type SecondFactorSecret = zod.input<typeof SecondFactorSecret>;
export type SecondFactorSecretOutput = zod.output<typeof SecondFactorSecret>;

export const RecoveryCodes = /*#__PURE__*/ zod.object({
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type RecoveryCodes = zod.input<typeof RecoveryCodes>;
export type RecoveryCodesOutput = zod.output<typeof RecoveryCodes>;

export const Session = /*#__PURE__*/ zod.object({
  "_id": Id,
  "isCurrent": /*#__PURE__*/ zod.boolean(),
  "client": /*#__PURE__*/ zod.string(),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "createdAt": Timestamp,
  "usedAt": Timestamp,
  "expiresAt": Timestamp
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const SessionList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Session),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type SessionList = zod.input<typeof SessionList>;
export type SessionListOutput = zod.output<typeof SessionList>;

export const TwitterLogin = /*#__PURE__*/ zod.object({
  "url": Url,
  "oauthToken": /*#__PURE__*/ zod.string(),
  "oauthTokenSecret": /*#__PURE__*/ zod.string()
});

export type TwitterLogin = zod.input<typeof TwitterLogin>;
export type TwitterLoginOutput = zod.output<typeof TwitterLogin>;

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
  "favicon": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
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
  "favicon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
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
  "googleClientId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "isTwitterLoginEnabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "recaptchaSiteKey": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "menus": /*#__PURE__*/ zod.array(MenuItem)
});

export type PublicSettings = zod.input<typeof PublicSettings>;
export type PublicSettingsOutput = zod.output<typeof PublicSettings>;

export const City = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string()
});

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;

export const CityList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(City),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type CityList = zod.input<typeof CityList>;
export type CityListOutput = zod.output<typeof CityList>;

export const CountryRegion = /*#__PURE__*/ zod.enum(['AS', 'EU', 'AF', 'NA', 'SA', 'OC', 'AN', 'Americas']);

export type CountryRegion = zod.input<typeof CountryRegion>;
export type CountryRegionOutput = zod.output<typeof CountryRegion>;

export const CountryCurrency = /*#__PURE__*/ zod.object({
  "code": CurrencyCode,
  "name": /*#__PURE__*/ zod.string(),
  "symbol": /*#__PURE__*/ zod.string()
});

export type CountryCurrency = zod.input<typeof CountryCurrency>;
export type CountryCurrencyOutput = zod.output<typeof CountryCurrency>;

export const Language = /*#__PURE__*/ zod.object({
  "code": LanguageCode,
  "name": /*#__PURE__*/ zod.string()
});

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;

export const Country = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "code": CountryCode,
  "code3": /*#__PURE__*/ zod.string(),
  "numericCode": /*#__PURE__*/ zod.string(),
  "capital": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "region": CountryRegion,
  "currency": /*#__PURE__*/ zod.union([CountryCurrency,/*#__PURE__*/ zod.null()]),
  "language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()]),
  "flagUrl": Url
});

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;

export const CountryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Country),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type CountryList = zod.input<typeof CountryList>;
export type CountryListOutput = zod.output<typeof CountryList>;

export const IpLocation = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "countryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "currency": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "locale": Locale,
  "isConsentRequired": /*#__PURE__*/ zod.boolean()
});

export type IpLocation = zod.input<typeof IpLocation>;
export type IpLocationOutput = zod.output<typeof IpLocation>;

export const TextDirection = /*#__PURE__*/ zod.enum(['LTR', 'RTL']);

export type TextDirection = zod.input<typeof TextDirection>;
export type TextDirectionOutput = zod.output<typeof TextDirection>;

export const Culture = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "displayName": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.string()
});

export type Culture = zod.input<typeof Culture>;
export type CultureOutput = zod.output<typeof Culture>;

export const LanguageReference = /*#__PURE__*/ zod.object({
  "iso639Part1": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "iso639Part2": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "iso639Part2English": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "iso639Part3": /*#__PURE__*/ zod.string(),
  "englishNames": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "nativeNames": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "direction": TextDirection,
  "family": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "countryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "cultures": /*#__PURE__*/ zod.array(Culture)
});

export type LanguageReference = zod.input<typeof LanguageReference>;
export type LanguageReferenceOutput = zod.output<typeof LanguageReference>;

export const LanguageReferenceList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(LanguageReference),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type LanguageReferenceList = zod.input<typeof LanguageReferenceList>;
export type LanguageReferenceListOutput = zod.output<typeof LanguageReferenceList>;

export const LanguageList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Language),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type LanguageList = zod.input<typeof LanguageList>;
export type LanguageListOutput = zod.output<typeof LanguageList>;

export const LocaleTuple = /*#__PURE__*/ zod.object({
  "tag": /*#__PURE__*/ zod.string(),
  "language": LanguageCode,
  "script": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "region": /*#__PURE__*/ zod.string()
});

export type LocaleTuple = zod.input<typeof LocaleTuple>;
export type LocaleTupleOutput = zod.output<typeof LocaleTuple>;

export const LocaleTupleList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(LocaleTuple),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type LocaleTupleList = zod.input<typeof LocaleTupleList>;
export type LocaleTupleListOutput = zod.output<typeof LocaleTupleList>;

export const PhoneCode = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "countryCode": CountryCode,
  "name": /*#__PURE__*/ zod.string()
});

export type PhoneCode = zod.input<typeof PhoneCode>;
export type PhoneCodeOutput = zod.output<typeof PhoneCode>;

export const PhoneCodeList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(PhoneCode),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type PhoneCodeList = zod.input<typeof PhoneCodeList>;
export type PhoneCodeListOutput = zod.output<typeof PhoneCodeList>;

export const CaptchaProof = /*#__PURE__*/ zod.object({
  "proof": CaptchaProofToken,
  "expiresAt": Timestamp
});

export type CaptchaProof = zod.input<typeof CaptchaProof>;
export type CaptchaProofOutput = zod.output<typeof CaptchaProof>;

export const SitePromoPlacement = /*#__PURE__*/ zod.enum(['welcome', 'home', 'explore', 'wallet']);

export type SitePromoPlacement = zod.input<typeof SitePromoPlacement>;
export type SitePromoPlacementOutput = zod.output<typeof SitePromoPlacement>;

export const SitePromo = /*#__PURE__*/ zod.object({
  "_id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string(),
  "placement": SitePromoPlacement,
  "imageUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "imageAlt": /*#__PURE__*/ zod.string(),
  "href": /*#__PURE__*/ zod.string(),
  "label": /*#__PURE__*/ zod.string(),
  "endsAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp
});

export type SitePromo = zod.input<typeof SitePromo>;
export type SitePromoOutput = zod.output<typeof SitePromo>;

export const SitePromoList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(SitePromo),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type SitePromoList = zod.input<typeof SitePromoList>;
export type SitePromoListOutput = zod.output<typeof SitePromoList>;

export const State = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string()
});

export type State = zod.input<typeof State>;
export type StateOutput = zod.output<typeof State>;

export const StateList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(State),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type StateList = zod.input<typeof StateList>;
export type StateListOutput = zod.output<typeof StateList>;

export const Translation = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string()
});

export type Translation = zod.input<typeof Translation>;
export type TranslationOutput = zod.output<typeof Translation>;

export const TranslationList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Translation),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type TranslationList = zod.input<typeof TranslationList>;
export type TranslationListOutput = zod.output<typeof TranslationList>;

export const CameoRecipientKind = /*#__PURE__*/ zod.enum(['myself', 'someone_else']);

export type CameoRecipientKind = zod.input<typeof CameoRecipientKind>;
export type CameoRecipientKindOutput = zod.output<typeof CameoRecipientKind>;

export const CameoRequestType = /*#__PURE__*/ zod.enum(['birthday', 'advice', 'question', 'other']);

export type CameoRequestType = zod.input<typeof CameoRequestType>;
export type CameoRequestTypeOutput = zod.output<typeof CameoRequestType>;

export const CameoQuestionKey = /*#__PURE__*/ zod.enum(['birthday_when', 'birthday_old', 'birthday_doing', 'instructions', 'question_question', 'advice_on', 'advice_help', 'other_relation', 'other_occasion', 'other_reason', 'to_know']);

export type CameoQuestionKey = zod.input<typeof CameoQuestionKey>;
export type CameoQuestionKeyOutput = zod.output<typeof CameoQuestionKey>;

export const CameoQuestion = /*#__PURE__*/ zod.object({
  "key": CameoQuestionKey,
  "requestType": /*#__PURE__*/ zod.union([CameoRequestType,/*#__PURE__*/ zod.null()])
});

export type CameoQuestion = zod.input<typeof CameoQuestion>;
export type CameoQuestionOutput = zod.output<typeof CameoQuestion>;

export const UserAdditional = /*#__PURE__*/ zod.object({
  "genders": /*#__PURE__*/ zod.array(Gender),
  "recipientKinds": /*#__PURE__*/ zod.array(CameoRecipientKind),
  "requestTypes": /*#__PURE__*/ zod.array(CameoRequestType),
  "questions": /*#__PURE__*/ zod.array(CameoQuestion)
});

export type UserAdditional = zod.input<typeof UserAdditional>;
export type UserAdditionalOutput = zod.output<typeof UserAdditional>;

export const Me = /*#__PURE__*/ zod.object({
  "_id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "pendingEmail": /*#__PURE__*/ zod.optional(Email),
  "isEmailVerified": /*#__PURE__*/ zod.boolean(),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "balance": /*#__PURE__*/ zod.number(),
  "isPerformer": /*#__PURE__*/ zod.boolean(),
  "currencySettings": CurrencySettings,
  "locale": Locale,
  "hasPassword": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type Me = zod.input<typeof Me>;
export type MeOutput = zod.output<typeof Me>;

export const UploadedImage = /*#__PURE__*/ zod.object({
  "url": Url,
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int()
});

export type UploadedImage = zod.input<typeof UploadedImage>;
export type UploadedImageOutput = zod.output<typeof UploadedImage>;

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

export const UserSummaryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(UserSummary),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type UserSummaryList = zod.input<typeof UserSummaryList>;
export type UserSummaryListOutput = zod.output<typeof UserSummaryList>;

export const User = /*#__PURE__*/ zod.object({
  "_id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isPerformer": /*#__PURE__*/ zod.boolean(),
  "isVerified": /*#__PURE__*/ zod.boolean(),
  "isFollower": /*#__PURE__*/ zod.boolean(),
  "isSubscriber": /*#__PURE__*/ zod.boolean(),
  "isBlocked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const PerformerFilters = /*#__PURE__*/ zod.object({
  "countries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "languages": /*#__PURE__*/ zod.array(LanguageCode)
});

export type PerformerFilters = zod.input<typeof PerformerFilters>;
export type PerformerFiltersOutput = zod.output<typeof PerformerFilters>;

export const PromotionCode = /*#__PURE__*/ zod.string();

export type PromotionCode = zod.input<typeof PromotionCode>;
export type PromotionCodeOutput = zod.output<typeof PromotionCode>;

export const PromotionKind = /*#__PURE__*/ zod.enum(['discount', 'trial']);

export type PromotionKind = zod.input<typeof PromotionKind>;
export type PromotionKindOutput = zod.output<typeof PromotionKind>;

export const PromotionStatus = /*#__PURE__*/ zod.enum(['active', 'ended', 'used-up', 'used']);

export type PromotionStatus = zod.input<typeof PromotionStatus>;
export type PromotionStatusOutput = zod.output<typeof PromotionStatus>;

export const PerformerPromotion = /*#__PURE__*/ zod.object({
  "code": PromotionCode,
  "kind": PromotionKind,
  "percentOff": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "freeDays": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "endsAt": Timestamp,
  "status": PromotionStatus,
  "performerId": Id,
  "price": /*#__PURE__*/ zod.number(),
  "remainingUses": /*#__PURE__*/ zod.int()
});

export type PerformerPromotion = zod.input<typeof PerformerPromotion>;
export type PerformerPromotionOutput = zod.output<typeof PerformerPromotion>;

export const SubscriptionType = /*#__PURE__*/ zod.enum(['free', 'monthly', 'quarterly', 'half-yearly', 'yearly']);

export type SubscriptionType = zod.input<typeof SubscriptionType>;
export type SubscriptionTypeOutput = zod.output<typeof SubscriptionType>;

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
  "bundles": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SubscriptionBundle)),
  "promotion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PerformerPromotion,/*#__PURE__*/ zod.null()])),
  "totalFollowers": /*#__PURE__*/ zod.int(),
  "totalFeeds": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "isFollowed": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "languages": /*#__PURE__*/ zod.array(LanguageCode),
  "welcomeVideo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([WelcomeVideo,/*#__PURE__*/ zod.null()])),
  "isLive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isSubscribed": /*#__PURE__*/ zod.boolean(),
  "subscribedUntil": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "subscriptionType": /*#__PURE__*/ zod.union([SubscriptionType,/*#__PURE__*/ zod.null()]),
  "isRenewing": /*#__PURE__*/ zod.boolean(),
  "isFreeOffered": /*#__PURE__*/ zod.boolean(),
  "isBookmarked": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isBlocked": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isCameoOffered": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "totalPhotos": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "totalGalleries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "totalVideos": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "totalReels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "totalProducts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "createdAt": Timestamp
});

export type Performer = zod.input<typeof Performer>;
export type PerformerOutput = zod.output<typeof Performer>;

export const PerformerList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Performer),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PerformerList = zod.input<typeof PerformerList>;
export type PerformerListOutput = zod.output<typeof PerformerList>;

export const SearchKeyword = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.string(),
  "totalSearches": /*#__PURE__*/ zod.int(),
  "isOwn": /*#__PURE__*/ zod.boolean()
});

export type SearchKeyword = zod.input<typeof SearchKeyword>;
export type SearchKeywordOutput = zod.output<typeof SearchKeyword>;

export const SearchKeywordList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(SearchKeyword),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type SearchKeywordList = zod.input<typeof SearchKeywordList>;
export type SearchKeywordListOutput = zod.output<typeof SearchKeywordList>;

export const PostSummary = /*#__PURE__*/ zod.object({
  "_id": Id,
  "slug": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "excerpt": /*#__PURE__*/ zod.string(),
  "locale": Locale,
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type PostSummary = zod.input<typeof PostSummary>;
export type PostSummaryOutput = zod.output<typeof PostSummary>;

export const PostSummaryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(PostSummary),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type PostSummaryList = zod.input<typeof PostSummaryList>;
export type PostSummaryListOutput = zod.output<typeof PostSummaryList>;

export const Post = /*#__PURE__*/ zod.object({
  "_id": Id,
  "slug": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "html": /*#__PURE__*/ zod.string(),
  "locale": Locale,
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Post = zod.input<typeof Post>;
export type PostOutput = zod.output<typeof Post>;

export const Hashtag = /*#__PURE__*/ zod.object({
  "_id": Id,
  "label": /*#__PURE__*/ zod.string(),
  "totalFeeds": /*#__PURE__*/ zod.int()
});

export type Hashtag = zod.input<typeof Hashtag>;
export type HashtagOutput = zod.output<typeof Hashtag>;

export const HashtagList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Hashtag),
  "total": /*#__PURE__*/ zod.int(),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type HashtagList = zod.input<typeof HashtagList>;
export type HashtagListOutput = zod.output<typeof HashtagList>;

export const HashtagSuggestion = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string(),
  "isOwn": /*#__PURE__*/ zod.boolean()
});

export type HashtagSuggestion = zod.input<typeof HashtagSuggestion>;
export type HashtagSuggestionOutput = zod.output<typeof HashtagSuggestion>;

export const HashtagSuggestions = /*#__PURE__*/ zod.object({
  "hashtags": /*#__PURE__*/ zod.array(HashtagSuggestion)
});

export type HashtagSuggestions = zod.input<typeof HashtagSuggestions>;
export type HashtagSuggestionsOutput = zod.output<typeof HashtagSuggestions>;

export const FeedStatus = /*#__PURE__*/ zod.enum(['draft', 'scheduled', 'published', 'expired']);

export type FeedStatus = zod.input<typeof FeedStatus>;
export type FeedStatusOutput = zod.output<typeof FeedStatus>;

export const Audience = /*#__PURE__*/ zod.enum(['public', 'followers', 'subscribers']);

export type Audience = zod.input<typeof Audience>;
export type AudienceOutput = zod.output<typeof Audience>;

export const AccessReason = /*#__PURE__*/ zod.enum(['public', 'owner', 'follower', 'subscriber', 'bought', 'needs-login', 'needs-follow', 'needs-subscription', 'needs-purchase']);

export type AccessReason = zod.input<typeof AccessReason>;
export type AccessReasonOutput = zod.output<typeof AccessReason>;

export const RequiredAction = /*#__PURE__*/ zod.enum(['login', 'follow', 'subscribe', 'buy']);

export type RequiredAction = zod.input<typeof RequiredAction>;
export type RequiredActionOutput = zod.output<typeof RequiredAction>;

export const AccessAlternative = /*#__PURE__*/ zod.object({
  "action": RequiredAction,
  "price": /*#__PURE__*/ zod.number()
});

export type AccessAlternative = zod.input<typeof AccessAlternative>;
export type AccessAlternativeOutput = zod.output<typeof AccessAlternative>;

export const Access = /*#__PURE__*/ zod.object({
  "isAllowed": /*#__PURE__*/ zod.boolean(),
  "reason": AccessReason,
  "requiredAction": /*#__PURE__*/ zod.union([RequiredAction,/*#__PURE__*/ zod.null()]),
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "alternative": /*#__PURE__*/ zod.union([AccessAlternative,/*#__PURE__*/ zod.null()])
});

export type Access = zod.input<typeof Access>;
export type AccessOutput = zod.output<typeof Access>;

export const FeedFileType = /*#__PURE__*/ zod.enum(['feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail']);

export type FeedFileType = zod.input<typeof FeedFileType>;
export type FeedFileTypeOutput = zod.output<typeof FeedFileType>;

export const VideoCaptions = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "locale": Locale
});

export type VideoCaptions = zod.input<typeof VideoCaptions>;
export type VideoCaptionsOutput = zod.output<typeof VideoCaptions>;

export const Storyboard = /*#__PURE__*/ zod.object({
  "url": Url,
  "interval": /*#__PURE__*/ zod.int(),
  "total": /*#__PURE__*/ zod.int(),
  "columns": /*#__PURE__*/ zod.int(),
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int()
});

export type Storyboard = zod.input<typeof Storyboard>;
export type StoryboardOutput = zod.output<typeof Storyboard>;

export const FeedFile = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": FeedFileType,
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "thumbnails": /*#__PURE__*/ zod.array(Url),
  "preview": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": /*#__PURE__*/ zod.optional(FileStatus),
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "duration": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "captions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([VideoCaptions,/*#__PURE__*/ zod.null()])),
  "hls": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()])),
  "storyboard": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Storyboard,/*#__PURE__*/ zod.null()])),
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

export const Teaser = /*#__PURE__*/ zod.object({
  "_id": Id,
  "status": FileStatus,
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "thumbnails": /*#__PURE__*/ zod.array(Url),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number())
});

export type Teaser = zod.input<typeof Teaser>;
export type TeaserOutput = zod.output<typeof Teaser>;

export const FeedPollOption = /*#__PURE__*/ zod.object({
  "_id": Id,
  "text": /*#__PURE__*/ zod.string(),
  "totalVotes": /*#__PURE__*/ zod.int(),
  "isChosen": /*#__PURE__*/ zod.boolean()
});

export type FeedPollOption = zod.input<typeof FeedPollOption>;
export type FeedPollOptionOutput = zod.output<typeof FeedPollOption>;

export const FeedPoll = /*#__PURE__*/ zod.object({
  "_id": Id,
  "question": /*#__PURE__*/ zod.string(),
  "options": /*#__PURE__*/ zod.array(FeedPollOption),
  "totalVotes": /*#__PURE__*/ zod.int(),
  "hasVoted": /*#__PURE__*/ zod.boolean(),
  "isClosed": /*#__PURE__*/ zod.boolean(),
  "endsAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type FeedPoll = zod.input<typeof FeedPoll>;
export type FeedPollOutput = zod.output<typeof FeedPoll>;

export const FeedSales = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int(),
  "net": /*#__PURE__*/ zod.number()
});

export type FeedSales = zod.input<typeof FeedSales>;
export type FeedSalesOutput = zod.output<typeof FeedSales>;

export const Mentions = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string());

export type Mentions = zod.input<typeof Mentions>;
export type MentionsOutput = zod.output<typeof Mentions>;

export const Feed = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "text": /*#__PURE__*/ zod.string(),
  "isTeaser": /*#__PURE__*/ zod.boolean(),
  "status": /*#__PURE__*/ zod.optional(FeedStatus),
  "publishAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])),
  "expiresAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])),
  "audience": Audience,
  "price": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "access": Access,
  "files": /*#__PURE__*/ zod.array(FeedFile),
  "thumbnail": /*#__PURE__*/ zod.union([FeedThumbnail,/*#__PURE__*/ zod.null()]),
  "teaser": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Teaser,/*#__PURE__*/ zod.null()])),
  "poll": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([FeedPoll,/*#__PURE__*/ zod.null()])),
  "hashtags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalComments": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isBookmarked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "isPinned": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "sales": /*#__PURE__*/ zod.optional(FeedSales),
  "mentions": /*#__PURE__*/ zod.optional(Mentions),
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

export const PlannedFeed = /*#__PURE__*/ zod.object({
  "_id": Id,
  "text": /*#__PURE__*/ zod.string(),
  "publishAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "expiresAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type PlannedFeed = zod.input<typeof PlannedFeed>;
export type PlannedFeedOutput = zod.output<typeof PlannedFeed>;

export const PlannedFeeds = /*#__PURE__*/ zod.object({
  "feeds": /*#__PURE__*/ zod.array(PlannedFeed),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type PlannedFeeds = zod.input<typeof PlannedFeeds>;
export type PlannedFeedsOutput = zod.output<typeof PlannedFeeds>;

export const FileProcessing = /*#__PURE__*/ zod.object({
  "_id": Id,
  "status": FileStatus,
  "progress": /*#__PURE__*/ zod.number(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type FileProcessing = zod.input<typeof FileProcessing>;
export type FileProcessingOutput = zod.output<typeof FileProcessing>;

export const Picture = /*#__PURE__*/ zod.object({
  "_id": Id,
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "thumbnailUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "preview": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int(),
  "alt": /*#__PURE__*/ zod.string()
});

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;

export const Gallery = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "audience": Audience,
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "access": Access,
  "thumbnail": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "photos": /*#__PURE__*/ zod.array(Picture),
  "totalPhotos": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isBookmarked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "mentions": /*#__PURE__*/ zod.optional(Mentions),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Gallery = zod.input<typeof Gallery>;
export type GalleryOutput = zod.output<typeof Gallery>;

export const GalleryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Gallery),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type GalleryList = zod.input<typeof GalleryList>;
export type GalleryListOutput = zod.output<typeof GalleryList>;

export const Photo = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "text": /*#__PURE__*/ zod.string(),
  "galleryId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "isCover": /*#__PURE__*/ zod.boolean(),
  "audience": Audience,
  "access": Access,
  "file": Picture,
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isBookmarked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Photo = zod.input<typeof Photo>;
export type PhotoOutput = zod.output<typeof Photo>;

export const PhotoList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Photo),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PhotoList = zod.input<typeof PhotoList>;
export type PhotoListOutput = zod.output<typeof PhotoList>;

export const VideoFile = /*#__PURE__*/ zod.object({
  "_id": Id,
  "status": FileStatus,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "posterUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "preview": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "captions": /*#__PURE__*/ zod.union([VideoCaptions,/*#__PURE__*/ zod.null()]),
  "hls": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "storyboard": /*#__PURE__*/ zod.union([Storyboard,/*#__PURE__*/ zod.null()]),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int()
});

export type VideoFile = zod.input<typeof VideoFile>;
export type VideoFileOutput = zod.output<typeof VideoFile>;

export const Video = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "isTeaser": /*#__PURE__*/ zod.boolean(),
  "hashtags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "audience": Audience,
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "access": Access,
  "file": VideoFile,
  "thumbnail": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "teaser": /*#__PURE__*/ zod.union([Teaser,/*#__PURE__*/ zod.null()]),
  "totalViews": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalComments": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isBookmarked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "mentions": /*#__PURE__*/ zod.optional(Mentions),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Video = zod.input<typeof Video>;
export type VideoOutput = zod.output<typeof Video>;

export const VideoList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Video),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type VideoList = zod.input<typeof VideoList>;
export type VideoListOutput = zod.output<typeof VideoList>;

export const Reel = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "text": /*#__PURE__*/ zod.string(),
  "isTeaser": /*#__PURE__*/ zod.boolean(),
  "hashtags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "audience": Audience,
  "access": Access,
  "file": VideoFile,
  "thumbnail": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "totalViews": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalComments": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isBookmarked": /*#__PURE__*/ zod.boolean(),
  "isFollowed": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "mentions": /*#__PURE__*/ zod.optional(Mentions),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Reel = zod.input<typeof Reel>;
export type ReelOutput = zod.output<typeof Reel>;

export const ReelList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Reel),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ReelList = zod.input<typeof ReelList>;
export type ReelListOutput = zod.output<typeof ReelList>;

export const StoryFileType = /*#__PURE__*/ zod.enum(['story-photo', 'story-video']);

export type StoryFileType = zod.input<typeof StoryFileType>;
export type StoryFileTypeOutput = zod.output<typeof StoryFileType>;

export const StoryFile = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": StoryFileType,
  "status": FileStatus,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "thumbnailUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "preview": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int()
});

export type StoryFile = zod.input<typeof StoryFile>;
export type StoryFileOutput = zod.output<typeof StoryFile>;

export const Story = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "text": /*#__PURE__*/ zod.string(),
  "alt": /*#__PURE__*/ zod.string(),
  "audience": Audience,
  "access": Access,
  "file": StoryFile,
  "totalViews": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "totalLikes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "isViewed": /*#__PURE__*/ zod.boolean(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "expiresAt": Timestamp,
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Story = zod.input<typeof Story>;
export type StoryOutput = zod.output<typeof Story>;

export const StoryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Story),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type StoryList = zod.input<typeof StoryList>;
export type StoryListOutput = zod.output<typeof StoryList>;

export const PerformerStories = /*#__PURE__*/ zod.object({
  "performer": UserSummary,
  "stories": /*#__PURE__*/ zod.array(Story),
  "isViewed": /*#__PURE__*/ zod.boolean(),
  "latestAt": Timestamp
});

export type PerformerStories = zod.input<typeof PerformerStories>;
export type PerformerStoriesOutput = zod.output<typeof PerformerStories>;

export const PerformerStoriesList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(PerformerStories),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PerformerStoriesList = zod.input<typeof PerformerStoriesList>;
export type PerformerStoriesListOutput = zod.output<typeof PerformerStoriesList>;

export const ProductType = /*#__PURE__*/ zod.enum(['digital', 'physical']);

export type ProductType = zod.input<typeof ProductType>;
export type ProductTypeOutput = zod.output<typeof ProductType>;

export const ProductFile = /*#__PURE__*/ zod.object({
  "_id": Id,
  "fileName": /*#__PURE__*/ zod.string(),
  "size": /*#__PURE__*/ zod.int()
});

export type ProductFile = zod.input<typeof ProductFile>;
export type ProductFileOutput = zod.output<typeof ProductFile>;

export const Product = /*#__PURE__*/ zod.object({
  "_id": Id,
  "performer": UserSummary,
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "type": ProductType,
  "price": /*#__PURE__*/ zod.number(),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "isSoldOut": /*#__PURE__*/ zod.boolean(),
  "isBought": /*#__PURE__*/ zod.boolean(),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "file": /*#__PURE__*/ zod.union([ProductFile,/*#__PURE__*/ zod.null()]),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isBookmarked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "mentions": /*#__PURE__*/ zod.optional(Mentions),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;

export const ProductList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Product),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ProductList = zod.input<typeof ProductList>;
export type ProductListOutput = zod.output<typeof ProductList>;

export const ReactionAction = /*#__PURE__*/ zod.enum(['like', 'bookmark']);

export type ReactionAction = zod.input<typeof ReactionAction>;
export type ReactionActionOutput = zod.output<typeof ReactionAction>;

export const ReactionObjectType = /*#__PURE__*/ zod.enum(['feed', 'gallery', 'photo', 'video', 'reel', 'product', 'performer', 'comment', 'story']);

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

export const BookmarkObjectType = /*#__PURE__*/ zod.enum(['feed', 'gallery', 'photo', 'video', 'reel', 'product', 'performer']);

export type BookmarkObjectType = zod.input<typeof BookmarkObjectType>;
export type BookmarkObjectTypeOutput = zod.output<typeof BookmarkObjectType>;

export const Bookmark = /*#__PURE__*/ zod.object({
  "_id": Id,
  "objectType": BookmarkObjectType,
  "objectId": Id,
  "performer": UserSummary,
  "title": /*#__PURE__*/ zod.string(),
  "thumbnail": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp
});

export type Bookmark = zod.input<typeof Bookmark>;
export type BookmarkOutput = zod.output<typeof Bookmark>;

export const BookmarkList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Bookmark),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type BookmarkList = zod.input<typeof BookmarkList>;
export type BookmarkListOutput = zod.output<typeof BookmarkList>;

export const CommentObjectType = /*#__PURE__*/ zod.enum(['feed', 'video', 'reel']);

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
  "parentId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "author": UserSummary,
  "content": /*#__PURE__*/ zod.string(),
  "picture": /*#__PURE__*/ zod.union([CommentPicture,/*#__PURE__*/ zod.null()]),
  "totalReplies": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "isLiked": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "canDelete": /*#__PURE__*/ zod.boolean(),
  "isEdited": /*#__PURE__*/ zod.boolean(),
  "mentions": /*#__PURE__*/ zod.optional(Mentions),
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

export const Fan = /*#__PURE__*/ zod.object({
  "isVip": /*#__PURE__*/ zod.boolean(),
  "isMuted": /*#__PURE__*/ zod.boolean(),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "spent": /*#__PURE__*/ zod.number()
});

export type Fan = zod.input<typeof Fan>;
export type FanOutput = zod.output<typeof Fan>;

export const Follow = /*#__PURE__*/ zod.object({
  "_id": Id,
  "user": UserSummary,
  "fan": /*#__PURE__*/ zod.union([Fan,/*#__PURE__*/ zod.null()]),
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

export const BlockedCountry = /*#__PURE__*/ zod.object({
  "countryCode": CountryCode,
  "createdAt": Timestamp
});

export type BlockedCountry = zod.input<typeof BlockedCountry>;
export type BlockedCountryOutput = zod.output<typeof BlockedCountry>;

export const BlockedCountryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(BlockedCountry),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type BlockedCountryList = zod.input<typeof BlockedCountryList>;
export type BlockedCountryListOutput = zod.output<typeof BlockedCountryList>;

export const CountryBlock = /*#__PURE__*/ zod.object({
  "blocked": /*#__PURE__*/ zod.boolean(),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CountryBlock = zod.input<typeof CountryBlock>;
export type CountryBlockOutput = zod.output<typeof CountryBlock>;

export const Block = /*#__PURE__*/ zod.object({
  "_id": Id,
  "user": UserSummary,
  "createdAt": Timestamp
});

export type Block = zod.input<typeof Block>;
export type BlockOutput = zod.output<typeof Block>;

export const BlockList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Block),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type BlockList = zod.input<typeof BlockList>;
export type BlockListOutput = zod.output<typeof BlockList>;

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

export const ReportOutcome = /*#__PURE__*/ zod.enum(['no-violation', 'warned', 'removed', 'suspended']);

export type ReportOutcome = zod.input<typeof ReportOutcome>;
export type ReportOutcomeOutput = zod.output<typeof ReportOutcome>;

export const ReportAppeal = /*#__PURE__*/ zod.object({
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "outcome": /*#__PURE__*/ zod.union([ReportOutcome,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp,
  "decidedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type ReportAppeal = zod.input<typeof ReportAppeal>;
export type ReportAppealOutput = zod.output<typeof ReportAppeal>;

export const Report = /*#__PURE__*/ zod.object({
  "_id": Id,
  "side": ReportSide,
  "targetType": ReportTargetType,
  "targetId": Id,
  "targetUser": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "excerpt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "reason": ReportReason,
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": ReportStatus,
  "outcome": /*#__PURE__*/ zod.union([ReportOutcome,/*#__PURE__*/ zod.null()]),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isTargetHidden": /*#__PURE__*/ zod.boolean(),
  "appeals": /*#__PURE__*/ zod.array(ReportAppeal),
  "canAppeal": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "resolvedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Report = zod.input<typeof Report>;
export type ReportOutput = zod.output<typeof Report>;

export const ReportList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Report),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ReportList = zod.input<typeof ReportList>;
export type ReportListOutput = zod.output<typeof ReportList>;

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

export const Wallet = /*#__PURE__*/ zod.object({
  "balance": /*#__PURE__*/ zod.number(),
  "tokens": /*#__PURE__*/ zod.number(),
  "frozenTokens": /*#__PURE__*/ zod.number(),
  "payableEarnings": /*#__PURE__*/ zod.number(),
  "heldEarnings": /*#__PURE__*/ zod.number(),
  "frozenEarnings": /*#__PURE__*/ zod.number(),
  "payoutEarnings": /*#__PURE__*/ zod.number(),
  "nextReleaseAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "nextReleaseAmount": /*#__PURE__*/ zod.number(),
  "receivable": /*#__PURE__*/ zod.number(),
  "currency": CurrencyCode
});

export type Wallet = zod.input<typeof Wallet>;
export type WalletOutput = zod.output<typeof Wallet>;

export const ChargeType = /*#__PURE__*/ zod.enum(['tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream', 'subscription']);

export type ChargeType = zod.input<typeof ChargeType>;
export type ChargeTypeOutput = zod.output<typeof ChargeType>;

export const ChargeStatus = /*#__PURE__*/ zod.enum(['held', 'paid', 'refunded']);

export type ChargeStatus = zod.input<typeof ChargeStatus>;
export type ChargeStatusOutput = zod.output<typeof ChargeStatus>;

export const Charge = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": ChargeType,
  "status": /*#__PURE__*/ zod.optional(ChargeStatus),
  "amount": /*#__PURE__*/ zod.number(),
  "performer": UserSummary,
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "orderId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "title": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "createdAt": Timestamp
});

export type Charge = zod.input<typeof Charge>;
export type ChargeOutput = zod.output<typeof Charge>;

export const ChargeReceipt = /*#__PURE__*/ zod.object({
  "charge": Charge,
  "balanceBefore": /*#__PURE__*/ zod.number(),
  "balance": /*#__PURE__*/ zod.number()
});

export type ChargeReceipt = zod.input<typeof ChargeReceipt>;
export type ChargeReceiptOutput = zod.output<typeof ChargeReceipt>;

export const OrderType = /*#__PURE__*/ zod.enum(['physical', 'digital']);

export type OrderType = zod.input<typeof OrderType>;
export type OrderTypeOutput = zod.output<typeof OrderType>;

export const OrderStatus = /*#__PURE__*/ zod.enum(['paid', 'processing', 'shipped', 'delivered', 'refunded']);

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

export const OrderProduct = /*#__PURE__*/ zod.object({
  "_id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "thumbnailUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "isReachable": /*#__PURE__*/ zod.boolean()
});

export type OrderProduct = zod.input<typeof OrderProduct>;
export type OrderProductOutput = zod.output<typeof OrderProduct>;

export const OrderAddress = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "line1": /*#__PURE__*/ zod.string(),
  "line2": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OrderAddress = zod.input<typeof OrderAddress>;
export type OrderAddressOutput = zod.output<typeof OrderAddress>;

export const Order = /*#__PURE__*/ zod.object({
  "_id": Id,
  "number": /*#__PURE__*/ zod.string(),
  "type": OrderType,
  "status": OrderStatus,
  "product": OrderProduct,
  "performer": UserSummary,
  "user": UserSummary,
  "quantity": /*#__PURE__*/ zod.int(),
  "unitPrice": /*#__PURE__*/ zod.number(),
  "amount": /*#__PURE__*/ zod.number(),
  "earnedAmount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "deliveryAddress": /*#__PURE__*/ zod.union([OrderAddress,/*#__PURE__*/ zod.null()]),
  "canUpdateAddress": /*#__PURE__*/ zod.boolean(),
  "isDownloadable": /*#__PURE__*/ zod.boolean(),
  "carrier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "trackingNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "trackingUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "processingAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "shippedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "deliveredAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "refundedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const ProductPurchaseReceipt = /*#__PURE__*/ zod.object({
  "charge": Charge,
  "order": Order,
  "balanceBefore": /*#__PURE__*/ zod.number(),
  "balance": /*#__PURE__*/ zod.number()
});

export type ProductPurchaseReceipt = zod.input<typeof ProductPurchaseReceipt>;
export type ProductPurchaseReceiptOutput = zod.output<typeof ProductPurchaseReceipt>;

export const ChargeList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Charge),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ChargeList = zod.input<typeof ChargeList>;
export type ChargeListOutput = zod.output<typeof ChargeList>;

export const BalanceFigure = /*#__PURE__*/ zod.enum(['payable', 'held', 'frozen', 'payout', 'receivable']);

export type BalanceFigure = zod.input<typeof BalanceFigure>;
export type BalanceFigureOutput = zod.output<typeof BalanceFigure>;

export const BalanceEntryKind = /*#__PURE__*/ zod.enum(['tip', 'purchase', 'subscription', 'referral', 'refund', 'dispute', 'dispute-won', 'dispute-lost', 'recovery', 'referral-return', 'payout-hold', 'payout-change', 'payout-return', 'payout', 'debt']);

export type BalanceEntryKind = zod.input<typeof BalanceEntryKind>;
export type BalanceEntryKindOutput = zod.output<typeof BalanceEntryKind>;

export const BalanceEntrySum = /*#__PURE__*/ zod.object({
  "kind": BalanceEntryKind,
  "amount": /*#__PURE__*/ zod.number(),
  "totalEntries": /*#__PURE__*/ zod.int()
});

export type BalanceEntrySum = zod.input<typeof BalanceEntrySum>;
export type BalanceEntrySumOutput = zod.output<typeof BalanceEntrySum>;

export const BalanceExplanation = /*#__PURE__*/ zod.object({
  "figure": BalanceFigure,
  "amount": /*#__PURE__*/ zod.number(),
  "carriedOver": /*#__PURE__*/ zod.number(),
  "sums": /*#__PURE__*/ zod.array(BalanceEntrySum)
});

export type BalanceExplanation = zod.input<typeof BalanceExplanation>;
export type BalanceExplanationOutput = zod.output<typeof BalanceExplanation>;

export const BalanceEntry = /*#__PURE__*/ zod.object({
  "_id": Id,
  "kind": BalanceEntryKind,
  "amount": /*#__PURE__*/ zod.number(),
  "title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "referenceId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "payableAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp
});

export type BalanceEntry = zod.input<typeof BalanceEntry>;
export type BalanceEntryOutput = zod.output<typeof BalanceEntry>;

export const BalanceEntryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(BalanceEntry),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type BalanceEntryList = zod.input<typeof BalanceEntryList>;
export type BalanceEntryListOutput = zod.output<typeof BalanceEntryList>;

export const PurchaseType = /*#__PURE__*/ zod.enum(['feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream']);

export type PurchaseType = zod.input<typeof PurchaseType>;
export type PurchaseTypeOutput = zod.output<typeof PurchaseType>;

export const Purchase = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": PurchaseType,
  "objectId": Id,
  "orderId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "conversationId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "title": /*#__PURE__*/ zod.string(),
  "thumbnailUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "performer": UserSummary,
  "price": /*#__PURE__*/ zod.number(),
  "isReachable": /*#__PURE__*/ zod.boolean(),
  "isDownloadable": /*#__PURE__*/ zod.boolean(),
  "isRefunded": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type Purchase = zod.input<typeof Purchase>;
export type PurchaseOutput = zod.output<typeof Purchase>;

export const PurchaseList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Purchase),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PurchaseList = zod.input<typeof PurchaseList>;
export type PurchaseListOutput = zod.output<typeof PurchaseList>;

export const TokenPackage = /*#__PURE__*/ zod.object({
  "_id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "price": /*#__PURE__*/ zod.number(),
  "currency": CurrencyCode,
  "tokens": /*#__PURE__*/ zod.number(),
  "bonusTokens": /*#__PURE__*/ zod.number(),
  "isRecommended": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type TokenPackage = zod.input<typeof TokenPackage>;
export type TokenPackageOutput = zod.output<typeof TokenPackage>;

export const TokenPackageList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(TokenPackage),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type TokenPackageList = zod.input<typeof TokenPackageList>;
export type TokenPackageListOutput = zod.output<typeof TokenPackageList>;

export const CouponCode = /*#__PURE__*/ zod.string();

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;

export const PaymentType = /*#__PURE__*/ zod.enum(['top-up', 'subscription']);

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const AppliedCoupon = /*#__PURE__*/ zod.object({
  "code": CouponCode,
  "type": PaymentType,
  "percentOff": /*#__PURE__*/ zod.number(),
  "amountBefore": /*#__PURE__*/ zod.number(),
  "discount": /*#__PURE__*/ zod.number(),
  "amount": /*#__PURE__*/ zod.number(),
  "tokens": /*#__PURE__*/ zod.number(),
  "currency": CurrencyCode,
  "remainingUses": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "expiresAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type AppliedCoupon = zod.input<typeof AppliedCoupon>;
export type AppliedCouponOutput = zod.output<typeof AppliedCoupon>;

export const CardStatus = /*#__PURE__*/ zod.enum(['ready', 'requires-authentication', 'expired']);

export type CardStatus = zod.input<typeof CardStatus>;
export type CardStatusOutput = zod.output<typeof CardStatus>;

export const SavedCard = /*#__PURE__*/ zod.object({
  "_id": Id,
  "paymentMethodId": /*#__PURE__*/ zod.string(),
  "gateway": PaymentGateway,
  "status": CardStatus,
  "brand": /*#__PURE__*/ zod.string(),
  "last4": /*#__PURE__*/ zod.string(),
  "expMonth": /*#__PURE__*/ zod.int(),
  "expYear": /*#__PURE__*/ zod.int(),
  "isDefault": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type SavedCard = zod.input<typeof SavedCard>;
export type SavedCardOutput = zod.output<typeof SavedCard>;

export const SavedCardList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(SavedCard),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type SavedCardList = zod.input<typeof SavedCardList>;
export type SavedCardListOutput = zod.output<typeof SavedCardList>;

export const SubscriptionStatus = /*#__PURE__*/ zod.enum(['pending', 'active', 'cancelled', 'past-due', 'ended']);

export type SubscriptionStatus = zod.input<typeof SubscriptionStatus>;
export type SubscriptionStatusOutput = zod.output<typeof SubscriptionStatus>;

export const SubscriptionProvider = /*#__PURE__*/ zod.enum(['stripe', 'sandbox', 'wallet']);

export type SubscriptionProvider = zod.input<typeof SubscriptionProvider>;
export type SubscriptionProviderOutput = zod.output<typeof SubscriptionProvider>;

export const PaymentCard = /*#__PURE__*/ zod.object({
  "brand": /*#__PURE__*/ zod.string(),
  "last4": /*#__PURE__*/ zod.string()
});

export type PaymentCard = zod.input<typeof PaymentCard>;
export type PaymentCardOutput = zod.output<typeof PaymentCard>;

export const PaymentFailureCode = /*#__PURE__*/ zod.enum(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'authentication_failed', 'processing_error']);

export type PaymentFailureCode = zod.input<typeof PaymentFailureCode>;
export type PaymentFailureCodeOutput = zod.output<typeof PaymentFailureCode>;

export const Subscription = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": SubscriptionType,
  "status": SubscriptionStatus,
  "performer": UserSummary,
  "user": UserSummary,
  "fan": /*#__PURE__*/ zod.union([Fan,/*#__PURE__*/ zod.null()]),
  "price": /*#__PURE__*/ zod.number(),
  "newPrice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "newPriceAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "hasConsented": /*#__PURE__*/ zod.boolean(),
  "provider": SubscriptionProvider,
  "card": /*#__PURE__*/ zod.union([PaymentCard,/*#__PURE__*/ zod.null()]),
  "isRenewing": /*#__PURE__*/ zod.boolean(),
  "startedAt": Timestamp,
  "paidThroughAt": Timestamp,
  "renewsAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "cancelledAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "endedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "totalFailures": /*#__PURE__*/ zod.int(),
  "failureCode": /*#__PURE__*/ zod.union([PaymentFailureCode,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;

export const PaymentStatus = /*#__PURE__*/ zod.enum(['pending', 'requires-authentication', 'succeeded', 'failed']);

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const Payment = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": PaymentType,
  "status": PaymentStatus,
  "amount": /*#__PURE__*/ zod.number(),
  "discount": /*#__PURE__*/ zod.number(),
  "couponCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "currency": CurrencyCode,
  "tokens": /*#__PURE__*/ zod.number(),
  "performer": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "subscriptionId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "gateway": PaymentGateway,
  "card": /*#__PURE__*/ zod.union([PaymentCard,/*#__PURE__*/ zod.null()]),
  "failureCode": /*#__PURE__*/ zod.union([PaymentFailureCode,/*#__PURE__*/ zod.null()]),
  "refundedAmount": /*#__PURE__*/ zod.number(),
  "isDisputed": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;

export const ClientSecret = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type ClientSecret = zod.input<typeof ClientSecret>;
export type ClientSecretOutput = zod.output<typeof ClientSecret>;

export const SubscriptionReceipt = /*#__PURE__*/ zod.object({
  "subscription": Subscription,
  "payment": /*#__PURE__*/ zod.union([Payment,/*#__PURE__*/ zod.null()]),
  "charge": /*#__PURE__*/ zod.union([Charge,/*#__PURE__*/ zod.null()]),
  "balance": /*#__PURE__*/ zod.number(),
  "clientSecret": ClientSecret
});

export type SubscriptionReceipt = zod.input<typeof SubscriptionReceipt>;
export type SubscriptionReceiptOutput = zod.output<typeof SubscriptionReceipt>;

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
  "balance": /*#__PURE__*/ zod.number(),
  "clientSecret": ClientSecret
});

export type PaymentReceipt = zod.input<typeof PaymentReceipt>;
export type PaymentReceiptOutput = zod.output<typeof PaymentReceipt>;

export const PaymentMethod = /*#__PURE__*/ zod.object({
  "_id": /*#__PURE__*/ zod.string(),
  "card": PaymentCard
});

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const StripeAccount = /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string(),
  "countryCode": CountryCode,
  "status": StripeAccountStatus,
  "isReady": /*#__PURE__*/ zod.boolean(),
  "onboardingUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "expiresAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type StripeAccount = zod.input<typeof StripeAccount>;
export type StripeAccountOutput = zod.output<typeof StripeAccount>;

export const SavedCardReceipt = /*#__PURE__*/ zod.object({
  "card": SavedCard,
  "clientSecret": ClientSecret
});

export type SavedCardReceipt = zod.input<typeof SavedCardReceipt>;
export type SavedCardReceiptOutput = zod.output<typeof SavedCardReceipt>;

export const SubscriptionList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Subscription),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type SubscriptionList = zod.input<typeof SubscriptionList>;
export type SubscriptionListOutput = zod.output<typeof SubscriptionList>;

export const SubscriberPeriod = /*#__PURE__*/ zod.object({
  "from": CalendarDate,
  "to": CalendarDate,
  "totalNew": /*#__PURE__*/ zod.int(),
  "totalLost": /*#__PURE__*/ zod.int()
});

export type SubscriberPeriod = zod.input<typeof SubscriberPeriod>;
export type SubscriberPeriodOutput = zod.output<typeof SubscriberPeriod>;

export const SubscriberStats = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int(),
  "current": SubscriberPeriod,
  "previous": SubscriberPeriod
});

export type SubscriberStats = zod.input<typeof SubscriberStats>;
export type SubscriberStatsOutput = zod.output<typeof SubscriberStats>;

export const Promotion = /*#__PURE__*/ zod.object({
  "_id": Id,
  "code": PromotionCode,
  "kind": PromotionKind,
  "percentOff": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "freeDays": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "endsAt": Timestamp,
  "status": PromotionStatus,
  "isLinkOnly": /*#__PURE__*/ zod.boolean(),
  "maxUses": /*#__PURE__*/ zod.int(),
  "totalUses": /*#__PURE__*/ zod.int(),
  "createdAt": Timestamp
});

export type Promotion = zod.input<typeof Promotion>;
export type PromotionOutput = zod.output<typeof Promotion>;

export const PromotionList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Promotion),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PromotionList = zod.input<typeof PromotionList>;
export type PromotionListOutput = zod.output<typeof PromotionList>;

export const SubscriptionStats = /*#__PURE__*/ zod.object({
  "monthlyCost": /*#__PURE__*/ zod.number(),
  "totalRenewing": /*#__PURE__*/ zod.int()
});

export type SubscriptionStats = zod.input<typeof SubscriptionStats>;
export type SubscriptionStatsOutput = zod.output<typeof SubscriptionStats>;

export const OrderList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Order),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type OrderList = zod.input<typeof OrderList>;
export type OrderListOutput = zod.output<typeof OrderList>;

export const DownloadLink = /*#__PURE__*/ zod.object({
  "url": Url,
  "fileName": /*#__PURE__*/ zod.string(),
  "size": /*#__PURE__*/ zod.int(),
  "expiresAt": Timestamp
});

export type DownloadLink = zod.input<typeof DownloadLink>;
export type DownloadLinkOutput = zod.output<typeof DownloadLink>;

export const Address = /*#__PURE__*/ zod.object({
  "_id": Id,
  "label": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "line1": /*#__PURE__*/ zod.string(),
  "line2": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "postalCode": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "stateCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "state": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "countryCode": CountryCode,
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isDefault": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const AddressList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Address),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type AddressList = zod.input<typeof AddressList>;
export type AddressListOutput = zod.output<typeof AddressList>;

export const BestFeed = /*#__PURE__*/ zod.object({
  "_id": Id,
  "text": /*#__PURE__*/ zod.string(),
  "net": /*#__PURE__*/ zod.number(),
  "totalSales": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalComments": /*#__PURE__*/ zod.int(),
  "createdAt": Timestamp
});

export type BestFeed = zod.input<typeof BestFeed>;
export type BestFeedOutput = zod.output<typeof BestFeed>;

export const BestFeeds = /*#__PURE__*/ zod.object({
  "from": CalendarDate,
  "to": CalendarDate,
  "feeds": /*#__PURE__*/ zod.array(BestFeed)
});

export type BestFeeds = zod.input<typeof BestFeeds>;
export type BestFeedsOutput = zod.output<typeof BestFeeds>;

export const EarningType = /*#__PURE__*/ zod.enum(['subscription', 'tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream']);

export type EarningType = zod.input<typeof EarningType>;
export type EarningTypeOutput = zod.output<typeof EarningType>;

export const EarningStatus = /*#__PURE__*/ zod.enum(['held', 'payable', 'frozen', 'refunded']);

export type EarningStatus = zod.input<typeof EarningStatus>;
export type EarningStatusOutput = zod.output<typeof EarningStatus>;

export const Earning = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": EarningType,
  "status": EarningStatus,
  "payer": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "objectId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "gross": /*#__PURE__*/ zod.number(),
  "commission": /*#__PURE__*/ zod.number(),
  "net": /*#__PURE__*/ zod.number(),
  "payableAt": Timestamp,
  "createdAt": Timestamp
});

export type Earning = zod.input<typeof Earning>;
export type EarningOutput = zod.output<typeof Earning>;

export const EarningList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Earning),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type EarningList = zod.input<typeof EarningList>;
export type EarningListOutput = zod.output<typeof EarningList>;

export const EarningInterval = /*#__PURE__*/ zod.enum(['day', 'week', 'month']);

export type EarningInterval = zod.input<typeof EarningInterval>;
export type EarningIntervalOutput = zod.output<typeof EarningInterval>;

export const EarningTypeSum = /*#__PURE__*/ zod.object({
  "type": EarningType,
  "gross": /*#__PURE__*/ zod.number(),
  "net": /*#__PURE__*/ zod.number(),
  "totalSales": /*#__PURE__*/ zod.int()
});

export type EarningTypeSum = zod.input<typeof EarningTypeSum>;
export type EarningTypeSumOutput = zod.output<typeof EarningTypeSum>;

export const EarningPoint = /*#__PURE__*/ zod.object({
  "date": CalendarDate,
  "gross": /*#__PURE__*/ zod.number(),
  "net": /*#__PURE__*/ zod.number(),
  "totalSales": /*#__PURE__*/ zod.int()
});

export type EarningPoint = zod.input<typeof EarningPoint>;
export type EarningPointOutput = zod.output<typeof EarningPoint>;

export const EarningStats = /*#__PURE__*/ zod.object({
  "from": CalendarDate,
  "to": CalendarDate,
  "interval": EarningInterval,
  "gross": /*#__PURE__*/ zod.number(),
  "commission": /*#__PURE__*/ zod.number(),
  "net": /*#__PURE__*/ zod.number(),
  "totalSales": /*#__PURE__*/ zod.int(),
  "held": /*#__PURE__*/ zod.number(),
  "payable": /*#__PURE__*/ zod.number(),
  "frozen": /*#__PURE__*/ zod.number(),
  "types": /*#__PURE__*/ zod.array(EarningTypeSum),
  "points": /*#__PURE__*/ zod.array(EarningPoint)
});

export type EarningStats = zod.input<typeof EarningStats>;
export type EarningStatsOutput = zod.output<typeof EarningStats>;

export const ReferralEarning = /*#__PURE__*/ zod.object({
  "_id": Id,
  "referralId": Id,
  "user": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "status": EarningStatus,
  "sharePercent": /*#__PURE__*/ zod.number(),
  "base": /*#__PURE__*/ zod.number(),
  "net": /*#__PURE__*/ zod.number(),
  "payableAt": Timestamp,
  "createdAt": Timestamp
});

export type ReferralEarning = zod.input<typeof ReferralEarning>;
export type ReferralEarningOutput = zod.output<typeof ReferralEarning>;

export const ReferralEarningList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(ReferralEarning),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ReferralEarningList = zod.input<typeof ReferralEarningList>;
export type ReferralEarningListOutput = zod.output<typeof ReferralEarningList>;

export const ReferralEarningPoint = /*#__PURE__*/ zod.object({
  "date": CalendarDate,
  "net": /*#__PURE__*/ zod.number(),
  "totalReferrals": /*#__PURE__*/ zod.int()
});

export type ReferralEarningPoint = zod.input<typeof ReferralEarningPoint>;
export type ReferralEarningPointOutput = zod.output<typeof ReferralEarningPoint>;

export const ReferralEarningStats = /*#__PURE__*/ zod.object({
  "from": CalendarDate,
  "to": CalendarDate,
  "interval": EarningInterval,
  "net": /*#__PURE__*/ zod.number(),
  "totalReferrals": /*#__PURE__*/ zod.int(),
  "held": /*#__PURE__*/ zod.number(),
  "payable": /*#__PURE__*/ zod.number(),
  "frozen": /*#__PURE__*/ zod.number(),
  "points": /*#__PURE__*/ zod.array(ReferralEarningPoint)
});

export type ReferralEarningStats = zod.input<typeof ReferralEarningStats>;
export type ReferralEarningStatsOutput = zod.output<typeof ReferralEarningStats>;

export const PayoutStatus = /*#__PURE__*/ zod.enum(['pending', 'approved', 'paid', 'failed', 'rejected']);

export type PayoutStatus = zod.input<typeof PayoutStatus>;
export type PayoutStatusOutput = zod.output<typeof PayoutStatus>;

export const PayoutRequest = /*#__PURE__*/ zod.object({
  "_id": Id,
  "number": /*#__PURE__*/ zod.string(),
  "status": PayoutStatus,
  "amount": /*#__PURE__*/ zod.number(),
  "currency": CurrencyCode,
  "method": PayoutMethod,
  "destination": PayoutDestination,
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "canUpdate": /*#__PURE__*/ zod.boolean(),
  "approvedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "paidAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "closedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type PayoutRequest = zod.input<typeof PayoutRequest>;
export type PayoutRequestOutput = zod.output<typeof PayoutRequest>;

export const PayoutObstacle = /*#__PURE__*/ zod.enum(['below-minimum', 'above-payable', 'pending-payout', 'no-destination', 'not-approved']);

export type PayoutObstacle = zod.input<typeof PayoutObstacle>;
export type PayoutObstacleOutput = zod.output<typeof PayoutObstacle>;

export const PayoutCalculation = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.number(),
  "currency": CurrencyCode,
  "method": PayoutMethod,
  "destination": PayoutDestination,
  "payableEarnings": /*#__PURE__*/ zod.number(),
  "payableAfterwards": /*#__PURE__*/ zod.number(),
  "heldEarnings": /*#__PURE__*/ zod.number(),
  "nextReleaseAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "minimumAmount": /*#__PURE__*/ zod.number(),
  "obstacle": /*#__PURE__*/ zod.union([PayoutObstacle,/*#__PURE__*/ zod.null()])
});

export type PayoutCalculation = zod.input<typeof PayoutCalculation>;
export type PayoutCalculationOutput = zod.output<typeof PayoutCalculation>;

export const PendingPayout = /*#__PURE__*/ zod.object({
  "isPending": /*#__PURE__*/ zod.boolean(),
  "payoutRequest": /*#__PURE__*/ zod.union([PayoutRequest,/*#__PURE__*/ zod.null()])
});

export type PendingPayout = zod.input<typeof PendingPayout>;
export type PendingPayoutOutput = zod.output<typeof PendingPayout>;

export const PayoutRequestList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(PayoutRequest),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PayoutRequestList = zod.input<typeof PayoutRequestList>;
export type PayoutRequestListOutput = zod.output<typeof PayoutRequestList>;

export const Referrer = /*#__PURE__*/ zod.object({
  "code": ReferralCode,
  "url": /*#__PURE__*/ zod.string(),
  "sharePercent": /*#__PURE__*/ zod.number(),
  "shareDays": /*#__PURE__*/ zod.int(),
  "totalReferrals": /*#__PURE__*/ zod.int(),
  "amount": /*#__PURE__*/ zod.number()
});

export type Referrer = zod.input<typeof Referrer>;
export type ReferrerOutput = zod.output<typeof Referrer>;

export const Referral = /*#__PURE__*/ zod.object({
  "_id": Id,
  "user": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "amount": /*#__PURE__*/ zod.number(),
  "isActive": /*#__PURE__*/ zod.boolean(),
  "endsAt": Timestamp,
  "createdAt": Timestamp
});

export type Referral = zod.input<typeof Referral>;
export type ReferralOutput = zod.output<typeof Referral>;

export const ReferralList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Referral),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ReferralList = zod.input<typeof ReferralList>;
export type ReferralListOutput = zod.output<typeof ReferralList>;

export const NotificationType = /*#__PURE__*/ zod.enum(['follow', 'subscription', 'tip', 'sale', 'comment', 'reply', 'reaction', 'message-request', 'order', 'payout', 'mention', 'live', 'content', 'report-outcome', 'warning']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;

export const NotificationObjectType = /*#__PURE__*/ zod.enum(['feed', 'comment', 'performer', 'charge', 'user', 'subscription', 'conversation', 'message', 'photo', 'gallery', 'video', 'reel', 'story', 'product', 'stream', 'order', 'payout', 'cameo', 'report']);

export type NotificationObjectType = zod.input<typeof NotificationObjectType>;
export type NotificationObjectTypeOutput = zod.output<typeof NotificationObjectType>;

export const Notification = /*#__PURE__*/ zod.object({
  "_id": Id,
  "type": NotificationType,
  "actor": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "totalActors": /*#__PURE__*/ zod.int(),
  "objectType": NotificationObjectType,
  "objectId": Id,
  "commentId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "thumbnailUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "excerpt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "orderStatus": /*#__PURE__*/ zod.union([OrderStatus,/*#__PURE__*/ zod.null()]),
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

export const PerformerCountersUpdatedEvent = /*#__PURE__*/ zod.object({
  "performerId": Id,
  "totalFollowers": /*#__PURE__*/ zod.int(),
  "totalFeeds": /*#__PURE__*/ zod.int(),
  "totalLikes": /*#__PURE__*/ zod.int()
});

export type PerformerCountersUpdatedEvent = zod.input<typeof PerformerCountersUpdatedEvent>;
export type PerformerCountersUpdatedEventOutput = zod.output<typeof PerformerCountersUpdatedEvent>;

export const PerformerCountersUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['performer/counters-updated']),
  "data": PerformerCountersUpdatedEvent,
  "at": Timestamp
});

export type PerformerCountersUpdatedEnvelope = zod.input<typeof PerformerCountersUpdatedEnvelope>;
export type PerformerCountersUpdatedEnvelopeOutput = zod.output<typeof PerformerCountersUpdatedEnvelope>;

export const FeedCountersUpdatedEvent = /*#__PURE__*/ zod.object({
  "feedId": Id,
  "totalLikes": /*#__PURE__*/ zod.int(),
  "totalComments": /*#__PURE__*/ zod.int(),
  "totalBookmarks": /*#__PURE__*/ zod.int()
});

export type FeedCountersUpdatedEvent = zod.input<typeof FeedCountersUpdatedEvent>;
export type FeedCountersUpdatedEventOutput = zod.output<typeof FeedCountersUpdatedEvent>;

export const FeedCountersUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['feed/counters-updated']),
  "data": FeedCountersUpdatedEvent,
  "at": Timestamp
});

export type FeedCountersUpdatedEnvelope = zod.input<typeof FeedCountersUpdatedEnvelope>;
export type FeedCountersUpdatedEnvelopeOutput = zod.output<typeof FeedCountersUpdatedEnvelope>;

export const ConversationReadEvent = /*#__PURE__*/ zod.object({
  "conversationId": Id,
  "userId": Id,
  "messageId": Id,
  "seenAt": Timestamp
});

export type ConversationReadEvent = zod.input<typeof ConversationReadEvent>;
export type ConversationReadEventOutput = zod.output<typeof ConversationReadEvent>;

export const ConversationReadEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['conversation/read']),
  "data": ConversationReadEvent,
  "at": Timestamp
});

export type ConversationReadEnvelope = zod.input<typeof ConversationReadEnvelope>;
export type ConversationReadEnvelopeOutput = zod.output<typeof ConversationReadEnvelope>;

export const ConversationRequestedEvent = /*#__PURE__*/ zod.object({
  "request": ConversationRequest,
  "totalRequests": /*#__PURE__*/ zod.int()
});

export type ConversationRequestedEvent = zod.input<typeof ConversationRequestedEvent>;
export type ConversationRequestedEventOutput = zod.output<typeof ConversationRequestedEvent>;

export const ConversationRequestedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['conversation/requested']),
  "data": ConversationRequestedEvent,
  "at": Timestamp
});

export type ConversationRequestedEnvelope = zod.input<typeof ConversationRequestedEnvelope>;
export type ConversationRequestedEnvelopeOutput = zod.output<typeof ConversationRequestedEnvelope>;

export const ConversationUpdatedEvent = /*#__PURE__*/ zod.object({
  "conversation": Conversation,
  "totalUnread": /*#__PURE__*/ zod.int()
});

export type ConversationUpdatedEvent = zod.input<typeof ConversationUpdatedEvent>;
export type ConversationUpdatedEventOutput = zod.output<typeof ConversationUpdatedEvent>;

export const ConversationUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['conversation/updated']),
  "data": ConversationUpdatedEvent,
  "at": Timestamp
});

export type ConversationUpdatedEnvelope = zod.input<typeof ConversationUpdatedEnvelope>;
export type ConversationUpdatedEnvelopeOutput = zod.output<typeof ConversationUpdatedEnvelope>;

export const MessageCreatedEvent = /*#__PURE__*/ zod.object({
  "message": Message
});

export type MessageCreatedEvent = zod.input<typeof MessageCreatedEvent>;
export type MessageCreatedEventOutput = zod.output<typeof MessageCreatedEvent>;

export const MessageCreatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['message/created']),
  "data": MessageCreatedEvent,
  "at": Timestamp
});

export type MessageCreatedEnvelope = zod.input<typeof MessageCreatedEnvelope>;
export type MessageCreatedEnvelopeOutput = zod.output<typeof MessageCreatedEnvelope>;

export const MessageDeletedEvent = /*#__PURE__*/ zod.object({
  "conversationId": Id,
  "messageId": Id
});

export type MessageDeletedEvent = zod.input<typeof MessageDeletedEvent>;
export type MessageDeletedEventOutput = zod.output<typeof MessageDeletedEvent>;

export const MessageDeletedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['message/deleted']),
  "data": MessageDeletedEvent,
  "at": Timestamp
});

export type MessageDeletedEnvelope = zod.input<typeof MessageDeletedEnvelope>;
export type MessageDeletedEnvelopeOutput = zod.output<typeof MessageDeletedEnvelope>;

export const MessageChange = /*#__PURE__*/ zod.enum(['bought', 'file-processed']);

export type MessageChange = zod.input<typeof MessageChange>;
export type MessageChangeOutput = zod.output<typeof MessageChange>;

export const MessageUpdatedEvent = /*#__PURE__*/ zod.object({
  "message": Message,
  "change": MessageChange
});

export type MessageUpdatedEvent = zod.input<typeof MessageUpdatedEvent>;
export type MessageUpdatedEventOutput = zod.output<typeof MessageUpdatedEvent>;

export const MessageUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['message/updated']),
  "data": MessageUpdatedEvent,
  "at": Timestamp
});

export type MessageUpdatedEnvelope = zod.input<typeof MessageUpdatedEnvelope>;
export type MessageUpdatedEnvelopeOutput = zod.output<typeof MessageUpdatedEnvelope>;

export const StreamBannedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "userId": Id,
  "isBanned": /*#__PURE__*/ zod.boolean()
});

export type StreamBannedEvent = zod.input<typeof StreamBannedEvent>;
export type StreamBannedEventOutput = zod.output<typeof StreamBannedEvent>;

export const StreamBannedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/banned']),
  "data": StreamBannedEvent,
  "at": Timestamp
});

export type StreamBannedEnvelope = zod.input<typeof StreamBannedEnvelope>;
export type StreamBannedEnvelopeOutput = zod.output<typeof StreamBannedEnvelope>;

export const StreamEndedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "reason": StreamEndReason,
  "duration": /*#__PURE__*/ zod.int(),
  "endedAt": Timestamp
});

export type StreamEndedEvent = zod.input<typeof StreamEndedEvent>;
export type StreamEndedEventOutput = zod.output<typeof StreamEndedEvent>;

export const StreamEndedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/ended']),
  "data": StreamEndedEvent,
  "at": Timestamp
});

export type StreamEndedEnvelope = zod.input<typeof StreamEndedEnvelope>;
export type StreamEndedEnvelopeOutput = zod.output<typeof StreamEndedEnvelope>;

export const StreamGoalUpdatedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "goal": /*#__PURE__*/ zod.union([StreamGoal,/*#__PURE__*/ zod.null()])
});

export type StreamGoalUpdatedEvent = zod.input<typeof StreamGoalUpdatedEvent>;
export type StreamGoalUpdatedEventOutput = zod.output<typeof StreamGoalUpdatedEvent>;

export const StreamGoalUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/goal-updated']),
  "data": StreamGoalUpdatedEvent,
  "at": Timestamp
});

export type StreamGoalUpdatedEnvelope = zod.input<typeof StreamGoalUpdatedEnvelope>;
export type StreamGoalUpdatedEnvelopeOutput = zod.output<typeof StreamGoalUpdatedEnvelope>;

export const StreamMessageCreatedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "message": StreamMessage
});

export type StreamMessageCreatedEvent = zod.input<typeof StreamMessageCreatedEvent>;
export type StreamMessageCreatedEventOutput = zod.output<typeof StreamMessageCreatedEvent>;

export const StreamMessageCreatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/message-created']),
  "data": StreamMessageCreatedEvent,
  "at": Timestamp
});

export type StreamMessageCreatedEnvelope = zod.input<typeof StreamMessageCreatedEnvelope>;
export type StreamMessageCreatedEnvelopeOutput = zod.output<typeof StreamMessageCreatedEnvelope>;

export const StreamMessageDeletedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "messageId": Id,
  "text": /*#__PURE__*/ zod.string()
});

export type StreamMessageDeletedEvent = zod.input<typeof StreamMessageDeletedEvent>;
export type StreamMessageDeletedEventOutput = zod.output<typeof StreamMessageDeletedEvent>;

export const StreamMessageDeletedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/message-deleted']),
  "data": StreamMessageDeletedEvent,
  "at": Timestamp
});

export type StreamMessageDeletedEnvelope = zod.input<typeof StreamMessageDeletedEnvelope>;
export type StreamMessageDeletedEnvelopeOutput = zod.output<typeof StreamMessageDeletedEnvelope>;

export const StreamMessagesRemovedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "removedAt": Timestamp
});

export type StreamMessagesRemovedEvent = zod.input<typeof StreamMessagesRemovedEvent>;
export type StreamMessagesRemovedEventOutput = zod.output<typeof StreamMessagesRemovedEvent>;

export const StreamMessagesRemovedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/messages-removed']),
  "data": StreamMessagesRemovedEvent,
  "at": Timestamp
});

export type StreamMessagesRemovedEnvelope = zod.input<typeof StreamMessagesRemovedEnvelope>;
export type StreamMessagesRemovedEnvelopeOutput = zod.output<typeof StreamMessagesRemovedEnvelope>;

export const StreamMutedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "userId": Id,
  "isMuted": /*#__PURE__*/ zod.boolean(),
  "mutedUntil": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type StreamMutedEvent = zod.input<typeof StreamMutedEvent>;
export type StreamMutedEventOutput = zod.output<typeof StreamMutedEvent>;

export const StreamMutedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/muted']),
  "data": StreamMutedEvent,
  "at": Timestamp
});

export type StreamMutedEnvelope = zod.input<typeof StreamMutedEnvelope>;
export type StreamMutedEnvelopeOutput = zod.output<typeof StreamMutedEnvelope>;

export const StreamTippedEvent = /*#__PURE__*/ zod.object({
  "streamId": Id,
  "message": StreamMessage,
  "goal": /*#__PURE__*/ zod.union([StreamGoal,/*#__PURE__*/ zod.null()])
});

export type StreamTippedEvent = zod.input<typeof StreamTippedEvent>;
export type StreamTippedEventOutput = zod.output<typeof StreamTippedEvent>;

export const StreamTippedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/tipped']),
  "data": StreamTippedEvent,
  "at": Timestamp
});

export type StreamTippedEnvelope = zod.input<typeof StreamTippedEnvelope>;
export type StreamTippedEnvelopeOutput = zod.output<typeof StreamTippedEnvelope>;

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

export const StreamUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['stream/updated']),
  "data": StreamUpdatedEvent,
  "at": Timestamp
});

export type StreamUpdatedEnvelope = zod.input<typeof StreamUpdatedEnvelope>;
export type StreamUpdatedEnvelopeOutput = zod.output<typeof StreamUpdatedEnvelope>;

export const CameoUpdatedEvent = /*#__PURE__*/ zod.object({
  "cameoId": Id,
  "status": CameoStatus
});

export type CameoUpdatedEvent = zod.input<typeof CameoUpdatedEvent>;
export type CameoUpdatedEventOutput = zod.output<typeof CameoUpdatedEvent>;

export const CameoUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['cameo/updated']),
  "data": CameoUpdatedEvent,
  "at": Timestamp
});

export type CameoUpdatedEnvelope = zod.input<typeof CameoUpdatedEnvelope>;
export type CameoUpdatedEnvelopeOutput = zod.output<typeof CameoUpdatedEnvelope>;

export const BalanceUpdatedEvent = /*#__PURE__*/ zod.object({
  "balance": /*#__PURE__*/ zod.number()
});

export type BalanceUpdatedEvent = zod.input<typeof BalanceUpdatedEvent>;
export type BalanceUpdatedEventOutput = zod.output<typeof BalanceUpdatedEvent>;

export const WalletBalanceUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['wallet/balance-updated']),
  "data": BalanceUpdatedEvent,
  "at": Timestamp
});

export type WalletBalanceUpdatedEnvelope = zod.input<typeof WalletBalanceUpdatedEnvelope>;
export type WalletBalanceUpdatedEnvelopeOutput = zod.output<typeof WalletBalanceUpdatedEnvelope>;

export const PaymentSucceededEvent = /*#__PURE__*/ zod.object({
  "payment": Payment,
  "balance": /*#__PURE__*/ zod.number()
});

export type PaymentSucceededEvent = zod.input<typeof PaymentSucceededEvent>;
export type PaymentSucceededEventOutput = zod.output<typeof PaymentSucceededEvent>;

export const PaymentSucceededEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['payment/succeeded']),
  "data": PaymentSucceededEvent,
  "at": Timestamp
});

export type PaymentSucceededEnvelope = zod.input<typeof PaymentSucceededEnvelope>;
export type PaymentSucceededEnvelopeOutput = zod.output<typeof PaymentSucceededEnvelope>;

export const SubscriptionUpdatedEvent = /*#__PURE__*/ zod.object({
  "subscriptionId": Id,
  "performerId": Id
});

export type SubscriptionUpdatedEvent = zod.input<typeof SubscriptionUpdatedEvent>;
export type SubscriptionUpdatedEventOutput = zod.output<typeof SubscriptionUpdatedEvent>;

export const SubscriptionUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['subscription/updated']),
  "data": SubscriptionUpdatedEvent,
  "at": Timestamp
});

export type SubscriptionUpdatedEnvelope = zod.input<typeof SubscriptionUpdatedEnvelope>;
export type SubscriptionUpdatedEnvelopeOutput = zod.output<typeof SubscriptionUpdatedEnvelope>;

export const OrderUpdatedEvent = /*#__PURE__*/ zod.object({
  "orderId": Id
});

export type OrderUpdatedEvent = zod.input<typeof OrderUpdatedEvent>;
export type OrderUpdatedEventOutput = zod.output<typeof OrderUpdatedEvent>;

export const OrderUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['order/updated']),
  "data": OrderUpdatedEvent,
  "at": Timestamp
});

export type OrderUpdatedEnvelope = zod.input<typeof OrderUpdatedEnvelope>;
export type OrderUpdatedEnvelopeOutput = zod.output<typeof OrderUpdatedEnvelope>;

export const PayoutUpdatedEvent = /*#__PURE__*/ zod.object({
  "payoutRequestId": Id
});

export type PayoutUpdatedEvent = zod.input<typeof PayoutUpdatedEvent>;
export type PayoutUpdatedEventOutput = zod.output<typeof PayoutUpdatedEvent>;

export const PayoutUpdatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['payout/updated']),
  "data": PayoutUpdatedEvent,
  "at": Timestamp
});

export type PayoutUpdatedEnvelope = zod.input<typeof PayoutUpdatedEnvelope>;
export type PayoutUpdatedEnvelopeOutput = zod.output<typeof PayoutUpdatedEnvelope>;

export const NotificationCreatedEvent = /*#__PURE__*/ zod.object({
  "notification": Notification,
  "totalUnread": /*#__PURE__*/ zod.int()
});

export type NotificationCreatedEvent = zod.input<typeof NotificationCreatedEvent>;
export type NotificationCreatedEventOutput = zod.output<typeof NotificationCreatedEvent>;

export const NotificationCreatedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['notification/created']),
  "data": NotificationCreatedEvent,
  "at": Timestamp
});

export type NotificationCreatedEnvelope = zod.input<typeof NotificationCreatedEnvelope>;
export type NotificationCreatedEnvelopeOutput = zod.output<typeof NotificationCreatedEnvelope>;

export const NotificationReadEvent = /*#__PURE__*/ zod.object({
  "notificationId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "totalUnread": /*#__PURE__*/ zod.int()
});

export type NotificationReadEvent = zod.input<typeof NotificationReadEvent>;
export type NotificationReadEventOutput = zod.output<typeof NotificationReadEvent>;

export const NotificationReadEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['notification/read']),
  "data": NotificationReadEvent,
  "at": Timestamp
});

export type NotificationReadEnvelope = zod.input<typeof NotificationReadEnvelope>;
export type NotificationReadEnvelopeOutput = zod.output<typeof NotificationReadEnvelope>;

export const NotificationWithdrawnEvent = /*#__PURE__*/ zod.object({
  "totalUnread": /*#__PURE__*/ zod.int()
});

export type NotificationWithdrawnEvent = zod.input<typeof NotificationWithdrawnEvent>;
export type NotificationWithdrawnEventOutput = zod.output<typeof NotificationWithdrawnEvent>;

export const NotificationWithdrawnEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['notification/withdrawn']),
  "data": NotificationWithdrawnEvent,
  "at": Timestamp
});

export type NotificationWithdrawnEnvelope = zod.input<typeof NotificationWithdrawnEnvelope>;
export type NotificationWithdrawnEnvelopeOutput = zod.output<typeof NotificationWithdrawnEnvelope>;

export const FileProcessedEvent = /*#__PURE__*/ zod.object({
  "file": FileProcessing,
  "objectId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type FileProcessedEvent = zod.input<typeof FileProcessedEvent>;
export type FileProcessedEventOutput = zod.output<typeof FileProcessedEvent>;

export const FileProcessedEnvelope = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.enum(['file/processed']),
  "data": FileProcessedEvent,
  "at": Timestamp
});

export type FileProcessedEnvelope = zod.input<typeof FileProcessedEnvelope>;
export type FileProcessedEnvelopeOutput = zod.output<typeof FileProcessedEnvelope>;

export const Event = /*#__PURE__*/ zod.discriminatedUnion('name', [PerformerCountersUpdatedEnvelope,FeedCountersUpdatedEnvelope,ConversationReadEnvelope,ConversationRequestedEnvelope,ConversationUpdatedEnvelope,MessageCreatedEnvelope,MessageDeletedEnvelope,MessageUpdatedEnvelope,StreamBannedEnvelope,StreamEndedEnvelope,StreamGoalUpdatedEnvelope,StreamMessageCreatedEnvelope,StreamMessageDeletedEnvelope,StreamMessagesRemovedEnvelope,StreamMutedEnvelope,StreamTippedEnvelope,StreamUpdatedEnvelope,CameoUpdatedEnvelope,WalletBalanceUpdatedEnvelope,PaymentSucceededEnvelope,SubscriptionUpdatedEnvelope,OrderUpdatedEnvelope,PayoutUpdatedEnvelope,NotificationCreatedEnvelope,NotificationReadEnvelope,NotificationWithdrawnEnvelope,FileProcessedEnvelope]);

export type Event = zod.input<typeof Event>;
export type EventOutput = zod.output<typeof Event>;

export const EventList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(Event),
  "total": /*#__PURE__*/ zod.int(),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type EventList = zod.input<typeof EventList>;
export type EventListOutput = zod.output<typeof EventList>;

export const EventChannel = /*#__PURE__*/ zod.object({
  "channel": ChannelName,
  "no": /*#__PURE__*/ zod.int()
});

export type EventChannel = zod.input<typeof EventChannel>;
export type EventChannelOutput = zod.output<typeof EventChannel>;

export const EventChannelList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(EventChannel),
  "total": /*#__PURE__*/ zod.int(),
  "isMore": /*#__PURE__*/ zod.boolean()
});

export type EventChannelList = zod.input<typeof EventChannelList>;
export type EventChannelListOutput = zod.output<typeof EventChannelList>;

export const UploadKind = /*#__PURE__*/ zod.enum(['video', 'audio', 'product']);

export type UploadKind = zod.input<typeof UploadKind>;
export type UploadKindOutput = zod.output<typeof UploadKind>;

export const Upload = /*#__PURE__*/ zod.object({
  "_id": Id,
  "kind": UploadKind,
  "fileName": /*#__PURE__*/ zod.string(),
  "size": /*#__PURE__*/ zod.int(),
  "offset": /*#__PURE__*/ zod.int(),
  "isFinished": /*#__PURE__*/ zod.boolean(),
  "expiresAt": Timestamp,
  "createdAt": Timestamp
});

export type Upload = zod.input<typeof Upload>;
export type UploadOutput = zod.output<typeof Upload>;

export const LibraryFileKind = /*#__PURE__*/ zod.enum(['photo', 'video', 'audio']);

export type LibraryFileKind = zod.input<typeof LibraryFileKind>;
export type LibraryFileKindOutput = zod.output<typeof LibraryFileKind>;

export const LibraryUseType = /*#__PURE__*/ zod.enum(['feed', 'photo', 'video', 'reel', 'story', 'product']);

export type LibraryUseType = zod.input<typeof LibraryUseType>;
export type LibraryUseTypeOutput = zod.output<typeof LibraryUseType>;

export const LibraryUse = /*#__PURE__*/ zod.object({
  "objectType": LibraryUseType,
  "objectId": Id,
  "title": /*#__PURE__*/ zod.string(),
  "isDeleted": /*#__PURE__*/ zod.boolean()
});

export type LibraryUse = zod.input<typeof LibraryUse>;
export type LibraryUseOutput = zod.output<typeof LibraryUse>;

export const LibraryFile = /*#__PURE__*/ zod.object({
  "_id": Id,
  "kind": LibraryFileKind,
  "name": /*#__PURE__*/ zod.string(),
  "status": FileStatus,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "size": /*#__PURE__*/ zod.int(),
  "url": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "thumbnailUrl": /*#__PURE__*/ zod.union([Url,/*#__PURE__*/ zod.null()]),
  "preview": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "width": /*#__PURE__*/ zod.int(),
  "height": /*#__PURE__*/ zod.int(),
  "duration": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "uses": /*#__PURE__*/ zod.array(LibraryUse),
  "totalUses": /*#__PURE__*/ zod.int(),
  "expiresAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp
});

export type LibraryFile = zod.input<typeof LibraryFile>;
export type LibraryFileOutput = zod.output<typeof LibraryFile>;

export const LibraryFileList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(LibraryFile),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type LibraryFileList = zod.input<typeof LibraryFileList>;
export type LibraryFileListOutput = zod.output<typeof LibraryFileList>;

export const OperatorAccess = /*#__PURE__*/ zod.enum(['full', 'read-only']);

export type OperatorAccess = zod.input<typeof OperatorAccess>;
export type OperatorAccessOutput = zod.output<typeof OperatorAccess>;

export const Operator = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string(),
  "access": OperatorAccess,
  "performersToReview": /*#__PURE__*/ zod.int(),
  "payoutsToReview": /*#__PURE__*/ zod.int(),
  "reportsToReview": /*#__PURE__*/ zod.int()
});

export type Operator = zod.input<typeof Operator>;
export type OperatorOutput = zod.output<typeof Operator>;

export const AuditChange = /*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.string(),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type AuditChange = zod.input<typeof AuditChange>;
export type AuditChangeOutput = zod.output<typeof AuditChange>;

export const AuditEntry = /*#__PURE__*/ zod.object({
  "_id": Id,
  "at": Timestamp,
  "operator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "action": /*#__PURE__*/ zod.string(),
  "targetId": Id,
  "target": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "changes": /*#__PURE__*/ zod.array(AuditChange)
});

export type AuditEntry = zod.input<typeof AuditEntry>;
export type AuditEntryOutput = zod.output<typeof AuditEntry>;

export const AuditEntryList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(AuditEntry),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type AuditEntryList = zod.input<typeof AuditEntryList>;
export type AuditEntryListOutput = zod.output<typeof AuditEntryList>;

export const OperatorBankAccount = /*#__PURE__*/ zod.object({
  "accountHolder": /*#__PURE__*/ zod.string(),
  "bankName": /*#__PURE__*/ zod.string(),
  "countryCode": /*#__PURE__*/ zod.string(),
  "currency": CurrencyCode,
  "accountNumber": /*#__PURE__*/ zod.string(),
  "bankCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OperatorBankAccount = zod.input<typeof OperatorBankAccount>;
export type OperatorBankAccountOutput = zod.output<typeof OperatorBankAccount>;

export const OperatorPayout = /*#__PURE__*/ zod.object({
  "_id": Id,
  "number": /*#__PURE__*/ zod.string(),
  "userId": Id,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": PayoutStatus,
  "amount": /*#__PURE__*/ zod.number(),
  "currency": CurrencyCode,
  "method": PayoutMethod,
  "bankAccount": /*#__PURE__*/ zod.union([OperatorBankAccount,/*#__PURE__*/ zod.null()]),
  "stripeAccountId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "decidedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type OperatorPayout = zod.input<typeof OperatorPayout>;
export type OperatorPayoutOutput = zod.output<typeof OperatorPayout>;

export const OperatorPayoutList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(OperatorPayout),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type OperatorPayoutList = zod.input<typeof OperatorPayoutList>;
export type OperatorPayoutListOutput = zod.output<typeof OperatorPayoutList>;

export const PerformerApplication = /*#__PURE__*/ zod.object({
  "_id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.string(),
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "dateOfBirth": CalendarDate,
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "documents": /*#__PURE__*/ zod.array(PerformerDocument),
  "createdAt": Timestamp
});

export type PerformerApplication = zod.input<typeof PerformerApplication>;
export type PerformerApplicationOutput = zod.output<typeof PerformerApplication>;

export const PerformerApplicationList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(PerformerApplication),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PerformerApplicationList = zod.input<typeof PerformerApplicationList>;
export type PerformerApplicationListOutput = zod.output<typeof PerformerApplicationList>;

export const ReportedUserRecord = /*#__PURE__*/ zod.object({
  "warned": /*#__PURE__*/ zod.int(),
  "removed": /*#__PURE__*/ zod.int()
});

export type ReportedUserRecord = zod.input<typeof ReportedUserRecord>;
export type ReportedUserRecordOutput = zod.output<typeof ReportedUserRecord>;

export const ReporterRecord = /*#__PURE__*/ zod.object({
  "decided": /*#__PURE__*/ zod.int(),
  "dismissed": /*#__PURE__*/ zod.int()
});

export type ReporterRecord = zod.input<typeof ReporterRecord>;
export type ReporterRecordOutput = zod.output<typeof ReporterRecord>;

export const OperatorReportAppeal = /*#__PURE__*/ zod.object({
  "side": ReportSide,
  "text": /*#__PURE__*/ zod.string(),
  "outcome": /*#__PURE__*/ zod.union([ReportOutcome,/*#__PURE__*/ zod.null()]),
  "createdAt": Timestamp
});

export type OperatorReportAppeal = zod.input<typeof OperatorReportAppeal>;
export type OperatorReportAppealOutput = zod.output<typeof OperatorReportAppeal>;

export const OperatorReport = /*#__PURE__*/ zod.object({
  "_id": Id,
  "targetType": ReportTargetType,
  "targetId": Id,
  "targetText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isTargetHidden": /*#__PURE__*/ zod.boolean(),
  "targetUser": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "targetUserRecord": ReportedUserRecord,
  "reporter": /*#__PURE__*/ zod.union([UserSummary,/*#__PURE__*/ zod.null()]),
  "reporterRecord": ReporterRecord,
  "reason": ReportReason,
  "isUrgent": /*#__PURE__*/ zod.boolean(),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": ReportStatus,
  "outcome": /*#__PURE__*/ zod.union([ReportOutcome,/*#__PURE__*/ zod.null()]),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "appeals": /*#__PURE__*/ zod.array(OperatorReportAppeal),
  "decidedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "createdAt": Timestamp,
  "resolvedAt": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type OperatorReport = zod.input<typeof OperatorReport>;
export type OperatorReportOutput = zod.output<typeof OperatorReport>;

export const OperatorReportList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(OperatorReport),
  "total": /*#__PURE__*/ zod.int(),
  "totalIsCapped": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isMore": /*#__PURE__*/ zod.boolean(),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type OperatorReportList = zod.input<typeof OperatorReportList>;
export type OperatorReportListOutput = zod.output<typeof OperatorReportList>;

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
