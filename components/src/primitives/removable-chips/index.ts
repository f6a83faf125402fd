export { RemovableChips, type RemovableChipsProps } from './removable-chips.tsx';
