import type { DemoLogin } from '@fanlight/components/auth';

/** Two demo accounts (`mocks/src/demo`), which the login page offers in demo mode (rule P9). */
export const demoLogins: readonly DemoLogin[] = [
  { credentials: 'noor', password: 'fanlight-demo', isPerformer: false },
  { credentials: 'mara.clay', password: 'fanlight-demo', isPerformer: true },
];
