import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('no package runs a script when it is installed', () => {
  const setting = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
  expect(setting.trim()).toBe('true');
});
