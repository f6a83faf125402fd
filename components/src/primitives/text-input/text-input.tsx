import type { ReactNode, Ref } from 'react';
import { type StyledProps, styled } from '../../styled/index.ts';
import { controlRecipe, useFieldControl } from '../field/index.ts';

const InputElement = styled('input', controlRecipe, { defaultProps: { type: 'text' } });

/** The props of `<input>`, and elements before and after the text. */
export interface TextInputProps extends StyledProps<'input'> {
  /** Rendered before the text, such as a currency sign or `@`. */
  start?: ReactNode;
  /** Rendered after the text, such as a unit or a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with one line. The {@link Field} around it has its label; without a field, set `aria-label`. */
export function TextInput({ start, end, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  const input = <InputElement {...rest} {...control} ps={start ? '10' : undefined} pe={end ? '52px' : undefined} />;
  if (!start && !end) return input;
  return (
    <styled.div position="relative">
      {input}
      {start && (
        <styled.div
          position="absolute"
          insetBlock="0"
          insetStart="3"
          display="grid"
          placeItems="center"
          color="fg.subtle"
          pointerEvents="none"
        >
          {start}
        </styled.div>
      )}
      {end && (
        <styled.div position="absolute" insetBlock="0" insetEnd="0" minW="target" display="grid" placeItems="center">
          {end}
        </styled.div>
      )}
    </styled.div>
  );
}
