export { InstallBanner, type InstallBannerProps } from './install-banner.tsx';
