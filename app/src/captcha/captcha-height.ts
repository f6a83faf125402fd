/** Of the captcha's check box, kept free from the start so that nothing moves. */
export const captchaHeight = '78px';
