/**
 * Height of the reCAPTCHA checkbox. The form reserves this height until the checkbox has loaded, to avoid a layout
 * shift.
 */
export const captchaHeight = '78px';
