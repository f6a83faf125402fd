import { styled } from './styled.tsx';

const flexAliases = {
  align: 'alignItems',
  justify: 'justifyContent',
  direction: 'flexDirection',
  wrap: 'flexWrap',
} as const;
const gridAliases = { templateColumns: 'gridTemplateColumns', templateRows: 'gridTemplateRows' } as const;

export const Box = styled('div', {}, { displayName: 'Box' });

/** A horizontal flex container. It has no gap. */
export const Flex = styled('div', { base: { display: 'flex' } }, { aliases: flexAliases, displayName: 'Flex' });

export const Grid = styled('div', { base: { display: 'grid' } }, { aliases: gridAliases, displayName: 'Grid' });

/** A vertical flex container with a gap of 8 px. */
export const Stack = styled(
  'div',
  { base: { display: 'flex', flexDirection: 'column', gap: '2' } },
  { aliases: flexAliases, displayName: 'Stack' },
);

/** A vertical, centred flex container with a gap of 8 px. */
export const VStack = styled(
  'div',
  { base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' } },
  { aliases: flexAliases, displayName: 'VStack' },
);

/** A horizontal flex container with a gap of 8 px, centred vertically. */
export const HStack = styled(
  'div',
  { base: { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: '2' } },
  { aliases: flexAliases, displayName: 'HStack' },
);

/** An element that only screen readers can perceive. */
export const VisuallyHidden = styled('span', { base: { srOnly: true } }, { displayName: 'VisuallyHidden' });
