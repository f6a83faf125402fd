import type { DemoLogin } from '@fanlight/components/auth';

/** Two accounts of the demo (`mocks/src/demo`), offered on the login page in demo mode (rule P9). */
export const demoLogins: readonly DemoLogin[] = [
  { credentials: 'noor', password: 'fanlight-demo', isPerformer: false },
  { credentials: 'mara.clay', password: 'fanlight-demo', isPerformer: true },
];
