import type { Context } from '../../../context.ts';
import { ApiFailure } from '../../../http/failure.ts';
import type { PaymentGateway } from './gateway.ts';
import { sandboxGateway } from './sandbox/index.ts';

/** Who takes card payments: what the host was set up with, in demo mode else the sandbox (rule M6). */
export function findGateway({ options }: Pick<Context, 'options'>): PaymentGateway | null {
  return options.gateway ?? (options.mode === 'demo' ? sandboxGateway : null);
}

/** @throws {ApiFailure} `PROVIDER_NOT_CONFIGURED` where nobody takes card payments */
export function requireGateway(context: Pick<Context, 'options'>): PaymentGateway {
  const gateway = findGateway(context);
  if (!gateway) throw new ApiFailure('PROVIDER_NOT_CONFIGURED');
  return gateway;
}

/** The sandbox exists in demo mode only, and where no real gateway is set up; its operations are not found elsewhere. */
export function requireSandbox(context: Pick<Context, 'options'>): PaymentGateway {
  if (findGateway(context) !== sandboxGateway) throw new ApiFailure('NOT_FOUND');
  return sandboxGateway;
}
