import type { Mail } from '../../ports/index.ts';

const texts = {
  'en-US': {
    verifySubject: 'Confirm your e-mail address',
    verify: (name: string) =>
      `Hello ${name},\n\nplease confirm that this address is yours. The link works once, for 24 hours.\n\nIf you didn't ask for it, do nothing.`,
    resetSubject: 'Set a new password',
    reset: (name: string) =>
      `Hello ${name},\n\nhere is the link to set a new password. It works once, for 24 hours.\n\nIf you didn't ask for it, do nothing: your password stays as it is.`,
  },
  'es-ES': {
    verifySubject: 'Confirma tu correo electrónico',
    verify: (name: string) =>
      `Hola, ${name}:\n\nconfirma que esta dirección es tuya. El enlace funciona una vez, durante 24 horas.\n\nSi no lo has pedido, no hagas nada.`,
    resetSubject: 'Elige una contraseña nueva',
    reset: (name: string) =>
      `Hola, ${name}:\n\neste es el enlace para elegir una contraseña nueva. Funciona una vez, durante 24 horas.\n\nSi no lo has pedido, no hagas nada: tu contraseña sigue igual.`,
  },
};

const inLocale = (locale: string) => (locale === 'es-ES' ? texts['es-ES'] : texts['en-US']);

/** Who a mail is for. */
export interface Addressee {
  name: string;
  locale: string;
}

/** The mail that confirms an address. @param redirect - path of this site where the link leads afterwards (rule P4) */
export function verificationMail(to: string, { name, locale }: Addressee, token: string, redirect?: string): Mail {
  const text = inLocale(locale);
  const query = new URLSearchParams({ token, ...(redirect && { redirect }) });
  return { to, subject: text.verifySubject, text: text.verify(name), link: `/auth/email-verification?${query}` };
}

/** The mail that sets a new password. */
export function resetMail(to: string, { name, locale }: Addressee, token: string): Mail {
  const text = inLocale(locale);
  return { to, subject: text.resetSubject, text: text.reset(name), link: `/auth/reset-password?token=${token}` };
}
