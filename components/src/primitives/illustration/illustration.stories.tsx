import type { Meta, StoryObj } from '@storybook/react-vite';
import { fillColumns, Grid, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { Illustration, type IllustrationName } from './illustration.tsx';

const names: IllustrationName[] = ['stage', 'bell', 'purse', 'lantern', 'unplugged', 'frame', 'door', 'seats', 'mail'];

const meta = {
  title: 'Components/Primitives/Illustration',
  component: Illustration,
  args: { name: 'stage' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const All: Story = {
  render: () => (
    <Grid gap="6" templateColumns={fillColumns('180px')}>
      {names.map((name) => (
        <Stack key={name} alignItems="center" gap="2">
          <Illustration name={name} />
          <Text size="xs" tone="subtle">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
