export { FloatingBar, type FloatingBarProps } from './floating-bar.tsx';
