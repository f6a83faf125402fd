/** Chakra's layout boxes, passed on so that screens import from one place. They take style props with our tokens. */
export { Box, chakra, Flex, Grid, HStack, Stack, VisuallyHidden, VStack } from '@chakra-ui/react';
