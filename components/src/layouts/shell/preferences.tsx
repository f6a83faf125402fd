import { Languages, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Locale, localeNames, supportedLocales } from '../../i18n/index.ts';
import { IconButton, Menu, type MenuEntry } from '../../primitives/index.ts';
import type { ThemeMode } from '../../theme/index.ts';

export interface ThemeButtonProps {
  theme: ThemeMode;
  onThemeChange: (theme: ThemeMode) => void;
}

/** Returns label, icon and action of a control that switches between the dark and the light theme. */
export function useThemeToggle({ theme, onThemeChange }: ThemeButtonProps) {
  const { t } = useTranslation('common');
  return theme === 'dark'
    ? { label: t('nav.themeToLight'), icon: Sun, onToggle: () => onThemeChange('light') }
    : { label: t('nav.themeToDark'), icon: Moon, onToggle: () => onThemeChange('dark') };
}

/** A button that switches between the dark and the light theme. */
export function ThemeButton(props: ThemeButtonProps) {
  const { label, icon, onToggle } = useThemeToggle(props);
  return <IconButton icon={icon} label={label} onClick={onToggle} />;
}

export interface LocaleMenuProps {
  locale: string;
  onLocaleChange: (locale: Locale) => void;
}

/** Returns a menu entry for each language. The label of an entry is the language's name in that language. */
export function localeEntries({ locale, onLocaleChange }: LocaleMenuProps): MenuEntry[] {
  return supportedLocales.map((choice) => ({
    kind: 'choice',
    label: localeNames[choice],
    checked: choice === locale,
    lang: choice,
    onSelect: () => onLocaleChange(choice),
  }));
}

/** A menu in which the viewer chooses the language. */
export function LocaleMenu(props: LocaleMenuProps) {
  const { t } = useTranslation('common');
  return (
    <Menu
      label={t('nav.language')}
      entries={localeEntries(props)}
      trigger={(trigger) => <IconButton {...trigger} icon={Languages} label={t('nav.language')} />}
    />
  );
}
