import { FeedList } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { ProfileScreen, type ProfileTab, profileTabs } from '@fanlight/components/performers';
import { ButtonLink, EmptyState } from '@fanlight/components/primitives';
import {
  getGetPerformerQueryOptions,
  getListPerformerFeedsInfiniteQueryOptions,
  useGetPerformer,
  useListPerformerFeedsInfinite,
} from '@fanlight/sdk/hooks';
import type { Performer } from '@fanlight/sdk/models';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useBlocking } from '../../actions/use-blocking.tsx';
import { useDialog } from '../../actions/use-dialog.ts';
import { useFollow } from '../../actions/use-follow.ts';
import { usePostActions } from '../../actions/use-post-actions.tsx';
import { queryClient } from '../../api.ts';
import { isMissing } from '../../failures.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';

const TipRoute = lazy(() => import('../../actions/tip-route.tsx').then((module) => ({ default: module.TipRoute })));

const ReportRoute = lazy(() =>
  import('../../actions/report-route.tsx').then((module) => ({ default: module.ReportRoute })),
);

const ShareRoute = lazy(() =>
  import('../../actions/share-route.tsx').then((module) => ({ default: module.ShareRoute })),
);

const page = { limit: 10 };

const readTab = (text: string | null): ProfileTab => profileTabs.find((tab) => tab === text) ?? 'posts';

export function prefetch({ params: { profileId = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(getGetPerformerQueryOptions(profileId));
  void queryClient.prefetchInfiniteQuery(getListPerformerFeedsInfiniteQueryOptions(profileId, page));
}

function NoPosts({ performer }: { performer: Performer | undefined }) {
  const { t } = useTranslation('performers');
  const isOwn = performer?.isOwn ?? false;
  return (
    <EmptyState
      drawing="lantern"
      title={t('profile.emptyTitle')}
      text={isOwn ? t('profile.emptyOwn') : t('profile.emptyText', { name: performer?.name })}
      action={
        isOwn && (
          <ButtonLink to={paths.creatorPostNew()} variant="main">
            {t('profile.write')}
          </ButtonLink>
        )
      }
    />
  );
}

function Posts({ profileId, performer }: { profileId: string; performer: Performer | undefined }) {
  const { t } = useTranslation('performers');
  const posts = useListPerformerFeedsInfinite(profileId, page);
  const { list, onLoadMore } = toListLoadable(posts);
  const { actions, dialogs } = usePostActions();
  return (
    <>
      <FeedList
        feeds={list}
        actions={actions}
        onLoadMore={onLoadMore}
        label={t('profile.posts')}
        empty={<NoPosts performer={performer} />}
      />
      {dialogs}
    </>
  );
}

/** `/{profileId}?tab=`: a performer, by username or id. */
export function Component() {
  const { profileId = '' } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const me = useMe();
  const query = useGetPerformer(profileId);
  const dialog = useDialog();
  const toggleFollow = useFollow();
  const performer = query.data;
  const blocking = useBlocking(() => void navigate(me ? paths.home() : paths.welcome()));
  return (
    <>
      <ProfileScreen
        performer={toLoadable(query)}
        isMissing={isMissing(query.error)}
        tab={readTab(search.get('tab'))}
        onToggleFollow={toggleFollow}
        onTip={() => (me ? dialog.open({ dialog: 'tip' }) : void navigate(paths.login(`${pathname}?dialog=tip`)))}
        onReport={() =>
          me ? dialog.open({ dialog: 'report' }) : void navigate(paths.login(`${pathname}?dialog=report`))
        }
        onBlock={({ _id }) => blocking.onBlock(_id)}
        onShare={() => dialog.open({ dialog: 'share' })}
        posts={<Posts profileId={profileId} performer={performer} />}
      />
      {blocking.dialog}
      {me && performer && !performer.isOwn && dialog.name === 'report' && !dialog.get('post') && (
        <Suspense>
          <ReportRoute targetType="performer" targetId={performer._id} onClose={dialog.close} />
        </Suspense>
      )}
      {performer && dialog.name === 'share' && !dialog.get('post') && (
        <Suspense>
          <ShareRoute path={paths.profile(performer.username ?? performer._id)} onClose={dialog.close} />
        </Suspense>
      )}
      {me && performer && !performer.isOwn && dialog.name === 'tip' && (
        <Suspense>
          <TipRoute performer={performer} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
