import { failures, reasons } from '@fanlight/sdk/failures';
import type { Error as ErrorBody, KnownErrorCode, PaymentFailureCode } from '@fanlight/sdk/models';
import { type Message, type MessageLocale, type MessageParams, translate, translateCode } from './messages/index.ts';

/** Seconds after which a call can be retried that failed because something was unavailable. */
const unavailableSeconds = 2;

/** An invalid field. */
export interface FieldFailure {
  /** Levels are separated by dots. */
  path: string;
  /** In English, or a code for clients. The message of the failure's code by default. */
  message?: Message | PaymentFailureCode | undefined;
  params?: MessageParams | undefined;
}

/** Optional details of a failure. */
export interface FailureDetails {
  /** In English, for the log; translated in the answer. */
  message?: Message | undefined;
  /** Values for the `{{name}}`s of the message. */
  params?: MessageParams | undefined;
  fields?: readonly FieldFailure[];
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
}

/** An error that the client receives in the shape of rule W2. The client receives no details of any other exception. */
export class ApiFailure extends Error {
  readonly code: KnownErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly #details: FailureDetails;

  constructor(code: KnownErrorCode, details: FailureDetails = {}) {
    const { message, params, retryAfter } = details;
    super(message ? translate('en-US', message, params) : failures[code][1]);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = failures[code][0];
    this.#details = details;
    this.retryAfter = retryAfter ?? (code === 'UNAVAILABLE' ? unavailableSeconds : undefined);
  }

  /** The body of rule W2 in the client's language. */
  toBody(requestId: string, locale: MessageLocale = 'en-US'): ErrorBody {
    const { message, params, fields } = this.#details;
    const say = (own?: string, values?: MessageParams) =>
      own ? translate(locale, own, values) : (translateCode(locale, this.code) ?? failures[this.code][1]);
    return {
      statusCode: this.status,
      error: reasons[this.status] ?? 'Error',
      message: say(message, params),
      code: this.code,
      requestId,
      ...(fields && {
        fields: fields.map((field) => ({ path: field.path, message: say(field.message, field.params) })),
      }),
    };
  }
}

/** A failure of one field; forms show it at the field. */
export function fieldFailure(
  code: KnownErrorCode,
  path: string,
  message?: Message,
  params?: MessageParams,
): ApiFailure {
  return new ApiFailure(code, { message, params, fields: [{ path, message, params }] });
}
