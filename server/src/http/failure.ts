import { failures, reasons } from '@fanlight/sdk/failures';
import type { Error as ErrorBody, FieldError, KnownErrorCode } from '@fanlight/sdk/models';

/** Seconds after which a call is worth trying again that met something unavailable. */
const unavailableSeconds = 2;

/** What a failure may say beyond its code. */
export interface FailureDetails {
  message?: string;
  fields?: FieldError[];
  /** Seconds, for 429 and 503. */
  retryAfter?: number;
}

/** A failure that a handler means: it reaches the client in the shape of rule W2 and nothing else does. */
export class ApiFailure extends Error {
  readonly code: KnownErrorCode;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: KnownErrorCode, { message, fields, retryAfter }: FailureDetails = {}) {
    super(message ?? failures[code][1]);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = failures[code][0];
    this.fields = fields;
    this.retryAfter = retryAfter ?? (code === 'UNAVAILABLE' ? unavailableSeconds : undefined);
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
export function fieldFailure(code: KnownErrorCode, path: string, message?: string): ApiFailure {
  const text = message ?? failures[code][1];
  return new ApiFailure(code, { message: text, fields: [{ path, message: text }] });
}
