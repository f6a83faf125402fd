import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';

let body: unknown;
let status: 200 | 500;
let requests: Record<string, unknown>;
let server: ReturnType<typeof serve>;
let verifyUrl: string;

beforeEach(async () => {
  status = 200;
  const site = new Hono().post('/siteverify', async (call) => {
    requests = await call.req.parseBody();
    return call.json(body, status);
  });
  verifyUrl = await new Promise((resolve) => {
    server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}/siteverify`),
    );
  });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const verify = (ip = '203.0.113.9') =>
  createRecaptcha({ siteKey: 'site', secretKey: 'secret', verifyUrl }).verify('token', ip);

it('the captcha adapter sends the secret, the widget’s response and the client’s IP address to reCAPTCHA', async () => {
  body = { success: true };
  expect(await verify()).toBe('person');
  expect(requests).toEqual({ secret: 'secret', response: 'token', remoteip: '203.0.113.9' });
  await verify('');
  expect(requests).toEqual({ secret: 'secret', response: 'token' });
});

it('the captcha adapter rejects a captcha response that is wrong, already used or too old', async () => {
  body = { success: false, 'error-codes': ['timeout-or-duplicate'] };
  expect(await verify()).toBe('machine');
});

it('the captcha adapter returns unreachable if reCAPTCHA does not respond', async () => {
  status = 500;
  expect(await verify()).toBe('unreachable');
  verifyUrl = 'http://127.0.0.1:1/';
  expect(await verify()).toBe('unreachable');
});

it('the captcha adapter throws if reCAPTCHA rejects the configured keys', async () => {
  body = { success: false, 'error-codes': ['invalid-input-secret'] };
  await expect(verify()).rejects.toThrow('invalid-input-secret');
});
