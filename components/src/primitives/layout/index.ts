/** Layout boxes, re-exported so that screens import all elements from one place. They accept style props. */
export { Box, Flex, fillColumns, Grid, HStack, Stack, styled, VisuallyHidden, VStack } from '../../styled/index.ts';
