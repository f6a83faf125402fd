import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, Heading, HStack, Stack, Text } from '../../primitives/index.ts';

const facts = [
  ['Contrast', 'Every pair of text and background is AA in both themes', 'Unit test over the tokens'],
  ['Names', 'Every control, picture and icon has one', 'Types, and axe in every story'],
  ['Keyboard', 'Menus, chips, dialogs and the gallery work without a pointer', 'Stories that press the keys'],
  ['Focus', 'A ring of two pixels; dialogs keep the focus and give it back', 'Stories of Dialog and Menu'],
  ['Targets', 'At least 44 px, also where the look is smaller', 'Tokens and the button recipe'],
  ['Motion', 'Nothing moves when reduced motion is asked for', 'Stories run in that mode'],
  ['Messages', 'One polite region; inside the dialog while one is open', 'Stories of Toasts and Dialog'],
  ['Text size', 'Sizes in rem, so that a browser at 200 % is followed', 'Tokens'],
] as const;

function Accessibility() {
  return (
    <Stack gap="4" maxW="720px">
      <Heading level={1}>Accessibility</Heading>
      <Text tone="muted">What holds for every component here, and what proves it.</Text>
      {facts.map(([name, promise, proof]) => (
        <Card key={name} padding="sm">
          <HStack justifyContent="space-between" flexWrap="wrap">
            <Heading level={2} size="label">
              {name}
            </Heading>
            <Badge tone="success">{proof}</Badge>
          </HStack>
          <Text tone="muted">{promise}</Text>
        </Card>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Accessibility', component: Accessibility } satisfies Meta<typeof Accessibility>;
export default meta;

export const Status: StoryObj<typeof meta> = {};
