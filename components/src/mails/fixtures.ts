import type { DevelopmentMail } from '@fanlight/sdk/models';
import { ago } from '../testing/sample-times.ts';

const verification: DevelopmentMail = {
  _id: '0193f2a4c1d07b3e5a918d01',
  to: 'noor@fanlight.example',
  subject: 'Confirm your e-mail address',
  text: 'Hello Noor,\n\nplease confirm your address with the link below. It works once, for 24 hours.',
  link: '/auth/email-verification?token=q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc',
  createdAt: ago({ minutes: 1 }),
};

export const mails: DevelopmentMail[] = [
  verification,
  {
    ...verification,
    _id: '0193f2a4c1d07b3e5a918d02',
    to: 'ines@fanlight.example',
    subject: 'Set a new password',
    text: 'Hello Ines,\n\nyou asked for a new password. If it was not you, leave this mail alone.',
    link: '/auth/reset-password?token=Vt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGcq3Zb7m0c',
    createdAt: ago({ days: 1, hours: 4 }),
  },
  {
    ...verification,
    _id: '0193f2a4c1d07b3e5a918d03',
    to: 'ilse.wilhelmina.van.der.berg.luthier.workshop@instruments.amsterdam.example',
    subject: 'Your password was changed',
    text: 'Hello Ilse,\n\nyour password was changed a moment ago. Your other sessions ended.',
    link: null,
    createdAt: ago({ days: 2, hours: 15 }),
  },
];
