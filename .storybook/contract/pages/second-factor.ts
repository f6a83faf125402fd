import { make, mocks } from '../../../mocks/src/index.ts';
import { fill, press, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const factorPage = '/user/second-factor';
const factor = (isEnabled: boolean) =>
  mocks.auth.getGetSecondFactorMockHandler(() => ({ data: make.getSecondFactorMock({ isEnabled }) }));
const started = mocks.auth.getStartSecondFactorMockHandler(() => ({ data: make.getSecondFactorSecretMock() }));

const password = fill('secondFactor:password', 'lantern-on-the-sill');
const code = fill('secondFactor:code.label', '492039');

/** Operations of the second factor. */
export const secondFactorVisits = {
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
} satisfies PageVisits;
