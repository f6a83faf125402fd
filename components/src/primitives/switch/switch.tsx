import { type ReactNode, type Ref, useId } from 'react';
import { type StyledProps, styled } from '../../styled/index.ts';

const SwitchInput = styled('input', {
  name: 'switch',
  base: {
    appearance: 'none',
    flexShrink: '0',
    w: '44px',
    h: '26px',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'border.control',
    bg: 'bg.raised',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    '&::before': {
      content: '""',
      display: 'block',
      width: '18px',
      height: '18px',
      margin: '3px',
      borderRadius: 'full',
      bg: 'fg.muted',
      _highContrast: { bg: 'CanvasText' },
      transition: 'transform 120ms',
    },
    '&:checked': {
      bg: 'fg.default',
      borderColor: 'fg.default',
      _highContrast: { bg: 'Highlight', borderColor: 'Highlight' },
    },
    '&:checked::before': {
      transform: 'translateX(18px)',
      bg: 'fg.inverted',
      _highContrast: { bg: 'HighlightText' },
    },
  },
});

/** The props of `<input type="checkbox">`. */
export interface SwitchProps extends Omit<StyledProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A switch for a setting that is saved immediately. For a value that is saved when a form is submitted, use a {@link
 * Checkbox}.
 */
export function Switch({ label, help, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <styled.label display="flex" alignItems="center" gap="4" minH="target" cursor="pointer" fontSize="sm">
      <styled.span flex="1">
        {label}
        {help && (
          <styled.span id={id} display="block" fontSize="xs" color="fg.subtle">
            {help}
          </styled.span>
        )}
      </styled.span>
      <SwitchInput {...rest} type="checkbox" role="switch" aria-describedby={help ? id : undefined} />
    </styled.label>
  );
}
