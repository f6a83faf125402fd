import { type ChangeEvent, type FocusEvent, lazy, Suspense, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled, TextArea, type TextAreaProps, VisuallyHidden } from '../../primitives/index.ts';
import { type Complete, useCompletion } from './use-completion.ts';

/** Loaded with the first completions, because forms are at the limit of their size. */
const CompletionList = lazy(() =>
  import('./completion-list.tsx').then((module) => ({ default: module.CompletionList })),
);

export interface CompletingTextAreaProps extends TextAreaProps {
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
  const { completions, active, pick, handlers } = useCompletion(area, complete);
  const isOpen = completions.length > 0;
  // The attributes below must not name elements that are not rendered yet.
  const [isRendered, setIsRendered] = useState(false);
  return (
    <styled.div position="relative">
      <TextArea
        {...rest}
        {...handlers}
        ref={area}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          onChange?.(event);
          handlers.onChange();
        }}
        onBlur={(event: FocusEvent<HTMLTextAreaElement>) => {
          onBlur?.(event);
          handlers.onBlur();
        }}
        aria-autocomplete={complete ? 'list' : undefined}
        aria-controls={isRendered ? id : undefined}
        aria-activedescendant={isRendered ? `${id}-${active}` : undefined}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CompletionList id={id} completions={completions} active={active} onPick={pick} onRendered={setIsRendered} />
        </Suspense>
      )}
      <VisuallyHidden role="status">
        {isOpen ? t('completion.count', { count: completions.length }) : ''}
      </VisuallyHidden>
    </styled.div>
  );
}
