import { type StyledProps, styled } from '../../styled/index.ts';

const tones = {
  default: { color: 'fg.default' },
  muted: { color: 'fg.muted' },
  subtle: { color: 'fg.subtle' },
  accent: { color: 'accent.text' },
  danger: { color: 'danger.text' },
  success: { color: 'success.text' },
  inherit: { color: 'inherit' },
} as const;

/**
 * A text. `size` is `xs` for captions, `sm` for the interface (default), or `md` for reading. `tone` sets the colour,
 * which marks emphasis or meaning.
 */
export const Text = styled(
  'p',
  {
    name: 'text',
    variants: {
      size: { xs: { textStyle: 'caption' }, sm: { textStyle: 'body' }, md: { textStyle: 'reading' } },
      tone: tones,
      clamp: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' } },
    },
    defaultVariants: { size: 'sm', tone: 'inherit' },
  },
  { displayName: 'Text' },
);

/** A username after `@`. Browsers do not translate it. */
export function Handle({ username }: { username: string }) {
  return <span translate="no">@{username}</span>;
}

const HeadingElement = styled('h2', {
  name: 'heading',
  base: { color: 'fg.default', textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: {
      hero: { textStyle: 'hero' },
      title: { textStyle: 'title' },
      heading: { textStyle: 'heading' },
      label: { textStyle: 'label' },
    },
  },
});

export interface HeadingProps extends Omit<StyledProps<'h2'>, 'size'> {
  /** The heading level, 1 to 4. */
  level: 1 | 2 | 3 | 4;
  /** The font size. It does not depend on the level. */
  size?: 'hero' | 'title' | 'heading' | 'label';
}

const sizeOfLevel = { 1: 'title', 2: 'heading', 3: 'label', 4: 'label' } as const;

/** A heading in the display font. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <HeadingElement as={`h${level}`} size={size} {...rest} />;
}
