import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Messages, matchLocale, supportedLocales } from './index.ts';
import { flattenKeys, placeholders, pluralForms, textAt, withoutPlural } from './keys.ts';
import { pseudoLocalize } from './pseudo.ts';
import { type Source, unusedKeys, usedKeysOf } from './used-keys.ts';

const here = import.meta.dirname;
const repository = join(here, '../../..');

const read = (locale: string, namespace: string): Messages =>
  JSON.parse(readFileSync(join(here, locale, `${namespace}.json`), 'utf8'));
const namespaces = readdirSync(join(here, 'en-US')).map((file) => file.replace('.json', ''));

/** Reads all code that may use texts. */
function readSources(): Source[] {
  return ['components/src', 'app/src'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.stories\./.test(file))
      .map((file) => ({ path: join(folder, file), text: readFileSync(join(repository, folder, file), 'utf8') })),
  );
}

describe('translation files', () => {
  it('exist for every namespace in every language', () => {
    for (const locale of supportedLocales) {
      expect(readdirSync(join(here, locale)).sort(), locale).toEqual(namespaces.map((name) => `${name}.json`).sort());
    }
  });

  it('are all listed in resources.ts, so that the compiler knows their keys', () => {
    const resources = readFileSync(join(here, 'resources.ts'), 'utf8');
    for (const namespace of namespaces) expect(resources).toContain(`'./en-US/${namespace}.json'`);
  });

  it('have no space before a percent sign in English', () => {
    for (const namespace of namespaces)
      expect(JSON.stringify(read('en-US', namespace)), namespace).not.toMatch(/\s%(?!\w)/);
  });

  describe.each(namespaces)('%s', (namespace) => {
    const english = read('en-US', namespace);

    it.each(supportedLocales)('contains in %s the same keys as in English', (locale) => {
      const keys = (messages: Messages) => [...new Set(flattenKeys(messages).map(withoutPlural))].sort();
      expect(keys(read(locale, namespace))).toEqual(keys(english));
    });

    it.each(supportedLocales)('contains every plural form that the language %s has', (locale) => {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      for (const [key, forms] of pluralForms(flattenKeys(read(locale, namespace)))) {
        expect([...forms].sort(), key).toEqual([...needed].sort());
      }
    });

    it.each(supportedLocales)('contains in %s the same placeholders as in English', (locale) => {
      const messages = read(locale, namespace);
      for (const key of flattenKeys(messages)) {
        const original = textAt(english, key) ?? textAt(english, `${withoutPlural(key)}_other`) ?? '';
        expect(placeholders(textAt(messages, key) ?? ''), key).toEqual(placeholders(original));
      }
    });
  });
});

/** The messages that the specification requires ("Error messages"), by their keys. */
const catalogue: Record<string, string> = {
  'common:failures.INVALID_CREDENTIALS': 'Incorrect credentials!',
  'common:errors.tryAgainLater': 'Error occurred, please try again later',
  'common:changesSaved': 'Changes saved',
  'install:share': 'To install the app, tap Share > Add to Home Screen',
  'install:question': 'Would you like to install this app?',
  'install:install': 'Install',
};

describe('messages that the specification requires', () => {
  it.each(Object.entries(catalogue))('%s has the required text', (path, text) => {
    const [namespace = '', key = ''] = path.split(':');
    expect(textAt(read('en-US', namespace), key)).toBe(text);
  });
});

describe('translation keys', () => {
  const used = usedKeysOf(readSources());

  it.each(namespaces)('of the namespace %s are all used by the code', (namespace) => {
    expect(unusedKeys(namespace, read('en-US', namespace), used)).toEqual([]);
  });
});

describe('unusedKeys', () => {
  const messages = { title: 'Wallet', status: { paid: 'Paid' }, errors: { gone: 'Gone', tooLate: 'Too late' } };
  const unusedIn = (namespace: string, ...texts: string[]) =>
    unusedKeys(namespace, messages, usedKeysOf(texts.map((text, no) => ({ path: `src/${no}.ts`, text }))));
  const hook = `const { t } = useTranslation('wallet');`;

  it('returns a key that no code uses', () => {
    const text = `${hook} t('title'); t(\`status.\${status}\`); t(isLate ? 'errors.gone' : '');`;
    expect(unusedIn('wallet', text)).toEqual(['errors.tooLate']);
  });

  it('returns a key that the code uses only in another namespace', () => {
    const other = `const { t } = useTranslation('users'); t('title'); t('errors.gone'); t('wallet:errors.tooLate');`;
    expect(unusedIn('wallet', `${hook} t(\`status.\${status}\`);`, other)).toEqual(['title', 'errors.gone']);
  });

  it('distinguishes several translation functions in one file by name and scope', () => {
    const text = `${hook} const { t: tUsers } = useTranslation(['users', 'wallet']); t('status.paid'); tUsers('title');
      const { t, i18n } = useTranslation('users'); t('errors.gone'); t('wallet:errors.tooLate');`;
    expect(unusedIn('wallet', text)).toEqual(['title', 'errors.gone']);
    expect(unusedIn('users', text)).toEqual(['status.paid', 'errors.tooLate']);
  });

  it('counts every string literal as a used key in a file that calls t with a variable', () => {
    const table = `export const texts = { a: 'errors.gone', b: 'errors.tooLate' };`;
    const withCall = `import { texts } from './0.ts'; ${hook} t(texts[kind]); t('status.paid');`;
    const withoutCall = `import { texts } from './0.ts'; const { t } = useTranslation('users'); t('status.paid');`;
    expect(unusedIn('wallet', table, withCall, withoutCall)).toEqual(['title']);
    expect(unusedIn('users', table, withCall, withoutCall)).toEqual(['title', 'errors.gone', 'errors.tooLate']);
  });

  it('does not treat the values of JSX attributes as keys', () => {
    const text = `${hook} t(label); t('errors.gone'); t('errors.tooLate'); t('status.paid'); <Icon type="title" />`;
    expect(unusedIn('wallet', text)).toEqual(['title']);
  });
});

describe('pseudoLocalize', () => {
  it('lengthens and accents texts but not placeholders and tags', () => {
    expect(pseudoLocalize({ a: { b: 'Hi {{name}} <b>you</b>' } })).toEqual({
      a: { b: '[Hî {{name}} <b>ýöû</b>~~~]' },
    });
  });
});

describe('matchLocale', () => {
  it('returns the supported locale with the same language, or undefined', () => {
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
