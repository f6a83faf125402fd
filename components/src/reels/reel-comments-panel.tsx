import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, Heading, IconButton, isComposing } from '../primitives/index.ts';

export interface ReelCommentsPanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The comments on a reel, beside the video on desktops. The reel keeps playing. The panel receives the focus when it
 * opens, and returns it when it closes.
 */
export function ReelCommentsPanel({ title, onClose, children }: ReelCommentsPanelProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the reel would otherwise change the reel while the viewer scrolls through the comments.
    event.stopPropagation();
    if (event.key === 'Escape' && !isComposing(event)) onClose();
  };
  return (
    <Box
      as="aside"
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      flexShrink="0"
      w="400px"
      h="var(--page-height, 100dvh)"
      bg="bg.surface"
      borderInlineStart="1px solid"
      borderColor="border.hairline"
      onKeyDown={onKeyDown}
    >
      <Flex align="center" justify="space-between" gap="3" ps="4" pe="3" py="3">
        <Heading level={2} id={id} ref={heading} tabIndex={-1} outline="none">
          {title}
        </Heading>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" px="4" pb="4">
        {children}
      </Box>
    </Box>
  );
}
