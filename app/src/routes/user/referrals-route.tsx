import { showToast } from '@fanlight/components/primitives';
import { ReferralsScreen, type ReferralTab, referralTabs } from '@fanlight/components/referrals';
import {
  getGetReferralCodeQueryOptions,
  useGetReferralCode,
  useGetReferralEarningStats,
  useListReferralEarningsInfinite,
  useListReferralsInfinite,
} from '@fanlight/sdk/hooks';
import type { Referral, ReferralEarning } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { copyText } from '../../copy-text.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';

const page = { limit: 20 };

const readTab = (text: string | null): ReferralTab => referralTabs.find((tab) => tab === text) ?? 'people';

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetReferralCodeQueryOptions());
}

/** `/user/referrals?tab=`: shows the viewer's referral code, the referred users, and the earnings from referrals. */
export function Component() {
  const { origin } = useServices();
  const { t: tReferrals } = useTranslation('referrals');
  const [search] = useSearchParams();
  const tab = readTab(search.get('tab'));
  const people = toListLoadable<Referral>(useListReferralsInfinite(page, { query: { enabled: tab === 'people' } }));
  const earnings = toListLoadable<ReferralEarning>(
    useListReferralEarningsInfinite(page, { query: { enabled: tab === 'earnings' } }),
  );
  const stats = useGetReferralEarningStats({}, { query: { enabled: tab === 'earnings' } });
  const me = useMe();
  const copy = async (text: string) => {
    // The code and the link are on the page, so that the viewer can copy them.
    const isCopied = await copyText(text, tReferrals('link.copied'));
    if (!isCopied) showToast({ text: tReferrals('link.notCopied'), tone: 'danger' });
  };
  // Opens the share sheet, or copies the link if the browser has none. Closing the sheet rejects, which is not an
  // error.
  const share = (text: string) =>
    'share' in navigator ? navigator.share({ url: text }).catch(() => undefined) : copy(text);
  return (
    <ReferralsScreen
      referrer={toLoadable(useGetReferralCode())}
      origin={origin}
      tab={tab}
      people={people.list}
      earnings={earnings.list}
      stats={toLoadable(stats)}
      isPerformer={me?.isPerformer ?? false}
      onLoadMorePeople={people.onLoadMore}
      onLoadMoreEarnings={earnings.onLoadMore}
      onCopy={(text) => void copy(text)}
      onShare={(text) => void share(text)}
    />
  );
}
