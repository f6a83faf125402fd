import type { Engine } from '../engine.ts';
import { readCookie } from '../http/cookies.ts';

/**
 * The app's own scripts only, and those that stand in its page. Styles are written into the page by the component
 * library, hence 'unsafe-inline' there.
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

/** Where Stripe's own form and its questions of the bank come from; only with Stripe are they let in. */
const stripePolicy = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};

/** Where reCAPTCHA's check box and its questions come from; only where it is configured are they let in. */
const recaptchaPages = ['https://recaptcha.net/recaptcha/', 'https://www.recaptcha.net/recaptcha/'];
const recaptchaPolicy = {
  scriptSrc: [...recaptchaPages, 'https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'],
  frameSrc: recaptchaPages,
  connectSrc: recaptchaPages,
};

/** What of a device pages may use: streams need camera, microphone and screen, nothing needs the rest. */
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

/** The WebSocket address of the site's own origin: some browsers don't count it among 'self'. */
const toSocketOrigin = (origin: string) => new URL(origin).origin.replace(/^http/, 'ws');

/** What pages may load. */
export function createPolicy({ options, ports }: Engine, scriptHashes: readonly string[]) {
  const guests = [
    ...(options.gateway?.name === 'stripe' ? [stripePolicy] : []),
    ...(ports.captcha ? [recaptchaPolicy] : []),
  ];
  return {
    ...policy,
    scriptSrc: [...policy.scriptSrc, ...scriptHashes, ...guests.flatMap(({ scriptSrc }) => scriptSrc)],
    frameSrc: ["'self'", ...guests.flatMap(({ frameSrc }) => frameSrc)],
    connectSrc: [
      ...policy.connectSrc,
      toSocketOrigin(options.origin),
      ...guests.flatMap(({ connectSrc }) => connectSrc),
    ],
  };
}

/**
 * How long a page may be kept. With a session it can contain what only its viewer may see: nothing keeps it, so that
 * "back" after a logout shows nothing of it.
 */
export function pageCacheControl(cookieHeader: string): string {
  return readCookie(cookieHeader, 'token') ? 'private, no-store' : 'private, no-cache';
}
