import type { Report } from '@fanlight/sdk/models';
import { ago } from '../testing/sample-times.ts';

/** A report by the viewer that is not decided yet. */
export const openReport: Report = {
  _id: '0193f2a4c1d07b3e5a918a01',
  side: 'reporter',
  targetType: 'comment',
  targetId: '0193f2a4c1d07b3e5a918a11',
  targetUser: {
    _id: '0193f2a4c1d07b3e5a918a21',
    name: 'Bertrand de la Fontaine',
    username: 'bertrand',
    avatar: null,
    isPerformer: false,
    isVerified: false,
  },
  excerpt: 'Cheap tokens, write to me.',
  reason: 'spam',
  text: 'The same advert stands under five posts.',
  status: 'open',
  outcome: null,
  note: null,
  isTargetHidden: false,
  appeals: [],
  canAppeal: false,
  createdAt: ago({ days: 4 }),
  resolvedAt: null,
};

/** A decided report about the viewer. The viewer can appeal. */
export const decidedReport: Report = {
  ...openReport,
  _id: '0193f2a4c1d07b3e5a918a02',
  side: 'reported',
  targetType: 'feed',
  excerpt: 'Kiln opened at dawn. Two cracked, one is perfect.',
  reason: 'copyright',
  text: null,
  status: 'resolved',
  outcome: 'removed',
  note: 'Please name the photographer.',
  isTargetHidden: true,
  canAppeal: true,
  resolvedAt: ago({ days: 3 }),
};

/** A report against whose decision both sides have appealed. */
export const appealedReport: Report = {
  ...decidedReport,
  _id: '0193f2a4c1d07b3e5a918a03',
  canAppeal: false,
  isTargetHidden: false,
  appeals: [
    {
      isOwn: true,
      text: 'The photo is my own; the recording date shows it.',
      outcome: 'no-violation',
      createdAt: ago({ days: 2, hours: 4 }),
      decidedAt: ago({ days: 1, hours: 4 }),
    },
    { isOwn: false, text: null, outcome: null, createdAt: ago({ hours: 4 }), decidedAt: null },
  ],
};
