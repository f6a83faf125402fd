/** Layout boxes, re-exported so that screens import from one place. They take style props with our tokens. */
export { Box, Flex, Grid, HStack, Stack, styled, VisuallyHidden, VStack } from '../../styled/index.ts';
