import type { Performer } from '@fanlight/sdk/models';
import { paths } from '../paths/index.ts';
import { Avatar, Box, Flex, Handle, Text, TextLink } from '../primitives/index.ts';
import { FollowButton } from './follow-button.tsx';
import { VerifiedAfterName } from './verified-after-name.tsx';

export interface PerformerRowProps {
  performer: Performer;
  onToggleFollow: (performer: Performer) => void;
}

/** A performer in a list, with a follow button. */
export function PerformerRow({ performer, onToggleFollow }: PerformerRowProps) {
  const { name, username, _id, avatar, isVerified, isFollowed } = performer;
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Avatar name={name} src={avatar} decorative />
      <Box flex="1" minW="5rem">
        <Box lineHeight="snug" overflowWrap="anywhere">
          <TextLink to={paths.profile(username ?? _id)} quiet standalone fontWeight="semibold">
            {name}
          </TextLink>
          {isVerified && <VerifiedAfterName />}
        </Box>
        {username && (
          <Text tone="subtle" size="xs" clamp>
            <Handle username={username} />
          </Text>
        )}
      </Box>
      <FollowButton size="sm" name={name} isFollowed={isFollowed} onToggle={() => onToggleFollow(performer)} />
    </Flex>
  );
}
