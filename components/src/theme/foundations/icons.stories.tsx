import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from '../../layouts/index.ts';
import { fillColumns, Grid, Heading, Icon, Stack, Text } from '../../primitives/index.ts';
import { icons } from './icons.ts';

function Icons() {
  return (
    <Stack gap="6">
      <Heading level={1}>Icons</Heading>
      <Text tone="muted" maxW="64ch">
        One set, lucide, at 20 px. An icon without words beside it carries a name for assistive technology.
      </Text>
      <Grid gap="4" templateColumns={fillColumns('108px')}>
        {Object.entries(icons).map(([name, icon]) => (
          <Stack key={name} alignItems="center" gap="2">
            <Icon icon={icon} />
            <Text size="xs" tone="subtle">
              {name}
            </Text>
          </Stack>
        ))}
      </Grid>
      <Heading level={2}>The mark</Heading>
      <LogoMark size={96} />
    </Stack>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;

export const All: StoryObj<typeof meta> = {};
