import type { ReactNode } from 'react';
import { writeGlobals } from './globals.ts';

interface SideBySideProps {
  id: string;
  globals: Record<string, unknown>;
  /** Whether the two themes are stacked. Set for screens, because their layout depends on the width. */
  isStacked: boolean;
  children: ReactNode;
}

/** Shows a story in the dark theme, and next to it an iframe with the story in the light theme. */
export function SideBySide({ id, globals, isStacked, children }: SideBySideProps) {
  const globalsParam = writeGlobals({ ...globals, theme: 'light' });
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: isStacked ? '1fr' : '1fr 1fr' }}>
      <div style={{ minWidth: 0 }}>{children}</div>
      <iframe
        title="The same in the light theme"
        src={`iframe.html?viewMode=story&id=${id}&globals=${globalsParam}`}
        style={{ width: '100%', height: isStacked ? '100vh' : 'calc(100vh - 32px)', border: 0 }}
      />
    </div>
  );
}
