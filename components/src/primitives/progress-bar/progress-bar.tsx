import { styled } from '../../styled/index.ts';

const Track = styled('div', {
  name: 'progressBar',
  base: {
    h: '6px',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border.hairline',
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
});

export interface ProgressBarProps {
  /** The progress from 0 to 1; null if it is unknown. */
  value: number | null;
  /** The accessible name. */
  label: string;
}

export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <styled.div
        h="full"
        borderRadius="full"
        bg="fg.default"
        _highContrast={{ bg: 'Highlight' }}
        transformOrigin="left"
        transition="transform 200ms"
        style={percent === undefined ? { width: '30%' } : { transform: `scaleX(${percent / 100})` }}
        animation={percent === undefined ? 'travel 1.2s ease-in-out infinite' : undefined}
      />
    </Track>
  );
}
