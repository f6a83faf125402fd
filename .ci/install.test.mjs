import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm does not run the install scripts of packages', () => {
  const setting = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
  expect(setting.trim()).toBe('true');
});
