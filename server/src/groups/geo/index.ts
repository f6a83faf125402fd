export { requireCaptchaProof, returnCaptchaProof } from './captcha.ts';
export { findCurrencyOf, geoHandlers } from './handlers.ts';
export { findState } from './states.ts';
