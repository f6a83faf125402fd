import type { Engine } from '../engine.ts';
import { readCookie } from '../http/cookies.ts';

/**
 * Allows the app's scripts only, and inline scripts by hash. The component library inserts styles into the page, hence
 * 'unsafe-inline' there.
 */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Sources of Stripe's form and of the bank's authentication pages; allowed only if Stripe is configured. */
const stripePolicy = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};

/** Sources of reCAPTCHA; allowed only if it is configured. */
const recaptchaPages = ['https://recaptcha.net/recaptcha/', 'https://www.recaptcha.net/recaptcha/'];
const recaptchaPolicy = {
  scriptSrc: [...recaptchaPages, 'https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'],
  frameSrc: recaptchaPages,
  connectSrc: recaptchaPages,
};

/** Device features of pages: streams need camera, microphone and screen; all others are disabled. */
export const permissionsPolicy = {
  accelerometer: [],
  autoplay: ['self'],
  camera: ['self'],
  displayCapture: ['self'],
  fullscreen: ['self'],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: ['self'],
  midi: [],
  payment: ['self', 'https://js.stripe.com'],
  pictureInPicture: ['self'],
  serial: [],
  usb: [],
};

/** The WebSocket URL of the site's origin: some browsers don't include it in 'self'. */
const toSocketOrigin = (origin: string) => new URL(origin).origin.replace(/^http/, 'ws');

/** The content security policy. */
export function createPolicy({ options, ports }: Engine, scriptHashes: readonly string[]) {
  const services = [
    ...(options.gateway?.name === 'stripe' ? [stripePolicy] : []),
    ...(ports.captcha ? [recaptchaPolicy] : []),
  ];
  return {
    ...policy,
    scriptSrc: [...policy.scriptSrc, ...scriptHashes, ...services.flatMap(({ scriptSrc }) => scriptSrc)],
    frameSrc: ["'self'", ...services.flatMap(({ frameSrc }) => frameSrc)],
    connectSrc: [
      ...policy.connectSrc,
      toSocketOrigin(options.origin),
      ...services.flatMap(({ connectSrc }) => connectSrc),
    ],
  };
}

/**
 * The `Cache-Control` of a page. With a session it can contain private data: it is not cached, so that "back" after a logout
 * does not show it.
 */
export function pageCacheControl(cookieHeader: string): string {
  return readCookie(cookieHeader, 'token') ? 'private, no-store' : 'private, no-cache';
}
