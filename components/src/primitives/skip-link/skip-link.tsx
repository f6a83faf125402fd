import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';

const Frame = styled('a', {
  name: 'skipLink',
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    px: '4',
    minH: 'target',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'full',
    bg: 'fg.default',
    color: 'fg.inverted',
    fontWeight: 'semibold',
    transform: 'translateY(-80px)',
    clipPath: 'inset(50%)',
    _focusVisible: { transform: 'none', clipPath: 'none' },
  },
});

/**
 * A link to `#content`, by which keyboard users skip the navigation. It must be the first element of a page, and is
 * visible only while it has the focus.
 */
export function SkipLink() {
  const { t } = useTranslation('common');
  return <Frame href="#content">{t('nav.skip')}</Frame>;
}
