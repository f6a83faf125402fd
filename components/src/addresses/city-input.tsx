import { useDeferredValue, useId } from 'react';
import { TextInput, type TextInputProps } from '../primitives/index.ts';
import { findMatchingCities } from './matching-cities.ts';

export interface CityInputProps extends Omit<TextInputProps, 'list'> {
  /** The typed text. */
  typed: string;
  /** The suggestions; empty while none are known. */
  cities: readonly string[];
}

/**
 * A text input that suggests cities (`datalist`). It accepts any text, because the suggestions do not include villages.
 */
export function CityInput({ typed, cities, ...rest }: CityInputProps) {
  const id = useId();
  const suggestions = findMatchingCities(cities, useDeferredValue(typed));
  return (
    <>
      <TextInput
        {...rest}
        {...(cities.length > 0 && { list: id })}
        // Hides the browser's arrow, because the suggestions open while the viewer types.
        css={{ '&::-webkit-calendar-picker-indicator': { display: 'none !important' } }}
      />
      {cities.length > 0 && (
        <datalist id={id}>
          {suggestions.map(({ name, plain }) => (
            <option key={name} value={name} label={plain} />
          ))}
        </datalist>
      )}
    </>
  );
}
