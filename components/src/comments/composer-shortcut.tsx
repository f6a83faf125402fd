import { MessageCircle } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aboveNavigation, Box, Button } from '../primitives/index.ts';

/**
 * A button at the bottom of a phone's screen that focuses the form for a new comment. It is hidden while the form is in
 * the window.
 */
export function ComposerShortcut({ composer }: { composer: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('comments');
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const element = composer.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsNeeded(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [composer]);
  if (!isNeeded) return null;
  return (
    <Box
      position="fixed"
      zIndex="floating"
      insetInline="0"
      bottom={aboveNavigation}
      display={{ base: 'grid', md: 'none' }}
      justifyContent="center"
      pointerEvents="none"
    >
      <Button
        size="sm"
        icon={MessageCircle}
        boxShadow="floating"
        pointerEvents="auto"
        onClick={() => composer.current?.querySelector('textarea')?.focus()}
      >
        {t('write')}
      </Button>
    </Box>
  );
}
