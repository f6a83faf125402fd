import { expect, it } from 'vitest';
import { findLateModules } from './late-modules.mjs';

const all = new Map([
  ['assets/index-a.js', 'const a=1;'],
  ['assets/esm-b.js', "const o={path:'/socket.io'};"],
  ['assets/pay-c.js', 'load("https://js.stripe.com/clover/stripe.js")'],
  ['assets/lines-d.js', 'console.warn("Missing attribute name")'],
]);

it('findLateModules accepts a first page that loads none of the libraries that must be loaded later', () => {
  expect(findLateModules(all, ['assets/index-a.js'])).toEqual([]);
});

it('findLateModules reports a library that the first page loads too early, whatever the name of its chunk is', () => {
  expect(findLateModules(all, ['assets/index-a.js', 'assets/esm-b.js'])).toEqual([
    'assets/esm-b.js contains Socket.IO and is loaded too early',
  ]);
});

it('findLateModules reports a library whose search text is in no script, because the text must then be updated', () => {
  const [problem] = findLateModules(new Map([...all].filter(([name]) => name !== 'assets/esm-b.js')), []);
  expect(problem).toContain('Socket.IO is in no script');
});
