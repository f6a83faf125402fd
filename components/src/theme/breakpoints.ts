/** Least widths of a tablet and a desktop; what is written without either is for the phone. */
export const breakpoints = { md: '720px', xl: '1200px' } as const;
