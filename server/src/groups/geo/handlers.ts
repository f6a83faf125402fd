import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { userAdditional, whole } from './rules.ts';

// Reference data weighs more than the rest of the engine: it comes when it is first asked for, in a tab as a file of its own.
const readCountries = () => import('./countries.ts');
const readLanguages = () => import('./languages.ts');

/** Lists of the world, whole and in English; they are the same for everybody (rule G1). */
export const geoHandlers = {
  async listCountries() {
    return whole((await readCountries()).countries);
  },

  async listStates(_context, { params }) {
    const states = await (await readCountries()).statesOf(params.country);
    if (!states) throw new ApiFailure('NOT_FOUND');
    return whole(states);
  },

  async listPhoneCodes() {
    return whole((await readCountries()).phoneCodes);
  },

  async listLanguages() {
    return whole((await readLanguages()).languages);
  },

  async listLanguageReferences() {
    return whole((await readLanguages()).languageReferences);
  },

  async listLocales() {
    return whole((await readLanguages()).locales);
  },

  async getUserAdditional() {
    return { data: userAdditional };
  },
} satisfies HandlersOf<'geo'>;
