/** Styles of a cover; the inline `backgroundImage` of a picture covers the gradient that is shown without one. */
export const coverFill = {
  bg: 'bg.raised',
  backgroundImage:
    'radial-gradient(90% 150% at 18% 120%, color-mix(in oklab, {colors.accent.solid} 34%, transparent), transparent 70%)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
} as const;

/** The inline style of a cover; nothing while there is no picture. */
export const coverPicture = (cover: string | null) => (cover ? { backgroundImage: `url("${cover}")` } : undefined);
