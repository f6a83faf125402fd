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
 * Log in with Google's ID token.
 *
 * The token is checked against Google's keys (rule P6). It enters the account that confirmed the same address, else it
 * opens a fan account.
 */
export const loginWithGoogle = "POST /auth/google/login" as Route<"loginWithGoogle">;

/**
 * Log in with an authorization code of Google's.
 *
 * For browsers that leave the page to log in. The server exchanges the code for an ID token, and goes on as with one
 * (rule P6).
 */
export const exchangeGoogleToken = "POST /auth/google/token" as Route<"exchangeGoogleToken">;

/**
 * Log in with e-mail or username and password.
 *
 * Answers the same message in the same time for an unknown account and a wrong password. The passwords of an account are
 * checked 10 times in 15 minutes for all unknown devices together, whatever their addresses, then answer 429 with
 * `Retry-After` (rule P2). The answer sets the cookie `device`: a device that sends it has 10 attempts of its own.
 */
export const login = "POST /auth/login" as Route<"login">;

/** End the session of the token. */
export const logout = "POST /auth/logout" as Route<"logout">;

/**
 * Open a performer account.
 *
 * Needs two identity documents. The account waits until an operator has approved them and the age (rule P7).
 */
export const registerPerformer = "POST /auth/performers/register multipart" as Route<"registerPerformer">;

/**
 * Become a performer, with documents in the same call.
 *
 * Like `switchToPerformer`, with both documents in the request (rule P7).
 */
export const switchToPerformerWithDocuments = "POST /auth/performers/switch-to-performer/{id} multipart" as Route<"switchToPerformerWithDocuments">;

/**
 * The viewer's own sessions, latest use first.
 *
 * Lists the devices with a session of the viewer (rule P3).
 */
export const listSessions = "GET /auth/sessions" as Route<"listSessions">;

/**
 * End one of the viewer's own sessions.
 *
 * Its token is revoked at once. Ending the present one logs out (rule P3).
 */
export const endSession = "DELETE /auth/sessions/{id}" as Route<"endSession">;

/**
 * Finish logging in with Twitter.
 *
 * Opens a fan account the first time. It may lack an e-mail address and a username; the app then asks for them (rule
 * P4).
 */
export const completeTwitterLogin = "POST /auth/twitter/callback" as Route<"completeTwitterLogin">;

/**
 * Start a login with Twitter.
 *
 * Asks Twitter for a request token (OAuth 1.0a, rule P6). The app keeps the answer for at most a day and sends the
 * person on to `url`.
 */
export const startTwitterLogin = "POST /auth/twitter/login" as Route<"startTwitterLogin">;

/**
 * Mail a link that sets a new password.
 *
 * Answers the same whether or not an account with this address exists.
 */
export const requestPasswordReset = "POST /auth/users/forgot" as Route<"requestPasswordReset">;

/**
 * Change the password.
 *
 * Asks for the current one, ends every other session and every change that is not confirmed yet, and tells the account's
 * address, with a link that undoes the change (rules P2, P3).
 */
export const updatePassword = "PUT /auth/users/me/password" as Route<"updatePassword">;

/** Open a fan account. */
export const registerUser = "POST /auth/users/register" as Route<"registerUser">;

/**
 * Set a new password with the token of a mailed link.
 *
 * Ends every session of the account and every change that is not confirmed yet (rule P2).
 */
export const resetPassword = "POST /auth/users/reset" as Route<"resetPassword">;

/**
 * Undo a change of password or e-mail address with the token of a mailed link.
 *
 * Every change of a password or an e-mail address is told to the address that the account had before, with this link.
 * Puts that address back, sets a new password, ends every session and every change that is not confirmed yet (rule P2).
 */
export const undoAccountChange = "POST /auth/users/undo" as Route<"undoAccountChange">;

/**
 * Become a performer, with documents uploaded before.
 *
 * Needs two identity documents. Until an operator has approved them and the age, nothing of the performer is visible
 * to others and nothing can be sold (rule P7).
 */
export const switchToPerformer = "POST /auth/users/{id}/switch-to-performer" as Route<"switchToPerformer">;

/**
 * Send a message to the operator.
 *
 * Requires a captcha proof if reCAPTCHA is configured (`verifyRecaptcha`).
 */
export const sendContactMessage = "POST /contact" as Route<"sendContactMessage">;

/** Mode, country and currencies, for every rendering of the app. */
export const getCommonSettings = "GET /settings/common" as Route<"getCommonSettings">;

/** Some settings, by their keys. */
export const getSettingsByKeys = "POST /settings/keys" as Route<"getSettingsByKeys">;

/** The public settings. */
export const getPublicSettings = "GET /settings/public" as Route<"getPublicSettings">;

/**
 * The cities of a state, by name.
 *
 * Of the whole state, what it is divided into included; empty where none is known. Villages are missing, so a form
 * suggests these names and takes any. They are from the
 * [Countries States Cities Database](https://github.com/dr5hn/countries-states-cities-database), which is made available
 * here under the [Open Database License](https://opendatacommons.org/licenses/odbl/1-0/) (ODbL) 1.0.
 */
export const listCities = "GET /cities/{country}/{state}" as Route<"listCities">;

/**
 * All countries, by name.
 *
 * The whole list at once; flags are served under the flags path (rule G1).
 */
export const listCountries = "GET /countries/list" as Route<"listCountries">;

/**
 * The flag of a country, as a drawing.
 *
 * Where `flagUrl` of a country leads; three by two, without scripts.
 */
export const getFlag = "GET /flags/{file} binary" as Route<"getFlag">;

/**
 * The location of the request's IP address.
 *
 * From an embedded database of address ranges (rule G1).
 */
export const getIpLocation = "GET /geo-location/ip" as Route<"getIpLocation">;

/**
 * The language reference.
 *
 * Codes, names in English and in the language itself, direction, family and cultures of each language (rule G1).
 */
export const listLanguageReferences = "GET /languages" as Route<"listLanguageReferences">;

/**
 * Languages, by name.
 *
 * The short list of names and codes (rule G1).
 */
export const listLanguages = "GET /languages/list" as Route<"listLanguages">;

/**
 * The locale tuples of language, script and region.
 *
 * Reference data (rule G1); the interface itself speaks those of `Locale`.
 */
export const listLocales = "GET /locales" as Route<"listLocales">;

/** The telephone codes of all countries. */
export const listPhoneCodes = "GET /phone-codes/list" as Route<"listPhoneCodes">;

/**
 * Verify a reCAPTCHA response.
 *
 * Asks the re-captcha provider about the token of its widget. The proof goes along with the next login, registration
 * or contact message.
 */
