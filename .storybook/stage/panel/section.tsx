import * as React from 'react';

interface SectionProps {
  title: string;
  /** Describes the effect of the controls. */
  help: string;
  children: React.ReactNode;
}

/** A part of the panel. */
export function Section({ title, help, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>{help}</p>
      {children}
    </section>
  );
}
