import { demoLogins as cast } from '@fanlight/mocks/demo/logins';
import { expect, it } from 'vitest';
import { demoLogins } from './demo-logins.ts';

it('offers only logins of existing demo accounts (rule P9)', () => {
  const castLogins = cast.map(({ username, password, role }) => ({
    credentials: username,
    password,
    isPerformer: role === 'performer',
  }));
  expect(castLogins).toEqual(expect.arrayContaining([...demoLogins]));
});
