import { api } from '@fanlight/sdk';
import type { OperationId } from '@fanlight/sdk/operations';
import { startTimedHost } from '../host.ts';
import { startRecaptcha } from '../recaptcha/recaptcha.ts';
import { startStripe } from '../stripe/stripe.ts';
import { overHttp } from './clients.ts';
import { useOperator } from './scenarios/operator.ts';
import { runScenarios } from './scenarios/run.ts';
import { demoPassword, type Line } from './transcript.ts';

/**
 * Operations that fail on a server in demo mode and also in a tab, each with the reason. A tab has no captcha, no
 * operator, and only the sandbox gateway. These operations are called over HTTP on a server with another configuration.
 */
export const onlyConfigured: Partial<Record<OperationId, string>> = {
  verifyRecaptcha: 'the demo has no captcha',
  receiveGatewayEvent: 'the sandbox sends no events',
  startSecondFactor: 'a login of the other calls of this user would need a code',
  confirmSecondFactor: 'as startSecondFactor',
  verifySecondFactor: 'as startSecondFactor',
  removeSecondFactor: 'as startSecondFactor',
  getOperator: 'only the command line makes an account that of an operator',
  listPerformerApplications: 'as getOperator',
  readPerformerDocument: 'as getOperator',
  decidePerformer: 'as getOperator',
  listOperatorPayouts: 'as getOperator',
  decidePayout: 'as getOperator',
  listOperatorReports: 'as getOperator',
  decideReport: 'as getOperator',
  appealReport: 'only an operator’s decision can be appealed',
  listAuditEntries: 'as getOperator',
};

/**
 * Calls the operations of {@link onlyConfigured} on a server with reCAPTCHA and Stripe.
 */
export async function takeConfiguredTranscript(): Promise<Line[]> {
  const recaptcha = await startRecaptcha();
  const stripe = await startStripe();
  const host = await startTimedHost(stripe.access, recaptcha.env);
  stripe.sendEventsTo(host);
  try {
    const lines = await runScenarios(await overHttp(host.origin), [
      async (clients) => {
        const call = clients.as('noor');
        const { proof: captchaProof } = await call(api.verifyRecaptcha, { body: { token: 'solved a-site 1' } });
        const credentials = { credentials: 'noor', password: demoPassword, remember: true };
        await clients.setSessionToken(
          'noor',
          (await call(api.login, { body: { ...credentials, captchaProof } })).token,
        );

        const { data: performers } = await call(api.searchPerformers);
        const targetId = performers[0]?._id ?? '';
        await call(api.createReport, { body: { targetType: 'performer', targetId, reason: 'spam' } });

        await call(api.topUpWallet, { body: { amount: 20, paymentMethodId: 'pm_card_visa' } });

        const me = await call(api.getMe);
        await host.runOperator('grant', me.email ?? '');
        await useOperator(clients, demoPassword);
      },
    ]);
    await stripe.sendRemainingEvents();
    const events = stripe.eventStatuses.map((status) => ({
      operation: 'receiveGatewayEvent' as const,
      clientName: 'stripe',
      status: status === 200 ? ('ok' as const) : status,
      text: '',
      problems: status === 200 ? [] : [`${status} for an event of the gateway`],
    }));
    return [...lines, ...events];
  } finally {
    await host.stop();
    await stripe.stop();
    recaptcha.stop();
  }
}
