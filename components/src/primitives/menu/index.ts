export { Menu, type MenuEntry, type MenuProps, type MenuTriggerProps } from './menu.tsx';
export { SortMenu, type SortMenuProps } from './sort-menu.tsx';
