import type { Block } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

const person = (number: number, name: string, username: string | null): Block => ({
  _id: `0193f2a4c1d07b3e5a918d0${number}`,
  user: {
    _id: `0193f2a4c1d07b3e5a918c1${number}`,
    name,
    username,
    avatar: number % 2 ? samplePicture(number) : null,
    isPerformer: false,
    isVerified: false,
  },
  createdAt: ago({ days: 14 - number }),
});

export const blocks: Block[] = [
  person(1, 'Bertrand de la Fontaine-Saint-Hilaire', 'bertrand'),
  person(2, 'Lou', null),
  person(3, 'Deniz Aydın', 'deniz'),
];

export const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'IS', name: 'Iceland' },
  { code: 'NO', name: 'Norway' },
  { code: 'PT', name: 'Portugal' },
];
