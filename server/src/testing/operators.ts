import { api } from '@fanlight/sdk';
import type { OperatorAccess } from '@fanlight/sdk/models';
import type { TestEngine } from './index.ts';
import { createFan, type Person, password } from './people.ts';
import { totpCodeAt } from './totp.ts';

/** Sets up the second factor of an account. Returns its secret and its recovery codes. */
export async function setUpSecondFactor(
  { clock }: Pick<TestEngine, 'clock'>,
  { client }: Pick<Person, 'client'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await client.call(api.startSecondFactor, { body: { password } });
  const code = totpCodeAt(secret, clock.now());
  const { recoveryCodes } = await client.call(api.confirmSecondFactor, { body: { code } });
  return { secret, recoveryCodes };
}

/** Creates an operator, as the command line does, without a second factor. */
export async function createUnverifiedOperator(
  engine: Pick<TestEngine, 'fetch' | 'ports' | 'operators'>,
  username: string,
  access: OperatorAccess = 'full',
): Promise<Person> {
  const person = await createFan(engine, username);
  await engine.operators.grant(`${username}@fanlight.example`, access, { id: null, shell: 'shell:tests' });
  return person;
}

/** Creates an operator who has set up the second factor, and can use the operations of operators. */
export async function createOperator(
  engine: Pick<TestEngine, 'fetch' | 'ports' | 'operators' | 'clock'>,
  username: string,
  access: OperatorAccess = 'full',
): Promise<Person> {
  const person = await createUnverifiedOperator(engine, username, access);
  await setUpSecondFactor(engine, person);
  return person;
}
