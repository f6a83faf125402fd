// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../route.ts';

/** Confirm an e-mail address with the token of a mailed link. */
export const verifyEmail = "POST /auth/email-verification" as Route<"verifyEmail">;

/**
 * Mail the link that confirms an address again.
 *
 * Answers the same whether or not such an account waits for it.
 */
export const resendEmailVerification = "POST /auth/email-verification/resend" as Route<"resendEmailVerification">;

/**
 * Log in with e-mail or username and password.
 *
 * Answers the same message in the same time for an unknown account and a wrong password. Ten failures per account and
 * address in 15 minutes answer 429 (rule P2).
 */
export const login = "POST /auth/login" as Route<"login">;

/** End the session of the token. */
export const logout = "POST /auth/logout" as Route<"logout">;

/**
 * Mail a link that sets a new password.
 *
 * Answers the same whether or not an account with this address exists.
 */
export const requestPasswordReset = "POST /auth/users/forgot" as Route<"requestPasswordReset">;

/**
 * Change the password.
 *
 * Asks for the current one, and ends every other session (rules P2, P3).
 */
export const updatePassword = "PUT /auth/users/me/password" as Route<"updatePassword">;

/** Open a fan account. */
export const registerUser = "POST /auth/users/register" as Route<"registerUser">;

/**
 * Set a new password with the token of a mailed link.
 *
 * Ends every session of the account.
 */
export const resetPassword = "POST /auth/users/reset" as Route<"resetPassword">;

/** Mode, country and currencies, for every rendering of the app. */
export const getCommonSettings = "GET /settings/common" as Route<"getCommonSettings">;

/** Some settings, by their keys. */
export const getSettingsByKeys = "POST /settings/keys" as Route<"getSettingsByKeys">;

/** The settings that everyone may know. */
export const getPublicSettings = "GET /settings/public" as Route<"getPublicSettings">;

/**
 * Change one's own profile and settings.
 *
 * A new e-mail address has to be confirmed; until then the old one stays.
 */
export const updateMe = "PUT /users" as Route<"updateMe">;

/** Set one's own avatar. */
export const uploadMyAvatar = "POST /users/avatar/upload multipart" as Route<"uploadMyAvatar">;

/** Who is logged in. */
export const getMe = "GET /users/me" as Route<"getMe">;

/** Set the avatar of the account that the address names. */
export const uploadUserAvatar = "POST /users/{id}/avatar/upload multipart" as Route<"uploadUserAvatar">;

/** Set one's own avatar as a performer. */
export const uploadPerformerAvatar = "POST /performers/avatar/upload multipart" as Route<"uploadPerformerAvatar">;

/** Set one's own cover. */
export const uploadPerformerCover = "POST /performers/cover/upload multipart" as Route<"uploadPerformerCover">;

/** The performer who is logged in. */
export const getMyPerformer = "GET /performers/me" as Route<"getMyPerformer">;

/** Change one's own performer profile. */
export const updateMyPerformer = "PUT /performers/me" as Route<"updateMyPerformer">;

/** Some performers by chance, leaving out those the reader follows. */
export const listRandomPerformers = "GET /performers/search/random" as Route<"listRandomPerformers">;

/** The most followed performers. */
export const listTopPerformers = "GET /performers/top" as Route<"listTopPerformers">;

/** Find performers by name, username or what they say of themselves. */
export const searchPerformers = "GET /performers/user/search" as Route<"searchPerformers">;

/**
 * One performer, by username or id.
 *
 * A performer who blocked the reader is not found (rule A4).
 */
export const getPerformer = "GET /performers/{id}" as Route<"getPerformer">;

/** A performer's own posts. */
export const listMyFeeds = "GET /performer/feeds" as Route<"listMyFeeds">;

/** Publish a post. */
export const createFeed = "POST /performer/feeds" as Route<"createFeed">;

/**
 * Upload a photo for a post.
 *
 * The photo belongs to its performer and is deleted after a day unless a post names it.
 */
export const uploadFeedPhoto = "POST /performer/feeds/photo/upload multipart" as Route<"uploadFeedPhoto">;

/** One of a performer's own posts. */
export const getMyFeed = "GET /performer/feeds/{id}" as Route<"getMyFeed">;

/** Change a post. */
export const updateFeed = "PUT /performer/feeds/{id}" as Route<"updateFeed">;

/** Delete a post with its files, comments and reactions. */
export const deleteFeed = "DELETE /performer/feeds/{id}" as Route<"deleteFeed">;

