import type { ReactNode } from 'react';
import { writeGlobals } from './globals.ts';

interface SideBySideProps {
  id: string;
  globals: Record<string, unknown>;
  /** One below the other, for screens: in half the width they would be those of a smaller one. */
  isStacked: boolean;
  children: ReactNode;
}

/** A story in the dark theme, and the same in a frame in the light one, as a page of its own. */
export function SideBySide({ id, globals, isStacked, children }: SideBySideProps) {
  const address = writeGlobals({ ...globals, theme: 'light' });
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: isStacked ? '1fr' : '1fr 1fr' }}>
      <div style={{ minWidth: 0 }}>{children}</div>
      <iframe
        title="The same in the light theme"
        src={`iframe.html?viewMode=story&id=${id}&globals=${address}`}
        style={{ width: '100%', height: isStacked ? '100vh' : 'calc(100vh - 32px)', border: 0 }}
      />
    </div>
  );
}
