import type { StyleObject } from '../../styled/index.ts';

/** The styles of the controls. They are light on a dark gradient in both themes, because they cover pictures. */
export const playerStyles: StyleObject = {
  '& media-controller': {
    display: 'block',
    w: 'full',
    h: 'full',
    overflow: 'hidden',
    borderRadius: 'inherit',
    '--media-background-color': 'transparent',
    '--media-primary-color': '{colors.locked.fg}',
    '--media-secondary-color': 'transparent',
    '--media-control-background': 'transparent',
    '--media-control-hover-background': 'rgba(255, 246, 239, 0.16)',
    '--media-control-height': '24px',
    '--media-button-icon-width': '24px',
    '--media-font-family': '{fonts.text}',
    '--media-font-size': '{fontSizes.xs}',
    '--media-text-color': '{colors.locked.fg}',
    '--media-range-bar-color': '{colors.accent.solid}',
    '--media-range-track-background': '{colors.media.track}',
    '--media-range-track-height': '4px',
    '--media-range-track-border-radius': '4px',
    '--media-range-thumb-background': '{colors.accent.solid}',
    '--media-focus-box-shadow': 'inset 0 0 0 2px {colors.locked.fg}',
    '--media-tooltip-background': '{colors.locked.scrim}',
    '--media-tooltip-arrow-display': 'none',
    '--media-preview-time-background': '{colors.locked.scrim}',
    '--media-box-arrow-display': 'none',
  },
  '& video': { w: 'full', h: 'full', objectFit: 'contain' },
  // Captions (`::cue`) do not support custom properties.
  '& video::cue': { bg: 'rgb(14 10 9 / 0.8)', color: 'rgb(255 246 239)', fontSize: '1em' },
  '& media-control-bar': { w: 'full' },
  // Sets `padding`, because the page resets paddings and thereby overrides the player's custom property.
  '& media-control-bar > *': { p: '10px' },
  '& media-time-range': { flex: '1', w: 'full', h: '28px', py: '0', px: '10px' },
  // The player's own preview has only the time.
  '& media-time-range[data-has-storyboard]': { '--media-preview-box-display': 'none' },
  '& media-volume-range': { w: '84px', py: '10px', px: '8px' },
  '& media-time-display': { py: '10px', px: '8px' },
  '& [data-veil]': { bgImage: 'linear-gradient(transparent, rgba(14, 10, 9, 0.85) 70%)', pt: '6', w: 'full' },
  '& media-controller[audio]': { bg: 'media.bg' },
  '& media-controller[audio] [data-veil]': { bgImage: 'none', pt: '1' },
  // The keyboard can still do everything that hidden controls do. Phones have buttons for the volume.
  '@container (max-width: 479px)': {
    '& video::cue': { fontSize: '15px' },
    '& media-volume-range, & media-seek-backward-button, & media-seek-forward-button, & media-pip-button': {
      display: 'none',
    },
  },
};
