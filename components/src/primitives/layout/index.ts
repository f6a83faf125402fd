/**
 * The layout boxes accept style props. They are exported again here, so that screens import all elements from one
 * place.
 */
export { Box, Flex, fillColumns, Grid, HStack, Stack, styled, VisuallyHidden, VStack } from '../../styled/index.ts';
export { aboveNavigation } from './above-navigation.ts';
