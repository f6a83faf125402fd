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
    "/cameos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The personalised requests that the reader ordered, latest first */
        get: operations["listCameos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cameos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One personalised request
         * @description For the fan who ordered it and the performer who answers it.
         */
        get: operations["getCameo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cameos/{id}/cancel": {
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
        /**
         * Take back a request that is not accepted yet
         * @description The held tokens return to the fan at once (rule D1).
         */
        post: operations["cancelCameo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cameos/offers/{performerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username or id. */
                performerId: string;
            };
            cookie?: never;
        };
        /**
         * Whether and how a performer takes personalised requests
         * @description A performer who never offered any answers `isOffered: false` (rule D1).
         */
        get: operations["getCameoOffer"];
        put?: never;
        post?: never;
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
        /**
         * The comments under something, newest first
         * @description Replies are left out; each comment says how many it has.
         */
        get: operations["listComments"];
        put?: never;
        /** Comment on something that one may see, or reply to a comment */
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
        /**
         * Delete one's own comment, or any under one's own post
         * @description Its replies go with it.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The replies to a comment, oldest first */
        get: operations["listCommentReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reader's conversations, latest message first
         * @description Private requests that the reader has not opened yet are left out; they stand in a list of their own (rule C1).
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Begin a conversation with somebody
         * @description Two people have one conversation; where there is one already, it is the answer.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One conversation, as the reader sees it */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Private requests that the reader has not opened yet, latest first
         * @description A first message from a fan whom the performer neither follows nor has as subscriber (rule C1).
         */
        get: operations["listConversationRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/requests/{id}/accept": {
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
        /**
         * Open a private request
         * @description The conversation leaves the requests and joins the reader's conversations.
         */
        post: operations["acceptConversationRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find conversations by the name or username of the other person
         * @description Private requests that the reader has not opened yet are left out (rule C1).
         */
        get: operations["searchConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/stream/{id}/update": {
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
        /** Change the rules of one's own room */
        put: operations["updateStreamConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/stream/performer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username or id of the performer. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * The room of a performer's streams
         * @description A performer has one room for all streams, there before the first one. It holds the messages of the present or last stream.
         */
        get: operations["getPerformerStreamConversation"];
        put?: never;
        post?: never;
        delete?: never;
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
    "/messages/{id}": {
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
        post?: never;
        /**
         * Delete one's own message, or any in one's own stream
         * @description In a conversation the message leaves the list; in a stream it stays as a notice (rule C3). Bought messages stay with who bought them.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/file/{fileId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                fileId: components["schemas"]["Id"];
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** How far the file of a message is processed */
        get: operations["getMessageFileStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The messages of a conversation, latest first */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Text, photos or one video; a performer may set a price, and the message stays locked until it is bought (rule C2).
         *     Sent again with the same `clientKey`, it answers the first message again. 403 where one of the two blocked the other.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/conversations/public/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The room. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The messages in the room of a public stream, latest first
         * @description For visitors who are not logged in. Rooms of streams that are not public are refused.
         */
        get: operations["listPublicMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/private/file/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a video for a message
         * @description A file, or the `uploadId` of a finished upload. The video is deleted after a day unless a message names it.
         */
        post: operations["uploadMessageVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/public/file/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo for a message
         * @description The photo is deleted after a day unless a message names it.
         */
        post: operations["uploadMessagePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/read-all/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all messages of a conversation seen
         * @description Answers how many messages are unread now in all conversations.
         */
        post: operations["readAllMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/stream/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The room. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The messages in the room of a stream, latest first */
        get: operations["listStreamMessages"];
        put?: never;
        /**
         * Write in the chat of a stream
         * @description Slow mode, mutes and bans decide (rule S3). Sent again with the same `clientKey`, it answers the first message again.
         */
        post: operations["sendStreamMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/stream/{id}/remove-all-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The room. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empty one's own room */
        delete: operations["removeAllStreamMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/total-unread-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many messages the reader has not seen
         * @description In all conversations; private requests do not count until they are opened.
         */
        get: operations["getUnreadMessageCount"];
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
    "/performer/cameos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The personalised requests to a performer, latest first */
        get: operations["listReceivedCameos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/cameos/{id}/accept": {
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
        /**
         * Accept a request
         * @description From then on the fan cannot cancel it.
         */
        post: operations["acceptCameo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/cameos/{id}/decline": {
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
        /**
         * Decline a request
         * @description The held tokens return to the fan at once (rule D1).
         */
        post: operations["declineCameo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/cameos/{id}/deliver": {
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
        /**
         * Deliver the video of a request
         * @description A file, or the `uploadId` of a finished upload. The held tokens are captured once the video is ready to be watched (rule D1).
         */
        post: operations["deliverCameo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/cameos/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Offer personalised requests, or stop it
         * @description Requests that were ordered before keep their price and turnaround (rule D1).
         */
        put: operations["updateCameoOffer"];
        post?: never;
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
    "/streaming/{id}/ban": {
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
        /**
         * Send somebody out of one's own streams, or let them in again
         * @description Holds for this stream and those to come, until it is lifted (rule S3).
         */
        post: operations["banStreamViewer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/{id}/goal": {
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
        /**
         * Set, change or remove the goal of one's own stream
         * @description Tips of the stream count towards it, those before it too (rule S3).
         */
        put: operations["updateStreamGoal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/{id}/mute": {
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
        /**
         * Mute somebody in one's own stream, or lift it
         * @description Who is muted watches on but cannot write (rule S3).
         */
        post: operations["muteStreamViewer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/agora/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get or renew what Agora asks of a broadcaster or viewer
         * @description The owner of the stream becomes its host, everybody else a viewer. Public streams give it without login.
         */
        post: operations["createAgoraToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/join/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username or id of the performer. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * The live stream of a performer, with all that watching needs
         * @description Where `stream.access` refuses, `broadcast` is null and the verdict says the way in. 410 where nobody is live, 403 where the reader was banned.
         *     Without login a WebRTC stream asks for one, since its signalling goes over the realtime channel (rule S2).
         */
        get: operations["joinStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go live
         * @description One live stream per performer (rule S1). The answer says how to broadcast (rule S2).
         */
        post: operations["startStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/live/{id}": {
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
        /**
         * Pause, resume or end one's own stream
         * @description An ended stream carries its `summary` and cannot be resumed.
         */
        put: operations["updateLiveStream"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/set-duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that one's own stream is still live
         * @description Sent every 20 seconds. After 60 seconds without it the stream ends (rule S1).
         */
        put: operations["setStreamDuration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what is said of one's own live stream
         * @description The stream that is live now; 404 where there is none. Who bought a ticket keeps it.
         */
        put: operations["updateStream"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is live now */
        get: operations["listStreams"];
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
    "cameo/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A personalised request is new or changed its state
         * @description Kept and numbered in the channel of the person (rule W6). For both sides.
         */
        post: operations["onCameoUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation/mark-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client says that its person has seen the messages up to this one
         * @description Does what readAllMessages does, up to one message. The other person hears it as conversation/read.
         */
        post: operations["onConversationMarkRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of the two has seen the messages
         * @description Kept and numbered in the channel of the conversation (rule W6).
         */
        post: operations["onConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation/requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody sent a private request
         * @description Kept and numbered in the channel of the person (rule W6).
         */
        post: operations["onConversationRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client says that its person writes, or stopped
         * @description Sent at most every 3 seconds while they write. The other person hears it as conversation/typing.
         */
        post: operations["onConversationType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The other person writes, or stopped
         * @description Not kept: it has no number and is not sent again after a break (rule W6).
         *     It is over after 6 seconds without another one.
         */
        post: operations["onConversationTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation of the person began, changed, or has something new
         * @description Kept and numbered in the channel of the person (rule W6).
         *     A private request that was opened comes this way too, so that it leaves the list of requests in every session.
         */
        post: operations["onConversationUpdated"];
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
    "file/processed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file of the person is ready, or failed
         * @description Kept and numbered in the channel of the person (rule W6).
         */
        post: operations["onFileProcessed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message/created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was written
         * @description Kept and numbered in the channel of the conversation (rule W6). Each reader gets the message as they may see it, with fresh addresses of files.
         */
        post: operations["onMessageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was deleted
         * @description Kept and numbered in the channel of the conversation (rule W6).
         */
        post: operations["onMessageDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was unlocked, or its file is ready
         * @description Kept and numbered in the channel of the conversation (rule W6). Each reader gets the message as they may see it, with fresh addresses of files.
         */
        post: operations["onMessageUpdated"];
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
    "order/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order that the person placed or received is new or changed
         * @description Kept and numbered in the channel of the person (rule W6). The order is read again.
         */
        post: operations["onOrderUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment/succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The gateway confirmed a payment
         * @description Kept and numbered in the channel of the person (rule W6).
         */
        post: operations["onPaymentSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The state of a payout request changed
         * @description Kept and numbered in the channel of the person (rule W6). The request is read again.
         */
        post: operations["onPayoutUpdated"];
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
    "session/ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * This session ended; its connections close
         * @description Not kept: it has no number and is not sent again after a break (rule W6). Sent to the connections of that session alone (rule P3).
         */
        post: operations["onSessionEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "story/created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A performer whom the person follows has a new story
         * @description Not kept: it has no number and is not sent again after a break (rule W6).
         */
        post: operations["onStoryCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/banned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody was sent out of a performer's streams, or let in again
         * @description Kept and numbered in the channel of the person (rule W6). For the one concerned and the performer.
         */
        post: operations["onStreamBanned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The stream ended
         * @description Kept and numbered in the channel of the stream (rule W6).
         */
        post: operations["onStreamEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/goal-updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The goal was set, changed or removed
         * @description Kept and numbered in the channel of the stream (rule W6).
         */
        post: operations["onStreamGoalUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client begins to watch
         * @description The server checks that its person may watch, then delivers the channel of the stream.
         */
        post: operations["onStreamJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody came to watch
         * @description Not kept: it has no number and is not sent again after a break (rule W6).
         */
        post: operations["onStreamJoined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client stops watching
         * @description A connection that breaks leaves by itself.
         */
        post: operations["onStreamLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody stopped watching
         * @description Not kept: it has no number and is not sent again after a break (rule W6).
         */
        post: operations["onStreamLeft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/message-created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody wrote in the chat
         * @description Kept and numbered in the channel of the stream (rule W6).
         */
        post: operations["onStreamMessageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/message-deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message of the chat was deleted
         * @description Kept and numbered in the channel of the stream (rule W6). It stays as a notice.
         */
        post: operations["onStreamMessageDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/messages-removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The chat was emptied
         * @description Kept and numbered in the channel of the stream (rule W6).
         */
        post: operations["onStreamMessagesRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/muted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody was muted in a stream, or it was lifted
         * @description Kept and numbered in the channel of the person (rule W6). For the one concerned and the performer.
         */
        post: operations["onStreamMuted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/send-signal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A word of WebRTC to the other end of a line
         * @description A viewer speaks to the performer of the stream, who speaks to one of its viewers; anybody else is refused (rule S2).
         *     The other end hears it as stream/signal.
         */
        post: operations["onStreamSendSignal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/signal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A word of WebRTC from the other end of a line
         * @description Not kept: it has no number and is not sent again after a break (rule W6). Only between the performer of a stream and one viewer (rule S2).
         */
        post: operations["onStreamSignal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A performer whom the person follows is live
         * @description Not kept: it has no number and is not sent again after a break (rule W6). The notification of it is kept.
         */
        post: operations["onStreamStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/tipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody tipped in the stream
         * @description Kept and numbered in the channel of the stream (rule W6).
         *     It brings the line of the chat with it; no stream/message-created comes for that one.
         */
        post: operations["onStreamTipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stream/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is said of the stream or of its room changed
         * @description Kept and numbered in the channel of the stream (rule W6).
         */
        post: operations["onStreamUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A subscription began, was renewed, cancelled or ended
         * @description Kept and numbered in the channel of the person (rule W6). For both sides; the subscription is read again.
         */
        post: operations["onSubscriptionUpdated"];
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
        AgoraToken: {
            /** @example 1f7a90c34be2 */
            appId: string;
            /** @example 0193f2a4c1d07b3e5a918c42 */
            channel: string;
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether it may broadcast.
             * @example false
             */
            isHost: boolean;
            /** @example 007eJxTYBBa */
            token: string;
            /**
             * @description Whom Agora takes this person for.
             * @example 48213
             */
            uid: number;
        };
        AgoraTokenRequest: {
            streamId: components["schemas"]["Id"];
        };
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
         * @description Who carries picture and sound (rule S2).
         * @enum {string}
         */
        BroadcastProvider: "agora" | "webrtc";
        /** @description A personalised request, for the fan who ordered it and the performer who answers it (rule D1). */
        Cameo: {
            _id: components["schemas"]["Id"];
            acceptedAt: components["schemas"]["Timestamp"] | null;
            answers: components["schemas"]["CameoAnswer"][];
            /**
             * @description Whether the reader may still take it back.
             * @example false
             */
            canCancel: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /** @description In which the price was shown. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description What the performer said to it; null where it was not declined, or without a word.
             * @example null
             * @example My studio is closed that week.
             * @example I do not know enough about bees, sorry.
             * @example My voice is gone until Monday.
             */
            declineReason: string | null;
            deliveredAt: components["schemas"]["Timestamp"] | null;
            /** @description The end of the turnaround; a day later the payment returns. */
            dueAt: components["schemas"]["Timestamp"];
            /**
             * @description The turnaround is over and nothing is delivered.
             * @example false
             */
            isOverdue: boolean;
            /**
             * @description Whether the reader ordered it.
             * @example true
             */
            isOwn: boolean;
            /**
             * @description ISO 639-1.
             * @example en
             * @example es
             * @example pt
             */
            language: string;
            /**
             * @description A word along with the delivery; null until then, or without one.
             * @example With love from the workshop, and happy birthday.
             * @example I played your opening twice.
             * @example The dog wanted to be in it.
             */
            note: string | null;
            paymentStatus: components["schemas"]["CameoPaymentStatus"];
            performer: components["schemas"]["UserSummary"];
            /**
             * @description Tokens.
             * @example 60
             * @example 35
             * @example 120
             */
            price: number;
            recipientGender: components["schemas"]["Gender"] | null;
            recipientKind: components["schemas"]["CameoRecipientKind"];
            /**
             * @description Of someone else.
             * @example Odile
             * @example Kofi
             * @example Priya
             */
            recipientName: string | null;
            requestType: components["schemas"]["CameoRequestType"];
            status: components["schemas"]["CameoStatus"];
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The fan. */
            user: components["schemas"]["UserSummary"];
            /** @description Null until it is delivered. */
            video: components["schemas"]["CameoVideo"] | null;
        };
        /** @description An answer in the request form. */
        CameoAnswer: {
            question: components["schemas"]["CameoQuestionKey"];
            /**
             * @example On the third of June, in the evening.
             * @example She turns forty and still throws off the hump.
             * @example How do I stop losing my queen so early?
             * @example Please say hello to Kofi too.
             * @example Whether a beginner should buy a kiln.
             */
            text: string;
        };
        CameoDeclineRequest: {
            /**
             * @description The fan reads it.
             * @example My studio is closed that week.
             */
            reason?: string;
        };
        /** @description A file, or a finished upload. */
        CameoDeliveryUpload: {
            /**
             * @description A word along with it.
             * @example With love from the workshop, and happy birthday.
             */
            note?: string;
            /** @description A finished upload of such a video. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB.
             */
            video?: Blob;
        };
        CameoList: {
            /**
             * @description Asks for the next page; absent on the last.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["Cameo"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description Exact to 10,000.
             * @example 4
             */
            total: number;
            /** @description There are more than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description Whether and how a performer takes personalised requests (rule D1). */
        CameoOffer: {
            /**
             * @example A greeting from the wheel, made while I throw you a bowl.
             * @example I look at one of your games and tell you where it turned.
             * @example A verse of your song, played for whom you like.
             * @example Ask me what ails your roses.
             */
            description: string;
            /**
             * @description Whether requests are taken now.
             * @example true
             */
            isOffered: boolean;
            /**
             * @description Whether the reader is the performer.
             * @example false
             */
            isOwn: boolean;
            /** @description ISO 639-1. */
            languages: string[];
            performer: components["schemas"]["UserSummary"];
            /**
             * @description Tokens; null until it was ever set.
             * @example 60
             * @example 35
             * @example 120
             */
            price: number | null;
            requestTypes: components["schemas"]["CameoRequestType"][];
            /**
             * @description Days until delivery.
             * @example 7
             * @example 3
             * @example 14
             */
            turnaroundDays: number;
            /** @description Null until it was ever set. */
            updatedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Only what is named changes. To be offered it needs a price, a type and a language. */
        CameoOfferUpdateRequest: {
            /** @example A greeting from the wheel, made while I throw you a bowl. */
            description?: string;
            /** @example true */
            isOffered?: boolean;
            /** @description ISO 639-1. */
            languages?: string[];
            /**
             * @description Tokens, 1 to 10,000, at most two decimals.
             * @example 60
             */
            price?: number;
            requestTypes?: components["schemas"]["CameoRequestType"][];
            /**
             * @description Days until delivery.
             * @example 7
             */
            turnaroundDays?: number;
        };
        /**
         * @description Held when ordered, captured on delivery, otherwise returned (rule D1).
         * @enum {string}
         */
        CameoPaymentStatus: "held" | "captured" | "returned";
        /**
         * @description A question of the request form. Those that begin with a type belong to it; `instructions` and `to_know` to every type.
         * @enum {string}
         */
        CameoQuestionKey: "birthday_when" | "birthday_old" | "birthday_doing" | "instructions" | "question_question" | "advice_on" | "advice_help" | "other_relation" | "other_occasion" | "other_reason" | "to_know";
        /**
         * @description For whom it is.
         * @enum {string}
         */
        CameoRecipientKind: "myself" | "someone_else";
        /**
         * @description What is asked for.
         * @enum {string}
         */
        CameoRequestType: "birthday" | "advice" | "question" | "other";
        /** @enum {string} */
        CameoSortBy: "createdAt" | "dueAt";
        /**
         * @description `requested` → `accepted` → `delivered`; `declined` by the performer, `cancelled` by the fan before it is accepted,
         *     `expired` a day past the turnaround (rule D1).
         * @enum {string}
         */
        CameoStatus: "requested" | "accepted" | "delivered" | "declined" | "cancelled" | "expired";
        CameoUpdatedEvent: {
            cameoId: components["schemas"]["Id"];
            status: components["schemas"]["CameoStatus"];
        };
        /** @description The film that was delivered. */
        CameoVideo: {
            _id: components["schemas"]["Id"];
            /**
             * @description Seconds; null until it is known.
             * @example 64
             */
            duration: number | null;
            /**
             * @description Pixels.
             * @example 1920
             */
            height: number | null;
            /**
             * @description Its first picture; null until it is ready.
             * @example /api/files/0193f2a4c1d07b3e5a918c42/thumbnail?expires=1781000000&signature=abc
             */
            posterUrl: string | null;
            status: components["schemas"]["FileStatus"];
            /**
             * @description The film; null until it is ready.
             * @example /api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc
             */
            url: string | null;
            /**
             * @description Pixels.
             * @example 1080
             */
            width: number | null;
        };
        /**
         * @description A numbered line of events: of a person, of a conversation, or of a stream, by their id (rule W6).
         * @example user:0193f2a4c1d07b3e5a918c42
         * @example conversation:0193f2a4c1d07b3e5a918c43
         * @example stream:0193f2a4c1d07b3e5a918c44
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
            /** @description The comment that this replies to; null for a comment of its own. */
            parentId?: components["schemas"]["Id"] | null;
            picture: components["schemas"]["CommentPicture"] | null;
            /**
             * @description Replies to this comment.
             * @example 2
             * @example 0
             * @example 5
             */
            totalReplies?: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        CommentCreateRequest: {
            /** @example That glaze looks like rain on slate. */
            content: string;
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["CommentObjectType"];
            /** @description The comment that this replies to. A reply to a reply stands under the first of them. */
            parentId?: components["schemas"]["Id"] | null;
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
        /** @description A conversation between two people, as the reader sees it (rule C1). */
        Conversation: {
            _id: components["schemas"]["Id"];
            /**
             * @description False where either blocked the other, or the other account is gone.
             * @example true
             */
            canSend: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the reader blocked the other person.
             * @example false
             */
            isBlocked: boolean;
            /**
             * @description A private request that the one who was written to has not opened yet.
             * @example false
             */
            isRequest: boolean;
            /** @description Null while nobody has written. */
            lastMessage: components["schemas"]["MessageSummary"] | null;
            /** @description The last one that the other person has seen. */
            lastSeenByOtherMessageId: components["schemas"]["Id"] | null;
            /** @description The last one that the reader has seen; the unread marker stands after it. */
            lastSeenMessageId: components["schemas"]["Id"] | null;
            /**
             * @description Messages that the reader has not seen.
             * @example 2
             * @example 0
             * @example 5
             */
            totalNotSeenMessages: number;
            /** @description When something was last written. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The other person. */
            user: components["schemas"]["UserSummary"];
        };
        ConversationCreateRequest: {
            source: components["schemas"]["ConversationSource"];
            /** @description The other person. */
            sourceId: components["schemas"]["Id"];
        };
        ConversationList: {
            /**
             * @description Asks for the next page; absent on the last.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["Conversation"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description Exact to 10,000.
             * @example 14
             */
            total: number;
            /** @description There are more than `total`. */
            totalIsCapped?: boolean;
        };
        ConversationMarkReadEvent: {
            conversationId: components["schemas"]["Id"];
            messageId: components["schemas"]["Id"];
        };
        ConversationReadEvent: {
            conversationId: components["schemas"]["Id"];
            /** @description The last one that was seen. */
            messageId: components["schemas"]["Id"];
            seenAt: components["schemas"]["Timestamp"];
            /** @description Who has seen them. */
            userId: components["schemas"]["Id"];
        };
        /** @description A private request, listed apart until it is opened (rule C1). */
        ConversationRequest: {
            _id: components["schemas"]["Id"];
            conversationId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The beginning of the first message.
             * @example Hello Mara, do you ever teach throwing?
             * @example Your talk about the Sicilian helped me win on Sunday.
             * @example Which strings do you use for the slow pieces?
             * @example May I send you a photo of my roses?
             */
            excerpt: string;
            /**
             * @description How many messages wait.
             * @example 1
             * @example 2
             * @example 3
             */
            totalMessages: number;
            /** @description Who wrote. */
            user: components["schemas"]["UserSummary"];
        };
        ConversationRequestedEvent: {
            request: components["schemas"]["ConversationRequest"];
            /**
             * @description Private requests that wait.
             * @example 2
             */
            totalRequests: number;
        };
        ConversationRequestList: {
            /**
             * @description Asks for the next page; absent on the last.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["ConversationRequest"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description Exact to 10,000.
             * @example 3
             */
            total: number;
            /** @description There are more than `total`. */
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        ConversationSortBy: "lastMessageAt" | "createdAt";
        /**
         * @description Whose profile the conversation begins from.
         * @enum {string}
         */
        ConversationSource: "performer" | "user";
        ConversationTypeEvent: {
            conversationId: components["schemas"]["Id"];
            /** @example true */
            isTyping: boolean;
        };
        ConversationTypingEvent: {
            conversationId: components["schemas"]["Id"];
            /** @example true */
            isTyping: boolean;
            userId: components["schemas"]["Id"];
        };
        ConversationUpdatedEvent: {
            conversation: components["schemas"]["Conversation"];
            /**
             * @description Messages in all conversations that the person has not seen.
             * @example 3
             */
            totalUnread: number;
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
        ErrorCode: "MALFORMED_BODY" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "SOCIAL_LOGIN_FAILED" | "INSUFFICIENT_BALANCE" | "CARD_DECLINED" | "CARD_EXPIRED" | "AUTHENTICATION_REQUIRED" | "FORBIDDEN" | "EMAIL_NOT_VERIFIED" | "PERFORMER_NOT_APPROVED" | "COUNTRY_BLOCKED" | "MUTED" | "BANNED" | "NOT_ENTITLED" | "INVALID_SIGNATURE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "ALREADY_PURCHASED" | "ALREADY_SUBSCRIBED" | "ALREADY_REPORTED" | "ALREADY_VOTED" | "ALREADY_STREAMING" | "FREE_SUBSCRIPTION_USED" | "OUT_OF_STOCK" | "PAYOUT_PENDING" | "PRICE_CHANGED" | "STATUS_CONFLICT" | "FILE_NOT_READY" | "UPLOAD_OFFSET_MISMATCH" | "IDEMPOTENCY_CONFLICT" | "LINK_EXPIRED" | "STREAM_ENDED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_FAILED" | "EMAIL_TAKEN" | "USERNAME_TAKEN" | "AMOUNT_OUT_OF_RANGE" | "OWN_ACCOUNT" | "WRONG_PASSWORD" | "COUPON_INVALID" | "CAPTCHA_FAILED" | "ADDRESS_REQUIRED" | "PROVIDER_NOT_CONFIGURED" | "RATE_LIMITED" | "SLOW_MODE" | "INTERNAL" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "MEDIA_PROCESSING_UNAVAILABLE" | "MAINTENANCE";
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
        EventName: "notification/created" | "notification/read" | "wallet/balance-updated" | "feed/counters-updated" | "performer/counters-updated" | "message/created" | "message/updated" | "message/deleted" | "conversation/updated" | "conversation/requested" | "conversation/read" | "stream/message-created" | "stream/message-deleted" | "stream/messages-removed" | "stream/tipped" | "stream/goal-updated" | "stream/updated" | "stream/ended" | "stream/muted" | "stream/banned" | "file/processed" | "order/updated" | "payout/updated" | "payment/succeeded" | "subscription/updated" | "cameo/updated";
        /**
         * @description The payload that belongs to the name of the event. One whose fields are a part of another's stands after that one, so
         *     that the first that fits is the right one.
         */
        EventPayload: components["schemas"]["NotificationCreatedEvent"] | components["schemas"]["NotificationReadEvent"] | components["schemas"]["PaymentSucceededEvent"] | components["schemas"]["BalanceUpdatedEvent"] | components["schemas"]["FeedCountersUpdatedEvent"] | components["schemas"]["PerformerCountersUpdatedEvent"] | components["schemas"]["MessageUpdatedEvent"] | components["schemas"]["StreamTippedEvent"] | components["schemas"]["StreamMessageCreatedEvent"] | components["schemas"]["MessageCreatedEvent"] | components["schemas"]["ConversationReadEvent"] | components["schemas"]["MessageDeletedEvent"] | components["schemas"]["ConversationUpdatedEvent"] | components["schemas"]["ConversationRequestedEvent"] | components["schemas"]["StreamMessageDeletedEvent"] | components["schemas"]["StreamMessagesRemovedEvent"] | components["schemas"]["StreamGoalUpdatedEvent"] | components["schemas"]["StreamUpdatedEvent"] | components["schemas"]["StreamEndedEvent"] | components["schemas"]["StreamMutedEvent"] | components["schemas"]["StreamBannedEvent"] | components["schemas"]["FileProcessedEvent"] | components["schemas"]["OrderUpdatedEvent"] | components["schemas"]["PayoutUpdatedEvent"] | components["schemas"]["SubscriptionUpdatedEvent"] | components["schemas"]["CameoUpdatedEvent"];
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
        FileProcessedEvent: {
            file: components["schemas"]["FileProcessing"];
            /** @description What the file belongs to; null while nothing names it. */
            objectId: components["schemas"]["Id"] | null;
        };
        /** @description How far the processing of one file is. */
        FileProcessing: {
            _id: components["schemas"]["Id"];
            /**
             * @description From 0 to 1.
             * @example 0.42
             */
            progress: number;
            /**
             * @description Why it failed, in words to be shown; null otherwise.
             * @example null
             */
            reason: string | null;
            status: components["schemas"]["FileStatus"];
        };
        /**
         * @description How far a file is on its way to being played (rule F3).
         * @enum {string}
         */
        FileStatus: "uploaded" | "processing" | "ready" | "failed";
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
        /** @description A server that helps browsers to reach each other. */
        IceServer: {
            /**
             * @description Expires with the stream.
             * @example null
             */
            credential: string | null;
            urls: string[];
            /** @example null */
            username: string | null;
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
        /** @description A message between two people, as the reader may see it (rule C2). */
        Message: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            author: components["schemas"]["UserSummary"];
            /**
             * @description What the sender's session named it; null for everybody else.
             * @example b7c1f0a2e9d84c5f
             */
            clientKey: string | null;
            conversationId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description Photos, or one video. */
            files: components["schemas"]["MessageFile"][];
            /**
             * @description Whether the one it was sent to has paid its price.
             * @example false
             */
            isBought: boolean;
            /** @example false */
            isDeleted: boolean;
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
            /**
             * @description Tokens; null for a message that is free.
             * @example null
             */
            price: number | null;
            /**
             * @description Shown as text. Its beginning when locked, a notice when deleted; empty where there are only files.
             * @example The shelf with the celadon bowls comes out tomorrow morning.
             * @example Look at move 23 again, the rook was never in danger.
             * @example Here is the slow version of the bridge, hands only.
             * @example The first tomatoes are red. I thought of you.
             * @example Jupiter stands high tonight, look south after ten.
             */
            text: string;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description What changed about a message.
         * @enum {string}
         */
        MessageChange: "bought" | "file-processed";
        MessageCreatedEvent: {
            message: components["schemas"]["Message"];
        };
        /** @description Text, files, or both. */
        MessageCreateRequest: {
            /**
             * @description A name that the sending session chose, so that it sends and shows the message once.
             * @example b7c1f0a2e9d84c5f
             */
            clientKey?: string;
            /** @description Files that were uploaded for it, photos or one video. */
            fileIds?: components["schemas"]["Id"][];
            /**
             * @description Tokens, 1 to 10,000, at most two decimals; for performers only. Locked until it is bought.
             * @example 12
             */
            price?: number | null;
            /**
             * @description May be empty when there are files.
             * @example Does the blue glaze go in at the same heat?
             * @example Thank you for the game, I saw the fork too late.
             * @example Could you play the bridge once more, slowly?
             */
            text: string;
        };
        MessageDeletedEvent: {
            conversationId: components["schemas"]["Id"];
            messageId: components["schemas"]["Id"];
        };
        /** @description A file of a message. Locked files carry a blurred preview and no other address (rule A2). */
        MessageFile: {
            _id: components["schemas"]["Id"];
            /**
             * @description Seconds of a video; null for photos and until it is known.
             * @example 42.5
             */
            duration: number | null;
            /**
             * @description Pixels; null until it is known.
             * @example 960
             */
            height: number | null;
            /**
             * @description A blurred picture of a few hundred bytes, as a data address.
             * @example null
             */
            preview: string | null;
            status: components["schemas"]["FileStatus"];
            /** @description Small versions, of a video its poster; empty when locked. */
            thumbnails: components["schemas"]["Url"][];
            type: components["schemas"]["MessageFileType"];
            /**
             * @description The display size or the film; null when locked or not ready.
             * @example /api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc
             */
            url: string | null;
            /**
             * @description Pixels; null until it is known.
             * @example 1280
             */
            width: number | null;
        };
        /** @enum {string} */
        MessageFileType: "message-photo" | "message-video";
        MessageList: {
            /**
             * @description Asks for the next page; absent on the last.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["Message"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description Exact to 10,000.
             * @example 58
             */
            total: number;
            /** @description There are more than `total`. */
            totalIsCapped?: boolean;
        };
        MessagePhotoUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB. Metadata is removed.
             */
            photo: Blob;
        };
        /** @description A message in one line. */
        MessageSummary: {
            _id: components["schemas"]["Id"];
            authorId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The beginning of the text; empty where there are only files or it is locked.
             * @example See you at the kiln on Friday.
             * @example Knight to f5 was the whole idea.
             * @example Then tune the low string down once more.
             * @example The seeds arrived today.
             */
            excerpt: string;
            /** @example false */
            isDeleted: boolean;
            /**
             * @description Whether it has a price that the reader has not paid.
             * @example false
             */
            isLocked: boolean;
            /**
             * @example 0
             * @example 1
             * @example 3
             */
            totalFiles: number;
        };
        MessageUpdatedEvent: {
            change: components["schemas"]["MessageChange"];
            message: components["schemas"]["Message"];
        };
        /** @description One of the two. */
        MessageVideoUpload: {
            /** @description A finished upload of such a video. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB.
             */
            video?: Blob;
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
        /**
         * @description What a notification is about, and so where it leads.
         * @enum {string}
         */
        NotificationObjectType: "feed" | "comment" | "performer" | "charge" | "user" | "subscription" | "conversation" | "message" | "photo" | "gallery" | "video" | "reel" | "story" | "product" | "stream" | "order" | "payout" | "cameo";
        NotificationReadEvent: {
            /** @description Null: all of them. */
            notificationId: components["schemas"]["Id"] | null;
            /** @example 0 */
            totalUnread: number;
        };
        /** @enum {string} */
        NotificationSortBy: "updatedAt" | "createdAt";
        /**
         * @description What happened (rule N1). Reactions to one thing are grouped. `sale` tells a performer that something was bought or a
         *     personalised request was ordered; `order` and `payout` that its state changed; `live` and `content` come from performers
         *     whom the person is subscribed to.
         * @enum {string}
         */
        NotificationType: "follow" | "subscription" | "tip" | "sale" | "comment" | "reply" | "reaction" | "message-request" | "order" | "payout" | "mention" | "live" | "content";
        OrderUpdatedEvent: {
            orderId: components["schemas"]["Id"];
        };
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
        PaymentSucceededEvent: {
            /**
             * @description Tokens that can be spent.
             * @example 175
             */
            balance: number;
            payment: components["schemas"]["Payment"];
        };
        /** @enum {string} */
        PaymentType: "top-up";
        PayoutUpdatedEvent: {
            payoutRequestId: components["schemas"]["Id"];
        };
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
        SessionEndedEvent: {
            reason: components["schemas"]["SessionEndReason"];
            sessionId: components["schemas"]["Id"];
        };
        /**
         * @description Why a session ended.
         * @enum {string}
         */
        SessionEndReason: "logged-out" | "revoked" | "password-changed" | "expired" | "account-deleted";
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
        StoryCreatedEvent: {
            createdAt: components["schemas"]["Timestamp"];
            performer: components["schemas"]["UserSummary"];
            storyId: components["schemas"]["Id"];
        };
        /** @description A live stream, as the reader may see it (rule S1). */
        Stream: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            audience: components["schemas"]["StreamAudience"];
            /** @description The room with the chat. */
            conversationId: components["schemas"]["Id"];
            /**
             * @description The cover of the performer.
             * @example null
             */
            cover: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Seconds so far.
             * @example 1260
             */
            duration: number;
            endedAt: components["schemas"]["Timestamp"] | null;
            goal: components["schemas"]["StreamGoal"] | null;
            /**
             * @description Whether the reader follows the performer.
             * @example false
             */
            isFollowed: boolean;
            /**
             * @description Whether the reader is the performer.
             * @example false
             */
            isOwn: boolean;
            performer: components["schemas"]["UserSummary"];
            /**
             * @description Tokens for a ticket; null without tickets.
             * @example null
             */
            price: number | null;
            startedAt: components["schemas"]["Timestamp"];
            status: components["schemas"]["StreamStatus"];
            /** @description For the performer once it has ended; null otherwise. */
            summary: components["schemas"]["StreamSummary"] | null;
            /**
             * @example Glazing night
             * @example Blitz against the whole chat
             * @example Slow fingerpicking for a rainy evening
             * @example The garden before the frost
             * @example Saturn through the big telescope
             */
            title: string;
            /**
             * @description Watching now.
             * @example 84
             * @example 12
             * @example 230
             */
            totalViewers: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Who may watch: everybody, subscribers, or who bought a ticket (rule S1).
         * @enum {string}
         */
        StreamAudience: "public" | "subscribers" | "ticket";
        StreamBannedEvent: {
            /** @example true */
            isBanned: boolean;
            streamId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
        };
        StreamBanRequest: {
            /** @example true */
            isBanned: boolean;
            userId: components["schemas"]["Id"];
        };
        /** @description How picture and sound travel (rule S2). */
        StreamBroadcast: {
            /**
             * @description The name of the channel at the provider.
             * @example 0193f2a4c1d07b3e5a918c42
             */
            channel: string;
            /** @description For WebRTC; empty with Agora. */
            iceServers: components["schemas"]["IceServer"][];
            /**
             * @description Whether the reader broadcasts.
             * @example false
             */
            isHost: boolean;
            /**
             * @description WebRTC by relay alone, so that nobody's address is shown.
             * @example false
             */
            isRelayOnly: boolean;
            provider: components["schemas"]["BroadcastProvider"];
        };
        /** @description The room of a performer's streams, and what the reader may do there (rule S3). */
        StreamConversation: {
            _id: components["schemas"]["Id"];
            /**
             * @description Logged in, let in, neither muted nor banned, and the room is open.
             * @example true
             */
            canSend: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The reader.
             * @example false
             */
            isMuted: boolean;
            /**
             * @description Whether viewers may write at all.
             * @example true
             */
            isOpen: boolean;
            /**
             * @description Whether the reader is the performer, who may delete, mute and ban.
             * @example false
             */
            isOwn: boolean;
            /** @description Null: not muted, or for the whole stream. */
            mutedUntil: components["schemas"]["Timestamp"] | null;
            performer: components["schemas"]["UserSummary"];
            /**
             * @description How long a viewer waits between two messages; 0: no slow mode.
             * @example 0
             * @example 5
             * @example 10
             */
            slowModeSeconds: number;
            /** @description The stream that is live now. */
            streamId: components["schemas"]["Id"] | null;
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * @description Stands above the chat.
             * @example Ask me anything about glazes.
             * @example Beginners welcome, be kind to each other.
             * @example Requests for songs go here.
             * @example Tonight we look at Saturn together.
             */
            welcomeText: string | null;
        };
        /** @description Only what is named changes. */
        StreamConversationUpdateRequest: {
            /**
             * @description Whether viewers may write at all.
             * @example true
             */
            isOpen?: boolean;
            /**
             * @description How long a viewer waits between two messages; 0: no slow mode.
             * @example 10
             */
            slowModeSeconds?: number;
            /**
             * @description Stands above the chat.
             * @example Ask me anything about glazes.
             */
            welcomeText?: string | null;
        };
        StreamEndedEvent: {
            /**
             * @description Seconds.
             * @example 5400
             */
            duration: number;
            endedAt: components["schemas"]["Timestamp"];
            reason: components["schemas"]["StreamEndReason"];
            streamId: components["schemas"]["Id"];
        };
        /**
         * @description Ended by the performer, for want of a heartbeat (rule S1), or by an operator.
         * @enum {string}
         */
        StreamEndReason: "ended" | "timed-out" | "removed";
        /** @description What the tips of a stream are collected for (rule S3). */
        StreamGoal: {
            /**
             * @description Tokens to be reached.
             * @example 500
             * @example 300
             * @example 150
             */
            amount: number;
            /** @example false */
            isReached: boolean;
            /**
             * @description Tokens so far; may pass the amount.
             * @example 320
             * @example 45
             * @example 150
             */
            received: number;
            /**
             * @example A new kiln shelf
             * @example An hour more of open questions
             * @example Strings for the whole year
             * @example A second bed of dahlias
             */
            title: string;
        };
        StreamGoalInput: {
            /**
             * @description Tokens, at most two decimals.
             * @example 500
             */
            amount: number;
            /** @example A new kiln shelf */
            title: string;
        };
        StreamGoalUpdatedEvent: {
            /** @description Null: it was removed. */
            goal: components["schemas"]["StreamGoal"] | null;
            streamId: components["schemas"]["Id"];
        };
        /** @description The whole goal; an amount of null removes it. */
        StreamGoalUpdateRequest: {
            /**
             * @description Tokens, at most two decimals.
             * @example 500
             */
            amount: number | null;
            /** @example A new kiln shelf */
            title: string;
        };
        StreamHeartbeat: {
            /**
             * @description Seconds so far.
             * @example 1260
             */
            duration: number;
            status: components["schemas"]["StreamStatus"];
            streamId: components["schemas"]["Id"];
            /**
             * @description Watching now.
             * @example 84
             */
            totalViewers: number;
        };
        StreamHeartbeatRequest: {
            /**
             * @description Seconds so far, as the broadcasting device counts them.
             * @example 1260
             */
            duration: number;
            streamId: components["schemas"]["Id"];
        };
        StreamJoinedEvent: {
            streamId: components["schemas"]["Id"];
            /**
             * @description Watching now.
             * @example 85
             */
            totalViewers: number;
            /** @description Null for who is not logged in, and when many come at once. */
            viewer: components["schemas"]["StreamViewer"] | null;
        };
        StreamJoinEvent: {
            streamId: components["schemas"]["Id"];
        };
        StreamLeaveEvent: {
            streamId: components["schemas"]["Id"];
        };
        StreamLeftEvent: {
            streamId: components["schemas"]["Id"];
            /**
             * @description Watching now.
             * @example 84
             */
            totalViewers: number;
            /** @description Null for who is not logged in, and when many leave at once. */
            userId: components["schemas"]["Id"] | null;
        };
        StreamList: {
            data: components["schemas"]["Stream"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description Exact to 10,000.
             * @example 6
             */
            total: number;
            /** @description There are more than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description A line in the chat of a stream; the same for everybody who may read it. */
        StreamMessage: {
            _id: components["schemas"]["Id"];
            /**
             * @description Tokens of a tip; null for text.
             * @example null
             */
            amount: number | null;
            author: components["schemas"]["UserSummary"];
            /**
             * @description What the author's session named it.
             * @example b7c1f0a2e9d84c5f
             */
            clientKey: string | null;
            conversationId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /** @example false */
            isDeleted: boolean;
            /**
             * @description Whether the performer of the stream wrote it.
             * @example false
             */
            isHost: boolean;
            streamId: components["schemas"]["Id"];
            /**
             * @description Shown as text. A notice when deleted; what was said along with a tip, which may be nothing.
             * @example Hello from Lisbon
             * @example Is that the new kiln behind you?
             * @example Bishop takes, please take the bishop
             * @example That chord gave me shivers
             * @example Can you turn the telescope to the left?
             */
            text: string;
            type: components["schemas"]["StreamMessageType"];
        };
        StreamMessageCreatedEvent: {
            message: components["schemas"]["StreamMessage"];
            streamId: components["schemas"]["Id"];
        };
        StreamMessageCreateRequest: {
            /**
             * @description A name that the sending session chose, so that it sends and shows the message once.
             * @example b7c1f0a2e9d84c5f
             */
            clientKey?: string;
            /**
             * @example Hello from Lisbon
             * @example Is that the new kiln behind you?
             * @example That chord gave me shivers
             */
            text: string;
        };
        StreamMessageDeletedEvent: {
            messageId: components["schemas"]["Id"];
            streamId: components["schemas"]["Id"];
            /**
             * @description The notice.
             * @example Message deleted
             */
            text: string;
        };
        StreamMessageList: {
            /**
             * @description Asks for the next page; absent on the last.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["StreamMessage"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description Exact to 10,000.
             * @example 240
             */
            total: number;
            /** @description There are more than `total`. */
            totalIsCapped?: boolean;
        };
        StreamMessagesRemovedEvent: {
            /** @description Messages from before are gone. */
            removedAt: components["schemas"]["Timestamp"];
            streamId: components["schemas"]["Id"];
        };
        /**
         * @description What a line of the chat is.
         * @enum {string}
         */
        StreamMessageType: "text" | "tip";
        StreamMutedEvent: {
            /** @example true */
            isMuted: boolean;
            /** @description Null: not muted, or for the rest of the stream. */
            mutedUntil: components["schemas"]["Timestamp"] | null;
            streamId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
        };
        StreamMuteRequest: {
            /** @example true */
            isMuted: boolean;
            /**
             * @description For how long; null or left out: for the rest of the stream.
             * @example 10
             */
            minutes?: number | null;
            userId: components["schemas"]["Id"];
        };
        /**
         * @description One connection of one person; made by the server, known only to the two ends of a line.
         * @example c0q8ZtUe7vXbR2aF
         */
        StreamPeerId: string;
        StreamSendSignalEvent: {
            /**
             * @description The session description, or the candidate as JSON; null for `ready` and `bye`.
             * @example null
             */
            data: string | null;
            /** @description To whom; null: to the performer. */
            peerId: components["schemas"]["StreamPeerId"] | null;
            streamId: components["schemas"]["Id"];
            type: components["schemas"]["StreamSignalType"];
        };
        /** @description All that broadcasting or watching a stream begins with. */
        StreamSession: {
            /** @description Null where the reader may not watch. */
            broadcast: components["schemas"]["StreamBroadcast"] | null;
            conversation: components["schemas"]["StreamConversation"];
            stream: components["schemas"]["Stream"];
            /** @description Who came last, first; `stream.totalViewers` counts all. Empty where the reader may not watch. */
            viewers: components["schemas"]["StreamViewer"][];
        };
        StreamSignalEvent: {
            /**
             * @description The session description, or the candidate as JSON; null for `ready` and `bye`.
             * @example null
             */
            data: string | null;
            /** @description The other end. */
            peerId: components["schemas"]["StreamPeerId"];
            streamId: components["schemas"]["Id"];
            type: components["schemas"]["StreamSignalType"];
            /** @description The person at the other end. */
            userId: components["schemas"]["Id"];
        };
        /**
         * @description `ready` and `bye` open and close a line; the others are those of WebRTC.
         * @enum {string}
         */
        StreamSignalType: "ready" | "offer" | "answer" | "candidate" | "bye";
        /** @enum {string} */
        StreamSortBy: "totalViewers" | "startedAt";
        StreamStartedEvent: {
            performer: components["schemas"]["UserSummary"];
            startedAt: components["schemas"]["Timestamp"];
            streamId: components["schemas"]["Id"];
            /**
             * @example Glazing night
             * @example Blitz against the whole chat
             * @example The garden before the frost
             */
            title: string;
        };
        StreamStartRequest: {
            audience: components["schemas"]["StreamAudience"];
            goal?: components["schemas"]["StreamGoalInput"] | null;
            /**
             * @description Tokens for a ticket, 1 to 10,000, at most two decimals; only with the audience `ticket`.
             * @example 15
             */
            price?: number | null;
            /** @example Glazing night */
            title: string;
        };
        /**
         * @description `paused`: the performer is back soon; the heartbeat goes on.
         * @enum {string}
         */
        StreamStatus: "live" | "paused" | "ended";
        StreamStatusUpdateRequest: {
            status: components["schemas"]["StreamStatus"];
        };
        /** @description What became of a stream; for its performer. */
        StreamSummary: {
            /**
             * @description Seconds.
             * @example 5400
             */
            duration: number;
            reason: components["schemas"]["StreamEndReason"];
            /**
             * @description Tokens that came for tickets.
             * @example 0
             */
            ticketAmount: number;
            /**
             * @description Tokens that came as tips.
             * @example 640
             */
            tipAmount: number;
            /** @example 418 */
            totalMessages: number;
            /** @example 17 */
            totalNewFollowers: number;
            /**
             * @description Most at one time.
             * @example 96
             */
            totalPeakViewers: number;
            /** @example 0 */
            totalTickets: number;
            /** @example 23 */
            totalTips: number;
            /**
             * @description People who looked in.
             * @example 312
             */
            totalViewers: number;
        };
        StreamTippedEvent: {
            /** @description As it stands now; null without one. */
            goal: components["schemas"]["StreamGoal"] | null;
            /** @description Of type `tip`. */
            message: components["schemas"]["StreamMessage"];
            streamId: components["schemas"]["Id"];
        };
        StreamUpdatedEvent: {
            audience: components["schemas"]["StreamAudience"];
            /**
             * @description Whether viewers may write.
             * @example true
             */
            isOpen: boolean;
            /**
             * @description Tokens for a ticket.
             * @example null
             */
            price: number | null;
            /** @example 10 */
            slowModeSeconds: number;
            status: components["schemas"]["StreamStatus"];
            streamId: components["schemas"]["Id"];
            /**
             * @example Glazing night with questions
             * @example Blitz with longer clocks
             * @example The garden in the rain
             */
            title: string;
            /** @example Ask me anything about glazes. */
            welcomeText: string | null;
        };
        /** @description Only what is named changes. */
        StreamUpdateRequest: {
            audience?: components["schemas"]["StreamAudience"];
            /**
             * @description Tokens for a ticket, 1 to 10,000, at most two decimals; only with the audience `ticket`.
             * @example 15
             */
            price?: number | null;
            /** @example Glazing night with questions */
            title?: string;
        };
        /** @description Somebody who watches, and is logged in. */
        StreamViewer: {
            /** @example false */
            isMuted: boolean;
            joinedAt: components["schemas"]["Timestamp"];
            user: components["schemas"]["UserSummary"];
        };
        StreamViewerState: {
            /** @example false */
            isBanned: boolean;
            /** @example true */
            isMuted: boolean;
            /** @description Null: not muted, or for the rest of the stream. */
            mutedUntil: components["schemas"]["Timestamp"] | null;
            userId: components["schemas"]["Id"];
        };
        SubscriptionUpdatedEvent: {
            performerId: components["schemas"]["Id"];
            subscriptionId: components["schemas"]["Id"];
        };
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
            /** @description The live stream in whose chat and goal the tip shows (rule S3). */
            streamId?: components["schemas"]["Id"];
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
        /** @description The request. */
        Cameo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Cameo"];
                };
            };
        };
        /** @description Personalised requests, latest first. */
        CameoList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CameoList"];
                };
            };
        };
        /** @description What the performer offers. */
        CameoOffer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CameoOffer"];
                };
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
        /** @description Comments. */
        CommentList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CommentList"];
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
        /** @description The conversation. */
        Conversation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Conversation"];
                };
            };
        };
        /** @description Conversations, latest message first. */
        ConversationList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ConversationList"];
                };
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
        /** @description The stream. */
        Stream: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Stream"];
                };
            };
        };
        /** @description The room of a performer's streams. */
        StreamConversation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StreamConversation"];
                };
            };
        };
        /** @description The stream has ended, or nobody is live. */
        StreamEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 410,
                 *       "error": "Gone",
                 *       "message": "This stream has ended.",
                 *       "code": "STREAM_ENDED",
                 *       "requestId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Messages, latest first. */
        StreamMessageList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StreamMessageList"];
                };
            };
        };
        /** @description The stream, its room and the way in. */
        StreamSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StreamSession"];
                };
            };
        };
        /** @description How it stands with that person now. */
        StreamViewerState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "userId": "0193f2a4c1d07b3e5a918c43",
                 *         "isMuted": true,
                 *         "mutedUntil": "2026-05-14T09:36:53.000Z",
                 *         "isBanned": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["StreamViewerState"];
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
    listCameos: {
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
                sortBy?: components["schemas"]["CameoSortBy"];
                status?: components["schemas"]["CameoStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CameoList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getCameo: {
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
            200: components["responses"]["Cameo"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    cancelCameo: {
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
        requestBody?: never;
        responses: {
            200: components["responses"]["Cameo"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    getCameoOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username or id. */
                performerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CameoOffer"];
            404: components["responses"]["NotFound"];
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
            200: components["responses"]["CommentList"];
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
    listCommentReplies: {
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
            path: {
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentList"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listConversations: {
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
                sortBy?: components["schemas"]["ConversationSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConversationList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    createConversation: {
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
                 *       "source": "performer",
                 *       "sourceId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Conversation"];
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
    getConversation: {
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
            200: components["responses"]["Conversation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listConversationRequests: {
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
            /** @description Private requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConversationRequestList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    acceptConversationRequest: {
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
            200: components["responses"]["Conversation"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    searchConversations: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Words, the beginning of words, or nearly so. */
                q?: string;
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["ConversationSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConversationList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateStreamConversation: {
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
                 *       "slowModeSeconds": 10,
                 *       "welcomeText": "Ask me anything about glazes."
                 *     }
                 */
                "application/json": components["schemas"]["StreamConversationUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["StreamConversation"];
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
    getPerformerStreamConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username or id of the performer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StreamConversation"];
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
    deleteMessage: {
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
    getMessageFileStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                fileId: components["schemas"]["Id"];
                /** @description The id of the thing that the address names. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FileProcessing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listMessages: {
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
            };
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Does the blue glaze go in at the same heat?",
                 *       "fileIds": [],
                 *       "clientKey": "b7c1f0a2e9d84c5f"
                 *     }
                 */
                "application/json": components["schemas"]["MessageCreateRequest"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
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
    listPublicMessages: {
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
            };
            header?: never;
            path: {
                /** @description The room. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StreamMessageList"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    uploadMessageVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MessageVideoUpload"];
            };
        };
        responses: {
            /** @description The video, to be named in a message; it may be processed meanwhile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageFile"];
                    };
                };
            };
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
    uploadMessagePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MessagePhotoUpload"];
            };
        };
        responses: {
            /** @description The photo, ready to be named in a message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageFile"];
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
    readAllMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCount"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    listStreamMessages: {
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
            };
            header?: never;
            path: {
                /** @description The room. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StreamMessageList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    sendStreamMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The room. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Hello from Lisbon",
                 *       "clientKey": "b7c1f0a2e9d84c5f"
                 *     }
                 */
                "application/json": components["schemas"]["StreamMessageCreateRequest"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StreamMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    removeAllStreamMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The room. */
                id: components["schemas"]["Id"];
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
    getUnreadMessageCount: {
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
    listReceivedCameos: {
        parameters: {
            query?: {
                /** @description The `cursor` of the page before. Stays correct while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those whose turnaround is over. */
                isOverdue?: boolean;
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                requestType?: components["schemas"]["CameoRequestType"];
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["CameoSortBy"];
                status?: components["schemas"]["CameoStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CameoList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    acceptCameo: {
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
            200: components["responses"]["Cameo"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    declineCameo: {
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
                 *       "reason": "My studio is closed that week."
                 *     }
                 */
                "application/json": components["schemas"]["CameoDeclineRequest"];
            };
        };
        responses: {
            200: components["responses"]["Cameo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    deliverCameo: {
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
                "multipart/form-data": components["schemas"]["CameoDeliveryUpload"];
            };
        };
        responses: {
            200: components["responses"]["Cameo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateCameoOffer: {
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
                 *       "isOffered": true,
                 *       "price": 60,
                 *       "turnaroundDays": 7,
                 *       "requestTypes": [
                 *         "birthday",
                 *         "advice"
                 *       ],
                 *       "languages": [
                 *         "en",
                 *         "pt"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CameoOfferUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["CameoOffer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
    banStreamViewer: {
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
                 *       "userId": "0193f2a4c1d07b3e5a918c43",
                 *       "isBanned": true
                 *     }
                 */
                "application/json": components["schemas"]["StreamBanRequest"];
            };
        };
        responses: {
            200: components["responses"]["StreamViewerState"];
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
    updateStreamGoal: {
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
                 *       "title": "A new kiln shelf",
                 *       "amount": 500
                 *     }
                 */
                "application/json": components["schemas"]["StreamGoalUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Stream"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    muteStreamViewer: {
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
                 *       "userId": "0193f2a4c1d07b3e5a918c43",
                 *       "isMuted": true,
                 *       "minutes": 10
                 *     }
                 */
                "application/json": components["schemas"]["StreamMuteRequest"];
            };
        };
        responses: {
            200: components["responses"]["StreamViewerState"];
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
    createAgoraToken: {
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
                 *       "streamId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["AgoraTokenRequest"];
            };
        };
        responses: {
            /** @description What to hand to Agora. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "appId": "1f7a90c34be2",
                     *         "channel": "0193f2a4c1d07b3e5a918c42",
                     *         "uid": 48213,
                     *         "token": "007eJxTYBBa",
                     *         "isHost": false,
                     *         "expiresAt": "2026-05-14T10:26:53.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AgoraToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    joinStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username or id of the performer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StreamSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    startStream: {
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
                 *       "title": "Glazing night",
                 *       "audience": "ticket",
                 *       "price": 15,
                 *       "goal": {
                 *         "title": "A new kiln shelf",
                 *         "amount": 500
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StreamStartRequest"];
            };
        };
        responses: {
            201: components["responses"]["StreamSession"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateLiveStream: {
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
                 *       "status": "ended"
                 *     }
                 */
                "application/json": components["schemas"]["StreamStatusUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Stream"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    setStreamDuration: {
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
                 *       "streamId": "0193f2a4c1d07b3e5a918c42",
                 *       "duration": 1260
                 *     }
                 */
                "application/json": components["schemas"]["StreamHeartbeatRequest"];
            };
        };
        responses: {
            /** @description The stream goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "streamId": "0193f2a4c1d07b3e5a918c42",
                     *         "status": "live",
                     *         "duration": 1260,
                     *         "totalViewers": 84
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["StreamHeartbeat"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateStream: {
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
                 *       "title": "Glazing night with questions",
                 *       "audience": "subscribers"
                 *     }
                 */
                "application/json": components["schemas"]["StreamUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Stream"];
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
    listStreams: {
        parameters: {
            query?: {
                audience?: components["schemas"]["StreamAudience"];
                /** @description Only performers whom the reader follows. */
                isFollowed?: boolean;
                /** @description How many items a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description How many items to pass over. Prefer `cursor` where the list grows while it is read. */
                offset?: components["parameters"]["Offset"];
                /** @description Words of the title, or of the performer's name. */
                q?: string;
                /** @description Newest or highest first (`desc`), or the other way round. */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["StreamSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Live streams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StreamList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
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
    onCameoUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CameoUpdatedEvent"];
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
    onConversationMarkRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationMarkReadEvent"];
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
    onConversationRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationReadEvent"];
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
    onConversationRequested: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRequestedEvent"];
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
    onConversationType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationTypeEvent"];
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
    onConversationTyping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationTypingEvent"];
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
    onConversationUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationUpdatedEvent"];
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
    onFileProcessed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileProcessedEvent"];
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
    onMessageCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreatedEvent"];
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
    onMessageDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageDeletedEvent"];
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
    onMessageUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageUpdatedEvent"];
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
    onOrderUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderUpdatedEvent"];
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
    onPaymentSucceeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSucceededEvent"];
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
    onPayoutUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutUpdatedEvent"];
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
    onSessionEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEndedEvent"];
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
    onStoryCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryCreatedEvent"];
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
    onStreamBanned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamBannedEvent"];
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
    onStreamEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamEndedEvent"];
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
    onStreamGoalUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamGoalUpdatedEvent"];
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
    onStreamJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamJoinEvent"];
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
    onStreamJoined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamJoinedEvent"];
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
    onStreamLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamLeaveEvent"];
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
    onStreamLeft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamLeftEvent"];
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
    onStreamMessageCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamMessageCreatedEvent"];
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
    onStreamMessageDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamMessageDeletedEvent"];
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
    onStreamMessagesRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamMessagesRemovedEvent"];
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
    onStreamMuted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamMutedEvent"];
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
    onStreamSendSignal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamSendSignalEvent"];
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
    onStreamSignal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamSignalEvent"];
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
    onStreamStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamStartedEvent"];
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
    onStreamTipped: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamTippedEvent"];
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
    onStreamUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StreamUpdatedEvent"];
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
    onSubscriptionUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpdatedEvent"];
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
