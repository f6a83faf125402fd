import type { ReactNode } from 'react';
import { Drawing, type DrawingName, Heading, Stack, Text } from '../primitives/index.ts';

/** Props of {@link Notice}. */
export interface NoticeProps {
  drawing: DrawingName;
  title: string;
  text?: string;
  /** What can be done next. */
  children?: ReactNode;
}

/** What came of something, in place of its form. */
export function Notice({ drawing, title, text, children }: NoticeProps) {
  return (
    <Stack gap="3" align="center" textAlign="center" role="status">
      <Drawing name={drawing} />
      <Heading level={1}>{title}</Heading>
      {text && (
        <Text tone="muted" overflowWrap="anywhere">
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
