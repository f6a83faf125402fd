import { MessagesLink, type NavigationItem, NotificationBell, PrimaryLayout } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { CountBadge } from '@fanlight/components/primitives';
import {
  getGetUnreadMessageCountQueryOptions,
  getGetUnreadNotificationCountQueryOptions,
  useGetUnreadMessageCount,
  useGetUnreadNotificationCount,
} from '@fanlight/sdk/hooks';
import type { Me } from '@fanlight/sdk/models';
import {
  BadgeCheck,
  Bell as BellIcon,
  Bookmark,
  Compass,
  Gift,
  HandCoins,
  HeartHandshake,
  House,
  Landmark,
  LayoutDashboard,
  LayoutList,
  MessageCircle,
  Package,
  ShoppingBag,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageHandle } from '../route.ts';
import { type Services, useServices } from '../services.ts';
import { endSession, forgetSession, hasSession, useMe } from '../session/session.ts';
import { PricedOutlet } from './priced-outlet.tsx';
import { UnreadTitle } from './unread-title.tsx';
import { useFrame } from './use-frame.tsx';

const SuggestionsRoute = lazy(() =>
  import('../groups/performers/suggestions-route.tsx').then((module) => ({ default: module.SuggestionsRoute })),
);

const SearchRoute = lazy(() =>
  import('../groups/search/search-box-route.tsx').then((module) => ({ default: module.SearchInHeader })),
);

const accountOf = (me: Me) => (me.isPerformer ? paths.creatorAccount() : paths.userAccount());

/**
 * Returns the number of unread notifications. Events change it often, so only the badge reads it and is rendered again.
 */
const useUnread = () => useGetUnreadNotificationCount().data?.total ?? 0;

function UnreadBadge() {
  return <CountBadge count={useUnread()} />;
}

const useUnreadMessages = () => useGetUnreadMessageCount().data?.total ?? 0;

function UnreadMessagesBadge() {
  return <CountBadge count={useUnreadMessages()} />;
}

function Bell() {
  return <NotificationBell href={paths.notifications()} unread={useUnread()} />;
}

function Messages() {
  return <MessagesLink href={paths.messages()} unread={useUnreadMessages()} />;
}

/** Returns the links to the viewer's subscriptions, purchases and bookmarks. */
function useOwnedLinks() {
  const { t } = useTranslation('common');
  return [
    { label: t('places.subscriptions'), href: paths.subscriptions(), icon: BadgeCheck },
    { label: t('places.purchases'), href: paths.purchases(), icon: ShoppingBag },
    { label: t('places.bookmarks'), href: paths.bookmarks(), icon: Bookmark },
  ];
}

function useNavigation(me: Me | null): NavigationItem[] {
  const { t } = useTranslation('common');
  const owned = useOwnedLinks();
  const isCurrent = usePageHandle()?.content;
  if (!me) return [];
  const home = { label: t('places.home'), href: paths.home(), icon: House };
  const content = {
    label: t('places.content'),
    href: paths.creatorPosts(),
    isCurrent,
    icon: LayoutList,
  };
  const orders = { label: t('places.orders'), href: paths.creatorOrders(), icon: Package, isForRail: true };
  return [
    home,
    { label: t('places.explore'), href: paths.explore(), icon: Compass },
    { label: t('places.notifications'), href: paths.notifications(), icon: BellIcon, badge: <UnreadBadge /> },
    {
      label: t('places.messages'),
      href: paths.messages(),
      icon: MessageCircle,
      badge: <UnreadMessagesBadge />,
      isForRail: true,
    },
    ...(me.isPerformer ? [content, orders] : []),
    ...owned.map((link) => ({ ...link, isForRail: true })),
    { label: t('places.wallet'), href: paths.wallet(), icon: Wallet },
    { label: t('places.account'), href: accountOf(me), icon: UserRound },
  ];
}

function useAccountMenu(me: Me | null) {
  const { t } = useTranslation('common');
  const owned = useOwnedLinks();
  if (!me) return [];
  const page = { label: t('places.profile'), href: paths.profile(me.username ?? me._id), icon: UserRound };
  const account = { label: t('places.account'), href: accountOf(me), icon: UserRound };
  const lists = [
    ...owned,
    { label: t('places.following'), href: paths.following(), icon: Users },
    { label: t('places.referrals'), href: paths.referrals(), icon: Gift },
  ];
  const creator = [
    { label: t('places.dashboard'), href: paths.creatorDashboard(), icon: LayoutDashboard },
    { label: t('places.content'), href: paths.creatorPosts(), icon: LayoutList },
    { label: t('places.orders'), href: paths.creatorOrders(), icon: Package },
    { label: t('places.fans'), href: paths.creatorSubscribers(), icon: HeartHandshake },
    { label: t('places.earnings'), href: paths.creatorEarnings(), icon: HandCoins },
    { label: t('places.payouts'), href: paths.creatorPayouts(), icon: Landmark },
  ];
  const become = { label: t('places.becomeCreator'), href: paths.becomeCreator(), icon: HandCoins };
  return me.isPerformer ? [page, ...creator, ...lists, account] : [...lists, become, account];
}

/** Prefetches the data of the layout. */
export function prefetch(services: Services) {
  if (!hasSession(services)) return;
  void services.queryClient.prefetchQuery(getGetUnreadNotificationCountQueryOptions());
  void services.queryClient.prefetchQuery(getGetUnreadMessageCountQueryOptions());
}

/** The layout of most pages, with header and navigation. It subscribes to events that keep its data current. */
export function PrimaryRoute() {
  const services = useServices();
  const me = useMe();
  const { pathname, search } = useLocation();
  const { wide = false, side, compose, ownSearch } = usePageHandle() ?? {};
  // A login on the start page does not return to the start page: it redirects by the user's role.
  const here = pathname === paths.welcome() ? undefined : `${pathname}${search}`;
  const navigate = useNavigate();
  const frame = useFrame();
  const logout = async () => {
    await endSession(services);
    await navigate(paths.login());
    forgetSession(services);
  };
  return (
    <PrimaryLayout
      {...frame}
      viewer={
        me && {
          name: me.name,
          ...(me.username && { handle: me.username }),
          avatarUrl: me.avatar,
          balance: me.balance,
          isPerformer: me.isPerformer,
        }
      }
      links={{
        home: me ? paths.home() : paths.welcome(),
        login: paths.login(here),
        register: paths.register(here),
        wallet: paths.wallet(),
        ...(me?.isPerformer && compose && { compose: paths.creatorPostNew() }),
      }}
      search={
        !ownSearch && (
          <Suspense>
            <SearchRoute />
          </Suspense>
        )
      }
      navigation={useNavigation(me)}
      accountMenu={useAccountMenu(me)}
      bell={
        me && (
          <>
            <Messages />
            <Bell />
            <UnreadTitle />
          </>
        )
      }
      onLogout={logout}
      wide={wide}
      side={
        me && side ? (
          <Suspense>
            <SuggestionsRoute isInSideColumn />
          </Suspense>
        ) : undefined
      }
    >
      <PricedOutlet />
    </PrimaryLayout>
  );
}
