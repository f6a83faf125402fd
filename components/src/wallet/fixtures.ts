import type { Charge, ChargeReceipt } from '@fanlight/sdk/models';

const performer: Charge['performer'] = {
  _id: '0193f2a4c1d07b3e5a918c42',
  name: 'Mara Quill',
  username: 'mara.clay',
  avatar: null,
  isPerformer: true,
  isVerified: true,
};

/** A tip of a story: 25 tokens with a word, the day before the stories' today. */
export const charge: Charge = {
  _id: '0193f2a4c1d07b3e5a918c50',
  type: 'tip',
  amount: 25,
  performer,
  message: 'For the next kiln.',
  createdAt: '2026-05-13T18:05:00.000Z',
};

export const charges: Charge[] = [
  charge,
  {
    ...charge,
    _id: '0193f2a4c1d07b3e5a918c51',
    amount: 10,
    message: null,
    performer: { ...performer, _id: '0193f2a4c1d07b3e5a918c43', name: 'Blue Hour Trio', username: 'bluehour' },
    createdAt: '2026-05-02T21:40:00.000Z',
  },
  {
    ...charge,
    _id: '0193f2a4c1d07b3e5a918c52',
    amount: 120.5,
    message: 'The chapter on pegboxes alone was worth every token. Thank you for writing it down so patiently.',
    performer: { ...performer, _id: '0193f2a4c1d07b3e5a918c44', name: 'Ilse van der Berg', username: 'ilse.luthier' },
    createdAt: '2026-03-11T08:12:00.000Z',
  },
];

export const receipt: ChargeReceipt = { charge, balanceBefore: 100, balance: 75 };
