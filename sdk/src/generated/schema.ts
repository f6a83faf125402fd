// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/auth/email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address with the token of a mailed link */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email-verification/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link that confirms an address again
         * @description Answers the same whether or not such an account waits for it.
         */
        post: operations["resendEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail or username and password
         * @description Answers the same message in the same time for an unknown account and a wrong password. Ten failures per account and
         *     address in 15 minutes answer 429 (rule P2).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the token */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link that sets a new password
         * @description Answers the same whether or not an account with this address exists.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Asks for the current one, and ends every other session (rules P2, P3).
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a fan account */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of a mailed link
         * @description Ends every session of the account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments under something, newest first */
        get: operations["listComments"];
        put?: never;
        /** Comment on something that one may see */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit one's own comment */
        post: operations["updateComment"];
        /** Delete one's own comment, or any under one's own post */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/development-mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails of demo mode, latest first
         * @description In production mode there is no such mailbox, and the answer is 404 (rule P5).
         */
        get: operations["listDevelopmentMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of a channel after a number, oldest first
         * @description After a break a client reads what it missed, and ends with exactly what it would have had (rule W6).
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file, by its signed address
         * @description Addresses come with the items that hold the files, expire within an hour and name one file. Guessing, reuse after
         *     expiry or swapping the id answers 403 (rule A3). Byte ranges are answered.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a performer; doing it twice changes nothing */
        post: operations["followPerformer"];
        /** Stop following a performer */
        delete: operations["unfollowPerformer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follows/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who follows the performer who asks */
        get: operations["listFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follows/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the reader follows */
        get: operations["listFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, latest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark one notification read */
        put: operations["readNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark all notifications read */
        put: operations["readAllNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/total-unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications are unread */
        get: operations["getUnreadNotificationCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/transactions/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reader's payments through the gateway, latest first */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/wallet/top-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy tokens by card
         * @description Tokens are credited once the gateway confirms, exactly once however often it says so (rule M3). A declined card
         *     answers 402 `CARD_DECLINED`.
         */
        post: operations["topUpWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A performer's own posts */
        get: operations["listMyFeeds"];
        put?: never;
        /** Publish a post */
        post: operations["createFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One of a performer's own posts */
        get: operations["getMyFeed"];
        /** Change a post */
        put: operations["updateFeed"];
        post?: never;
        /** Delete a post with its files, comments and reactions */
        delete: operations["deleteFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds/photo/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo for a post
         * @description The photo belongs to its performer and is deleted after a day unless a post names it.
         */
        post: operations["uploadFeedPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One performer, by username or id
         * @description A performer who blocked the reader is not found (rule A4).
         */
        get: operations["getPerformer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/avatar/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set one's own avatar as a performer */
        post: operations["uploadPerformerAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/cover/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set one's own cover */
        post: operations["uploadPerformerCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The performer who is logged in */
        get: operations["getMyPerformer"];
        /** Change one's own performer profile */
        put: operations["updateMyPerformer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/search/random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Some performers by chance, leaving out those the reader follows */
        get: operations["listRandomPerformers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The most followed performers */
        get: operations["listTopPerformers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find performers by name, username or what they say of themselves */
        get: operations["searchPerformers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like or bookmark; doing it twice changes nothing */
        post: operations["createReaction"];
        /** Take a like or bookmark back; doing it twice changes nothing */
        delete: operations["deleteReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/feeds/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The posts that the reader bookmarked, latest bookmark first */
        get: operations["listBookmarkedFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a test card to the sandbox gateway
         * @description Only in demo mode. Takes the published test card numbers and no others.
         */
        post: operations["createSandboxPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/payments/{id}/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the sandbox gateway's authentication step
         * @description Only in demo mode. Approved, the payment goes through; refused, it fails with 402 `CARD_DECLINED`.
         */
        post: operations["authenticateSandboxPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/common": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mode, country and currencies, for every rendering of the app */
        get: operations["getCommonSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Some settings, by their keys */
        post: operations["getSettingsByKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings that everyone may know */
        get: operations["getPublicSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home timeline
         * @description Posts of the performers whom the reader follows, and the reader's own.
         */
        get: operations["listFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post
         * @description A locked post answers its teaser and the verdict in `access`.
         */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/feeds/search/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The posts of one performer, by username or id */
        get: operations["listPerformerFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own profile and settings
         * @description A new e-mail address has to be confirmed; until then the old one stays.
         */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/avatar/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the avatar of the account that the address names */
        post: operations["uploadUserAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/avatar/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set one's own avatar */
        post: operations["uploadMyAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reader paid for with tokens, latest first */
        get: operations["listCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/tip/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tip a performer
         * @description Below the minimum or above the balance it is refused and nothing is charged. Nobody tips themselves (rule M3).
         */
        post: operations["tipPerformer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client says who it is, after each connect
         * @description Sent by the client over the socket. The server then delivers the channel of that person.
         */
        post: operations["onAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feed/counters-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The counters of one of the performer's posts changed */
        post: operations["onFeedCountersUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "notification/created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A notification was created, or a grouped one grew */
        post: operations["onNotificationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One notification, or all of them, were read in some session of the person */
        post: operations["onNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "performer/counters-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The counters of the performer's profile changed */
        post: operations["onPerformerCountersUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet/balance-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The person's balance changed */
        post: operations["onBalanceUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The verdict about the reader and this item; the server enforces it (rule A1). */
        Access: {
            /** @example true */
            isAllowed: boolean;
            /**
             * @description What the way in costs; null where it is free.
             * @example null
             */
            price: number | null;
            reason: components["schemas"]["AccessReason"];
            wayIn: components["schemas"]["WayIn"] | null;
        };
        /**
         * @description Why the reader may or may not see it.
         * @enum {string}
         */
        AccessReason: "public" | "owner" | "follower" | "subscriber" | "bought" | "needs-login" | "needs-follow" | "needs-subscription" | "needs-purchase";
        /**
         * @description Who may see the whole of it (rule A1).
         * @enum {string}
         */
        Audience: "public" | "followers" | "subscribers";
        AuthLoginEvent: {
            /** @description The session token. */
            token: string;
        };
        AuthToken: {
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description 256 random bits; kept by the client and sent in `Authorization`.
             * @example q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc
             */
            token: string;
        };
        AvatarUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB.
             */
            avatar: Blob;
        };
        BalanceUpdatedEvent: {
            /**
             * @description Tokens that can be spent.
             * @example 432.5
             */
            balance: number;
        };
        /**
         * @description A numbered line of events. Today every person has one, `user:` and their id.
         * @example user:0193f2a4c1d07b3e5a918c42
         */
        ChannelName: string;
        /** @description Something that was paid for with tokens. */
        Charge: {
            _id: components["schemas"]["Id"];
            /**
             * @description Tokens.
             * @example 25
             */
            amount: number;
            createdAt: components["schemas"]["Timestamp"];
            /** @example For the next kiln. */
            message: string | null;
            performer: components["schemas"]["UserSummary"];
            type: components["schemas"]["ChargeType"];
        };
        ChargeList: {
            cursor?: string;
            data: components["schemas"]["Charge"][];
            /** @example false */
            isMore: boolean;
            /** @example 3 */
            total: number;
            totalIsCapped?: boolean;
        };
        ChargeReceipt: {
            /**
             * @description Tokens afterwards.
             * @example 75
             */
            balance: number;
            /**
             * @description Tokens before.
             * @example 100
             */
            balanceBefore: number;
            charge: components["schemas"]["Charge"];
        };
        /** @enum {string} */
        ChargeType: "tip";
        Comment: {
            _id: components["schemas"]["Id"];
            author: components["schemas"]["UserSummary"];
            /**
             * @description The reader wrote it, or owns what it stands under.
             * @example false
             */
            canDelete: boolean;
            /**
             * @description Shown as text.
             * @example That glaze looks like rain on slate.
             */
            content: string;
            createdAt: components["schemas"]["Timestamp"];
            /** @example false */
            isEdited: boolean;
            /**
             * @description Whether the reader wrote it.
             * @example false
             */
            isOwn: boolean;
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["CommentObjectType"];
            picture: components["schemas"]["CommentPicture"] | null;
            updatedAt: components["schemas"]["Timestamp"];
        };
        CommentCreateRequest: {
            /** @example That glaze looks like rain on slate. */
            content: string;
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["CommentObjectType"];
        };
        CommentList: {
            cursor?: string;
            data: components["schemas"]["Comment"][];
            /** @example false */
            isMore: boolean;
            /** @example 9 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        CommentObjectType: "feed";
        CommentPicture: {
            /** @example 600 */
            height: number;
            url: components["schemas"]["Url"];
            /** @example 800 */
            width: number;
        };
        /** @description Text, a picture, or both (rule K1). */
        CommentUpdateUpload: {
            /** @example That glaze looks like rain on slate. */
            content?: string;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB.
             */
            picture?: Blob;
        };
        /** @description What every rendering of the app starts from. */
        CommonSettings: {
            currencies: components["schemas"]["Currency"][];
            geo: components["schemas"]["Geo"];
            mode: components["schemas"]["Mode"];
            primaryCurrency: components["schemas"]["CurrencyCode"];
        };
        CoverUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB; shown 3:1.
             */
            cover: Blob;
        };
        Currency: {
            /**
             * @description ISO 4217.
             * @example EUR
             */
            code: string;
            /**
             * @description ISO 3166-1 alpha-2; null for a currency of many countries.
             * @example null
             */
            countryCode: string | null;
            /**
             * @description Units of this currency for one unit of the primary currency.
             * @example 0.92
             */
            exchangeRate: number;
            /** @example € */
            symbol: string;
        };
        /**
         * @description ISO 4217.
         * @example USD
         */
        CurrencyCode: string;
        /** @description In which currency prices are shown to this person. */
        CurrencySettings: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description True: chosen by hand; false: from the country. */
            manualDetect: boolean;
        };
        DevelopmentMail: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The link of the mail, as a path of this site.
             * @example /auth/email-verification?token=q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc
             */
            link: string | null;
            /** @example Confirm your e-mail address */
            subject: string;
            /** @example Hello Noor, please confirm your address. */
            text: string;
            to: components["schemas"]["Email"];
        };
        DevelopmentMailList: {
            cursor?: string;
            data: components["schemas"]["DevelopmentMail"][];
            /** @example false */
            isMore: boolean;
            /** @example 1 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description It was done; there is nothing else to say. */
        Done: {
            /** @constant */
            success: true;
        };
        /**
         * Format: email
         * @example mara@fanlight.example
         */
        Email: string;
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        EmailVerificationRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description The only shape of a failure (rule W2). */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /**
             * @description The reason phrase of the status.
             * @example Unprocessable Entity
             */
            error: string;
            fields?: components["schemas"]["FieldError"][];
            /**
             * @description In plain words, to be shown.
             * @example Please check the marked fields.
             */
            message: string;
            requestId: components["schemas"]["Id"];
            /**
             * @description The HTTP status.
             * @example 422
             */
            statusCode: number;
        };
        /**
         * @description Every reason for a failure; closed.
         * @enum {string}
         */
        ErrorCode: "MALFORMED_BODY" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "SOCIAL_LOGIN_FAILED" | "INSUFFICIENT_BALANCE" | "CARD_DECLINED" | "CARD_EXPIRED" | "AUTHENTICATION_REQUIRED" | "FORBIDDEN" | "EMAIL_NOT_VERIFIED" | "PERFORMER_NOT_APPROVED" | "COUNTRY_BLOCKED" | "MUTED" | "NOT_ENTITLED" | "INVALID_SIGNATURE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "ALREADY_PURCHASED" | "ALREADY_SUBSCRIBED" | "ALREADY_REPORTED" | "ALREADY_VOTED" | "ALREADY_STREAMING" | "FREE_SUBSCRIPTION_USED" | "OUT_OF_STOCK" | "PAYOUT_PENDING" | "PRICE_CHANGED" | "STATUS_CONFLICT" | "FILE_NOT_READY" | "UPLOAD_OFFSET_MISMATCH" | "IDEMPOTENCY_CONFLICT" | "LINK_EXPIRED" | "STREAM_ENDED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_FAILED" | "EMAIL_TAKEN" | "USERNAME_TAKEN" | "AMOUNT_OUT_OF_RANGE" | "OWN_ACCOUNT" | "WRONG_PASSWORD" | "COUPON_INVALID" | "CAPTCHA_FAILED" | "ADDRESS_REQUIRED" | "PROVIDER_NOT_CONFIGURED" | "RATE_LIMITED" | "SLOW_MODE" | "INTERNAL" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "MEDIA_PROCESSING_UNAVAILABLE" | "MAINTENANCE";
        /** @description One numbered event of a channel (rule W6). */
        Event: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["EventPayload"];
            name: components["schemas"]["EventName"];
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        EventList: {
            data: components["schemas"]["Event"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of the channel's last event.
             * @example 17
             */
            total: number;
        };
        /**
         * @description The events that are kept and numbered.
         * @enum {string}
         */
        EventName: "notification/created" | "notification/read" | "wallet/balance-updated" | "feed/counters-updated" | "performer/counters-updated";
        /** @description The payload that belongs to the name of the event. */
        EventPayload: components["schemas"]["NotificationCreatedEvent"] | components["schemas"]["NotificationReadEvent"] | components["schemas"]["BalanceUpdatedEvent"] | components["schemas"]["FeedCountersUpdatedEvent"] | components["schemas"]["PerformerCountersUpdatedEvent"];
        /** @description A feed post, as the reader may see it. */
        Feed: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            audience: components["schemas"]["Audience"];
            createdAt: components["schemas"]["Timestamp"];
            files: components["schemas"]["FeedFile"][];
            /** @description In order of appearance, without the sign, folded. */
            hashtags: string[];
            /**
             * @description By the reader.
             * @example false
             */
            isBookmarked: boolean;
            /**
             * @description By the reader.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the reader wrote it.
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Whether `text` is only the beginning.
             * @example false
             */
            isTeaser: boolean;
            performer: components["schemas"]["UserSummary"];
            /**
             * @description The whole text or its beginning when locked.
             * @example Kiln opened at dawn. Two cracked, one sang. #stoneware
             */
            text: string;
            thumbnail: components["schemas"]["FeedThumbnail"] | null;
            /** @example 14 */
            totalBookmarks: number;
            /** @example 9 */
            totalComments: number;
            /** @example 128 */
            totalLikes: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        FeedCountersUpdatedEvent: {
            feedId: components["schemas"]["Id"];
            /** @example 15 */
            totalBookmarks: number;
            /** @example 10 */
            totalComments: number;
            /** @example 129 */
            totalLikes: number;
        };
        FeedCreateRequest: {
            audience: components["schemas"]["Audience"];
            files?: components["schemas"]["FeedFileInput"][];
            /**
             * @description May be empty when there are files.
             * @example Kiln opened at dawn. #stoneware
             */
            text: string;
        };
        /** @description A file of a post. Locked files carry a blurred preview and no other address (rule A2). */
        FeedFile: {
            _id: components["schemas"]["Id"];
            /**
             * @description What is to be seen.
             * @example A tall stoneware vessel with a river glaze.
             */
            alt: string;
            /**
             * @description Pixels of the display size.
             * @example 1600
             */
            height: number;
            /**
             * @description A blurred picture of a few hundred bytes, as a data address.
             * @example null
             */
            preview: string | null;
            /** @description Small versions; empty when locked. */
            thumbnails: components["schemas"]["Url"][];
            type: components["schemas"]["FeedFileType"];
            /**
             * @description The display size; null when locked.
             * @example null
             */
            url: string | null;
            /**
             * @description Pixels of the display size.
             * @example 1280
             */
            width: number;
        };
        FeedFileInput: {
            /**
             * @description What is to be seen, for who cannot see it.
             * @example A tall stoneware vessel with a river glaze.
             */
            alt: string;
            fileId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        FeedFileType: "feed-photo";
        FeedList: {
            /**
             * @description Asks for the next page; absent on the last.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["Feed"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description Exact to 10,000.
             * @example 64
             */
            total: number;
            /** @description There are more than `total`. */
            totalIsCapped?: boolean;
        };
        FeedPhotoUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB. Metadata is removed.
             */
            photo: Blob;
        };
        /** @enum {string} */
        FeedSortBy: "createdAt";
        /** @description The first picture of a post, small. */
        FeedThumbnail: {
            /**
             * @description Null when locked.
             * @example null
             */
            url: string | null;
        };
        /** @description Only what is named changes; `files` replaces the whole list. */
        FeedUpdateRequest: {
            audience?: components["schemas"]["Audience"];
            files?: components["schemas"]["FeedFileInput"][];
            text?: string;
        };
        FieldError: {
            /** @example This is not an e-mail address. */
            message: string;
            /**
             * @description The field, with dots between levels.
             * @example email
             */
            path: string;
        };
        /**
         * @description A size of a picture.
         * @enum {string}
         */
        FileVariant: "thumbnail" | "display";
        Follow: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            user: components["schemas"]["UserSummary"];
        };
        FollowList: {
            cursor?: string;
            data: components["schemas"]["Follow"][];
            /** @example false */
            isMore: boolean;
            /** @example 7 */
            total: number;
            totalIsCapped?: boolean;
        };
        FollowState: {
            /** @example true */
            isFollowed: boolean;
            performerId: components["schemas"]["Id"];
            /** @example 1285 */
            totalFollowers: number;
        };
        /** @enum {string} */
        Gender: "male" | "female";
        /** @description Where the request seems to come from. */
        Geo: {
            /**
             * @description ISO 3166-1 alpha-2; null when unknown.
             * @example ES
             */
            countryCode: string | null;
        };
        /**
         * @description Opaque, sortable by time of creation.
         * @example 0193f2a4c1d07b3e5a918c42
         */
        Id: string;
        /**
         * @description The secret part of a link that was mailed; single use, 24 hours.
         * @example q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc
         */
        LinkToken: string;
        /**
         * @description A language and region of the interface.
         * @enum {string}
         */
        Locale: "en-US" | "es-ES";
        LoginRequest: {
            /**
             * @description E-mail or username.
             * @example mara.clay
             */
            credentials: string;
            /**
             * Format: password
             * @example lantern-on-the-sill
             */
            password: string;
            /**
             * @description True: the session lasts 365 days; false: one day.
             * @default false
             */
            remember?: boolean;
        };
        /** @description The person who is logged in. */
        Me: {
            _id: components["schemas"]["Id"];
            /**
             * @description A file address; null shows the placeholder.
             * @example null
             */
            avatar: string | null;
            /**
             * @description Tokens that can be spent: bought ones, and for a performer earnings too.
             * @example 75
             */
            balance: number;
            /** @example null */
            cover: string | null;
            createdAt: components["schemas"]["Timestamp"];
            currencySettings: components["schemas"]["CurrencySettings"];
            /** @example noor@fanlight.example */
            email: string | null;
            /** @example true */
            isEmailVerified: boolean;
            /** @example false */
            isPerformer: boolean;
            locale: components["schemas"]["Locale"];
            /** @example Noor Haddad */
            name: string;
            /** @example noor */
            username: string | null;
        };
        MenuItem: {
            /** @example /page/terms */
            href: string;
            /** @example Terms */
            title: string;
        };
        /**
         * @description Demo mode has a demo world, a development mailbox and a sandbox gateway.
         * @enum {string}
         */
        Mode: "demo" | "production";
        /** @description A performer's own profile, with what only they see. */
        MyPerformer: {
            _id: components["schemas"]["Id"];
            /** @example null */
            avatar: string | null;
            /**
             * @description Tokens that can be spent.
             * @example 412.5
             */
            balance: number;
            /** @example Stoneware with a memory of the river. */
            bio: string;
            /** @example PT */
            countryCode: string | null;
            /** @example null */
            cover: string | null;
            createdAt: components["schemas"]["Timestamp"];
            currencySettings: components["schemas"]["CurrencySettings"];
            /**
             * @description The part of the balance that was earned, held or payable.
             * @example 392.5
             */
            earnings: number;
            /** @example mara@fanlight.example */
            email: string | null;
            gender: components["schemas"]["Gender"] | null;
            locale: components["schemas"]["Locale"];
            /** @example 9.95 */
            monthlyPrice: number | null;
            /** @example Mara Quill */
            name: string;
            status: components["schemas"]["PerformerStatus"];
            /** @example 64 */
            totalFeeds: number;
            /** @example 1284 */
            totalFollowers: number;
            /** @example 9120 */
            totalLikes: number;
            /** @example mara.clay */
            username: string | null;
            /** @example 99 */
            yearlyPrice: number | null;
        };
        Notification: {
            _id: components["schemas"]["Id"];
            /** @description The latest one; null when that account is gone. */
            actor: components["schemas"]["UserSummary"] | null;
            /**
             * @description Tokens.
             * @example 25
             */
            amount: number | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The beginning of the text that it is about.
             * @example For the next kiln.
             */
            excerpt: string | null;
            /** @example false */
            isRead: boolean;
            /** @description What it is about; for comments and mentions the post. */
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["NotificationObjectType"];
            /**
             * @description How many people a grouped notification counts.
             * @example 1
             */
            totalActors: number;
            type: components["schemas"]["NotificationType"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        NotificationCreatedEvent: {
            notification: components["schemas"]["Notification"];
            /** @example 4 */
            totalUnread: number;
        };
        NotificationList: {
            cursor?: string;
            data: components["schemas"]["Notification"][];
            /** @example true */
            isMore: boolean;
            /** @example 24 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        NotificationObjectType: "feed" | "comment" | "performer" | "charge";
        NotificationReadEvent: {
            /** @description Null: all of them. */
            notificationId: components["schemas"]["Id"] | null;
            /** @example 0 */
            totalUnread: number;
        };
        /** @enum {string} */
        NotificationSortBy: "updatedAt" | "createdAt";
        /**
         * @description What happened (rule N1). Reactions to one post are grouped.
         * @enum {string}
         */
        NotificationType: "follow" | "reaction" | "comment" | "mention" | "tip";
        /**
         * Format: password
         * @description 8 to 128 characters.
         * @example lantern-on-the-sill
         */
        Password: string;
        PasswordResetRequest: {
            password: components["schemas"]["Password"];
            token: components["schemas"]["LinkToken"];
        };
        PasswordUpdateRequest: {
            /**
             * Format: password
             * @example lantern-on-the-sill
             */
            currentPassword: string;
            password: components["schemas"]["Password"];
            /**
             * @description From which kind of account page the change comes.
             * @enum {string}
             */
            source?: "user" | "performer";
        };
        /** @description Money that comes in through the gateway. */
        Payment: {
            _id: components["schemas"]["Id"];
            /** @example 100 */
            amount: number;
            card: components["schemas"]["PaymentCard"] | null;
            createdAt: components["schemas"]["Timestamp"];
            currency: components["schemas"]["CurrencyCode"];
            failureCode: components["schemas"]["PaymentFailureCode"] | null;
            gateway: components["schemas"]["PaymentGateway"];
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description Credited once the gateway confirms.
             * @example 100
             */
            tokens: number;
            type: components["schemas"]["PaymentType"];
        };
        PaymentCard: {
            /** @example visa */
            brand: string;
            /** @example 4242 */
            last4: string;
        };
        /**
         * @description Why the gateway declined.
         * @enum {string}
         */
        PaymentFailureCode: "card_declined" | "insufficient_funds" | "expired_card" | "incorrect_cvc" | "authentication_failed" | "processing_error";
        /**
         * @description Who takes card payments. `sandbox` is the embedded one of demo mode.
         * @enum {string}
         */
        PaymentGateway: "stripe" | "sandbox";
        PaymentList: {
            cursor?: string;
            data: components["schemas"]["Payment"][];
            /** @example false */
            isMore: boolean;
            /** @example 2 */
            total: number;
            totalIsCapped?: boolean;
        };
        PaymentMethod: {
            /** @example pm_0193f2a4c1d07b3e5a918c42 */
            _id: string;
            card: components["schemas"]["PaymentCard"];
        };
        PaymentReceipt: {
            /**
             * @description Tokens as they stand now.
             * @example 100
             */
            balance: number;
            payment: components["schemas"]["Payment"];
        };
        /** @enum {string} */
        PaymentStatus: "pending" | "requires-authentication" | "succeeded" | "failed";
        /** @enum {string} */
        PaymentType: "top-up";
        /** @description A creator's profile, as the reader may see it. */
        Performer: {
            _id: components["schemas"]["Id"];
            /** @example null */
            avatar: string | null;
            /** @example Stoneware with a memory of the river. New kiln every second Friday. */
            bio: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example PT
             */
            countryCode: string | null;
            /** @example null */
            cover: string | null;
            createdAt: components["schemas"]["Timestamp"];
            gender: components["schemas"]["Gender"] | null;
            /**
             * @description By the reader.
             * @example false
             */
            isFollowed: boolean;
            /**
             * @description Whether the reader is this performer.
             * @example false
             */
            isOwn: boolean;
            /** @example true */
            isVerified: boolean;
            /**
             * @description Per month; null where no subscription is offered.
             * @example 9.95
             */
            monthlyPrice: number | null;
            /** @example Mara Quill */
            name: string;
            /** @example 64 */
            totalFeeds: number;
            /** @example 1284 */
            totalFollowers: number;
            /** @example 9120 */
            totalLikes: number;
            /** @example mara.clay */
            username: string | null;
            /**
             * @description Per year.
             * @example 99
             */
            yearlyPrice: number | null;
        };
        PerformerCountersUpdatedEvent: {
            performerId: components["schemas"]["Id"];
            /** @example 64 */
            totalFeeds: number;
            /** @example 1285 */
            totalFollowers: number;
            /** @example 9121 */
            totalLikes: number;
        };
        PerformerList: {
            data: components["schemas"]["Performer"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description Exact to 10,000.
             * @example 12
             */
            total: number;
            /** @description There are more than `total`. */
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        PerformerSortBy: "popular" | "latest" | "name";
        /**
         * @description Until it is approved, nothing of a performer is visible to others (rule P7).
         * @enum {string}
         */
        PerformerStatus: "pending" | "approved" | "rejected";
        /** @description Only what is named changes. */
        PerformerUpdateRequest: {
            /** @example Stoneware with a memory of the river. */
            bio?: string;
            /** @example PT */
            countryCode?: string | null;
            currencySettings?: components["schemas"]["CurrencySettings"];
            email?: components["schemas"]["Email"];
            gender?: components["schemas"]["Gender"] | null;
            locale?: components["schemas"]["Locale"];
            /**
             * @description Between the settings' bounds.
             * @example 9.95
             */
            monthlyPrice?: number | null;
            /** @example Mara Quill */
            name?: string;
            username?: components["schemas"]["Username"];
            /** @example 99 */
            yearlyPrice?: number | null;
        };
        /** @description What the app has to know before anyone logs in. */
        PublicSettings: {
            /**
             * @description The text of the age gate.
             * @example You must be at least 18 years old to enter.
             */
            content18Popup: string;
            /**
             * @description Whether the age gate shows.
             * @example false
             */
            enable18Popup: boolean;
            /**
             * @description Days.
             * @example 1
             */
            freeSubscriptionDuration: number;
            /** @example true */
            freeSubscriptionEnabled: boolean;
            /**
             * @description The analytics code; nothing loads without one.
             * @example null
             */
            gaCode: string | null;
            /** @example false */
            geoCurrenciesEnabled: boolean;
            locale: components["schemas"]["Locale"];
            /** @example null */
            logoUrl: string | null;
            /**
             * @description Whether the maintenance page replaces everything.
             * @example false
             */
            maintenance: boolean;
            /** @example 300 */
            maximumSubscriptionPrice: number;
            /** @example 10000 */
            maximumTipPrice: number;
            /**
             * @description The largest top-up.
             * @example 300
             */
            maximumWalletPrice: number;
            /** @description The links of the footer. */
            menus: components["schemas"]["MenuItem"][];
            /** @example 50 */
            minimumPayoutAmount: number;
            /** @example 2.95 */
            minimumSubscriptionPrice: number;
            /** @example 10 */
            minimumTipPrice: number;
            /**
             * @description The smallest top-up.
             * @example 2.95
             */
            minimumWalletPrice: number;
            paymentGateway: components["schemas"]["PaymentGateway"];
            /** @example true */
            requireEmailVerification: boolean;
            /** @example Fanlight */
            siteName: string;
            /** @example null */
            stripePublishableKey: string | null;
            /**
             * @description Of players when they start, 0 to 1.
             * @example 1
             */
            volume: number;
        };
        /** @enum {string} */
        ReactionAction: "like" | "bookmark";
        /** @enum {string} */
        ReactionObjectType: "feed";
        ReactionRequest: {
            action: components["schemas"]["ReactionAction"];
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["ReactionObjectType"];
        };
        /** @description How the object stands after the call. */
        ReactionState: {
            action: components["schemas"]["ReactionAction"];
            /**
             * @description Whether the reader's reaction stands.
             * @example true
             */
            isSet: boolean;
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["ReactionObjectType"];
            /**
             * @description All reactions of this kind.
             * @example 129
             */
            total: number;
        };
        RegisterRequest: {
            email: components["schemas"]["Email"];
            locale?: components["schemas"]["Locale"];
            /** @example Noor Haddad */
            name: string;
            password: components["schemas"]["Password"];
            username?: components["schemas"]["Username"];
        };
        Registration: {
            /** @description Whether the address has to be confirmed before the first login. */
            requiresEmailVerification: boolean;
            userId: components["schemas"]["Id"];
        };
        SandboxAuthenticationRequest: {
            /**
             * @description What the holder of the card answers.
             * @example true
             */
            isApproved: boolean;
        };
        /** @description A test card of the sandbox gateway. Real numbers are refused. */
        SandboxPaymentMethodRequest: {
            /** @example 123 */
            cvc: string;
            /** @example 12 */
            expMonth: number;
            /** @example 2034 */
            expYear: number;
            /**
             * @description Digits, spaces allowed.
             * @example 4242 4242 4242 4242
             */
            number: string;
        };
        /** @enum {string} */
        SettingKey: "currency" | "primaryCurrency" | "siteName" | "logoUrl" | "enable18Popup" | "content18Popup" | "requireEmailVerification" | "paymentGateway" | "stripePublishableKey" | "freeSubscriptionEnabled" | "freeSubscriptionDuration" | "minimumSubscriptionPrice" | "maximumSubscriptionPrice" | "minimumWalletPrice" | "maximumWalletPrice" | "minimumTipPrice" | "maximumTipPrice" | "minimumPayoutAmount" | "locale" | "volume" | "gaCode" | "geoCurrenciesEnabled";
        SettingsKeysRequest: {
            keys: components["schemas"]["SettingKey"][];
        };
        /** @description The settings that were asked for, and no others. */
        SettingValues: {
            content18Popup?: string;
            currency?: components["schemas"]["CurrencyCode"];
            enable18Popup?: boolean;
            freeSubscriptionDuration?: number;
            freeSubscriptionEnabled?: boolean;
            gaCode?: string | null;
            geoCurrenciesEnabled?: boolean;
            locale?: components["schemas"]["Locale"];
            logoUrl?: string | null;
            maximumSubscriptionPrice?: number;
            maximumTipPrice?: number;
            maximumWalletPrice?: number;
            minimumPayoutAmount?: number;
            minimumSubscriptionPrice?: number;
            minimumTipPrice?: number;
            minimumWalletPrice?: number;
            paymentGateway?: components["schemas"]["PaymentGateway"];
            primaryCurrency?: components["schemas"]["CurrencyCode"];
            requireEmailVerification?: boolean;
            siteName?: string;
            stripePublishableKey?: string | null;
            volume?: number;
        };
        /** @enum {string} */
        SortOrder: "asc" | "desc";
        /**
         * Format: date-time
         * @description RFC 3339, UTC.
         * @example 2026-05-14T09:26:53.000Z
         */
        Timestamp: string;
        TipRequest: {
            /**
             * @description Tokens, at most two decimals, within the settings' bounds (10 to 10,000).
             * @example 25
             */
            amount: number;
            /**
             * @description A word along with it.
             * @example For the next kiln.
             */
            message?: string;
        };
        TopUpRequest: {
            /**
             * @description In the primary currency, at most two decimals, within the settings' bounds (2.95 to 300).
             * @example 100
             */
            amount: number;
            /**
             * @description From the gateway.
             * @example pm_0193f2a4c1d07b3e5a918c42
             */
            paymentMethodId: string;
        };
        UnreadCount: {
            /**
             * @description Never below zero.
             * @example 3
             */
            total: number;
        };
        /** @description An image that is in place now. */
        UploadedImage: {
            /**
             * @description Pixels.
             * @example 480
             */
            height: number;
            url: components["schemas"]["Url"];
            /**
             * @description Pixels.
             * @example 480
             */
            width: number;
        };
        /**
         * @description An address, relative to the origin or absolute. File addresses are signed and expire within an hour.
         * @example /api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc
         */
        Url: string;
        /**
         * @description Letters, digits, underscore and dot; unique without case.
         * @example mara.clay
         */
        Username: string;
        /** @description A person, as others see them in a line. */
        UserSummary: {
            _id: components["schemas"]["Id"];
            /** @example null */
            avatar: string | null;
            /** @example true */
            isPerformer: boolean;
            /**
             * @description Identity approved by an operator.
             * @example true
             */
            isVerified: boolean;
            /** @example Mara Quill */
            name: string;
            /** @example mara.clay */
            username: string | null;
        };
        /** @description Only what is named changes. */
        UserUpdateRequest: {
            currencySettings?: components["schemas"]["CurrencySettings"];
            email?: components["schemas"]["Email"];
            locale?: components["schemas"]["Locale"];
            /** @example Noor Haddad */
            name?: string;
            username?: components["schemas"]["Username"];
        };
        /**
         * @description The cheapest way in.
         * @enum {string}
         */
        WayIn: "login" | "follow" | "subscribe" | "buy";
    };
    responses: {
        /** @description The body could not be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "error": "Bad Request",
                 *       "message": "The body is not valid JSON.",
                 *       "code": "MALFORMED_BODY",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The comment. */
        Comment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Comment"];
                };
            };
        };
        /** @description The request does not fit the present state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "error": "Conflict",
                 *       "message": "This idempotency key was used with another body.",
                 *       "code": "IDEMPOTENCY_CONFLICT",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "success": true
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["Done"];
                };
            };
        };
        /** @description The post. */
        Feed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Feed"];
                };
            };
        };
        /** @description Posts, newest first. */
        FeedList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FeedList"];
                };
            };
        };
        /** @description Follows, latest first; `user` is the other side. */
        FollowList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FollowList"];
                };
            };
        };
        /** @description How it stands now. */
        FollowState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FollowState"];
                };
            };
        };
        /** @description The person may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "error": "Forbidden",
                 *       "message": "Only performers can do this.",
                 *       "code": "FORBIDDEN",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link was used already, or has expired. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 410,
                 *       "error": "Gone",
                 *       "message": "This link has expired or was used already.",
                 *       "code": "LINK_EXPIRED",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The person who is logged in. */
        Me: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Me"];
                };
            };
        };
        /** @description The performer who is logged in. */
        MyPerformer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MyPerformer"];
                };
            };
        };
        /** @description There is no such thing, or it is hidden from this person. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 404,
                 *       "error": "Not Found",
                 *       "message": "We could not find that.",
                 *       "code": "NOT_FOUND",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a file is too large. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 413,
                 *       "error": "Payload Too Large",
                 *       "message": "A photo can be at most 20 MB.",
                 *       "code": "PAYLOAD_TOO_LARGE",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The payment as it stands; `requires-authentication` asks for one more step. */
        PaymentReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PaymentReceipt"];
                };
            };
        };
        /** @description The balance does not cover it, or the card was declined. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 402,
                 *       "error": "Payment Required",
                 *       "message": "Your balance does not cover this amount.",
                 *       "code": "INSUFFICIENT_BALANCE",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Performers. */
        PerformerList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PerformerList"];
                };
            };
        };
        /** @description Too many tries; `Retry-After` says when to come back. */
        RateLimited: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 429,
                 *       "error": "Too Many Requests",
                 *       "message": "Too many tries. Please wait a little.",
                 *       "code": "RATE_LIMITED",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description How the object stands now. */
        ReactionState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ReactionState"];
                };
            };
        };
        /** @description No valid token, or the credentials are wrong. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 401,
                 *       "error": "Unauthorized",
                 *       "message": "Please log in.",
                 *       "code": "UNAUTHENTICATED",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description How many are unread. */
        UnreadCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["UnreadCount"];
                };
            };
        };
        /** @description The body or a file is of a type that is not taken here. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 415,
                 *       "error": "Unsupported Media Type",
                 *       "message": "Photos can be JPEG, PNG, WebP, GIF or AVIF.",
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The image is in place. */
        UploadedImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["UploadedImage"];
                };
            };
        };
        /** @description A field is missing or wrong; `fields` says which and why. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "error": "Unprocessable Entity",
                 *       "message": "Please check the marked fields.",
                 *       "code": "VALIDATION_FAILED",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42",
                 *       "fields": [
                 *         {
                 *           "path": "email",
                 *           "message": "This is not an e-mail address."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The `cursor` of the page before. Stays correct while items are added. */
        Cursor: string;
        /** @description The id of the thing that the address names. */
        Id: components["schemas"]["Id"];
        /**
         * @description Same key and body: the first answer again, also after a restart. Same key, other body: 409 `IDEMPOTENCY_CONFLICT`.
         *     The SDK always sends one.
         */
        IdempotencyKey: string;
        /** @description How many items a page holds. */
        Limit: number;
        /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
        Offset: number;
        /** @description Newest or highest first (`desc`), or the other way round. */
        Sort: components["schemas"]["SortOrder"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc"
                 *     }
                 */
                "application/json": components["schemas"]["EmailVerificationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    resendEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@fanlight.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": "mara.clay",
                 *       "password": "lantern-on-the-sill",
                 *       "remember": true
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@fanlight.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "lantern-on-the-sill",
                 *       "password": "harbour-at-first-light",
                 *       "source": "user"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Noor Haddad",
                 *       "username": "noor",
                 *       "email": "noor@fanlight.example",
                 *       "password": "lantern-on-the-sill",
                 *       "locale": "en-US"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists; a mail with a link may have gone out. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc",
                 *       "password": "harbour-at-first-light"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listComments: {
        parameters: {
            query: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                objectId: components["schemas"]["Id"];
                objectType: components["schemas"]["CommentObjectType"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CommentList"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "objectType": "feed",
                 *       "objectId": "0193f2a4c1d07b3e5a918c42",
                 *       "content": "That glaze looks like rain on slate."
                 *     }
                 */
                "application/json": components["schemas"]["CommentCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Comment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CommentUpdateUpload"];
            };
        };
        responses: {
            200: components["responses"]["Comment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listDevelopmentMails: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description Only mails to this address. */
                to?: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DevelopmentMailList"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The number of the last event that is known. */
                after?: number;
                /** @description The reader's own channel when left out. */
                channel?: components["schemas"]["ChannelName"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getFile: {
        parameters: {
            query: {
                /** @description Seconds since 1970. */
                expires: number;
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
                variant: components["schemas"]["FileVariant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description Some of the bytes. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    followPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowState"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    unfollowPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowState"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listFollowers: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listFollowing: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: number;
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["NotificationSortBy"];
                /** @description Only notifications of this type. */
                type?: components["schemas"]["NotificationType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCount"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCount"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
        };
    };
    getUnreadNotificationCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCount"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    topUpWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Same key and body: the first answer again, also after a restart. Same key, other body: 409 `IDEMPOTENCY_CONFLICT`.
                 *     The SDK always sends one.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 100,
                 *       "paymentMethodId": "pm_0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["TopUpRequest"];
            };
        };
        responses: {
            201: components["responses"]["PaymentReceipt"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listMyFeeds: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Words of the text. */
                q?: string;
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["FeedSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeedList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    createFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Kiln opened at dawn. #stoneware",
                 *       "audience": "public",
                 *       "files": []
                 *     }
                 */
                "application/json": components["schemas"]["FeedCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Feed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getMyFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Feed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "audience": "followers"
                 *     }
                 */
                "application/json": components["schemas"]["FeedUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Feed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    uploadFeedPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeedPhotoUpload"];
            };
        };
        responses: {
            /** @description The photo, ready to be named in a post. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FeedFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username or id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The performer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Performer"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    uploadPerformerAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            200: components["responses"]["UploadedImage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    uploadPerformerCover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CoverUpload"];
            };
        };
        responses: {
            200: components["responses"]["UploadedImage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getMyPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MyPerformer"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateMyPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bio": "Stoneware with a memory of the river.",
                 *       "monthlyPrice": 9.95
                 *     }
                 */
                "application/json": components["schemas"]["PerformerUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["MyPerformer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listRandomPerformers: {
        parameters: {
            query?: {
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PerformerList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listTopPerformers: {
        parameters: {
            query?: {
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PerformerList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    searchPerformers: {
        parameters: {
            query?: {
                countryCode?: string;
                gender?: components["schemas"]["Gender"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Words, the beginning of words, or nearly so. */
                q?: string;
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["PerformerSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PerformerList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    createReaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "like",
                 *       "objectType": "feed",
                 *       "objectId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["ReactionRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReactionState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteReaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "like",
                 *       "objectType": "feed",
                 *       "objectId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["ReactionRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReactionState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listBookmarkedFeeds: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeedList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    createSandboxPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "4242 4242 4242 4242",
                 *       "expMonth": 12,
                 *       "expYear": 2034,
                 *       "cvc": "123"
                 *     }
                 */
                "application/json": components["schemas"]["SandboxPaymentMethodRequest"];
            };
        };
        responses: {
            /** @description The payment method to pay with. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentMethod"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    authenticateSandboxPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Same key and body: the first answer again, also after a restart. Same key, other body: 409 `IDEMPOTENCY_CONFLICT`.
                 *     The SDK always sends one.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isApproved": true
                 *     }
                 */
                "application/json": components["schemas"]["SandboxAuthenticationRequest"];
            };
        };
        responses: {
            200: components["responses"]["PaymentReceipt"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getCommonSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The common data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CommonSettings"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    getSettingsByKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keys": [
                 *         "currency",
                 *         "primaryCurrency"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SettingsKeysRequest"];
            };
        };
        responses: {
            /** @description The settings that were asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SettingValues"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getPublicSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicSettings"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    listFeeds: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["FeedSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeedList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Feed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listPerformerFeeds: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["FeedSortBy"];
            };
            header?: never;
            path: {
                /** @description Username or id. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeedList"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Noor Haddad",
                 *       "username": "noor"
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Me"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    uploadUserAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            200: components["responses"]["UploadedImage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    uploadMyAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            200: components["responses"]["UploadedImage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
        };
    };
    listCharges: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Charges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChargeList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    tipPerformer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Same key and body: the first answer again, also after a restart. Same key, other body: 409 `IDEMPOTENCY_CONFLICT`.
                 *     The SDK always sends one.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The performer. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 25,
                 *       "message": "For the next kiln."
                 *     }
                 */
                "application/json": components["schemas"]["TipRequest"];
            };
        };
        responses: {
            /** @description The tip is with the performer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChargeReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    onAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthLoginEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFeedCountersUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedCountersUpdatedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onNotificationCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationCreatedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationReadEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPerformerCountersUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PerformerCountersUpdatedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBalanceUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceUpdatedEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
