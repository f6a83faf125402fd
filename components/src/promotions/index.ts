export { LinkedOffer, type LinkedOfferProps } from './linked-offer.tsx';
export { ProfileOffer, type ProfileOfferProps } from './profile-offer.tsx';
export { PromotionDialog, type PromotionDialogProps, type PromotionValues } from './promotion-dialog.tsx';
export { PromotionsScreen, type PromotionsScreenProps } from './promotions-screen.tsx';
