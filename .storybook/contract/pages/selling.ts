import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { attach, fill, press, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const ofMine = mocks.products.getGetMyProductMockHandler(() => ({
  data: make.getProductMock({ _id: id, isOwn: true, type: 'physical', price: 38, stock: 6, file: null }),
}));

const myVideo = mocks.videos.getGetMyVideoMockHandler(() => {
  const video = make.getVideoMock({ _id: id, isOwn: true, audience: 'public', price: null, teaser: null });
  return { data: { ...video, thumbnail: null, file: make.getVideoFileMock({ status: 'ready' }) } };
});

/** Before `myVideo`, whose pattern `/videos/:id` matches the path of the list, too. */
const myVideos = mocks.videos.getListMyVideosMockHandler(() => ({ data: { data: [], total: 0, isMore: false } }));

/** Operations of selling products and videos. */
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
  uploadVideo: {
    path: '/creator/videos/new',
    as: 'performer',
    play: steps(fill('studio:form.name', 'Throwing a tall vase'), attach(0, 'video/mp4'), press('studio:form.publish.video')),
  },
  updateVideo: {
    path: `/creator/videos/${id}`,
    as: 'performer',
    handlers: [myVideos, myVideo],
    play: steps(fill('studio:form.name', 'Throwing a tall vase'), press('studio:form.save')),
  },
  removeVideoFile: {
    path: `/creator/videos/${id}`,
    as: 'performer',
    handlers: [myVideos, myVideo],
    play: steps(press('studio:form.removeFile.action'), press('studio:form.removeFile.confirm')),
  },
  deleteVideo: {
    path: `/creator/videos?dialog=delete&item=${id}`,
    as: 'performer',
    handlers: [myVideos, myVideo],
    play: press('content:remove.confirm.video'),
  },
} satisfies PageVisits;
