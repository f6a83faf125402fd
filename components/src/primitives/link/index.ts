export { Link, type LinkProps, type Navigation, NavigationContext } from './link.tsx';
