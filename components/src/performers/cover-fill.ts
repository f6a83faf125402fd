/** Styles of a cover. The inline `backgroundImage` of a picture replaces the gradient. */
export const coverFill = {
  bg: 'bg.raised',
  backgroundImage:
    'radial-gradient(90% 150% at 18% 120%, color-mix(in oklab, {colors.accent.solid} 34%, transparent), transparent 70%)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
} as const;

/** Returns the inline style of a cover; empty without a picture. */
export const coverPicture = (cover: string | null) => (cover ? { backgroundImage: `url("${cover}")` } : undefined);
