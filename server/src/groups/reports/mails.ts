import { toOneLine } from '../../http/one-line.ts';
import type { QueuedMail } from '../../outbox/queued-mail.ts';
import type { ReportDecision } from './review.ts';

const texts = {
  'en-US': {
    hello: (name: string) => `Hello ${name},`,
    reporter: {
      subject: 'We have decided about your report',
      'no-violation': 'we have looked at what you reported, and found nothing against the rules.',
      warned: 'we have looked at what you reported. The account has received a warning.',
      removed: 'we have looked at what you reported, and have removed it.',
    },
    reported: {
      subject: 'We have decided about a report',
      'no-violation': 'a report about you or something of yours was decided: we found nothing against the rules.',
      warned: 'because of a report, you have received a warning:',
      removed: 'because of a report, we have removed something of yours:',
    },
    appeal: 'If you do not agree, you can appeal once.',
  },
  'es-ES': {
    hello: (name: string) => `Hola, ${name}:`,
    reporter: {
      subject: 'Hemos decidido sobre tu denuncia',
      'no-violation': 'hemos revisado lo que denunciaste y no hemos encontrado nada contrario a las normas.',
      warned: 'hemos revisado lo que denunciaste. La cuenta ha recibido una advertencia.',
      removed: 'hemos revisado lo que denunciaste y lo hemos retirado.',
    },
    reported: {
      subject: 'Hemos decidido sobre una denuncia',
      'no-violation':
        'se ha decidido sobre una denuncia acerca de ti o de algo tuyo: no hemos encontrado nada contrario a las normas.',
      warned: 'a causa de una denuncia, has recibido una advertencia:',
      removed: 'a causa de una denuncia, hemos retirado algo tuyo:',
    },
    appeal: 'Si no estás de acuerdo, puedes apelar una vez.',
  },
};

/** Composes the mail about an operator's decision to the reported user, or to a reporter (rule R1). */
export function decisionMail(
  { name, email, locale }: { name: string; email: string; locale: string },
  { outcome, reason }: ReportDecision,
  isReported: boolean,
): QueuedMail {
  const text = locale === 'es-ES' ? texts['es-ES'] : texts['en-US'];
  const ofSide = isReported ? text.reported : text.reporter;
  const paragraphs = [text.hello(toOneLine(name)), ofSide[outcome], reason && toOneLine(reason), text.appeal];
  return { to: email, subject: ofSide.subject, text: paragraphs.filter(Boolean).join('\n\n'), link: '/user/reports' };
}
