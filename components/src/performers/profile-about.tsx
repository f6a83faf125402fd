import { formatDate } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { Box, ClickToPlay, LocalText, type SourceUrls, Stack, Text } from '../primitives/index.ts';
import { CountryFlag } from './country-flag.tsx';
import type { PerformerProfile, ProfileScreenProps } from './profile-screen.tsx';

/** The welcome video. Its performer also sees the processing state and errors. */
function Welcome({ performer, onRenew }: { performer: PerformerProfile; onRenew: () => Promise<SourceUrls | null> }) {
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

/** The tab `about` of a profile: the welcome video, the whole biography, the country, and the time of joining. */
export function ProfileAbout({
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
