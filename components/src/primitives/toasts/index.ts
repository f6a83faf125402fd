export { ToastRegion } from './toast-region.tsx';
export { dismissToast, shownToasts, showToast, type Toast } from './toast-store.ts';
