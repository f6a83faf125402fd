export { type Choice, ChoiceChips, type ChoiceChipsProps } from './choice-chips.tsx';
