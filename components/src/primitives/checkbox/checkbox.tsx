import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/index.ts';

/** Props of {@link Checkbox}: those of `<input type="checkbox">`. */
export interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, taken into account when the form is sent. For what applies at once use {@link Switch}. */
export function Checkbox({ label, help, error, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <chakra.div>
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        minH="target"
        cursor="pointer"
        fontSize="sm"
        w="fit-content"
      >
        <chakra.span position="relative" w="22px" h="22px" flexShrink="0">
          <chakra.input
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
          <chakra.span
            position="absolute"
            inset="0"
            display="grid"
            placeItems="center"
            color="fg.inverted"
            pointerEvents="none"
            transition="opacity 120ms"
          >
            <Icon icon={Check} size={16} />
          </chakra.span>
        </chakra.span>
        {label}
      </chakra.label>
      {help && (
        <chakra.p id={`${id}-help`} fontSize="xs" color="fg.subtle" ps="34px">
          {help}
        </chakra.p>
      )}
      {error && (
        <chakra.p id={`${id}-error`} fontSize="xs" color="danger.text" ps="34px">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}
