import { formatDate, formatMoney } from '@fanlight/sdk/format';
import type { Referral, ReferralEarning, ReferralEarningStats, Referrer } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Badge,
  Box,
  Card,
  EmptyState,
  Flex,
  LinkTabs,
  type ListLoadable,
  type Loadable,
  LoadableList,
  LoadableView,
  LocalText,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '../primitives/index.ts';
import { ReferralLink, type ReferralLinkProps } from './referral-link.tsx';
import { ReferralSummary } from './referral-summary.tsx';

/** The tabs of the page. The app keeps the open tab in the URL as `?tab=`. */
export const referralTabs = ['people', 'earnings'] as const;
export type ReferralTab = (typeof referralTabs)[number];

export interface ReferralsScreenProps extends Omit<ReferralLinkProps, 'referrer'> {
  referrer: Loadable<Referrer>;
  tab: ReferralTab;
  people: ListLoadable<Referral>;
  earnings: ListLoadable<ReferralEarning>;
  /** The sums of the referral earnings, which the tab with the earnings shows. */
  stats: Loadable<ReferralEarningStats>;
  isPerformer: boolean;
  onLoadMorePeople: () => void;
  onLoadMoreEarnings: () => void;
}

interface RowProps {
  user: Referral['user'];
  badge: ReactNode;
  note: string;
  amount: number;
}

function Row({ user, badge, note, amount }: RowProps) {
  const { t } = useTranslation('referrals');
  const name = user?.name ?? t('deletedAccount');
  return (
    <Flex gap="3" align="center" minH="44px">
      <Avatar name={name} src={user?.avatar ?? null} size="sm" decorative />
      <Box flex="1" minW="0">
        <Flex columnGap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          {badge}
        </Flex>
        <Text tone="subtle" size="xs">
          <LocalText>{note}</LocalText>
        </Text>
      </Box>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatMoney(amount)}
      </Text>
    </Flex>
  );
}

function PersonRow({ referral }: { referral: Referral }) {
  const { t, i18n } = useTranslation('referrals');
  const { user, isActive, endsAt, createdAt, amount } = referral;
  const date = (at: string) => formatDate(at, i18n.language);
  return (
    <Row
      user={user}
      amount={amount}
      badge={isActive && <Badge tone="success">{t('active')}</Badge>}
      note={t('people.note', { since: date(createdAt), until: date(endsAt) })}
    />
  );
}

const tones = { held: 'notice', payable: 'success', frozen: 'danger', refunded: 'neutral' } as const;

function EarningRow({ earning }: { earning: ReferralEarning }) {
  const { t, i18n } = useTranslation('referrals');
  const { user, status, sharePercent, base, net, createdAt } = earning;
  const note = { date: formatDate(createdAt, i18n.language), percent: sharePercent, base: formatMoney(base) };
  return (
    <Row
      user={user}
      amount={net}
      badge={<Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>}
      note={t('earnings.note', note)}
    />
  );
}

function RowsSkeleton() {
  return (
    <Stack gap="3">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} h="44px" />
      ))}
    </Stack>
  );
}

function Lists(props: ReferralsScreenProps) {
  const { tab, people, earnings, onLoadMorePeople, onLoadMoreEarnings } = props;
  const { t } = useTranslation('referrals');
  if (tab === 'people') {
    return (
      <LoadableList
        data={people}
        skeleton={<RowsSkeleton />}
        getKey={({ _id }) => _id}
        renderItem={(referral) => <PersonRow referral={referral} />}
        onLoadMore={onLoadMorePeople}
        label={t('tabs.people')}
        gap="3"
        empty={<EmptyState illustration="door" title={t('people.emptyTitle')} text={t('people.emptyText')} />}
      />
    );
  }
  return (
    <LoadableList
      data={earnings}
      skeleton={<RowsSkeleton />}
      getKey={({ _id }) => _id}
      renderItem={(earning) => <EarningRow earning={earning} />}
      onLoadMore={onLoadMoreEarnings}
      label={t('tabs.earnings')}
      gap="3"
      empty={<EmptyState illustration="purse" title={t('earnings.emptyTitle')} text={t('earnings.emptyText')} />}
    />
  );
}

/**
 * `/user/referrals`: shows the viewer's referral code and link, lists the referred users and the earnings from them
 * (rule M5).
 */
export function ReferralsScreen(props: ReferralsScreenProps) {
  const { referrer, tab, origin, onCopy, onShare } = props;
  const { t } = useTranslation('referrals');
  const href = (part: ReferralTab) => (part === 'people' ? paths.referrals() : `${paths.referrals()}?tab=${part}`);
  return (
    <Box>
      <PageHeader title={t('title')} />
      <Stack gap="6">
        <LoadableView data={referrer} skeleton={<Skeleton h="320px" borderRadius="card" />}>
          {(value) => <ReferralLink referrer={value} origin={origin} onCopy={onCopy} onShare={onShare} />}
        </LoadableView>
        <Box>
          <LinkTabs
            label={t('tabs.label')}
            tabs={referralTabs.map((part) => ({ label: t(`tabs.${part}`), href: href(part) }))}
            current={href(tab)}
          />
          {tab === 'earnings' && (
            <Card mt="4">
              <LoadableView data={props.stats} skeleton={<Skeleton h="164px" />}>
                {(stats) => <ReferralSummary stats={stats} isPerformer={props.isPerformer} />}
              </LoadableView>
            </Card>
          )}
          <Card mt="4">
            <Lists {...props} />
          </Card>
        </Box>
      </Stack>
    </Box>
  );
}
