import { type ChangeEvent, type FocusEvent, useId, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled, TextArea, type TextAreaProps, VisuallyHidden } from '../../primitives/index.ts';
import { type Complete, useCompletion } from './use-completion.ts';

/** The props that the completion sets itself. */
type CompletionProp = 'onKeyDown' | 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant';

export interface CompletingTextAreaProps extends Omit<TextAreaProps, CompletionProp> {
  /** Returns the completions; undefined if nothing is completed. */
  complete?: Complete | undefined;
}

/**
 * A text field that completes hashtags and mentions: the arrow keys select one, Enter or Tab inserts it, and Escape
 * closes the list.
 */
export function CompletingTextArea({ complete, ref, onBlur, onChange, ...rest }: CompletingTextAreaProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  const { open, pick, onKeyDown, ...completion } = useCompletion(area, complete);
  return (
    <styled.div position="relative">
      <TextArea
        {...rest}
        ref={area}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          onChange?.(event);
          completion.onChange();
        }}
        onBlur={(event: FocusEvent<HTMLTextAreaElement>) => {
          onBlur?.(event);
          completion.onBlur();
        }}
        onKeyDown={onKeyDown}
        aria-autocomplete={complete ? 'list' : undefined}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open ? `${id}-${open.active}` : undefined}
      />
      {open && <open.List id={id} completions={open.completions} active={open.active} onPick={pick} />}
      <VisuallyHidden role="status">
        {open ? t('completion.count', { count: open.completions.length }) : ''}
      </VisuallyHidden>
    </styled.div>
  );
}
