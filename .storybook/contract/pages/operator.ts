import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks, operationState } from '../../../mocks/src/index.ts';
import { fill, press, pressWith, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const factorPage = '/user/second-factor';
const factor = (isEnabled: boolean) =>
  mocks.auth.getGetSecondFactorMockHandler(() => ({ data: make.getSecondFactorMock({ isEnabled }) }));
const started = mocks.auth.getStartSecondFactorMockHandler(() => ({ data: make.getSecondFactorSecretMock() }));

const operator = mocks.operator.getGetOperatorMockHandler(() => ({ data: make.getOperatorMock({ access: 'full' }) }));
const document = make.getPerformerDocumentMock({ _id: id, type: 'identity', status: 'pending' });
const application = mocks.operator.getListPerformerApplicationsMockHandler(() => ({
  data: make.getPerformerApplicationListMock({
    data: [make.getPerformerApplicationMock({ _id: id, documents: [document] })],
    total: 1,
    isMore: false,
  }),
}));
const payout = mocks.operator.getListOperatorPayoutsMockHandler(() => ({
  data: make.getOperatorPayoutListMock({
    data: [make.getOperatorPayoutMock({ _id: id, status: 'pending' })],
    total: 1,
    isMore: false,
  }),
}));

const report = mocks.operator.getListOperatorReportsMockHandler(() => ({
  data: make.getOperatorReportListMock({
    data: [make.getOperatorReportMock({ _id: id, status: 'open' })],
    total: 1,
    isMore: false,
  }),
}));

const password = fill('secondFactor:password', 'lantern-on-the-sill');
const code = fill('secondFactor:code.label', '492039');

/** Operations of the second factor, and those of operators. */
export const operatorVisits = {
  getSecondFactor: { path: factorPage },
  startSecondFactor: {
    path: factorPage,
    handlers: [factor(false)],
    play: steps(password, press('secondFactor:off.start')),
  },
  confirmSecondFactor: {
    path: factorPage,
    handlers: [factor(false), started],
    play: steps(password, press('secondFactor:off.start'), code, press('secondFactor:setup.confirm')),
  },
  removeSecondFactor: {
    path: factorPage,
    handlers: [factor(true)],
    play: steps(password, code, press('secondFactor:remove.submit')),
  },
  verifySecondFactor: {
    path: '/operator',
    handlers: [...operationState('getOperator', 'SECOND_FACTOR_REQUIRED'), factor(true)],
    play: steps(code, press('operator:code.submit')),
  },
  getOperator: { path: '/operator', handlers: [factor(true)] },
  listPerformerApplications: { path: '/operator', handlers: [operator] },
  readPerformerDocument: {
    path: '/operator',
    handlers: [operator, application],
    play: pressWith('operator:performers.open'),
  },
  decidePerformer: {
    path: '/operator',
    handlers: [operator, application],
    play: steps(pressWith('operator:performers.approve'), press('operator:performers.approve')),
  },
  listOperatorPayouts: { path: '/operator/payouts', handlers: [operator] },
  decidePayout: {
    path: '/operator/payouts',
    handlers: [operator, payout],
    play: steps(pressWith('operator:payouts.decide.approved'), press('operator:payouts.decide.approved')),
  },
  listOperatorReports: { path: '/operator/reports', handlers: [operator] },
  decideReport: {
    path: '/operator/reports',
    handlers: [operator, report],
    play: steps(pressWith('operator:reports.decide.no-violation'), press('operator:reports.decide.no-violation')),
  },
  listAuditEntries: { path: '/operator/log', handlers: [operator] },
} satisfies PageVisits;
