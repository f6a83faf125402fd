import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { documentStories } from './story-docs.ts';
import { readMetaDescription, readStorySources } from './story-source.ts';

const root = join(import.meta.dirname, '..');
const file = `import { Badge } from './badge.tsx';

/** Small labels. */
const meta = { component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { args: { tone: 'danger' } };
/**
 * With a comment.
 * It has * two lines.
 */
export const Long: Story = {
  name: 'Long = longer',
  async play({ canvas }) {
    await canvas.findByText('};');
  },
};
const base = createStep();
export const Called = onPage(
  shows('getWallet', 'failed'),
);
`;

describe('readStorySources', () => {
  it('returns the names, comments and code of stories', () => {
    const [short, long, called] = readStorySources(file);
    expect(short).toEqual({ name: 'Short', description: '', code: "{ args: { tone: 'danger' } }" });
    expect(long?.description).toBe('With a comment.\nIt has * two lines.');
    expect(long?.code).toMatch(/^\{\n {2}name: 'Long = longer',[\s\S]*\},\n\}$/);
    expect(called?.code).toBe("onPage(\n  shows('getWallet', 'failed'),\n)");
    expect(readMetaDescription(file)).toBe('Small labels.');
  });

  it('throws for a file that is not formatted', () => {
    expect(() => readStorySources('export const A = {\n  b: 1 }\n')).toThrow('the story A');
  });

  it('finds the same stories as Storybook in every tenth file', () => {
    const files = globSync('{components,app}/src/**/*.stories.tsx', { cwd: root }).toSorted();
    for (const path of files.filter((_, index) => index % 10 === 0)) {
      const text = readFileSync(join(root, path), 'utf8');
      const csf = loadCsf(text, { fileName: path, makeTitle: (title) => title ?? '' }).parse();
      expect(readStorySources(text).map(({ name }) => name)).toEqual(
        csf.indexInputs.filter(({ type }) => type === 'story').map(({ exportName }) => exportName),
      );
    }
  });
});

describe('documentStories', () => {
  it('keeps what the story says about its docs', () => {
    const story = { parameters: { layout: 'padded', docs: { inline: false, description: { story: 'Own.' } } } };
    const code = documentStories('/** Of the file. */\nexport const One = {};\n');
    new Function('One', code)(story);
    expect(story.parameters).toEqual({
      layout: 'padded',
      docs: { inline: false, description: { story: 'Own.' }, source: { originalSource: '{}' } },
    });
  });
});
