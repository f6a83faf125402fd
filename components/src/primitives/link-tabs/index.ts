export { type LinkTab, LinkTabs, type LinkTabsProps } from './link-tabs.tsx';
