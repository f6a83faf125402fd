import type { ReactNode } from 'react';
import { aboveNavigation } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';

export interface FloatingBarProps {
  /** The accessible name. */
  label: string;
  /** An icon or a logo at the start. */
  icon: ReactNode;
  /** The text. */
  children: ReactNode;
  /** Buttons at the end. */
  actions: ReactNode;
}

/** A bar with a text and buttons that floats above the bottom of the page, so that it causes no layout shift. */
export function FloatingBar({ label, icon, children, actions }: FloatingBarProps) {
  return (
    <styled.section
      aria-label={label}
      position="fixed"
      zIndex="floating"
      insetInline="4"
      bottom={aboveNavigation}
      md={{ insetInlineStart: 'auto', insetInlineEnd: '6', bottom: '6', maxW: '420px' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      ps="4"
      pe={actions ? '1' : '4'}
      py="1"
      borderRadius="card"
      bg="bg.overlay"
      border="1px solid"
      borderColor="border.hairline"
      boxShadow="floating"
      fontSize="sm"
    >
      {icon}
      <styled.span flex="1 1 160px" py="2" fontVariantNumeric="tabular-nums">
        {children}
      </styled.span>
      {actions}
    </styled.section>
  );
}
