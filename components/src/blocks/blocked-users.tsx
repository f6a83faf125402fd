import type { Block } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Box,
  Button,
  Flex,
  type ListLoadable,
  LoadableList,
  RelativeTime,
  Skeleton,
  Stack,
  Text,
} from '../primitives/index.ts';

export interface BlockedUsersProps {
  blocks: ListLoadable<Block>;
  onUnblock: (block: Block) => void;
  /** The id of the block that is being removed. */
  busyId?: string | null;
  onLoadMore: () => void;
}

function BlockedUser({ block, isBusy, onUnblock }: { block: Block; isBusy: boolean; onUnblock: () => void }) {
  const { t } = useTranslation('blocks');
  const { user, createdAt } = block;
  return (
    <Flex gap="3" align="center" minH="44px">
      <Avatar name={user.name} src={user.avatar} size="sm" decorative />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {user.name}
        </Text>
        <Text tone="subtle" size="xs" overflowWrap="anywhere">
          {user.username && `@${user.username} · `}
          <RelativeTime at={createdAt} />
        </Text>
      </Box>
      <Button
        variant="outline"
        size="sm"
        loading={isBusy}
        aria-label={t('users.unblockName', { name: user.name })}
        onClick={onUnblock}
      >
        {t('users.unblock')}
      </Button>
    </Flex>
  );
}

function RowsSkeleton() {
  return (
    <Stack gap="3">
      {['first', 'second'].map((row) => (
        <Flex key={row} gap="3" align="center">
          <Skeleton w="36px" h="36px" borderRadius="full" />
          <Skeleton h="36px" flex="1" />
        </Flex>
      ))}
    </Stack>
  );
}

/** Lists the users whom the viewer has blocked, each with a button that ends the block (rule A4). */
export function BlockedUsers({ blocks, onUnblock, busyId, onLoadMore }: BlockedUsersProps) {
  const { t } = useTranslation('blocks');
  return (
    <Stack gap="4">
      <Text tone="muted">{t('users.text')}</Text>
      <LoadableList
        data={blocks}
        skeleton={<RowsSkeleton />}
        getKey={({ _id }) => _id}
        renderItem={(block) => (
          <BlockedUser block={block} isBusy={block._id === busyId} onUnblock={() => onUnblock(block)} />
        )}
        onLoadMore={onLoadMore}
        label={t('users.list')}
        gap="3"
        endText={null}
        empty={<Text tone="subtle">{t('users.empty')}</Text>}
      />
    </Stack>
  );
}
