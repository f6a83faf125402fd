import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, such as the Enter that ends a composition. Safari ends the composition
 * before this key event, and marks the event only by its code.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
