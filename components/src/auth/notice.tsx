import { type ReactNode, useEffect, useRef } from 'react';
import { Heading, Illustration, type IllustrationName, Stack, styled, Text } from '../primitives/index.ts';

export interface NoticeProps {
  illustration: IllustrationName;
  title: string;
  text?: string;
  /** A link or button for the next step. */
  children?: ReactNode;
}

/** Replaces a form with its result. Moves the focus from the form to the heading, so that screen readers announce the result. */
export function Notice({ illustration, title, text, children }: NoticeProps) {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="3" align="center" textAlign="center">
      <Illustration name={illustration} />
      <Heading level={1}>
        <styled.span ref={heading} tabIndex={-1} outline="none">
          {title}
        </styled.span>
      </Heading>
      {text && (
        <Text size="md" tone="muted" overflowWrap="anywhere" textWrap="pretty">
          {text}
        </Text>
      )}
      {children && (
        <Stack gap="3" mt="3" w="full" align="center">
          {children}
        </Stack>
      )}
    </Stack>
  );
}
