export { ConnectionBar, type ConnectionBarProps } from './connection-bar.tsx';
