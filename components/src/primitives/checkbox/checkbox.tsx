import { Check, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type StyledProps, styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';

const CheckboxInput = styled('input', {
  name: 'checkbox',
  base: {
    appearance: 'none',
    w: 'full',
    h: 'full',
    borderRadius: '6px',
    border: '1.5px solid',
    borderColor: 'border.control',
    bg: 'bg.field',
    cursor: 'pointer',
    _invalid: { borderColor: 'danger.text' },
    '&:checked, &:indeterminate': { bg: 'fg.default', borderColor: 'fg.default' },
    '& + span': { opacity: 0 },
    '&:checked + span, &:indeterminate + span': { opacity: 1 },
    // A click ends the indeterminate state of the element, before the property changes.
    '&:indeterminate + span > :first-of-type, &:not(:indeterminate) + span > :nth-of-type(2)': { display: 'none' },
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
  },
});

/** The props of `<input type="checkbox">`. */
export interface CheckboxProps extends Omit<StyledProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Whether the checkbox stands for several values that differ. A click ends that. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A checkbox for a value that is saved when the form is submitted. For a setting that is saved immediately, use a
 * {@link Switch}.
 */
export function Checkbox({ label, help, error, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // HTML has no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <styled.div>
      <styled.label
        display="flex"
        alignItems="center"
        gap="3"
        minH="target"
        cursor="pointer"
        fontSize="sm"
        w="fit-content"
      >
        <styled.span position="relative" w="22px" h="22px" flexShrink="0">
          <CheckboxInput
            {...rest}
            ref={input}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
          <styled.span
            position="absolute"
            inset="0"
            display="grid"
            placeItems="center"
            color="fg.inverted"
            pointerEvents="none"
            transition="opacity 120ms"
          >
            <Icon icon={Check} size={16} />
            {indeterminate && <Icon icon={Minus} size={16} />}
          </styled.span>
        </styled.span>
        {label}
      </styled.label>
      {help && (
        <styled.p id={`${id}-help`} fontSize="xs" color="fg.subtle" ps="34px">
          {help}
        </styled.p>
      )}
      {error && (
        <styled.p id={`${id}-error`} fontSize="xs" color="danger.text" ps="34px">
          {error}
        </styled.p>
      )}
    </styled.div>
  );
}
