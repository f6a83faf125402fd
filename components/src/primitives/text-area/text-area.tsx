import { type InputEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type StyledProps, styled } from '../../styled/index.ts';
import { controlRecipe, useFieldControl } from '../field/index.ts';

const AreaElement = styled('textarea', controlRecipe);

/** The props of `<textarea>`. */
export interface TextAreaProps extends StyledProps<'textarea'> {
  /** The initial height as a number of lines. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Adapts the height in browsers without `field-sizing`. */
function growToFit(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}

/** A text field with several lines. It becomes higher with its text, up to 60 % of the window. */
export function TextArea({ rows = 3, onInput, ref, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  // Runs after every render, because the parent may have changed the text.
  useLayoutEffect(() => growToFit(area.current));
  return (
    <AreaElement
      fieldSizing="content"
      // The lines, the padding and the border. Browsers ignore `rows` if the height follows the text.
      minH={`calc(${rows}lh + 2 * var(--fl-spacing-2) + 2px)`}
      {...rest}
      {...control}
      ref={area}
      rows={rows}
      onInput={(event: InputEvent<HTMLTextAreaElement>) => {
        growToFit(event.currentTarget);
        onInput?.(event);
      }}
      resize="none"
      maxH="60vh"
      lineHeight="reading"
    />
  );
}
