import { toOneLine } from '../../http/one-line.ts';
import type { QueuedMail } from '../../outbox/queued-mail.ts';

/**
 * The credential that was changed; `pending-email` is a new e-mail address that is not confirmed yet, and `second-factor`
 * one that was enabled.
 */
export type ChangeKind = 'password' | 'email' | 'pending-email' | 'second-factor';

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
      'second-factor': 'Your account now asks for a code',
    },
    changed: {
      password: 'the password of your account was changed.',
      email: 'your account has another e-mail address now, and this one is no longer in use.',
      'pending-email': 'somebody who knows your password asked for another e-mail address for your account.',
      'second-factor': 'two-step login was turned on for your account: logging in now needs a code from an app, too.',
    },
    change: (name: string, changed: string) =>
      `Hello ${name},\n\n${changed} If it was you, there is nothing to do.\n\nIf it wasn't you, recover your account with this link: it restores this address, ends every session and lets you set a new password. It works once, for 24 hours.`,
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
      'second-factor': 'Tu cuenta pide ahora un código',
    },
    changed: {
      password: 'se ha cambiado la contraseña de tu cuenta.',
      email: 'tu cuenta tiene ahora otro correo electrónico y este ya no se usa.',
      'pending-email': 'alguien que conoce tu contraseña ha pedido otro correo electrónico para tu cuenta.',
      'second-factor':
        'se ha activado el acceso en dos pasos de tu cuenta: para entrar hace falta también un código de una aplicación.',
    },
    change: (name: string, changed: string) =>
      `Hola, ${name}:\n\n${changed} Si has sido tú, no tienes que hacer nada.\n\nSi no has sido tú, recupera tu cuenta con este enlace: vuelve a poner esta dirección, cierra todas las sesiones y te deja elegir una contraseña nueva. Funciona una vez, durante 24 horas.`,
  },
};

const textsIn = (locale: string) => (locale === 'es-ES' ? texts['es-ES'] : texts['en-US']);

/** The recipient of a mail. */
export interface Recipient {
  name: string;
  locale: string;
}

const pathOf = (page: string, token: string, redirect?: string) =>
  `/auth/${page}?${new URLSearchParams({ token, ...(redirect && { redirect }) })}`;

/** Composes a mail with a link. After using the link, the user is redirected to the path `redirect` (rule P4). */
type LinkMail = (to: string, recipient: Recipient, linkSeed: string, redirect?: string) => QueuedMail;

/** Composes the mail with the link that confirms an e-mail address. */
export const verificationMail: LinkMail = (to, { name, locale }, linkSeed, redirect) => {
  const text = textsIn(locale);
  return {
    to,
    subject: text.verifySubject,
    text: text.verify(toOneLine(name)),
    link: pathOf('email-verification', linkSeed, redirect),
    linkSeed,
  };
};

/** Composes the mail with the link that sets a new password. */
export const resetMail: LinkMail = (to, { name, locale }, linkSeed, redirect) => {
  const text = textsIn(locale);
  return {
    to,
    subject: text.resetSubject,
    text: text.reset(toOneLine(name)),
    link: pathOf('reset-password', linkSeed, redirect),
    linkSeed,
  };
};

/** Composes the mail to a user whose e-mail address was used in another registration. */
export const registeredMail: LinkMail = (to, { name, locale }, linkSeed, redirect) => {
  const text = textsIn(locale);
  return {
    to,
    subject: text.registeredSubject,
    text: text.registered(toOneLine(name)),
    link: pathOf('reset-password', linkSeed, redirect),
    linkSeed,
  };
};

/** Composes the mail about a changed password or e-mail address, with a link that undoes the change (rule P2). */
export function changeMail(to: string, { name, locale }: Recipient, kind: ChangeKind, linkSeed: string): QueuedMail {
  const text = textsIn(locale);
  return {
    to,
    subject: text.changeSubject[kind],
    text: text.change(toOneLine(name), text.changed[kind]),
    link: pathOf('undo-change', linkSeed),
    linkSeed,
  };
}
