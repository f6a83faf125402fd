/** Whether this person asked for no motion: then nothing starts by itself, and nothing glides. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
