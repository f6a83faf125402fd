import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import 'media-chrome/media-captions-button';
import 'media-chrome/media-control-bar';
import 'media-chrome/media-controller';
import 'media-chrome/media-fullscreen-button';
import 'media-chrome/media-loading-indicator';
import 'media-chrome/media-mute-button';
import 'media-chrome/media-pip-button';
import 'media-chrome/media-play-button';
import 'media-chrome/media-playback-rate-button';
import 'media-chrome/media-seek-backward-button';
import 'media-chrome/media-seek-forward-button';
import 'media-chrome/media-time-display';
import 'media-chrome/media-time-range';
import 'media-chrome/media-volume-range';

// Each control is imported separately, because `media-chrome/react` contains all controls, including those for live
// streams and menus.

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
type Control = Plain & { slot?: string; notooltip?: boolean };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-captions-button': Control;
      'media-control-bar': Control;
      'media-controller': Control & { audio?: boolean; nohotkeys?: boolean };
      'media-fullscreen-button': Control;
      'media-loading-indicator': Control;
      'media-mute-button': Control;
      'media-pip-button': Control;
      'media-play-button': Control;
      'media-playback-rate-button': Control & { rates?: string };
      'media-seek-backward-button': Control & { seekoffset?: number };
      'media-seek-forward-button': Control & { seekoffset?: number };
      'media-time-display': Control & { showduration?: boolean; notoggle?: boolean };
      'media-time-range': Control;
      'media-volume-range': Control;
    }
  }
}