export const verifyRecaptcha = "POST /re-captcha/verify" as Route<"verifyRecaptcha">;

/** The operator's promotions that run now. */
export const listSitePromos = "GET /site-promo/search" as Route<"listSitePromos">;

/**
 * The states of a country, by name.
 *
 * Empty for a country without states.
 */
export const listStates = "GET /states/{country}" as Route<"listStates">;

/**
 * The texts of the interface that the operator changed.
 *
 * The whole list. These translations override the built-in ones (rule L1).
 */
export const listTranslations = "GET /translations/search" as Route<"listTranslations">;

/**
 * Options of forms about users and personalised requests.
 *
 * Genders, recipient kinds, request types and the question keys of each (rule G1).
 */
export const getUserAdditional = "GET /user-additional" as Route<"getUserAdditional">;

/**
 * Change the viewer's own profile and settings.
 *
 * A new e-mail address asks for the current password and has to be confirmed; until then the old one stays. The old
 * address is told, with a link that undoes the change (rule P2).
 */
export const updateMe = "PUT /users" as Route<"updateMe">;

/** Set the viewer's own avatar. */
export const uploadMyAvatar = "POST /users/avatar/upload multipart" as Route<"uploadMyAvatar">;

/** The logged-in user. */
export const getMe = "GET /users/me" as Route<"getMe">;

/**
 * Find users by name or username.
 *
 * For mentions, messages and blocking. Users who blocked the viewer are left out (rule A4).
 */
export const searchUsers = "GET /users/search" as Route<"searchUsers">;

/**
 * One user, by username or id.
 *
 * 404 for a user who blocked the viewer (rule A4).
 */
export const getUser = "GET /users/view/{id}" as Route<"getUser">;

/** Set the avatar of the account that the address names. */
export const uploadUserAvatar = "POST /users/{id}/avatar/upload multipart" as Route<"uploadUserAvatar">;

/**
 * Delete the viewer's own fan account.
 *
 * Waits while a payout is open. Ends sessions and subscriptions, forfeits tokens, removes personal data, keeps the
 * ledger under a pseudonym (rule P8).
 */
export const deleteUser = "DELETE /users/{id}/delete" as Route<"deleteUser">;

/** Set the performer's own avatar. */
export const uploadPerformerAvatar = "POST /performers/avatar/upload multipart" as Route<"uploadPerformerAvatar">;

/**
 * Set the bank account for payouts.
 *
 * Stored encrypted. The answer and `getMyPerformer` contain only the last four characters of the account.
 */
export const updateBankingSettings = "PUT /performers/banking-settings" as Route<"updateBankingSettings">;

/** Set the performer's own cover. */
export const uploadPerformerCover = "POST /performers/cover/upload multipart" as Route<"uploadPerformerCover">;

/**
 * Upload an identity document.
 *
 * For who wants to become a performer, and for performers whose documents were rejected. It replaces the one of the
 * same type. Kept encrypted, read only by an operator (rule P7). An approved document stays.
 */
export const uploadPerformerDocument = "POST /performers/documents/upload multipart" as Route<"uploadPerformerDocument">;

/** The logged-in performer. */
export const getMyPerformer = "GET /performers/me" as Route<"getMyPerformer">;

/** Change the performer's own profile. */
export const updateMyPerformer = "PUT /performers/me" as Route<"updateMyPerformer">;

/**
 * Choose the destination of payouts.
 *
 * A Stripe account has to be connected first (`createStripeAccount`), or a bank account to be set first.
 */
export const updatePaymentGatewaySettings = "PUT /performers/payment-gateway-settings" as Route<"updatePaymentGatewaySettings">;

/** Random performers, without those that the viewer follows. */
export const listRandomPerformers = "GET /performers/search/random" as Route<"listRandomPerformers">;

/** The most followed performers. */
export const listTopPerformers = "GET /performers/top" as Route<"listTopPerformers">;

/** Find performers by name, username or biography. */
export const searchPerformers = "GET /performers/user/search" as Route<"searchPerformers">;

/**
 * Set the welcome video of the performer's own profile.
 *
 * Replaces the previous one once it is processed (rule F3); `getMyPerformer` has its status.
 */
export const uploadPerformerWelcomeVideo = "POST /performers/welcome-video/upload multipart" as Route<"uploadPerformerWelcomeVideo">;

/**
 * One performer, by username or id.
 *
 * 404 for a performer who blocked the viewer (rule A4).
 */
export const getPerformer = "GET /performers/{id}" as Route<"getPerformer">;

/**
 * Delete the performer's own account.
 *
 * Waits while a payout is open or something that was bought has not been sent. Ends sessions and subscriptions,
 * removes personal data, keeps the ledger under a pseudonym (rule P8).
 */
export const deletePerformer = "DELETE /performers/{id}/delete" as Route<"deletePerformer">;

/** The performers that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedPerformers = "GET /reactions/performers/bookmark" as Route<"listBookmarkedPerformers">;

/**
 * Store a search.
 *
 * Counts for everyone's suggestions; a logged-in user also finds it among their own searches.
 */
export const saveSearchKeyword = "POST /search/keywords" as Route<"saveSearchKeyword">;

/**
 * Suggestions while typing.
 *
 * The viewer's own searches first, then popular ones.
 */
export const listSearchKeywords = "GET /search/list/keywords" as Route<"listSearchKeywords">;

/** The pages of the site. */
export const listPosts = "GET /posts/search" as Route<"listPosts">;

/** One page of the site, by id or short name. */
export const getPost = "GET /posts/{id}" as Route<"getPost">;

/**
 * Take labels into the list of hashtags.
 *
 * Labels are normalised; an existing one is returned. Hashtags in the text of a post need no call.
 */
export const createHashtags = "POST /hashtags/create" as Route<"createHashtags">;

/** A performer's own posts. */
export const listMyFeeds = "GET /performer/feeds" as Route<"listMyFeeds">;

/** Publish a post. */
export const createFeed = "POST /performer/feeds" as Route<"createFeed">;

/**
 * Upload an audio file for a post.
 *
 * It belongs to its performer and is deleted after a day unless a post names it.
 */
export const uploadFeedAudio = "POST /performer/feeds/audio/upload multipart" as Route<"uploadFeedAudio">;

/**
 * Upload a photo for a post.
 *
 * The photo belongs to its performer and is deleted after a day unless a post names it.
 */
export const uploadFeedPhoto = "POST /performer/feeds/photo/upload multipart" as Route<"uploadFeedPhoto">;

/**
 * Create a poll for a post.
 *
 * The poll belongs to its performer and is deleted after a day unless a post contains it. It cannot be changed after publication.
 */
