import { type InputEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type StyledProps, styled } from '../../styled/index.ts';
import { controlRecipe, useFieldControl } from '../field/index.ts';

const AreaElement = styled('textarea', controlRecipe);

/** Props of {@link TextArea}: those of `<textarea>`. */
export interface TextAreaProps extends StyledProps<'textarea'> {
  /** Height to start with, in lines. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

function growToFit(area: HTMLTextAreaElement | null) {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}

/** Several lines of text; grows with its text, up to 60 % of the window. */
export function TextArea({ rows = 3, onInput, ref, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  // Runs on every draw: the text may be set from outside as well as typed.
  useLayoutEffect(() => growToFit(area.current));
  return (
    <AreaElement
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
