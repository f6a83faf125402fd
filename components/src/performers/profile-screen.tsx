import type { Performer, SubscriptionType } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MissingPage } from '../content/index.ts';
import { HiddenNotice } from '../identity/index.ts';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Box,
  Flex,
  Handle,
  Heading,
  LinkTabs,
  type Loadable,
  LoadableView,
  Skeleton,
  type SourceUrls,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';
import { BundleOffers } from './bundle-offers.tsx';
import { coverFill, coverPicture } from './cover-fill.ts';
import { ProfileAbout } from './profile-about.tsx';
import { MainActions, SideActions } from './profile-actions.tsx';
import { SubscriptionLine } from './subscribe-button.tsx';
import { VerifiedAfterName } from './verified-after-name.tsx';

/** The tabs of a profile. The app keeps the open tab in the URL as `?tab=`. */
export const profileTabs = [
  // The tabs are listed in the order in which they are shown.
  'posts',
  'photos',
  'galleries',
  'videos',
  'reels',
  'store',
  'about',
] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** A performer without the counters that can change many times a second on a popular profile. */
export type PerformerProfile = Omit<Performer, 'totalFollowers' | 'totalLikes'>;

/** The field with the number of items of a tab. */
const countFields = {
  posts: 'totalFeeds',
  photos: 'totalPhotos',
  galleries: 'totalGalleries',
  videos: 'totalVideos',
  reels: 'totalReels',
  store: 'totalProducts',
  about: undefined,
} as const satisfies Record<ProfileTab, keyof PerformerProfile | undefined>;

export interface ProfileScreenProps {
  performer: Loadable<PerformerProfile>;
  /** Whether the performer does not exist or is hidden from the viewer (rules P7, A4). */
  isMissing?: boolean;
  tab: ProfileTab;
  /** `story` if the performer has unseen stories; `seen` if the viewer has seen all; undefined if there are none. */
  storyRing?: 'story' | 'seen';
  onToggleFollow: (performer: PerformerProfile) => void;
  /** Opens the dialog that subscribes, with this type of subscription selected. */
  onSubscribe: (performer: PerformerProfile, type: SubscriptionType) => void;
  onTip: (performer: PerformerProfile) => void;
  /** Opens the conversation with the performer. */
  onMessage: (performer: PerformerProfile) => void;
  isOpeningMessages?: boolean;
  onShare: (performer: PerformerProfile) => void;
  /** Adds or removes the viewer's bookmark. */
  onBookmark: (performer: PerformerProfile) => void;
  /** Reports the performer (rule R1). Offered only on profiles of other users. */
  onReport: (performer: PerformerProfile) => void;
  /** Blocks the performer (rule A4). Offered only on profiles of other users. */
  onBlock: (performer: PerformerProfile) => void;
  /** A `ProfileCounts`. It is an element, so that a changed counter renders only the counters again. */
  counts: ReactNode;
  /** A `ProfileOffer`, if the viewer can use a promotion or has opened its link. */
  offer?: ReactNode;
  /** The code in the link that the viewer has opened, which the links of the tabs keep. */
  offerCode?: string;
  /** The content of the open tab. The screen itself renders the tab `about`. */
  content: ReactNode;
  /** The URL of the flag of the performer's country. */
  countryFlag?: string;
  /** Fetches the profile again, and returns the new signed URL of the welcome video (rule A3). */
  onRenewWelcome: () => Promise<SourceUrls | null>;
}

/** As wide as the window on phones, and wider than the column of the page on wide screens. */
const coverShape = {
  aspectRatio: { base: '2.4', md: 'auto' },
  h: { md: '300px' },
  mx: { base: '-4', md: '0' },
  mt: { base: '-4', md: '0' },
  borderRadius: { base: '0', md: 'card' },
} as const;

/** Aligns the head of the profile with the posts below it. */
const headShape = { maxW: 'column', mx: 'auto', px: { base: '0', md: '4' }, mt: '-48px', mb: '4' } as const;

const StoriesLink = styled(Link, { base: { display: 'block', borderRadius: 'full' } });

function Cover({ performer }: { performer: PerformerProfile }) {
  const { t } = useTranslation('performers');
  return (
    <Box
      role="img"
      aria-label={t('profile.coverAlt', { name: performer.name })}
      {...coverShape}
      {...coverFill}
      style={coverPicture(performer.cover)}
    />
  );
}

