import { styled } from '../primitives/index.ts';

/** The list of suggestions below a text field (ARIA listbox). Its parent needs `position: relative`. */
export const SuggestionList = styled('ul', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 4px)',
    zIndex: 'floating',
    listStyleType: 'none',
    m: '0',
    p: '1',
    maxH: 'min(400px, 60dvh)',
    overflowY: 'auto',
    bg: 'bg.overlay',
    border: '1px solid',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    boxShadow: 'floating',
  },
});

/** An entry of a {@link SuggestionList}. */
export const SuggestionOption = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    px: '3',
    borderRadius: 'control',
    color: 'fg.default',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[aria-selected=true], &:hover': { bg: 'bg.raised' },
  },
});
