const palettes = [
  ['#2b1a3d', '#8a3b5c', '#f2a65a', '#f7d08a'],
  ['#0f2a33', '#1f5f6b', '#7fb7a3', '#f0e2b6'],
  ['#2a1410', '#7a2e1d', '#d9663a', '#f6c28b'],
] as const;

/** Returns the data URL of a generated landscape, which stories use as a picture. */
export function samplePicture(seed = 0): string {
  const [sky, far, near, light] = palettes[seed % palettes.length] ?? palettes[0];
  const hill = (base: number, height: number, shift: number) =>
    `M0 ${base} Q${200 + shift} ${base - height} 400 ${base - height / 3} T800 ${base - height / 2} V500 H0Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${far}"/></linearGradient></defs><rect width="800" height="500" fill="url(#s)"/><circle cx="${180 + seed * 170}" cy="190" r="72" fill="${light}"/><path d="${hill(340, 120, seed * 40)}" fill="${near}" opacity=".55"/><path d="${hill(420, 90, 80)}" fill="${near}"/><path d="${hill(480, 60, 160)}" fill="${sky}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
