export { Drawing, type DrawingName } from './drawing.tsx';
