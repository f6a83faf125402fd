import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { fill, press, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const promotionsPage = '/creator/promotions';
const day = '2099-12-31';
const activePromotions = mocks.subscriptions.getListMyPromotionsMockHandler(() => ({
  data: make.getPromotionListMock({
    data: [make.getPromotionMock({ _id: id, code: 'K7QMR2TX', status: 'active' })],
    total: 1,
    isMore: false,
  }),
}));

/** Operations of promotions. */
export const promotionVisits = {
  listMyPromotions: { path: promotionsPage, as: 'performer' },
  createPromotion: {
    path: `${promotionsPage}?dialog=new`,
    as: 'performer',
    play: steps(fill('promotions:form.lastDay', day), press('promotions:form.create')),
  },
  endPromotion: {
    path: `${promotionsPage}?dialog=delete&item=${id}`,
    as: 'performer',
    handlers: [activePromotions],
    play: press('promotions:end'),
  },
  getPromotion: { path: '/mara.clay?offer=K7QMR2TX' },
} satisfies PageVisits;
