import type { Language, LanguageReference, LocaleTuple } from '@fanlight/sdk/models';
import availableLocales from 'cldr-core/availableLocales.json' with { type: 'json' };
import defaultContent from 'cldr-core/defaultContent.json' with { type: 'json' };
import { languages as known } from 'countries-list';
import { iso6393 } from 'iso-639-3';
import windowsLocales from 'windows-locale/index.json' with { type: 'json' };
import { countries, languagesOf } from './countries.ts';
import { byName } from './rules.ts';

// This module is large: it is imported when it is first asked for.

type Known = { name: string; native: string; rtl?: number | undefined };

const knownOf = (code: string): Known | undefined => (known as Record<string, Known>)[code];

/** The languages with a code of two letters (ISO 639-1). */
const written = iso6393.flatMap((language) => (language.iso6391 ? [{ ...language, code: language.iso6391 }] : []));

/** Names and codes, by name (rule G1). */
export const languages: Language[] = written
  .map(({ code, name }) => ({ code, name: knownOf(code)?.name ?? name }))
  .sort(byName);

/** Where no number of its own is assigned, the list says this one. */
const unassigned = 0x1000;

const culturesOf = (code: string) =>
  Object.values(windowsLocales)
    .filter(({ tag, location, id }) => location !== null && id !== unassigned && tag.startsWith(`${code}-`))
    .map(({ tag, language, location, id }) => ({
      name: tag,
      displayName: `${language} (${location})`,
      code: `0x${id.toString(16).toUpperCase().padStart(4, '0')}`,
    }))
    .sort(byName);

const namesOf = (text: string | undefined) => (text ? text.split(' / ') : []);

/** The language reference, by name (rule G1). No source of ours records families. */
export const languageReferences: LanguageReference[] = languages.flatMap(({ code, name }) => {
  const codes = written.find((language) => language.code === code);
  if (!codes) return [];
  return {
    iso639Part1: code,
    iso639Part2: codes.iso6392T ?? null,
    iso639Part2English: codes.iso6392B ?? null,
    iso639Part3: codes.iso6393,
    englishNames: [name],
    nativeNames: namesOf(knownOf(code)?.native),
    direction: knownOf(code)?.rtl ? ('RTL' as const) : ('LTR' as const),
    family: null,
    countryCodes: countries.filter((country) => languagesOf(country.code).includes(code)).map(({ code3 }) => code3),
    cultures: culturesOf(code),
  };
});

const tuple = /^(?<language>[a-z]{2,3})(?:-(?<script>[A-Z][a-z]{3}))?-(?<region>[A-Z]{2}|\d{3})$/;

/** Language, script and region of every locale that names a region, by tag. */
export const locales: LocaleTuple[] = [
  ...new Set([...availableLocales.availableLocales.full, ...defaultContent.defaultContent]),
]
  .sort()
  .flatMap((tag) => {
    const { language, script, region } = tuple.exec(tag)?.groups ?? {};
    return language && region ? [{ tag, language, script: script ?? null, region }] : [];
  });
