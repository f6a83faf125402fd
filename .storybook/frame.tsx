import type { Decorator } from '@storybook/react-vite';
import { Box } from '../components/src/primitives/index.ts';
import type { Frame } from '../components/src/testing/index.ts';

/** Shows a story in the space that `parameters.frame` names, by default in the whole window. */
export const withFrame: Decorator = (Story, { parameters }) => {
  const { frame = 'none' } = parameters as { frame?: Frame };
  return frame === 'column' ? (
    <Box maxW="column" mx="auto">
      <Story />
    </Box>
  ) : (
    <Story />
  );
};
