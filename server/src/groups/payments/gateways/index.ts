import type { Context } from '../../../context.ts';
import { ApiFailure } from '../../../http/failure.ts';
import type { PaymentGateway } from './gateway.ts';
import { sandboxGateway } from './sandbox/index.ts';

/** The payment gateway: the one that the host configured, or the sandbox in demo mode (rule M6). */
export function findGateway({ options }: Pick<Context, 'options'>): PaymentGateway | null {
  return options.gateway ?? (options.mode === 'demo' ? sandboxGateway : null);
}

/** @throws {ApiFailure} `PROVIDER_NOT_CONFIGURED` if there is no payment gateway */
export function requireGateway(context: Pick<Context, 'options'>): PaymentGateway {
  const gateway = findGateway(context);
  if (!gateway) throw new ApiFailure('PROVIDER_NOT_CONFIGURED');
  return gateway;
}

/** The sandbox exists only in demo mode without a real gateway; otherwise its operations answer 404. */
export function requireSandbox(context: Pick<Context, 'options'>): PaymentGateway {
  if (findGateway(context) !== sandboxGateway) throw new ApiFailure('NOT_FOUND');
  return sandboxGateway;
}
