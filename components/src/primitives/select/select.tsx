import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { controlRecipe, useFieldControl } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

const SelectElement = chakra('select', controlRecipe);

/** Props of {@link Select}: those of `<select>`; its options are `<option>` children. */
export interface SelectProps extends HTMLChakraProps<'select'> {
  ref?: Ref<HTMLSelectElement>;
}

/** One of several, by the system's own list: familiar on phones and complete for assistive technology. */
export function Select(props: SelectProps) {
  const control = useFieldControl(props);
  return (
    <chakra.div position="relative">
      <SelectElement {...props} {...control} appearance="none" pe="10" cursor="pointer" textOverflow="ellipsis" />
      <chakra.div
        position="absolute"
        insetBlock="0"
        insetEnd="3"
        display="grid"
        placeItems="center"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Icon icon={ChevronDown} />
      </chakra.div>
    </chakra.div>
  );
}
