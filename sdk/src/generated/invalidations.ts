// Generated from the contract by `npm run generate`. Do not edit.

/** The mutations and the queries that are stale once they succeeded. */
export const invalidations: Readonly<Record<string, readonly string[]>> = {
  login: ["getMe", "getMyPerformer"],
  logout: ["getMe", "getMyPerformer"],
  verifyEmail: ["getMe"],
  updateMe: ["getMe", "getMyPerformer"],
  uploadMyAvatar: ["getMe", "getMyPerformer"],
  uploadUserAvatar: ["getMe", "getMyPerformer"],
  updateMyPerformer: ["getMe", "getMyPerformer", "getPerformer"],
  uploadPerformerAvatar: ["getMe", "getMyPerformer", "getPerformer"],
  uploadPerformerCover: ["getMe", "getMyPerformer", "getPerformer"],
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
