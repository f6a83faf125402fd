import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { binOf } from '../generate/bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fanlight-lint-'));
const cli = binOf(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
const config = fileURLToPath(new URL('../redocly.yaml', import.meta.url));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Lints a contract with one invalid example. With `nothing`, all examples are valid. Returns the rules that the
 * contract violates.
 */
function findViolatedRules(
  wrong: 'property' | 'nested property' | 'body' | 'response' | 'parameter' | 'event' | 'nothing',
): string[] {
  const exampleAt = (place: typeof wrong, valid: unknown) => (place === wrong ? { not: 'this' } : valid);
  const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const content = (place: typeof wrong) => ({
    'application/json': { schema: refTo('Tip'), example: exampleAt(place, { amount: 25, to: { name: 'Mara' } }) },
  });
  const operation = (id: string, place: typeof wrong) => ({
    ...{ operationId: id, tags: ['tips'], summary: 'Tip', security: [], 'x-roles': ['public'] },
    requestBody: { content: content(place) },
    responses: { 200: { description: 'Done.', content: content('response') }, 422: { description: 'Wrong.' } },
  });
  const parameter = { name: 'limit', in: 'query', schema: { type: 'integer' }, example: exampleAt('parameter', 20) };
  const to = {
    type: 'object',
    properties: { name: { type: 'string', examples: [exampleAt('nested property', 'Mara')] } },
  };
  const contract = {
    openapi: '3.1.0',
    info: { title: 'Tips', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: [{ name: 'tips', description: 'Tips.' }],
    paths: { '/tips': { post: { ...operation('tip', 'body'), parameters: [parameter] } } },
    webhooks: { tipped: { post: operation('onTipped', 'event') } },
    components: {
      schemas: {
        Tip: { type: 'object', properties: { amount: { type: 'number', examples: [exampleAt('property', 25)] }, to } },
      },
    },
  };
  const file = join(folder, `${wrong}.json`);
  writeFileSync(file, JSON.stringify(contract));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    execFileSync(process.execPath, [cli, 'lint', file, '--config', config, '--format', 'json'], { env, stdio: 'pipe' });
    return [];
  } catch (error) {
    const { problems } = JSON.parse(String((error as { stdout: Buffer }).stdout)) as { problems: { ruleId: string }[] };
    return [...new Set(problems.map(({ ruleId }) => ruleId))];
  }
}

describe('the linter', () => {
  it.each([
    ['property', 'no-invalid-schema-examples'],
    ['nested property', 'no-invalid-schema-examples'],
    ['body', 'no-invalid-media-type-examples'],
    ['response', 'no-invalid-media-type-examples'],
    ['event', 'no-invalid-media-type-examples'],
    ['parameter', 'no-invalid-parameter-examples'],
  ] as const)('reports an invalid example of a %s by the rule %s', (wrong, rule) => {
    expect(findViolatedRules(wrong)).toEqual([rule]);
  });

  it('reports nothing for valid examples', () => {
    expect(findViolatedRules('nothing')).toEqual([]);
  });
});
