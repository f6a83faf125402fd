import type { Reel } from '@fanlight/sdk/models';
import { RichText } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { FollowButton } from '../performers/index.ts';
import { Avatar, Box, Flex, Stack, Text, TextLink, VerifiedMark } from '../primitives/index.ts';

/** The button is filled, so that it stands out on any video. After following, only its outline remains. */
const followStyles = {
  '& button[aria-pressed=false]': { bg: 'locked.fg', color: 'media.bg' },
  '& button[aria-pressed=true]': { bg: 'locked.scrim', color: 'locked.fg', borderColor: 'locked.fg' },
  '& button': { _focusVisible: { outlineColor: 'locked.fg' } },
} as const;

export interface ReelTextProps {
  reel: Reel;
  onToggleFollow: () => void;
}

/** The performer and the text of a reel, over the lower edge of the video. */
export function ReelText({ reel, onToggleFollow }: ReelTextProps) {
  const { performer, text, isFollowed, isOwn } = reel;
  return (
    <Stack
      position="absolute"
      insetInline="0"
      bottom="0"
      gap="2"
      ps="4"
      pe={{ base: '16', md: '4' }}
      pt="16"
      pb="6"
      color="locked.fg"
      bgImage="linear-gradient(transparent, rgba(14, 10, 9, 0.6) 56px, rgba(14, 10, 9, 0.85) 112px)"
      pointerEvents="none"
      css={{ '& a, & button': { pointerEvents: 'auto' }, '& a': { color: 'inherit' } }}
    >
      <Flex columnGap="3" rowGap="2" align="center" wrap="wrap">
        <Avatar name={performer.name} src={performer.avatar} decorative />
        <Flex gap="1" align="center" minW="0">
          <TextLink to={paths.profile(performer.username ?? performer._id)} quiet fontWeight="semibold" lineClamp={1}>
            {performer.name}
          </TextLink>
          {performer.isVerified && <VerifiedMark />}
        </Flex>
        {!isOwn && (
          <Box css={followStyles}>
            <FollowButton name={performer.name} isFollowed={isFollowed} onToggle={onToggleFollow} size="sm" />
          </Box>
        )}
      </Flex>
      {text && (
        <Text dir="auto" color="locked.fg" lineClamp={3} overflowWrap="anywhere">
          <RichText text={text} mentions={reel.mentions} />
        </Text>
      )}
    </Stack>
  );
}
