import type { Access, Audience } from '@fanlight/sdk/models';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Icon, Stack, Text, usePrice } from '../primitives/index.ts';

export interface PaywallProps {
  item: { access: Access; audience: Audience; performer: { name: string } };
  /** The URL of a blurred preview. It is a data URL of a few hundred bytes. */
  preview?: string | null;
  /** The width divided by the height of the locked item. */
  ratio?: number;
  /** Fills the container, and ignores `ratio`. */
  fill?: boolean;
  /** A short description of the content, such as "3 pictures" or "4:12". */
  note?: string;
  /** Rendered below the button, such as another button that plays the teaser. */
  children?: ReactNode;
  /** Starts the action that `item.access` requires, such as subscribing. */
  onUnlock: () => void;
}

/**
 * Rendered instead of a locked item: a blurred preview, a short description, and a button for the cheapest action that
 * unlocks the item (rules A1, A2).
 */
export function Paywall({ item, preview, ratio, fill = false, note, children, onUnlock }: PaywallProps) {
  const { t } = useTranslation('feeds');
  const priceOf = usePrice();
  const { access, audience, performer } = item;
  return (
    <Box
      position="relative"
      overflow="hidden"
      borderRadius={fill ? undefined : 'control'}
      minH="220px"
      h={fill ? 'full' : undefined}
      bg="bg.raised"
      display="grid"
      style={ratio ? { aspectRatio: ratio } : undefined}
    >
      {preview && (
        <Box
          aria-hidden
          position="absolute"
          inset="-24px"
          bgSize="cover"
          bgPos="center"
          filter="blur(20px) saturate(1.5) brightness(1.4)"
          style={{ backgroundImage: `url("${preview}")` }}
        />
      )}
      <Box position="absolute" inset="0" bg="locked.scrim" />
      <Stack position="relative" color="locked.fg" align="center" justify="center" textAlign="center" gap="3" p="6">
        <Icon icon={Lock} size={28} />
        <Text color="locked.fg">
          {t(`post.locked.for.${audience}`, { name: performer.name })}
          {note && ` · ${note}`}
        </Text>
        {access.requiredAction && (
          <Button variant="main" onClick={onUnlock}>
            {t(`post.locked.${access.requiredAction}`, { price: priceOf(access.price ?? 0) })}
          </Button>
        )}
        {children}
      </Stack>
    </Box>
  );
}
