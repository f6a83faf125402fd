export {
  type CreatorProductsFilter,
  CreatorProductsScreen,
  type CreatorProductsScreenProps,
  productOrders,
  productTypes,
} from './creator-products-screen.tsx';
export {
  type DraftState,
  ProductBuyDialog,
  type ProductBuyDialogProps,
  type ProductProblem,
  type ProductPurchaseValues,
} from './product-buy-dialog.tsx';
export { ProductCard } from './product-card.tsx';
export type { ProductFormProps } from './product-form.tsx';
export { ProductFormScreen, type ProductFormScreenProps } from './product-form-screen.tsx';
export { ProductList, type ProductListProps } from './product-list.tsx';
export { type ProductActions, ProductScreen, type ProductScreenProps } from './product-screen.tsx';
export type { ProductFieldName, ProductFileName, ProductValues } from './use-product-draft.ts';
