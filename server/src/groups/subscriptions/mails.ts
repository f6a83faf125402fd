import { toOneLine } from '../../http/one-line.ts';
import type { Mail } from '../../ports/index.ts';

/** The notices that are mailed to subscribers, who may want to react to them. */
export type Notice =
  | { kind: 'new-price'; price: string; newPrice: string; from: Date }
  /** The performer has withdrawn a higher price that was announced. */
  | { kind: 'new-price-withdrawn'; price: string; newPrice: string }
  /** The performer no longer offers the subscription. `until` is null if the access has already ended. */
  | { kind: 'withdrawn'; until: Date | null }
  /** The performer offers the subscription again after the notice `withdrawn`. */
  | { kind: 'offered-again'; price: string; renewsAt: Date }
  | { kind: 'failed'; nextAttempt: Date }
  | { kind: 'ended'; because: 'failed' | 'price' | 'unavailable' };

/** The recipient of a mail. */
export interface Recipient {
  name: string;
  email: string;
  locale: string;
}

const dateIn = (locale: string, at: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);

function inEnglish(name: string, performer: string, notice: Notice): [subject: string, text: string] {
  switch (notice.kind) {
    case 'new-price':
      return [
        `A new price for ${performer}`,
        `Hello ${name},\n\nfrom ${dateIn('en-US', notice.from)} your subscription to ${performer} costs ${notice.newPrice} instead of ${notice.price}. It goes on only if you agree; otherwise it ends on that day and nothing is charged.`,
      ];
    case 'new-price-withdrawn':
      return [
        `No new price for ${performer}`,
        `Hello ${name},\n\nwe announced a new price for your subscription to ${performer}. The new price of ${notice.newPrice} no longer applies. Your subscription costs ${notice.price}, and you don't need to do anything.`,
      ];
    case 'withdrawn': {
      const until = notice.until ? ` You have access until ${dateIn('en-US', notice.until)}.` : '';
      return [
        `Your subscription to ${performer} will end`,
        `Hello ${name},\n\n${performer} no longer offers the subscription that you have.${until} It is not renewed, and nothing more is charged.`,
      ];
    }
    case 'offered-again':
      return [
        `Your subscription to ${performer} goes on`,
        `Hello ${name},\n\n${performer} offers your subscription again. It does not end: it is renewed on ${dateIn('en-US', notice.renewsAt)} for ${notice.price}. You can cancel it at any time.`,
      ];
    case 'failed':
      return [
        `Your subscription to ${performer} could not be renewed`,
        `Hello ${name},\n\nwe could not charge for your subscription to ${performer}. We try again on ${dateIn('en-US', notice.nextAttempt)}. Until then the posts for subscribers are closed.`,
      ];
    case 'ended': {
      const because = {
        failed: 'it could not be paid for',
        price: 'you did not agree to the new price',
        unavailable: 'this creator can no longer be subscribed to',
      }[notice.because];
      return [
        `Your subscription to ${performer} has ended`,
        `Hello ${name},\n\nyour subscription to ${performer} has ended, because ${because}. Nothing more is charged.`,
      ];
    }
  }
}

function inSpanish(name: string, performer: string, notice: Notice): [subject: string, text: string] {
  switch (notice.kind) {
    case 'new-price':
      return [
        `Un precio nuevo para ${performer}`,
        `Hola, ${name}:\n\na partir del ${dateIn('es-ES', notice.from)} tu suscripción a ${performer} cuesta ${notice.newPrice} en vez de ${notice.price}. Solo sigue si aceptas; si no, termina ese día y no se cobra nada.`,
      ];
    case 'new-price-withdrawn':
      return [
        `No hay precio nuevo para ${performer}`,
        `Hola, ${name}:\n\nte avisamos de un precio nuevo para tu suscripción a ${performer}. El precio de ${notice.newPrice} se ha retirado: tu suscripción cuesta ${notice.price} y no tienes que hacer nada.`,
      ];
    case 'withdrawn': {
      const until = notice.until ? ` Tienes acceso hasta el ${dateIn('es-ES', notice.until)}.` : '';
      return [
        `Tu suscripción a ${performer} va a terminar`,
        `Hola, ${name}:\n\n${performer} ya no ofrece la suscripción que tienes.${until} No se renueva y no se cobra nada más.`,
      ];
    }
    case 'offered-again':
      return [
        `Tu suscripción a ${performer} continúa`,
        `Hola, ${name}:\n\n${performer} vuelve a ofrecer tu suscripción. No termina: se renueva el ${dateIn('es-ES', notice.renewsAt)} por ${notice.price}. Puedes cancelarla cuando quieras.`,
      ];
    case 'failed':
      return [
        `No se pudo renovar tu suscripción a ${performer}`,
        `Hola, ${name}:\n\nno pudimos cobrar tu suscripción a ${performer}. Lo intentaremos otra vez el ${dateIn('es-ES', notice.nextAttempt)}. Hasta entonces, las publicaciones para suscriptores están cerradas.`,
      ];
    case 'ended': {
      const because = {
        failed: 'no se pudo cobrar',
        price: 'no aceptaste el precio nuevo',
        unavailable: 'ya no es posible suscribirse a esta persona',
      }[notice.because];
      return [
        `Tu suscripción a ${performer} ha terminado`,
        `Hola, ${name}:\n\ntu suscripción a ${performer} ha terminado porque ${because}. No se cobra nada más.`,
      ];
    }
  }
}

/** Composes the mail with a notice, in the language of the recipient. */
export function noticeMail({ name, email, locale }: Recipient, performer: string, notice: Notice): Mail {
  const [subject, text] = (locale === 'es-ES' ? inSpanish : inEnglish)(toOneLine(name), toOneLine(performer), notice);
  return { to: email, subject, text, link: '/user/subscriptions' };
}
