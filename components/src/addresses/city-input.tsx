import { useDeferredValue, useId } from 'react';
import { TextInput, type TextInputProps } from '../primitives/index.ts';
import { citiesLike } from './cities-like.ts';

export interface CityInputProps extends Omit<TextInputProps, 'list'> {
  /** The typed text. */
  typed: string;
  /** The suggestions; empty while none are known. */
  cities: readonly string[];
}

/** A line of text that suggests cities by the system's own list; villages are in no list, so that anything may be typed. */
export function CityInput({ typed, cities, ...rest }: CityInputProps) {
  const id = useId();
  const suggestions = citiesLike(cities, useDeferredValue(typed));
  return (
    <>
      <TextInput
        {...rest}
        {...(cities.length > 0 && { list: id })}
        // A list that opens while one types, not one to choose from: no arrow.
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
