import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { attach, fill, press, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const myPhoto = (changes: Parameters<typeof make.getPhotoMock>[0]) =>
  mocks.photos.getGetMyPhotoMockHandler(() => ({ data: make.getPhotoMock({ _id: id, isOwn: true, ...changes }) }));

const myGallery = mocks.galleries.getGetMyGalleryMockHandler(() => ({
  data: make.getGalleryMock({ _id: id, isOwn: true, audience: 'public', price: null }),
}));

/** Operations of a performer's own photos and galleries. */
export const photoVisits = {
  listMyPhotos: { path: '/creator/photos', as: 'performer' },
  getMyPhoto: { path: `/creator/photos/${id}`, as: 'performer' },
  listMyGalleries: { path: '/creator/galleries', as: 'performer' },
  getMyGallery: { path: `/creator/galleries/${id}`, as: 'performer' },
  uploadPhoto: {
    path: '/creator/photos/new',
    as: 'performer',
    play: steps(attach(0), press('photos:form.upload', { count: 1 })),
  },
  updatePhoto: {
    path: `/creator/photos/${id}`,
    as: 'performer',
    handlers: [myPhoto({ galleryId: null })],
    play: steps(fill('photos:form.text', 'The kiln door, bricked up.'), press('photos:form.save')),
  },
  setPhotoAsCover: {
    path: `/creator/photos/${id}`,
    as: 'performer',
    handlers: [myPhoto({ galleryId: id, isCover: false })],
    play: press('photos:cover.make'),
  },
  deletePhoto: {
    path: `/creator/photos/${id}?dialog=delete`,
    as: 'performer',
    handlers: [myPhoto({ galleryId: null })],
    play: press('content:remove.confirm.photo'),
  },
  createGallery: {
    path: '/creator/galleries/new',
    as: 'performer',
    play: steps(fill('photos:galleries.form.name', 'A day at the kiln'), press('photos:galleries.form.create')),
  },
  updateGallery: {
    path: `/creator/galleries/${id}`,
    as: 'performer',
    handlers: [myGallery],
    play: steps(fill('photos:galleries.form.name', 'Twelve pots on a board'), press('photos:galleries.form.save')),
  },
  deleteGallery: {
    path: `/creator/galleries?dialog=delete&item=${id}`,
    as: 'performer',
    handlers: [myGallery],
    play: press('content:remove.confirm.gallery'),
  },
} satisfies PageVisits;
