export { ToastRegion } from './toast-region.tsx';
export { dismissToast, showToast, type Toast } from './toast-store.ts';
