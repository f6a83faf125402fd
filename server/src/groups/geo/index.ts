export { requireCaptchaProof } from './captcha.ts';
export { geoHandlers } from './handlers.ts';
export { findState } from './states.ts';
