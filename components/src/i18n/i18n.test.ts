import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Messages, matchLocale, supportedLocales } from './index.ts';
import { askedKey, flattenKeys, placeholders, pluralForms, textAt } from './keys.ts';
import { pseudoLocalize } from './pseudo.ts';

const here = import.meta.dirname;
const repository = join(here, '../../..');

const read = (locale: string, namespace: string): Messages =>
  JSON.parse(readFileSync(join(here, locale, `${namespace}.json`), 'utf8'));
const namespaces = readdirSync(join(here, 'en-US')).map((file) => file.replace('.json', ''));

/** All code that may ask for a text. */
function sources(): string {
  return ['components/src', 'app/src']
    .flatMap((folder) =>
      readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.stories\./.test(file))
        .map((file) => readFileSync(join(repository, folder, file), 'utf8')),
    )
    .join('\n');
}

describe('translation files', () => {
  it('are the same ones in every language', () => {
    for (const locale of supportedLocales) {
      expect(readdirSync(join(here, locale)).sort(), locale).toEqual(namespaces.map((name) => `${name}.json`).sort());
    }
  });

  it('are all known to TypeScript', () => {
    const resources = readFileSync(join(here, 'resources.ts'), 'utf8');
    for (const namespace of namespaces) expect(resources).toContain(`'./en-US/${namespace}.json'`);
  });

  describe.each(namespaces)('%s', (namespace) => {
    const english = read('en-US', namespace);

    it.each(supportedLocales)('has the same keys in %s', (locale) => {
      const keys = (messages: Messages) => [...new Set(flattenKeys(messages).map(askedKey))].sort();
      expect(keys(read(locale, namespace))).toEqual(keys(english));
    });

    it.each(supportedLocales)('has every plural form of %s', (locale) => {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      for (const [key, forms] of pluralForms(flattenKeys(read(locale, namespace)))) {
        expect([...forms].sort(), key).toEqual([...needed].sort());
      }
    });

    it.each(supportedLocales)('fills the same placeholders in %s', (locale) => {
      const messages = read(locale, namespace);
      for (const key of flattenKeys(messages)) {
        const original = textAt(english, key) ?? textAt(english, `${askedKey(key)}_other`) ?? '';
        expect(placeholders(textAt(messages, key) ?? ''), key).toEqual(placeholders(original));
      }
    });
  });
});

/** The error catalogue of the specification (section 8), by the key that the app shows each text with. */
const catalogue: Record<string, string> = {
  'common:failures.INVALID_CREDENTIALS': 'Incorrect credentials!',
  'common:errors.tryAgainLater': 'Error occurred, please try again later',
  'common:changesSaved': 'Changes saved',
  'install:share': 'To install the app, tap Share > Add to Home Screen',
  'install:question': 'Would you like to install this app?',
  'install:install': 'Install',
};

describe('the error catalogue of specification section 8', () => {
  it.each(Object.entries(catalogue))('has its text for %s', (address, text) => {
    const [namespace = '', key = ''] = address.split(':');
    expect(textAt(read('en-US', namespace), key)).toBe(text);
  });
});

/** The keys of a namespace that no code asks for. */
function unusedKeys(messages: Messages, code: string): string[] {
  const asked = new Set(Array.from(code.matchAll(/['"`](?:[\w-]+:)?([\w-]+(?:\.[\w-]+)*)['"`]/g), (match) => match[1]));
  // `t(`status.${value}`)` asks for everything below its fixed beginning.
  const beginnings = Array.from(code.matchAll(/`(?:[\w-]+:)?([\w.-]+\.)\$\{/g), (match) => match[1] ?? '');
  const keys = new Set(flattenKeys(messages).map(askedKey));
  return [...keys].filter((key) => !asked.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
}

describe('keys in use', () => {
  const code = sources();

  it.each(namespaces)('leave nothing unused in %s', (namespace) => {
    expect(unusedKeys(read('en-US', namespace), code)).toEqual([]);
  });

  it('finds a key that no code asks for', () => {
    const messages = { title: 'Wallet', status: { paid: 'Paid' }, errors: { gone: 'Gone', tooLate: 'Too late' } };
    const asking = `t('wallet:title'); t(\`status.\${status}\`); t('errors.gone');`;
    expect(unusedKeys(messages, asking)).toEqual(['errors.tooLate']);
  });
});

describe('pseudoLocalize', () => {
  it('stretches and accents, and leaves placeholders and tags alone', () => {
    expect(pseudoLocalize({ a: { b: 'Hi {{name}} <b>you</b>' } })).toEqual({
      a: { b: '[Hî {{name}} <b>ýöû</b>~~~]' },
    });
  });
});

describe('matchLocale', () => {
  it('finds the nearest language', () => {
    expect(['es-MX', 'EN', 'en-US', 'fr-FR', '', null].map(matchLocale)).toEqual([
      'es-ES',
      'en-US',
      'en-US',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
