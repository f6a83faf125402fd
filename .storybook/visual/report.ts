import { nameOf, type Shot } from './modes.ts';

/** A story that looks different or violates a rule. */
export interface Finding {
  shot: Shot;
  kind: 'changed' | 'failed' | 'overflow' | 'accessibility';
  /** A difference or a failed check. */
  text: string;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

const titles = {
  changed: 'Changed',
  failed: 'Failed to render or to play',
  overflow: 'Wider than the window',
  accessibility: 'Violations of axe',
} as const satisfies Record<Finding['kind'], string>;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const figure = (label: string, picture: Buffer | undefined): string =>
  picture
    ? `<figure><figcaption>${label}</figcaption><img alt="${label}" src="data:image/png;base64,${picture.toString('base64')}" /></figure>`
    : '';

const article = ({ shot, text, before, after, difference }: Finding): string => `<article>
<h3>${escapeHtml(`${shot.entry.title}/${shot.entry.name}`)} <small>${shot.mode}</small></h3>
<p>${escapeHtml(text)}</p>
<div>${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
</article>`;

/** Returns a finding as a line of text. */
export const describe = ({ shot, kind, text }: Finding): string => `${titles[kind]}: ${nameOf(shot)}: ${text}`;

/** Returns the report as an HTML document, which contains its pictures. */
export function writeReport(findings: readonly Finding[], notes: readonly string[]): string {
  const sections = (Object.keys(titles) as Finding['kind'][]).map((kind) => {
    const findingsOfKind = findings.filter((finding) => finding.kind === kind);
    return findingsOfKind.length > 0
      ? `<h2>${titles[kind]} (${findingsOfKind.length})</h2>${findingsOfKind.map(article).join('\n')}`
      : '';
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Visual regression</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
article { border-top: 1px solid #ccc; margin-block: 24px; }
article > div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
figure { margin: 0; flex: 0 1 auto; min-width: 200px; }
img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>Visual regression</h1>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
${sections.join('\n')}
</html>
`;
}
