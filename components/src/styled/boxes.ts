import { styled } from './styled.tsx';

const flexAliases = {
  align: 'alignItems',
  justify: 'justifyContent',
  direction: 'flexDirection',
  wrap: 'flexWrap',
} as const;
const gridAliases = { templateColumns: 'gridTemplateColumns', templateRows: 'gridTemplateRows' } as const;

/** A `div`. */
export const Box = styled('div', {}, { displayName: 'Box' });

/** Side by side, without gaps. */
export const Flex = styled('div', { base: { display: 'flex' } }, { aliases: flexAliases, displayName: 'Flex' });

export const Grid = styled('div', { base: { display: 'grid' } }, { aliases: gridAliases, displayName: 'Grid' });

/** One below the other, with a gap of 8 px. */
export const Stack = styled(
  'div',
  { base: { display: 'flex', flexDirection: 'column', gap: '2' } },
  { aliases: flexAliases, displayName: 'Stack' },
);

/** One below the other and centred, with a gap of 8 px. */
export const VStack = styled(
  'div',
  { base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' } },
  { aliases: flexAliases, displayName: 'VStack' },
);

/** Side by side and centred, with a gap of 8 px. */
export const HStack = styled(
  'div',
  { base: { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: '2' } },
  { aliases: flexAliases, displayName: 'HStack' },
);

/** For screen readers only. */
export const VisuallyHidden = styled('span', { base: { srOnly: true } }, { displayName: 'VisuallyHidden' });
