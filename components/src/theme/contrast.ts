type Rgb = readonly [number, number, number];

/** Parses `#rrggbb` or `rgba(r, g, b, a)`. A translucent colour is blended with the colour `under` it. */
function toRgb(colour: string, under: Rgb = [0, 0, 0]): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (hex) return [1, 2, 3].map((i) => Number.parseInt(hex[i] ?? '', 16)) as unknown as Rgb;
  const rgba = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(colour);
  if (!rgba) throw new Error(`Unsupported colour format: ${colour}`);
  const alpha = Number(rgba[4]);
  return [0, 1, 2].map((i) => Number(rgba[i + 1]) * alpha + (under[i] ?? 0) * (1 - alpha)) as unknown as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Returns the WCAG contrast ratio of two colours, from 1 to 21. `under` is the colour below a translucent background.
 */
export function contrast(text: string, background: string, under = '#000000'): number {
  const back = toRgb(background, toRgb(under));
  const pair = [luminance(toRgb(text, back)), luminance(back)].sort((a, b) => b - a) as [number, number];
  return (pair[0] + 0.05) / (pair[1] + 0.05);
}
