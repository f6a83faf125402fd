/** The space in which a story is shown: `column` is as wide as a column of the app, and `none` as wide as the window. */
export type Frame = 'column' | 'none';

/** The parameters of a story that the app shows in a column. The decorator is in `.storybook/frame.tsx`. */
export const inColumn = { frame: 'column' } as const satisfies { frame: Frame };
