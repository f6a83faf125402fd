import type { Engine } from '../engine.ts';
import { readCookie } from '../http/cookies.ts';

/**
 * Allows only the scripts of the app, and inline scripts with a known hash. Styles may be 'unsafe-inline', because the
 * component library inserts styles into the page.
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

/**
 * The sources of Stripe's form and of the banks' authentication pages. They are allowed only if Stripe is configured.
 */
const stripePolicy = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};

/** The sources of reCAPTCHA. They are allowed only if it is configured. */
const recaptchaPages = ['https://recaptcha.net/recaptcha/', 'https://www.recaptcha.net/recaptcha/'];
const recaptchaPolicy = {
  scriptSrc: [...recaptchaPages, 'https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'],
  frameSrc: recaptchaPages,
  connectSrc: recaptchaPages,
};

/**
 * The browser features that pages can use. Live streams need the camera, the microphone and the screen. A feature with
 * an empty list is disabled.
 */
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

/** Returns the WebSocket URL of the site's origin, which some browsers do not include in 'self'. */
const toSocketOrigin = (origin: string) => new URL(origin).origin.replace(/^http/, 'ws');

/** Creates the Content Security Policy. */
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
 * Returns the header `Cache-Control` of a page. A page with a session can contain private data, so it is not cached:
 * the back button must not show it after a logout.
 */
export function pageCacheControl(cookieHeader: string): string {
  return readCookie(cookieHeader, 'token') ? 'private, no-store' : 'private, no-cache';
}