export const createFeedPoll = "POST /performer/feeds/polls" as Route<"createFeedPoll">;

/**
 * Upload the teaser clip of a post.
 *
 * Everyone will see it, also where the post is locked (rule A2). It is deleted after a day unless a post names it.
 */
export const uploadFeedTeaser = "POST /performer/feeds/teaser/upload multipart" as Route<"uploadFeedTeaser">;

/**
 * Upload the thumbnail of a post.
 *
 * It belongs to its performer and is deleted after a day unless a post names it.
 */
export const uploadFeedThumbnail = "POST /performer/feeds/thumbnail/upload multipart" as Route<"uploadFeedThumbnail">;

/**
 * Upload a video for a post.
 *
 * It belongs to its performer and is deleted after a day unless a post names it. It is prepared for playback afterwards
 * (rule F3); a post may name it before that is done.
 */
export const uploadFeedVideo = "POST /performer/feeds/video/upload multipart" as Route<"uploadFeedVideo">;

/** One of a performer's own posts. */
export const getMyFeed = "GET /performer/feeds/{id}" as Route<"getMyFeed">;

/** Change a post. */
export const updateFeed = "PUT /performer/feeds/{id}" as Route<"updateFeed">;

/** Delete a post with its files, comments and reactions. */
export const deleteFeed = "DELETE /performer/feeds/{id}" as Route<"deleteFeed">;

/** The posts that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedFeeds = "GET /reactions/feeds/bookmark" as Route<"listBookmarkedFeeds">;

/**
 * The home timeline.
 *
 * Posts of the performers whom the viewer follows or is subscribed to, and the viewer's own. With `q`, which needs no
 * login, posts of everyone are searched instead; of locked ones only what their teaser shows is looked through (rule A2).
 */
export const listFeeds = "GET /user/feeds" as Route<"listFeeds">;

/** The posts of one performer, by username or id. */
export const listPerformerFeeds = "GET /user/feeds/search/{username}" as Route<"listPerformerFeeds">;

/**
 * Vote in the poll of a post.
 *
 * The address names the post. Everybody has one vote, which stays (409 `ALREADY_VOTED`); a closed poll answers 409
 * `STATUS_CONFLICT`, a locked post 403 `NOT_ENTITLED`.
 */
export const voteFeedPoll = "POST /user/feeds/vote/{id}" as Route<"voteFeedPoll">;

/**
 * One post.
 *
 * A locked post has a teaser, and `access` says why it is locked and what unlocks it.
 */
export const getFeed = "GET /user/feeds/{id}" as Route<"getFeed">;

/** How far a file of a post is prepared. */
export const getFeedFileStatus = "GET /user/feeds/{id}/file/{fileId}/status" as Route<"getFeedFileStatus">;

/**
 * Find galleries.
 *
 * Without a performer, galleries of all performers. Locked ones have previews, and `access` says why they are locked and what unlocks them (rule A2).
 */
export const listGalleries = "GET /performer-assets/galleries/search" as Route<"listGalleries">;

/**
 * One gallery, with all its photos.
 *
 * A locked gallery has previews of its photos, and `access` says why it is locked and what unlocks it (rule A2).
 */
export const getGallery = "GET /performer-assets/galleries/{id}" as Route<"getGallery">;

/**
 * Make a gallery.
 *
 * Photos that are named leave the gallery that they were in. Ids that are not of own photos answer 422.
 */
export const createGallery = "POST /performer/performer-assets/galleries" as Route<"createGallery">;

/** A performer's own galleries. */
export const listMyGalleries = "GET /performer/performer-assets/galleries/search" as Route<"listMyGalleries">;

/** Change a gallery, its photos and their order. */
export const updateGallery = "PUT /performer/performer-assets/galleries/{id}" as Route<"updateGallery">;

/**
 * Delete a gallery; its photos stay.
 *
 * Buyers keep access to the gallery and its photos (rule A4).
 */
export const deleteGallery = "DELETE /performer/performer-assets/galleries/{id}" as Route<"deleteGallery">;

/** One of a performer's own galleries, with all its photos. */
export const getMyGallery = "GET /performer/performer-assets/galleries/{id}/view" as Route<"getMyGallery">;

/** The galleries that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedGalleries = "GET /reactions/galleries/bookmark" as Route<"listBookmarkedGalleries">;

/**
 * Photos of everyone, of one performer, or of one gallery.
 *
 * Locked photos have previews, and `access` says why they are locked and what unlocks them (rule A2). Photos in a gallery are listed only with its id.
 */
export const listPhotos = "GET /performer-assets/photos" as Route<"listPhotos">;

/**
 * The photos of one performer.
 *
 * Locked photos have previews, and `access` says why they are locked and what unlocks them (rule A2). Photos in galleries are left out.
 */
export const listPerformerPhotos = "GET /performer-assets/photos/{performerId}" as Route<"listPerformerPhotos">;

/** A performer's own photos. */
export const listMyPhotos = "GET /performer/performer-assets/photos" as Route<"listMyPhotos">;

/**
 * Make a photo the cover of its gallery.
 *
 * Answers the gallery. A photo that is in no gallery answers 409 `STATUS_CONFLICT`.
 */
export const setPhotoAsCover = "POST /performer/performer-assets/photos/set-cover/{id}" as Route<"setPhotoAsCover">;

/**
 * Add a photo.
 *
 * A gallery holds at most 100 photos; one more answers 409 `STATUS_CONFLICT`.
 */
export const uploadPhoto = "POST /performer/performer-assets/photos/upload multipart" as Route<"uploadPhoto">;

/** One of a performer's own photos. */
export const getMyPhoto = "GET /performer/performer-assets/photos/{id}" as Route<"getMyPhoto">;

/** Change a photo, or move it to another gallery. */
export const updatePhoto = "PUT /performer/performer-assets/photos/{id}" as Route<"updatePhoto">;

/**
 * Delete a photo.
 *
 * Buyers of a gallery keep access to its photos (rule A4).
 */
export const deletePhoto = "DELETE /performer/performer-assets/photos/{id}" as Route<"deletePhoto">;

/**
 * Find videos.
 *
 * Without a performer, videos of all performers. Locked ones have teasers, and `access` says why they are locked and what unlocks them (rule A2).
 */
export const listVideos = "GET /performer-assets/videos/search" as Route<"listVideos">;

/**
 * One video.
 *
 * A locked video answers its teaser, and in `access` why it is locked and what unlocks it (rule A2). Of an open one it counts a view, once in six hours for
 * each viewer and never for its performer.
 */
