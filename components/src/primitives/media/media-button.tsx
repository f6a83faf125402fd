import { defineRecipe, styled } from '../../styled/index.ts';

const recipe = defineRecipe({
  name: 'mediaButton',
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    p: '0',
    overflow: 'hidden',
    borderRadius: 'control',
    cursor: 'zoom-in',
  },
});

/** A button around a picture, which opens it. The button has the rounded corners, and the `Media` in it has none. */
export const MediaButton = styled('button', recipe, { defaultProps: { type: 'button' }, displayName: 'MediaButton' });
