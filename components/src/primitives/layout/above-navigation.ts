/** The distance from the bottom of a phone's screen at which floating elements are above the navigation. */
export const aboveNavigation = 'calc(72px + env(safe-area-inset-bottom))';
