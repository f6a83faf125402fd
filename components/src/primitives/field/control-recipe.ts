import { defineRecipe } from '../../styled/index.ts';

/** The styles that text inputs and selects share. */
export const controlRecipe = defineRecipe({
  name: 'control',
  base: {
    w: 'full',
    minH: 'target',
    px: '3',
    py: '2',
    fontFamily: 'body',
    // 16 px or more, because iOS zooms into a focused field with a smaller font size.
    fontSize: 'md',
    lineHeight: 'reading',
    color: 'fg.default',
    bg: 'bg.field',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'control',
    transitionProperty: 'border-color',
    transitionDuration: 'feedback',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { outlineOffset: '0px', borderColor: 'focus.ring' },
    _invalid: { borderColor: 'danger.text' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  },
});