function Profile(props: Omit<ProfileScreenProps, 'performer'> & { performer: PerformerProfile }) {
  const { performer, tab, content, counts, storyRing, onRenewWelcome } = props;
  const { t } = useTranslation('performers');
  const { name, username, _id, avatar, bio, isVerified } = performer;
  const address = paths.profile(username ?? _id);
  const countOf = (part: ProfileTab) => {
    const field = countFields[part];
    return field && performer[field];
  };
  const href = (part: ProfileTab) => {
    const search = new URLSearchParams({
      ...(part !== 'posts' && { tab: part }),
      ...(props.offerCode && { offer: props.offerCode }),
    });
    return search.size > 0 ? `${address}?${search}` : address;
  };
  return (
    <article aria-labelledby="profile-name">
      {performer.isOwn && !isVerified && <HiddenNotice />}
      <Cover performer={performer} />
      <Box {...headShape}>
        <Flex justify="space-between" align="flex-end" gap="3" wrap="wrap">
          <Box p="4px" borderRadius="full" bg="bg.page" lineHeight="0">
            {storyRing ? (
              <StoriesLink to={paths.stories(_id)} aria-label={t('profile.stories', { name })}>
                <Avatar name={name} src={avatar} size="xl" ring={storyRing} decorative />
              </StoriesLink>
            ) : (
              <Avatar name={name} src={avatar} size="xl" decorative />
            )}
          </Box>
          <SideActions {...props} />
        </Flex>
        <Stack gap="2" mt="3">
          <Box>
            <Box overflowWrap="anywhere">
              <Heading level={1} id="profile-name" display="inline">
                {name}
              </Heading>
              {isVerified && <VerifiedAfterName size={22} />}
            </Box>
            {username && (
              <Text tone="subtle">
                <Handle username={username} />
              </Text>
            )}
          </Box>
          {bio && (
            <Text dir="auto" size="md" whiteSpace="pre-line" lineClamp={4}>
              {bio}
            </Text>
          )}
          {counts}
          {props.offer}
          <MainActions {...props} />
          <BundleOffers performer={performer} onSubscribe={props.onSubscribe} />
          <SubscriptionLine performer={performer} onSubscribe={props.onSubscribe} />
        </Stack>
      </Box>
      <Box maxW="column" mx={{ base: '-4', md: 'auto' }}>
        <LinkTabs
          label={t('profile.tabs')}
          tabs={profileTabs.map((part) => ({
            label: t(`profile.tab.${part}`),
            href: href(part),
            count: countOf(part),
          }))}
          current={href(tab)}
          sticky
          inset="page"
        />
        <Box mt="4" px={{ base: '4', md: '0' }}>
          {tab === 'about' ? (
            <ProfileAbout performer={performer} countryFlag={props.countryFlag} onRenewWelcome={onRenewWelcome} />
          ) : (
            content
          )}
        </Box>
      </Box>
    </article>
  );
}

function ProfileSkeleton() {
  return (
    <Box>
      <Skeleton {...coverShape} />
      <Box {...headShape}>
        <Box position="relative" display="inline-block" p="4px" borderRadius="full" bg="bg.page" lineHeight="0">
          <Skeleton w="128px" h="128px" borderRadius="full" />
        </Box>
        <Skeleton h="32px" w="220px" mt="3" />
        <Skeleton h="20px" w="120px" mt="2" />
        <Skeleton h="24px" mt="3" />
        <Skeleton h="20px" w="260px" mt="3" />
      </Box>
      <Stack gap="4" maxW="column" mx="auto">
        <Skeleton h="48px" />
        <Skeleton h="420px" borderRadius="card" />
      </Stack>
    </Box>
  );
}

/** `/{profileId}`: the profile of a performer, with tabs for each kind of content. */
export function ProfileScreen({ performer, isMissing = false, ...props }: ProfileScreenProps) {
  const { t } = useTranslation('performers');
  if (isMissing) {
    return (
      <MissingPage
        title={t('profile.missingTitle')}
        text={t('profile.missingText')}
        action={t('profile.missingAction')}
        homeHref={paths.welcome()}
      />
    );
  }
  return (
    <LoadableView data={performer} skeleton={<ProfileSkeleton />}>
      {(value) => <Profile performer={value} {...props} />}
    </LoadableView>
  );
}
