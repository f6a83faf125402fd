import { failures, reasons } from '@fanlight/sdk/failures';
import type { Error as ErrorBody, KnownErrorCode, PaymentFailureCode } from '@fanlight/sdk/models';
import { type Message, type MessageLocale, type MessageParams, translate, translateCode } from './messages/index.ts';

/** Seconds after which a call is worth trying again that met something unavailable. */
const unavailableSeconds = 2;

/** What is wrong with one field. */
export interface FieldFailure {
  /** With dots between levels. */
  path: string;
  /** In English, or a code that clients read. Without one the failure's code says it. */
  message?: Message | PaymentFailureCode | undefined;
  params?: MessageParams | undefined;
}

/** What a failure may say beyond its code. */
export interface FailureDetails {
  /** In English, as it is logged; translated in the answer. */
  message?: Message | undefined;
  /** Values for the `{{name}}`s of the message. */
  params?: MessageParams | undefined;
  fields?: readonly FieldFailure[];
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
}

/** A failure that a handler means: it reaches the client in the shape of rule W2 and nothing else does. */
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

  /** The body of rule W2, in the caller's language. */
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

/** A failure of one field; the form shows it in place. */
export function fieldFailure(
  code: KnownErrorCode,
  path: string,
  message?: Message,
  params?: MessageParams,
): ApiFailure {
  return new ApiFailure(code, { message, params, fields: [{ path, message, params }] });
}