export const getVideo = "GET /performer-assets/videos/{id}" as Route<"getVideo">;

/** How far a file of a video is prepared. */
export const getVideoFileStatus = "GET /performer-assets/videos/{id}/file/{fileId}/status" as Route<"getVideoFileStatus">;

/** Change a video. */
export const updateVideo = "PUT /performer/performer-assets/videos/edit/{id} multipart" as Route<"updateVideo">;

/**
 * Take the thumbnail, teaser or captions of a video away.
 *
 * Removing a missing file changes nothing.
 */
export const removeVideoFile = "DELETE /performer/performer-assets/videos/remove-file/{id}" as Route<"removeVideoFile">;

/** A performer's own videos. */
export const listMyVideos = "GET /performer/performer-assets/videos/search" as Route<"listMyVideos">;

/**
 * Add a video.
 *
 * It is prepared for playback afterwards (rule F3) and then shown to others. An upload that is not finished answers 409
 * `FILE_NOT_READY`.
 */
export const uploadVideo = "POST /performer/performer-assets/videos/upload multipart" as Route<"uploadVideo">;

/** One of a performer's own videos. */
export const getMyVideo = "GET /performer/performer-assets/videos/{id}" as Route<"getMyVideo">;

/**
 * Delete a video with its files, comments and reactions.
 *
 * Buyers keep access to the video (rule A4).
 */
export const deleteVideo = "DELETE /performer/performer-assets/videos/{id}" as Route<"deleteVideo">;

/**
 * One of the performer's own videos.
 *
 * The same answer as `getMyVideo`.
 */
export const viewMyVideo = "GET /performer/performer-assets/videos/{id}/view" as Route<"viewMyVideo">;

/** The videos that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedVideos = "GET /reactions/videos/bookmark" as Route<"listBookmarkedVideos">;

/** Change a reel. */
export const updateReel = "PUT /performer-assets/performer/reels/edit/{id} multipart" as Route<"updateReel">;

/**
 * Take the thumbnail or captions of a reel away.
 *
 * Removing a missing file changes nothing.
 */
export const removeReelFile = "DELETE /performer-assets/performer/reels/remove-file/{id}" as Route<"removeReelFile">;

/** A performer's own reels. */
export const listMyReels = "GET /performer-assets/performer/reels/search" as Route<"listMyReels">;

/**
 * Add a reel.
 *
 * It is prepared for playback afterwards (rule F3) and then shown to others. An upload that is not finished answers 409
 * `FILE_NOT_READY`.
 */
export const uploadReel = "POST /performer-assets/performer/reels/upload multipart" as Route<"uploadReel">;

/**
 * One reel.
 *
 * A locked reel answers its preview, and in `access` why it is locked and what unlocks it (rule A2). Of an open one it counts a view, once in six hours for
 * each viewer and never for its performer.
 */
export const getReel = "GET /performer-assets/performer/reels/{id}" as Route<"getReel">;

/** Delete a reel with its files, comments and reactions. */
export const deleteReel = "DELETE /performer-assets/performer/reels/{id}" as Route<"deleteReel">;

/** One of a performer's own reels. */
export const viewMyReel = "GET /performer-assets/performer/reels/{id}/view" as Route<"viewMyReel">;

/**
 * Reels to swipe through.
 *
 * Without a performer, reels of all performers. Locked ones have previews, and `access` says why they are locked and what unlocks them (rule A2).
 */
export const listReels = "GET /performer-assets/user/reels/search" as Route<"listReels">;

/** The reels that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedReels = "GET /reactions/reels/bookmark" as Route<"listBookmarkedReels">;

/**
 * Upload a photo for a story.
 *
 * The photo belongs to its performer and is deleted after a day unless a story names it.
 */
export const uploadStoryPhoto = "POST /stories/files/photo/upload multipart" as Route<"uploadStoryPhoto">;

/**
 * Upload a video for a story.
 *
 * It belongs to its performer and is deleted after a day unless a story names it. It is prepared for playback afterwards
 * (rule F3); the story is shown to others once that is done.
 */
export const uploadStoryVideo = "POST /stories/files/video/upload multipart" as Route<"uploadStoryVideo">;

/** A performer's own stories that are out now. */
export const listMyStories = "GET /stories/performers" as Route<"listMyStories">;

/** Publish a story, for a day. */
export const createStory = "POST /stories/performers" as Route<"createStory">;

/** One of a performer's own stories. */
export const getMyStory = "GET /stories/performers/{id}" as Route<"getMyStory">;

/** Change the words or the audience of a story. */
export const updateStory = "PUT /stories/performers/{id}" as Route<"updateStory">;

/** Delete a story. */
export const deleteStory = "DELETE /stories/performers/{id}" as Route<"deleteStory">;

/**
 * Stories that are out now, by performer.
 *
 * Of the performers whom the viewer follows or is subscribed to, those with something new first; without a login public ones.
 * With a performer, those of that one. Locked ones carry previews, and in `access` why they are locked and what unlocks them (rule A2).
 */
export const listStories = "GET /stories/users" as Route<"listStories">;

/**
 * One story.
 *
 * A locked story has a preview, and `access` says why it is locked and what unlocks it (rule A2); an expired one answers 404.
 */
export const getStory = "GET /stories/users/{id}" as Route<"getStory">;

/** Mark a story as seen; repeating it changes nothing. */
export const viewStory = "POST /stories/users/{id}/view" as Route<"viewStory">;

/**
 * Find products.
 *
 * Without a performer, those of everyone.
 */
export const listProducts = "GET /performer-assets/products/search" as Route<"listProducts">;

/** One product. */
export const getProduct = "GET /performer-assets/products/{id}" as Route<"getProduct">;

/**
 * Put a product up for sale.
 *
 * A physical product without `stock`, and a digital one without file, answer 422. An upload that is not finished answers 409
 * `FILE_NOT_READY`.
 */
export const createProduct = "POST /performer/performer-assets/products multipart" as Route<"createProduct">;

/** A performer's own products. */
export const listMyProducts = "GET /performer/performer-assets/products/search" as Route<"listMyProducts">;

/** Change a product. */
export const updateProduct = "PUT /performer/performer-assets/products/{id} multipart" as Route<"updateProduct">;

/**
 * Take a product off sale for good.
 *
 * Orders continue, and buyers can still download the file (rule A4).
 */
export const deleteProduct = "DELETE /performer/performer-assets/products/{id}" as Route<"deleteProduct">;

/** One of a performer's own products. */
export const getMyProduct = "GET /performer/performer-assets/products/{id}/view" as Route<"getMyProduct">;

