// Generated from the contract by `npm run generate`. Do not edit.

/** The mutations and the queries that are stale once they succeeded. */
export const invalidations: Readonly<Record<string, readonly string[]>> = {
  verifyEmail: ["getMe"],
  login: ["getMe", "getMyPerformer"],
  logout: ["getMe", "getMyPerformer"],
  updateMe: ["getMe", "getMyPerformer"],
  uploadMyAvatar: ["getMe", "getMyPerformer"],
  uploadUserAvatar: ["getMe", "getMyPerformer"],
  uploadPerformerAvatar: ["getMe", "getMyPerformer", "getPerformer"],
  uploadPerformerCover: ["getMe", "getMyPerformer", "getPerformer"],
  updateMyPerformer: ["getMe", "getMyPerformer", "getPerformer"],
  createFeed: ["listMyFeeds", "listFeeds", "listPerformerFeeds", "getPerformer", "getMyPerformer"],
  updateFeed: ["getMyFeed", "listMyFeeds", "getFeed", "listFeeds", "listPerformerFeeds", "listBookmarkedFeeds"],
  deleteFeed: ["listMyFeeds", "listFeeds", "listPerformerFeeds", "listBookmarkedFeeds", "getPerformer", "getMyPerformer"],
  createReaction: ["listBookmarkedFeeds"],
  deleteReaction: ["listBookmarkedFeeds"],
  createComment: ["listComments"],
  updateComment: ["listComments"],
  deleteComment: ["listComments"],
  followPerformer: ["getPerformer", "listFollowing", "listFeeds", "listPerformerFeeds", "getFeed"],
  unfollowPerformer: ["getPerformer", "listFollowing", "listFeeds", "listPerformerFeeds", "getFeed"],
  tipPerformer: ["getMe", "getMyPerformer", "listCharges"],
  topUpWallet: ["getMe", "getMyPerformer", "listTransactions"],
  authenticateSandboxPayment: ["getMe", "getMyPerformer", "listTransactions"],
  readAllNotifications: ["listNotifications", "getUnreadNotificationCount"],
  readNotification: ["listNotifications", "getUnreadNotificationCount"],
};
