import { formatDate } from '@fanlight/sdk/format';
import type { Performer, SubscriptionType } from '@fanlight/sdk/models';
import { Ban, Bookmark, BookmarkX, Coins, Ellipsis, Flag, Pencil, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MissingPage } from '../content/index.ts';
import { HiddenNotice } from '../identity/index.ts';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Box,
  Button,
  ButtonLink,
  ClickToPlay,
  Flex,
  Handle,
  Heading,
  HStack,
  IconButton,
  LinkTabs,
  type Loadable,
  LoadableView,
  LocalText,
  Menu,
  Skeleton,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';
import { BundleOffers } from './bundle-offers.tsx';
import { CountryFlag } from './country-flag.tsx';
import { coverFill, coverPicture } from './cover-fill.ts';
import { FollowButton } from './follow-button.tsx';
import { canSubscribe, SubscribeButton, SubscriptionLine } from './subscribe-button.tsx';
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
  onRenewWelcome: () => Promise<string | null>;
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

type ActionProps = Omit<ProfileScreenProps, 'performer' | 'tab' | 'content' | 'counts'> & {
  performer: PerformerProfile;
};

/** The actions beside the picture: sharing, and the menu or, on the own profile, a link to edit it. */
function SideActions({ performer, onShare, onBookmark, onReport, onBlock }: ActionProps) {
  const { t } = useTranslation('performers');
  return (
    <HStack gap="2" wrap="wrap">
      <IconButton icon={Share2} label={t('profile.share')} variant="outline" onClick={() => onShare(performer)} />
      {performer.isOwn ? (
        <ButtonLink to={paths.creatorAccount()} variant="outline" icon={Pencil}>
          {t('profile.edit')}
        </ButtonLink>
      ) : (
        <Menu
          label={t('profile.menu')}
          align="end"
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('profile.menu')} variant="outline" />}
          entries={[
            {
              kind: 'action',
              label: performer.isBookmarked ? t('profile.unbookmark') : t('profile.bookmark'),
              icon: performer.isBookmarked ? BookmarkX : Bookmark,
              onSelect: () => onBookmark(performer),
            },
            { kind: 'action', label: t('profile.report'), icon: Flag, onSelect: () => onReport(performer) },
            {
              kind: 'action',
              label: t('profile.block'),
              icon: Ban,
              danger: true,
              onSelect: () => onBlock(performer),
            },
          ]}
        />
      )}
    </HStack>
  );
}

/** The actions below the name, the main one first. On phones subscribing has a line of its own. */
function MainActions({ performer, onToggleFollow, onSubscribe, onTip }: ActionProps) {
  const { t } = useTranslation('performers');
  if (performer.isOwn) return null;
  return (
    <Flex gap="2" wrap="wrap" css={{ '& > *': { flexGrow: { base: '1', md: '0' } } }}>
      <SubscribeButton performer={performer} onSubscribe={onSubscribe} />
      <FollowButton
        isMain={!canSubscribe(performer) && !performer.isSubscribed}
        name={performer.name}
        isFollowed={performer.isFollowed}
        onToggle={() => onToggleFollow(performer)}
      />
      <Button variant="outline" icon={Coins} onClick={() => onTip(performer)}>
        {t('profile.tip')}
      </Button>
    </Flex>
  );
}

function About({
  performer,
  countryFlag,
  onRenewWelcome,
}: Pick<ProfileScreenProps, 'onRenewWelcome'> & { performer: PerformerProfile; countryFlag: string | undefined }) {
  const { t, i18n } = useTranslation('performers');
  const country = performer.countryCode
    ? new Intl.DisplayNames(i18n.language, { type: 'region' }).of(performer.countryCode)
    : undefined;
  return (
    <Stack gap="4" px={{ base: '0', md: '4' }}>
      <Welcome performer={performer} onRenew={onRenewWelcome} />
      <Text dir="auto" size="md" whiteSpace="pre-line">
        {performer.bio || t('profile.noBio')}
      </Text>
      {country && (
        <Text tone="muted" display="flex" alignItems="center" gap="2">
          {countryFlag && <CountryFlag src={countryFlag} />}
          <LocalText>{`${t('profile.country')} ${country}`}</LocalText>
        </Text>
      )}
      <Text tone="subtle">
        <LocalText>{t('profile.joined', { date: formatDate(performer.createdAt, i18n.language) })}</LocalText>
      </Text>
    </Stack>
  );
}

/** The welcome video. Its performer also sees the processing state and errors. */
function Welcome({ performer, onRenew }: { performer: PerformerProfile; onRenew: () => Promise<string | null> }) {
  const { t, i18n } = useTranslation('performers');
  const { welcomeVideo: video, name, isOwn } = performer;
  if (!video) return null;
  if (!video.url) {
    const text =
      video.status === 'failed' ? (video.reason ?? t('profile.welcomeFailed')) : t('profile.welcomeProcessing');
    return isOwn ? <Text tone="muted">{text}</Text> : null;
  }
  const ratio = video.width && video.height ? Math.max(0.8, video.width / video.height) : 16 / 9;
  return (
    <Box maxW={ratio > 1 ? '420px' : '260px'} pt="2">
      <ClickToPlay
        key={video._id}
        kind="video"
        title={t('profile.welcome', { name })}
        src={video.url}
        poster={video.posterUrl}
        ratio={ratio}
        duration={video.duration}
        captions={video.captionsUrl ? { url: video.captionsUrl, locale: i18n.language } : null}
        onRenew={onRenew}
      />
    </Box>
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
            <About performer={performer} countryFlag={props.countryFlag} onRenewWelcome={onRenewWelcome} />
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
