export { DemoBanner, type DemoBannerProps } from './demo-banner.tsx';
