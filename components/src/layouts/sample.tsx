import { Bell, House, PenLine, Search, User, Wallet } from 'lucide-react';
import { fn } from 'storybook/test';
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
  Stack,
  Text,
  VerifiedMark,
} from '../primitives/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { type HeaderProps, type LayoutViewer, type NavigationItem, NotificationBell } from './shell/index.ts';

/** Props of layouts for stories. */
export const sampleViewer: LayoutViewer = { name: 'Ines Moreau', handle: 'ines', balance: 74.5, isPerformer: false };

export const sampleNavigation: NavigationItem[] = [
  { label: 'Home', href: '/home', icon: House },
  { label: 'Explore', href: '/explore', icon: Search },
  { label: 'Notifications', href: '/notifications', icon: Bell, badge: <CountBadge count={3} /> },
  { label: 'Wallet', href: '/user/wallet', icon: Wallet },
  { label: 'Account', href: '/user/account', icon: User },
];

export const sampleFooterLinks = [
  { label: 'Terms', href: '/page/terms' },
  { label: 'Privacy', href: '/page/privacy' },
  { label: 'Contact', href: '/contact' },
];

export const sampleHeader: HeaderProps = {
  siteName: 'Fanlight',
  viewer: sampleViewer,
  links: {
    home: '/home',
    login: '/auth/login',
    register: '/auth/register',
    wallet: '/user/wallet',
    compose: '/creator/posts/new',
  },
  accountMenu: [
    { label: 'Account', href: '/user/account', icon: User },
    { label: 'Posts', href: '/creator/posts', icon: PenLine },
  ],
  bell: <NotificationBell href="/notifications" unread={3} />,
  theme: 'dark',
  onThemeChange: fn(),
  locale: 'en-US',
  onLocaleChange: fn(),
  onLogout: fn(),
};

const people = [
  { name: 'Mara Clay', about: 'Ceramics, from clay to kiln', live: true },
  { name: 'Trío Farola', about: 'Jazz after ten' },
  { name: 'Noor Haddad', about: 'Paper engineering' },
];

export function SampleSide() {
  return (
    <>
      <Card padding="sm">
        <Text tone="muted">Balance</Text>
        <Text textStyle="title" fontVariantNumeric="tabular-nums">
          <Money amount={74.5} />
        </Text>
        <Button variant="outline" size="sm" mt="3">
          Top up
        </Button>
      </Card>
      <Card padding="sm">
        <Heading level={2} size="label" mb="3">
          You may like
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
                Follow
              </Button>
            </HStack>
          ))}
        </Stack>
      </Card>
    </>
  );
}

export function SampleFeed() {
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
                2 hr. ago
              </Text>
            </Stack>
            {person.live && <Badge tone="live">Live</Badge>}
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
