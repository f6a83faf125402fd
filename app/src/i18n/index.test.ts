import { createI18n } from '@fanlight/components/i18n';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetchOnLanguageChange } from './index.ts';

it('a change of the language invalidates the settings, because they contain texts in that language (rule L1)', async () => {
  const queryClient = new QueryClient();
  for (const key of ['getPublicSettings', 'getMe']) queryClient.setQueryData([key], {});
  const translator = await createI18n({ locale: 'en-US', namespaces: ['common'] });
  refetchOnLanguageChange(translator, { queryClient });
  await translator.changeLanguage('es-ES');
  const isStale = (key: string) => queryClient.getQueryState([key])?.isInvalidated;
  expect([isStale('getPublicSettings'), isStale('getMe')]).toEqual([true, false]);
});
