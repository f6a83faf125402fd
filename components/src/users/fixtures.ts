import type { Me } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import type { PasswordValues } from './password-form.tsx';
import type { ProfileValues } from './profile-form.tsx';

/** The fan of the stories. */
export const me: Me = {
  _id: '0193f2a4c1d07b3e5a918c01',
  name: 'Ines Moreau',
  username: 'ines',
  email: 'ines@fanlight.example',
  isEmailVerified: true,
  avatar: samplePicture(1),
  cover: null,
  balance: 74.5,
  isPerformer: false,
  currencySettings: { manualDetect: false, currency: 'USD' },
  locale: 'en-US',
  createdAt: '2025-11-02T19:20:00.000Z',
};

export const profile: ProfileValues = { name: me.name, username: 'ines', email: 'ines@fanlight.example' };

/** What a story types to change the password. */
export const passwords: PasswordValues = { currentPassword: 'paper folds twice', password: 'the kiln is cold by noon' };

/** A picture to choose in a story. */
export const pictureFile = new File(['<svg/>'], 'portrait.png', { type: 'image/png' });
