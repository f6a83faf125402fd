import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar, Handle, Menu, type MenuEntry, Text } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import { localeEntries, useThemeToggle } from './preferences.tsx';
import type { HeaderProps, LayoutViewer } from './types.ts';

type AccountMenuProps = Omit<HeaderProps, 'viewer' | 'links' | 'bell'> & { viewer: LayoutViewer };

/** The account menu of a logged-in user: links, language, theme and logout. On phones it is the only place for them. */
export function AccountMenu(props: AccountMenuProps) {
  const { viewer, accountMenu, onLogout } = props;
  const { t } = useTranslation('common');
  const { label, icon, onToggle } = useThemeToggle(props);
  const entries: MenuEntry[] = [
    ...accountMenu.map((link) => ({ kind: 'link' as const, ...link })),
    { kind: 'rule', id: 'language' },
    ...localeEntries(props),
    { kind: 'action', label, icon, onSelect: onToggle },
    { kind: 'rule', id: 'logout' },
    { kind: 'action', label: t('nav.logout'), icon: LogOut, onSelect: onLogout },
  ];
  return (
    <Menu
      label={t('nav.account')}
      entries={entries}
      header={
        <styled.div px="3" pt="2" pb="3" mb="2" borderBottom="1px solid" borderColor="border.hairline">
          <Text fontFamily="display" fontWeight="bold" clamp>
            {viewer.name}
          </Text>
          {viewer.handle && (
            <Text size="xs" tone="subtle" clamp>
              <Handle username={viewer.handle} />
            </Text>
          )}
        </styled.div>
      }
      trigger={(trigger) => (
        <styled.button
          {...trigger}
          type="button"
          display="grid"
          placeItems="center"
          w="target"
          h="target"
          borderRadius="full"
          cursor="pointer"
        >
          <styled.span srOnly>{t('nav.accountOf', { name: viewer.name })}</styled.span>
          <Avatar name={viewer.name} src={viewer.avatarUrl} size="sm" decorative />
        </styled.button>
      )}
    />
  );
}
