import { toOneLine } from '../../http/one-line.ts';
import type { QueuedMail } from '../../outbox/queued-mail.ts';
import type { PerformerDecision } from './review.ts';

const texts = {
  'en-US': {
    approvedSubject: 'Your creator account is approved',
    approved: (name: string) =>
      `Hello ${name},\n\nwe have checked your documents: your creator account is approved. Everyone can see your profile now, and you can publish and sell.`,
    rejectedSubject: 'Your creator account needs another document',
    rejected: (name: string, reason: string) =>
      `Hello ${name},\n\nwe could not approve your creator account:\n\n${reason}\n\nYou can upload your documents again in your account.`,
  },
  'es-ES': {
    approvedSubject: 'Tu cuenta de creador está aprobada',
    approved: (name: string) =>
      `Hola, ${name}:\n\nhemos revisado tus documentos: tu cuenta de creador está aprobada. Todo el mundo puede ver ya tu perfil, y puedes publicar y vender.`,
    rejectedSubject: 'Tu cuenta de creador necesita otro documento',
    rejected: (name: string, reason: string) =>
      `Hola, ${name}:\n\nno hemos podido aprobar tu cuenta de creador:\n\n${reason}\n\nPuedes volver a subir tus documentos en tu cuenta.`,
  },
};

/** Composes the mail about an operator's decision (rule P7). */
export function reviewMail(
  { name, email, locale }: { name: string; email: string; locale: string },
  decision: PerformerDecision,
): QueuedMail {
  const text = locale === 'es-ES' ? texts['es-ES'] : texts['en-US'];
  if (decision.status === 'approved')
    return { to: email, subject: text.approvedSubject, text: text.approved(toOneLine(name)), link: '/creator/posts' };
  const rejected = text.rejected(toOneLine(name), toOneLine(decision.reason));
  return { to: email, subject: text.rejectedSubject, text: rejected, link: '/creator/account' };
}
