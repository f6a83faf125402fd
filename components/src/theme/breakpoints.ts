/** Minimum widths of a tablet and a desktop; styles without a breakpoint are for the phone. */
export const breakpoints = { md: '720px', xl: '1200px' } as const;
