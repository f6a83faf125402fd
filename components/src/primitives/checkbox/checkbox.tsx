import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { type StyledProps, styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';

/** The props of `<input type="checkbox">`. */
export interface CheckboxProps extends Omit<StyledProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A checkbox for a value that is saved when the form is submitted. For a setting that is saved immediately, use a
 * {@link Switch}.
 */
export function Checkbox({ label, help, error, ...rest }: CheckboxProps) {
  const id = useId();
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
          <styled.input
            {...rest}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            appearance="none"
            w="full"
            h="full"
            borderRadius="6px"
            border="1.5px solid"
            borderColor={error ? 'danger.text' : 'border.control'}
            bg="bg.field"
            cursor="pointer"
            css={{
              '&:checked': { bg: 'fg.default', borderColor: 'fg.default' },
              '& + span': { opacity: 0 },
              '&:checked + span': { opacity: 1 },
            }}
            _disabled={{ opacity: '0.5', cursor: 'not-allowed' }}
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
