import type { UserSummary } from '@fanlight/sdk/models';
import { paths } from '../paths/index.ts';
import { Avatar, Box, Flex, Handle, Text, TextLink, VerifiedMark } from '../primitives/index.ts';

/** One line about the performer of an item: picture, name and username. */
export function PerformerLine({ performer }: { performer: UserSummary }) {
  return (
    <Flex gap="3" align="center" minW="0">
      <Avatar name={performer.name} src={performer.avatar} decorative />
      <Box minW="0">
        <Flex gap="1" align="center">
          <TextLink to={paths.profile(performer.username ?? performer._id)} quiet standalone fontWeight="semibold">
            {performer.name}
          </TextLink>
          {performer.isVerified && <VerifiedMark />}
        </Flex>
        {performer.username && (
          <Text tone="subtle" size="xs" clamp>
            <Handle username={performer.username} />
          </Text>
        )}
      </Box>
    </Flex>
  );
}
