import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';

const Ring = styled('span', {
  name: 'spinner',
  base: {
    display: 'inline-block',
    borderRadius: 'full',
    border: '2px solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    _highContrast: { borderTopColor: 'Canvas' },
    animation: 'spin 700ms linear infinite',
    flexShrink: '0',
  },
  variants: { size: { sm: { w: '4', h: '4' }, md: { w: '5', h: '5' }, lg: { w: '8', h: '8' } } },
  defaultVariants: { size: 'md' },
});

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** The accessible name, by default "Loading". Null if a text next to the spinner has the same meaning. */
  label?: string | null;
}

/** A spinner for a control whose action is pending. While a screen loads, show skeletons instead. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  const { t } = useTranslation('common');
  if (label === null) return <Ring size={size} aria-hidden />;
  return <Ring size={size} role="status" aria-label={label ?? t('loading')} />;
}
