import { countOf } from '@fanlight/sdk/messages';
import type { ErrorParams } from '@fanlight/sdk/models';
import type { Namespace, TFunction } from 'i18next';

/** The function `t` of any namespace. Its keys must contain their namespace, such as `common:back`. */
export type AnyTFunction = TFunction<Namespace>;

/** The parts of an API error that determine its text. */
export interface ErrorDetails {
  code: string;
  reason?: string | undefined;
  params?: ErrorParams;
  /** The request can be repeated after this number of seconds. */
  retryAfter?: number | undefined;
  /** The server's message. It is used if this version does not know the code (rule W2). */
  message?: string;
}

/** Returns the translated text of an error: by its reason if it has one, otherwise by its code. */
export function errorText(t: AnyTFunction, { code, reason, params = {}, retryAfter = 0, message }: ErrorDetails) {
  if (code === 'RATE_LIMITED' && !reason)
    return t('common:failures.RATE_LIMITED', { count: Math.max(1, Math.ceil(retryAfter / 60)) });
  const defaultValue = message || t('common:failures.INTERNAL');
  const count = countOf(params) as number;
  return t(`errors:${reason ?? code}` as 'common:failures.INTERNAL', { ...params, count, defaultValue });
}
