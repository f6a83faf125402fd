/** The minimum widths of tablets and desktops. Styles without a breakpoint apply to all widths. */
export const breakpoints = { md: '720px', xl: '1200px' } as const;
