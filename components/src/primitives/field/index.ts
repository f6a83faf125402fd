export { controlRecipe } from './control-recipe.ts';
export { Field, type FieldProps } from './field.tsx';
export { useFieldControl } from './field-context.ts';
