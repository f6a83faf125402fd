import type { UserSummary } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { Flex, Heading, Stack, Text } from '../primitives/index.ts';
import { ItemActions, type ItemActionsProps } from './item-actions.tsx';
import type { ItemHandlers } from './item-handlers.ts';
import { PerformerLine } from './performer-line.tsx';
import { RichText } from './rich-text.tsx';

interface DescribedItem {
  title: string;
  description: string;
  mentions?: string[] | undefined;
  performer: UserSummary;
}

export interface ItemAboutProps<Item> {
  item: Item;
  /** The line below the title, with details such as the number of views and the publication date. */
  details: ReactNode;
  menuLabel: string;
  actions: Omit<ItemHandlers<Item>, 'onUnlock'>;
  /** A button that follows the performer. */
  follow?: ReactNode;
}

/** Describes an item on its page: title, details, performer and actions. */
export function ItemAbout<Item extends DescribedItem & ItemActionsProps['item']>(props: ItemAboutProps<Item>) {
  const { item, details, menuLabel, actions, follow } = props;
  return (
    <Stack gap="3">
      <Heading level={1} dir="auto" overflowWrap="anywhere">
        {item.title}
      </Heading>
      <Text tone="subtle" size="xs" fontVariantNumeric="tabular-nums">
        {details}
      </Text>
      {/* On phones always two rows, so that the button moves nothing when it appears. */}
      <Flex direction={{ base: 'column', md: 'row' }} justify="space-between" align={{ md: 'center' }} gap="3">
        <Flex align="center" gap="4" minW="0">
          <PerformerLine performer={item.performer} />
          {follow}
        </Flex>
        <ItemActions
          item={item}
          menuLabel={menuLabel}
          onLike={() => actions.onLike(item)}
          onBookmark={() => actions.onBookmark(item)}
          onShare={() => actions.onShare(item)}
          onCopyLink={() => actions.onCopyLink(item)}
          onReport={() => actions.onReport(item)}
        />
      </Flex>
      {item.description && (
        <Text dir="auto" size="md" whiteSpace="pre-line" overflowWrap="anywhere">
          <RichText text={item.description} mentions={item.mentions} />
        </Text>
      )}
    </Stack>
  );
}
