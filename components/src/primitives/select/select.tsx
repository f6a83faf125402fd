import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { type StyledProps, styled } from '../../styled/index.ts';
import { controlRecipe, useFieldControl } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

const SelectElement = styled('select', controlRecipe);

/** The props of `<select>`; the children are `<option>` elements. */
export interface SelectProps extends StyledProps<'select'> {
  ref?: Ref<HTMLSelectElement>;
}

/** A native select. It is familiar to users of phones, and assistive technology supports it fully. */
export function Select(props: SelectProps) {
  const control = useFieldControl(props);
  return (
    <styled.div position="relative">
      <SelectElement {...props} {...control} appearance="none" pe="10" cursor="pointer" textOverflow="ellipsis" />
      <styled.div
        position="absolute"
        insetBlock="0"
        insetEnd="3"
        display="grid"
        placeItems="center"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Icon icon={ChevronDown} />
      </styled.div>
    </styled.div>
  );
}
