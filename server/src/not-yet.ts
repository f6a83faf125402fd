import type { OperationId } from '@fanlight/sdk/operations';

/**
 * Operations of the contract that have no handler yet. They check who calls and with what, as all do, and then answer
 * 501. The list only shrinks: a new operation comes with its handler.
 */
export const notYet = [
  // auth
  'loginWithGoogle',
  'exchangeGoogleToken',
  'registerPerformer',
  'switchToPerformerWithDocuments',
  'completeTwitterLogin',
  'startTwitterLogin',
  'switchToPerformer',
  // performers
  'updateBankingSettings',
  'uploadPerformerDocument',
  'updatePaymentGatewaySettings',
  // conversations
  'listConversations',
  'createConversation',
  'listConversationRequests',
  'acceptConversationRequest',
  'searchConversations',
  'getPerformerStreamConversation',
  'updateStreamConversation',
  'getConversation',
  // messages
  'listPublicMessages',
  'listMessages',
  'sendMessage',
  'uploadMessageVideo',
  'uploadMessagePhoto',
  'readAllMessages',
  'listStreamMessages',
  'sendStreamMessage',
  'removeAllStreamMessages',
  'getUnreadMessageCount',
  'deleteMessage',
  'getMessageFileStatus',
  // streaming
  'createAgoraToken',
  'joinStream',
  'startStream',
  'updateLiveStream',
  'setStreamDuration',
  'updateStream',
  'listStreams',
  'banStreamViewer',
  'updateStreamGoal',
  'muteStreamViewer',
  // cameos
  'listCameos',
  'getCameoOffer',
  'getCameo',
  'cancelCameo',
  'listReceivedCameos',
  'updateCameoOffer',
  'acceptCameo',
  'declineCameo',
  'deliverCameo',
  // wallet
  'bookCameo',
  'buyMessage',
  'buyStream',
  // payments
  'createStripeAccount',
  // earnings
  'listEarnings',
  'getEarningStats',
  // payouts
  'createPayoutRequest',
  'calculatePayout',
  'checkPendingPayoutRequest',
  'listPayoutRequests',
  'listUserPayoutRequests',
  'updatePayoutRequest',
  'getPayoutRequest',
] as const satisfies readonly OperationId[];

export type NotYet = (typeof notYet)[number];

/** Whether an operation answers 501. */
export const isNotYet = (id: OperationId): boolean => (notYet as readonly OperationId[]).includes(id);
