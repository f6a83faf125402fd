/** Formats seconds as `0:42`, `15:12` or `1:02:03`. */
export function formatDuration(seconds: number): string {
  const totalSeconds = Math.round(seconds);
  const parts = [Math.floor(totalSeconds / 3600), Math.floor(totalSeconds / 60) % 60, totalSeconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