/** The products that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedProducts = "GET /reactions/products/bookmark" as Route<"listBookmarkedProducts">;

/** Like or bookmark; doing it twice changes nothing. */
export const createReaction = "POST /reactions" as Route<"createReaction">;

/** Take a like or bookmark back; doing it twice changes nothing. */
export const deleteReaction = "DELETE /reactions" as Route<"deleteReaction">;

/**
 * The viewer's bookmarks in short form, latest first.
 *
 * Kinds with a list of their own, such as `videos`, answer that list at this address.
 */
export const listBookmarks = "GET /reactions/{type}/bookmark" as Route<"listBookmarks">;

/**
 * The comments under something, newest first.
 *
 * Replies are left out; each comment has their number.
 */
export const listComments = "GET /comments" as Route<"listComments">;

/** Comment on something that one may see, or reply to a comment. */
export const createComment = "POST /comments" as Route<"createComment">;

/** Edit the viewer's own comment. */
export const updateComment = "POST /comments/{id} multipart" as Route<"updateComment">;

/**
 * Delete the viewer's own comment, or any comment on the viewer's own post.
 *
 * Its replies go with it.
 */
export const deleteComment = "DELETE /comments/{id}" as Route<"deleteComment">;

/** The replies to a comment, oldest first. */
export const listCommentReplies = "GET /comments/{id}/replies" as Route<"listCommentReplies">;

/** The followers of the viewer. */
export const listFollowers = "GET /follows/followers" as Route<"listFollowers">;

/** The performers that the viewer follows. */
export const listFollowing = "GET /follows/following" as Route<"listFollowing">;

/** Follow a performer; doing it twice changes nothing. */
export const followPerformer = "POST /follows/{id}" as Route<"followPerformer">;

/** Stop following a performer. */
export const unfollowPerformer = "DELETE /follows/{id}" as Route<"unfollowPerformer">;

/** The countries that the performer has blocked. */
export const listBlockedCountries = "GET /block/countries" as Route<"listBlockedCountries">;

/**
 * Set the countries that the performer blocks.
 *
 * Replaces the whole list. Subscriptions from there run to the end of what was paid and are not renewed (rule A4).
 */
export const updateBlockedCountries = "POST /block/countries" as Route<"updateBlockedCountries">;

/**
 * Whether the visitor's country is kept away from the whole site.
 *
 * Called on load; visitors from a blocked country see the block page (rule A4). Performers' own lists are not considered.
 */
export const checkCountryBlock = "GET /block/countries/check" as Route<"checkCountryBlock">;

/** The users that the viewer has blocked, latest first. */
export const listBlockedUsers = "GET /block/users" as Route<"listBlockedUsers">;

/**
 * Block a user.
 *
 * They find the viewer's profile and content no more, and cannot message, comment, react or buy (rule A4). Blocking
 * twice changes nothing.
 */
export const blockUser = "POST /block/users" as Route<"blockUser">;

/** Take a block back; doing it twice changes nothing. */
export const unblockUser = "DELETE /block/users/{id}" as Route<"unblockUser">;

/**
 * Reports by and about the viewer, latest first.
 *
 * Both sides see the outcome; the reporter stays anonymous (rule R1).
 */
export const listReports = "GET /reports" as Route<"listReports">;

/**
 * Report something or someone.
 *
 * One report per user and target. Urgent reasons hide the target at once (rule R1).
 */
export const createReport = "POST /reports" as Route<"createReport">;

/**
 * Appeal the outcome of a report.
 *
 * Once for each side, after a decision (rule R1).
 */
export const appealReport = "POST /reports/{id}/appeal" as Route<"appealReport">;

/**
 * The viewer's conversations, latest message first.
 *
 * Message requests that the viewer has not opened yet are left out; they have their own list (rule C1).
 */
export const listConversations = "GET /conversations" as Route<"listConversations">;

/**
 * Start a conversation with a user.
 *
 * Two users have one conversation; an existing one is returned.
 */
export const createConversation = "POST /conversations" as Route<"createConversation">;

/**
 * Private requests that the viewer has not opened yet, latest first.
 *
 * First messages from fans whom the performer neither follows nor has as subscribers (rule C1).
 */
export const listConversationRequests = "GET /conversations/requests" as Route<"listConversationRequests">;

/**
 * Open a private request.
 *
 * The conversation leaves the requests and joins the viewer's conversations.
 */
export const acceptConversationRequest = "POST /conversations/requests/{id}/accept" as Route<"acceptConversationRequest">;

/**
 * Find conversations by the name or username of the other participant.
 *
 * Message requests that the viewer has not opened yet are left out (rule C1).
 */
export const searchConversations = "GET /conversations/search" as Route<"searchConversations">;

/**
 * The room of a performer's streams.
 *
 * A performer has one room for all streams, there before the first one. It holds the messages of the present or last stream.
 */
export const getPerformerStreamConversation = "GET /conversations/stream/performer/{id}" as Route<"getPerformerStreamConversation">;

/** Change the rules of the performer's own room. */
export const updateStreamConversation = "PUT /conversations/stream/{id}/update" as Route<"updateStreamConversation">;

/** One conversation, as the viewer sees it. */
export const getConversation = "GET /conversations/{id}" as Route<"getConversation">;

/**
 * The messages in the room of a public stream, latest first.
 *
 * For visitors without a login. Rooms of streams that are not public answer 403.
 */
export const listPublicMessages = "GET /messages/conversations/public/{id}" as Route<"listPublicMessages">;

/** The messages of a conversation, latest first. */
export const listMessages = "GET /messages/conversations/{id}" as Route<"listMessages">;

/**
 * Send a message.
 *
 * Text, photos or one video; a performer may set a price, and the message stays locked until it is bought (rule C2).
 * Sent again with the same `clientKey`, it answers the first message again. 403 where one of the two blocked the other.
 */
export const sendMessage = "POST /messages/conversations/{id}" as Route<"sendMessage">;

/**
 * Upload a video for a message.
 *
 * A file, or the `uploadId` of a finished upload. The video is deleted after a day unless a message names it.
 */
export const uploadMessageVideo = "POST /messages/private/file/video multipart" as Route<"uploadMessageVideo">;

/**
 * Upload a photo for a message.
 *
 * The photo is deleted after a day unless a message names it.
 */
export const uploadMessagePhoto = "POST /messages/public/file/photo multipart" as Route<"uploadMessagePhoto">;

/**
 * Mark all messages of a conversation seen.
 *
 * Answers how many messages are unread now in all conversations.
 */
export const readAllMessages = "POST /messages/read-all/{id}" as Route<"readAllMessages">;

/** The messages in the room of a stream, latest first. */
export const listStreamMessages = "GET /messages/stream/{id}" as Route<"listStreamMessages">;

