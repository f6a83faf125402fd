export { type LinkTab, LinkTabs, type LinkTabsProps } from './link-tabs.tsx';
export { SectionTabs, type SectionTabsProps } from './section-tabs.tsx';
