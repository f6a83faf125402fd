/** Height of reCAPTCHA's checkbox. It is reserved until the checkbox has loaded, to avoid a layout shift. */
export const captchaHeight = '78px';
