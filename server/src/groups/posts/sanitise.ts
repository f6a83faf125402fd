import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'span'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // The page that contains the text already has a heading `h1`.
  transformTags: { h1: 'h2' },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  parseStyleAttributes: false,
};

/** Removes all tags except those of running text (specification, "Input rules": HTML is stripped to allowed tags). */
export const sanitise = (html: string): string => sanitizeHtml(html, options);

/** Returns the text of HTML without tags, on one line. */
export function textOf(html: string): string {
  const spaced = html.replaceAll(/<\/(p|h[1-6]|li|tr|blockquote)>/gi, ' ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: options.nonTextTags ?? [] });
  const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return text
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
