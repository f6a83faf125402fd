import { Bell, type LucideIcon, MessageCircle, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, CountBadge, formatMoney, Icon } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import { Logo } from '../logo/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { LocaleMenu, ThemeButton } from './preferences.tsx';
import type { HeaderProps, LayoutViewer } from './types.ts';

const BarLink = styled(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minW: 'target',
    h: 'target',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    transition: 'background-color 120ms',
    _hover: { bg: 'bg.raised', color: 'fg.default' },
  },
});

export interface CounterLinkProps {
  /** The path of the page. */
  href: string;
  /** The number of unread items. */
  unread: number;
}

function CounterLink({ href, unread, label, icon }: CounterLinkProps & { label: string; icon: LucideIcon }) {
  const { t } = useTranslation('common');
  const suffix = unread > 0 ? `, ${t('badge.unread', { count: unread })}` : '';
  return (
    <BarLink to={href} aria-label={`${label}${suffix}`}>
      <Icon icon={icon} />
      <styled.span position="absolute" top="3px" insetStart="22px" display="grid">
        <CountBadge count={unread} label={null} />
      </styled.span>
    </BarLink>
  );
}

/** A link to the notifications that shows how many are unread. */
export function NotificationBell(props: CounterLinkProps) {
  const { t } = useTranslation('common');
  return <CounterLink {...props} label={t('nav.notifications')} icon={Bell} />;
}

/** A link to the messages that shows how many are unread. */
export function MessagesLink(props: CounterLinkProps) {
  const { t } = useTranslation('common');
  return <CounterLink {...props} label={t('nav.messages')} icon={MessageCircle} />;
}

function Account({ viewer, links, bell, ...rest }: HeaderProps & { viewer: LayoutViewer }) {
  const { t } = useTranslation('common');
  const balance = formatMoney(viewer.balance);
  return (
    <>
      <BarLink
        to={links.wallet}
        aria-label={t('nav.wallet', { balance })}
        px="3"
        color="fg.default"
        bg="bg.raised"
        _hover={{ bg: 'bg.overlay' }}
      >
        {/* On phones the header shows only the amount, because the bottom navigation has the icon. */}
        <styled.span display="none" md={{ display: 'inline-flex' }}>
          <Icon icon={Wallet} size={18} />
        </styled.span>
        {balance}
      </BarLink>
      {bell}
      <AccountMenu viewer={viewer} {...rest} />
    </>
  );
}

function Visitor({ links }: HeaderProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <ButtonLink to={links.login} variant="ghost" size="sm">
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink to={links.register} size="sm">
        {t('nav.register')}
      </ButtonLink>
    </>
  );
}

/**
 * The bar at the top of the page. It has the logo and the theme button, and either the account menu or links to log in
 * and register.
 */
export function Header(props: HeaderProps) {
  const { viewer, siteName, logoUrl, links, theme, onThemeChange, locale, onLocaleChange, search } = props;
  const { t } = useTranslation('common');
  return (
    <styled.header
      position="sticky"
      top="0"
      zIndex="bar"
      pt="env(safe-area-inset-top)"
      bg="color-mix(in srgb, var(--fl-colors-bg-page) 86%, transparent)"
      backdropFilter="blur(14px)"
      borderBottom="1px solid"
      borderColor="border.hairline"
    >
      <styled.div
        display="flex"
        alignItems="center"
        gap="1"
        // A larger text size of the browser makes the controls higher.
        minH="60px"
        mx="auto"
        px="4"
        py="1"
        md={{ px: '6' }}
        // As wide as the columns below, so that the search begins where the page's column does. A visitor's page has
        // one column.
        xl={viewer ? { maxW: '1296px', ps: '0', pe: '4' } : { maxW: '960px', px: '0' }}
      >
        <styled.div
          flex="1"
          minW="0"
          overflow="hidden"
          xl={{ flex: viewer ? '0 0 276px' : '1', ps: viewer ? '4' : '0' }}
        >
          <BarLink to={links.home} aria-label={t('nav.home', { siteName })} maxW="full" _hover={{ bg: 'transparent' }}>
            <Logo siteName={siteName} logoUrl={logoUrl} />
          </BarLink>
        </styled.div>
        {search && (
          <styled.div minW="target" minH="target" md={{ flex: '1 1 320px', maxW: '400px', mx: '2' }} xl={{ mx: '0' }}>
            {search}
          </styled.div>
        )}
        <styled.div display="none" md={{ display: 'flex', gap: '1', me: '2', ms: 'auto' }}>
          <LocaleMenu locale={locale} onLocaleChange={onLocaleChange} />
          <ThemeButton theme={theme} onThemeChange={onThemeChange} />
        </styled.div>
        {viewer ? <Account {...props} viewer={viewer} /> : <Visitor {...props} />}
      </styled.div>
    </styled.header>
  );
}
