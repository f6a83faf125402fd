import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Box, fillColumns, Grid, Heading, Stack, Text } from '../../primitives/index.ts';
import { contrast } from '../contrast.ts';
import { gradientStops, palette, textBackgrounds, textColours, textPairs } from '../palette.ts';

const themes = ['dark', 'light'] as const;

function colourOf(name: string, theme: (typeof themes)[number]): string {
  const [group = '', key = ''] = name.split('.');
  const pair = (palette as Record<string, Record<string, readonly [string, string]>>)[group]?.[key];
  return pair?.[theme === 'dark' ? 0 : 1] ?? '';
}

function Swatches({ theme }: { theme: (typeof themes)[number] }) {
  return (
    <Box className={theme} bg="bg.page" color="fg.default" p="6" borderRadius="card">
      <Heading level={2} mb="4">
        {theme === 'dark' ? 'Dark, the default' : 'Light'}
      </Heading>
      <Grid gap="3" templateColumns={fillColumns('132px')}>
        {Object.entries(palette).flatMap(([group, entries]) =>
          Object.keys(entries).map((key) => (
            <Stack key={`${group}.${key}`} gap="1">
              <Box
                h="56px"
                borderRadius="control"
                border="1px solid"
                borderColor="border.hairline"
                style={{ background: `var(--fl-colors-${group}-${key})` }}
              />
              <Text size="xs">
                {group}.{key}
              </Text>
              <Text size="xs" tone="subtle">
                {colourOf(`${group}.${key}`, theme)}
              </Text>
            </Stack>
          )),
        )}
      </Grid>
    </Box>
  );
}

function Colours() {
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>Colour</Heading>
        <Text tone="muted" maxW="64ch">
          Named by meaning. The content is the light, the interface the dark house around it: warm near-blacks, three
          strengths of text, and one accent for the main action, live and unread.
        </Text>
        <Box h="72px" borderRadius="card" backgroundImage="{gradients.accent}" aria-hidden />
        <Text size="xs" tone="subtle">
          The footlight: {gradientStops.join(', ')}
        </Text>
      </Stack>
      {themes.map((theme) => (
        <Swatches key={theme} theme={theme} />
      ))}
    </Stack>
  );
}

const pairs = [
  ...textColours.flatMap((text) => textBackgrounds.map((background) => [text, background] as const)),
  ...textPairs,
];

function ContrastTable() {
  return (
    <Stack gap="4">
      <Heading level={1}>Contrast</Heading>
      <Text tone="muted">Every pair of text and background in use; 4.5 is needed. A test holds them there.</Text>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label="Contrast of every pair">
        <table style={{ borderSpacing: '16px 4px', marginInline: '-16px' }}>
          <thead>
            <tr>
              {['Text', 'Background', 'Dark', 'Light'].map((head) => (
                <th key={head} scope="col" style={{ textAlign: 'start' }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(([text, background]) => (
              <tr key={`${text} ${background}`}>
                <td>{text}</td>
                <td>{background}</td>
                {themes.map((theme) => {
                  const ratio = contrast(colourOf(text, theme), colourOf(background, theme));
                  return (
                    <td key={theme}>
                      <Badge tone={ratio < 4.5 ? 'danger' : 'success'} fontVariantNumeric="tabular-nums">
                        {ratio.toFixed(1)}
                      </Badge>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Stack>
  );
}

const meta = { title: 'Foundations/Colour', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const Palette: StoryObj<typeof meta> = {};
export const Contrast: StoryObj<typeof meta> = { render: () => <ContrastTable /> };
