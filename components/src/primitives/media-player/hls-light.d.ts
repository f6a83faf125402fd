/** hls.js has types for its complete build only. The light build has no captions, audio tracks or DRM. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
