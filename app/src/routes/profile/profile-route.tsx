import { paths } from '@fanlight/components/paths';
import { type PerformerProfile, ProfileScreen, type ProfileTab, profileTabs } from '@fanlight/components/performers';
import { LinkedOffer, ProfileOffer } from '@fanlight/components/promotions';
import {
  getGetPerformerQueryOptions,
  getGetPromotionQueryOptions,
  getListPerformerFeedsInfiniteQueryOptions,
  useGetPerformer,
  useGetPromotion,
  useListStories,
} from '@fanlight/sdk/hooks';
import type { Performer, PerformerPromotion } from '@fanlight/sdk/models';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { isMissing } from '../../failures.ts';
import { flagUrlOf } from '../../flag-url.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { useFollow } from '../../groups/follows/index.ts';
import { useOpenConversation } from '../../groups/messages/index.ts';
import { useBookmarkPerformer } from '../../groups/performers/index.ts';
import { performerStoriesParams, ringOf } from '../../groups/stories/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';
import { postsPage } from './posts-tab.tsx';
import { ProfileCountsRoute } from './profile-counts-route.tsx';
import { tabs } from './tabs.ts';

const TipRoute = lazy(() =>
  import('../../groups/wallet/tip-route.tsx').then((module) => ({ default: module.TipRoute })),
);

const SubscribeRoute = lazy(() =>
  import('../../groups/subscriptions/subscribe-route.tsx').then((module) => ({ default: module.SubscribeRoute })),
);

const ReportRoute = lazy(() =>
  import('../../groups/reports/report-route.tsx').then((module) => ({ default: module.ReportRoute })),
);

const ShareRoute = lazy(() =>
  import('../../dialogs/share-route.tsx').then((module) => ({ default: module.ShareRoute })),
);

const readTab = (text: string | null): ProfileTab => profileTabs.find((tab) => tab === text) ?? 'posts';

export function prefetch({ queryClient, request, params: { profileId = '' } }: PrefetchArgs) {
  const code = new URL(request.url).searchParams.get('offer');
  if (code) void queryClient.prefetchQuery(getGetPromotionQueryOptions(code));
  void queryClient.prefetchQuery(getGetPerformerQueryOptions(profileId));
  void queryClient.prefetchInfiniteQuery(getListPerformerFeedsInfiniteQueryOptions(profileId, postsPage));
}

/**
 * The performer without the counters that change often. React Query returns the same object while only these change, so
 * that the page is not rendered again.
 */
const withoutCounters = ({ totalFollowers, totalLikes, ...profile }: Performer): PerformerProfile => profile;

/** `/{profileId}?tab=&offer=`: the profile of a performer; `profileId` is a username or an id, and `offer` the code of a
 * promotion. */
export function Component() {
  const { profileId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const me = useMe();
  const query = useGetPerformer(profileId, { query: { select: withoutCounters } });
  const dialog = useDialog();
  const member = useMemberActions();
  const toggleFollow = useFollow();
  const bookmark = useBookmarkPerformer();
  const conversation = useOpenConversation();
  const performer = query.data;
  const tab = readTab(search.get('tab'));
  const out = useListStories(performerStoriesParams(performer?._id ?? ''), {
    query: { enabled: performer !== undefined },
  });
  const offerCode = search.get('offer');
  const linked = useGetPromotion(offerCode ?? '', { query: { enabled: offerCode !== null } });
  const linkedOffer = linked.data?.performerId === performer?._id ? linked.data : undefined;
  // A subscriber has used the offer of the link, or can't use it.
  const isOfferShown =
    performer && !performer.isOwn && (!performer.isSubscribed || performer.subscriptionType === 'free');
  const showOffer = (offer: PerformerPromotion | null | undefined) =>
    offer && (
      <ProfileOffer
        offer={offer}
        monthlyPrice={performer?.monthlyPrice ?? null}
        onUse={({ kind }) => member.open({ dialog: 'subscribe', type: kind === 'trial' ? 'free' : 'monthly' })}
      />
    );
  const ring = ringOf(out.data?.data[0]);
  const Content = tab === 'about' ? null : tabs[tab];
  const blocking = useBlocking(() => void navigate(me ? paths.home() : paths.welcome()));
  return (
    <>
      <ProfileScreen
        performer={toLoadable(query)}
        isMissing={isMissing(query.error)}
        tab={tab}
        {...(ring && { storyRing: ring })}
        {...(performer?.countryCode && { countryFlag: flagUrlOf(performer.countryCode) })}
        {...(offerCode && linkedOffer && { offerCode })}
        offer={
          isOfferShown &&
          (offerCode ? (
            <LinkedOffer offer={toLoadable(linked)} isMissing={isMissing(linked.error)}>
              {() => showOffer(linkedOffer ?? performer.promotion)}
            </LinkedOffer>
          ) : (
            showOffer(performer.promotion)
          ))
        }
        counts={<ProfileCountsRoute profileId={profileId} />}
        onToggleFollow={toggleFollow}
        onSubscribe={(_performer, type) => member.open({ dialog: 'subscribe', type })}
        onTip={() => member.open({ dialog: 'tip' })}
        onMessage={({ _id }) => conversation.open('performer', _id)}
        isOpeningMessages={conversation.isOpening}
        onReport={() => member.open({ dialog: 'report' })}
        onBookmark={bookmark}
        onBlock={({ _id }) => blocking.onBlock(_id)}
        onShare={() => dialog.open({ dialog: 'share' })}
        content={
          Content && (
            <Suspense>
              <Content profileId={profileId} performer={performer} />
            </Suspense>
          )
        }
        onRenewWelcome={async () => (await query.refetch()).data?.welcomeVideo ?? null}
      />
      {blocking.dialog}
      {me && performer && !performer.isOwn && dialog.name === 'report' && !dialog.get('post') && (
        <Suspense>
          <ReportRoute targetType="performer" targetId={performer._id} onClose={dialog.close} />
        </Suspense>
      )}
      {me && performer && dialog.name === 'subscribe' && !dialog.get('post') && (
        <Suspense>
          <SubscribeRoute performerId={performer._id} promotion={linkedOffer} dialog={dialog} />
        </Suspense>
      )}
      {performer && dialog.name === 'share' && !dialog.get('post') && (
        <Suspense>
          <ShareRoute path={paths.profile(performer.username ?? performer._id)} onClose={dialog.close} />
        </Suspense>
      )}
      {me && performer && !performer.isOwn && dialog.name === 'tip' && (
        <Suspense>
          <TipRoute performer={performer} dialog={dialog} />
        </Suspense>
      )}
    </>
  );
}
