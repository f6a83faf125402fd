import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { usePreferences } from '../../use-preferences.ts';
import { passwordSubmit } from './account-forms.ts';
import { useCurrencyChoice } from './use-currency-choice.ts';
import { usePendingEmail } from './use-pending-email.ts';
import { usePersonal } from './use-personal.ts';

/**
 * Returns the props that the account pages of users and performers have in common: password, language and theme,
 * currency, a new e-mail address, and the sections about the person.
 *
 * @param source - the page on which the password is changed
 */
export function useAccountSections(source: 'user' | 'performer') {
  const { t } = useTranslation('common');
  const services = useServices();
  return {
    updatePassword: passwordSubmit(services, source, t),
    preferences: usePreferences(),
    ...useCurrencyChoice(),
    pendingEmail: usePendingEmail(),
    personal: usePersonal(),
  };
}
