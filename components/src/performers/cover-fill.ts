/** The styles of a cover. The gradient is visible unless `coverPicture` sets a picture. */
export const coverFill = {
  bg: 'bg.raised',
  backgroundImage:
    'radial-gradient(90% 150% at 18% 120%, color-mix(in oklab, {colors.accent.solid} 34%, transparent), transparent 70%)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
} as const;

/** Returns the inline style that sets the picture of a cover; an empty object if there is no picture. */
export const coverPicture = (cover: string | null) => (cover ? { backgroundImage: `url("${cover}")` } : undefined);
