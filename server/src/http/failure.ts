import { failures, reasons } from '@fanlight/sdk/failures';
import type { Error as ErrorBody, KnownErrorCode, KnownErrorReason } from '@fanlight/sdk/models';
import { type MessageLocale, type Reason, type ReasonArguments, translate } from './messages/index.ts';

/** A call that has failed with `UNAVAILABLE` can be retried after this number of seconds. */
const unavailableSeconds = 2;

/** An invalid field, and the reason why it is invalid. */
export type FieldFailure = Reason & {
  /** The names of the nested fields, joined by dots. */
  path: string;
};

/** The optional details of a failure. */
export type FailureDetails = (Reason | { reason?: undefined; params?: undefined }) & {
  fields?: readonly FieldFailure[];
  /** The number of seconds until a retry, for the statuses 429 and 503. */
  retryAfter?: number;
  /** The mistake of the platform that has caused the failure. It is logged, and not sent. */
  cause?: Error;
};

/**
 * An error whose details the client receives in the format of rule W2. The details of all other exceptions are not sent
 * to the client.
 */
export class ApiFailure extends Error {
  readonly code: KnownErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly #details: FailureDetails;

  constructor(code: KnownErrorCode, details: FailureDetails = {}) {
    super(translate('en-US', details.reason ?? code, details.params), details.cause && { cause: details.cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.status = failures[code][0];
    this.#details = details;
    this.retryAfter = details.retryAfter ?? (code === 'UNAVAILABLE' ? unavailableSeconds : undefined);
  }

  /** Returns the body of the response in the format of rule W2, in the language of the client. */
  toBody(requestId: string, locale: MessageLocale = 'en-US'): ErrorBody {
    const { reason, fields } = this.#details;
    const wait = this.retryAfter === undefined ? undefined : { retryAfter: this.retryAfter };
    const params = wait ? { ...this.#details.params, ...wait } : this.#details.params;
    return {
      statusCode: this.status,
      error: reasons[this.status] ?? 'Error',
      message: translate(locale, reason ?? this.code, params),
      code: this.code,
      ...(reason && { reason }),
      ...(params && { params }),
      requestId,
      ...(fields && {
        fields: fields.map(({ path, reason: code, params: values = {} }) => ({
          path,
          code,
          params: values,
          message: translate(locale, code, values),
        })),
      }),
    };
  }
}

/**
 * Creates a failure of one field, which forms show next to that field.
 *
 * @param reason - the reason with the parameters of its message; by default, the code is the reason
 */
export function fieldFailure(code: KnownErrorCode & KnownErrorReason, path: string): ApiFailure;
export function fieldFailure<Code extends KnownErrorReason>(
  code: KnownErrorCode,
  path: string,
  ...reason: ReasonArguments<Code>
): ApiFailure;
export function fieldFailure(
  code: KnownErrorCode,
  path: string,
  reason?: KnownErrorReason,
  params?: Reason['params'],
): ApiFailure {
  const fieldReason = { reason: reason ?? code, params } as Reason;
  return new ApiFailure(code, { ...(reason && fieldReason), fields: [{ path, ...fieldReason }] });
}
