export { PublicLayout, type PublicLayoutProps } from './public-layout.tsx';
export { WindowPanel } from './window-panel.tsx';