/**
 * Send a chat message in a stream.
 *
 * Slow mode, mutes and bans decide (rule S3). Sent again with the same `clientKey`, it answers the first message again.
 */
export const sendStreamMessage = "POST /messages/stream/{id}" as Route<"sendStreamMessage">;

/** Delete all messages of the performer's own room. */
export const removeAllStreamMessages = "DELETE /messages/stream/{id}/remove-all-message" as Route<"removeAllStreamMessages">;

/**
 * How many messages the viewer has not seen.
 *
 * In all conversations; private requests do not count until they are opened.
 */
export const getUnreadMessageCount = "GET /messages/total-unread-messages" as Route<"getUnreadMessageCount">;

/**
 * Delete the viewer's own message, or any message in the viewer's own stream.
 *
 * In a conversation the message is removed from the list; in a stream a notice replaces it (rule C3). Buyers keep bought messages.
 */
export const deleteMessage = "DELETE /messages/{id}" as Route<"deleteMessage">;

/** How far the file of a message is processed. */
export const getMessageFileStatus = "GET /messages/{id}/file/{fileId}/status" as Route<"getMessageFileStatus">;

/**
 * Get or renew the Agora token of a broadcaster or viewer.
 *
 * The owner of the stream becomes its host, everybody else a viewer. Public streams give it without login.
 */
export const createAgoraToken = "POST /streaming/agora/token" as Route<"createAgoraToken">;

/**
 * The live stream of a performer, with all that watching needs.
 *
 * Where `stream.access` refuses, `broadcast` is null and `access` says what unlocks it. 410 where nobody is live, 403 where the viewer was banned.
 * Without login a WebRTC stream asks for one, since its signalling goes over the realtime channel (rule S2).
 */
export const joinStream = "GET /streaming/join/{id}" as Route<"joinStream">;

/**
 * Go live.
 *
 * One live stream per performer (rule S1). The answer says how to broadcast (rule S2).
 */
export const startStream = "POST /streaming/live" as Route<"startStream">;

/**
 * Pause, resume or end the performer's own stream.
 *
 * An ended stream carries its `summary` and cannot be resumed.
 */
export const updateLiveStream = "PUT /streaming/live/{id}" as Route<"updateLiveStream">;

/**
 * Send the heartbeat of the performer's own live stream.
 *
 * Sent every 20 seconds. After 60 seconds without it the stream ends (rule S1).
 */
export const setStreamDuration = "PUT /streaming/set-duration" as Route<"setStreamDuration">;

/**
 * Change the details of the performer's own live stream.
 *
 * Changes the stream that is live now; 404 if there is none. Bought tickets stay valid.
 */
export const updateStream = "PUT /streaming/update" as Route<"updateStream">;

/** The live streams. */
export const listStreams = "GET /streaming/user/search" as Route<"listStreams">;

/**
 * Ban a user from the performer's streams, or lift the ban.
 *
 * Applies to this stream and later ones, until it is lifted (rule S3).
 */
export const banStreamViewer = "POST /streaming/{id}/ban" as Route<"banStreamViewer">;

/**
 * Set, change or remove the goal of the performer's own stream.
 *
 * Tips of the stream count towards it, those before it too (rule S3).
 */
export const updateStreamGoal = "PUT /streaming/{id}/goal" as Route<"updateStreamGoal">;

/**
 * Mute a user in the performer's own stream, or lift it.
 *
 * A muted user can watch but not write (rule S3).
 */
export const muteStreamViewer = "POST /streaming/{id}/mute" as Route<"muteStreamViewer">;

/** The personalised requests that the viewer ordered, latest first. */
export const listCameos = "GET /cameos" as Route<"listCameos">;

/**
 * Whether and how a performer takes personalised requests.
 *
 * A performer without an offer answers `isOffered: false` (rule D1).
 */
export const getCameoOffer = "GET /cameos/offers/{performerId}" as Route<"getCameoOffer">;

/**
 * One personalised request.
 *
 * For the fan who ordered it and the performer who fulfils it.
 */
export const getCameo = "GET /cameos/{id}" as Route<"getCameo">;

/**
 * Take back a request that is not accepted yet.
 *
 * The held tokens return to the fan at once (rule D1).
 */
export const cancelCameo = "POST /cameos/{id}/cancel money" as Route<"cancelCameo">;

/** The personalised requests to a performer, latest first. */
export const listReceivedCameos = "GET /performer/cameos" as Route<"listReceivedCameos">;

/**
 * Offer personalised requests, or stop it.
 *
 * Requests that were ordered before keep their price and turnaround (rule D1).
 */
export const updateCameoOffer = "PUT /performer/cameos/offer" as Route<"updateCameoOffer">;

/**
 * Accept a request.
 *
 * From then on the fan cannot cancel it.
 */
export const acceptCameo = "POST /performer/cameos/{id}/accept" as Route<"acceptCameo">;

/**
 * Decline a request.
 *
 * The held tokens return to the fan at once (rule D1).
 */
export const declineCameo = "POST /performer/cameos/{id}/decline money" as Route<"declineCameo">;

/**
 * Deliver the video of a request.
 *
 * A file, or the `uploadId` of a finished upload. The held tokens are captured once the video is ready to be watched (rule D1).
 */
export const deliverCameo = "POST /performer/cameos/{id}/deliver multipart money" as Route<"deliverCameo">;

/**
 * The viewer's balances, bought tokens and earnings.
 *
 * Earnings become payable after a hold of seven days (rule M3).
 */
export const getWallet = "GET /wallet" as Route<"getWallet">;

/**
 * Book a personalised request.
 *
 * The price is that of the performer's offer (rule M2). It is held until the performer delivers, and returned when they decline or
 * a day past the turnaround (rule D1). The charge's `objectId` is the request. An offer that is closed answers 409 `STATUS_CONFLICT`.
 */
export const bookCameo = "POST /wallet/charges/booking-cameo/{id} money" as Route<"bookCameo">;

/**
 * Unlock a post.
 *
 * The price is the post's (rule M2). A second purchase answers 409 `ALREADY_PURCHASED` and charges nothing (rule M4); so does
 * a post that is free for the buyer, with `STATUS_CONFLICT`.
 */
export const buyFeed = "POST /wallet/charges/feed/{id} money" as Route<"buyFeed">;

/**
 * Unlock a gallery.
 *
 * The price is the gallery's (rule M2). A second purchase answers 409 `ALREADY_PURCHASED` and charges nothing (rule M4); so does
 * a gallery that is free for the buyer, with `STATUS_CONFLICT`.
 */
