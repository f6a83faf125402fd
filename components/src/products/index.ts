export {
  type DraftState,
  ProductBuyDialog,
  type ProductBuyDialogProps,
  type ProductProblem,
  type ProductPurchaseValues,
} from './product-buy-dialog.tsx';
export { ProductCard } from './product-card.tsx';
export { ProductList, type ProductListProps } from './product-list.tsx';
export { type ProductActions, ProductScreen, type ProductScreenProps } from './product-screen.tsx';
