import type { Report } from '@fanlight/sdk/models';

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
  createdAt: '2026-05-10T08:00:00.000Z',
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
  resolvedAt: '2026-05-11T08:00:00.000Z',
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
      createdAt: '2026-05-12T08:00:00.000Z',
      decidedAt: '2026-05-13T08:00:00.000Z',
    },
    { isOwn: false, text: null, outcome: null, createdAt: '2026-05-14T08:00:00.000Z', decidedAt: null },
  ],
};
