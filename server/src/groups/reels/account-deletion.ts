import { type AccountDeletion, deleteItems } from '../../content/index.ts';

export const accountDeletion: AccountDeletion = { own: deleteItems('reel') };
