import { api } from '@fanlight/sdk';
import { totpCodeAt } from '@fanlight/server/testing/totp';
import { type ScenarioClients, samples } from './run.ts';

const thirtySecondsMs = 30_000;

/** Requests a payout of a performer of the demo, whose login needs a captcha. */
async function requestPayoutOf(clients: ScenarioClients, credentials: string, password: string): Promise<void> {
  const call = clients.as('payee');
  const { proof: captchaProof } = await call(api.verifyRecaptcha, { body: { token: 'solved a-site 3' } });
  const { token } = await call(api.login, { body: { credentials, password, captchaProof } });
  await clients.setSessionToken('payee', token);
  await call(api.updateBankingSettings, {
    body: {
      ...{ accountHolder: 'Mara Quill', bankName: 'Banco do Rio', countryCode: 'PT', currency: 'EUR' },
      accountNumber: 'PT50000201231234567890154',
    },
  });
  const { minimumAmount } = await call(api.calculatePayout, { body: {} });
  await call(api.createPayoutRequest, { body: { amount: minimumAmount } });
}

/**
 * The user `noor`, whom the command line has made an operator, sets up a second factor and decides about a performer, a
 * payout and an own report, and appeals against that decision. Then removes the second factor.
 */
export async function useOperator(clients: ScenarioClients, password: string): Promise<void> {
  const operator = clients.as('noor');
  const applicant = clients.as('applicant');
  const { proof } = await applicant(api.verifyRecaptcha, { body: { token: 'solved a-site 2' } });
  const email = `applicant.${Date.now()}@fanlight.example`;
  await applicant(api.registerPerformer, {
    body: {
      ...{ name: 'Vesna Horvat', username: `odile.${Date.now()}`, email, password },
      ...{ firstName: 'Vesna', lastName: 'Horvat' },
      ...{ dateOfBirth: '1991-03-08', countryCode: 'FR', captchaProof: proof },
      ...{ identity: samples.document, portrait: samples.picture },
    },
  });

  await requestPayoutOf(clients, 'mara.clay', password);

  await operator(api.getSecondFactor);
  const { secret } = await operator(api.startSecondFactor, { body: { password } });
  // Each code works once, so the later codes are those of the following periods, which the server tolerates.
  const code = (periods: number) => totpCodeAt(secret, new Date(Date.now() + periods * thirtySecondsMs));
  const { recoveryCodes } = await operator(api.confirmSecondFactor, { body: { code: code(0) } });
  await operator(api.verifySecondFactor, { body: { code: code(1) } });

  await operator(api.getOperator);
  const { data: performers } = await operator(api.listPerformerApplications, { query: { limit: 100 } });
  const performer = performers.at(-1);
  const document = performer?.documents[0];
  await operator(api.readPerformerDocument, { params: { id: document?._id ?? '' } });
  await operator(api.decidePerformer, { params: { id: performer?._id ?? '' }, body: { status: 'approved' } });
  const { data: payouts } = await operator(api.listOperatorPayouts, { query: { status: 'pending' } });
  await operator(api.decidePayout, { params: { id: payouts[0]?._id ?? '' }, body: { status: 'approved' } });
  const { data: reports } = await operator(api.listOperatorReports, { query: { status: 'open' } });
  const report = { params: { id: reports.find(({ reporter }) => reporter?.username === 'noor')?._id ?? '' } };
  await operator(api.decideReport, { ...report, body: { outcome: 'warned', reason: 'Adverts are not allowed.' } });
  await operator(api.appealReport, { ...report, body: { text: 'Look again, please.' } });
  await operator(api.listAuditEntries);
  await operator(api.removeSecondFactor, { body: { password, code: recoveryCodes[0] ?? '' } });
}
