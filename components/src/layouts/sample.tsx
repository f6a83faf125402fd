import { BadgeCheck, Bell, Bookmark, Compass, House, LayoutList, ShoppingBag, UserRound, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { defaultLocale, type Locale, matchLocale } from '../i18n/index.ts';
import {
  Avatar,
  Badge,
  Button,
  Card,
  CountBadge,
  Heading,
  HStack,
  Media,
  Money,
  RelativeTime,
  Stack,
  Text,
  VerifiedMark,
} from '../primitives/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';
import {
  type HeaderProps,
  type LayoutViewer,
  MessagesLink,
  type NavigationItem,
  NotificationBell,
  type PlainLink,
} from './shell/index.ts';

export const sampleViewer: LayoutViewer = { name: 'Ines Moreau', handle: 'ines', balance: 75, isPerformer: false };

/** The links of the footer. On a real site, the operator writes them in each language. */
const footerLinks: Record<Locale, PlainLink[]> = {
  'en-US': [
    { label: 'Terms', href: '/page/terms' },
    { label: 'Privacy', href: '/page/privacy' },
    { label: 'Contact', href: '/contact' },
  ],
  'es-ES': [
    { label: 'Condiciones', href: '/page/terms' },
    { label: 'Privacidad', href: '/page/privacy' },
    { label: 'Contacto', href: '/contact' },
  ],
};

/** The props of layouts that are the same in every language. */
export const sampleHeader = {
  siteName: 'Fanlight',
  viewer: sampleViewer,
  links: {
    home: '/home',
    login: '/auth/login',
    register: '/auth/register',
    wallet: '/user/wallet',
    compose: '/creator/posts/new',
  },
  bell: (
    <>
      <MessagesLink href="/messages" unread={2} />
      <NotificationBell href="/notifications" unread={3} />
    </>
  ),
  theme: 'dark',
  onThemeChange: fn(),
  locale: 'en-US',
  onLocaleChange: fn(),
  onLogout: fn(),
} satisfies Omit<HeaderProps, 'accountMenu'>;

/** Returns the links of layouts, in the language of the story. */
export function useSampleLinks(viewer: LayoutViewer | null) {
  const { t, i18n } = useTranslation('common');
  const navigation: NavigationItem[] = [
    { label: t('places.home'), href: '/home', icon: House },
    { label: t('places.explore'), href: '/explore', icon: Compass },
    { label: t('places.notifications'), href: '/notifications', icon: Bell, badge: <CountBadge count={3} /> },
    { label: t('places.subscriptions'), href: '/user/subscriptions', icon: BadgeCheck, isForRail: true },
    { label: t('places.purchases'), href: '/user/purchases', icon: ShoppingBag, isForRail: true },
    { label: t('places.bookmarks'), href: '/user/bookmarks', icon: Bookmark, isForRail: true },
    { label: t('places.wallet'), href: '/user/wallet', icon: Wallet },
    { label: t('places.account'), href: '/user/account', icon: UserRound },
  ];
  return {
    locale: i18n.language,
    navigation: viewer ? navigation : [],
    accountMenu: [
      { label: t('places.account'), href: '/user/account', icon: UserRound },
      { label: t('places.content'), href: '/creator/posts', icon: LayoutList },
    ],
    footerLinks: footerLinks[matchLocale(i18n.language) ?? defaultLocale],
  };
}

const people = [
  { name: 'Mara Clay', about: 'Ceramics, from clay to kiln', live: true },
  { name: 'Trío Farola', about: 'Jazz after ten' },
  { name: 'Noor Haddad', about: 'Paper engineering' },
];

export function SampleSide() {
  const { t } = useTranslation(['performers', 'wallet']);
  return (
    <>
      <Card padding="sm">
        <Text tone="muted">{t('wallet:balance.label')}</Text>
        <Text textStyle="title" fontVariantNumeric="tabular-nums">
          <Money amount={sampleViewer.balance} />
        </Text>
        <Button variant="outline" size="sm" mt="3">
          {t('wallet:sections.topUp')}
        </Button>
      </Card>
      <Card padding="sm">
        <Heading level={2} size="label" mb="3">
          {t('suggestions.title')}
        </Heading>
        <Stack gap="4">
          {people.map((person) => (
            <HStack key={person.name} gap="3">
              <Avatar name={person.name} decorative ring={person.live ? 'live' : undefined} />
              <Stack gap="0" flex="1" minW="0">
                <Text fontWeight="semibold" clamp>
                  {person.name}
                </Text>
                <Text size="xs" tone="subtle" clamp>
                  {person.about}
                </Text>
              </Stack>
              <Button variant="quiet" size="sm">
                {t('follow')}
              </Button>
            </HStack>
          ))}
        </Stack>
      </Card>
    </>
  );
}

export function SampleFeed() {
  const { t } = useTranslation('common');
  return (
    <Stack gap="4">
      {people.map((person, index) => (
        <Card key={person.name} as="article" padding="none">
          <HStack p="4" gap="3">
            <Avatar name={person.name} decorative ring={index === 0 ? 'story' : undefined} />
            <Stack gap="0" flex="1" minW="0">
              <HStack gap="1">
                <Text fontFamily="display" fontWeight="bold" clamp>
                  {person.name}
                </Text>
                <VerifiedMark size={16} />
              </HStack>
              <Text size="xs" tone="subtle">
                <RelativeTime at={ago({ hours: 2 })} />
              </Text>
            </Stack>
            {person.live && <Badge tone="live">{t('live')}</Badge>}
          </HStack>
          <Text size="md" px="4" pb="4">
            The kiln is cold enough to open. Ash glaze on the left, shino on the right, and one bowl that decided to be
            a moon.
          </Text>
          <Media src={samplePicture(index)} alt="Three glazed bowls on a shelf" ratio={16 / 10} rounded={false} />
        </Card>
      ))}
    </Stack>
  );
}
