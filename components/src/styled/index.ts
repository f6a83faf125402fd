export { Box, Flex, Grid, HStack, Stack, VisuallyHidden, VStack } from './boxes.ts';
export { fillColumns } from './fill-columns.ts';
export type { StyleObject } from './properties.ts';
export {
  defineRecipe,
  type Recipe,
  type RecipeChange,
  type RecipeChanges,
  type RecipeName,
  RecipesContext,
} from './recipe.ts';
export { collectStyles } from './style-sheet.tsx';
export { type StyledProps, styled } from './styled.tsx';
