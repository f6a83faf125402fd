export { SitePageScreen, type SitePageScreenProps } from './site-page-screen.tsx';