export const buyGallery = "POST /wallet/charges/gallery/{id} money" as Route<"buyGallery">;

/**
 * Unlock a message.
 *
 * Only somebody of the conversation can (403 otherwise). The price is the message's (rules M2, C2); a second purchase answers
 * 409 `ALREADY_PURCHASED` and charges nothing (rule M4).
 */
export const buyMessage = "POST /wallet/charges/message/{id} money" as Route<"buyMessage">;

/**
 * Buy a product.
 *
 * Makes an order. A physical product needs an address of the buyer's own and stock, which is never oversold (rule M10), and can be
 * bought again; a digital one is bought once (rule M4) and can be downloaded at once.
 */
export const buyProduct = "POST /wallet/charges/product/{id} money" as Route<"buyProduct">;

/** The viewer's charges, latest first. */
export const listCharges = "GET /wallet/charges/search" as Route<"listCharges">;

/**
 * Buy the ticket of a live stream.
 *
 * A ticket is for this stream only, and allows any number of joins (rules S1, M4). An ended stream answers 410 `STREAM_ENDED`.
 */
export const buyStream = "POST /wallet/charges/stream/{id} money" as Route<"buyStream">;

/**
 * Tip a performer.
 *
 * Below the minimum or above the balance it is refused and nothing is charged. Users cannot tip themselves (rule M3).
 */
export const tipPerformer = "POST /wallet/charges/tip/{id} money" as Route<"tipPerformer">;

/**
 * Unlock a video.
 *
 * The price is the video's (rule M2). A second purchase answers 409 `ALREADY_PURCHASED` and charges nothing (rule M4); so does
 * a video that is free for the buyer, with `STATUS_CONFLICT`.
 */
export const buyVideo = "POST /wallet/charges/video/{id} money" as Route<"buyVideo">;

/**
 * Everything the viewer bought.
 *
 * Purchases stay accessible from here, also after the performer has blocked the viewer (rule A4).
 */
export const listPurchases = "GET /wallet/purchases" as Route<"listPurchases">;

/** Packages of tokens that can be bought. */
export const listTokenPackages = "GET /package/token/search" as Route<"listTokenPackages">;

/**
 * Preview the discount of a coupon.
 *
 * For a top-up or a subscription (rule M8). Nothing is used up yet: the payment names the coupon again. A code of nothing answers 404;
 * one that has expired, is used up or is for something else answers 422 `COUPON_INVALID`.
 */
export const applyCoupon = "POST /coupons/{code}/apply-coupon" as Route<"applyCoupon">;

/** The viewer's saved cards, the default one first. */
export const listPaymentCards = "GET /payment-cards" as Route<"listPaymentCards">;

/**
 * Remove a saved card.
 *
 * Subscriptions that it renews are renewed by the default card then; where there is none their renewal fails (rule M7).
 */
export const deletePaymentCard = "DELETE /payment-cards/{id}" as Route<"deletePaymentCard">;

/** Make a card the default. */
export const setDefaultPaymentCard = "PUT /payment-cards/{id}/default" as Route<"setDefaultPaymentCard">;

/**
 * Subscribe to a performer.
 *
 * By card or from the wallet (rule M6), monthly unless said otherwise; the price is the performer's (rule M2). `free` is had once per
 * person and performer (rule M7). While a subscription runs another answers 409 `ALREADY_SUBSCRIBED`; one that was cancelled and
 * still runs is taken up again without a charge. `STATUS_CONFLICT`: this performer does not offer that type.
 */
export const subscribePerformer = "POST /payment/subscribe/performers money" as Route<"subscribePerformer">;

/** The viewer's payments through the gateway, latest first. */
export const listTransactions = "GET /payment/transactions/user/search" as Route<"listTransactions">;

/**
 * Buy tokens by card.
 *
 * Tokens are credited once the gateway confirms, exactly once however often it says so (rule M3). A declined card
 * answers 402 `CARD_DECLINED`. A package brings its bonus, a coupon lowers what the card pays (rule M8).
 */
export const topUpWallet = "POST /payment/wallet/top-up money" as Route<"topUpWallet">;

/**
 * The status of a payment.
 *
 * Polled after an authentication until the gateway has confirmed.
 */
export const getPayment = "GET /payment/{id}" as Route<"getPayment">;

/**
 * Cancel a subscription.
 *
 * Access stays to the end of the period (rule M7). Doing it twice changes nothing; one that has ended answers 409 `STATUS_CONFLICT`.
 */
export const cancelSubscription = "POST /payment/{provider}/cancel-subscription/{id}" as Route<"cancelSubscription">;

/**
 * Receive an event of the gateway.
 *
 * Called by the gateway alone. The body is the gateway's own JSON, taken as raw bytes, since the signature in `Stripe-Signature` is over
 * them; a wrong or old one answers 403 `INVALID_SIGNATURE`. The same event twice changes nothing (rule M3). Known events: payments that
 * succeeded, failed, were refunded or disputed, cards that changed, accounts that became ready, payouts that were paid or failed.
 */
export const receiveGatewayEvent = "POST /payment/{provider}/webhook" as Route<"receiveGatewayEvent">;

/**
 * Hand a test card to the sandbox gateway.
 *
 * Only in demo mode. Takes the published test card numbers and no others.
 */
export const createSandboxPaymentMethod = "POST /sandbox/payment-methods" as Route<"createSandboxPaymentMethod">;

/**
 * Answer the sandbox gateway's authentication step.
 *
 * Only in demo mode. If approved, the payment succeeds; if refused, it fails with 402 `CARD_DECLINED`.
 */
export const authenticateSandboxPayment = "POST /sandbox/payments/{id}/authenticate money" as Route<"authenticateSandboxPayment">;

/**
 * Open the Stripe account that payouts go to.
 *
 * A repeated call returns the same account with a new onboarding URL.
 */
export const createStripeAccount = "POST /stripe/accounts" as Route<"createStripeAccount">;

/**
 * Save a card.
 *
 * The card comes from the gateway's own form; its number never reaches the platform. Nothing is charged. Saving it twice changes nothing.
 * A card that `requires-authentication` is confirmed with `clientSecret` before it can be paid with.
 */
export const createPaymentCard = "POST /{provider}/cards" as Route<"createPaymentCard">;

/** The subscribers of the viewer. */
export const listSubscribers = "GET /subscriptions/performer/search" as Route<"listSubscribers">;

/** The viewer's subscriptions. */
export const listSubscriptions = "GET /subscriptions/user/search" as Route<"listSubscriptions">;

