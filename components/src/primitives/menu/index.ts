export { Menu, type MenuEntry, type MenuProps, type MenuTriggerProps } from './menu.tsx';
