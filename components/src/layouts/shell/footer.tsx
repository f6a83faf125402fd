import { useTranslation } from 'react-i18next';
import { type Locale, localeNames, supportedLocales } from '../../i18n/index.ts';
import { TextLink } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import { type ThemeButtonProps, useThemeToggle } from './preferences.tsx';
import type { PlainLink } from './types.ts';

export interface FooterProps extends ThemeButtonProps {
  siteName: string;
  /** Links from the settings, to other sites or to pages of this site. */
  links: readonly PlainLink[];
  locale: string;
  onLocaleChange: (locale: Locale) => void;
}

/**
 * The footer, with links and with the choices of language and theme. On phones, visitors can change language and theme
 * only here.
 */
export function Footer(props: FooterProps) {
  const { siteName, links, locale, onLocaleChange } = props;
  const { t } = useTranslation('common');
  const { label, onToggle } = useThemeToggle(props);
  return (
    <styled.footer
      aria-label={t('nav.footer')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      color="fg.subtle"
      fontSize="xs"
    >
      <styled.span fontFamily="display" fontWeight="bold">
        {siteName}
      </styled.span>
      {links.map((link) => (
        <TextLink
          key={link.href}
          to={link.href}
          quiet
          minH="target"
          display="inline-flex"
          alignItems="center"
          _hover={{ color: 'fg.default' }}
        >
          {link.label}
        </TextLink>
      ))}
      {supportedLocales.map((choice) => (
        <styled.button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === locale}
          onClick={() => onLocaleChange(choice)}
          minH="target"
          cursor="pointer"
          color={choice === locale ? 'fg.default' : 'fg.subtle'}
          fontWeight={choice === locale ? 'semibold' : 'normal'}
          _hover={{ color: 'fg.default' }}
        >
          {localeNames[choice]}
        </styled.button>
      ))}
      <styled.button type="button" onClick={onToggle} minH="target" cursor="pointer" _hover={{ color: 'fg.default' }}>
        {label}
      </styled.button>
    </styled.footer>
  );
}
