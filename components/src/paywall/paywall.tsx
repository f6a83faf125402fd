import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, Icon, Stack, Text } from '../primitives/index.ts';
import { UnlockButtons } from './unlock-buttons.tsx';
import type { LockedContent, UnlockAction } from './use-join-label.ts';

export interface PaywallProps {
  item: LockedContent;
  /** The URL of a blurred preview. It is a data URL of a few hundred bytes. */
  preview?: string | null;
  /** The width divided by the height of the locked item. */
  ratio?: number;
  /** Fills the container, and ignores `ratio`. */
  fill?: boolean;
  /** A short description of the content, such as "3 pictures" or "4:12". */
  note?: string;
  /** Rendered below the buttons, such as another button that plays the teaser. */
  children?: ReactNode;
  /** Starts an action that unlocks the item, such as subscribing. */
  onUnlock: (action: UnlockAction) => void;
}

/** Says for whom a locked item is, with a short description of its content. */
export function AudienceText({ item, note }: Pick<PaywallProps, 'item' | 'note'>) {
  const { t } = useTranslation('feeds');
  return (
    <>
      {t(`post.locked.for.${item.audience}`, { name: item.performer.name })}
      {note && ` · ${note}`}
    </>
  );
}

/**
 * Rendered instead of a locked item: a blurred preview, a short description, and the actions that unlock the item, the
 * cheapest one as the main action (rules A1, A2).
 */
export function Paywall({ item, preview, ratio, fill = false, note, children, onUnlock }: PaywallProps) {
  return (
    <Box
      position="relative"
      // With `hidden` or a minimal height, the buttons would be cut off if they need more height than `ratio` allows.
      overflow="clip"
      borderRadius={fill ? undefined : 'control'}
      h={fill ? 'full' : undefined}
      bg="bg.raised"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      style={ratio ? { aspectRatio: ratio } : undefined}
    >
      {preview && (
        <Box
          aria-hidden
          position="absolute"
          inset="-24px"
          bgSize="cover"
          bgPos="center"
          filter="blur(20px)"
          style={{ backgroundImage: `url("${preview}")` }}
        />
      )}
      <Stack position="relative" minH="220px" align="center" justify="center" gap="3" px="4" py="6">
        {/* Only the text has a scrim, so that the preview around it is seen. */}
        <Flex align="center" gap="2" px="4" py="2" borderRadius="card" bg="locked.scrim" color="locked.fg">
          <Icon icon={Lock} />
          <Text color="locked.fg" textAlign="center" textWrap="balance">
            <AudienceText item={item} {...(note && { note })} />
          </Text>
        </Flex>
        <UnlockButtons item={item} onUnlock={onUnlock} />
        {children}
      </Stack>
    </Box>
  );
}
