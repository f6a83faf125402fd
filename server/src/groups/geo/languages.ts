import type { Language, LanguageReference, LocaleTuple } from '@fanlight/sdk/models';
import availableLocales from 'cldr-core/availableLocales.json' with { type: 'json' };
import defaultContent from 'cldr-core/defaultContent.json' with { type: 'json' };
import { languages as languageData } from 'countries-list';
import { iso6393To1 } from 'iso-639-3/iso6393-to-1.js';
import { iso6393To2B } from 'iso-639-3/iso6393-to-2b.js';
import { iso6393To2T } from 'iso-639-3/iso6393-to-2t.js';
import windowsLocales from 'windows-locale/index.json' with { type: 'json' };
import { countries, languagesOf } from './countries.ts';
import { byName } from './rules.ts';

// Other modules import this large module dynamically, so that it is loaded when it is first needed.

type LanguageData = { name: string; native: string; rtl?: number | undefined };

/** The languages with a two-letter code (ISO 639-1) and their data, sorted by name. */
const languagesWithData = Object.entries(iso6393To1)
  .flatMap(([part3, code]) => {
    const data = (languageData as Record<string, LanguageData>)[code];
    return data ? [{ part3, code, ...data }] : [];
  })
  .sort(byName);

/** The names and codes of all languages, sorted by name (rule G1). */
export const languages: Language[] = languagesWithData.map(({ code, name }) => ({ code, name }));

/** In `windows-locale`, all locales without an id of their own have this id. */
const unassignedId = 0x1000;

const culturesOf = (code: string) =>
  Object.values(windowsLocales)
    .filter(({ tag, location, id }) => location !== null && id !== unassignedId && tag.startsWith(`${code}-`))
    .map(({ tag, language, location, id }) => ({
      name: tag,
      displayName: `${language} (${location})`,
      code: `0x${id.toString(16).toUpperCase().padStart(4, '0')}`,
    }))
    .sort(byName);

/** All languages with their full data, sorted by name (rule G1). The data sources contain no language families. */
export const languageReferences: LanguageReference[] = languagesWithData.map(({ part3, code, name, native, rtl }) => ({
  iso639Part1: code,
  iso639Part2: iso6393To2T[part3] ?? null,
  iso639Part2English: iso6393To2B[part3] ?? null,
  iso639Part3: part3,
  englishNames: [name],
  nativeNames: native.split(' / '),
  direction: rtl ? 'RTL' : 'LTR',
  family: null,
  countryCodes: countries.filter((country) => languagesOf(country.code).includes(code)).map(({ code3 }) => code3),
  cultures: culturesOf(code),
}));

const localeTag = /^(?<language>[a-z]{2,3})(?:-(?<script>[A-Z][a-z]{3}))?-(?<region>[A-Z]{2}|\d{3})$/;

/** The language, script and region of every locale with a region, sorted by tag. */
export const locales: LocaleTuple[] = [
  ...new Set([...availableLocales.availableLocales.full, ...defaultContent.defaultContent]),
]
  .sort()
  .flatMap((tag) => {
    const { language, script, region } = localeTag.exec(tag)?.groups ?? {};
    return language && region ? [{ tag, language, script: script ?? null, region }] : [];
  });
