import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { IconButton } from '../button/index.ts';

/**
 * A button that scrolls to the top of the page. It appears below 1.5 times the height of the window, when the viewer
 * scrolls up. While the viewer scrolls down, it would cover what comes next, such as the last button of a form.
 */
export function BackToTop() {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let previous = window.scrollY;
    const update = () => {
      const { scrollY, innerHeight } = window;
      if (scrollY === previous) return;
      setShown(scrollY < previous && scrollY > innerHeight * 1.5);
      previous = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!shown) return null;
  return (
    <styled.div animation="rise 200ms {easings.out}">
      <IconButton
        icon={ArrowUp}
        label={t('nav.backToTop')}
        variant="quiet"
        boxShadow="floating"
        borderColor="border.hairline"
        onClick={() => {
          window.scrollTo({ top: 0, behavior: 'smooth' });
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      />
    </styled.div>
  );
}
