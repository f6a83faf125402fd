import type { Context } from '../../../context.ts';
import { ApiFailure } from '../../../http/failure.ts';
import type { PaymentGateway } from './gateway.ts';
import { sandboxGateway } from './sandbox/index.ts';

/**
 * Returns the gateway that the host has configured. In demo mode without a configured gateway, returns the sandbox.
 * Null if there is no gateway (rule M6).
 */
export function findGateway({ options }: Pick<Context, 'options'>): PaymentGateway | null {
  return options.gateway ?? (options.mode === 'demo' ? sandboxGateway : null);
}

/** @throws {ApiFailure} `PROVIDER_NOT_CONFIGURED` if there is no payment gateway */
export function requireGateway(context: Pick<Context, 'options'>): PaymentGateway {
  const gateway = findGateway(context);
  if (!gateway) throw new ApiFailure('PROVIDER_NOT_CONFIGURED');
  return gateway;
}

/** @throws {ApiFailure} `NOT_FOUND` outside of demo mode, or if the host configured a real gateway */
export function requireSandbox(context: Pick<Context, 'options'>): PaymentGateway {
  if (findGateway(context) !== sandboxGateway) throw new ApiFailure('NOT_FOUND');
  return sandboxGateway;
}
