import type {
  AuditEntry,
  Operator,
  OperatorPayout,
  OperatorReport,
  PerformerApplication,
  UserSummary,
} from '@fanlight/sdk/models';
import { documentsOf } from '../identity/fixtures.ts';
import { ago } from '../testing/sample-times.ts';

export const operator: Operator = {
  email: 'vera@fanlight.example',
  access: 'full',
  performersToReview: 2,
  payoutsToReview: 3,
  reportsToReview: 2,
};

export const applications: PerformerApplication[] = [
  {
    _id: '0193f2a4c1d07b3e5a92d001',
    ...{ name: 'Odile Marchetti', username: 'odile.paper', email: 'odile@fanlight.example' },
    ...{ firstName: 'Odile', lastName: 'Marchetti', dateOfBirth: '1991-03-08', phone: null, countryCode: 'FR' },
    documents: documentsOf('pending', 'pending'),
    createdAt: ago({ days: 2 }),
  },
  {
    _id: '0193f2a4c1d07b3e5a92d002',
    ...{ name: 'Teo Brandt', username: null, email: 'teo@fanlight.example' },
    ...{
      firstName: 'Teodor',
      lastName: 'Brandt',
      dateOfBirth: '1984-11-21',
      phone: '+351912345678',
      countryCode: 'PT',
    },
    documents: [],
    createdAt: ago({ hours: 6 }),
  },
];

const pending: OperatorPayout = {
  _id: '0193f2a4c1d07b3e5a92e001',
  ...{ number: 'PO-2041', userId: '0193f2a4c1d07b3e5a92d009', name: 'Mara Clay', username: 'mara.clay' },
  ...{ status: 'pending', amount: 120, currency: 'USD', method: 'bank-transfer' },
  stripeAccountId: null,
  bankAccount: {
    ...{ accountHolder: 'Mara Quill', bankName: 'Banco do Mar', countryCode: 'PT', currency: 'EUR' },
    ...{ accountNumber: 'PT50000201231234567890154', bankCode: 'BMARPTPL' },
  },
  ...{ note: 'For the new kiln shelves.', reason: null, decidedBy: null },
  ...{ createdAt: ago({ hours: 5 }), updatedAt: ago({ hours: 5 }) },
};

export const payout = {
  pending,
  approved: {
    ...pending,
    ...{
      _id: '0193f2a4c1d07b3e5a92e002',
      number: 'PO-2032',
      status: 'approved',
      note: null,
      decidedBy: operator.email,
    },
  },
  failed: {
    ...pending,
    ...{ _id: '0193f2a4c1d07b3e5a92e003', number: 'PO-2018', status: 'failed', name: null, username: null },
    ...{ bankAccount: null, note: null, reason: 'The bank does not know this account.', decidedBy: operator.email },
  },
} as const satisfies Record<string, OperatorPayout>;

const bertrand: UserSummary = {
  ...{ _id: '0193f2a4c1d07b3e5a92d00b', name: 'Bertrand de la Fontaine', username: 'bertrand' },
  ...{ avatar: null, isPerformer: false, isVerified: false },
};

const urgent: OperatorReport = {
  _id: '0193f2a4c1d07b3e5a92a001',
  ...{ targetType: 'comment', targetId: '0193f2a4c1d07b3e5a92a011', isTargetHidden: true },
  targetText: 'I know where your workshop is. Sleep well.',
  ...{ targetUser: bertrand, targetUserRecord: { warned: 1, removed: 0 } },
  reporter: { ...bertrand, _id: '0193f2a4c1d07b3e5a92d00c', name: 'Ines Moreau', username: 'ines' },
  reporterRecord: { decided: 5, dismissed: 1 },
  ...{ reason: 'threat', isUrgent: true, text: 'He has written this three times today.' },
  ...{ status: 'open', outcome: null, note: null, appeals: [], decidedBy: null },
  ...{ createdAt: ago({ hours: 2 }), resolvedAt: null },
};

const plain: OperatorReport = {
  ...urgent,
  ...{ _id: '0193f2a4c1d07b3e5a92a002', targetType: 'feed', targetId: '0193f2a4c1d07b3e5a92a012' },
  ...{ targetText: 'Kiln opened at dawn. Two cracked, one is perfect.', isTargetHidden: false },
  targetUser: { ...bertrand, _id: payout.pending.userId, name: 'Mara Clay', username: 'mara.clay', isPerformer: true },
  ...{ targetUserRecord: { warned: 0, removed: 0 }, reporter: null, reporterRecord: { decided: 0, dismissed: 0 } },
  ...{ reason: 'copyright', isUrgent: false, text: 'This is my photo.', createdAt: ago({ days: 2 }) },
};

export const report = {
  urgent,
  plain,
  appealed: {
    ...plain,
    ...{ _id: '0193f2a4c1d07b3e5a92a003', isTargetHidden: true, status: 'appealed', outcome: 'removed' },
    ...{ note: 'Please name the photographer.', decidedBy: operator.email, resolvedAt: ago({ days: 1 }) },
    appeals: [
      {
        ...{ side: 'reported', outcome: null, createdAt: ago({ hours: 5 }) },
        text: 'The photo is my own; the recording date shows it.',
      },
    ],
  },
} as const satisfies Record<string, OperatorReport>;

export const entries: AuditEntry[] = [
  {
    _id: '0193f2a4c1d07b3e5a92f001',
    ...{ at: ago({ hours: 1 }), operator: operator.email, action: 'decidePayout' },
    ...{ targetId: payout.pending._id, target: 'PO-2041' },
    changes: [{ field: 'status', before: 'pending', after: 'approved' }],
  },
  {
    _id: '0193f2a4c1d07b3e5a92f002',
    ...{ at: ago({ days: 3 }), operator: 'shell:deploy', action: 'grantOperator' },
    ...{ targetId: '0193f2a4c1d07b3e5a92d00a', target: operator.email },
    changes: [{ field: 'operatorAccess', before: null, after: 'full' }],
  },
];