/** The posts that the reader bookmarked, latest bookmark first. */
export const listBookmarkedFeeds = "GET /reactions/feeds/bookmark" as Route<"listBookmarkedFeeds">;

/**
 * The home timeline.
 *
 * Posts of the performers whom the reader follows, and the reader's own.
 */
export const listFeeds = "GET /user/feeds" as Route<"listFeeds">;

/** The posts of one performer, by username or id. */
export const listPerformerFeeds = "GET /user/feeds/search/{username}" as Route<"listPerformerFeeds">;

/**
 * One post.
 *
 * A locked post answers its teaser and the verdict in `access`.
 */
export const getFeed = "GET /user/feeds/{id}" as Route<"getFeed">;

/** Like or bookmark; doing it twice changes nothing. */
export const createReaction = "POST /reactions" as Route<"createReaction">;

/** Take a like or bookmark back; doing it twice changes nothing. */
export const deleteReaction = "DELETE /reactions" as Route<"deleteReaction">;

/** The comments under something, newest first. */
export const listComments = "GET /comments" as Route<"listComments">;

/** Comment on something that one may see. */
export const createComment = "POST /comments" as Route<"createComment">;

/** Edit one's own comment. */
export const updateComment = "POST /comments/{id} multipart" as Route<"updateComment">;

/** Delete one's own comment, or any under one's own post. */
export const deleteComment = "DELETE /comments/{id}" as Route<"deleteComment">;

/** Who follows the performer who asks. */
export const listFollowers = "GET /follows/followers" as Route<"listFollowers">;

/** Whom the reader follows. */
export const listFollowing = "GET /follows/following" as Route<"listFollowing">;

/** Follow a performer; doing it twice changes nothing. */
export const followPerformer = "POST /follows/{id}" as Route<"followPerformer">;

/** Stop following a performer. */
export const unfollowPerformer = "DELETE /follows/{id}" as Route<"unfollowPerformer">;

/** What the reader paid for with tokens, latest first. */
export const listCharges = "GET /wallet/charges/search" as Route<"listCharges">;

/**
 * Tip a performer.
 *
 * Below the minimum or above the balance it is refused and nothing is charged. Nobody tips themselves (rule M3).
 */
export const tipPerformer = "POST /wallet/charges/tip/{id} money" as Route<"tipPerformer">;

/** The reader's payments through the gateway, latest first. */
export const listTransactions = "GET /payment/transactions/user/search" as Route<"listTransactions">;

/**
 * Buy tokens by card.
 *
 * Tokens are credited once the gateway confirms, exactly once however often it says so (rule M3). A declined card
 * answers 402 `CARD_DECLINED`.
 */
export const topUpWallet = "POST /payment/wallet/top-up money" as Route<"topUpWallet">;

/**
 * Hand a test card to the sandbox gateway.
 *
 * Only in demo mode. Takes the published test card numbers and no others.
 */
export const createSandboxPaymentMethod = "POST /sandbox/payment-methods" as Route<"createSandboxPaymentMethod">;

/**
 * Answer the sandbox gateway's authentication step.
 *
 * Only in demo mode. Approved, the payment goes through; refused, it fails with 402 `CARD_DECLINED`.
 */
export const authenticateSandboxPayment = "POST /sandbox/payments/{id}/authenticate money" as Route<"authenticateSandboxPayment">;

/** What happened, latest first. */
export const listNotifications = "GET /notification" as Route<"listNotifications">;

/** Mark all notifications read. */
export const readAllNotifications = "PUT /notification/read-all" as Route<"readAllNotifications">;

/** How many notifications are unread. */
export const getUnreadNotificationCount = "GET /notification/total-unread" as Route<"getUnreadNotificationCount">;

/** Mark one notification read. */
export const readNotification = "PUT /notification/{id}/read" as Route<"readNotification">;

/**
 * The events of a channel after a number, oldest first.
 *
 * After a break a client reads what it missed, and ends with exactly what it would have had (rule W6).
 */
export const listEvents = "GET /events" as Route<"listEvents">;

/**
 * A file, by its signed address.
 *
 * Addresses come with the items that hold the files, expire within an hour and name one file. Guessing, reuse after
 * expiry or swapping the id answers 403 (rule A3). Byte ranges are answered.
 */
export const getFile = "GET /files/{id}/{variant} binary" as Route<"getFile">;

/**
 * The mails of demo mode, latest first.
 *
 * In production mode there is no such mailbox, and the answer is 404 (rule P5).
 */
export const listDevelopmentMails = "GET /development-mailbox" as Route<"listDevelopmentMails">;