/**
 * Agree to a subscription's new price.
 *
 * Announced 30 days ahead; without consent the subscription ends when it comes into force (rule M7). Nothing is charged now. Where no
 * new price was announced it answers 409 `STATUS_CONFLICT`.
 */
export const consentToSubscriptionPrice = "POST /subscriptions/{id}/consent" as Route<"consentToSubscriptionPrice">;

/** The orders that a performer received. */
export const listReceivedOrders = "GET /orders/search" as Route<"listReceivedOrders">;

/** The orders that the viewer placed. */
export const listOrders = "GET /orders/users/search" as Route<"listOrders">;

/**
 * One order.
 *
 * For the buyer and the seller.
 */
export const getOrder = "GET /orders/{id}" as Route<"getOrder">;

/**
 * Change the status of an order.
 *
 * For the seller. Steps only move forward: paid, processing, shipped, delivered (rule M10); others answer 409 `STATUS_CONFLICT`.
 * A refund is the operator's.
 */
export const updateOrder = "PUT /orders/{id}/update" as Route<"updateOrder">;

/**
 * Send an order to another address.
 *
 * For the buyer, until it is shipped; later, and for a digital product, it answers 409 `STATUS_CONFLICT`.
 */
export const updateOrderDeliveryAddress = "PUT /orders/{id}/update/delivery-address" as Route<"updateOrderDeliveryAddress">;

/**
 * The address of a digital product that was bought.
 *
 * Signed, for an hour (rule M10). Also for its performer. Not bought: 403 `NOT_ENTITLED`; nothing to download: 404.
 */
export const getProductDownloadLink = "GET /performer-assets/products/{id}/download-link" as Route<"getProductDownloadLink">;

/**
 * Add an address to the address book.
 *
 * The first one is the default.
 */
export const createAddress = "POST /addresses/create" as Route<"createAddress">;

/** The viewer's address book, the default one first. */
export const listAddresses = "GET /addresses/search" as Route<"listAddresses">;

/**
 * Change an address.
 *
 * Orders keep the address that they were placed with.
 */
export const updateAddress = "POST /addresses/{id} multipart" as Route<"updateAddress">;

/**
 * Remove an address.
 *
 * Orders keep the address that they were placed with.
 */
export const deleteAddress = "DELETE /addresses/{id}" as Route<"deleteAddress">;

/** The performer's single earnings, latest first. */
export const listEarnings = "GET /performer/earning/search" as Route<"listEarnings">;

/**
 * The performer's earnings of a period.
 *
 * Sums by type and points for a chart, after and before commission; the present sums that are held, payable and frozen
 * (rules M3, M5, M12).
 */
export const getEarningStats = "GET /performer/earning/stats" as Route<"getEarningStats">;

/** A referrer's single earnings, latest first. */
export const listReferralEarnings = "GET /referral-earnings/search" as Route<"listReferralEarnings">;

/**
 * The viewer's referral earnings of a period.
 *
 * A share of the commission on the earnings of referred performers (rule M5).
 */
export const getReferralEarningStats = "GET /referral-earnings/stats" as Route<"getReferralEarningStats">;

/**
 * Request a payout.
 *
 * Holds the amount, of payable earnings alone (rules M3, M9). A pending one blocks another: 409 `PAYOUT_PENDING`. Below the minimum:
 * 422 `AMOUNT_OUT_OF_RANGE`; above what is payable: 402 `INSUFFICIENT_BALANCE`. Money goes out only to people whose identity was
 * approved: 403 `PERFORMER_NOT_APPROVED`. Without banking or an account at the gateway `method` is refused.
 */
export const createPayoutRequest = "POST /payout-requests money" as Route<"createPayoutRequest">;

/**
 * Preview a payout.
 *
 * Holds no money. `obstacle` has the reason why a payout is not possible.
 */
export const calculatePayout = "POST /payout-requests/calculate" as Route<"calculatePayout">;

/**
 * Whether a payout is waiting.
 *
 * A pending one blocks another (rule M9).
 */
export const checkPendingPayoutRequest = "GET /payout-requests/check/pending-review" as Route<"checkPendingPayoutRequest">;

/** A performer's payout requests. */
export const listPayoutRequests = "GET /payout-requests/search" as Route<"listPayoutRequests">;

/**
 * The viewer's own payout requests.
 *
 * Also for users with referral earnings (rule M5).
 */
export const listUserPayoutRequests = "GET /payout-requests/user/search" as Route<"listUserPayoutRequests">;

/**
 * Change a payout that is still pending.
 *
 * Another amount changes the hold. An approved request answers 409 `STATUS_CONFLICT`.
 */
export const updatePayoutRequest = "PUT /payout-requests/{id}" as Route<"updatePayoutRequest">;

/** One payout request. */
export const getPayoutRequest = "GET /payout-requests/{id}/view" as Route<"getPayoutRequest">;

/**
 * The viewer's referral code and link.
 *
 * A referrer earns a share of the earnings of a referred performer for a year (rule M5).
 */
export const getReferralCode = "GET /referrals/user/code" as Route<"getReferralCode">;

/** The users that the viewer referred, latest first. */
export const listReferrals = "GET /referrals/user/search" as Route<"listReferrals">;

/** The viewer's notifications, latest first. */
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
 * After a reconnection a client reads the missed events, so that none is lost (rule W6).
 */
export const listEvents = "GET /events" as Route<"listEvents">;

/**
 * The channels that the viewer may read, and how far each is.
 *
 * The viewer's own channel, and those of their conversations; all of them at once. A client that was away compares the
 * numbers with those that it knows, and so also finds a channel that began meanwhile (rule W6). Streams are joined, not listed.
 */
export const listEventChannels = "GET /events/channels" as Route<"listEventChannels">;

/**
 * Start the upload of a large file in parts.
 *
 * A file above the bound of its kind answers 413. Parts follow by `appendUpload`; once finished, the upload is named as
 * `uploadId` where a file would be sent, and its type is decided there by its bytes (rule F1).
 */
export const createUpload = "POST /uploads" as Route<"createUpload">;

/**
 * How much of an upload is there.
 *
 * After an interruption, the next part starts at its `offset`.
 */
export const getUpload = "GET /uploads/{id}" as Route<"getUpload">;

/**
 * Send the next part of an upload.
 *
 * A part that does not begin at `offset` answers 409 `UPLOAD_OFFSET_MISMATCH` and changes nothing; one that goes beyond the
 * size answers 413. A part that broke off does not count.
 */
export const appendUpload = "PUT /uploads/{id} multipart" as Route<"appendUpload">;

/** Give an upload up; nothing of it is kept. */
export const cancelUpload = "DELETE /uploads/{id}" as Route<"cancelUpload">;

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
