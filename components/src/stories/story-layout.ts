/** The height of a story. On screens that are wider than phones, 16 px are left above and below it. */
export const storyHeight = {
  base: 'var(--page-height, 100dvh)',
  md: 'calc(var(--page-height, 100dvh) - 32px)',
} as const;
