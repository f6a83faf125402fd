import { X } from 'lucide-react';
import { styled } from '../../styled/index.ts';
import { IconButton } from '../button/index.ts';

export interface RemovableChipsProps {
  /** The name of the list for assistive technology. */
  label: string;
  chips: readonly { code: string; name: string }[];
  /** Returns the accessible name of the button that removes a value. */
  removeLabel: (name: string) => string;
  onRemove: (code: string) => void;
}

/** A list of selected values. Each is a chip with a button that removes it. */
export function RemovableChips({ label, chips, removeLabel, onRemove }: RemovableChipsProps) {
  return (
    <styled.ul aria-label={label} display="flex" flexWrap="wrap" gap="2" listStyleType="none" p="0" m="0">
      {chips.map(({ code, name }) => (
        <styled.li
          key={code}
          display="flex"
          alignItems="center"
          ps="3"
          bg="bg.raised"
          borderRadius="full"
          minH="target"
          fontSize="sm"
        >
          {name}
          <IconButton icon={X} label={removeLabel(name)} onClick={() => onRemove(code)} />
        </styled.li>
      ))}
    </styled.ul>
  );
}
