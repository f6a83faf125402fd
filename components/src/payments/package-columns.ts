/**
 * The columns of the packages: two on phones, one in large text. In its own file, because the skeleton is shown before
 * the code of the form has loaded.
 */
export const packageColumns = {
  base: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  md: '1fr 1fr',
} as const;
