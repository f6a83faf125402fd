import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import { OptionTile } from './option-tile.tsx';

export interface Option<T extends string> {
  value: T;
  label: string;
  /** An explanation of the option. */
  help: string;
  icon: LucideIcon;
}

export interface OptionTilesProps<T extends string> {
  /** The accessible name of the group. */
  label: ReactNode;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Tiles of which the user selects one. Each says what it means, so that the user need not try them. */
export function OptionTiles<T extends string>({ label, options, value, onChange }: OptionTilesProps<T>) {
  const name = useId();
  return (
    <styled.fieldset border="0" p="0" m="0" minW="0">
      <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
        {label}
      </styled.legend>
      <styled.div display="grid" gap="2">
        {options.map((option) => (
          <OptionTile
            key={option.value}
            name={name}
            checked={option.value === value}
            onSelect={() => onChange(option.value)}
            label={option.label}
            describedBy={`${name}-${option.value}`}
          >
            <Icon icon={option.icon} />
            <styled.span display="block" minW="0">
              <Text as="span" display="block" fontWeight="semibold">
                {option.label}
              </Text>
              <Text as="span" id={`${name}-${option.value}`} display="block" tone="muted" size="xs">
                {option.help}
              </Text>
            </styled.span>
          </OptionTile>
        ))}
      </styled.div>
    </styled.fieldset>
  );
}
