import type { Error as ErrorBody, ErrorCode, FieldError } from '@fanlight/sdk/models';

/** Status and words of each code; handlers may say it more exactly. */
const catalogue: Record<ErrorCode, readonly [status: number, message: string]> = {
  MALFORMED_BODY: [400, 'The body could not be read.'],
  UNAUTHENTICATED: [401, 'Please log in.'],
  INVALID_CREDENTIALS: [401, 'Incorrect credentials!'],
  SOCIAL_LOGIN_FAILED: [401, 'Logging in there did not work. Please try again.'],
  INSUFFICIENT_BALANCE: [402, 'Your balance does not cover this amount.'],
  CARD_DECLINED: [402, 'Your card was declined.'],
  CARD_EXPIRED: [402, 'Your card has expired.'],
  AUTHENTICATION_REQUIRED: [402, 'Your bank wants to hear from you first.'],
  FORBIDDEN: [403, 'You may not do this.'],
  EMAIL_NOT_VERIFIED: [403, 'Please confirm your e-mail address first.'],
  PERFORMER_NOT_APPROVED: [403, 'This opens once your documents are approved.'],
  COUNTRY_BLOCKED: [403, 'This is not offered in your country.'],
  MUTED: [403, 'You were muted in this stream.'],
  BANNED: [403, 'You were removed from this stream.'],
  NOT_ENTITLED: [403, 'This is locked for you.'],
  INVALID_SIGNATURE: [403, 'This address is not valid any more.'],
  NOT_FOUND: [404, 'We could not find that.'],
  METHOD_NOT_ALLOWED: [405, 'This method is not offered here.'],
  CONFLICT: [409, 'This does not fit the present state.'],
  ALREADY_PURCHASED: [409, 'You have bought this already.'],
  ALREADY_SUBSCRIBED: [409, 'You are subscribed already.'],
  ALREADY_REPORTED: [409, 'You have reported this already.'],
  ALREADY_VOTED: [409, 'You have voted already.'],
  ALREADY_STREAMING: [409, 'You are live already.'],
  FREE_SUBSCRIPTION_USED: [409, 'The free subscription can be used once.'],
  OUT_OF_STOCK: [409, 'This is sold out.'],
  PAYOUT_PENDING: [409, 'A payout is waiting already.'],
  PRICE_CHANGED: [409, 'The price has changed meanwhile.'],
  STATUS_CONFLICT: [409, 'Its state does not allow this any more.'],
  FILE_NOT_READY: [409, 'The file is still being prepared.'],
  UPLOAD_OFFSET_MISMATCH: [409, 'This part does not follow on what is there.'],
  IDEMPOTENCY_CONFLICT: [409, 'This idempotency key was used with another body.'],
  LINK_EXPIRED: [410, 'This link has expired or was used already.'],
  STREAM_ENDED: [410, 'This stream has ended.'],
  PAYLOAD_TOO_LARGE: [413, 'This is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This kind of content is not taken here.'],
  VALIDATION_FAILED: [422, 'Please check the marked fields.'],
  EMAIL_TAKEN: [422, 'This e-mail address is in use.'],
  USERNAME_TAKEN: [422, 'This username is taken.'],
  AMOUNT_OUT_OF_RANGE: [422, 'This amount is not possible.'],
  OWN_ACCOUNT: [422, 'This cannot be done with your own account.'],
  WRONG_PASSWORD: [422, 'The current password is wrong.'],
  COUPON_INVALID: [422, 'This coupon is not valid.'],
  CAPTCHA_FAILED: [422, 'Please confirm that you are a person.'],
  ADDRESS_REQUIRED: [422, 'Please say where it shall be delivered.'],
  PROVIDER_NOT_CONFIGURED: [422, 'This way is not offered here.'],
  RATE_LIMITED: [429, 'Too many tries. Please wait a little.'],
  SLOW_MODE: [429, 'The chat is in slow mode. Please wait a little.'],
  INTERNAL: [500, 'Something went wrong, please try again later'],
  NOT_IMPLEMENTED: [501, 'This is not offered yet.'],
  UNAVAILABLE: [503, 'This is not available right now.'],
  MEDIA_PROCESSING_UNAVAILABLE: [503, 'Video cannot be prepared on this server.'],
  MAINTENANCE: [503, 'Fanlight is being looked after. Please come back soon.'],
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};

/** What a failure may say beyond its code. */
export interface FailureDetails {
  message?: string;
  fields?: FieldError[];
  /** Seconds, for 429. */
  retryAfter?: number;
}

/** A failure that a handler means: it reaches the client in the shape of rule W2 and nothing else does. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, fields, retryAfter }: FailureDetails = {}) {
    super(message ?? catalogue[code][1]);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = catalogue[code][0];
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  /** The body of rule W2. */
  toBody(requestId: string): ErrorBody {
    return {
      statusCode: this.status,
      error: reasons[this.status] ?? 'Error',
      message: this.message,
      code: this.code,
      requestId,
      ...(this.fields && { fields: this.fields }),
    };
  }
}

/** A failure of one field; the form shows it in place. */
export function fieldFailure(code: ErrorCode, path: string, message?: string): ApiFailure {
  const text = message ?? catalogue[code][1];
  return new ApiFailure(code, { message: text, fields: [{ path, message: text }] });
}
