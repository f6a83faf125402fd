import type { Palette } from './brush.ts';

/** The palettes of the demo users' pictures. */
export const palettes = {
  ember: { night: '#2a1712', deep: '#7a3b26', main: '#b9623c', soft: '#dda37a', pale: '#f6e3cf', spark: '#f28c4b' },
  indigo: { night: '#14132b', deep: '#2f2c66', main: '#5b50a8', soft: '#a296d8', pale: '#e9e4f8', spark: '#f5a65b' },
  alpine: { night: '#10242b', deep: '#1f4f58', main: '#3f8288', soft: '#96c2ba', pale: '#e6f1e9', spark: '#f2784b' },
  rosewater: { night: '#331521', deep: '#8a3a54', main: '#c8647f', soft: '#eaa9b4', pale: '#fbeae6', spark: '#e8475f' },
  cosmos: { night: '#0b1026', deep: '#1d2b5c', main: '#4459a3', soft: '#90a5dc', pale: '#e4eafb', spark: '#ffc46b' },
  walnut: { night: '#231611', deep: '#5b3823', main: '#94643c', soft: '#cda476', pale: '#f3e6d2', spark: '#d98838' },
  slate: { night: '#171b22', deep: '#364254', main: '#66788f', soft: '#a9b7c6', pale: '#eef1f3', spark: '#e0a13e' },
  meadow: { night: '#16241a', deep: '#335c3b', main: '#639057', soft: '#adc98e', pale: '#f2f4df', spark: '#ee7fa0' },
  neon: { night: '#1a0f2e', deep: '#4b1f73', main: '#8a3bb0', soft: '#d48be0', pale: '#fbe8fa', spark: '#ffb02e' },
  broadcast: { night: '#17201f', deep: '#2c5450', main: '#4f8a80', soft: '#a5c9bb', pale: '#f1f2e4', spark: '#e8643c' },
  kraft: { night: '#22202c', deep: '#4c5a86', main: '#7d90c2', soft: '#bccbe6', pale: '#f6f3ea', spark: '#ef6f6c' },
  lagoon: { night: '#0a2230', deep: '#125067', main: '#1f8a99', soft: '#84cbc9', pale: '#e5f5ee', spark: '#ff8a5c' },
  plum: { night: '#231229', deep: '#5a2c63', main: '#93538f', soft: '#cf9fc4', pale: '#f8eaf1', spark: '#f0b04f' },
  citrus: { night: '#26200e', deep: '#7b6015', main: '#c49a2a', soft: '#e9cf7e', pale: '#fbf5dc', spark: '#e4572e' },
} as const satisfies Record<string, Palette>;
