import { galleryHolders, performerHolders, productHolders, reelHolders, videoHolders } from '@fanlight/sdk/holders';
import type { Gallery, Performer, Product, Reel, Video } from '@fanlight/sdk/models';
import { changeCached } from '@fanlight/sdk/realtime/react';
import { queryClient } from '../api.ts';

/** Changes a gallery wherever it is shown, ahead of the server's answer. */
export function changeGallery(id: string, change: (gallery: Gallery) => Gallery): void {
  changeCached(queryClient, galleryHolders, (gallery) => (gallery._id === id ? change(gallery) : gallery));
}

/** Changes a performer wherever they are shown, ahead of the server's answer. */
export function changePerformer(id: string, change: (performer: Performer) => Performer): void {
  changeCached(queryClient, performerHolders, (performer) => (performer._id === id ? change(performer) : performer));
}

/** Changes a product wherever it is shown, ahead of the server's answer. */
export function changeProduct(id: string, change: (product: Product) => Product): void {
  changeCached(queryClient, productHolders, (product) => (product._id === id ? change(product) : product));
}

/** Changes a video wherever it is shown, ahead of the server's answer. */
export function changeVideo(id: string, change: (video: Video) => Video): void {
  changeCached(queryClient, videoHolders, (video) => (video._id === id ? change(video) : video));
}

/** Changes every reel that `isMeant` wherever it is shown, ahead of the server's answer. */
export function changeReels(isMeant: (reel: Reel) => boolean, change: (reel: Reel) => Reel): void {
  changeCached(queryClient, reelHolders, (reel) => (isMeant(reel) ? change(reel) : reel));
}

/** Changes one reel wherever it is shown. */
export const changeReel = (id: string, change: (reel: Reel) => Reel) => changeReels(({ _id }) => _id === id, change);
