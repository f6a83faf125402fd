import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { attach, fill, press, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const ofMine = mocks.products.getGetMyProductMockHandler(() => ({
  data: make.getProductMock({ _id: id, isOwn: true, type: 'physical', price: 38, stock: 6, file: null }),
}));

/** Operations of selling products. */
export const sellingVisits = {
  createProduct: {
    path: '/creator/products/new',
    as: 'performer',
    play: steps(
      fill('store:form.name', 'Forty glaze recipes'),
      fill('store:form.price', '24.5'),
      attach(1, 'application/pdf'),
      press('store:form.publish'),
    ),
  },
  updateProduct: {
    path: `/creator/products/${id}`,
    as: 'performer',
    handlers: [ofMine],
    play: steps(fill('store:form.name', 'River glaze mug'), press('store:form.save')),
  },
  deleteProduct: {
    path: `/creator/products?dialog=delete&item=${id}`,
    as: 'performer',
    handlers: [ofMine],
    play: press('content:remove.confirm.product'),
  },
} satisfies PageVisits;
