/** A story in the source of its file. */
export interface StorySource {
  /** The name of the export. */
  name: string;
  /** The text of its doc comment; empty if it has none. */
  description: string;
  /** The code of the story, such as `{ args: { tone: 'danger' } }`. */
  code: string;
}

const comment = String.raw`(?:\/\*\*(?<comment>(?:[^*]|\*(?!\/))*)\*\/\n)?`;
/** A statement of one line, or one whose last line begins with a bracket. All source files are formatted like this. */
const story = new RegExp(
  String.raw`^${comment}export const (?<name>[A-Z]\w*)[^=]*? = (?<code>.*;$|[\s\S]*?^[\])}].*;$)`,
  'gm',
);
const meta = new RegExp(String.raw`^${comment}const meta\b`, 'm');

/** Returns the text of a doc comment. */
const textOf = (doc = ''): string =>
  doc
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join('\n')
    .trim();

/** Returns the text of the doc comment of all stories in a file. */
export const readMetaDescription = (source: string): string => textOf(meta.exec(source)?.groups?.comment);

/**
 * Returns the stories in the source of a file. Searches the text, because parsing every file of stories once more would
 * take a quarter of a build.
 *
 * @throws if the file is not formatted
 */
export function readStorySources(source: string): StorySource[] {
  const stories = Array.from(source.matchAll(story), ({ groups }) => ({
    name: groups?.name ?? '',
    description: textOf(groups?.comment),
    code: groups?.code?.replace(/;$/, '') ?? '',
  }));
  const names = Array.from(source.matchAll(/^export const ([A-Z]\w*)/gm), ([, name]) => name);
  const missing = names.find((name, index) => name !== stories[index]?.name);
  if (missing) throw new Error(`The source of the story ${missing} cannot be read. Is its file formatted?`);
  return stories;
}
