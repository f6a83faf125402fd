import { toOneLine } from '../../http/one-line.ts';
import type { QueuedMail } from '../../outbox/queued-mail.ts';

/** The changed credential of an account. */
export type ChangeKind = 'password' | 'email' | 'pending-email';

const texts = {
  'en-US': {
    verifySubject: 'Confirm your e-mail address',
    verify: (name: string) =>
      `Hello ${name},\n\nplease confirm that this address is yours. The link works once, for 24 hours.\n\nIf you didn't ask for it, do nothing.`,
    resetSubject: 'Set a new password',
    reset: (name: string) =>
      `Hello ${name},\n\nhere is the link to set a new password. It works once, for 24 hours.\n\nIf you didn't ask for it, do nothing: your password stays as it is.`,
    registeredSubject: 'You have an account already',
    registered: (name: string) =>
      `Hello ${name},\n\nsomebody tried to join with this address, which has an account already. If it was you, log in as before, or set a new password with this link. It works once, for 24 hours.\n\nIf it wasn't you, do nothing: nothing has changed.`,
    changeSubject: {
      password: 'Your password was changed',
      email: 'Your e-mail address was changed',
      'pending-email': 'Your e-mail address is about to change',
    },
    changed: {
      password: 'the password of your account was changed.',
      email: 'your account has another e-mail address now, and this one is no longer in use.',
      'pending-email': 'somebody who knows your password asked for another e-mail address for your account.',
    },
    change: (name: string, changed: string) =>
      `Hello ${name},\n\n${changed} If it was you, there is nothing to do.\n\nIf it wasn't you, take your account back with this link: it puts this address back, ends every session and lets you set a new password. It works once, for 24 hours.`,
  },
  'es-ES': {
    verifySubject: 'Confirma tu correo electrónico',
    verify: (name: string) =>
      `Hola, ${name}:\n\nconfirma que esta dirección es tuya. El enlace funciona una vez, durante 24 horas.\n\nSi no lo has pedido, no hagas nada.`,
    resetSubject: 'Elige una contraseña nueva',
    reset: (name: string) =>
      `Hola, ${name}:\n\neste es el enlace para elegir una contraseña nueva. Funciona una vez, durante 24 horas.\n\nSi no lo has pedido, no hagas nada: tu contraseña sigue igual.`,
    registeredSubject: 'Ya tienes una cuenta',
    registered: (name: string) =>
      `Hola, ${name}:\n\nalguien ha intentado registrarse con esta dirección, que ya tiene una cuenta. Si has sido tú, entra como siempre o elige una contraseña nueva con este enlace. Funciona una vez, durante 24 horas.\n\nSi no has sido tú, no hagas nada: nada ha cambiado.`,
    changeSubject: {
      password: 'Se ha cambiado tu contraseña',
      email: 'Se ha cambiado tu correo electrónico',
      'pending-email': 'Tu correo electrónico está a punto de cambiar',
    },
    changed: {
      password: 'se ha cambiado la contraseña de tu cuenta.',
      email: 'tu cuenta tiene ahora otro correo electrónico y este ya no se usa.',
      'pending-email': 'alguien que conoce tu contraseña ha pedido otro correo electrónico para tu cuenta.',
    },
    change: (name: string, changed: string) =>
      `Hola, ${name}:\n\n${changed} Si has sido tú, no tienes que hacer nada.\n\nSi no has sido tú, recupera tu cuenta con este enlace: vuelve a poner esta dirección, cierra todas las sesiones y te deja elegir una contraseña nueva. Funciona una vez, durante 24 horas.`,
  },
};

const inLocale = (locale: string) => (locale === 'es-ES' ? texts['es-ES'] : texts['en-US']);

/** The recipient of a mail. */
export interface Addressee {
  name: string;
  locale: string;
}

const link = (path: string, token: string, redirect?: string) =>
  `/auth/${path}?${new URLSearchParams({ token, ...(redirect && { redirect }) })}`;

/** Composes a mail with a link. @param redirect - path of this site that the link leads to afterwards (rule P4) */
type LinkMail = (to: string, addressee: Addressee, linkSeed: string, redirect?: string) => QueuedMail;

/** The mail that confirms an address. */
export const verificationMail: LinkMail = (to, { name, locale }, linkSeed, redirect) => {
  const text = inLocale(locale);
  return {
    to,
    subject: text.verifySubject,
    text: text.verify(toOneLine(name)),
    link: link('email-verification', linkSeed, redirect),
    linkSeed,
  };
};

/** The mail that sets a new password. */
export const resetMail: LinkMail = (to, { name, locale }, linkSeed, redirect) => {
  const text = inLocale(locale);
  return {
    to,
    subject: text.resetSubject,
    text: text.reset(toOneLine(name)),
    link: link('reset-password', linkSeed, redirect),
    linkSeed,
  };
};

/** The mail to the owner of an address with which another registration was attempted. */
export const registeredMail: LinkMail = (to, { name, locale }, linkSeed, redirect) => {
  const text = inLocale(locale);
  return {
    to,
    subject: text.registeredSubject,
    text: text.registered(toOneLine(name)),
    link: link('reset-password', linkSeed, redirect),
    linkSeed,
  };
};

/** The mail about a changed password or address, with a link to undo it (rule P2). */
export function changeMail(to: string, { name, locale }: Addressee, kind: ChangeKind, linkSeed: string): QueuedMail {
  const text = inLocale(locale);
  return {
    to,
    subject: text.changeSubject[kind],
    text: text.change(toOneLine(name), text.changed[kind]),
    link: link('undo-change', linkSeed),
    linkSeed,
  };
}
