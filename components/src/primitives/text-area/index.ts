export { isComposing } from './is-composing.ts';
export { TextArea, type TextAreaProps } from './text-area.tsx';
