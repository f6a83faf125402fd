import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../ports/index.ts';
import { createLogger, logFailure } from './log.ts';

const lines: string[] = [];
const logger = () => {
  lines.length = 0;
  return createLogger({}, { write: (line) => lines.push(line) });
};

describe('logs', () => {
  it('leaves out the parameters of a failed query and the values of the row it failed on', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "user_email"'), {
      code: '23505',
      detail: 'Key (email_key)=(noor@fanlight.example) already exists.',
    });
    logFailure(logger(), new DrizzleQueryError('insert into "user" values ($1)', ['noor@fanlight.example'], cause), {
      requestId: 'r1',
    });
    const [line = ''] = lines;
    expect(line).not.toContain('noor@');
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      requestId: 'r1',
      error: { message: 'Failed query: insert into "user" values ($1)', cause: { code: '23505' } },
    });
  });

  it('warns where the database is unavailable', () => {
    logFailure(logger(), new Error('Failed query', { cause: new DatabaseUnavailable('The database failed.') }));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, msg: 'The database failed.' });
  });

  it('says nothing of what was thrown where it is no error', () => {
    logFailure(logger(), { token: 'secret' });
    expect(lines[0]).not.toContain('secret');
  });
});
