import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Messages, matchLocale, pseudoLocalize, supportedLocales } from './index.ts';
import { askedKey, flattenKeys, placeholders, pluralForms, textAt } from './keys.ts';

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

describe('the error catalogue of specification section 8', () => {
  it('stands as written', () => {
    const common = read('en-US', 'common') as { errors: Messages; install: Messages; changesSaved: string };
    expect(common.errors).toEqual({
      incorrectCredentials: 'Incorrect credentials!',
      tryAgainLater: 'Error occurred, please try again later',
      somethingWrong: 'Something went wrong, please try again later',
      messageDeletedPrivate: 'Message deleted!',
      messageDeletedStream: 'Message deleted',
    });
    expect(common.changesSaved).toBe('Changes saved');
    expect(common.install).toEqual({
      ios: 'To install the app, tap Share > Add to Home Screen',
      question: 'Would you like to install this app?',
      action: 'Install',
    });
  });
});

describe('keys in use', () => {
  // The catalogue is a list of its own right: it is complete even where a text has no place yet.
  const catalogue = /^(errors\.|changesSaved$|install\.)/;
  const code = sources();
  const asked = new Set(Array.from(code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g), (match) => match[1]));
  // `t(`status.${value}`)` asks for everything below its fixed beginning.
  const beginnings = Array.from(code.matchAll(/`([\w.-]+\.)\$\{/g), (match) => match[1] ?? '');

  it.each(namespaces)('leave nothing unused in %s', (namespace) => {
    const unused = [...new Set(flattenKeys(read('en-US', namespace)).map(askedKey))].filter(
      (key) =>
        !asked.has(key) &&
        !beginnings.some((beginning) => key.startsWith(beginning)) &&
        !(namespace === 'common' && catalogue.test(key)),
    );
    expect(unused).toEqual([]);
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
