import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../ports/index.ts';
import { createLogger, createLoggerTo, logFailure } from './log.ts';

const lines: string[] = [];
const logger = () => {
  lines.length = 0;
  return createLoggerTo({ write: (line) => lines.push(line) });
};

describe('createLogger', () => {
  it('logs no parameters of a failed query and no values of its row', () => {
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

  it('logs a warning, not an error, while the database is unavailable', () => {
    logFailure(logger(), new Error('Failed query', { cause: new DatabaseUnavailable('The database failed.') }));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, msg: 'The database failed.' });
  });

  it('does not log a thrown value that is not an error', () => {
    logFailure(logger(), { token: 'secret' });
    expect(lines[0]).not.toContain('secret');
  });
});

describe('createLogger with a file', () => {
  it('buffers lines, and writes a warning immediately with the lines before it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fanlight-log-'));
    const dest = join(folder, 'log');
    try {
      const file = createLogger({ dest });
      file.info('First.');
      expect(readFileSync(dest, 'utf8')).toBe('');
      file.warn('Second.');
      expect(readFileSync(dest, 'utf8').trim().split('\n')).toHaveLength(2);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('writes buffered lines after a delay', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fanlight-log-'));
    const dest = join(folder, 'log');
    try {
      createLogger({ dest }).info('Alone.');
      await expect.poll(() => readFileSync(dest, 'utf8')).toContain('Alone.');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
