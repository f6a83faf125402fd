import { expect, it } from 'vitest';
import { withChangedTexts } from './changed-texts.ts';
import { createI18n } from './index.ts';

const changed: Record<string, { key: string; message: string }[]> = {
  'en-US': [
    { key: 'common:failures.INVALID_CREDENTIALS', message: 'That is not your password.' },
    { key: 'common:errors.notOneOfOurs', message: 'Never seen.' },
    { key: 'wallet:title', message: 'Purse' },
  ],
  'es-ES': [],
};

it('the operator’s text replaces the built-in text with the same language, namespace and key (rule L1)', async () => {
  const requestedLocales: string[] = [];
  const translator = await createI18n({
    locale: 'en-US',
    readChangedTexts: async (locale) => {
      requestedLocales.push(locale);
      return changed[locale] ?? [];
    },
  });
  const { t } = translator;
  expect(t('failures.INVALID_CREDENTIALS')).toBe('That is not your password.');
  expect(t('errors.tryAgainLater')).toBe('Error occurred, please try again later');
  // The operator's texts also apply to a namespace that is loaded later, without another request.
  await translator.loadNamespaces('wallet');
  expect(translator.getFixedT('en-US', 'wallet')('title')).toBe('Purse');
  expect(requestedLocales).toEqual(['en-US']);
  await translator.changeLanguage('es-ES');
  expect(translator.t('failures.INVALID_CREDENTIALS')).not.toBe('That is not your password.');
  expect(requestedLocales).toEqual(['en-US', 'es-ES']);
});

it('a changed text is ignored if its key does not exist', () => {
  const messages = { title: 'Wallet', errors: { gone: 'Gone' } };
  const texts = ['wallet:errors', 'wallet:titles', 'wallet:__proto__.title', 'home:title', 'title'];
  const result = withChangedTexts(
    messages,
    'wallet',
    texts.map((key) => ({ key, message: 'x' })),
  );
  expect(result).toEqual(messages);
});
