// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/{provider}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The gateway. */
                provider: components["schemas"]["PaymentGateway"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card
         * @description The card is entered in the gateway's own form; its number never reaches the platform. Nothing is charged. Idempotent. A card with the status `requires-authentication` has to be confirmed with `clientSecret` before it can be used.
         */
        post: operations["createPaymentCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an address
         * @description Existing orders keep their own copy of the address.
         */
        post: operations["updateAddress"];
        /**
         * Remove an address
         * @description Existing orders keep their own copy of the address.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an address to the address book
         * @description The first address becomes the default.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The viewer's address book, the default one first */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description The response is the same whether or not an account with this address exists.
         */
        post: operations["resendEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with Google's ID token
         * @description The token is checked against Google's keys (rule P6). It logs in to the account with the same confirmed address, or else creates a fan account.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with an authorization code from Google
         * @description For browsers that leave the page to log in. The server exchanges the code for an ID token, and continues as in `loginWithGoogle` (rule P6).
         */
        post: operations["exchangeGoogleToken"];
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
         * @description An unknown account and a wrong password have the same message and response time. All unknown devices together have 10 attempts in 15 minutes for an account, from any IP address; then the response is 429 with `Retry-After` (rule P2). The response sets the cookie `device`: a device that sends it has 10 attempts of its own. While addresses must be confirmed, `EMAIL_NOT_VERIFIED` does not reveal whether an address has a confirmed account: the unconfirmed account for which the address was entered last answers it in both cases. An account with a second factor needs a `code`: without one, the correct password is answered by `SECOND_FACTOR_REQUIRED`, and the same call is repeated with the code. An account has 5 attempts with codes in 15 minutes.
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
        /** End the token's session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/performers/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a performer account
         * @description Requires two identity documents. The account waits until an operator has approved the documents and the age (rule P7).
         */
        post: operations["registerPerformer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/performers/switch-to-performer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a performer, with documents in the same request
         * @description Like `switchToPerformer`, with both documents in the request (rule P7).
         */
        post: operations["switchToPerformerWithDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the viewer's account has a second factor
         * @description A second factor is a code of an authenticator app (TOTP, RFC 6238), which a login then requires in addition to the password. Operators need one.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Start to set up a second factor
         * @description Creates the secret, which the user adds to an authenticator app. `confirmSecondFactor` then enables the second factor. Returns 409 `STATUS_CONFLICT` if it is enabled already.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable the second factor
         * @description Requires a code of the authenticator app, so that a wrong setup does not lock the user out. An account has 5 attempts with codes in 15 minutes. Returns 409 `STATUS_CONFLICT` if no setup was started, or if the second factor is enabled.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the second factor
         * @description Requires the password and a code. Deletes the recovery codes. An operator can then use no operation of operators until a new second factor is set up. Returns 409 `STATUS_CONFLICT` if the account has no second factor.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a code again in the current session
         * @description Operations of operators require a code of the last 12 hours. An account has 5 attempts with codes in 15 minutes. Returns 409 `STATUS_CONFLICT` if the account has no second factor.
         */
        post: operations["verifySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's own sessions, latest use first
         * @description Lists the devices with a session of the viewer (rule P3).
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the viewer's own sessions
         * @description Revokes its token immediately. Ending the current session logs out (rule P3).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/twitter/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a login with Twitter
         * @description The first login creates a fan account. It may have no e-mail address and no username; the app then asks for them (rule P4).
         */
        post: operations["completeTwitterLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/twitter/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a login with Twitter
         * @description Requests a token from Twitter (OAuth 1.0a, rule P6). The app stores the response for at most a day, and redirects the user to `url`.
         */
        post: operations["startTwitterLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/{id}/switch-to-performer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a performer, with documents uploaded before
         * @description Requires two identity documents. Until an operator has approved the documents and the age, others cannot see the performer, and nothing can be sold (rule P7).
         */
        post: operations["switchToPerformer"];
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
         * @description The response is the same whether or not an account with this address exists.
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
         * @description Requires the current password. Ends every other session and every unconfirmed change, and mails the account's address a link that undoes the change (rules P2, P3).
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
        /** Create a fan account */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/register/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the address of a new account
         * @description Replaces the address of an account that the same device created within 24 hours and that is not confirmed yet. The link that was mailed before stops working, and the new address gets one. The response is the same whether or not either address has an account already. Fails with `STATUS_CONFLICT` once the account is confirmed, or if addresses need no confirmation.
         */
        put: operations["correctRegistrationEmail"];
        post?: never;
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
         * @description Ends every session of the account and every unconfirmed change (rule P2).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of password or e-mail address with the token of a mailed link
         * @description After a change of the password or the e-mail address, the account's previous address receives a mail with this token. Restores that address, sets a new password, and ends every session and every unconfirmed change (rule P2).
         */
        post: operations["undoAccountChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries that the performer has blocked */
        get: operations["listBlockedCountries"];
        put?: never;
        /**
         * Set the countries that the performer blocks
         * @description Replaces the whole list. Running subscriptions from these countries continue until the end of the paid period, and are not renewed (rule A4).
         */
        post: operations["updateBlockedCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/countries/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the whole site is blocked in the visitor's country
         * @description Requested on page load; visitors from a blocked country see the block page (rule A4). Countries blocked by performers are not considered.
         */
        get: operations["checkCountryBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users that the viewer has blocked, latest first */
        get: operations["listBlockedUsers"];
        put?: never;
        /**
         * Block a user
         * @description The blocked user cannot see the viewer's profile and items any more, and cannot message, comment, react or buy (rule A4). Idempotent.
         */
        post: operations["blockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a block (idempotent) */
        delete: operations["unblockUser"];
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
        /** The personalised requests that the viewer ordered, latest first */
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One personalised request
         * @description For the fan who ordered it and the performer who fulfils it.
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a request that is not accepted yet
         * @description The held tokens return to the fan immediately (rule D1).
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
         * @description A performer without an offer returns `isOffered: false` (rule D1).
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
    "/cities/{country}/{state}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cities of a state, by name
         * @description Cities of the whole state, including its subdivisions; empty if none are known. Villages are missing, so a form should suggest these names and accept others. The data is from the [Countries States Cities Database](https://github.com/dr5hn/countries-states-cities-database), which is made available here under the [Open Database License](https://opendatacommons.org/licenses/odbl/1-0/) (ODbL) 1.0.
         */
        get: operations["listCities"];
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
         * The comments on an item, newest first
         * @description Without replies; each comment has the number of its replies.
         */
        get: operations["listComments"];
        put?: never;
        /** Comment on an item that the viewer may see, or reply to a comment */
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit the viewer's own comment */
        post: operations["updateComment"];
        /**
         * Delete the viewer's own comment, or any comment on the viewer's own post
         * @description Its replies are deleted too.
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
                /** @description The id of the resource. */
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
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the operator
         * @description Requires a captcha proof if reCAPTCHA is configured (`verifyRecaptcha`).
         */
        post: operations["sendContactMessage"];
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
         * The viewer's conversations, latest message first
         * @description Message requests that the viewer has not opened yet are left out; they have their own list (rule C1).
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Start a conversation with a user
         * @description Two users have one conversation; an existing one is returned.
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One conversation, as the viewer sees it */
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
         * Private requests that the viewer has not opened yet, latest first
         * @description First messages from fans whom the performer neither follows nor has as subscribers (rule C1).
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a private request
         * @description The conversation moves from the requests to the viewer's conversations.
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
         * Find conversations by the name or username of the other participant
         * @description Message requests that the viewer has not opened yet are left out (rule C1).
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change the rules of the performer's own room */
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
         * @description A performer has one room for all streams, which exists before the first one. It contains the messages of the current or last stream.
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
    "/countries/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All countries, by name
         * @description The whole list without paging; flags are served under the flags path (rule G1).
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{code}/apply-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coupon. */
                code: components["schemas"]["CouponCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the discount of a coupon
         * @description For a top-up or a subscription (rule M8). The coupon is not used up: the payment sends the code again. An unknown code returns 404; one that is expired, used up or of another type returns 422 `COUPON_INVALID`.
         */
        post: operations["applyCoupon"];
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
         * @description In production mode this mailbox does not exist, and the response is 404 (rule P5).
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
         * @description A client that reconnects reads the events that it missed, so that none is lost (rule W6).
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
    "/events/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The channels that the viewer may read, with their latest numbers
         * @description The viewer's own channel, and those of their conversations, without paging. A client that reconnects compares the numbers with those it has, and so also finds new channels (rule W6). Channels of streams are joined, and not listed.
         */
        get: operations["listEventChannels"];
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
         * A file, by its signed URL
         * @description URLs are part of the items that contain the files. They expire within an hour, and are valid for one file. A wrong signature, an expired URL or another id returns 403 (rule A3). Byte ranges are supported.
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
    "/flags/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The flag of a country, as an SVG
         * @description The target of a country's `flagUrl`. The aspect ratio is three by two; the SVG has no scripts.
         */
        get: operations["getFlag"];
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a performer (idempotent) */
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
        /** The followers of the viewer */
        get: operations["listFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follows/followers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The followers of the viewer, as a CSV file
         * @description Contains all followers that `listFollowers` finds, with their notes and what they have spent.
         */
        get: operations["exportFollowers"];
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
        /** The performers that the viewer follows */
        get: operations["listFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo-location/ip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The location of the request's IP address
         * @description From an embedded database of address ranges (rule G1).
         */
        get: operations["getIpLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hashtags/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create hashtags
         * @description Labels are normalised; an existing one is returned. Hashtags in the text of a post are created automatically when it is published.
         */
        post: operations["createHashtags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hashtags/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hashtags while a performer types
         * @description The hashtags of the performer's own latest posts first, the most frequent first, then those of other published posts, in alphabetical order.
         */
        get: operations["getHashtagSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The language reference
         * @description Codes, names in English and in the language itself, direction, family and cultures of each language (rule G1).
         */
        get: operations["listLanguageReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages, by name
         * @description The short list of names and codes (rule G1).
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The locale tuples of language, script and region
         * @description Reference data (rule G1); the languages of the interface are those of `Locale`.
         */
        get: operations["listLocales"];
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the viewer's own message, or any message in the viewer's own stream
         * @description In a conversation the message is removed from the list; in a stream a notice replaces it (rule C3). Buyers keep bought messages.
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The processing status of a message's file */
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
         * @description Text, photos or one video. A performer may set a price; the message stays locked until it is bought (rule C2). A repeated request with the same `clientKey` returns the first message. Returns 403 if either participant has blocked the other.
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
         * @description For visitors, who are not logged in. Rooms of streams that are not public return 403.
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
         * @description A file, or the `uploadId` of a finished upload. The video is deleted after a day unless a message contains it.
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
         * @description The photo is deleted after a day unless a message contains it.
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
         * Mark all messages of a conversation as read
         * @description Returns the number of unread messages in all conversations.
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
         * Send a chat message in a stream
         * @description Subject to slow mode, mutes and bans (rule S3). A repeated request with the same `clientKey` returns the first message.
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
        /** Delete all messages of the performer's own room */
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
         * The number of the viewer's unread messages
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
        /** The viewer's notifications, latest first */
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
        /** Mark one notification as read */
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
        /** Mark all notifications as read */
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
        /** The number of unread notifications */
        get: operations["getUnreadNotificationCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operator's access and open tasks */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The actions of all operators, latest first
         * @description Entries are written in the transaction of the action, and are never changed or deleted (rule O1).
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The bytes of an identity document
         * @description Each call is recorded in the audit log before the bytes are sent. The response must not be cached (rule P7).
         */
        get: operations["readPerformerDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payouts of all users with a status, oldest first
         * @description Contains the whole numbers of bank accounts, with which an operator pays (rule M9).
         */
        get: operations["listOperatorPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Approve, pay, fail or reject a payout
         * @description A pending payout is approved or rejected, an approved one is paid or fails. A rejection and a failure return the amount to the earnings. Any other change returns 409 `STATUS_CONFLICT`, so a repeated call changes nothing (rule M9).
         */
        put: operations["decidePayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/performers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Performers who await a decision
         * @description Contains what the performers state about themselves, to be compared with their documents (rule P7).
         */
        get: operations["listPerformerApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/performers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Approve or refuse a performer
         * @description Decides about the performer and the documents together, and mails the decision. Returns 409 `STATUS_CONFLICT` if the performer does not await a decision, or lacks a document (rule P7).
         */
        put: operations["decidePerformer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports of all users with a status, urgent first
         * @description Urgent reports come first, then the oldest. Contains the texts of the reported items, also of hidden and locked ones (rule R1).
         */
        get: operations["listOperatorReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Dismiss a report, warn the reported user, or remove the reported item
         * @description Decides about the reported item or profile: all open reports about it get the same outcome, or after an appeal those of the same decision. `removed` hides it from all users except its owner; the other outcomes show it again, unless another report hides it. Both sides are notified and mailed. Returns 409 `STATUS_CONFLICT` for the removal of a fan's profile, which is not public, and for a report that is neither open nor appealed, so a repeated call changes nothing (rule R1).
         */
        put: operations["decideReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One order
         * @description For the buyer and the seller.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the status of an order
         * @description For the seller. The status only moves forward: paid, processing, shipped, delivered (rule M10); other changes return 409 `STATUS_CONFLICT`. Only an operator can refund.
         */
        put: operations["updateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/update/delivery-address": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the delivery address of an order
         * @description For the buyer, until the order is shipped; afterwards, and for a digital product, it returns 409 `STATUS_CONFLICT`.
         */
        put: operations["updateOrderDeliveryAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders that a performer received */
        get: operations["listReceivedOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders that the viewer placed */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package/token/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Token packages on offer */
        get: operations["listTokenPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The viewer's saved cards, the default one first */
        get: operations["listPaymentCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved card
         * @description Subscriptions that are paid by this card are renewed by the default card; without one their renewal fails (rule M7).
         */
        delete: operations["deletePaymentCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-cards/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Make a card the default */
        put: operations["setDefaultPaymentCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The status of a payment
         * @description To be polled after an authentication, until the gateway has confirmed the payment.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{provider}/cancel-subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
                /** @description The provider of the subscription; another one returns 404. */
                provider: components["schemas"]["SubscriptionProvider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a subscription
         * @description Access continues until the end of the period (rule M7). Idempotent; a subscription that has ended returns 409 `STATUS_CONFLICT`.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{provider}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The gateway. */
                provider: components["schemas"]["PaymentGateway"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event of the gateway
         * @description Called only by the gateway. The body is JSON in the gateway's own format, read as raw bytes, which the signature in `Stripe-Signature` covers; a wrong or outdated signature returns 403 `INVALID_SIGNATURE`. Idempotent (rule M3). Known events: payments that succeeded, failed, or were refunded or disputed, cards that changed, accounts that became ready, payouts that were paid or failed.
         */
        post: operations["receiveGatewayEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/subscribe/performers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to a performer
         * @description By card or from the wallet (rule M6). The type defaults to monthly; the performer sets the price (rule M2), and a bundle of 3 or 6 months costs the monthly price less the performer's discount (rule M7). `free` is available once per user and performer (rule M7). Another type during a running subscription returns 409 `ALREADY_SUBSCRIBED`; a cancelled subscription that is still running is resumed without a charge. A type that the performer does not offer returns 409 `STATUS_CONFLICT`.
         */
        post: operations["subscribePerformer"];
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
        /** The viewer's payments through the gateway, latest first */
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
         * @description Tokens are credited exactly once, when the gateway confirms the payment (rule M3). A declined card returns 402 `CARD_DECLINED`. A package includes its bonus; a coupon reduces the amount that the card is charged (rule M8).
         */
        post: operations["topUpWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a payout
         * @description Holds the amount, which is limited to payable earnings (rules M3, M9). Returns 409 `PAYOUT_PENDING` while another request is pending, 422 `AMOUNT_OUT_OF_RANGE` below the minimum, 402 `INSUFFICIENT_BALANCE` above the payable amount, and 403 `PERFORMER_NOT_APPROVED` if the user's identity is not approved. A `method` without a bank account or an account at the gateway is refused.
         */
        post: operations["createPayoutRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a payout that is still pending
         * @description Another amount changes the hold. An approved request returns 409 `STATUS_CONFLICT`.
         */
        put: operations["updatePayoutRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One payout request */
        get: operations["getPayoutRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a payout
         * @description Holds no money. `obstacle` has the reason why a payout is not possible.
         */
        post: operations["calculatePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/check/pending-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a payout request is pending
         * @description A pending request blocks another one (rule M9).
         */
        get: operations["checkPendingPayoutRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A performer's payout requests */
        get: operations["listPayoutRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-requests/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's own payout requests
         * @description Also for users with referral earnings (rule M5).
         */
        get: operations["listUserPayoutRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/galleries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One gallery, with all its photos
         * @description A locked gallery has previews of its photos, and `access` says why it is locked and what unlocks it (rule A2).
         */
        get: operations["getGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/galleries/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find galleries
         * @description Without a performer, galleries of all performers. Locked galleries have previews, and `access` has the reason and what unlocks them (rule A2).
         */
        get: operations["listGalleries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/performer/reels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One reel
         * @description A locked reel has a preview, and `access` has the reason and what unlocks it (rule A2). The request counts a view of an unlocked reel, once in six hours per viewer and never for its performer.
         */
        get: operations["getReel"];
        put?: never;
        post?: never;
        /** Delete a reel with its files, comments and reactions */
        delete: operations["deleteReel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/performer/reels/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of a performer's own reels */
        get: operations["viewMyReel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/performer/reels/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a reel */
        put: operations["updateReel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/performer/reels/remove-file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the thumbnail or captions of a reel
         * @description Removing a missing file changes nothing.
         */
        delete: operations["removeReelFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/performer/reels/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A performer's own reels */
        get: operations["listMyReels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/performer/reels/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a reel
         * @description The video is processed after the upload (rule F3); then others can see it. An unfinished upload returns 409 `FILE_NOT_READY`.
         */
        post: operations["uploadReel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photos of all performers, of one performer, or of one gallery
         * @description Locked photos have previews, and `access` has the reason and what unlocks them (rule A2). Photos in a gallery are listed only if the gallery is given.
         */
        get: operations["listPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/photos/{performerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photos of one performer
         * @description Locked photos have previews, and `access` has the reason and what unlocks them (rule A2). Without photos in galleries.
         */
        get: operations["listPerformerPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/products/{id}/download-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The download URL of a digital product
         * @description For buyers and the performer. The URL is signed and valid for an hour (rule M10). Returns 403 `NOT_ENTITLED` if the product was not bought, and 404 if it has no download.
         */
        get: operations["getProductDownloadLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products
         * @description Without a performer, products of all performers.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/user/reels/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reels
         * @description Without a performer, reels of all performers. Locked reels have previews, and `access` has the reason and what unlocks them (rule A2).
         */
        get: operations["listReels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One video
         * @description A locked video has a teaser, and `access` has the reason and what unlocks it (rule A2). The request counts a view of an unlocked video, once in six hours per viewer and never for its performer.
         */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/videos/{id}/file/{fileId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The processing status of a video's file */
        get: operations["getVideoFileStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer-assets/videos/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find videos
         * @description Without a performer, videos of all performers. Locked videos have teasers, and `access` has the reason and what unlocks them (rule A2).
         */
        get: operations["listVideos"];
        put?: never;
        post?: never;
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request
         * @description The fan cannot cancel the request afterwards.
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request
         * @description The held tokens return to the fan immediately (rule D1).
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver the video of a request
         * @description A file, or the `uploadId` of a finished upload. The held tokens are captured once the video is ready (rule D1).
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
         * Change or end the offer of personalised requests
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
    "/performer/earning/best-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The performer's best posts of the last 30 days
         * @description The posts that earned most in the last 30 days (UTC), of which today is the last, and the posts published in these days. Posts with the same earnings are sorted by likes and comments. Refunded sales and deleted posts are left out.
         */
        get: operations["getBestFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/earning/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The performer's earnings as a CSV file
         * @description All earnings that `listEarnings` lists with the same filters, latest first, in UTF-8. The columns are date (UTC), type, status, payer, username, title, gross, commission, net, payable (UTC) and id. Texts that a spreadsheet would execute as formulas are escaped.
         */
        get: operations["exportEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/earning/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The performer's earnings, latest first */
        get: operations["listEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/earning/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statistics of the performer's earnings in a period
         * @description Sums by type and the points of a chart, before and after commission; and the current held, payable and frozen amounts (rules M3, M5, M12).
         */
        get: operations["getEarningStats"];
        put?: never;
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
        /**
         * A performer's own posts
         * @description Each post has its `sales`.
         */
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
                /** @description The id of the resource. */
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
    "/performer/feeds/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Pin a post to the top of the performer's profile
         * @description A performer can pin three published posts. Idempotent: a pinned post keeps its place. A post that is deleted or expires is no longer pinned.
         */
        put: operations["pinFeed"];
        post?: never;
        /**
         * Unpin a post
         * @description Idempotent.
         */
        delete: operations["unpinFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds/audio/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an audio file for a post
         * @description The file belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
         */
        post: operations["uploadFeedAudio"];
        delete?: never;
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
         * @description The photo belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
         */
        post: operations["uploadFeedPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds/planned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a performer has planned in a period
         * @description The scheduled posts that will be published in the period, and the posts that will disappear in it. Sorted by time, at most 500.
         */
        get: operations["getPlannedFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds/polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a poll for a post
         * @description The poll belongs to its performer and is deleted after a day unless a post contains it. It cannot be changed after publication.
         */
        post: operations["createFeedPoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds/teaser/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the teaser clip of a post
         * @description Everyone can see the teaser, even if the post is locked (rule A2). It is deleted after 30 days unless an item uses it (rule F4).
         */
        post: operations["uploadFeedTeaser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds/thumbnail/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the thumbnail of a post
         * @description The file belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
         */
        post: operations["uploadFeedThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/feeds/video/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a video for a post
         * @description The video belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4). It is processed after the upload (rule F3), and can be added to a post before that is done.
         */
        post: operations["uploadFeedVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The performer's media library
         * @description The photos, videos and audio files that the performer has uploaded for posts, photos, videos, reels, stories and the pictures of products, newest first (rule F4). Every ready file can be used again by its id. Downloads of digital products, avatars and documents are not part of the library.
         */
        get: operations["listLibraryFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/library/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an unused file from the media library
         * @description The file and its captions are deleted permanently. A file that an item uses, or that is still processed, returns 409 `STATUS_CONFLICT`.
         */
        delete: operations["deleteLibraryFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/galleries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a gallery
         * @description The given photos leave their previous gallery. Ids of photos that are not the performer's return 422.
         */
        post: operations["createGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/galleries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a gallery, its photos and their order */
        put: operations["updateGallery"];
        post?: never;
        /**
         * Delete a gallery; its photos stay
         * @description Buyers keep access to the gallery and its photos (rule A4).
         */
        delete: operations["deleteGallery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/galleries/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of a performer's own galleries, with all its photos */
        get: operations["getMyGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/galleries/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A performer's own galleries */
        get: operations["listMyGalleries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A performer's own photos */
        get: operations["listMyPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One of a performer's own photos */
        get: operations["getMyPhoto"];
        /** Change a photo, or move it to another gallery */
        put: operations["updatePhoto"];
        post?: never;
        /**
         * Delete a photo
         * @description Buyers of a gallery keep access to its photos (rule A4).
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/photos/set-cover/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a photo the cover of its gallery
         * @description Returns the gallery. A photo without a gallery returns 409 `STATUS_CONFLICT`.
         */
        post: operations["setPhotoAsCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/photos/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo
         * @description A gallery contains at most 100 photos; another one returns 409 `STATUS_CONFLICT`.
         */
        post: operations["uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description A physical product without `stock`, and a digital one without a file, return 422. An unfinished upload returns 409 `FILE_NOT_READY`.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a product */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete a product
         * @description Orders continue, and buyers can still download the file (rule A4).
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/products/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of a performer's own products */
        get: operations["getMyProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A performer's own products */
        get: operations["listMyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One of a performer's own videos */
        get: operations["getMyVideo"];
        put?: never;
        post?: never;
        /**
         * Delete a video with its files, comments and reactions
         * @description Buyers keep access to the video (rule A4).
         */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/videos/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the performer's own videos
         * @description The same response as `getMyVideo`.
         */
        get: operations["viewMyVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/videos/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a video */
        put: operations["updateVideo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/videos/remove-file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the thumbnail, teaser or captions of a video
         * @description Removing a missing file changes nothing.
         */
        delete: operations["removeVideoFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/videos/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A performer's own videos */
        get: operations["listMyVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performer/performer-assets/videos/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a video
         * @description The video is processed after the upload (rule F3); then others can see it. An unfinished upload returns 409 `FILE_NOT_READY`.
         */
        post: operations["uploadVideo"];
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
         * @description 404 for a performer who blocked the viewer (rule A4).
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
    "/performers/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the performer's own account
         * @description Refused while a payout is open or a sold product is not shipped. Ends sessions and subscriptions, deletes personal data, and keeps the ledger under a pseudonym (rule P8).
         */
        delete: operations["deletePerformer"];
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
        /** Set the performer's own avatar */
        post: operations["uploadPerformerAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/banking-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the bank account for payouts
         * @description Stored encrypted. The response and `getMyPerformer` contain only the last four characters of the account.
         */
        put: operations["updateBankingSettings"];
        post?: never;
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
        /** Set the performer's own cover */
        post: operations["uploadPerformerCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/documents/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an identity document
         * @description For users who want to become performers, and for performers whose documents were rejected. Replaces the document of the same type; an approved one stays. Documents are encrypted at rest and read only by an operator (rule P7).
         */
        post: operations["uploadPerformerDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/fans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the note about a fan and the fan's lists
         * @description Idempotent. The fan never sees the note or the lists. A fan who is muted causes no notifications for the performer (rule N1); comments, sales and tips still appear in their lists. The changes last when the fan unfollows or unsubscribes, and are deleted with the account of the fan or the performer (rule P8).
         */
        put: operations["updateFan"];
        post?: never;
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
        /** The logged-in performer */
        get: operations["getMyPerformer"];
        /** Change the performer's own profile */
        put: operations["updateMyPerformer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/payment-gateway-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the destination of payouts
         * @description Requires a bank account, or a Stripe account that is ready (`createStripeAccount`). Payout requests without a method use it.
         */
        put: operations["updatePaymentGatewaySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/search/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries and languages by which performers can be filtered
         * @description The countries and languages of the performers whom the viewer can see, for the filters of `searchPerformers`.
         */
        get: operations["getPerformerFilters"];
        put?: never;
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
        /** Random performers whom the viewer does not follow */
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
        /** Search performers by name, username or biography */
        get: operations["searchPerformers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performers/welcome-video/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the welcome video of the performer's own profile
         * @description Replaces the previous one once it is processed (rule F3); `getMyPerformer` has its status.
         */
        post: operations["uploadPerformerWelcomeVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone-codes/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The phone codes of all countries */
        get: operations["listPhoneCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the site, by id or short name */
        get: operations["getPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pages of the site */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/re-captcha/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a reCAPTCHA response
         * @description Verifies the token of the reCAPTCHA widget with its provider. The next login, registration or contact message sends the proof.
         */
        post: operations["verifyRecaptcha"];
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
        /**
         * Like or bookmark an object (idempotent)
         * @description Bookmarking a comment fails with `VALIDATION_FAILED`.
         */
        post: operations["createReaction"];
        /** Remove a like or bookmark (idempotent) */
        delete: operations["deleteReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/{type}/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's bookmarks in short form, latest first
         * @description Types with their own list, such as `videos`, return that list at this path.
         */
        get: operations["listBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** The posts that the viewer bookmarked, latest bookmark first */
        get: operations["listBookmarkedFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/galleries/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The galleries that the viewer bookmarked, latest bookmark first */
        get: operations["listBookmarkedGalleries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/performers/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The performers that the viewer bookmarked, latest bookmark first */
        get: operations["listBookmarkedPerformers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/products/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products that the viewer bookmarked, latest bookmark first */
        get: operations["listBookmarkedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/reels/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reels that the viewer bookmarked, latest bookmark first */
        get: operations["listBookmarkedReels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reactions/videos/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The videos that the viewer bookmarked, latest bookmark first */
        get: operations["listBookmarkedVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral-earnings/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The viewer's referral earnings, latest first */
        get: operations["listReferralEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral-earnings/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statistics of the viewer's referral earnings in a period
         * @description A share of the commission on the earnings of referred performers (rule M5).
         */
        get: operations["getReferralEarningStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/user/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's referral code and link
         * @description For a year, a referrer earns a share of the referred performer's income (rule M5).
         */
        get: operations["getReferralCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users that the viewer referred, latest first */
        get: operations["listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports by and about the viewer, latest first
         * @description Reporter and reported user see the outcome; the reporter stays anonymous (rule R1).
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Report an item or a user
         * @description One report per user and target. Urgent reasons hide the target immediately (rule R1).
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal the outcome of a report
         * @description Once for each party, after a decision (rule R1).
         */
        post: operations["appealReport"];
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
         * Create a payment method from a test card
         * @description Only in demo mode. Accepts only the published test card numbers.
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
         * Complete the sandbox gateway's authentication
         * @description Only in demo mode. If approved, the payment succeeds; if rejected, it fails with 402 `CARD_DECLINED`.
         */
        post: operations["authenticateSandboxPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/stripe-account/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the sandbox's onboarding of a Stripe account
         * @description Only in demo mode. Sets the status of the account that `createStripeAccount` has created.
         */
        post: operations["completeSandboxOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a search
         * @description The keyword counts for the suggestions of all users, and is added to the viewer's own searches.
         */
        post: operations["saveSearchKeyword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/list/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing
         * @description The viewer's own searches first, then popular ones.
         */
        get: operations["listSearchKeywords"];
        put?: never;
        post?: never;
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
        /** Mode, country and currencies, which every page needs */
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
        /** The public settings */
        get: operations["getPublicSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-promo/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operator's current promotions */
        get: operations["listSitePromos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The states of a country, by name
         * @description Empty for a country without states.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/files/photo/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo for a story
         * @description The photo belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
         */
        post: operations["uploadStoryPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/files/video/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a video for a story
         * @description The video belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4). It is processed after the upload (rule F3); then others can see its story.
         */
        post: operations["uploadStoryVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/performers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A performer's own current stories */
        get: operations["listMyStories"];
        put?: never;
        /** Publish a story, which expires after a day */
        post: operations["createStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/performers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One of a performer's own stories */
        get: operations["getMyStory"];
        /** Change the text or the audience of a story */
        put: operations["updateStory"];
        post?: never;
        /** Delete a story */
        delete: operations["deleteStory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current stories, by performer
         * @description Stories of the performers whom the viewer follows or is subscribed to, unseen ones first; without a login, public stories. With a performer, only that performer's stories. Locked stories have previews, and `access` has the reason and what unlocks them (rule A2).
         */
        get: operations["listStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One story
         * @description A locked story has a preview, and `access` has the reason and what unlocks it (rule A2). An expired story returns 404.
         */
        get: operations["getStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stories/users/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a story as seen (idempotent) */
        post: operations["viewStory"];
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban a user from the performer's streams, or lift the ban
         * @description Applies to this stream and later ones, until it is lifted (rule S3).
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set, change or remove the goal of the performer's own stream
         * @description All tips of the stream count towards the goal, including earlier ones (rule S3).
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute a user in the performer's own stream, or remove the mute
         * @description A muted user can watch but not write (rule S3).
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
         * Get or renew the Agora token of a broadcaster or viewer
         * @description The stream's performer receives the role of the host, all others that of a viewer. Tokens for public streams require no login.
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
         * The live stream of a performer, with all data for watching
         * @description If `stream.access` refuses, `broadcast` is null, and `access` has what unlocks it. Returns 410 if the performer is not live, 403 if the viewer is banned. A WebRTC stream requires a login, since its signalling uses the realtime channel (rule S2).
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
         * @description A performer has at most one live stream (rule S1). The response has the data for broadcasting (rule S2).
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
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Pause, resume or end the performer's own stream
         * @description An ended stream has a `summary`, and cannot be resumed.
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
         * Send the heartbeat of the performer's own live stream
         * @description To be sent every 20 seconds. The stream ends after 60 seconds without it (rule S1).
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
         * Change the details of the performer's own live stream
         * @description Changes the stream that is live now; 404 if there is none. Bought tickets stay valid.
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
        /** The live streams */
        get: operations["listStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the Stripe account that receives payouts
         * @description A repeated call returns the same account with its current status at Stripe, and a new onboarding URL if there is something to fill in. Stripe sends the performer back to `/creator/account`.
         */
        post: operations["createStripeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consent to a subscription's new price
         * @description A higher price is announced 30 days ahead; without consent the subscription ends when the price takes effect (rule M7). Nothing is charged now. Returns 409 `STATUS_CONFLICT` if no new price was announced.
         */
        post: operations["consentToSubscriptionPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/performer/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The subscribers of the viewer, as a CSV file
         * @description Contains all subscriptions that `listSubscribers` finds, with notes and what the fans have spent.
         */
        get: operations["exportSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/performer/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The subscribers of the viewer
         * @description Leaves out subscriptions of users with whom there is a block (rule A4).
         */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/performer/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The subscribers of the viewer, and those who came and left
         * @description Compares the last 30 days (UTC), of which today is the last, with the 30 days before. A subscriber who changes the subscription without an interruption neither comes nor leaves.
         */
        get: operations["getSubscriberStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The performer's own promotions, latest first */
        get: operations["listMyPromotions"];
        put?: never;
        /**
         * Create a promotion, or a trial link
         * @description Fans can use it until its end, and as often as `maxUses` in total, each once (rule M13). A discount needs `percentOff`, a trial `freeDays`.
         */
        post: operations["createPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/promotions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code in the link. */
                code: components["schemas"]["PromotionCode"];
            };
            cookie?: never;
        };
        /**
         * The promotion of a link
         * @description A promotion that can no longer be used is returned with its status. An unknown code returns 404.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/promotions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promotion now (idempotent)
         * @description Fans who have used it keep what they bought.
         */
        post: operations["endPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The viewer's subscriptions */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/user/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The monthly cost of the viewer's subscriptions
         * @description Counts the subscriptions that will be renewed, at their current price; those whose renewal failed count while it is retried. Free, cancelled and ended subscriptions are left out, and so are those that are no longer offered (rule M7).
         */
        get: operations["getSubscriptionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The interface texts that the operator changed
         * @description The whole list. These translations override the built-in ones (rule L1).
         */
        get: operations["listTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the upload of a large file in parts
         * @description A file above the size limit of its kind returns 413. The parts are sent by `appendUpload`. A finished upload can be used by `uploadId` instead of a file; its type is then checked by its bytes (rule F1).
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The progress of an upload
         * @description After an interruption, the next part starts at its `offset`.
         */
        get: operations["getUpload"];
        /**
         * Send the next part of an upload
         * @description A part that does not start at `offset` returns 409 `UPLOAD_OFFSET_MISMATCH` and changes nothing; one that exceeds the size returns 413. An interrupted part does not count.
         */
        put: operations["appendUpload"];
        post?: never;
        /** Cancel an upload and delete its parts */
        delete: operations["cancelUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-additional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of forms about users and personalised requests
         * @description Genders, recipient kinds, request types and the question keys of each (rule G1).
         */
        get: operations["getUserAdditional"];
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
         * @description Posts of the performers whom the viewer follows or is subscribed to, and the viewer's own. With `q`, which requires no login, posts of all performers are searched instead; of locked posts only the teaser is searched (rule A2).
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
         * @description A locked post has a teaser, and `access` says why it is locked and what unlocks it.
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
    "/user/feeds/{id}/file/{fileId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The processing status of a post's file */
        get: operations["getFeedFileStatus"];
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
        /**
         * The posts of one performer, by username or id
         * @description Pinned posts come first, the latest pinned first, unless `sort` or `sortBy` is given.
         */
        get: operations["listPerformerFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/feeds/vote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote in the poll of a post
         * @description The id is that of the post. Each user has one vote, which cannot be changed (409 `ALREADY_VOTED`). A closed poll returns 409 `STATUS_CONFLICT`, a locked post 403 `NOT_ENTITLED`.
         */
        post: operations["voteFeedPoll"];
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
         * Change the viewer's own profile and settings
         * @description A new e-mail address requires the current password and has to be confirmed. Until then, the account keeps its old address. The old address receives a link that undoes the change (rule P2).
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
        /** Set the avatar of the account with this id */
        post: operations["uploadUserAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the viewer's own fan account
         * @description Refused while a payout is open. Ends sessions and subscriptions, forfeits tokens, deletes personal data, and keeps the ledger under a pseudonym (rule P8).
         */
        delete: operations["deleteUser"];
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
        /** Set the viewer's own avatar */
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
        /** The logged-in user */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search users by name or username
         * @description For mentions, messages and blocking. Users who blocked the viewer are left out (rule A4).
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user, by username or id
         * @description 404 for a user who blocked the viewer (rule A4).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's balances, bought tokens and earnings
         * @description Earnings become payable after a hold of seven days (rule M3).
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/booking-cameo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a personalised request
         * @description The price is that of the performer's offer (rule M2). It is held until the performer delivers, and returned if the performer declines or a day after the turnaround (rule D1). The charge's `objectId` is the request. A closed offer returns 409 `STATUS_CONFLICT`.
         */
        post: operations["bookCameo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/feed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a post
         * @description The price is that of the post (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a post that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
         */
        post: operations["buyFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/gallery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a gallery
         * @description The price is that of the gallery (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a gallery that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
         */
        post: operations["buyGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a message
         * @description Only participants of the conversation can buy it; others receive 403. The price is that of the message (rules M2, C2). A second purchase returns 409 `ALREADY_PURCHASED` and charges nothing (rule M4).
         */
        post: operations["buyMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a product
         * @description Creates an order. A physical product requires an address of the buyer and stock, which is never oversold (rule M10), and can be bought again. A digital product can be bought once (rule M4), and downloaded immediately.
         */
        post: operations["buyProduct"];
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
        /** The viewer's charges, latest first */
        get: operations["listCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/stream/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy the ticket of a live stream
         * @description A ticket is for this stream only, and allows any number of joins (rules S1, M4). An ended stream returns 410 `STREAM_ENDED`.
         */
        post: operations["buyStream"];
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
         * @description A tip below the minimum or above the balance is refused and not charged. Users cannot tip themselves (rule M3).
         */
        post: operations["tipPerformer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charges/video/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a video
         * @description The price is that of the video (rule M2). A second purchase returns 409 `ALREADY_PURCHASED` (rule M4), and a video that the buyer can already see 409 `STATUS_CONFLICT`; both charge nothing.
         */
        post: operations["buyVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sums of the ledger entries that make a figure of the viewer's earnings
         * @description The sums of `sums` and `carriedOver` add up to `amount`, which equals the figure of `getWallet` (rules M1, M3, M9, M12).
         */
        get: operations["getBalanceExplanation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/explanation/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger entries that make a figure of the viewer's earnings, latest first
         * @description The sum of all entries and `carriedOver` of `getBalanceExplanation` equals the figure.
         */
        get: operations["listBalanceEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's purchases
         * @description Purchases stay accessible here even if the performer has blocked the viewer (rule A4).
         */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
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
         * The client logs in after each connect
         * @description Sent by the client over the socket. The server then sends the events of that user's channel. A client may also send the token in Socket.IO's `auth` payload; it is not read from the connection's URL (rule W6).
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
         * A personalised request was created or changed its status
         * @description Stored and numbered in the user's channel (rule W6). Sent to fan and performer.
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
         * The client marks messages as read, up to this one
         * @description Like readAllMessages, up to one message. The other participant receives conversation/read.
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
         * A participant has read the messages
         * @description Stored and numbered in the conversation's channel (rule W6).
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
         * A message request was sent
         * @description Stored and numbered in the user's channel (rule W6).
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
         * The user started or stopped typing
         * @description Sent at most every 3 seconds while the user types. The other participant receives conversation/typing.
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
         * The other participant started or stopped typing
         * @description Not stored: it has no number, and is not sent again after a reconnect (rule W6). Expires after 6 seconds without another one.
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
         * A conversation of the user was created or changed, or has a new message
         * @description Stored and numbered in the user's channel (rule W6). Also sent when a private request was opened, so that every session removes it from the list of requests.
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
         * A file of the user is ready, or failed
         * @description Stored and numbered in the user's channel (rule W6).
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
         * A message was sent
         * @description Stored and numbered in the conversation's channel (rule W6). Each viewer receives the message as they may see it, with new file URLs.
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
         * @description Stored and numbered in the conversation's channel (rule W6).
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
         * @description Stored and numbered in the conversation's channel (rule W6). Each viewer receives the message as they may see it, with new file URLs.
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
        /** A notification was created, or an actor was added to a grouped one */
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
        /** One notification, or all of them, were read in one of the user's sessions */
        post: operations["onNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "notification/withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notifications disappeared, or lost an actor, because a comment or a like was removed */
        post: operations["onNotificationWithdrawn"];
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
         * An order of which the user is buyer or seller was created or changed
         * @description Stored and numbered in the user's channel (rule W6). Clients refetch the order.
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
         * @description Stored and numbered in the user's channel (rule W6).
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
         * The status of a payout request changed
         * @description Stored and numbered in the user's channel (rule W6). Clients refetch the request.
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
         * This session ended, and its connections are closed
         * @description Not stored: it has no number, and is not sent again after a reconnect (rule W6). Sent only to the connections of that session (rule P3).
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
         * A performer that the user follows has a new story
         * @description Not stored: it has no number, and is not sent again after a reconnect (rule W6).
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
         * A user was banned from a performer's streams, or the ban was lifted
         * @description Stored and numbered in the user's channel (rule W6). Sent to the banned user and the performer.
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
         * @description Stored and numbered in the stream's channel (rule W6).
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
         * @description Stored and numbered in the stream's channel (rule W6).
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
         * The client starts watching
         * @description The server checks that the user may watch, then sends the events of the stream's channel.
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
         * A viewer joined the stream
         * @description Not stored: it has no number, and is not sent again after a reconnect (rule W6).
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
         * @description A viewer whose connection is lost leaves automatically.
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
         * A viewer left the stream
         * @description Not stored: it has no number, and is not sent again after a reconnect (rule W6).
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
         * A chat message was sent
         * @description Stored and numbered in the stream's channel (rule W6).
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
         * A chat message was deleted
         * @description Stored and numbered in the stream's channel (rule W6). A notice replaces the message.
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
         * All chat messages were deleted
         * @description Stored and numbered in the stream's channel (rule W6).
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
         * A user was muted in a stream, or the mute was lifted
         * @description Stored and numbered in the user's channel (rule W6). Sent to the muted user and the performer.
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
         * A WebRTC signal to the other peer
         * @description A viewer sends signals to the performer of the stream, and the performer to one viewer; all others are refused (rule S2). The other peer receives stream/signal.
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
         * A WebRTC signal from the other peer
         * @description Not stored: it has no number, and is not sent again after a reconnect (rule W6). Only between the performer of a stream and one viewer (rule S2).
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
         * A performer that the user follows is live
         * @description Not stored: it has no number, and is not sent again after a reconnect (rule W6). Its notification is stored.
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
         * A viewer tipped in the stream
         * @description Stored and numbered in the stream's channel (rule W6). Contains the chat message of the tip; no separate stream/message-created is sent for it.
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
         * The details of the stream or of its room changed
         * @description Stored and numbered in the stream's channel (rule W6).
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
         * A subscription started, was renewed, cancelled or ended
         * @description Stored and numbered in the user's channel (rule W6). Sent to subscriber and performer; clients refetch the subscription.
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
        /** The user's balance changed */
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
        /** @description Whether the viewer may see this item, the reason, and what unlocks it. The server enforces it (rule A1). */
        Access: {
            /** @description The other paid action, if the viewer can either buy the item or subscribe to its performer. */
            alternative: components["schemas"]["AccessAlternative"] | null;
            /** @example true */
            isAllowed: boolean;
            /**
             * @description The price of unlocking; null if it is free.
             * @example null
             */
            price: number | null;
            reason: components["schemas"]["AccessReason"];
            /** @description The cheapest action that unlocks the item. */
            requiredAction: components["schemas"]["RequiredAction"] | null;
        };
        /** @description Another action that unlocks the item. */
        AccessAlternative: {
            /** @example subscribe */
            action: components["schemas"]["RequiredAction"];
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 9.95
             */
            price: number;
        };
        /**
         * @description The reason why the viewer may or may not see the item.
         * @enum {string}
         */
        AccessReason: "public" | "owner" | "follower" | "subscriber" | "bought" | "needs-login" | "needs-follow" | "needs-subscription" | "needs-purchase";
        AccountDeleteRequest: {
            /**
             * Format: password
             * @description The current password.
             * @example lantern-on-the-sill
             */
            password: string;
        };
        /** @description A delivery address in a user's address book. */
        Address: {
            _id: components["schemas"]["Id"];
            /**
             * @example Lisbon
             * @example Portland
             * @example Madrid
             */
            city: string;
            countryCode: components["schemas"]["CountryCode"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether it is the default address of purchases.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description The owner's name for the address.
             * @example Home
             * @example Studio
             * @example At the harbour
             * @example Parents
             */
            label: string;
            /**
             * @description Street and number.
             * @example Rua das Gaivotas 14
             * @example 27 Orchard Lane
             * @example Calle del Faro 3
             */
            line1: string;
            /**
             * @example Second floor on the left
             * @example Studio B
             * @example c/o Mensah
             */
            line2: string | null;
            /**
             * @description The recipient.
             * @example Noor Haddad
             * @example Odile Marchetti
             * @example Kofi Mensah
             * @example Yuki Tanabe
             */
            name: string;
            /**
             * @description A phone number for the carrier.
             * @example +351 21 555 0142
             * @example +1 503 555 0117
             * @example +34 91 555 0198
             */
            phone: string | null;
            /**
             * @example 1200-202
             * @example 97209
             * @example 28013
             */
            postalCode: string;
            /**
             * @description The name of the state.
             * @example Lisbon
             * @example Oregon
             * @example Madrid
             */
            state: string | null;
            /**
             * @description The code in the list of states; null if the country has none.
             * @example 11
             * @example OR
             * @example MD
             */
            stateCode: string | null;
            updatedAt: components["schemas"]["Timestamp"];
        };
        AddressCreateRequest: {
            /**
             * @example Lisbon
             * @example Portland
             */
            city: string;
            countryCode: components["schemas"]["CountryCode"];
            /** @description Makes it the only default address. */
            isDefault?: boolean;
            /**
             * @description The owner's name for the address.
             * @example Home
             * @example Studio
             * @example At the harbour
             */
            label?: string;
            /**
             * @description Street and number.
             * @example Rua das Gaivotas 14
             * @example 27 Orchard Lane
             */
            line1: string;
            /**
             * @example Second floor on the left
             * @example Studio B
             */
            line2?: string | null;
            /**
             * @description The recipient.
             * @example Noor Haddad
             * @example Odile Marchetti
             * @example Kofi Mensah
             */
            name: string;
            /**
             * @description A phone number for the carrier.
             * @example +351 21 555 0142
             * @example +1 503 555 0117
             */
            phone?: string | null;
            /**
             * @description Empty if the country has no postal codes.
             * @example 1200-202
             * @example 97209
             */
            postalCode: string;
            /**
             * @description The code in the list of states.
             * @example 11
             * @example OR
             */
            stateCode?: string | null;
        };
        AddressList: {
            data: components["schemas"]["Address"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 2
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description Only the given fields change. An empty `line2`, `stateCode` or `phone` removes the value. */
        AddressUpdateUpload: {
            /**
             * @example Lisbon
             * @example Portland
             */
            city?: string;
            countryCode?: components["schemas"]["CountryCode"];
            /** @description Makes it the only default address. */
            isDefault?: boolean;
            /**
             * @description The owner's name for the address.
             * @example Home
             * @example Studio
             * @example At the harbour
             */
            label?: string;
            /**
             * @description Street and number.
             * @example Rua das Gaivotas 14
             * @example 27 Orchard Lane
             */
            line1?: string;
            /**
             * @example Second floor on the left
             * @example Studio B
             */
            line2?: string;
            /**
             * @description The recipient.
             * @example Noor Haddad
             * @example Odile Marchetti
             * @example Kofi Mensah
             */
            name?: string;
            /**
             * @description A phone number for the carrier.
             * @example +351 21 555 0142
             * @example +1 503 555 0117
             */
            phone?: string;
            /**
             * @description Empty if the country has no postal codes.
             * @example 1200-202
             * @example 97209
             */
            postalCode?: string;
            /**
             * @description The code in the list of states.
             * @example 11
             * @example OR
             */
            stateCode?: string;
        };
        AgoraToken: {
            /** @example 1f7a90c34be2 */
            appId: string;
            /** @example 0193f2a4c1d07b3e5a918c42 */
            channel: string;
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the token allows broadcasting.
             * @example false
             */
            isHost: boolean;
            /** @example 007eJxTYBBa */
            token: string;
            /**
             * @description The user's id at Agora.
             * @example 48213
             */
            uid: number;
        };
        AgoraTokenRequest: {
            streamId: components["schemas"]["Id"];
        };
        /** @description The effect of a coupon on a price. Only the payment uses up the coupon; this preview does not (rule M8). */
        AppliedCoupon: {
            /**
             * @description The price after the discount.
             * @example 90
             */
            amount: number;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 100
             */
            amountBefore: number;
            code: components["schemas"]["CouponCode"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 10
             */
            discount: number;
            expiresAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Percent.
             * @example 10
             */
            percentOff: number;
            /**
             * @description The remaining uses of the viewer; null if unlimited.
             * @example 1
             */
            remainingUses: number | null;
            /**
             * @description The tokens that a top-up credits, including the bonus of a package; 0 for a subscription.
             * @example 100
             */
            tokens: number;
            type: components["schemas"]["PaymentType"];
        };
        /**
         * @description The users with access to the whole item (rule A1).
         * @enum {string}
         */
        Audience: "public" | "followers" | "subscribers";
        /** @description A value that an action has changed. */
        AuditChange: {
            /**
             * @example approved
             * @example full
             */
            after: string | null;
            /**
             * @example pending
             * @example null
             */
            before: string | null;
            /**
             * @example status
             * @example operatorAccess
             */
            field: string;
        };
        /** @description An action of an operator (rule O1). */
        AuditEntry: {
            _id: components["schemas"]["Id"];
            /**
             * @description The operation or the command.
             * @example decidePayout
             * @example grantOperator
             */
            action: string;
            at: components["schemas"]["Timestamp"];
            changes: components["schemas"]["AuditChange"][];
            /**
             * @description The present e-mail address of the operator, or `shell:` and the user of the shell. Null after the deletion of the account.
             * @example ops@fanlight.example
             * @example shell:deploy
             */
            operator: string | null;
            /**
             * @description The present name of the account or item. Null after the deletion of the account.
             * @example PO-2041
             * @example ops@fanlight.example
             */
            target: string | null;
            targetId: components["schemas"]["Id"];
        };
        AuditEntryList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["AuditEntry"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 4
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        AuthLoginEvent: {
            /** @description The session token. */
            token: string;
        };
        AuthToken: {
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description 256 random bits. The client stores it and sends it in `Authorization`.
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
        /** @description What one ledger transaction has changed in a figure. */
        BalanceEntry: {
            /** @description The id of the ledger transaction. */
            _id: components["schemas"]["Id"];
            /**
             * @description Tokens; negative if the figure was reduced.
             * @example 20
             * @example -50
             * @example 7.96
             */
            amount: number;
            createdAt: components["schemas"]["Timestamp"];
            kind: components["schemas"]["BalanceEntryKind"];
            /** @description The time at which the hold of an earning ends; null for others. */
            payableAt: components["schemas"]["Timestamp"] | null;
            /** @description The id of the earning (`tip`, `purchase` and `subscription` if they were earned) or of the payout (`payout-hold`, `payout-return` and `payout`). Null for others. */
            referenceId: components["schemas"]["Id"] | null;
            /**
             * @description The title of the sold or bought item, or the message of a tip.
             * @example For the next kiln.
             * @example null
             * @example River glaze mug
             */
            title: string | null;
        };
        /**
         * @description The cause of an entry. A positive `tip`, `purchase` or `subscription` was earned, a negative one was spent. `debt` is an amount that the platform has lost and the user owes, and `recovery` an amount that was deducted for it (rule M12).
         * @enum {string}
         */
        BalanceEntryKind: "tip" | "purchase" | "subscription" | "referral" | "refund" | "dispute" | "dispute-won" | "dispute-lost" | "recovery" | "referral-return" | "payout-hold" | "payout-change" | "payout-return" | "payout" | "debt";
        BalanceEntryList: {
            cursor?: string;
            data: components["schemas"]["BalanceEntry"][];
            /** @example true */
            isMore: boolean;
            /** @example 42 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description The sum of the entries of one kind that have increased a figure, or of those that have reduced it. */
        BalanceEntrySum: {
            /**
             * @description Tokens.
             * @example 412.5
             * @example -100
             * @example 80
             */
            amount: number;
            kind: components["schemas"]["BalanceEntryKind"];
            /**
             * @example 31
             * @example 2
             * @example 4
             */
            totalEntries: number;
        };
        /** @description A figure of the viewer's earnings as the sum of ledger entries. */
        BalanceExplanation: {
            /**
             * @description The figure, in tokens.
             * @example 312.5
             */
            amount: number;
            /**
             * @description The amount that was used beyond the payable earnings, and therefore comes out of held earnings (rule M3). Positive in `payable`, negative in `held`, otherwise 0.
             * @example 0
             */
            carriedOver: number;
            figure: components["schemas"]["BalanceFigure"];
            /** @description The sums of the entries by kind and by sign, highest first. */
            sums: components["schemas"]["BalanceEntrySum"][];
        };
        /**
         * @description A figure of the wallet: payable earnings, earnings held for 7 days, earnings frozen by disputes, earnings in payouts, or the debt to the platform.
         * @enum {string}
         */
        BalanceFigure: "payable" | "held" | "frozen" | "payout" | "receivable";
        BalanceUpdatedEvent: {
            /**
             * @description Tokens that can be spent.
             * @example 432.5
             */
            balance: number;
        };
        /** @description The bank account for payouts, as its owner may see it. */
        BankingSettings: {
            /**
             * @example Mara Quill
             * @example Anselm Roth
             * @example Odile Marchetti
             */
            accountHolder: string;
            /**
             * @description The last four characters.
             * @example 0154
             * @example 2207
             * @example 9913
             */
            accountNumberEnd: string;
            /**
             * @description BIC, routing number or sort code; null if the account number includes it.
             * @example BRIOPTPL
             */
            bankCode: string | null;
            /**
             * @example Banco do Rio
             * @example Harbour Savings
             * @example Caisse des Collines
             */
            bankName: string;
            /** @description The country of the bank. */
            countryCode: components["schemas"]["CountryCode"];
            currency: components["schemas"]["CurrencyCode"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        BankingSettingsUpdateRequest: {
            /**
             * @example Mara Quill
             * @example Anselm Roth
             * @example Odile Marchetti
             */
            accountHolder: string;
            /**
             * @description The IBAN if the country has IBANs, without spaces; otherwise the account number.
             * @example PT50000201231234567890154
             */
            accountNumber: string;
            /**
             * @description BIC, routing number or sort code.
             * @example BRIOPTPL
             */
            bankCode?: string | null;
            /**
             * @example Banco do Rio
             * @example Harbour Savings
             * @example Caisse des Collines
             */
            bankName: string;
            /** @description The country of the bank. */
            countryCode: components["schemas"]["CountryCode"];
            /** @description The currency of the account. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description A post, with its success. */
        BestFeed: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The performer's earnings from sales in the period, in tokens.
             * @example 89.6
             * @example 32
             * @example 6.4
             */
            net: number;
            /**
             * @description The beginning of the text.
             * @example Kiln opened at dawn. Two cracked, one sang.
             * @example Every glaze that failed
             * @example Four openings that teach patience
             */
            text: string;
            /**
             * @example 9
             * @example 14
             * @example 2
             */
            totalComments: number;
            /**
             * @example 128
             * @example 64
             * @example 31
             */
            totalLikes: number;
            /**
             * @description The number of sales in the period.
             * @example 14
             * @example 5
             * @example 1
             */
            totalSales: number;
        };
        /** @description The best posts of a period, the best first. */
        BestFeeds: {
            feeds: components["schemas"]["BestFeed"][];
            /** @description The first day (UTC). */
            from: components["schemas"]["CalendarDate"];
            /** @description The last day (UTC), inclusive. */
            to: components["schemas"]["CalendarDate"];
        };
        /** @description A user that the viewer has blocked (rule A4). */
        Block: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            user: components["schemas"]["UserSummary"];
        };
        BlockCreateRequest: {
            userId: components["schemas"]["Id"];
        };
        BlockedCountriesUpdateRequest: {
            /** @description The whole list; an empty list blocks no country. */
            countryCodes: components["schemas"]["CountryCode"][];
        };
        BlockedCountry: {
            countryCode: components["schemas"]["CountryCode"];
            createdAt: components["schemas"]["Timestamp"];
        };
        BlockedCountryList: {
            data: components["schemas"]["BlockedCountry"][];
            /** @example false */
            isMore: boolean;
            /** @example 2 */
            total: number;
            totalIsCapped?: boolean;
        };
        BlockList: {
            cursor?: string;
            data: components["schemas"]["Block"][];
            /** @example false */
            isMore: boolean;
            /** @example 2 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description A bookmarked object in short form. */
        Bookmark: {
            _id: components["schemas"]["Id"];
            /** @description The time of the bookmark. */
            createdAt: components["schemas"]["Timestamp"];
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["BookmarkObjectType"];
            /** @description The performer of the item, or the bookmarked performer. */
            performer: components["schemas"]["UserSummary"];
            thumbnail: components["schemas"]["Picture"] | null;
            /**
             * @description The object's title, or the beginning of its text; empty if it has neither.
             * @example A day at the kiln
             * @example The quiet move in the Caro-Kann
             * @example Open D songbook
             * @example Low tide at six.
             */
            title: string;
        };
        BookmarkList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Bookmark"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 23
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /**
         * @description Types of objects that can be bookmarked.
         * @enum {string}
         */
        BookmarkObjectType: "feed" | "gallery" | "photo" | "video" | "reel" | "product" | "performer";
        /**
         * @description The type of the bookmarks, for types without a list of their own; `all` lists every type.
         * @enum {string}
         */
        BookmarkType: "all" | "photos";
        /**
         * @description The technology that transmits video and audio (rule S2).
         * @enum {string}
         */
        BroadcastProvider: "agora" | "webrtc";
        /**
         * Format: date
         * @description A day, without a time.
         * @example 2026-05-14
         */
        CalendarDate: string;
        /** @description A personalised request, for the fan who ordered it and the performer who fulfils it (rule D1). */
        Cameo: {
            _id: components["schemas"]["Id"];
            acceptedAt: components["schemas"]["Timestamp"] | null;
            answers: components["schemas"]["CameoAnswer"][];
            /**
             * @description Whether the viewer can still cancel it.
             * @example false
             */
            canCancel: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /** @description The currency in which the price was shown. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The performer's reason for declining; null if it was not declined, or without a reason.
             * @example null
             * @example My studio is closed that week.
             * @example I do not know enough about bees, sorry.
             * @example My voice is gone until Monday.
             */
            declineReason: string | null;
            deliveredAt: components["schemas"]["Timestamp"] | null;
            /** @description The end of the turnaround; a day later the payment is returned. */
            dueAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the turnaround is over without a delivery.
             * @example false
             */
            isOverdue: boolean;
            /**
             * @description Whether the viewer ordered it.
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
             * @description The performer's note on the delivery; null before the delivery, or without a note.
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
             * @description The name of the recipient, if it is not the fan.
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
        /** @description A fan's booking. Its price is that of the performer's offer (rule M2). */
        CameoBookingRequest: {
            /** @description At most one answer for each question of the type. */
            answers: components["schemas"]["CameoAnswer"][];
            /** @description The currency in which the price was shown; it is paid in tokens. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description ISO 639-1, one of the languages of the offer.
             * @example en
             */
            language: string;
            recipientGender?: components["schemas"]["Gender"] | null;
            recipientKind: components["schemas"]["CameoRecipientKind"];
            /**
             * @description The name of the recipient; left out if it is the fan.
             * @example Odile
             */
            recipientName?: string | null;
            requestType: components["schemas"]["CameoRequestType"];
        };
        CameoDeclineRequest: {
            /**
             * @description The performer's reason, which the fan sees.
             * @example My studio is closed that week.
             */
            reason?: string;
        };
        /** @description A file, or a finished upload. */
        CameoDeliveryUpload: {
            /**
             * @description A note with the delivery.
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
             * @description Cursor of the next page; absent on the last page.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["Cameo"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 4
             */
            total: number;
            /** @description Whether there are more items than `total`. */
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
             * @description Whether the offer is open.
             * @example true
             */
            isOffered: boolean;
            /**
             * @description Whether the viewer is the performer.
             * @example false
             */
            isOwn: boolean;
            /** @description ISO 639-1. */
            languages: string[];
            performer: components["schemas"]["UserSummary"];
            /**
             * @description Tokens; null if never set.
             * @example 60
             * @example 35
             * @example 120
             */
            price: number | null;
            requestTypes: components["schemas"]["CameoRequestType"][];
            /**
             * @description The turnaround in days.
             * @example 7
             * @example 3
             * @example 14
             */
            turnaroundDays: number;
            /** @description Null if never set. */
            updatedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Only the given fields change. An enabled offer requires a price, a type and a language. */
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
             * @description The turnaround in days.
             * @example 7
             */
            turnaroundDays?: number;
        };
        /**
         * @description The payment is held when the request is ordered, captured when it is delivered, and otherwise returned (rule D1).
         * @enum {string}
         */
        CameoPaymentStatus: "held" | "captured" | "returned";
        CameoQuestion: {
            key: components["schemas"]["CameoQuestionKey"];
            /** @description The request type of the question; null if it belongs to all types. */
            requestType: components["schemas"]["CameoRequestType"] | null;
        };
        /**
         * @description A question of the request form. A key that starts with a type belongs to that type; `instructions` and `to_know` belong to every type.
         * @enum {string}
         */
        CameoQuestionKey: "birthday_when" | "birthday_old" | "birthday_doing" | "instructions" | "question_question" | "advice_on" | "advice_help" | "other_relation" | "other_occasion" | "other_reason" | "to_know";
        /**
         * @description The kind of recipient.
         * @enum {string}
         */
        CameoRecipientKind: "myself" | "someone_else";
        /**
         * @description The type of the request.
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
        /** @description A personalised request was created or changed its status: the event with its place in its channel. */
        CameoUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["CameoUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "cameo/updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        CameoUpdatedEvent: {
            cameoId: components["schemas"]["Id"];
            status: components["schemas"]["CameoStatus"];
        };
        /** @description The delivered video. */
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
             * @description A frame of the video; null until it is ready.
             * @example /api/files/0193f2a4c1d07b3e5a918c42/thumbnail?expires=1781000000&signature=abc
             */
            posterUrl: string | null;
            status: components["schemas"]["FileStatus"];
            /**
             * @description The video; null until it is ready.
             * @example /api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc
             */
            url: string | null;
            /**
             * @description Pixels.
             * @example 1080
             */
            width: number | null;
        };
        /** @description Proof that a captcha was solved; valid for ten minutes and one call. */
        CaptchaProof: {
            expiresAt: components["schemas"]["Timestamp"];
            proof: components["schemas"]["CaptchaProofToken"];
        };
        /**
         * @description The `proof` of `verifyRecaptcha`; required if reCAPTCHA is configured.
         * @example Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE
         */
        CaptchaProofToken: string;
        /**
         * @description Whether a saved card can be used.
         * @enum {string}
         */
        CardStatus: "ready" | "requires-authentication" | "expired";
        /**
         * @description The name of a channel of numbered events; `user:`, `conversation:` or `stream:` with an id (rule W6).
         * @example user:0193f2a4c1d07b3e5a918c42
         * @example conversation:0193f2a4c1d07b3e5a918c43
         * @example stream:0193f2a4c1d07b3e5a918c44
         */
        ChannelName: string;
        /** @description A payment with tokens. */
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
            /** @description What was paid for, by its `type`; the request of a booking, null for a tip. */
            objectId?: components["schemas"]["Id"] | null;
            /** @description The order of a product; null for other types. */
            orderId?: components["schemas"]["Id"] | null;
            performer: components["schemas"]["UserSummary"];
            status?: components["schemas"]["ChargeStatus"];
            /**
             * @description The title of the item at the time of the purchase; null for a tip.
             * @example Throwing a tall vessel
             * @example The quiet rook
             * @example Ballad in the rain
             * @example Seed calendar for small balconies
             */
            title?: string | null;
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
             * @description The balance in tokens after the charge.
             * @example 75
             */
            balance: number;
            /**
             * @description The balance in tokens before the charge.
             * @example 100
             */
            balanceBefore: number;
            charge: components["schemas"]["Charge"];
        };
        /**
         * @description A charge is held until a personalised request is delivered (rule D1), paid, or refunded.
         * @enum {string}
         */
        ChargeStatus: "held" | "paid" | "refunded";
        /**
         * @description The purpose of a charge.
         * @enum {string}
         */
        ChargeType: "tip" | "feed" | "product" | "video" | "gallery" | "message" | "booking-cameo" | "stream" | "subscription";
        City: {
            /**
             * @example Sintra
             * @example Cascais
             * @example Mafra
             * @example Torres Vedras
             */
            name: string;
        };
        CityList: {
            data: components["schemas"]["City"][];
            /** @example false */
            isMore: boolean;
            /** @example 48 */
            total: number;
            totalIsCapped?: boolean;
        };
        /**
         * @description Lets the gateway's own form complete the authentication; null if none is required, or if the gateway is `sandbox`.
         * @example pi_3Q9example_secret_4f8a2c
         */
        ClientSecret: string | null;
        Comment: {
            _id: components["schemas"]["Id"];
            author: components["schemas"]["UserSummary"];
            /**
             * @description Whether the viewer may delete it, as its author or as the owner of the item.
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
             * @description Whether the viewer likes it.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the viewer wrote it.
             * @example false
             */
            isOwn: boolean;
            mentions?: components["schemas"]["Mentions"];
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["CommentObjectType"];
            /** @description The parent of a reply; null for a comment that is not a reply. */
            parentId: components["schemas"]["Id"] | null;
            picture: components["schemas"]["CommentPicture"] | null;
            /** @example 3 */
            totalLikes: number;
            /**
             * @description The number of replies to this comment.
             * @example 2
             * @example 0
             * @example 5
             */
            totalReplies: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        CommentCreateRequest: {
            /** @example That glaze looks like rain on slate. */
            content: string;
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["CommentObjectType"];
            /** @description The comment that this one replies to. A reply to a reply is attached to the first comment. */
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
        /**
         * @description Types of objects with comments.
         * @enum {string}
         */
        CommentObjectType: "feed" | "video" | "reel";
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
        /** @description Settings that every page of the app needs. */
        CommonSettings: {
            currencies: components["schemas"]["Currency"][];
            geo: components["schemas"]["Geo"];
            mode: components["schemas"]["Mode"];
            primaryCurrency: components["schemas"]["CurrencyCode"];
        };
        /** @description The Stripe account that a performer has connected. */
        ConnectedStripeAccount: {
            /**
             * @description The last characters of the account's id.
             * @example Kiln
             */
            accountEnd: string;
            /** @description The country in which the performer is paid and taxed. */
            countryCode: components["schemas"]["CountryCode"];
            status: components["schemas"]["StripeAccountStatus"];
        };
        ContactRequest: {
            captchaProof?: components["schemas"]["CaptchaProofToken"];
            email: components["schemas"]["Email"];
            /**
             * @example Does a payout that was asked for on Friday arrive before the weekend?
             * @example Can captions be added to a video that is already published?
             * @example My guitar course has forty parts. Is there a way to put them in order?
             */
            message: string;
            /**
             * @example Kofi Mensah
             * @example Priya Raman
             * @example Yuki Tanabe
             */
            name: string;
            /**
             * @example A question about payouts
             * @example Captions for my chess lessons
             * @example Thank you for the dark theme
             */
            subject?: string;
        };
        /** @description A conversation between two users, as the viewer sees it (rule C1). */
        Conversation: {
            _id: components["schemas"]["Id"];
            /**
             * @description False if either participant has blocked the other, or if the other account was deleted.
             * @example true
             */
            canSend: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the viewer has blocked the other participant.
             * @example false
             */
            isBlocked: boolean;
            /**
             * @description Whether it is a private request that its recipient has not opened yet.
             * @example false
             */
            isRequest: boolean;
            /** @description Null if the conversation has no message. */
            lastMessage: components["schemas"]["MessageSummary"] | null;
            /** @description The last message that the other participant has read. */
            lastSeenByOtherMessageId: components["schemas"]["Id"] | null;
            /** @description The last message that the viewer has read; the unread marker is shown after it. */
            lastSeenMessageId: components["schemas"]["Id"] | null;
            /**
             * @description The number of the viewer's unread messages.
             * @example 2
             * @example 0
             * @example 5
             */
            totalNotSeenMessages: number;
            /** @description The time of the latest message. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The other user. */
            user: components["schemas"]["UserSummary"];
        };
        ConversationCreateRequest: {
            source: components["schemas"]["ConversationSource"];
            /** @description The other user. */
            sourceId: components["schemas"]["Id"];
        };
        ConversationList: {
            /**
             * @description Cursor of the next page; absent on the last page.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["Conversation"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 14
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        ConversationMarkReadEvent: {
            conversationId: components["schemas"]["Id"];
            messageId: components["schemas"]["Id"];
        };
        /** @description A participant has read the messages: the event with its place in its channel. */
        ConversationReadEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["ConversationReadEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "conversation/read";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        ConversationReadEvent: {
            conversationId: components["schemas"]["Id"];
            /** @description The last message that was read. */
            messageId: components["schemas"]["Id"];
            seenAt: components["schemas"]["Timestamp"];
            /** @description The user who has read the messages. */
            userId: components["schemas"]["Id"];
        };
        /** @description A private request, listed separately until it is opened (rule C1). */
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
             * @description The number of unread messages.
             * @example 1
             * @example 2
             * @example 3
             */
            totalMessages: number;
            /** @description The sender. */
            user: components["schemas"]["UserSummary"];
        };
        /** @description A message request was sent: the event with its place in its channel. */
        ConversationRequestedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["ConversationRequestedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "conversation/requested";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        ConversationRequestedEvent: {
            request: components["schemas"]["ConversationRequest"];
            /**
             * @description The number of unopened private requests.
             * @example 2
             */
            totalRequests: number;
        };
        ConversationRequestList: {
            /**
             * @description Cursor of the next page; absent on the last page.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["ConversationRequest"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 3
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        ConversationSortBy: "lastMessageAt" | "createdAt";
        /**
         * @description The profile from which a conversation is started.
         * @enum {string}
         */
        ConversationSource: "performer" | "user";
        ConversationTypeEvent: {
            conversationId: components["schemas"]["Id"];
            /** @example true */
            isTyping: boolean;
        };
        /** @description The other participant started or stopped typing: the event with its place in its channel. */
        ConversationTypingEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["ConversationTypingEvent"];
            /** @constant */
            name: "conversation/typing";
            /**
             * @description Events of this name are not stored and have no number.
             * @example null
             */
            no: null;
        };
        ConversationTypingEvent: {
            conversationId: components["schemas"]["Id"];
            /** @example true */
            isTyping: boolean;
            userId: components["schemas"]["Id"];
        };
        /** @description A conversation of the user was created or changed, or has a new message: the event with its place in its channel. */
        ConversationUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["ConversationUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "conversation/updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        ConversationUpdatedEvent: {
            conversation: components["schemas"]["Conversation"];
            /**
             * @description The number of the user's unread messages in all conversations.
             * @example 3
             */
            totalUnread: number;
        };
        Country: {
            /**
             * @example Lisbon
             * @example Tokyo
             * @example Accra
             * @example Paris
             * @example New Delhi
             * @example Brasília
             */
            capital: string | null;
            /**
             * @example PT
             * @example JP
             * @example GH
             * @example FR
             * @example IN
             * @example BR
             */
            code: components["schemas"]["CountryCode"];
            /**
             * @description ISO 3166-1 alpha-3.
             * @example PRT
             * @example JPN
             * @example GHA
             * @example FRA
             * @example IND
             * @example BRA
             */
            code3: string;
            currency: components["schemas"]["CountryCurrency"] | null;
            /**
             * @description A picture under the flags path of this API.
             * @example /api/flags/pt.svg
             */
            flagUrl: components["schemas"]["Url"];
            /** @description The first official language. */
            language: components["schemas"]["Language"] | null;
            /**
             * @description The name in English.
             * @example Portugal
             * @example Japan
             * @example Ghana
             * @example France
             * @example India
             * @example Brazil
             */
            name: string;
            /**
             * @description ISO 3166-1 numeric, three digits.
             * @example 620
             * @example 392
             * @example 288
             * @example 250
             * @example 356
             * @example 076
             */
            numericCode: string;
            region: components["schemas"]["CountryRegion"];
        };
        /** @description Whether the whole site is blocked in the visitor's country. */
        CountryBlock: {
            /** @example false */
            blocked: boolean;
            /**
             * @description ISO 3166-1 alpha-2; null when unknown.
             * @example ES
             */
            countryCode: string | null;
        };
        /**
         * @description ISO 3166-1 alpha-2.
         * @example PT
         */
        CountryCode: string;
        CountryCurrency: {
            code: components["schemas"]["CurrencyCode"];
            /**
             * @description The name in English.
             * @example Euro
             * @example Yen
             * @example Ghanaian cedi
             * @example Indian rupee
             */
            name: string;
            /** @example € */
            symbol: string;
        };
        CountryList: {
            data: components["schemas"]["Country"][];
            /** @example false */
            isMore: boolean;
            /** @example 249 */
            total: number;
            totalIsCapped?: boolean;
        };
        /**
         * @description The region of the world.
         * @enum {string}
         */
        CountryRegion: "AS" | "EU" | "AF" | "NA" | "SA" | "OC" | "AN" | "Americas";
        /** @description The purchase to which the coupon is applied: an amount or a package for `top-up`, a performer and a type of subscription for `subscription`. `source` affects the discount of a subscription: tokens that were bought at a discount limit a further discount (rule M3). */
        CouponApplyRequest: {
            /**
             * @description The amount of a top-up in the primary currency.
             * @example 100
             */
            amount?: number;
            /** @description The package of a top-up. */
            packageId?: components["schemas"]["Id"];
            /** @description The performer of a subscription. */
            performerId?: components["schemas"]["Id"];
            /** @default card */
            source?: components["schemas"]["SubscriptionSource"];
            subscriptionType?: components["schemas"]["SubscriptionType"];
            type: components["schemas"]["PaymentType"];
        };
        /**
         * @description Case-insensitive.
         * @example FIRSTKILN
         * @example CHESS10
         * @example LOWTIDE
         * @example SPRINGSEEDS
         */
        CouponCode: string;
        CoverUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB; shown 3:1.
             */
            cover: Blob;
        };
        /** @description A language with the conventions of one region. */
        Culture: {
            /**
             * @description The locale id (LCID) as a hexadecimal number.
             * @example 0x0816
             */
            code: string;
            /**
             * @example Portuguese (Portugal)
             * @example English (United States)
             * @example Spanish (Spain)
             * @example French (France)
             */
            displayName: string;
            /**
             * @example pt-PT
             * @example en-US
             * @example es-ES
             * @example fr-FR
             */
            name: string;
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
        /** @description The currency in which prices are shown to the user. */
        CurrencySettings: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Whether the user chose the currency; otherwise it depends on the country. */
            manualDetect: boolean;
        };
        /**
         * @description The reason, which the user sees. Required if the decision is a refusal or a failure.
         * @example The passport has expired.
         */
        DecisionReason: string;
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
        /** @description Success without further data. */
        Done: {
            /** @constant */
            success: true;
        };
        /** @description The file of a digital product. It is served as an attachment (rule F1). */
        DownloadLink: {
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @example seed-calendar.pdf
             * @example forty-endgames.epub
             * @example ballad-in-the-rain.zip
             */
            fileName: string;
            /**
             * @description Bytes.
             * @example 4823190
             */
            size: number;
            /** @description A signed URL, valid for an hour. */
            url: components["schemas"]["Url"];
        };
        /** @description The performer's earning from one sale. */
        Earning: {
            _id: components["schemas"]["Id"];
            /**
             * @description The platform's commission, in tokens.
             * @example 5
             * @example 1.99
             * @example 8
             */
            commission: number;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The amount paid, in tokens.
             * @example 25
             * @example 9.95
             * @example 40
             */
            gross: number;
            /**
             * @description The performer's earnings, in tokens.
             * @example 20
             * @example 7.96
             * @example 32
             */
            net: number;
            /** @description The bought item; null for tips and subscriptions. */
            objectId: components["schemas"]["Id"] | null;
            /** @description The time at which the hold ends. */
            payableAt: components["schemas"]["Timestamp"];
            /** @description Null if the account was deleted. */
            payer: components["schemas"]["UserSummary"] | null;
            status: components["schemas"]["EarningStatus"];
            /**
             * @description The title of the item, or the message of a tip.
             * @example For the next kiln.
             * @example Four openings that teach patience
             * @example A walk under the June sky
             */
            title: string | null;
            type: components["schemas"]["EarningType"];
        };
        /**
         * @description The length of an interval; a day by default.
         * @enum {string}
         */
        EarningInterval: "day" | "week" | "month";
        EarningList: {
            cursor?: string;
            data: components["schemas"]["Earning"][];
            /** @example true */
            isMore: boolean;
            /** @example 128 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description One day, week or month of the chart. */
        EarningPoint: {
            /**
             * @description The first day of the interval.
             * @example 2026-05-14
             * @example 2026-05-15
             * @example 2026-05-16
             */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description Tokens.
             * @example 120
             * @example 64.95
             * @example 9.95
             */
            gross: number;
            /**
             * @description Tokens.
             * @example 96
             * @example 51.96
             * @example 7.96
             */
            net: number;
            /** @example 8 */
            totalSales: number;
        };
        /** @enum {string} */
        EarningSortBy: "createdAt" | "net";
        /** @description Sums of a period, and the current state of the earnings; all in tokens. What refunds and lost disputes have reversed is left out. */
        EarningStats: {
            /**
             * @description The platform's commission in the period.
             * @example 139.8
             */
            commission: number;
            from: components["schemas"]["CalendarDate"];
            /**
             * @description The amount that is currently frozen by disputes.
             * @example 0
             */
            frozen: number;
            /**
             * @description The amount that was paid in the period, before commission.
             * @example 699
             */
            gross: number;
            /**
             * @description The amount that is currently held for 7 days.
             * @example 180.4
             */
            held: number;
            interval: components["schemas"]["EarningInterval"];
            /**
             * @description The amount that the performer earned in the period, after commission.
             * @example 559.2
             */
            net: number;
            /**
             * @description The amount that can currently be paid out.
             * @example 392.5
             */
            payable: number;
            /** @description One entry for each day, week or month of the period, including those without sales. */
            points: components["schemas"]["EarningPoint"][];
            to: components["schemas"]["CalendarDate"];
            /**
             * @description The number of sales in the period.
             * @example 54
             */
            totalSales: number;
            /** @description One entry for each type with sales in the period, highest first. */
            types: components["schemas"]["EarningTypeSum"][];
        };
        /**
         * @description An earning is held for 7 days, then payable (rule M3). An open dispute freezes it; a refund or a lost dispute of the whole earning makes it refunded (rule M12).
         * @enum {string}
         */
        EarningStatus: "held" | "payable" | "frozen" | "refunded";
        /**
         * @description The source of an earning.
         * @enum {string}
         */
        EarningType: "subscription" | "tip" | "feed" | "product" | "video" | "gallery" | "message" | "booking-cameo" | "stream";
        EarningTypeSum: {
            /**
             * @description Tokens.
             * @example 420
             * @example 199
             * @example 80
             */
            gross: number;
            /**
             * @description Tokens.
             * @example 336
             * @example 159.2
             * @example 64
             */
            net: number;
            /** @example 31 */
            totalSales: number;
            type: components["schemas"]["EarningType"];
        };
        /**
         * Format: email
         * @example mara@fanlight.example
         */
        Email: string;
        EmailRequest: {
            email: components["schemas"]["Email"];
            /** @description The token of the mailed link. */
            redirect?: components["schemas"]["RedirectPath"];
        };
        /** @description A confirmed address. */
        EmailVerification: {
            /** @description A new session if the device that created the account confirms its address for the first time; null otherwise. */
            session: components["schemas"]["AuthToken"] | null;
            /** @constant */
            success: true;
        };
        EmailVerificationRequest: {
            /** @description The key of the device that created the account; starts a session there. */
            registrationKey?: components["schemas"]["RegistrationKey"];
            token: components["schemas"]["LinkToken"];
        };
        EmailVerificationResendRequest: {
            email: components["schemas"]["Email"];
            /** @description The path to return to; part of the mailed link. */
            redirect?: components["schemas"]["RedirectPath"];
        };
        /** @description The body of every failure (rule W2). */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /**
             * @description The reason phrase of the status.
             * @example Unprocessable Entity
             */
            error: string;
            fields?: components["schemas"]["FieldError"][];
            /**
             * @description The message, in the language of the request, to be shown to the user.
             * @example Please check the marked fields.
             */
            message: string;
            params?: components["schemas"]["ErrorParams"];
            reason?: components["schemas"]["ErrorReason"];
            requestId: components["schemas"]["Id"];
            /**
             * @description The HTTP status.
             * @example 422
             */
            statusCode: number;
        };
        /**
         * @description The reason why a call failed (rule W2). The server sends only codes of this list. A later version may add codes, so a client should handle an unknown code by its status.
         * @enum {string}
         */
        ErrorCode: "MALFORMED_BODY" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "SOCIAL_LOGIN_FAILED" | "INSUFFICIENT_BALANCE" | "CARD_DECLINED" | "CARD_EXPIRED" | "FORBIDDEN" | "EMAIL_NOT_VERIFIED" | "SECOND_FACTOR_REQUIRED" | "PERFORMER_NOT_APPROVED" | "COUNTRY_BLOCKED" | "MUTED" | "BANNED" | "NOT_ENTITLED" | "INVALID_SIGNATURE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "ALREADY_PURCHASED" | "ALREADY_SUBSCRIBED" | "ALREADY_REPORTED" | "ALREADY_VOTED" | "ALREADY_STREAMING" | "FREE_SUBSCRIPTION_USED" | "OUT_OF_STOCK" | "PAYOUT_PENDING" | "ORDERS_OPEN" | "PRICE_CHANGED" | "STATUS_CONFLICT" | "FILE_NOT_READY" | "UPLOAD_OFFSET_MISMATCH" | "IDEMPOTENCY_CONFLICT" | "LINK_EXPIRED" | "STREAM_ENDED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_FAILED" | "EMAIL_TAKEN" | "USERNAME_TAKEN" | "AMOUNT_OUT_OF_RANGE" | "OWN_ACCOUNT" | "WRONG_PASSWORD" | "COUPON_INVALID" | "CAPTCHA_FAILED" | "ADDRESS_REQUIRED" | "PROVIDER_NOT_CONFIGURED" | "RATE_LIMITED" | "SLOW_MODE" | "INTERNAL" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "MEDIA_PROCESSING_UNAVAILABLE" | "MAINTENANCE" | (string & {});
        /**
         * @description The parameters of the message of a code or reason, for clients that translate it themselves.
         * @example {
         *       "max": 100
         *     }
         */
        ErrorParams: {
            [key: string]: string | number;
        };
        /**
         * @description The reason why a field is invalid, or why a call failed if its code alone is not specific enough (rule W2). A later version may add reasons. `message` states the reason in the language of the request.
         * @enum {string}
         */
        ErrorReason: "REQUIRED" | "EMPTY" | "TOO_SHORT" | "TOO_LONG" | "TOO_FEW" | "TOO_MANY" | "TOO_SMALL" | "TOO_LARGE" | "OUT_OF_RANGE" | "TOO_MANY_DECIMALS" | "WRONG_TYPE" | "NOT_ALLOWED" | "INVALID" | "INVALID_FORMAT" | "INVALID_EMAIL" | "INVALID_CHARACTER" | "UNKNOWN_FIELD" | "DUPLICATE_FIELD" | "NOT_STORABLE" | "INVALID_CURSOR" | "CURSOR_OF_OTHER_LIST" | "INVALID_IDEMPOTENCY_KEY" | "INVALID_JSON" | "JSON_REQUIRED" | "MULTIPART_REQUIRED" | "INCOMPLETE_FORM" | "BODY_TOO_DEEP" | "PERFORMERS_ONLY" | "STORAGE_UNAVAILABLE" | "CANNOT_BLOCK_SELF" | "CANNOT_FOLLOW_SELF" | "CANNOT_REPORT_SELF" | "CANNOT_SUBSCRIBE_TO_SELF" | "CANNOT_TIP_SELF" | "OWN_CONTENT" | "NAME_TAKEN_BY_PERFORMER" | "INVALID_NAME" | "INVALID_USERNAME" | "EMAIL_NOT_CORRECTABLE" | "PASSWORD_REQUIRED" | "NOT_A_PERFORMER" | "COUNTRY_UNKNOWN" | "STATE_UNKNOWN" | "ADDRESS_UNKNOWN" | "TOO_MANY_ADDRESSES" | "BANK_ACCOUNT_REQUIRED" | "STRIPE_ACCOUNT_REQUIRED" | "STRIPE_COUNTRY_UNSUPPORTED" | "STRIPE_ACCOUNT_REFUSED" | "INVALID_IBAN" | "TOO_YOUNG" | "UNSUPPORTED_DOCUMENT" | "DOCUMENT_MISSING" | "CURRENCY_NOT_OFFERED" | "FILE_REQUIRED" | "FILE_TOO_LARGE" | "FILE_OF_KIND_TOO_LARGE" | "FILE_TOO_LARGE_FOR_TAB" | "FILE_MISSING" | "FILE_NOT_REUSABLE" | "FILE_IN_USE" | "DUPLICATE_FILE" | "UNSUPPORTED_PHOTO" | "UNSUPPORTED_VIDEO" | "UNSUPPORTED_AUDIO" | "UNSUPPORTED_CAPTIONS" | "UNSUPPORTED_DOWNLOAD" | "BROKEN_PICTURE" | "TOO_MANY_PIXELS" | "FFMPEG_MISSING" | "MEDIA_FAILED" | "MEDIA_BROKEN" | "MEDIA_UNPLAYABLE" | "MEDIA_TOO_LONG" | "MEDIA_WITHOUT_PICTURE" | "MEDIA_WITHOUT_SOUND" | "TOO_MANY_UPLOADS" | "UPLOAD_MISSING" | "UPLOAD_INCOMPLETE" | "PART_TOO_LARGE" | "POST_EMPTY" | "ALREADY_PUBLISHED" | "PUBLISH_TIME_REQUIRED" | "PUBLISH_TIME_NOT_ALLOWED" | "POST_NOT_PUBLISHED" | "TOO_MANY_PINNED" | "EXPIRY_BEFORE_PUBLICATION" | "NOT_IN_FUTURE" | "NOTHING_CHANGED" | "POLL_MISSING" | "POLL_CLOSED" | "POLL_PUBLISHED" | "OPTION_UNKNOWN" | "DUPLICATE_OPTION" | "GALLERY_FULL" | "PHOTO_MISSING" | "PHOTO_WITHOUT_GALLERY" | "DUPLICATE_PHOTO" | "ITEM_PRICE_OUT_OF_RANGE" | "PUBLIC_NOT_FOR_SALE" | "NOT_FOR_SALE" | "ALREADY_ACCESSIBLE" | "DIGITAL_BOUGHT_ONCE" | "STOCK_REQUIRED" | "DOWNLOAD_REQUIRED" | "DOWNLOAD_NOT_ALLOWED" | "TIP_TOO_SMALL" | "TIP_TOO_LARGE" | "STREAM_MISSING" | "AMOUNT_REQUIRED" | "PERFORMER_REQUIRED" | "PACKAGE_MISSING" | "SUBSCRIPTION_TYPE_NOT_OFFERED" | "NO_FREE_SUBSCRIPTION" | "COUPON_UNKNOWN" | "REFERRAL_CODE_UNKNOWN" | "COUPON_EXPIRED" | "COUPON_USED" | "COUPON_USED_UP" | "COUPON_FOR_SUBSCRIPTIONS" | "COUPON_FOR_TOP_UPS" | "COUPON_WITHOUT_AMOUNT" | "PROMOTION_ENDED" | "PROMOTION_USED_UP" | "PROMOTION_USED" | "PROMOTION_WITH_COUPON" | "PROMOTION_UNKNOWN" | "MONTHLY_PRICE_REQUIRED" | "NO_SAVED_CARD" | "CARD_MISSING" | "TEST_CARDS_ONLY" | "CVC_LENGTH" | "CARD_DECLINED" | "EXPIRED_CARD" | "INSUFFICIENT_FUNDS" | "INCORRECT_CVC" | "AUTHENTICATION_FAILED" | "PROCESSING_ERROR" | "PAYMENT_PENDING" | "PAYMENT_NOT_WAITING" | "GATEWAY_UNAVAILABLE" | "REPORT_UNDECIDED" | "ALREADY_REQUESTED" | "END_BEFORE_START" | "INTERVAL_TOO_SHORT" | "NOT_ENTITLED" | "EMAIL_TAKEN" | "USERNAME_TAKEN" | "WRONG_PASSWORD" | "PRICE_CHANGED" | "ADDRESS_REQUIRED" | (string & {});
        /** @description One numbered event of a channel (rule W6). */
        Event: components["schemas"]["PerformerCountersUpdatedEnvelope"] | components["schemas"]["FeedCountersUpdatedEnvelope"] | components["schemas"]["ConversationReadEnvelope"] | components["schemas"]["ConversationRequestedEnvelope"] | components["schemas"]["ConversationUpdatedEnvelope"] | components["schemas"]["MessageCreatedEnvelope"] | components["schemas"]["MessageDeletedEnvelope"] | components["schemas"]["MessageUpdatedEnvelope"] | components["schemas"]["StreamBannedEnvelope"] | components["schemas"]["StreamEndedEnvelope"] | components["schemas"]["StreamGoalUpdatedEnvelope"] | components["schemas"]["StreamMessageCreatedEnvelope"] | components["schemas"]["StreamMessageDeletedEnvelope"] | components["schemas"]["StreamMessagesRemovedEnvelope"] | components["schemas"]["StreamMutedEnvelope"] | components["schemas"]["StreamTippedEnvelope"] | components["schemas"]["StreamUpdatedEnvelope"] | components["schemas"]["CameoUpdatedEnvelope"] | components["schemas"]["WalletBalanceUpdatedEnvelope"] | components["schemas"]["PaymentSucceededEnvelope"] | components["schemas"]["SubscriptionUpdatedEnvelope"] | components["schemas"]["OrderUpdatedEnvelope"] | components["schemas"]["PayoutUpdatedEnvelope"] | components["schemas"]["NotificationCreatedEnvelope"] | components["schemas"]["NotificationReadEnvelope"] | components["schemas"]["NotificationWithdrawnEnvelope"] | components["schemas"]["FileProcessedEnvelope"];
        EventChannel: {
            channel: components["schemas"]["ChannelName"];
            /**
             * @description The number of the last event of the channel; 0 if it has no event.
             * @example 17
             */
            no: number;
        };
        EventChannelList: {
            data: components["schemas"]["EventChannel"][];
            /** @example false */
            isMore: boolean;
            /** @example 1 */
            total: number;
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
        /** @description What a performer has written about a fan and earned from the fan. Only the performer sees it. */
        Fan: {
            /**
             * @description Whether the performer gets no notifications about what the fan does (rule N1).
             * @example false
             * @example false
             */
            isMuted: boolean;
            /**
             * @description Whether the fan is in the list of VIPs.
             * @example true
             * @example false
             */
            isVip: boolean;
            /**
             * @description A private note.
             * @example Collects the blue bowls.
             * @example null
             */
            note: string | null;
            /**
             * @description What the fan has paid the performer by tokens and, for subscriptions, by card, in tokens. Refunds are subtracted.
             * @example 64.9
             * @example 0
             */
            spent: number;
        };
        /**
         * @description A list in which a performer keeps fans.
         * @enum {string}
         */
        FanList: "vip" | "muted";
        /** @description Only the given fields change. */
        FanUpdateRequest: {
            /** @example false */
            isMuted?: boolean;
            /** @example true */
            isVip?: boolean;
            /**
             * @description Null deletes the note.
             * @example Collects the blue bowls.
             */
            note?: string | null;
        };
        /** @description A feed post, as the viewer may see it. */
        Feed: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            audience: components["schemas"]["Audience"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description The time at which the post disappears for everyone except its performer and its buyers; null if it stays. Always null for other viewers. */
            expiresAt?: components["schemas"]["Timestamp"] | null;
            files: components["schemas"]["FeedFile"][];
            /** @description In order of appearance, normalised, without `#`. */
            hashtags: string[];
            /**
             * @description Whether the viewer has bookmarked it.
             * @example false
             */
            isBookmarked: boolean;
            /**
             * @description Whether the viewer has liked it.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the viewer wrote it.
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Whether its performer has pinned it to the top of the profile.
             * @example false
             */
            isPinned?: boolean;
            /**
             * @description Whether `text` is only the beginning.
             * @example false
             */
            isTeaser: boolean;
            mentions?: components["schemas"]["Mentions"];
            performer: components["schemas"]["UserSummary"];
            /** @description Null if there is none, or if locked. */
            poll?: components["schemas"]["FeedPoll"] | null;
            /**
             * @description The price for users outside the audience; null if the item is not for sale.
             * @example 8
             */
            price?: number | null;
            /** @description The publishing time of a scheduled post; null otherwise. */
            publishAt?: components["schemas"]["Timestamp"] | null;
            /** @description Only in the list of the performer's own posts. */
            sales?: components["schemas"]["FeedSales"];
            status?: components["schemas"]["FeedStatus"];
            /** @description Null if there is none. */
            teaser?: components["schemas"]["Teaser"] | null;
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
        /** @description An audio file, or the `uploadId` of a finished upload. */
        FeedAudioUpload: {
            /**
             * Format: binary
             * @description MP3, M4A, OGG or WAV, at most 200 MB.
             */
            audio?: Blob;
            /** @description A finished upload instead of the file. */
            uploadId?: components["schemas"]["Id"];
        };
        /** @description The counters of one of the performer's posts changed: the event with its place in its channel. */
        FeedCountersUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["FeedCountersUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "feed/counters-updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
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
            /** @description The time at which the post disappears for everyone except its performer and its buyers (rule M4), after the publication; null or absent if it stays. */
            expiresAt?: components["schemas"]["Timestamp"] | null;
            files?: components["schemas"]["FeedFileInput"][];
            /** @description A poll of the performer that no other post contains. */
            pollId?: components["schemas"]["Id"] | null;
            /**
             * @description The price for users outside the audience, at most two decimals; null or absent if the item is not for sale.
             * @example 8
             */
            price?: number | null;
            /** @description A time in the future; required for a scheduled post, refused for other posts. */
            publishAt?: components["schemas"]["Timestamp"] | null;
            /** @description Defaults to published. */
            status?: components["schemas"]["FeedRequestedStatus"];
            /** @description A teaser that the performer uploaded, or a video of the media library of at most 60 seconds. */
            teaserId?: components["schemas"]["Id"] | null;
            /**
             * @description May be empty when there are files.
             * @example Kiln opened at dawn. #stoneware
             */
            text: string;
            /** @description A thumbnail that the performer uploaded, or a photo of the media library; by default the first file is used. */
            thumbnailId?: components["schemas"]["Id"] | null;
        };
        /** @description A file of a post. A locked file has a blurred preview and no other URL (rule A2). */
        FeedFile: {
            _id: components["schemas"]["Id"];
            /**
             * @description The alternative text.
             * @example A tall stoneware vessel with a river glaze.
             */
            alt: string;
            /** @description Null if there are none. */
            captions?: components["schemas"]["VideoCaptions"] | null;
            /**
             * @description Seconds of a video or audio file once known; null for a picture.
             * @example 184
             */
            duration?: number | null;
            /**
             * @description Pixels of the display size; for audio, of the player's frame.
             * @example 1600
             */
            height: number;
            /**
             * @description The master playlist of the same video in several renditions (HLS), which players prefer to `url` because they can switch between renditions while the speed of the connection changes; null if there is only one rendition, or together with `url`; audio and pictures have none.
             * @example /api/files/0193f2a4c1d07b3e5a918c42/hls?expires=1781000000&signature=abc
             */
            hls?: components["schemas"]["Url"] | null;
            /**
             * @description A blurred picture of a few hundred bytes, as a data URL.
             * @example null
             */
            preview: string | null;
            /**
             * @description For the owner, the reason why processing failed; null otherwise.
             * @example null
             */
            reason?: string | null;
            status?: components["schemas"]["FileStatus"];
            /**
             * @description Pictures for the seek bar; null if there are none, or together with `url`.
             * @example null
             */
            storyboard?: components["schemas"]["Storyboard"] | null;
            /** @description Small versions; empty if locked. */
            thumbnails: components["schemas"]["Url"][];
            type: components["schemas"]["FeedFileType"];
            /**
             * @description The display size of a picture, MP4, or audio; null when locked or not ready.
             * @example null
             */
            url: string | null;
            /**
             * @description Pixels of the display size; for audio, of the player's frame.
             * @example 1280
             */
            width: number;
        };
        FeedFileInput: {
            /**
             * @description The alternative text: describes the file for users who cannot see or hear it. May be empty, and added later.
             * @example A tall stoneware vessel with a river glaze.
             */
            alt: string;
            /** @description A file that the performer uploaded for a post or a ready file of the media library (rule F4). */
            fileId: components["schemas"]["Id"];
        };
        /**
         * @description The type of a post's file; teaser and thumbnail are separate fields.
         * @enum {string}
         */
        FeedFileType: "feed-photo" | "feed-video" | "feed-audio" | "feed-teaser" | "feed-thumbnail";
        FeedList: {
            /**
             * @description Cursor of the next page; absent on the last page.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["Feed"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 64
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        FeedPhotoUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB. Metadata is removed.
             */
            photo: Blob;
        };
        /** @description A poll in a post. Every user with access to the post has one vote. */
        FeedPoll: {
            _id: components["schemas"]["Id"];
            /** @description Null if it stays open. */
            endsAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Whether the viewer voted.
             * @example false
             */
            hasVoted: boolean;
            /**
             * @description Whether the poll is closed.
             * @example false
             */
            isClosed: boolean;
            options: components["schemas"]["FeedPollOption"][];
            /**
             * @example Which glaze for the next kiln?
             * @example What would you play as black?
             * @example Which song shall I learn in May?
             * @example What goes into the raised bed?
             */
            question: string;
            /** @example 84 */
            totalVotes: number;
        };
        FeedPollCreateRequest: {
            /** @description The time at which the poll closes, in the future; null or absent if it stays open. */
            endsAt?: components["schemas"]["Timestamp"] | null;
            /** @description All options are different. */
            options: string[];
            /** @example Which glaze for the next kiln? */
            question: string;
        };
        FeedPollOption: {
            _id: components["schemas"]["Id"];
            /**
             * @description Whether the viewer voted for it.
             * @example false
             */
            isChosen: boolean;
            /**
             * @example River green
             * @example Ash white
             * @example Tenmoku brown
             * @example Raw clay
             */
            text: string;
            /** @example 31 */
            totalVotes: number;
        };
        FeedPollVoteRequest: {
            optionId: components["schemas"]["Id"];
        };
        /**
         * @description The status in which a performer saves a post.
         * @enum {string}
         */
        FeedRequestedStatus: "draft" | "scheduled" | "published";
        /** @description The purchases of a post that were not refunded. */
        FeedSales: {
            /**
             * @description The performer's earnings from them, in tokens.
             * @example 89.6
             */
            net: number;
            /**
             * @description The number of purchases.
             * @example 14
             */
            total: number;
        };
        /** @enum {string} */
        FeedSortBy: "createdAt";
        /**
         * @description Whether a post is published. Drafts, scheduled and expired posts are visible only to their performer; the buyers of an expired post keep it.
         * @enum {string}
         */
        FeedStatus: "draft" | "scheduled" | "published" | "expired";
        FeedTeaserUpload: {
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 60 seconds; everyone will see it.
             */
            teaser: Blob;
        };
        /** @description A small version of a post's first picture. */
        FeedThumbnail: {
            /**
             * @description Null if locked.
             * @example null
             */
            url: string | null;
        };
        FeedThumbnailUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB. Metadata is removed.
             */
            thumbnail: Blob;
        };
        /** @description Only the given fields change; `files` replaces the whole list. */
        FeedUpdateRequest: {
            audience?: components["schemas"]["Audience"];
            /** @description The time at which the post disappears for everyone except its performer and its buyers (rule M4), after the publication; null removes it. An expired post with a later time is published again. */
            expiresAt?: components["schemas"]["Timestamp"] | null;
            files?: components["schemas"]["FeedFileInput"][];
            /** @description A poll of the performer; null removes it. It can be changed only before publication. */
            pollId?: components["schemas"]["Id"] | null;
            /**
             * @description At most two decimals; null takes it off sale.
             * @example 8
             */
            price?: number | null;
            /** @description A time in the future; required for a scheduled post, null for other posts. */
            publishAt?: components["schemas"]["Timestamp"] | null;
            /** @description A published post cannot be withdrawn. */
            status?: components["schemas"]["FeedRequestedStatus"];
            /** @description A teaser that the performer uploaded, or a video of the media library of at most 60 seconds; null removes it. */
            teaserId?: components["schemas"]["Id"] | null;
            text?: string;
            /** @description A thumbnail that the performer uploaded, or a photo of the media library; null removes it. */
            thumbnailId?: components["schemas"]["Id"] | null;
        };
        /** @description A video, or the `uploadId` of a finished upload. */
        FeedVideoUpload: {
            /**
             * Format: binary
             * @description WebVTT, at most 1 MB.
             */
            captions?: Blob;
            /** @description The language of the captions. */
            captionsLocale?: components["schemas"]["Locale"];
            /** @description A finished upload instead of the file. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB.
             */
            video?: Blob;
        };
        FieldError: {
            code: components["schemas"]["ErrorReason"];
            /**
             * @description The message, in the language of the request.
             * @example At most 100.
             */
            message: string;
            params: components["schemas"]["ErrorParams"];
            /**
             * @description The field, with dots between levels.
             * @example limit
             */
            path: string;
        };
        /** @description A file of the user is ready, or failed: the event with its place in its channel. */
        FileProcessedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["FileProcessedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "file/processed";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        FileProcessedEvent: {
            file: components["schemas"]["FileProcessing"];
            /** @description The item that contains the file; null if none does. */
            objectId: components["schemas"]["Id"] | null;
        };
        /** @description The processing status of one file. */
        FileProcessing: {
            _id: components["schemas"]["Id"];
            /**
             * @description The progress from 0 to 1.
             * @example 0.42
             */
            progress: number;
            /**
             * @description The reason of the failure, to be shown to the user; null otherwise.
             * @example null
             */
            reason: string | null;
            status: components["schemas"]["FileStatus"];
        };
        /**
         * @description The processing status of a file (rule F3).
         * @enum {string}
         */
        FileStatus: "uploaded" | "processing" | "ready" | "failed";
        /**
         * @description The served version of a file. `display`: the large size of a picture, or the video or audio file; `thumbnail`: a small picture; `poster`: a frame of a video in the display size; `captions`: WebVTT; `download`: a purchased file, as an attachment; `storyboard`: the picture of a storyboard; `hls`: the master playlist of a video in several renditions (HLS); `playlist-…`: the playlist of one rendition; `segments-…`: its segments, which its playlist names as byte ranges of one file. The URLs in a playlist expire with the URL of the playlist.
         * @enum {string}
         */
        FileVariant: "thumbnail" | "display" | "poster" | "captions" | "download" | "storyboard" | "hls" | "playlist-low" | "playlist-medium" | "playlist-high" | "segments-low" | "segments-medium" | "segments-high";
        Follow: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description What the viewer keeps about the user, in `listFollowers`; null in `listFollowing`. */
            fan: components["schemas"]["Fan"] | null;
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
        /** @description A set of photos, as the viewer may see it. An empty gallery is visible only to its performer. */
        Gallery: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            audience: components["schemas"]["Audience"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Plain text; only its beginning if locked.
             * @example Twelve pots from raw clay to glaze.
             * @example Where the regulars play, table by table.
             * @example From the first cut of spruce to the last coat of shellac.
             */
            description: string;
            /**
             * @description Whether the viewer has bookmarked it.
             * @example false
             */
            isBookmarked: boolean;
            /**
             * @description Whether the viewer has liked it.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the viewer made it.
             * @example false
             */
            isOwn: boolean;
            mentions?: components["schemas"]["Mentions"];
            performer: components["schemas"]["UserSummary"];
            /** @description All photos in order; only the first four in lists. Only previews if locked. */
            photos: components["schemas"]["Picture"][];
            /**
             * @description The price for users outside the audience; null if the item is not for sale.
             * @example 12
             */
            price: number | null;
            /** @description The chosen cover, or else the first photo; null without photos. */
            thumbnail: components["schemas"]["Picture"] | null;
            /**
             * @example A day at the kiln
             * @example Boards of the old chess café
             * @example Building a parlour guitar
             * @example The walled garden in June
             * @example Nights under Orion
             */
            title: string;
            /** @example 11 */
            totalBookmarks: number;
            /** @example 96 */
            totalLikes: number;
            /** @example 12 */
            totalPhotos: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        GalleryCreateRequest: {
            audience: components["schemas"]["Audience"];
            /** @example Twelve pots from raw clay to glaze. */
            description?: string;
            /** @description Photos of the performer, in order; they leave their previous gallery. */
            photoIds?: components["schemas"]["Id"][];
            /**
             * @description The price for users outside the audience, at most two decimals; null or absent if the item is not for sale.
             * @example 12
             */
            price?: number | null;
            /** @example A day at the kiln */
            title: string;
        };
        GalleryList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Gallery"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 18
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        GallerySortBy: "createdAt" | "popular";
        /** @description Only the given fields change; `photoIds` replaces the whole list and its order. */
        GalleryUpdateRequest: {
            audience?: components["schemas"]["Audience"];
            /** @example Twelve pots from raw clay to glaze. */
            description?: string;
            /** @description Photos of the performer, in order; they leave their previous gallery. */
            photoIds?: components["schemas"]["Id"][];
            /**
             * @description At most two decimals; null takes it off sale.
             * @example 12
             */
            price?: number | null;
            /** @example A day at the kiln */
            title?: string;
        };
        /** @description An event in the gateway's own format, read as raw bytes, which its signature covers. */
        GatewayEvent: {
            /** @example evt_0193f2a4c1d07b3e5a918c42 */
            id?: string;
            /** @example payment_intent.succeeded */
            type?: string;
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        Gender: "male" | "female";
        /** @description The location of the request's IP address. */
        Geo: {
            /**
             * @description ISO 3166-1 alpha-2; null when unknown.
             * @example ES
             */
            countryCode: string | null;
        };
        GoogleLoginRequest: {
            /**
             * @description The credential of the Google button, signed by Google.
             * @example eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6Im5vb3JAZmFubGlnaHQuZXhhbXBsZSJ9.c2lnbmF0dXJl
             */
            idToken: string;
            /** @description The language of a new account. */
            locale?: components["schemas"]["Locale"];
            /** @description The referral code for a new account. */
            referralCode?: components["schemas"]["ReferralCode"];
            /**
             * @description Whether the session lasts 365 days instead of one day.
             * @default false
             */
            remember?: boolean;
        };
        GoogleTokenRequest: {
            /**
             * @description The authorization code from Google; single use.
             * @example 4/0AX4XfWgq3Zb7m0cVt0Xo5yWnJ5p2h8k
             */
            code: string;
            /**
             * @description The PKCE code verifier (RFC 7636).
             * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
             */
            codeVerifier: string;
            /** @description The language of a new account. */
            locale?: components["schemas"]["Locale"];
            /**
             * @description The redirect URI that was sent to Google; a page of this site.
             * @example https://fanlight.example/auth/login
             */
            redirectUrl: string;
            /** @description The referral code for a new account. */
            referralCode?: components["schemas"]["ReferralCode"];
            /**
             * @description Whether the session lasts 365 days instead of one day.
             * @default false
             */
            remember?: boolean;
        };
        Hashtag: {
            _id: components["schemas"]["Id"];
            /**
             * @description Normalised, without `#`.
             * @example stoneware
             * @example endgame
             * @example fingerstyle
             * @example tomatoes
             * @example tidepool
             */
            label: string;
            /**
             * @description The number of posts with the hashtag.
             * @example 41
             */
            totalFeeds: number;
        };
        HashtagCreateRequest: {
            labels: string[];
        };
        HashtagList: {
            data: components["schemas"]["Hashtag"][];
            /** @example false */
            isMore: boolean;
            /** @example 2 */
            total: number;
        };
        HashtagSuggestion: {
            /**
             * @description Whether the performer has used it in a post.
             * @example true
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Normalised, without `#`.
             * @example stoneware
             * @example stonecarving
             * @example stonewall
             */
            label: string;
        };
        HashtagSuggestions: {
            hashtags: components["schemas"]["HashtagSuggestion"][];
        };
        /** @description A STUN or TURN server, which helps browsers to connect to each other. */
        IceServer: {
            /**
             * @description A credential that expires with the stream.
             * @example null
             */
            credential: string | null;
            urls: string[];
            /** @example null */
            username: string | null;
        };
        /**
         * @description Opaque; sorts by the time of creation.
         * @example 0193f2a4c1d07b3e5a918c42
         */
        Id: string;
        /** @description The location of the request's IP address. */
        IpLocation: {
            /**
             * @description ISO 3166-1 alpha-2; null when unknown.
             * @example PT
             */
            countryCode: string | null;
            /**
             * @description The name in English.
             * @example Portugal
             * @example Japan
             * @example Ghana
             */
            countryName: string | null;
            /**
             * @description The currency of the country, ISO 4217.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description Whether analytics require consent in this country (rule Y1).
             * @example true
             */
            isConsentRequired: boolean;
            /** @description The language of the interface that fits best. */
            locale: components["schemas"]["Locale"];
        };
        Language: {
            code: components["schemas"]["LanguageCode"];
            /**
             * @description The name in English.
             * @example Portuguese
             * @example Japanese
             * @example French
             * @example Spanish
             * @example English
             */
            name: string;
        };
        /**
         * @description ISO 639-1 if it has a code for the language, otherwise ISO 639-3.
         * @example pt
         */
        LanguageCode: string;
        LanguageList: {
            data: components["schemas"]["Language"][];
            /** @example false */
            isMore: boolean;
            /** @example 184 */
            total: number;
            totalIsCapped?: boolean;
        };
        LanguageReference: {
            /** @description Countries in which it is spoken, ISO 3166-1 alpha-3; empty if not recorded. */
            countryCodes: string[];
            /** @description Ordered by name. */
            cultures: components["schemas"]["Culture"][];
            direction: components["schemas"]["TextDirection"];
            englishNames: string[];
            /**
             * @example Indo-European
             * @example Japonic
             * @example Niger–Congo
             * @example Dravidian
             */
            family: string | null;
            /**
             * @description The two-letter code; null if there is none.
             * @example pt
             */
            iso639Part1: string | null;
            /**
             * @description The three-letter code that is derived from the name in the language itself; null if there is none.
             * @example por
             */
            iso639Part2: string | null;
            /**
             * @description The three-letter code that is derived from the English name; null if there is none.
             * @example por
             */
            iso639Part2English: string | null;
            /**
             * @description The three-letter code of ISO 639-3.
             * @example por
             */
            iso639Part3: string;
            nativeNames: string[];
        };
        LanguageReferenceList: {
            data: components["schemas"]["LanguageReference"][];
            /** @example false */
            isMore: boolean;
            /** @example 184 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description A file in the performer's media library (rule F4). */
        LibraryFile: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Duration in seconds; null for photos and until it is known.
             * @example null
             * @example 94.2
             * @example 61
             */
            duration: number | null;
            /**
             * @description The time at which the file is deleted because no item has ever used it (rule F4); null otherwise.
             * @example null
             */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Height in pixels.
             * @example 1067
             * @example 720
             */
            height: number;
            kind: components["schemas"]["LibraryFileKind"];
            /**
             * @description The name of the uploaded file; may be empty.
             * @example kiln-at-dawn.jpg
             * @example tall-vase.mp4
             * @example wheel-hum.mp3
             */
            name: string;
            /**
             * @description A blurred picture of a few hundred bytes, as a data URL.
             * @example null
             */
            preview: string | null;
            /**
             * @description The reason of a failed processing, to be shown to the user; null otherwise.
             * @example null
             */
            reason: string | null;
            /**
             * @description The size of the uploaded file in bytes.
             * @example 2841600
             * @example 84213760
             * @example 6291456
             */
            size: number;
            /** @example ready */
            status: components["schemas"]["FileStatus"];
            /** @description A small picture of it; null for audio files and before the file is ready. */
            thumbnailUrl: components["schemas"]["Url"] | null;
            /**
             * @description The number of items that use the file.
             * @example 1
             * @example 2
             * @example 0
             */
            totalUses: number;
            /** @description The file in the size that is shown; null before it is ready. */
            url: components["schemas"]["Url"] | null;
            /** @description The newest items that use the file. */
            uses: components["schemas"]["LibraryUse"][];
            /**
             * @description Width in pixels.
             * @example 1600
             * @example 1280
             */
            width: number;
        };
        /**
         * @description The kind of a file in the media library.
         * @enum {string}
         */
        LibraryFileKind: "photo" | "video" | "audio";
        LibraryFileList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["LibraryFile"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 140
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description An item that uses a file, as its content, thumbnail or teaser. */
        LibraryUse: {
            /**
             * @description Whether the performer has deleted the item. Its buyers keep it (rule M4).
             * @example false
             */
            isDeleted: boolean;
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["LibraryUseType"];
            /**
             * @description The title of the item or the start of its text; may be empty.
             * @example Kiln opened at dawn. #stoneware
             * @example First light on the kiln shelf.
             * @example Throwing a tall vase
             */
            title: string;
        };
        /**
         * @description The type of an item that uses a file.
         * @enum {string}
         */
        LibraryUseType: "feed" | "photo" | "video" | "reel" | "story" | "product";
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
        LocaleTuple: {
            language: components["schemas"]["LanguageCode"];
            /**
             * @description ISO 3166-1 alpha-2 or UN M.49.
             * @example PT
             */
            region: string;
            /**
             * @description ISO 15924; null if the language has one script.
             * @example null
             */
            script: string | null;
            /**
             * @description The parts joined (BCP 47).
             * @example pt-PT
             * @example sr-Latn-RS
             * @example es-ES
             * @example en-US
             */
            tag: string;
        };
        LocaleTupleList: {
            data: components["schemas"]["LocaleTuple"][];
            /** @example false */
            isMore: boolean;
            /** @example 720 */
            total: number;
            totalIsCapped?: boolean;
        };
        LoginRequest: {
            captchaProof?: components["schemas"]["CaptchaProofToken"];
            code?: components["schemas"]["SecondFactorCode"];
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
             * @description Whether the session lasts 365 days instead of one day.
             * @default false
             */
            remember?: boolean;
        };
        /** @description The logged-in user. */
        Me: {
            _id: components["schemas"]["Id"];
            /**
             * @description A file URL; null if the placeholder is shown.
             * @example null
             */
            avatar: string | null;
            /**
             * @description The spendable tokens: bought tokens, and the earnings of a performer.
             * @example 432.5
             */
            balance: number;
            /** @example null */
            cover: string | null;
            createdAt: components["schemas"]["Timestamp"];
            currencySettings: components["schemas"]["CurrencySettings"];
            /** @example noor@fanlight.example */
            email: string | null;
            /**
             * @description False for an account that has only logged in by Google or Twitter.
             * @example true
             */
            hasPassword: boolean;
            /** @example true */
            isEmailVerified: boolean;
            /** @example false */
            isPerformer: boolean;
            locale: components["schemas"]["Locale"];
            /** @example Noor Haddad */
            name: string;
            /** @description A new address that the user has not confirmed yet; absent without one. */
            pendingEmail?: components["schemas"]["Email"];
            /** @example noor */
            username: string | null;
        };
        /** @description The usernames in the text, in lower case and without `@`, whose profiles the viewer can open: those of creators. Absent if there are none. */
        Mentions: string[];
        MenuItem: {
            /** @example /page/terms */
            href: string;
            /** @example Terms */
            title: string;
        };
        /** @description A message between two users, as the viewer may see it (rule C2). */
        Message: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            author: components["schemas"]["UserSummary"];
            /**
             * @description The key that the sender's session chose; null for other users.
             * @example b7c1f0a2e9d84c5f
             */
            clientKey: string | null;
            conversationId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description Photos, or one video. */
            files: components["schemas"]["MessageFile"][];
            /**
             * @description Whether the recipient has bought it.
             * @example false
             */
            isBought: boolean;
            /** @example false */
            isDeleted: boolean;
            /**
             * @description Whether the viewer wrote it.
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
             * @description Plain text. Only its beginning if locked, a notice if deleted, empty for a message with only files.
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
         * @description A change of a message.
         * @enum {string}
         */
        MessageChange: "bought" | "file-processed";
        /** @description A message was sent: the event with its place in its channel. */
        MessageCreatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["MessageCreatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "message/created";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        MessageCreatedEvent: {
            message: components["schemas"]["Message"];
        };
        /** @description Text, files, or both. */
        MessageCreateRequest: {
            /**
             * @description A key that the sending session chooses, so that the message is sent and shown once.
             * @example b7c1f0a2e9d84c5f
             */
            clientKey?: string;
            /** @description Files that were uploaded for messages: photos or one video. */
            fileIds?: components["schemas"]["Id"][];
            /**
             * @description Price in tokens, 1 to 10,000, at most two decimals; for performers only. The message is locked until it is bought.
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
        /** @description A message was deleted: the event with its place in its channel. */
        MessageDeletedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["MessageDeletedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "message/deleted";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        MessageDeletedEvent: {
            conversationId: components["schemas"]["Id"];
            messageId: components["schemas"]["Id"];
        };
        /** @description A file of a message. A locked file has a blurred preview and no other URL (rule A2). */
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
             * @description A blurred picture of a few hundred bytes, as a data URL.
             * @example null
             */
            preview: string | null;
            status: components["schemas"]["FileStatus"];
            /** @description Small versions, the poster for a video; empty if locked. */
            thumbnails: components["schemas"]["Url"][];
            type: components["schemas"]["MessageFileType"];
            /**
             * @description The display size or the video; null if locked or not ready.
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
             * @description Cursor of the next page; absent on the last page.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["Message"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 58
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        MessagePhotoUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB. Metadata is removed.
             */
            photo: Blob;
        };
        /** @description A message in short form. */
        MessageSummary: {
            _id: components["schemas"]["Id"];
            authorId: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The beginning of the text; empty if the message has only files or is locked.
             * @example See you at the kiln on Friday.
             * @example Knight to f5 was the whole idea.
             * @example Then tune the low string down once more.
             * @example The seeds arrived today.
             */
            excerpt: string;
            /** @example false */
            isDeleted: boolean;
            /**
             * @description Whether it has a price that the viewer has not paid.
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
        /** @description A message was unlocked, or its file is ready: the event with its place in its channel. */
        MessageUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["MessageUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "message/updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        MessageUpdatedEvent: {
            change: components["schemas"]["MessageChange"];
            message: components["schemas"]["Message"];
        };
        /** @description Exactly one of `video` and `uploadId`. */
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
         * @description Demo mode has demo data, a development mailbox and a sandbox gateway.
         * @enum {string}
         */
        Mode: "demo" | "production";
        /**
         * @description `popular` sorts by the number of likes.
         * @enum {string}
         */
        MyFeedSortBy: "createdAt" | "popular";
        /** @description The viewer's own performer profile, including private fields. */
        MyPerformer: {
            _id: components["schemas"]["Id"];
            /** @example null */
            avatar: string | null;
            /**
             * @description Tokens that can be spent.
             * @example 412.5
             */
            balance: number;
            bankingSettings?: components["schemas"]["BankingSettings"] | null;
            /** @example Stoneware with a memory of the river. */
            bio: string;
            /** @description The subscriptions of several months for less; empty if none is offered. */
            bundles?: components["schemas"]["SubscriptionBundle"][];
            /** @example PT */
            countryCode: string | null;
            /** @example null */
            cover: string | null;
            createdAt: components["schemas"]["Timestamp"];
            currencySettings: components["schemas"]["CurrencySettings"];
            /** @description The latest document of each type. */
            documents?: components["schemas"]["PerformerDocument"][];
            /**
             * @description The earnings in the balance, held or payable.
             * @example 392.5
             */
            earnings: number;
            /** @example mara@fanlight.example */
            email: string | null;
            gender: components["schemas"]["Gender"] | null;
            /**
             * @description The discount in percent of the subscription of 6 months; null if it is not offered.
             * @example 15
             */
            halfYearlyPercentOff?: number | null;
            /** @description The languages in which the performer speaks to fans. */
            languages: components["schemas"]["LanguageCode"][];
            locale: components["schemas"]["Locale"];
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 9.95
             */
            monthlyPrice: number | null;
            /** @example Mara Quill */
            name: string;
            paymentGatewaySettings?: components["schemas"]["PaymentGatewaySettings"];
            /**
             * @description The discount in percent of the subscription of 3 months; null if it is not offered.
             * @example 10
             */
            quarterlyPercentOff?: number | null;
            status: components["schemas"]["PerformerStatus"];
            /**
             * @description The reason of the rejection, to be shown to the performer.
             * @example null
             */
            statusReason?: string | null;
            /** @example 64 */
            totalFeeds: number;
            /** @example 1284 */
            totalFollowers: number;
            /** @example 9120 */
            totalLikes: number;
            /**
             * @description The number of current subscriptions to the performer, including those whose renewal has failed.
             * @example 86
             */
            totalSubscribers?: number;
            /** @example mara.clay */
            username: string | null;
            welcomeVideo?: components["schemas"]["WelcomeVideo"] | null;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 99
             */
            yearlyPrice: number | null;
        };
        Notification: {
            _id: components["schemas"]["Id"];
            /** @description The latest actor; null if the account was deleted. */
            actor: components["schemas"]["UserSummary"] | null;
            /**
             * @description Tokens.
             * @example 25
             */
            amount: number | null;
            /** @description The liked comment, if the notification is about likes of a comment; otherwise null. */
            commentId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The beginning of the text that it is about.
             * @example For the next kiln.
             */
            excerpt: string | null;
            /** @example false */
            isRead: boolean;
            /** @description The id of the notification's subject; the post for comments, their likes, and mentions. */
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["NotificationObjectType"];
            /** @description The new status of the order; null for other types than `order`. */
            orderStatus: components["schemas"]["OrderStatus"] | null;
            /** @description A small picture of the item; null if it has none, or the viewer cannot see it. */
            thumbnailUrl: components["schemas"]["Url"] | null;
            /**
             * @description The number of actors of a grouped notification.
             * @example 1
             */
            totalActors: number;
            type: components["schemas"]["NotificationType"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A notification was created, or an actor was added to a grouped one: the event with its place in its channel. */
        NotificationCreatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["NotificationCreatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "notification/created";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
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
         * @description The type of a notification's subject, which determines its link.
         * @enum {string}
         */
        NotificationObjectType: "feed" | "comment" | "performer" | "charge" | "user" | "subscription" | "conversation" | "message" | "photo" | "gallery" | "video" | "reel" | "story" | "product" | "stream" | "order" | "payout" | "cameo" | "report";
        /** @description One notification, or all of them, were read in one of the user's sessions: the event with its place in its channel. */
        NotificationReadEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["NotificationReadEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "notification/read";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        NotificationReadEvent: {
            /** @description The notification; null for all notifications. */
            notificationId: components["schemas"]["Id"] | null;
            /** @example 0 */
            totalUnread: number;
        };
        /** @enum {string} */
        NotificationSortBy: "updatedAt" | "createdAt";
        /**
         * @description The cause of a notification (rule N1). Reactions to one object, an item or a comment, are grouped. `sale`: an item of the performer was bought, or a personalised request was ordered; `order`, `payout`: the status changed; `live`, `content`: from performers whom the user is subscribed to; `report-outcome`: the operator has decided about a report by or about the user; `warning`: the operator has warned the user.
         * @enum {string}
         */
        NotificationType: "follow" | "subscription" | "tip" | "sale" | "comment" | "reply" | "reaction" | "message-request" | "order" | "payout" | "mention" | "live" | "content" | "report-outcome" | "warning";
        /** @description Notifications disappeared, or lost an actor, because a comment or a like was removed: the event with its place in its channel. */
        NotificationWithdrawnEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["NotificationWithdrawnEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "notification/withdrawn";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        NotificationWithdrawnEvent: {
            /** @example 3 */
            totalUnread: number;
        };
        /** @description An operator, and the number of open tasks. */
        Operator: {
            access: components["schemas"]["OperatorAccess"];
            /** @example ops@fanlight.example */
            email: string;
            /**
             * @description The number of payouts that are pending or approved.
             * @example 3
             */
            payoutsToReview: number;
            /**
             * @description The number of performers who await a decision.
             * @example 2
             */
            performersToReview: number;
            /**
             * @description The number of reports that are open or appealed.
             * @example 1
             */
            reportsToReview: number;
        };
        /**
         * @description Whether an operator may change something, or only look (rule O1).
         * @enum {string}
         */
        OperatorAccess: "full" | "read-only";
        /** @description The bank account that a payout goes to, as it was when the payout was requested. */
        OperatorBankAccount: {
            /** @example Mara Clay */
            accountHolder: string;
            /**
             * @description The whole number.
             * @example PT50000201231234567890154
             */
            accountNumber: string;
            /** @example BDRIPTPL */
            bankCode: string | null;
            /** @example Banco do Rio */
            bankName: string;
            /** @example PT */
            countryCode: string;
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description A payout as an operator needs it to decide and to pay (rule M9). */
        OperatorPayout: {
            _id: components["schemas"]["Id"];
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 120
             */
            amount: number;
            /** @description Null for other methods, and after the deletion of the account. */
            bankAccount: components["schemas"]["OperatorBankAccount"] | null;
            createdAt: components["schemas"]["Timestamp"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The operator who decided last. Null after the deletion of the operator's account.
             * @example null
             */
            decidedBy: string | null;
            method: components["schemas"]["PayoutMethod"];
            /**
             * @description Null after the deletion of the account.
             * @example Mara Clay
             * @example Teo Brandt
             */
            name: string | null;
            /**
             * @description From the user.
             * @example For the new kiln shelves.
             * @example null
             */
            note: string | null;
            /**
             * @example PO-2041
             * @example PO-2042
             * @example PO-2077
             * @example PO-2103
             */
            number: string;
            /**
             * @description The reason of a failure or rejection.
             * @example null
             */
            reason: string | null;
            status: components["schemas"]["PayoutStatus"];
            /**
             * @description The id of the account at Stripe. Null for other methods, and after the deletion of the account.
             * @example null
             */
            stripeAccountId: string | null;
            updatedAt: components["schemas"]["Timestamp"];
            userId: components["schemas"]["Id"];
            /**
             * @example mara.clay
             * @example teo.brandt
             */
            username: string | null;
        };
        OperatorPayoutList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["OperatorPayout"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 4
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description A report as an operator needs it to decide (rule R1). */
        OperatorReport: {
            _id: components["schemas"]["Id"];
            /** @description At most one appeal of each party. */
            appeals: components["schemas"]["OperatorReportAppeal"][];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The operator who decided last. Null after the deletion of the operator's account.
             * @example null
             */
            decidedBy: string | null;
            /** @example false */
            isTargetHidden: boolean;
            /**
             * @description Whether the reason is urgent.
             * @example false
             */
            isUrgent: boolean;
            /**
             * @description The operator's reason of the outcome.
             * @example null
             */
            note: string | null;
            /** @description Null until it is decided. */
            outcome: components["schemas"]["ReportOutcome"] | null;
            reason: components["schemas"]["ReportReason"];
            /** @description Null if the account was deleted. */
            reporter: components["schemas"]["UserSummary"] | null;
            reporterRecord: components["schemas"]["ReporterRecord"];
            resolvedAt: components["schemas"]["Timestamp"] | null;
            status: components["schemas"]["ReportStatus"];
            targetId: components["schemas"]["Id"];
            /**
             * @description The text of the reported item or profile at present; null if it has none, or was deleted.
             * @example The same advert stands under five posts.
             */
            targetText: string | null;
            targetType: components["schemas"]["ReportTargetType"];
            /** @description The reported user, or the owner of the reported item; null if the account was deleted. */
            targetUser: components["schemas"]["UserSummary"] | null;
            targetUserRecord: components["schemas"]["ReportedUserRecord"];
            /**
             * @description From the reporter.
             * @example This is my photo of the tide pool.
             */
            text: string | null;
        };
        /** @description An appeal of one party against the outcome. */
        OperatorReportAppeal: {
            createdAt: components["schemas"]["Timestamp"];
            /** @description Null until it is decided. */
            outcome: components["schemas"]["ReportOutcome"] | null;
            /** @description Who appeals. */
            side: components["schemas"]["ReportSide"];
            /** @example The song in this clip is my own; the recording date shows it. */
            text: string;
        };
        OperatorReportList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["OperatorReport"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 4
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description An order of a product, for its buyer and its seller. */
        Order: {
            _id: components["schemas"]["Id"];
            /**
             * @description The total price in tokens.
             * @example 76
             */
            amount: number;
            /**
             * @description Whether the viewer may change the delivery address: as buyer, until the order is shipped.
             * @example true
             */
            canUpdateAddress: boolean;
            /**
             * @example Harbour Post
             * @example Northern Parcel
             * @example Correio Azul
             */
            carrier: string | null;
            /** @description The time of the payment. */
            createdAt: components["schemas"]["Timestamp"];
            deliveredAt: components["schemas"]["Timestamp"] | null;
            /** @description Null for a digital product. */
            deliveryAddress: components["schemas"]["OrderAddress"] | null;
            /**
             * @description The performer's earnings after commission; null for the buyer.
             * @example 60.8
             */
            earnedAmount: number | null;
            /**
             * @description Whether the viewer can request a download link.
             * @example false
             */
            isDownloadable: boolean;
            /**
             * @description The buyer's note for the performer.
             * @example It is a present. Please leave the bill out.
             */
            note: string | null;
            /**
             * @description A short, readable order number.
             * @example FL-10482
             * @example FL-10483
             * @example FL-10517
             * @example FL-10560
             */
            number: string;
            /** @description The seller. */
            performer: components["schemas"]["UserSummary"];
            processingAt: components["schemas"]["Timestamp"] | null;
            product: components["schemas"]["OrderProduct"];
            /** @example 2 */
            quantity: number;
            refundedAt: components["schemas"]["Timestamp"] | null;
            shippedAt: components["schemas"]["Timestamp"] | null;
            status: components["schemas"]["OrderStatus"];
            /**
             * @example HP-2291-884
             * @example NP77310042
             * @example CA004512PT
             */
            trackingNumber: string | null;
            /** @example https://parcels.example/HP-2291-884 */
            trackingUrl: string | null;
            type: components["schemas"]["OrderType"];
            /**
             * @description The price of one piece in tokens.
             * @example 38
             */
            unitPrice: number;
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The buyer. */
            user: components["schemas"]["UserSummary"];
        };
        /** @description A copy of the address, as of the order or its last change. */
        OrderAddress: {
            /**
             * @example Lisbon
             * @example Portland
             * @example Madrid
             */
            city: string;
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @example Rua das Gaivotas 14
             * @example 27 Orchard Lane
             * @example Calle del Faro 3
             */
            line1: string;
            /**
             * @example Second floor on the left
             * @example Studio B
             * @example c/o Mensah
             */
            line2: string | null;
            /**
             * @example Noor Haddad
             * @example Odile Marchetti
             * @example Kofi Mensah
             * @example Yuki Tanabe
             */
            name: string;
            /**
             * @example +351 21 555 0142
             * @example +1 503 555 0117
             * @example +34 91 555 0198
             */
            phone: string | null;
            /**
             * @example 1200-202
             * @example 97209
             * @example 28013
             */
            postalCode: string;
            /**
             * @example Lisbon
             * @example Oregon
             * @example Madrid
             */
            state: string | null;
        };
        OrderAddressUpdateRequest: {
            /** @description One of the buyer's own addresses. */
            addressId: components["schemas"]["Id"];
        };
        OrderList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Order"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 3
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /**
         * @description The statuses that a performer can set; statuses may be skipped, but not reverted.
         * @enum {string}
         */
        OrderNextStatus: "processing" | "shipped" | "delivered";
        /** @description A copy of the product's data at the time of the purchase. */
        OrderProduct: {
            _id: components["schemas"]["Id"];
            /**
             * @description Whether its page can still be opened.
             * @example true
             */
            isReachable: boolean;
            thumbnailUrl: components["schemas"]["Url"] | null;
            /**
             * @example Tide bowl
             * @example Seed calendar for small balconies
             * @example Forty endgames
             * @example Star chart for southern skies
             */
            title: string;
        };
        /** @enum {string} */
        OrderSortBy: "createdAt" | "updatedAt" | "amount";
        /**
         * @description An order is paid, processing, shipped and delivered, in this sequence, or refunded (rule M10). A digital product is delivered immediately.
         * @enum {string}
         */
        OrderStatus: "paid" | "processing" | "shipped" | "delivered" | "refunded";
        /**
         * @description Whether the product is shipped or downloaded.
         * @enum {string}
         */
        OrderType: "physical" | "digital";
        /** @description An order of which the user is buyer or seller was created or changed: the event with its place in its channel. */
        OrderUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["OrderUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "order/updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        OrderUpdatedEvent: {
            orderId: components["schemas"]["Id"];
        };
        /** @description Only the given fields change. */
        OrderUpdateRequest: {
            /** @example Harbour Post */
            carrier?: string | null;
            status?: components["schemas"]["OrderNextStatus"];
            /** @example HP-2291-884 */
            trackingNumber?: string | null;
            /** @example https://parcels.example/HP-2291-884 */
            trackingUrl?: string | null;
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
             * @description The type of the account page that sends the change.
             * @enum {string}
             */
            source?: "user" | "performer";
        };
        /** @description A card payment through the gateway. */
        Payment: {
            _id: components["schemas"]["Id"];
            /**
             * @description The amount that the card is charged, after the coupon's discount.
             * @example 100
             */
            amount: number;
            card: components["schemas"]["PaymentCard"] | null;
            /** @example FIRSTKILN */
            couponCode: string | null;
            createdAt: components["schemas"]["Timestamp"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The coupon's discount.
             * @example 0
             */
            discount: number;
            failureCode: components["schemas"]["PaymentFailureCode"] | null;
            gateway: components["schemas"]["PaymentGateway"];
            /**
             * @description Whether the payment is in dispute; its unspent tokens are frozen (rule M12).
             * @example false
             */
            isDisputed: boolean;
            /** @description The performer whose subscription is paid; null for a top-up. */
            performer: components["schemas"]["UserSummary"] | null;
            /**
             * @description The amount refunded to the card.
             * @example 0
             */
            refundedAmount: number;
            status: components["schemas"]["PaymentStatus"];
            subscriptionId: components["schemas"]["Id"] | null;
            /**
             * @description Tokens to be credited once the gateway confirms, including the bonus of a package; 0 for a subscription.
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
        PaymentCardCreateRequest: {
            /**
             * @description Makes it the default card; the first card always is.
             * @default false
             */
            isDefault?: boolean;
            /**
             * @description The payment method from the gateway's own form.
             * @example pm_0193f2a4c1d07b3e5a918c42
             */
            paymentMethodId: string;
        };
        /**
         * @description The reason why the gateway declined the payment.
         * @enum {string}
         */
        PaymentFailureCode: "card_declined" | "insufficient_funds" | "expired_card" | "incorrect_cvc" | "authentication_failed" | "processing_error";
        /**
         * @description The gateway of card payments. `sandbox` is the embedded one of demo mode.
         * @enum {string}
         */
        PaymentGateway: "stripe" | "sandbox";
        /** @description A performer's choice of the payout method. */
        PaymentGatewaySettings: {
            /**
             * @description Whether the chosen destination is ready.
             * @example true
             */
            canReceivePayouts: boolean;
            destination: components["schemas"]["PayoutDestination"];
            /** @example true */
            isBankAccountNamed: boolean;
            /**
             * @description Whether a Stripe account is connected.
             * @example true
             */
            isStripeConnected: boolean;
            /** @description The chosen method; without a choice, the one that has a destination. */
            payoutMethod: components["schemas"]["PayoutMethod"];
            stripeAccount: components["schemas"]["ConnectedStripeAccount"] | null;
        };
        PaymentGatewaySettingsUpdateRequest: {
            payoutMethod: components["schemas"]["PayoutMethod"];
        };
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
             * @description The current balance in tokens.
             * @example 100
             */
            balance: number;
            clientSecret: components["schemas"]["ClientSecret"];
            payment: components["schemas"]["Payment"];
        };
        /** @enum {string} */
        PaymentStatus: "pending" | "requires-authentication" | "succeeded" | "failed";
        /** @description The gateway confirmed a payment: the event with its place in its channel. */
        PaymentSucceededEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["PaymentSucceededEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "payment/succeeded";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        PaymentSucceededEvent: {
            /**
             * @description Tokens that can be spent.
             * @example 175
             */
            balance: number;
            payment: components["schemas"]["Payment"];
        };
        /** @enum {string} */
        PaymentType: "top-up" | "subscription";
        PayoutCalculateRequest: {
            /**
             * @description Tokens, at most two decimals; by default the whole payable amount.
             * @example 120
             */
            amount?: number;
            method?: components["schemas"]["PayoutMethod"];
        };
        /** @description The payout that is possible now. The calculation holds no money. */
        PayoutCalculation: {
            /**
             * @description The amount of the payout in tokens, equal to the amount in the primary currency.
             * @example 120
             */
            amount: number;
            currency: components["schemas"]["CurrencyCode"];
            destination: components["schemas"]["PayoutDestination"];
            /**
             * @description The earnings of the last seven days.
             * @example 80
             */
            heldEarnings: number;
            method: components["schemas"]["PayoutMethod"];
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 50
             */
            minimumAmount: number;
            /** @description The time at which the next held earnings become payable. */
            nextReleaseAt: components["schemas"]["Timestamp"] | null;
            /** @description Null if a payout can be requested. */
            obstacle: components["schemas"]["PayoutObstacle"] | null;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 192.5
             */
            payableAfterwards: number;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 312.5
             */
            payableEarnings: number;
        };
        PayoutDecisionRequest: {
            reason?: components["schemas"]["DecisionReason"];
            /** @enum {string} */
            status: "approved" | "paid" | "failed" | "rejected";
        };
        /**
         * @description The destination, masked for display; null if none is set.
         * @example Banco do Mar, •••• 4821
         * @example Orchard Savings, •••• 0917
         * @example Stripe, •••• Kiln
         */
        PayoutDestination: string | null;
        /**
         * @description The method of a payout.
         * @enum {string}
         */
        PayoutMethod: "bank-transfer" | "stripe";
        /**
         * @description The reason why no payout is possible now.
         * @enum {string}
         */
        PayoutObstacle: "below-minimum" | "above-payable" | "pending-payout" | "no-destination" | "not-approved";
        /** @description A request to pay out earnings. */
        PayoutRequest: {
            _id: components["schemas"]["Id"];
            /**
             * @description The amount in tokens, equal to the amount in the primary currency.
             * @example 120
             */
            amount: number;
            approvedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Whether the request can be changed, since it is still pending.
             * @example true
             */
            canUpdate: boolean;
            /** @description When it was paid, failed or rejected. */
            closedAt: components["schemas"]["Timestamp"] | null;
            createdAt: components["schemas"]["Timestamp"];
            currency: components["schemas"]["CurrencyCode"];
            destination: components["schemas"]["PayoutDestination"];
            method: components["schemas"]["PayoutMethod"];
            /**
             * @description For the operator.
             * @example For the new kiln shelves.
             * @example Spring tour of the trio.
             * @example Seeds and glass for the greenhouse.
             */
            note: string | null;
            /**
             * @example PO-2041
             * @example PO-2042
             * @example PO-2077
             * @example PO-2103
             */
            number: string;
            paidAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description The reason of a failure or rejection, for the user; null otherwise.
             * @example The bank does not know this account.
             * @example The name of the account is not the one of the documents.
             * @example Please confirm your tax form first.
             */
            reason: string | null;
            status: components["schemas"]["PayoutStatus"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        PayoutRequestCreateRequest: {
            /**
             * @description Tokens, at most two decimals; at least the minimum of the settings (50).
             * @example 120
             */
            amount: number;
            /** @description By default the method of the payment gateway settings. */
            method?: components["schemas"]["PayoutMethod"];
            /**
             * @description For the operator.
             * @example For the new kiln shelves.
             */
            note?: string;
        };
        PayoutRequestList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["PayoutRequest"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 4
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description Only the given fields change. */
        PayoutRequestUpdateRequest: {
            /**
             * @description Tokens, at most two decimals; at least the minimum of the settings (50).
             * @example 90
             */
            amount?: number;
            method?: components["schemas"]["PayoutMethod"];
            /** @example For the new kiln shelves. */
            note?: string | null;
        };
        /** @enum {string} */
        PayoutSortBy: "createdAt" | "updatedAt" | "amount";
        /**
         * @description A request is pending, then approved or rejected. An approved request is then paid or failed. Failed and rejected requests return the amount (rule M9).
         * @enum {string}
         */
        PayoutStatus: "pending" | "approved" | "paid" | "failed" | "rejected";
        /** @description The status of a payout request changed: the event with its place in its channel. */
        PayoutUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["PayoutUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "payout/updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        PayoutUpdatedEvent: {
            payoutRequestId: components["schemas"]["Id"];
        };
        /** @description Whether a payout request is pending, which blocks another one (rule M9). */
        PendingPayout: {
            /** @example true */
            isPending: boolean;
            payoutRequest: components["schemas"]["PayoutRequest"] | null;
        };
        /** @description A creator's profile, as the viewer may see it. */
        Performer: {
            _id: components["schemas"]["Id"];
            /** @example null */
            avatar: string | null;
            /** @example Stoneware with a memory of the river. New kiln every second Friday. */
            bio: string;
            /** @description The subscriptions of several months for less; empty if none is offered. */
            bundles?: components["schemas"]["SubscriptionBundle"][];
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
             * @description Whether the viewer has blocked the performer.
             * @example false
             */
            isBlocked?: boolean;
            /**
             * @description Whether the viewer has bookmarked it.
             * @example false
             */
            isBookmarked?: boolean;
            /**
             * @description Whether personalised requests can be ordered.
             * @example true
             */
            isCameoOffered?: boolean;
            /**
             * @description Whether the viewer follows the performer.
             * @example false
             */
            isFollowed: boolean;
            /**
             * @description Whether the viewer can still start the free subscription (rule M7).
             * @example true
             */
            isFreeOffered: boolean;
            /** @example false */
            isLive?: boolean;
            /**
             * @description Whether the viewer is this performer.
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Whether the viewer's subscription will be renewed at `subscribedUntil`; false if it ends then, or the viewer is not subscribed.
             * @example false
             */
            isRenewing: boolean;
            /**
             * @description Whether the viewer is subscribed.
             * @example false
             */
            isSubscribed: boolean;
            /**
             * @description Whether an operator has approved the user's identity.
             * @example true
             */
            isVerified: boolean;
            /** @description The languages in which the performer speaks to fans. */
            languages: components["schemas"]["LanguageCode"][];
            /**
             * @description The price per month; null if no monthly subscription is offered.
             * @example 9.95
             */
            monthlyPrice: number | null;
            /** @example Mara Quill */
            name: string;
            /** @description The latest promotion for everyone that the viewer can use; null if there is none. Left out in lists of performers. */
            promotion?: components["schemas"]["PerformerPromotion"] | null;
            /** @description Null if the viewer is not subscribed. */
            subscribedUntil: components["schemas"]["Timestamp"] | null;
            /** @description The type of the viewer's subscription; null if not subscribed. */
            subscriptionType: components["schemas"]["SubscriptionType"] | null;
            /** @example 64 */
            totalFeeds: number;
            /** @example 1284 */
            totalFollowers: number;
            /**
             * @description The number of published galleries, at most 10,000. Left out in lists of performers.
             * @example 18
             */
            totalGalleries?: number;
            /** @example 9120 */
            totalLikes: number;
            /**
             * @description The number of published photos without a gallery, at most 10,000. Left out in lists of performers.
             * @example 212
             */
            totalPhotos?: number;
            /**
             * @description The number of products, at most 10,000. Left out in lists of performers.
             * @example 9
             */
            totalProducts?: number;
            /**
             * @description The number of published reels, at most 10,000. Left out in lists of performers.
             * @example 44
             */
            totalReels?: number;
            /**
             * @description The number of published videos, at most 10,000. Left out in lists of performers.
             * @example 31
             */
            totalVideos?: number;
            /** @example mara.clay */
            username: string | null;
            welcomeVideo?: components["schemas"]["WelcomeVideo"] | null;
            /**
             * @description The price per year; null if no yearly subscription is offered.
             * @example 99
             */
            yearlyPrice: number | null;
        };
        /** @description A performer who awaits the decision of an operator (rule P7). */
        PerformerApplication: {
            /** @description The id of the performer. */
            _id: components["schemas"]["Id"];
            /**
             * @description ISO 3166-1 alpha-2.
             * @example FR
             * @example PT
             */
            countryCode: string | null;
            createdAt: components["schemas"]["Timestamp"];
            dateOfBirth: components["schemas"]["CalendarDate"];
            documents: components["schemas"]["PerformerDocument"][];
            /**
             * @example odile@fanlight.example
             * @example teo@fanlight.example
             */
            email: string;
            /**
             * @example Odile
             * @example Teodor
             */
            firstName: string;
            /**
             * @example Marchetti
             * @example Brandt
             */
            lastName: string;
            /**
             * @example Odile Marchetti
             * @example Teo Brandt
             */
            name: string;
            /**
             * @example null
             * @example +351912345678
             */
            phone: string | null;
            /**
             * @example odile.paper
             * @example teo.brandt
             */
            username: string | null;
        };
        PerformerApplicationList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["PerformerApplication"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 4
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description The counters of the performer's profile changed: the event with its place in its channel. */
        PerformerCountersUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["PerformerCountersUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "performer/counters-updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
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
        PerformerDecisionRequest: {
            reason?: components["schemas"]["DecisionReason"];
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        /** @description An identity document, without a URL; only an operator can read it (rule P7). */
        PerformerDocument: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The reason of the rejection, to be shown to the user.
             * @example null
             */
            reason: string | null;
            status: components["schemas"]["PerformerDocumentStatus"];
            type: components["schemas"]["PerformerDocumentType"];
        };
        /**
         * @description The decision of the operator.
         * @enum {string}
         */
        PerformerDocumentStatus: "pending" | "approved" | "rejected";
        /**
         * @description `identity` is a passport, identity card or driving licence; `portrait` a photo of the person holding it.
         * @enum {string}
         */
        PerformerDocumentType: "identity" | "portrait";
        PerformerDocumentUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or PDF, at most 20 MB.
             */
            document: Blob;
            type: components["schemas"]["PerformerDocumentType"];
        };
        /** @description The values of the filters that match at least one performer. */
        PerformerFilters: {
            /**
             * @description Country codes (ISO 3166-1 alpha-2), sorted.
             * @example [
             *       "NL",
             *       "PT"
             *     ]
             */
            countries: string[];
            /**
             * @description Language codes, sorted.
             * @example [
             *       "en",
             *       "pt"
             *     ]
             */
            languages: components["schemas"]["LanguageCode"][];
        };
        PerformerList: {
            /** @description Cursor of the next page; absent on the last page and in lists without a cursor. */
            cursor?: string;
            data: components["schemas"]["Performer"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 12
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description A promotion of a performer, as a fan sees it. */
        PerformerPromotion: {
            code: components["schemas"]["PromotionCode"];
            /** @description The time after which it can't be used. */
            endsAt: components["schemas"]["Timestamp"];
            /**
             * @description The number of free days of a trial; null for a discount.
             * @example null
             */
            freeDays: number | null;
            kind: components["schemas"]["PromotionKind"];
            /**
             * @description The discount of the first month in percent; null for a trial.
             * @example 20
             */
            percentOff: number | null;
            performerId: components["schemas"]["Id"];
            /**
             * @description The price of the first month; 0 for a trial.
             * @example 7.96
             */
            price: number;
            /**
             * @description How often it can still be used.
             * @example 38
             */
            remainingUses: number;
            status: components["schemas"]["PromotionStatus"];
        };
        /** @description A performer account with its two identity documents (rule P7). */
        PerformerRegisterUpload: {
            captchaProof?: components["schemas"]["CaptchaProofToken"];
            /** @description The country of residence. */
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description At least 18 years ago; an operator checks it (rule P7).
             * @example 1991-03-08
             */
            dateOfBirth: components["schemas"]["CalendarDate"];
            email: components["schemas"]["Email"];
            /**
             * @description As in the identity documents.
             * @example Odile
             * @example Anselm
             * @example Yuki
             */
            firstName: string;
            gender?: components["schemas"]["Gender"];
            /**
             * Format: binary
             * @description Passport, identity card or driving licence: JPEG, PNG or PDF, at most 20 MB.
             */
            identity: Blob;
            /**
             * @description As in the identity documents.
             * @example Marchetti
             * @example Roth
             * @example Tanabe
             */
            lastName: string;
            locale?: components["schemas"]["Locale"];
            /**
             * @description The display name.
             * @example Odile Marchetti
             * @example Kofi Mensah
             * @example Yuki Tanabe
             */
            name: string;
            password: components["schemas"]["Password"];
            /**
             * @description The phone number with the country's phone code, only digits after the plus sign.
             * @example +351912345678
             */
            phone?: string;
            /**
             * Format: binary
             * @description A photo of the person holding it: JPEG, PNG or PDF, at most 20 MB.
             */
            portrait: Blob;
            referralCode?: components["schemas"]["ReferralCode"];
            username: components["schemas"]["Username"];
        };
        /** @enum {string} */
        PerformerSortBy: "popular" | "latest" | "name";
        /**
         * @description A performer is hidden from others until an operator approves the performer (rule P7).
         * @enum {string}
         */
        PerformerStatus: "pending" | "approved" | "rejected";
        /** @description The current stories of one performer. */
        PerformerStories: {
            /**
             * @description Whether the viewer has seen all of them.
             * @example false
             */
            isViewed: boolean;
            /** @description The time of the latest story. */
            latestAt: components["schemas"]["Timestamp"];
            performer: components["schemas"]["UserSummary"];
            /** @description In display order, oldest first. */
            stories: components["schemas"]["Story"][];
        };
        PerformerStoriesList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["PerformerStories"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 7
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description Only the given fields change. */
        PerformerUpdateRequest: {
            /** @example Stoneware with a memory of the river. */
            bio?: string;
            /** @example PT */
            countryCode?: string | null;
            currencySettings?: components["schemas"]["CurrencySettings"];
            /**
             * Format: password
             * @description Required for a new e-mail address (rule P2).
             * @example lantern-on-the-sill
             */
            currentPassword?: string;
            email?: components["schemas"]["Email"];
            gender?: components["schemas"]["Gender"] | null;
            /**
             * @description The discount in percent of a subscription of 6 months over the monthly price; null offers none (rule M7).
             * @example 15
             */
            halfYearlyPercentOff?: number | null;
            /** @description The languages in which the performer speaks to fans; replaces the whole list. */
            languages?: components["schemas"]["LanguageCode"][];
            locale?: components["schemas"]["Locale"];
            /**
             * @description Within the limits of the settings.
             * @example 9.95
             */
            monthlyPrice?: number | null;
            /** @example Mara Quill */
            name?: string;
            /**
             * @description The discount in percent of a subscription of 3 months over the monthly price; null offers none (rule M7).
             * @example 10
             */
            quarterlyPercentOff?: number | null;
            username?: components["schemas"]["Username"];
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 99
             */
            yearlyPrice?: number | null;
        };
        PhoneCode: {
            /**
             * @description With the plus sign.
             * @example +351
             * @example +81
             * @example +233
             * @example +33
             */
            code: string;
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description The country, in English.
             * @example Portugal
             * @example Japan
             * @example Ghana
             * @example France
             */
            name: string;
        };
        PhoneCodeList: {
            data: components["schemas"]["PhoneCode"][];
            /** @example false */
            isMore: boolean;
            /** @example 249 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description A photo, as the viewer may see it. In a gallery, the gallery's audience and price apply. */
        Photo: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            audience: components["schemas"]["Audience"];
            createdAt: components["schemas"]["Timestamp"];
            file: components["schemas"]["Picture"];
            /** @description The gallery of the photo; null without one. */
            galleryId: components["schemas"]["Id"] | null;
            /**
             * @description Whether the viewer has bookmarked it.
             * @example false
             */
            isBookmarked: boolean;
            /**
             * @description Whether it is the cover of its gallery.
             * @example false
             */
            isCover: boolean;
            /**
             * @description Whether the viewer has liked it.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the viewer took it.
             * @example false
             */
            isOwn: boolean;
            performer: components["schemas"]["UserSummary"];
            /**
             * @description The caption as plain text; empty if locked.
             * @example First light on the kiln shelf.
             * @example White to move, and the tea is cold.
             * @example The rosette took three evenings.
             * @example Low tide at six.
             */
            text: string;
            /** @example 8 */
            totalBookmarks: number;
            /** @example 73 */
            totalLikes: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        PhotoList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Photo"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 140
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        PhotoSortBy: "createdAt" | "popular";
        /** @description Only the given fields change. */
        PhotoUpdateRequest: {
            /**
             * @description The alternative text: describes the picture for users who cannot see it.
             * @example Six bowls on a kiln shelf at sunrise.
             */
            alt?: string;
            audience?: components["schemas"]["Audience"];
            /** @description A gallery of the performer; null removes the photo from its gallery. */
            galleryId?: components["schemas"]["Id"] | null;
            /** @example First light on the kiln shelf. */
            text?: string;
        };
        /** @description Requires either `photo` or `photoFileId`. */
        PhotoUpload: {
            /**
             * @description The alternative text: describes the picture for users who cannot see it.
             * @example Six bowls on a kiln shelf at sunrise.
             */
            alt?: string;
            audience: components["schemas"]["Audience"];
            /** @description A gallery of the performer; the photo is added at its end. */
            galleryId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB. Metadata is removed.
             */
            photo?: Blob;
            /** @description A photo of the media library instead of `photo` (rule F4). */
            photoFileId?: components["schemas"]["Id"];
            /** @example First light on the kiln shelf. */
            text?: string;
        };
        /** @description A picture. A locked one has a blurred preview and no other URL (rule A2). */
        Picture: {
            _id: components["schemas"]["Id"];
            /**
             * @description The alternative text; empty if none was written.
             * @example A tall stoneware vessel with a river glaze.
             * @example A chessboard by a rainy window.
             * @example Tomato seedlings in a row of tin cans.
             */
            alt: string;
            /**
             * @description Pixels of the display size.
             * @example 1600
             */
            height: number;
            /**
             * @description A blurred picture of a few hundred bytes, as a data URL.
             * @example null
             */
            preview: string | null;
            /** @description A small version; null if locked. */
            thumbnailUrl: components["schemas"]["Url"] | null;
            /** @description The display size; null if locked. */
            url: components["schemas"]["Url"] | null;
            /**
             * @description Pixels of the display size.
             * @example 1280
             */
            width: number;
        };
        /** @description A post that will be published or disappear. */
        PlannedFeed: {
            _id: components["schemas"]["Id"];
            /** @description The time at which the post disappears for everyone except its performer and its buyers; null if it stays. */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /** @description The publishing time; null if the post is published already. */
            publishAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description The beginning of the text.
             * @example The kiln opens, live and in slow motion.
             * @example Seconds from the last kiln, until Sunday.
             * @example Ash glaze, step by step.
             */
            text: string;
        };
        /** @description The planned posts of a period, by time. */
        PlannedFeeds: {
            feeds: components["schemas"]["PlannedFeed"][];
            /**
             * @description Whether the period has more posts.
             * @example false
             */
            isMore: boolean;
        };
        /** @description A page of the site. */
        Post: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Sanitised HTML, with tags of running text only.
             * @example <p>What you may expect of us and we of you.</p><h2>Your account</h2><p>One person, one account.</p>
             * @example <p>What we keep about you and for how long.</p><ul><li>Your address, to reach you.</li></ul>
             * @example <p>A house for makers and the people who like what they make.</p>
             */
            html: string;
            locale: components["schemas"]["Locale"];
            /**
             * @description The short name in the URL of the page.
             * @example terms
             * @example privacy
             * @example about
             */
            slug: string;
            /**
             * @example Terms of use
             * @example Privacy
             * @example About Fanlight
             * @example Community guidelines
             */
            title: string;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        PostSortBy: "title" | "createdAt" | "updatedAt";
        /** @description A page of the site, without its text. */
        PostSummary: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The beginning of the text, without markup.
             * @example What you may expect of us and we of you.
             * @example What we keep about you and for how long.
             * @example A house for makers and the people who like what they make.
             */
            excerpt: string;
            locale: components["schemas"]["Locale"];
            /**
             * @description The short name in the URL of the page.
             * @example terms
             * @example privacy
             * @example about
             */
            slug: string;
            /**
             * @example Terms of use
             * @example Privacy
             * @example About Fanlight
             * @example Community guidelines
             */
            title: string;
            updatedAt: components["schemas"]["Timestamp"];
        };
        PostSummaryList: {
            data: components["schemas"]["PostSummary"][];
            /** @example false */
            isMore: boolean;
            /** @example 4 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description A product for sale. */
        Product: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Plain text.
             * @example Thrown and glazed by hand, 350 ml. No two run the same.
             * @example Every recipe on my shelf, with the firings that went wrong.
             * @example Sixty positions, from a first king march to the last study.
             */
            description: string;
            /** @description Null for a physical product. */
            file: components["schemas"]["ProductFile"] | null;
            image: components["schemas"]["Picture"] | null;
            /**
             * @description Whether the viewer has bookmarked it.
             * @example false
             */
            isBookmarked: boolean;
            /**
             * @description Whether the viewer has bought it; a digital product can then be downloaded.
             * @example false
             */
            isBought: boolean;
            /**
             * @description Whether the viewer has liked it.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the viewer sells it.
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Whether the stock of a physical product is 0.
             * @example false
             */
            isSoldOut: boolean;
            mentions?: components["schemas"]["Mentions"];
            performer: components["schemas"]["UserSummary"];
            /**
             * @description Tokens, at most two decimals.
             * @example 38
             */
            price: number;
            /**
             * @description The stock; null for a digital product.
             * @example 6
             */
            stock: number | null;
            /**
             * @example River glaze mug
             * @example Forty glaze recipes
             * @example Endgame studies for patient people
             * @example Open D songbook
             * @example Seeds of the walled garden
             */
            title: string;
            /** @example 17 */
            totalBookmarks: number;
            /** @example 58 */
            totalLikes: number;
            type: components["schemas"]["ProductType"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The file of a digital product; its URL is requested separately. */
        ProductFile: {
            _id: components["schemas"]["Id"];
            /**
             * @example glaze-recipes.pdf
             * @example endgame-studies.epub
             * @example open-d-tabs.zip
             */
            fileName: string;
            /**
             * @description Bytes.
             * @example 4218880
             */
            size: number;
        };
        ProductList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Product"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 11
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        ProductPurchaseReceipt: {
            /**
             * @description The balance in tokens after the charge.
             * @example 104
             */
            balance: number;
            /**
             * @description The balance in tokens before the charge.
             * @example 180
             */
            balanceBefore: number;
            charge: components["schemas"]["Charge"];
            order: components["schemas"]["Order"];
        };
        ProductPurchaseRequest: {
            /** @description The delivery address of a physical product; one of the buyer's addresses. */
            addressId?: components["schemas"]["Id"];
            /**
             * @description The total in tokens that the buyer was shown; a changed price returns 409 `PRICE_CHANGED`.
             * @example 76
             */
            expectedPrice?: number;
            /**
             * @description A note for the performer.
             * @example It is a present. Please leave the bill out.
             */
            note?: string;
            /**
             * @description The quantity of a physical product; a digital one is bought once.
             * @default 1
             * @example 2
             */
            quantity?: number;
        };
        /** @enum {string} */
        ProductSortBy: "createdAt" | "popular" | "price";
        /**
         * @description A digital product is downloaded; a physical one is sent to an address and has a stock (rule M10).
         * @enum {string}
         */
        ProductType: "digital" | "physical";
        /** @description Only the given fields change; the type cannot change. Earlier buyers download the new file. */
        ProductUpdateUpload: {
            /**
             * @description The alternative text: describes the image for users who cannot see it.
             * @example A mug with a green and blue glaze.
             */
            alt?: string;
            /** @example Thrown and glazed by hand, 350 ml. */
            description?: string;
            /**
             * Format: binary
             * @description A photo, audio, video, PDF, ZIP or EPUB, at most 2 GB.
             */
            file?: Blob;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB.
             */
            image?: Blob;
            /** @description A photo of the media library instead of `image` (rule F4). */
            imageFileId?: components["schemas"]["Id"];
            /**
             * @description Tokens, at most two decimals.
             * @example 38
             */
            price?: number;
            /**
             * @description The stock of a physical product.
             * @example 12
             */
            stock?: number;
            /** @example River glaze mug */
            title?: string;
            /** @description A finished upload instead of `file`. */
            uploadId?: components["schemas"]["Id"];
        };
        /** @description A physical product needs `stock`; a digital one needs `file` or `uploadId`. */
        ProductUpload: {
            /**
             * @description The alternative text: describes the image for users who cannot see it.
             * @example A mug with a green and blue glaze.
             */
            alt?: string;
            /** @example Thrown and glazed by hand, 350 ml. */
            description?: string;
            /**
             * Format: binary
             * @description A photo, audio, video, PDF, ZIP or EPUB, at most 2 GB.
             */
            file?: Blob;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB.
             */
            image?: Blob;
            /** @description A photo of the media library instead of `image` (rule F4). */
            imageFileId?: components["schemas"]["Id"];
            /**
             * @description Tokens, at most two decimals.
             * @example 38
             */
            price: number;
            /**
             * @description The stock of a physical product.
             * @example 12
             */
            stock?: number;
            /** @example River glaze mug */
            title: string;
            type: components["schemas"]["ProductType"];
            /** @description A finished upload instead of `file`. */
            uploadId?: components["schemas"]["Id"];
        };
        /** @description A promotion, as its performer sees it. */
        Promotion: {
            _id: components["schemas"]["Id"];
            code: components["schemas"]["PromotionCode"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description The time after which it can't be used. */
            endsAt: components["schemas"]["Timestamp"];
            /**
             * @description The number of free days of a trial; null for a discount.
             * @example null
             */
            freeDays: number | null;
            /**
             * @description Whether only fans with the link see it.
             * @example true
             */
            isLinkOnly: boolean;
            kind: components["schemas"]["PromotionKind"];
            /**
             * @description How often it can be used.
             * @example 50
             */
            maxUses: number;
            /**
             * @description The discount of the first month in percent; null for a trial.
             * @example 20
             */
            percentOff: number | null;
            status: components["schemas"]["PromotionStatus"];
            /**
             * @description How often it was used, with payments that wait for the bank.
             * @example 12
             */
            totalUses: number;
        };
        /**
         * @description The code of a promotion, which its link contains. Case-insensitive.
         * @example K7QMR2TX
         * @example WH4PZ9AD
         */
        PromotionCode: string;
        PromotionCreateRequest: {
            /** @description In the future. */
            endsAt: components["schemas"]["Timestamp"];
            /**
             * @description Required for a trial.
             * @example 7
             */
            freeDays?: number;
            /**
             * @description Whether only fans with the link see it.
             * @default false
             */
            isLinkOnly?: boolean;
            kind: components["schemas"]["PromotionKind"];
            /** @example 50 */
            maxUses: number;
            /**
             * @description Required for a discount.
             * @example 20
             */
            percentOff?: number;
        };
        /**
         * @description `discount` reduces the price of the first month of a monthly subscription, `trial` gives a free subscription of several days (rule M13).
         * @enum {string}
         */
        PromotionKind: "discount" | "trial";
        PromotionList: {
            cursor?: string;
            data: components["schemas"]["Promotion"][];
            /** @example false */
            isMore: boolean;
            /** @example 3 */
            total: number;
            totalIsCapped?: boolean;
        };
        /**
         * @description `ended` after its end or when its performer has ended it, `used-up` after its last use, `used` if the viewer has used it.
         * @enum {string}
         */
        PromotionStatus: "active" | "ended" | "used-up" | "used";
        /** @description Settings that the app needs before a login. */
        PublicSettings: {
            /**
             * @description The text of the age gate; until an operator sets one, in the language of the request.
             * @example You must be at least 18 years old to enter.
             */
            content18Popup: string;
            /**
             * @description Whether the age gate is shown.
             * @example false
             */
            enable18Popup: boolean;
            /**
             * @description The URL of an icon; null for the built-in one.
             * @example null
             */
            favicon: string | null;
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
            /**
             * @description Null if the login with Google is not configured.
             * @example null
             */
            googleClientId?: string | null;
            /**
             * @description Whether logging in with Twitter is offered.
             * @example false
             */
            isTwitterLoginEnabled?: boolean;
            locale: components["schemas"]["Locale"];
            /** @example null */
            logoUrl: string | null;
            /**
             * @description Whether the site shows only the maintenance page.
             * @example false
             */
            maintenance: boolean;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 300
             */
            maximumSubscriptionPrice: number;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 10000
             */
            maximumTipPrice: number;
            /**
             * @description The largest top-up.
             * @example 300
             */
            maximumWalletPrice: number;
            /** @description The links of the footer. */
            menus: components["schemas"]["MenuItem"][];
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 50
             */
            minimumPayoutAmount: number;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 2.95
             */
            minimumSubscriptionPrice: number;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 10
             */
            minimumTipPrice: number;
            /**
             * @description The smallest top-up.
             * @example 2.95
             */
            minimumWalletPrice: number;
            paymentGateway: components["schemas"]["PaymentGateway"];
            /**
             * @description Null if reCAPTCHA is not configured.
             * @example null
             */
            recaptchaSiteKey?: string | null;
            /** @example true */
            requireEmailVerification: boolean;
            /** @example Fanlight */
            siteName: string;
            /** @example null */
            stripePublishableKey: string | null;
            /**
             * @description The initial volume of players, 0 to 1.
             * @example 1
             */
            volume: number;
        };
        /** @description An item that the viewer bought. It stays accessible even if its performer has blocked the viewer since (rule A4). */
        Purchase: {
            _id: components["schemas"]["Id"];
            /** @description The conversation of a message. */
            conversationId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the viewer can request a download link of the product.
             * @example false
             */
            isDownloadable: boolean;
            /**
             * @description False if the item was deleted or taken down.
             * @example true
             */
            isReachable: boolean;
            /** @example false */
            isRefunded: boolean;
            /** @description The post, video, gallery, …; the request of a booking. */
            objectId: components["schemas"]["Id"];
            /** @description The order of a product. */
            orderId: components["schemas"]["Id"] | null;
            performer: components["schemas"]["UserSummary"];
            /**
             * @description Tokens that were paid.
             * @example 12.5
             * @example 18
             * @example 40
             * @example 76
             */
            price: number;
            thumbnailUrl: components["schemas"]["Url"] | null;
            /**
             * @description The title at the time of the purchase; the beginning of the text for a post or message.
             * @example Throwing a tall vessel
             * @example The quiet rook
             * @example Ballad in the rain
             * @example Seed calendar for small balconies
             * @example Saturn through thin cloud
             */
            title: string;
            type: components["schemas"]["PurchaseType"];
        };
        PurchaseList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Purchase"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 12
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description The server determines item and price; the request only contains the price that the buyer was shown (rule M2). */
        PurchaseRequest: {
            /**
             * @description The price in tokens that the buyer was shown; a changed price returns 409 `PRICE_CHANGED` and nothing is charged.
             * @example 12.5
             */
            expectedPrice?: number;
        };
        /** @enum {string} */
        PurchaseSortBy: "createdAt" | "price";
        /**
         * @description Types of items that are bought permanently.
         * @enum {string}
         */
        PurchaseType: "feed" | "product" | "video" | "gallery" | "message" | "booking-cameo" | "stream";
        /** @enum {string} */
        ReactionAction: "like" | "bookmark";
        /**
         * @description Types of objects that can be liked and, except for comments and stories, bookmarked.
         * @enum {string}
         */
        ReactionObjectType: "feed" | "gallery" | "photo" | "video" | "reel" | "product" | "performer" | "comment" | "story";
        ReactionRequest: {
            action: components["schemas"]["ReactionAction"];
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["ReactionObjectType"];
        };
        /** @description The viewer's reaction and the counter of the object. */
        ReactionState: {
            action: components["schemas"]["ReactionAction"];
            /**
             * @description Whether the viewer's reaction is set.
             * @example true
             */
            isSet: boolean;
            objectId: components["schemas"]["Id"];
            objectType: components["schemas"]["ReactionObjectType"];
            /**
             * @description The number of reactions of this kind. Of a story, 1 or 0 for the viewer's own like, because only its performer sees the number.
             * @example 129
             */
            total: number;
        };
        RecaptchaRequest: {
            /**
             * @description The token of the provider's widget.
             * @example 03AGdBq27lanternSillHarbour
             */
            token: string;
        };
        /** @description Codes that replace a code of the authenticator app, each once. */
        RecoveryCodes: {
            /**
             * @example [
             *       "3f9a2-c81d0",
             *       "77b01-4e2f6",
             *       "0c5d8-91ab3",
             *       "e4412-5d7f0",
             *       "9a6c3-20be8",
             *       "1d0f7-b39c5",
             *       "58e2a-f6014",
             *       "c7b90-3a1d2",
             *       "24d6e-8f507",
             *       "b1953-e0c4a"
             *     ]
             */
            recoveryCodes: string[];
        };
        /**
         * @description A path of this site to return to (rule P4). Never another site.
         * @example /mara.clay?dialog=subscribe
         */
        RedirectPath: string;
        /** @description A short video in portrait format, as the viewer may see it. Until its file is ready, it is visible only to its performer. */
        Reel: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            audience: components["schemas"]["Audience"];
            createdAt: components["schemas"]["Timestamp"];
            file: components["schemas"]["VideoFile"];
            /** @description In order of appearance, normalised, without `#`. */
            hashtags: string[];
            /**
             * @description Whether the viewer has bookmarked it.
             * @example false
             */
            isBookmarked: boolean;
            /**
             * @description Whether the viewer follows the performer.
             * @example false
             */
            isFollowed: boolean;
            /**
             * @description Whether the viewer has liked it.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the viewer made it.
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Whether `text` is only the beginning.
             * @example false
             */
            isTeaser: boolean;
            mentions?: components["schemas"]["Mentions"];
            performer: components["schemas"]["UserSummary"];
            /**
             * @description Plain text; only its beginning if locked.
             * @example Forty seconds of centring, no cuts. #stoneware
             * @example Mate in three. Pause before the second move. #chess
             * @example The turn everybody asks about, slowly. #dance
             * @example A sea hare crossing the sand. #tidepool
             */
            text: string;
            /** @description The thumbnail that the performer chose; null if the poster is used instead. */
            thumbnail: components["schemas"]["Picture"] | null;
            /** @example 52 */
            totalBookmarks: number;
            /** @example 31 */
            totalComments: number;
            /** @example 640 */
            totalLikes: number;
            /** @example 5210 */
            totalViews: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        ReelFileRemoveRequest: {
            type: components["schemas"]["ReelFileType"];
        };
        /**
         * @description A removable file of a reel; the video itself is deleted with its reel.
         * @enum {string}
         */
        ReelFileType: "thumbnail" | "captions";
        ReelList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Reel"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 52
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        ReelSortBy: "createdAt" | "popular";
        /** @description Only the given fields change; a new file replaces the previous one. */
        ReelUpdateUpload: {
            audience?: components["schemas"]["Audience"];
            /**
             * Format: binary
             * @description WebVTT, at most 1 MB.
             */
            captions?: Blob;
            /** @description The language of the captions. */
            captionsLocale?: components["schemas"]["Locale"];
            /** @example Forty seconds of centring, no cuts. #stoneware */
            text?: string;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB.
             */
            thumbnail?: Blob;
            /** @description A photo of the media library instead of `thumbnail`. */
            thumbnailFileId?: components["schemas"]["Id"];
            /** @description A finished upload instead of the file. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB and 180 seconds; shown 9:16.
             */
            video?: Blob;
            /** @description A video of the media library instead of the file (rule F4). Its captions are those of the file. */
            videoFileId?: components["schemas"]["Id"];
        };
        /** @description Requires one of `video`, `uploadId` and `videoFileId`. */
        ReelUpload: {
            audience: components["schemas"]["Audience"];
            /**
             * Format: binary
             * @description WebVTT, at most 1 MB.
             */
            captions?: Blob;
            /** @description The language of the captions. */
            captionsLocale?: components["schemas"]["Locale"];
            /** @example Forty seconds of centring, no cuts. #stoneware */
            text?: string;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB.
             */
            thumbnail?: Blob;
            /** @description A photo of the media library instead of `thumbnail`. */
            thumbnailFileId?: components["schemas"]["Id"];
            /** @description A finished upload instead of the file. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB and 180 seconds; shown 9:16.
             */
            video?: Blob;
            /** @description A video of the media library instead of the file (rule F4). Its captions are those of the file. */
            videoFileId?: components["schemas"]["Id"];
        };
        /** @description A user that the viewer referred. */
        Referral: {
            _id: components["schemas"]["Id"];
            /**
             * @description The amount earned by this referral so far, in the primary currency.
             * @example 12.4
             * @example 3.75
             * @example 41.25
             */
            amount: number;
            createdAt: components["schemas"]["Timestamp"];
            /** @description The time at which the share ends. */
            endsAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the user is a performer, and the year of the share has not ended.
             * @example true
             */
            isActive: boolean;
            /** @description Null if the account was deleted. */
            user: components["schemas"]["UserSummary"] | null;
        };
        /**
         * @description The code that identifies a referrer.
         * @example MARA-7Q4K
         * @example ANSELM-2F9C
         * @example PRIYA-8W3X
         */
        ReferralCode: string;
        /** @description The referrer's share of one payment to a referred performer. */
        ReferralEarning: {
            _id: components["schemas"]["Id"];
            /**
             * @description The performer's income, in tokens.
             * @example 20
             * @example 7.96
             * @example 32
             */
            base: number;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The referrer's share of it, in tokens.
             * @example 1
             * @example 0.4
             * @example 1.6
             */
            net: number;
            /** @description The time at which the hold ends. */
            payableAt: components["schemas"]["Timestamp"];
            referralId: components["schemas"]["Id"];
            /** @example 5 */
            sharePercent: number;
            status: components["schemas"]["EarningStatus"];
            /** @description The referred user; null if the account was deleted. */
            user: components["schemas"]["UserSummary"] | null;
        };
        ReferralEarningList: {
            cursor?: string;
            data: components["schemas"]["ReferralEarning"][];
            /** @example true */
            isMore: boolean;
            /** @example 36 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description One day, week or month of the chart. */
        ReferralEarningPoint: {
            /** @description The first day of the interval. */
            date: components["schemas"]["CalendarDate"];
            /**
             * @description Tokens.
             * @example 4.8
             * @example 1.2
             * @example 0.4
             */
            net: number;
            /**
             * @description The number of referred users.
             * @example 1
             */
            totalReferrals: number;
        };
        /** @description Sums of a period, and the current state of the referral earnings; all in tokens. */
        ReferralEarningStats: {
            from: components["schemas"]["CalendarDate"];
            /**
             * @description The amount that is currently frozen by disputes.
             * @example 0
             */
            frozen: number;
            /**
             * @description The amount that is currently held for 7 days.
             * @example 6.4
             */
            held: number;
            interval: components["schemas"]["EarningInterval"];
            /**
             * @description The earnings of the period.
             * @example 27.95
             */
            net: number;
            /**
             * @description The amount that can currently be paid out.
             * @example 34.85
             */
            payable: number;
            /** @description One entry for each day, week or month of the period. */
            points: components["schemas"]["ReferralEarningPoint"][];
            to: components["schemas"]["CalendarDate"];
            /**
             * @description The number of users referred in the period.
             * @example 2
             */
            totalReferrals: number;
        };
        ReferralList: {
            cursor?: string;
            data: components["schemas"]["Referral"][];
            /** @example false */
            isMore: boolean;
            /** @example 7 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        ReferralSortBy: "createdAt" | "amount";
        /** @description The viewer as a referrer (rule M5). */
        Referrer: {
            /**
             * @description The amount earned so far, in the primary currency.
             * @example 41.25
             */
            amount: number;
            code: components["schemas"]["ReferralCode"];
            /**
             * @description The duration of the share in days, from the registration.
             * @example 365
             */
            shareDays: number;
            /**
             * @description The share in per cent of the referred performer's income.
             * @example 5
             */
            sharePercent: number;
            /** @example 7 */
            totalReferrals: number;
            /**
             * @description The registration page with the code, as a path of this site.
             * @example /auth/register?referral=MARA-7Q4K
             */
            url: string;
        };
        RegisterRequest: {
            captchaProof?: components["schemas"]["CaptchaProofToken"];
            email: components["schemas"]["Email"];
            locale?: components["schemas"]["Locale"];
            /** @example Noor Haddad */
            name: string;
            password: components["schemas"]["Password"];
            /** @description The path to return to; part of the mailed link. */
            redirect?: components["schemas"]["RedirectPath"];
            referralCode?: components["schemas"]["ReferralCode"];
            username?: components["schemas"]["Username"];
        };
        Registration: {
            registrationKey: components["schemas"]["RegistrationKey"];
            /** @description Whether the e-mail address has to be confirmed before the first login. */
            requiresEmailVerification: boolean;
            userId: components["schemas"]["Id"];
        };
        RegistrationEmailRequest: {
            email: components["schemas"]["Email"];
            /** @description The path to return to; part of the mailed link. */
            redirect?: components["schemas"]["RedirectPath"];
            registrationKey: components["schemas"]["RegistrationKey"];
            userId: components["schemas"]["Id"];
        };
        /**
         * @description Proof that this device created the account; the device stores it until the address is confirmed.
         * @example V0c9Jm2Xy7TqzLw4RbN1sHd5KgPfAe8uQiZo3YtM6xE
         */
        RegistrationKey: string;
        /** @description A report, as its reporter or the reported user may see it. The reporter stays anonymous (rule R1). */
        Report: {
            _id: components["schemas"]["Id"];
            /** @description At most one appeal of each party. */
            appeals: components["schemas"]["ReportAppeal"][];
            /**
             * @description Whether the viewer may appeal now.
             * @example false
             */
            canAppeal: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The title of the target, or the beginning of its text; null if it has none.
             * @example Kiln opened at dawn. Two cracked
             * @example Four openings that teach patience
             * @example The same advert stands under five posts.
             */
            excerpt: string | null;
            /** @example false */
            isTargetHidden: boolean;
            /**
             * @description The operator's note on the outcome.
             * @example The comments were removed.
             * @example We found nothing against the rules.
             * @example The account was asked to name the photographer.
             */
            note: string | null;
            /** @description Null until it is decided. */
            outcome: components["schemas"]["ReportOutcome"] | null;
            reason: components["schemas"]["ReportReason"];
            resolvedAt: components["schemas"]["Timestamp"] | null;
            side: components["schemas"]["ReportSide"];
            status: components["schemas"]["ReportStatus"];
            targetId: components["schemas"]["Id"];
            targetType: components["schemas"]["ReportTargetType"];
            /** @description The reported user, or the owner of the reported item; null if the account was deleted. */
            targetUser: components["schemas"]["UserSummary"] | null;
            /**
             * @description The reporter's text; null for the reported user.
             * @example The same advert stands under five posts.
             * @example This is my photo of the tide pool.
             * @example Somebody pretends to be Anselm Roth.
             */
            text: string | null;
        };
        /** @description An appeal of one party against the outcome. */
        ReportAppeal: {
            createdAt: components["schemas"]["Timestamp"];
            decidedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Whether the viewer wrote it.
             * @example true
             */
            isOwn: boolean;
            /** @description Null until it is decided. */
            outcome: components["schemas"]["ReportOutcome"] | null;
            /**
             * @description Null if the other party wrote it.
             * @example The song in this clip is my own; the recording date shows it.
             */
            text: string | null;
        };
        ReportAppealRequest: {
            /** @example The song in this clip is my own; the recording date shows it. */
            text: string;
        };
        ReportCreateRequest: {
            reason: components["schemas"]["ReportReason"];
            targetId: components["schemas"]["Id"];
            targetType: components["schemas"]["ReportTargetType"];
            /**
             * @example The same advert stands under five posts.
             * @example This is my photo of the tide pool.
             * @example Somebody pretends to be Anselm Roth.
             */
            text?: string;
        };
        ReportDecisionRequest: {
            /** @enum {string} */
            outcome: "no-violation" | "warned" | "removed";
            reason?: components["schemas"]["DecisionReason"];
        };
        /** @description The decisions about earlier reports of a user. */
        ReportedUserRecord: {
            /**
             * @description The number of removed items.
             * @example 0
             */
            removed: number;
            /**
             * @description The number of warnings.
             * @example 1
             */
            warned: number;
        };
        /** @description The decisions about the earlier reports by a user. */
        ReporterRecord: {
            /**
             * @description The number of decided reports.
             * @example 4
             */
            decided: number;
            /**
             * @description The number of reports without a violation.
             * @example 1
             */
            dismissed: number;
        };
        ReportList: {
            cursor?: string;
            data: components["schemas"]["Report"][];
            /** @example false */
            isMore: boolean;
            /** @example 2 */
            total: number;
            totalIsCapped?: boolean;
        };
        /**
         * @description The decision of the operator.
         * @enum {string}
         */
        ReportOutcome: "no-violation" | "warned" | "removed" | "suspended";
        /**
         * @description The complete list of reasons (rule R1). `child-safety`, `non-consensual` and `threat` are urgent, and hide the target immediately.
         * @enum {string}
         */
        ReportReason: "spam" | "scam" | "impersonation" | "harassment" | "hate" | "threat" | "self-harm" | "child-safety" | "non-consensual" | "copyright" | "illegal-goods" | "other";
        /**
         * @description Whether the viewer is the reporter or the reported user.
         * @enum {string}
         */
        ReportSide: "reporter" | "reported";
        /**
         * @description An appeal makes a resolved report `appealed` until it is decided again.
         * @enum {string}
         */
        ReportStatus: "open" | "resolved" | "appealed" | "closed";
        /** @enum {string} */
        ReportTargetType: "user" | "performer" | "feed" | "comment" | "message" | "photo" | "gallery" | "video" | "reel" | "story" | "product" | "stream";
        /**
         * @description An action that unlocks an item.
         * @enum {string}
         */
        RequiredAction: "login" | "follow" | "subscribe" | "buy";
        SandboxAuthenticationRequest: {
            /**
             * @description The cardholder's decision.
             * @example true
             */
            isApproved: boolean;
        };
        /** @description The outcome of the onboarding that the sandbox pretends. */
        SandboxOnboardingRequest: {
            /** @description The status of the account afterwards. */
            status: components["schemas"]["StripeAccountStatus"];
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
        /** @description A card that the gateway stores for a user. Its number never reaches the platform. */
        SavedCard: {
            _id: components["schemas"]["Id"];
            /**
             * @example visa
             * @example mastercard
             * @example amex
             */
            brand: string;
            createdAt: components["schemas"]["Timestamp"];
            /** @example 12 */
            expMonth: number;
            /** @example 2034 */
            expYear: number;
            gateway: components["schemas"]["PaymentGateway"];
            /**
             * @description Whether renewals charge this card, unless the subscription has another.
             * @example true
             */
            isDefault: boolean;
            /**
             * @example 4242
             * @example 4444
             * @example 0005
             */
            last4: string;
            /**
             * @description The id of the payment method at the gateway, to pay with.
             * @example pm_0193f2a4c1d07b3e5a918c42
             * @example pm_0193f2a4c1d07b3e5a918c43
             * @example pm_0193f2a4c1d07b3e5a918c44
             */
            paymentMethodId: string;
            status: components["schemas"]["CardStatus"];
        };
        SavedCardList: {
            data: components["schemas"]["SavedCard"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 2
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        SavedCardReceipt: {
            card: components["schemas"]["SavedCard"];
            clientSecret: components["schemas"]["ClientSecret"];
        };
        /** @description A keyword that was searched for. */
        SearchKeyword: {
            /**
             * @description Whether the viewer has searched for it.
             * @example false
             */
            isOwn: boolean;
            /**
             * @example stoneware
             * @example chess openings
             * @example night sky
             * @example fingerstyle
             * @example tide pools
             * @example linocut
             */
            keyword: string;
            /**
             * @description The number of searches by all users.
             * @example 312
             */
            totalSearches: number;
        };
        SearchKeywordList: {
            data: components["schemas"]["SearchKeyword"][];
            /** @example false */
            isMore: boolean;
            /** @example 6 */
            total: number;
            totalIsCapped?: boolean;
        };
        SearchKeywordRequest: {
            /**
             * @example stoneware
             * @example chess openings
             * @example night sky
             * @example fingerstyle
             */
            keyword: string;
        };
        /** @description The state of an account's second factor. */
        SecondFactor: {
            /** @example true */
            isEnabled: boolean;
            /**
             * @description Whether the account is an operator, who needs a second factor.
             * @example false
             */
            isOperator: boolean;
            /**
             * @description The number of unused recovery codes.
             * @example 9
             */
            recoveryCodesLeft: number;
        };
        /**
         * @description Six digits of the authenticator app, or a recovery code. Spaces and hyphens are ignored.
         * @example 492039
         */
        SecondFactorCode: string;
        SecondFactorCodeRequest: {
            code: components["schemas"]["SecondFactorCode"];
        };
        SecondFactorRemoveRequest: {
            code: components["schemas"]["SecondFactorCode"];
            /**
             * Format: password
             * @example lantern-on-the-sill
             */
            password: string;
        };
        /** @description The secret of a second factor that is being set up. */
        SecondFactorSecret: {
            /**
             * @description The secret in base32, to be typed into an authenticator app.
             * @example NB2W45DFOIZA4LTJMNSXIZLSMFXGIZLS
             */
            secret: string;
            /**
             * @description The same secret as a URI, to be shown as a QR code.
             * @example otpauth://totp/Fanlight:noor%40fanlight.example?issuer=Fanlight&secret=NB2W45DFOIZA4LTJMNSXIZLSMFXGIZLS&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
        };
        SecondFactorStartRequest: {
            /**
             * Format: password
             * @example lantern-on-the-sill
             */
            password: string;
        };
        /** @description A session of the user on a device (rule P3). */
        Session: {
            _id: components["schemas"]["Id"];
            /**
             * @description Browser and operating system, according to the user agent.
             * @example Firefox on Linux
             * @example Safari on iPhone
             * @example Chrome on Android
             * @example Edge on Windows
             */
            client: string;
            /**
             * @description ISO 3166-1 alpha-2, by the IP address of the latest use; null if unknown.
             * @example PT
             */
            countryCode: string | null;
            createdAt: components["schemas"]["Timestamp"];
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether it is the session of this request.
             * @example false
             */
            isCurrent: boolean;
            /** @description The latest use. */
            usedAt: components["schemas"]["Timestamp"];
        };
        /** @description This session ended, and its connections are closed: the event with its place in its channel. */
        SessionEndedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["SessionEndedEvent"];
            /** @constant */
            name: "session/ended";
            /**
             * @description Events of this name are not stored and have no number.
             * @example null
             */
            no: null;
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
        SessionList: {
            cursor?: string;
            data: components["schemas"]["Session"][];
            /** @example false */
            isMore: boolean;
            /** @example 3 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        SettingKey: "currency" | "primaryCurrency" | "siteName" | "logoUrl" | "favicon" | "enable18Popup" | "content18Popup" | "requireEmailVerification" | "paymentGateway" | "stripePublishableKey" | "freeSubscriptionEnabled" | "freeSubscriptionDuration" | "minimumSubscriptionPrice" | "maximumSubscriptionPrice" | "minimumWalletPrice" | "maximumWalletPrice" | "minimumTipPrice" | "maximumTipPrice" | "minimumPayoutAmount" | "locale" | "volume" | "gaCode" | "geoCurrenciesEnabled";
        SettingsKeysRequest: {
            keys: components["schemas"]["SettingKey"][];
        };
        /** @description The requested settings only. */
        SettingValues: {
            content18Popup?: string;
            currency?: components["schemas"]["CurrencyCode"];
            enable18Popup?: boolean;
            favicon?: string | null;
            freeSubscriptionDuration?: number;
            freeSubscriptionEnabled?: boolean;
            gaCode?: string | null;
            geoCurrenciesEnabled?: boolean;
            locale?: components["schemas"]["Locale"];
            logoUrl?: string | null;
            /** @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency. */
            maximumSubscriptionPrice?: number;
            /** @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency. */
            maximumTipPrice?: number;
            /** @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency. */
            maximumWalletPrice?: number;
            /** @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency. */
            minimumPayoutAmount?: number;
            /** @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency. */
            minimumSubscriptionPrice?: number;
            /** @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency. */
            minimumTipPrice?: number;
            /** @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency. */
            minimumWalletPrice?: number;
            paymentGateway?: components["schemas"]["PaymentGateway"];
            primaryCurrency?: components["schemas"]["CurrencyCode"];
            requireEmailVerification?: boolean;
            siteName?: string;
            stripePublishableKey?: string | null;
            volume?: number;
        };
        /** @description A promotion of the operator. */
        SitePromo: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description A path of this site, or an https address.
             * @example /explore
             */
            href: string;
            /**
             * @description The alternative text; empty for decoration.
             * @example Glazed bowls on a shelf by a window.
             * @example A chess board in evening light.
             */
            imageAlt: string;
            imageUrl: components["schemas"]["Url"] | null;
            /**
             * @description The label of the button.
             * @example See who is firing
             * @example Find a seat
             * @example Look up
             */
            label: string;
            placement: components["schemas"]["SitePromoPlacement"];
            /**
             * @example Five kilns open their doors. Watch every firing live.
             * @example Anselm Roth plays whoever asks. Tuesdays at eight.
             * @example Double tokens on your first top-up, until Sunday.
             */
            text: string;
            /**
             * @example A week of clay
             * @example Chess evenings in May
             * @example Stars over the harbour
             * @example New strings for everyone
             */
            title: string;
        };
        SitePromoList: {
            data: components["schemas"]["SitePromo"][];
            /** @example false */
            isMore: boolean;
            /** @example 2 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        SitePromoPlacement: "welcome" | "home" | "explore" | "wallet";
        /** @enum {string} */
        SitePromoSortBy: "position" | "createdAt";
        /** @enum {string} */
        SortOrder: "asc" | "desc";
        /** @description A first-level division of a country. */
        State: {
            /**
             * @description Unique within the country.
             * @example 11
             * @example 13
             * @example 08
             */
            code: string;
            /**
             * @example Lisbon
             * @example Porto
             * @example Faro
             * @example Braga
             */
            name: string;
        };
        StateList: {
            data: components["schemas"]["State"][];
            /** @example false */
            isMore: boolean;
            /** @example 20 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description A photo or video that expires after a day, as the viewer may see it. */
        Story: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            /**
             * @description The alternative text; empty if none was written.
             * @example A glowing peephole in a brick kiln.
             * @example A chess clock between two cups.
             * @example A ripe tomato, held up to the sun.
             */
            alt: string;
            audience: components["schemas"]["Audience"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description A day after the publication; afterwards requests for the story return 404. */
            expiresAt: components["schemas"]["Timestamp"];
            file: components["schemas"]["StoryFile"];
            /**
             * @description Whether the viewer likes it.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the viewer made it.
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Whether the viewer has seen it.
             * @example false
             */
            isViewed: boolean;
            performer: components["schemas"]["UserSummary"];
            /**
             * @description The caption as plain text; empty if locked.
             * @example Kiln at 1,280 degrees.
             * @example Round five in ten minutes.
             * @example New strings day.
             * @example The first tomato.
             * @example Clear sky tonight.
             */
            text: string;
            /**
             * @description The number of likes; null for all but its performer.
             * @example 24
             */
            totalLikes: number | null;
            /**
             * @description The number of viewers; null for all but its performer.
             * @example 212
             */
            totalViews: number | null;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Small pictures of a video at regular intervals, for the seek bar. All of them are in one picture, as tiles in rows from left to right and from top to bottom. Tile `n` shows the video from `n × interval` to `(n + 1) × interval` seconds; its rectangle starts at `(n mod columns) × width` and `⌊n / columns⌋ × height`. */
        Storyboard: {
            /**
             * @description The number of tiles in a row.
             * @example 10
             */
            columns: number;
            /**
             * @description The height of a tile in pixels.
             * @example 90
             */
            height: number;
            /**
             * @description Seconds between two tiles.
             * @example 2
             */
            interval: number;
            /**
             * @description The number of tiles.
             * @example 92
             */
            total: number;
            url: components["schemas"]["Url"];
            /**
             * @description The width of a tile in pixels.
             * @example 160
             */
            width: number;
        };
        /** @description A performer that the user follows has a new story: the event with its place in its channel. */
        StoryCreatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StoryCreatedEvent"];
            /** @constant */
            name: "story/created";
            /**
             * @description Events of this name are not stored and have no number.
             * @example null
             */
            no: null;
        };
        StoryCreatedEvent: {
            createdAt: components["schemas"]["Timestamp"];
            performer: components["schemas"]["UserSummary"];
            storyId: components["schemas"]["Id"];
        };
        StoryCreateRequest: {
            /**
             * @description The alternative text: describes the picture for users who cannot see it.
             * @example A glowing peephole in a brick kiln.
             */
            alt?: string;
            audience: components["schemas"]["Audience"];
            /** @description A photo or video that the performer uploaded for a story, or a ready one of the media library (rule F4), at most 60 seconds. */
            fileId: components["schemas"]["Id"];
            /** @example Kiln at 1,280 degrees. */
            text?: string;
        };
        /** @description The photo or video of a story. A locked or unfinished one has a blurred preview and no URL. */
        StoryFile: {
            _id: components["schemas"]["Id"];
            /**
             * @description Seconds of a video once known; null for a photo.
             * @example 14.5
             */
            duration: number | null;
            /**
             * @description Pixels.
             * @example 1920
             */
            height: number;
            /**
             * @description A blurred picture of a few hundred bytes, as a data URL.
             * @example null
             */
            preview: string | null;
            /**
             * @description For the owner, the reason why processing failed; null otherwise.
             * @example null
             */
            reason: string | null;
            status: components["schemas"]["FileStatus"];
            /** @description A small version, or a picture of the video. */
            thumbnailUrl: components["schemas"]["Url"] | null;
            type: components["schemas"]["StoryFileType"];
            /** @description The display size of a photo; MP4 of a video. */
            url: components["schemas"]["Url"] | null;
            /**
             * @description Pixels.
             * @example 1080
             */
            width: number;
        };
        /** @enum {string} */
        StoryFileType: "story-photo" | "story-video";
        StoryList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Story"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 4
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        StoryPhotoUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB. Metadata is removed.
             */
            photo: Blob;
        };
        /** @description Only the given fields change; the file and the expiry cannot change. */
        StoryUpdateRequest: {
            /**
             * @description The alternative text: describes the picture for users who cannot see it.
             * @example A glowing peephole in a brick kiln.
             */
            alt?: string;
            audience?: components["schemas"]["Audience"];
            /** @example Kiln at 1,280 degrees. */
            text?: string;
        };
        /** @description A video, or the `uploadId` of a finished upload. */
        StoryVideoUpload: {
            /** @description A finished upload instead of the file. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB and 60 seconds.
             */
            video?: Blob;
        };
        /** @description A live stream, as the viewer may see it (rule S1). */
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
             * @description The duration so far in seconds.
             * @example 1260
             */
            duration: number;
            endedAt: components["schemas"]["Timestamp"] | null;
            goal: components["schemas"]["StreamGoal"] | null;
            /**
             * @description Whether the viewer follows the performer.
             * @example false
             */
            isFollowed: boolean;
            /**
             * @description Whether the viewer is the performer.
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
            /** @description For the performer of an ended stream; null otherwise. */
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
             * @description The number of current viewers.
             * @example 84
             * @example 12
             * @example 230
             */
            totalViewers: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The users who may watch: everyone, subscribers, or buyers of a ticket (rule S1).
         * @enum {string}
         */
        StreamAudience: "public" | "subscribers" | "ticket";
        /** @description A user was banned from a performer's streams, or the ban was lifted: the event with its place in its channel. */
        StreamBannedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamBannedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/banned";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
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
        /** @description The transmission of video and audio (rule S2). */
        StreamBroadcast: {
            /**
             * @description The name of the channel at the provider.
             * @example 0193f2a4c1d07b3e5a918c42
             */
            channel: string;
            /** @description Servers for WebRTC; empty with Agora. */
            iceServers: components["schemas"]["IceServer"][];
            /**
             * @description Whether the viewer broadcasts.
             * @example false
             */
            isHost: boolean;
            /**
             * @description Whether WebRTC uses relays only, so that no IP address is revealed.
             * @example false
             */
            isRelayOnly: boolean;
            provider: components["schemas"]["BroadcastProvider"];
        };
        /** @description The room of a performer's streams, and the viewer's permissions in it (rule S3). */
        StreamConversation: {
            _id: components["schemas"]["Id"];
            /**
             * @description Whether the viewer may write: logged in, with access, neither muted nor banned, and the chat is open.
             * @example true
             */
            canSend: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the viewer is muted.
             * @example false
             */
            isMuted: boolean;
            /**
             * @description Whether the chat is open to viewers.
             * @example true
             */
            isOpen: boolean;
            /**
             * @description Whether the viewer is the performer, who may delete, mute and ban.
             * @example false
             */
            isOwn: boolean;
            /** @description The end of the mute; null if not muted, or muted for the whole stream. */
            mutedUntil: components["schemas"]["Timestamp"] | null;
            performer: components["schemas"]["UserSummary"];
            /**
             * @description Minimum seconds between two messages of a viewer; 0 without slow mode.
             * @example 0
             * @example 5
             * @example 10
             */
            slowModeSeconds: number;
            /** @description The stream that is live now. */
            streamId: components["schemas"]["Id"] | null;
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * @description A text that is shown above the chat.
             * @example Ask me anything about glazes.
             * @example Beginners welcome, be kind to each other.
             * @example Requests for songs go here.
             * @example Tonight we look at Saturn together.
             */
            welcomeText: string | null;
        };
        /** @description Only the given fields change. */
        StreamConversationUpdateRequest: {
            /**
             * @description Whether the chat is open to viewers.
             * @example true
             */
            isOpen?: boolean;
            /**
             * @description Minimum seconds between two messages of a viewer; 0 without slow mode.
             * @example 10
             */
            slowModeSeconds?: number;
            /**
             * @description A text that is shown above the chat.
             * @example Ask me anything about glazes.
             */
            welcomeText?: string | null;
        };
        /** @description The stream ended: the event with its place in its channel. */
        StreamEndedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamEndedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/ended";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
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
         * @description Whether the performer, a missing heartbeat (rule S1) or an operator ended the stream.
         * @enum {string}
         */
        StreamEndReason: "ended" | "timed-out" | "removed";
        /** @description The goal of a stream's tips (rule S3). */
        StreamGoal: {
            /**
             * @description The goal in tokens.
             * @example 500
             * @example 300
             * @example 150
             */
            amount: number;
            /** @example false */
            isReached: boolean;
            /**
             * @description Tokens so far; may exceed `amount`.
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
        /** @description The goal was set, changed or removed: the event with its place in its channel. */
        StreamGoalUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamGoalUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/goal-updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        StreamGoalUpdatedEvent: {
            /** @description The new goal; null if it was removed. */
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
             * @description The duration so far in seconds.
             * @example 1260
             */
            duration: number;
            status: components["schemas"]["StreamStatus"];
            streamId: components["schemas"]["Id"];
            /**
             * @description The number of current viewers.
             * @example 84
             */
            totalViewers: number;
        };
        StreamHeartbeatRequest: {
            /**
             * @description The duration so far in seconds, as counted by the broadcasting device.
             * @example 1260
             */
            duration: number;
            streamId: components["schemas"]["Id"];
        };
        /** @description A viewer joined the stream: the event with its place in its channel. */
        StreamJoinedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamJoinedEvent"];
            /** @constant */
            name: "stream/joined";
            /**
             * @description Events of this name are not stored and have no number.
             * @example null
             */
            no: null;
        };
        StreamJoinedEvent: {
            streamId: components["schemas"]["Id"];
            /**
             * @description The number of current viewers.
             * @example 85
             */
            totalViewers: number;
            /** @description Null for a visitor, and if many join at the same time. */
            viewer: components["schemas"]["StreamViewer"] | null;
        };
        StreamJoinEvent: {
            streamId: components["schemas"]["Id"];
        };
        StreamLeaveEvent: {
            streamId: components["schemas"]["Id"];
        };
        /** @description A viewer left the stream: the event with its place in its channel. */
        StreamLeftEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamLeftEvent"];
            /** @constant */
            name: "stream/left";
            /**
             * @description Events of this name are not stored and have no number.
             * @example null
             */
            no: null;
        };
        StreamLeftEvent: {
            streamId: components["schemas"]["Id"];
            /**
             * @description The number of current viewers.
             * @example 84
             */
            totalViewers: number;
            /** @description Null for a visitor, and if many leave at the same time. */
            userId: components["schemas"]["Id"] | null;
        };
        StreamList: {
            data: components["schemas"]["Stream"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 6
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description A chat message of a stream, equal for all viewers. */
        StreamMessage: {
            _id: components["schemas"]["Id"];
            /**
             * @description Tokens of a tip; null for text.
             * @example null
             */
            amount: number | null;
            author: components["schemas"]["UserSummary"];
            /**
             * @description The key that the author's session chose.
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
             * @description Plain text. A notice if deleted; the message of a tip, which may be empty.
             * @example Hello from Lisbon
             * @example Is that the new kiln behind you?
             * @example Bishop takes, please take the bishop
             * @example That chord gave me shivers
             * @example Can you turn the telescope to the left?
             */
            text: string;
            type: components["schemas"]["StreamMessageType"];
        };
        /** @description A chat message was sent: the event with its place in its channel. */
        StreamMessageCreatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamMessageCreatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/message-created";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        StreamMessageCreatedEvent: {
            message: components["schemas"]["StreamMessage"];
            streamId: components["schemas"]["Id"];
        };
        StreamMessageCreateRequest: {
            /**
             * @description A key that the sending session chooses, so that the message is sent and shown once.
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
        /** @description A chat message was deleted: the event with its place in its channel. */
        StreamMessageDeletedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamMessageDeletedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/message-deleted";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
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
             * @description Cursor of the next page; absent on the last page.
             * @example MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy
             */
            cursor?: string;
            data: components["schemas"]["StreamMessage"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 240
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @description All chat messages were deleted: the event with its place in its channel. */
        StreamMessagesRemovedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamMessagesRemovedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/messages-removed";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        StreamMessagesRemovedEvent: {
            /** @description Messages before this time were deleted. */
            removedAt: components["schemas"]["Timestamp"];
            streamId: components["schemas"]["Id"];
        };
        /**
         * @description The type of a chat message.
         * @enum {string}
         */
        StreamMessageType: "text" | "tip";
        /** @description A user was muted in a stream, or the mute was lifted: the event with its place in its channel. */
        StreamMutedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamMutedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/muted";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        StreamMutedEvent: {
            /** @example true */
            isMuted: boolean;
            /** @description The end of the mute; null if not muted, or muted for the rest of the stream. */
            mutedUntil: components["schemas"]["Timestamp"] | null;
            streamId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
        };
        StreamMuteRequest: {
            /** @example true */
            isMuted: boolean;
            /**
             * @description The duration; null or absent for the rest of the stream.
             * @example 10
             */
            minutes?: number | null;
            userId: components["schemas"]["Id"];
        };
        /**
         * @description Identifies one connection of one user; created by the server, known only to the two peers.
         * @example c0q8ZtUe7vXbR2aF
         */
        StreamPeerId: string;
        StreamSendSignalEvent: {
            /**
             * @description The session description, or the candidate as JSON; null for `ready` and `bye`.
             * @example null
             */
            data: string | null;
            /** @description The receiving viewer; null for the performer. */
            peerId: components["schemas"]["StreamPeerId"] | null;
            streamId: components["schemas"]["Id"];
            type: components["schemas"]["StreamSignalType"];
        };
        /** @description The initial state for broadcasting or watching a stream. */
        StreamSession: {
            /** @description Null if the viewer may not watch. */
            broadcast: components["schemas"]["StreamBroadcast"] | null;
            conversation: components["schemas"]["StreamConversation"];
            stream: components["schemas"]["Stream"];
            /** @description The latest viewers first; `stream.totalViewers` counts all. Empty if the viewer may not watch. */
            viewers: components["schemas"]["StreamViewer"][];
        };
        /** @description A WebRTC signal from the other peer: the event with its place in its channel. */
        StreamSignalEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamSignalEvent"];
            /** @constant */
            name: "stream/signal";
            /**
             * @description Events of this name are not stored and have no number.
             * @example null
             */
            no: null;
        };
        StreamSignalEvent: {
            /**
             * @description The session description, or the candidate as JSON; null for `ready` and `bye`.
             * @example null
             */
            data: string | null;
            /** @description The other peer. */
            peerId: components["schemas"]["StreamPeerId"];
            streamId: components["schemas"]["Id"];
            type: components["schemas"]["StreamSignalType"];
            /** @description The other participant. */
            userId: components["schemas"]["Id"];
        };
        /**
         * @description `ready` and `bye` open and close a peer connection; the others are those of WebRTC.
         * @enum {string}
         */
        StreamSignalType: "ready" | "offer" | "answer" | "candidate" | "bye";
        /** @enum {string} */
        StreamSortBy: "totalViewers" | "startedAt";
        /** @description A performer that the user follows is live: the event with its place in its channel. */
        StreamStartedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamStartedEvent"];
            /** @constant */
            name: "stream/started";
            /**
             * @description Events of this name are not stored and have no number.
             * @example null
             */
            no: null;
        };
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
         * @description `paused`: the performer will return soon, and heartbeats continue.
         * @enum {string}
         */
        StreamStatus: "live" | "paused" | "ended";
        StreamStatusUpdateRequest: {
            status: components["schemas"]["StreamStatus"];
        };
        /** @description The result of a stream, for its performer. */
        StreamSummary: {
            /**
             * @description Seconds.
             * @example 5400
             */
            duration: number;
            reason: components["schemas"]["StreamEndReason"];
            /**
             * @description The ticket sales in tokens.
             * @example 0
             */
            ticketAmount: number;
            /**
             * @description The tips in tokens.
             * @example 640
             */
            tipAmount: number;
            /** @example 418 */
            totalMessages: number;
            /** @example 17 */
            totalNewFollowers: number;
            /**
             * @description The maximum number of concurrent viewers.
             * @example 96
             */
            totalPeakViewers: number;
            /** @example 0 */
            totalTickets: number;
            /** @example 23 */
            totalTips: number;
            /**
             * @description The number of different viewers.
             * @example 312
             */
            totalViewers: number;
        };
        /** @description A viewer tipped in the stream: the event with its place in its channel. */
        StreamTippedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamTippedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/tipped";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        StreamTippedEvent: {
            /** @description The current goal; null without one. */
            goal: components["schemas"]["StreamGoal"] | null;
            /** @description Of type `tip`. */
            message: components["schemas"]["StreamMessage"];
            streamId: components["schemas"]["Id"];
        };
        /** @description The details of the stream or of its room changed: the event with its place in its channel. */
        StreamUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["StreamUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "stream/updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
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
        /** @description Only the given fields change. */
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
        /** @description A logged-in viewer of the stream. */
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
            /** @description The end of the mute; null if not muted, or muted for the rest of the stream. */
            mutedUntil: components["schemas"]["Timestamp"] | null;
            userId: components["schemas"]["Id"];
        };
        /** @description A performer's own Stripe account, which receives payouts. */
        StripeAccount: {
            /** @example acct_1Q9exampleKiln */
            accountId: string;
            countryCode: components["schemas"]["CountryCode"];
            /** @description The time at which the URL expires. */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Whether the account can receive payouts.
             * @example false
             */
            isReady: boolean;
            /**
             * @description The onboarding URL at Stripe; null while there is nothing to fill in.
             * @example https://connect.stripe.com/setup/e/acct_1Q9exampleKiln/4f8a2c
             */
            onboardingUrl: string | null;
            status: components["schemas"]["StripeAccountStatus"];
        };
        StripeAccountRequest: {
            businessType?: components["schemas"]["StripeBusinessType"];
            /** @description The country in which the performer is paid and taxed. */
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Whether to begin again with a new account if Stripe has rejected the current one.
             * @default false
             */
            isReplacement?: boolean;
        };
        /**
         * @description The state of a performer's Stripe account. `incomplete` waits for the performer to finish onboarding, `pending` for Stripe's checks; `ready` receives payouts; `restricted` needs more information; `rejected` can't receive payouts.
         * @enum {string}
         */
        StripeAccountStatus: "incomplete" | "pending" | "ready" | "restricted" | "rejected";
        /**
         * @description The legal form of the recipient of payouts.
         * @enum {string}
         */
        StripeBusinessType: "individual" | "company";
        SubscribeRequest: {
            couponCode?: components["schemas"]["CouponCode"];
            /**
             * @description The price of the first period that the buyer was shown, without the coupon; a changed price returns 409 `PRICE_CHANGED`.
             * @example 9.95
             */
            expectedPrice?: number;
            /**
             * @description The card to charge; defaults to the default card.
             * @example pm_0193f2a4c1d07b3e5a918c42
             */
            paymentMethodId?: string;
            performerId: components["schemas"]["Id"];
            /** @description A promotion of the performer: a discount needs the type `monthly`, a trial the type `free`. One that can no longer be used returns 409 `STATUS_CONFLICT`; it excludes a coupon. */
            promotionCode?: components["schemas"]["PromotionCode"];
            /** @default card */
            source?: components["schemas"]["SubscriptionSource"];
            /** @default monthly */
            type?: components["schemas"]["SubscriptionType"];
        };
        /** @description The subscribers who came and left in a period. */
        SubscriberPeriod: {
            /** @description The first day (UTC). */
            from: components["schemas"]["CalendarDate"];
            /** @description The last day (UTC), inclusive. */
            to: components["schemas"]["CalendarDate"];
            /**
             * @description The number of users whose subscription ended.
             * @example 3
             * @example 4
             */
            totalLost: number;
            /**
             * @description The number of users who became subscribers.
             * @example 12
             * @example 9
             */
            totalNew: number;
        };
        /** @description The subscribers of a performer, and how their number has changed. */
        SubscriberStats: {
            /** @description The last 30 days. */
            current: components["schemas"]["SubscriberPeriod"];
            /** @description The 30 days before. */
            previous: components["schemas"]["SubscriberPeriod"];
            /**
             * @description The number of subscribers now. Those who have cancelled count until the end of what they have paid.
             * @example 86
             */
            total: number;
        };
        /** @description A user's subscription to a performer, as the subscriber or the performer may see it. */
        Subscription: {
            _id: components["schemas"]["Id"];
            cancelledAt: components["schemas"]["Timestamp"] | null;
            /** @description The card that renewals charge; null for the performer. */
            card: components["schemas"]["PaymentCard"] | null;
            createdAt: components["schemas"]["Timestamp"];
            endedAt: components["schemas"]["Timestamp"] | null;
            /** @description The reason of the last failed attempt; null for the performer. */
            failureCode: components["schemas"]["PaymentFailureCode"] | null;
            /** @description What the performer keeps about the subscriber, in `listSubscribers`; null elsewhere. */
            fan: components["schemas"]["Fan"] | null;
            /**
             * @description Whether the subscriber has consented to the new price.
             * @example false
             */
            hasConsented: boolean;
            /**
             * @description Whether the subscription will be renewed.
             * @example true
             */
            isRenewing: boolean;
            /**
             * @description The announced price of a period, 30 days ahead; null if the price stays.
             * @example 12.95
             */
            newPrice: number | null;
            /** @description The time from which the new price applies; without consent the subscription ends then (rule M7). */
            newPriceAt: components["schemas"]["Timestamp"] | null;
            /** @description The time at which access ends, unless another period is paid. */
            paidThroughAt: components["schemas"]["Timestamp"];
            performer: components["schemas"]["UserSummary"];
            /**
             * @description The price of a period in the primary currency, equal to the amount in tokens; 0 if it is free.
             * @example 9.95
             */
            price: number;
            provider: components["schemas"]["SubscriptionProvider"];
            /** @description The time of the next charge; null if there is none, such as when the performer no longer offers the subscription, or a higher price that applies then has no consent. */
            renewsAt: components["schemas"]["Timestamp"] | null;
            startedAt: components["schemas"]["Timestamp"];
            status: components["schemas"]["SubscriptionStatus"];
            /**
             * @description The number of failed renewal attempts in a row.
             * @example 0
             */
            totalFailures: number;
            type: components["schemas"]["SubscriptionType"];
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The subscriber. */
            user: components["schemas"]["UserSummary"];
        };
        /** @description A subscription of several months for less than the same months by a monthly subscription. The server computes its price from the monthly price and the performer's discount (rules M2, M7). */
        SubscriptionBundle: {
            /**
             * @description The number of months of a period.
             * @example 3
             * @enum {integer}
             */
            months: 3 | 6;
            /**
             * @description The discount in percent.
             * @example 10
             */
            percentOff: number;
            /**
             * @description The price of a period.
             * @example 26.86
             */
            price: number;
            /**
             * @description The difference to the same months by a monthly subscription.
             * @example 2.99
             */
            saving: number;
            /**
             * @description The subscription type to send to `subscribePerformer`.
             * @example quarterly
             * @enum {string}
             */
            type: "quarterly" | "half-yearly";
        };
        /** @enum {string} */
        SubscriptionCancelReason: "too-expensive" | "too-little-new" | "not-as-expected" | "time-is-short" | "other";
        SubscriptionCancelRequest: {
            /**
             * @description For the performer.
             * @example Back in autumn, when the garden sleeps.
             */
            note?: string;
            reason?: components["schemas"]["SubscriptionCancelReason"];
        };
        SubscriptionConsentRequest: {
            /**
             * @description The new price that the user was shown; a changed price returns 409 `PRICE_CHANGED`.
             * @example 12.95
             */
            price: number;
        };
        SubscriptionList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Subscription"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 5
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /**
         * @description Processes the payment of each period. Free subscriptions and those paid with tokens belong to the wallet.
         * @enum {string}
         */
        SubscriptionProvider: "stripe" | "sandbox" | "wallet";
        SubscriptionReceipt: {
            /**
             * @description The current balance in tokens.
             * @example 65.05
             */
            balance: number;
            /** @description The charge of the wallet; null if nothing is paid from the wallet. */
            charge: components["schemas"]["Charge"] | null;
            clientSecret: components["schemas"]["ClientSecret"];
            /** @description The payment by card; null if nothing is paid by card. */
            payment: components["schemas"]["Payment"] | null;
            subscription: components["schemas"]["Subscription"];
        };
        /**
         * @description `status` lists, in descending order, active subscriptions first, then those that are pending, past-due, cancelled and ended; the latest first within a status.
         * @enum {string}
         */
        SubscriptionSortBy: "createdAt" | "paidThroughAt" | "price" | "status";
        /**
         * @description The source of a subscription's payments.
         * @enum {string}
         */
        SubscriptionSource: "card" | "wallet";
        /** @description The cost of the viewer's subscriptions that will be renewed. */
        SubscriptionStats: {
            /**
             * @description The sum of the prices per month, with a twelfth of each price per year, a sixth of each price of 6 months and a third of each price of 3 months, rounded once at the end.
             * @example 24.9
             */
            monthlyCost: number;
            /**
             * @description The number of subscriptions in the sum.
             * @example 3
             */
            totalRenewing: number;
        };
        /**
         * @description `pending` waits for the gateway, `cancelled` continues until the end of its period, `past-due` could not be renewed and is retried after 1, 3 and 5 days (rule M7).
         * @enum {string}
         */
        SubscriptionStatus: "pending" | "active" | "cancelled" | "past-due" | "ended";
        /**
         * @description The length of a period: a month, 3 months (`quarterly`), 6 months (`half-yearly`) or a year. `free` is available once per user and performer, and never becomes paid by itself (rule M7).
         * @enum {string}
         */
        SubscriptionType: "free" | "monthly" | "quarterly" | "half-yearly" | "yearly";
        /** @description A subscription started, was renewed, cancelled or ended: the event with its place in its channel. */
        SubscriptionUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["SubscriptionUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "subscription/updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        SubscriptionUpdatedEvent: {
            performerId: components["schemas"]["Id"];
            subscriptionId: components["schemas"]["Id"];
        };
        /** @description Requires documents that were uploaded by `uploadPerformerDocument`. */
        SwitchToPerformerRequest: {
            /** @description The country of residence. */
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description At least 18 years ago; an operator checks it (rule P7).
             * @example 1991-03-08
             */
            dateOfBirth: components["schemas"]["CalendarDate"];
            /**
             * @description As in the identity documents.
             * @example Odile
             * @example Anselm
             * @example Yuki
             */
            firstName: string;
            gender?: components["schemas"]["Gender"];
            identityDocumentId: components["schemas"]["Id"];
            /**
             * @description As in the identity documents.
             * @example Marchetti
             * @example Roth
             * @example Tanabe
             */
            lastName: string;
            /**
             * @description The phone number with the country's phone code, only digits after the plus sign.
             * @example +351912345678
             */
            phone?: string;
            portraitDocumentId: components["schemas"]["Id"];
        };
        SwitchToPerformerUpload: {
            /** @description The country of residence. */
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description At least 18 years ago; an operator checks it (rule P7).
             * @example 1991-03-08
             */
            dateOfBirth: components["schemas"]["CalendarDate"];
            /**
             * @description As in the identity documents.
             * @example Odile
             * @example Anselm
             * @example Yuki
             */
            firstName: string;
            gender?: components["schemas"]["Gender"];
            /**
             * Format: binary
             * @description Passport, identity card or driving licence: JPEG, PNG or PDF, at most 20 MB.
             */
            identity: Blob;
            /**
             * @description As in the identity documents.
             * @example Marchetti
             * @example Roth
             * @example Tanabe
             */
            lastName: string;
            /**
             * @description The phone number with the country's phone code, only digits after the plus sign.
             * @example +351912345678
             */
            phone?: string;
            /**
             * Format: binary
             * @description A photo of the person holding it: JPEG, PNG or PDF, at most 20 MB.
             */
            portrait: Blob;
        };
        /** @description A short clip that everyone may see, even of a locked item (rule A2). */
        Teaser: {
            _id: components["schemas"]["Id"];
            /**
             * @description Seconds; null until it is known.
             * @example 12
             * @example 8.5
             * @example 20
             */
            duration: number | null;
            status: components["schemas"]["FileStatus"];
            /** @description Frames of the clip; empty until it is ready. */
            thumbnails: components["schemas"]["Url"][];
            /** @description MP4; null until it is ready. */
            url: components["schemas"]["Url"] | null;
        };
        /** @enum {string} */
        TextDirection: "LTR" | "RTL";
        /**
         * Format: date-time
         * @description RFC 3339, UTC.
         * @example 2026-05-14T09:26:53.000Z
         */
        Timestamp: string;
        TipRequest: {
            /**
             * @description Tokens, at most two decimals, within the limits of the settings (10 to 10,000).
             * @example 25
             */
            amount: number;
            /**
             * @description A message to the performer.
             * @example For the next kiln.
             */
            message?: string;
            /** @description The live stream whose chat and goal show the tip (rule S3). */
            streamId?: components["schemas"]["Id"];
        };
        /** @description A number of tokens at a price. Its bonus and a coupon together never exceed the commission (rule M3). */
        TokenPackage: {
            _id: components["schemas"]["Id"];
            /**
             * @description The tokens of the bonus, which are part of `tokens`.
             * @example 0
             * @example 0.5
             * @example 2
             * @example 6
             */
            bonusTokens: number;
            createdAt: components["schemas"]["Timestamp"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @example A first tip and a little more.
             * @example A month of good evenings.
             * @example For a shelf full of stoneware.
             * @example For those who keep the kiln warm.
             */
            description: string;
            /** @example false */
            isRecommended: boolean;
            /**
             * @description In the primary currency.
             * @example 10
             * @example 25
             * @example 50
             * @example 100
             */
            price: number;
            /**
             * @example Pocket lantern
             * @example Window light
             * @example Harbour light
             * @example Lighthouse
             */
            title: string;
            /**
             * @description The tokens to be credited, including the bonus.
             * @example 10
             * @example 25.5
             * @example 52
             * @example 106
             */
            tokens: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        TokenPackageList: {
            data: components["schemas"]["TokenPackage"][];
            /** @example false */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 4
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        TokenPackageSortBy: "price" | "tokens";
        TopUpRequest: {
            /**
             * @description In the primary currency, at most two decimals, within the limits of the settings (2.95 to 300). With a package, the package's price; a changed price returns 409 `PRICE_CHANGED`. A coupon is deducted from it.
             * @example 100
             */
            amount: number;
            couponCode?: components["schemas"]["CouponCode"];
            /** @description A package of tokens. */
            packageId?: components["schemas"]["Id"];
            /**
             * @description A payment method of the gateway, or that of a saved card.
             * @example pm_0193f2a4c1d07b3e5a918c42
             */
            paymentMethodId: string;
        };
        Translation: {
            /**
             * @description Namespace, colon, key.
             * @example common:save
             * @example feeds:emptyTitle
             * @example wallet:topUp
             */
            key: string;
            /**
             * @example Save
             * @example Nothing to see yet
             * @example Add tokens
             */
            message: string;
        };
        TranslationList: {
            data: components["schemas"]["Translation"][];
            /** @example false */
            isMore: boolean;
            /** @example 12 */
            total: number;
            totalIsCapped?: boolean;
        };
        TwitterCallbackRequest: {
            /** @description The language of a new account. */
            locale?: components["schemas"]["Locale"];
            /** @example Zb7m0cVt0Xo5yWnJ5p2h8kQm1u */
            oauthToken: string;
            /**
             * @description The token from the start of the login.
             * @example R9sT4vB6xYdEfGcq3Zb7m0cVt0
             */
            oauthTokenSecret: string;
            /**
             * @description The verifier that Twitter sent.
             * @example uw7NjWHT6OJ1MpJOXsHfNxoAhPKpgI8
             */
            oauthVerifier: string;
            /** @description The referral code for a new account. */
            referralCode?: components["schemas"]["ReferralCode"];
            /**
             * @description Whether the session lasts 365 days instead of one day.
             * @default false
             */
            remember?: boolean;
        };
        /** @description Twitter's request token, and the URL to continue at. */
        TwitterLogin: {
            /** @example Zb7m0cVt0Xo5yWnJ5p2h8kQm1u */
            oauthToken: string;
            /**
             * @description To be sent with the callback.
             * @example R9sT4vB6xYdEfGcq3Zb7m0cVt0
             */
            oauthTokenSecret: string;
            /** @description The page of Twitter on which the user confirms the login. */
            url: components["schemas"]["Url"];
        };
        TwitterLoginRequest: {
            /**
             * @description The URL to which Twitter redirects; a page of this site.
             * @example https://fanlight.example/auth/twitter/callback
             */
            callbackUrl: string;
        };
        UnreadCount: {
            /**
             * @description The exact number up to 999; 1000 means 1000 or more.
             * @example 3
             */
            total: number;
        };
        /** @description A large file that is being uploaded in parts. */
        Upload: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description The time a day after the last part. The upload is then deleted unless it was used. */
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @example tall-vase.mp4
             * @example caro-kann.mov
             * @example open-d-tabs.zip
             */
            fileName: string;
            /**
             * @description Whether all bytes are received, so that `uploadId` can be sent instead of a file.
             * @example false
             */
            isFinished: boolean;
            kind: components["schemas"]["UploadKind"];
            /**
             * @description The number of bytes received; the next part has this offset.
             * @example 167772160
             */
            offset: number;
            /**
             * @description The size of the whole file in bytes.
             * @example 734003200
             */
            size: number;
        };
        /** @description One part of a file; parts follow one another without a gap. */
        UploadChunk: {
            /**
             * Format: binary
             * @description The bytes, at most 16 MB.
             */
            chunk: Blob;
            /**
             * @description The number of bytes before this part, equal to the upload's `offset`.
             * @example 167772160
             */
            offset: number;
        };
        UploadCreateRequest: {
            /** @example tall-vase.mp4 */
            fileName: string;
            kind: components["schemas"]["UploadKind"];
            /**
             * @description The size of the whole file in bytes.
             * @example 734003200
             */
            size: number;
        };
        /** @description The new image of an account. */
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
         * @description The purpose of the file, which limits its size: video and product 2 GB, audio 200 MB (rule F1).
         * @enum {string}
         */
        UploadKind: "video" | "audio" | "product";
        /**
         * @description A URL, relative to the origin or absolute. URLs of files are signed and expire within an hour.
         * @example /api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc
         */
        Url: string;
        /** @description A user, as the viewer may see them. */
        User: {
            _id: components["schemas"]["Id"];
            /** @example null */
            avatar: string | null;
            /** @example null */
            cover: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the viewer has blocked them.
             * @example false
             */
            isBlocked: boolean;
            /**
             * @description Whether they follow the viewer.
             * @example true
             */
            isFollower: boolean;
            /**
             * @description Whether this user is the viewer.
             * @example false
             */
            isOwn: boolean;
            /** @example false */
            isPerformer: boolean;
            /**
             * @description Whether they are subscribed to the viewer.
             * @example false
             */
            isSubscriber: boolean;
            /**
             * @description Whether an operator has approved the user's identity.
             * @example false
             */
            isVerified: boolean;
            /**
             * @example Noor Haddad
             * @example Kofi Mensah
             * @example Priya Raman
             * @example Yuki Tanabe
             */
            name: string;
            /**
             * @example noor
             * @example kofi
             * @example priya.raman
             * @example yuki
             */
            username: string | null;
        };
        /** @description Options of forms about users and personalised requests; the app has their labels. */
        UserAdditional: {
            genders: components["schemas"]["Gender"][];
            /** @description In the order of the form. */
            questions: components["schemas"]["CameoQuestion"][];
            recipientKinds: components["schemas"]["CameoRecipientKind"][];
            requestTypes: components["schemas"]["CameoRequestType"][];
        };
        /**
         * @description Letters, digits, underscore and dot; unique regardless of case.
         * @example mara.clay
         */
        Username: string;
        /** @enum {string} */
        UserSortBy: "name" | "createdAt";
        /** @description A user in short form, for lists. */
        UserSummary: {
            _id: components["schemas"]["Id"];
            /** @example null */
            avatar: string | null;
            /** @example true */
            isPerformer: boolean;
            /**
             * @description Whether an operator has approved the user's identity.
             * @example true
             */
            isVerified: boolean;
            /** @example Mara Quill */
            name: string;
            /** @example mara.clay */
            username: string | null;
        };
        UserSummaryList: {
            /** @description Cursor of the next page. */
            cursor?: string;
            data: components["schemas"]["UserSummary"][];
            /** @example false */
            isMore: boolean;
            /** @example 6 */
            total: number;
            totalIsCapped?: boolean;
        };
        /** @description Only the given fields change. */
        UserUpdateRequest: {
            /**
             * @description True cancels the change to an address that is not confirmed yet.
             * @example true
             */
            cancelsPendingEmail?: boolean;
            currencySettings?: components["schemas"]["CurrencySettings"];
            /**
             * Format: password
             * @description Required for a new e-mail address (rule P2).
             * @example lantern-on-the-sill
             */
            currentPassword?: string;
            email?: components["schemas"]["Email"];
            locale?: components["schemas"]["Locale"];
            /** @example Noor Haddad */
            name?: string;
            username?: components["schemas"]["Username"];
        };
        /** @description A video, as the viewer may see it. Until its file is ready, it is visible only to its performer. */
        Video: {
            _id: components["schemas"]["Id"];
            access: components["schemas"]["Access"];
            audience: components["schemas"]["Audience"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Plain text; only its beginning if locked.
             * @example Centring, opening, and the third pull where most of mine collapse. #stoneware
             * @example Six games, one idea: improve the worst piece first. #chess
             * @example Tuning, two patterns, and a song to use them in. #guitar
             */
            description: string;
            file: components["schemas"]["VideoFile"];
            /** @description Hashtags of the description, in order of appearance, normalised, without `#`. */
            hashtags: string[];
            /**
             * @description Whether the viewer has bookmarked it.
             * @example false
             */
            isBookmarked: boolean;
            /**
             * @description Whether the viewer has liked it.
             * @example false
             */
            isLiked: boolean;
            /**
             * @description Whether the viewer made it.
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Whether `description` is only the beginning.
             * @example false
             */
            isTeaser: boolean;
            mentions?: components["schemas"]["Mentions"];
            performer: components["schemas"]["UserSummary"];
            /**
             * @description The price for users outside the audience; null if the item is not for sale.
             * @example 18
             */
            price: number | null;
            /** @description Null if there is none. */
            teaser: components["schemas"]["Teaser"] | null;
            /** @description The thumbnail that the performer chose; null if the poster is used instead. */
            thumbnail: components["schemas"]["Picture"] | null;
            /**
             * @example Throwing a tall vase
             * @example The quiet move in the Caro-Kann
             * @example Fingerstyle in open D
             * @example Pruning without fear
             * @example Finding Saturn from a balcony
             */
            title: string;
            /** @example 40 */
            totalBookmarks: number;
            /** @example 22 */
            totalComments: number;
            /** @example 301 */
            totalLikes: number;
            /** @example 2140 */
            totalViews: number;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Captions of a video, WebVTT. */
        VideoCaptions: {
            locale: components["schemas"]["Locale"];
            /** @description Null if locked. */
            url: components["schemas"]["Url"] | null;
        };
        /** @description A video file. A locked or unfinished one has a blurred preview and no URL (rules A2 and F3). */
        VideoFile: {
            _id: components["schemas"]["Id"];
            /** @description Null if there are none. */
            captions: components["schemas"]["VideoCaptions"] | null;
            /**
             * @description Seconds; null until it is known.
             * @example 184
             * @example 42.5
             * @example 912
             */
            duration: number | null;
            /**
             * @description Pixels.
             * @example 1080
             */
            height: number;
            /**
             * @description The master playlist of the same video in several renditions (HLS), which players prefer to `url` because they can switch between renditions while the speed of the connection changes; null if there is only one rendition, or together with `url`.
             * @example /api/files/0193f2a4c1d07b3e5a918c42/hls?expires=1781000000&signature=abc
             */
            hls: components["schemas"]["Url"] | null;
            /** @description A picture of it, of the display size. */
            posterUrl: components["schemas"]["Url"] | null;
            /**
             * @description A blurred picture of a few hundred bytes, as a data URL.
             * @example null
             */
            preview: string | null;
            /**
             * @description For the owner, the reason why processing failed; null otherwise.
             * @example null
             */
            reason: string | null;
            status: components["schemas"]["FileStatus"];
            /**
             * @description Pictures for the seek bar; null if there are none, or together with `url`.
             * @example null
             */
            storyboard: components["schemas"]["Storyboard"] | null;
            /** @description An MP4 file; byte ranges are supported. */
            url: components["schemas"]["Url"] | null;
            /**
             * @description Pixels.
             * @example 1920
             */
            width: number;
        };
        VideoFileRemoveRequest: {
            type: components["schemas"]["VideoFileType"];
        };
        /**
         * @description A removable file of a video; the video itself is deleted with its item.
         * @enum {string}
         */
        VideoFileType: "thumbnail" | "teaser" | "captions";
        VideoList: {
            /** @description Cursor of the next page; absent on the last page. */
            cursor?: string;
            data: components["schemas"]["Video"][];
            /** @example true */
            isMore: boolean;
            /**
             * @description The number of items, counted up to 10,000.
             * @example 36
             */
            total: number;
            /** @description Whether there are more items than `total`. */
            totalIsCapped?: boolean;
        };
        /** @enum {string} */
        VideoSortBy: "createdAt" | "popular";
        /** @description Only the given fields change; a new file replaces the previous one. */
        VideoUpdateUpload: {
            audience?: components["schemas"]["Audience"];
            /**
             * Format: binary
             * @description WebVTT, at most 1 MB.
             */
            captions?: Blob;
            /** @description The language of the captions. */
            captionsLocale?: components["schemas"]["Locale"];
            /** @example Centring, opening, and the third pull. #stoneware */
            description?: string;
            /**
             * @description At most two decimals, 1 to 10,000; 0 takes it off sale.
             * @example 18
             */
            price?: number;
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 60 seconds; everyone will see it.
             */
            teaser?: Blob;
            /** @description A video of the media library, at most 60 seconds, instead of `teaser`. */
            teaserFileId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB.
             */
            thumbnail?: Blob;
            /** @description A photo of the media library instead of `thumbnail`. */
            thumbnailFileId?: components["schemas"]["Id"];
            /** @example Throwing a tall vase */
            title?: string;
            /** @description A finished upload instead of the file. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB.
             */
            video?: Blob;
            /** @description A video of the media library instead of the file (rule F4). Its captions are those of the file. */
            videoFileId?: components["schemas"]["Id"];
        };
        /** @description Requires one of `video`, `uploadId` and `videoFileId`. */
        VideoUpload: {
            audience: components["schemas"]["Audience"];
            /**
             * Format: binary
             * @description WebVTT, at most 1 MB.
             */
            captions?: Blob;
            /** @description The language of the captions. */
            captionsLocale?: components["schemas"]["Locale"];
            /** @example Centring, opening, and the third pull. #stoneware */
            description?: string;
            /**
             * @description The price for users outside the audience, at most two decimals, 1 to 10,000; 0 or absent if the video is not for sale.
             * @example 18
             */
            price?: number;
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 60 seconds; everyone will see it.
             */
            teaser?: Blob;
            /** @description A video of the media library, at most 60 seconds, instead of `teaser`. */
            teaserFileId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF, at most 20 MB.
             */
            thumbnail?: Blob;
            /** @description A photo of the media library instead of `thumbnail`. */
            thumbnailFileId?: components["schemas"]["Id"];
            /** @example Throwing a tall vase */
            title: string;
            /** @description A finished upload instead of the file. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB.
             */
            video?: Blob;
            /** @description A video of the media library instead of the file (rule F4). Its captions are those of the file. */
            videoFileId?: components["schemas"]["Id"];
        };
        /** @description A user's balances. Bought tokens are spent first and cannot be paid out; earnings can be paid out or spent (rule M3). */
        Wallet: {
            /**
             * @description The spendable sum of bought tokens and earnings, without frozen amounts and those held for a payout.
             * @example 432.5
             */
            balance: number;
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Earnings of disputed payments (rule M12).
             * @example 0
             */
            frozenEarnings: number;
            /**
             * @description Tokens of disputed top-ups (rule M12).
             * @example 0
             */
            frozenTokens: number;
            /**
             * @description Earnings of the last seven days.
             * @example 80
             */
            heldEarnings: number;
            /**
             * @description Money or tokens, at most two decimals (rule W5). One token costs 1.00 of the primary currency.
             * @example 24.4
             */
            nextReleaseAmount: number;
            /** @description The time at which the next held earnings become payable. */
            nextReleaseAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Earnings after the hold, which can be paid out.
             * @example 312.5
             */
            payableEarnings: number;
            /**
             * @description Earnings that are held for a pending payout (rule M9).
             * @example 120
             */
            payoutEarnings: number;
            /**
             * @description The debt to the platform, recovered from later earnings (rule M12).
             * @example 0
             */
            receivable: number;
            /**
             * @description Bought tokens that can be spent.
             * @example 40
             */
            tokens: number;
        };
        /** @description The user's balance changed: the event with its place in its channel. */
        WalletBalanceUpdatedEnvelope: {
            at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["ChannelName"];
            data: components["schemas"]["BalanceUpdatedEvent"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "wallet/balance-updated";
            /**
             * @description Counts from 1 without a gap, in the order of commits.
             * @example 17
             */
            no: number;
        };
        /** @description The welcome video of a profile. Others see it once it is ready. */
        WelcomeVideo: {
            _id: components["schemas"]["Id"];
            /** @description WebVTT; null without captions. */
            captionsUrl: components["schemas"]["Url"] | null;
            /**
             * @description Seconds.
             * @example 32.4
             */
            duration: number | null;
            /**
             * @description Pixels.
             * @example 720
             */
            height: number | null;
            posterUrl: components["schemas"]["Url"] | null;
            /**
             * @description The reason of the failure, to be shown to the user; null otherwise.
             * @example null
             */
            reason: string | null;
            status: components["schemas"]["FileStatus"];
            /** @description Null until it is ready. */
            url: components["schemas"]["Url"] | null;
            /**
             * @description Pixels.
             * @example 1280
             */
            width: number | null;
        };
        /** @description A video, or the `uploadId` of a finished upload. */
        WelcomeVideoUpload: {
            /**
             * Format: binary
             * @description WebVTT, at most 1 MB.
             */
            captions?: Blob;
            /** @description A finished upload instead of the file. */
            uploadId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4, MOV, WebM or MKV, at most 2 GB.
             */
            video?: Blob;
        };
    };
    responses: {
        /** @description The address. */
        Address: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "_id": "0193f2a4c1d07b3e5a918c42",
                 *         "label": "Home",
                 *         "name": "Noor Haddad",
                 *         "line1": "Rua das Gaivotas 14",
                 *         "line2": "Second floor on the left",
                 *         "postalCode": "1200-202",
                 *         "city": "Lisbon",
                 *         "stateCode": "11",
                 *         "state": "Lisbon",
                 *         "countryCode": "PT",
                 *         "phone": null,
                 *         "isDefault": true,
                 *         "createdAt": "2026-05-14T09:26:53.000Z",
                 *         "updatedAt": "2026-05-14T09:26:53.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["Address"];
                };
            };
        };
        /**
         * @description `ALREADY_PURCHASED`: You have already bought this.
         *     `OUT_OF_STOCK`: This is sold out.
         *     `PRICE_CHANGED`: The price has changed meanwhile.
         *     `IDEMPOTENCY_CONFLICT`: This idempotency key was used with another body.
         */
        AlreadyPurchasedOrOutOfStockOrPriceChangedOrIdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `ALREADY_PURCHASED`: You have already bought this.
         *     `PRICE_CHANGED`: The price has changed meanwhile.
         *     `STATUS_CONFLICT`: This is no longer possible in the current status.
         *     `IDEMPOTENCY_CONFLICT`: This idempotency key was used with another body.
         */
        AlreadyPurchasedOrPriceChangedOrStatusConflictOrIdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `ALREADY_SUBSCRIBED`: You are already subscribed.
         *     `FREE_SUBSCRIPTION_USED`: You have already used the free subscription.
         *     `PRICE_CHANGED`: The price has changed meanwhile.
         *     `STATUS_CONFLICT`: This is no longer possible in the current status.
         *     `IDEMPOTENCY_CONFLICT`: This idempotency key was used with another body.
         */
        AlreadySubscribedOrFreeSubscriptionUsedOrPriceChangedOrStatusConflictOrIdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `ALREADY_VOTED`: You have already voted.
         *     `STATUS_CONFLICT`: This is no longer possible in the current status.
         */
        AlreadyVotedOrStatusConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A new session. */
        AuthToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AuthToken"];
                };
            };
        };
        /** @description `BANNED`: You were removed from this stream. */
        Banned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `BANNED`: You were removed from this stream.
         *     `NOT_ENTITLED`: You do not have access to this.
         */
        BannedOrNotEntitled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The countries that the performer has blocked. */
        BlockedCountryList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["BlockedCountryList"];
                };
            };
        };
        /** @description Bookmarks. */
        BookmarkList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["BookmarkList"];
                };
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
        /** @description The performer's offer. */
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
        /** @description `CARD_DECLINED`: Your card was declined. */
        CardDeclined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `CARD_DECLINED`: Your card was declined.
         *     `CARD_EXPIRED`: Your card has expired.
         */
        CardDeclinedOrCardExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The charge, and the balance before and after it. */
        ChargeReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "charge": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "type": "video",
                 *           "status": "paid",
                 *           "amount": 12.5,
                 *           "performer": {
                 *             "_id": "0193f2a4c1d07b3e5a918c01",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": null,
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "objectId": "0193f2a4c1d07b3e5a918c10",
                 *           "orderId": null,
                 *           "title": "Throwing a tall vessel",
                 *           "message": null,
                 *           "createdAt": "2026-05-14T09:26:53.000Z"
                 *         },
                 *         "balanceBefore": 100,
                 *         "balance": 87.5
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["ChargeReceipt"];
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
        /**
         * @description `CONFLICT`: This has changed meanwhile. Load the page again.
         *     `ALREADY_REPORTED`: You have already reported this.
         */
        ConflictOrAlreadyReported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `CONFLICT`: This has changed meanwhile. Load the page again.
         *     `ALREADY_STREAMING`: You are already live.
         */
        ConflictOrAlreadyStreaming: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `CONFLICT`: This has changed meanwhile. Load the page again.
         *     `FILE_NOT_READY`: The file is still being prepared.
         */
        ConflictOrFileNotReady: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `CONFLICT`: This has changed meanwhile. Load the page again.
         *     `IDEMPOTENCY_CONFLICT`: This idempotency key was used with another body.
         */
        ConflictOrIdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `CONFLICT`: This has changed meanwhile. Load the page again.
         *     `PAYOUT_PENDING`: You already have a pending payout.
         */
        ConflictOrPayoutPending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `CONFLICT`: This has changed meanwhile. Load the page again.
         *     `PAYOUT_PENDING`: You already have a pending payout.
         *     `ORDERS_OPEN`: Something that was bought from you has not been sent yet.
         */
        ConflictOrPayoutPendingOrOrdersOpen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `CONFLICT`: This has changed meanwhile. Load the page again.
         *     `UPLOAD_OFFSET_MISMATCH`: This part does not start at the offset of the upload.
         */
        ConflictOrUploadOffsetMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
        /** @description Success. */
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
        /**
         * @description `EMAIL_NOT_VERIFIED`: Please confirm your e-mail address first.
         *     `SECOND_FACTOR_REQUIRED`: Please enter a code of your authenticator app.
         */
        EmailNotVerifiedOrSecondFactorRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address is confirmed. */
        EmailVerification: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "success": true,
                 *         "session": {
                 *           "token": "q3Zb7m0cVt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdEfGc",
                 *           "expiresAt": "2026-05-15T09:26:53.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["EmailVerification"];
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
        /** @description The file, which can be added to a post. */
        FeedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FeedFile"];
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
        /** @description The current poll. */
        FeedPoll: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "_id": "0193f2a4c1d07b3e5a918c42",
                 *         "question": "Which glaze for the next kiln?",
                 *         "options": [
                 *           {
                 *             "_id": "0193f2a4c1d07b3e5a918c43",
                 *             "text": "River green",
                 *             "totalVotes": 31,
                 *             "isChosen": true
                 *           },
                 *           {
                 *             "_id": "0193f2a4c1d07b3e5a918c44",
                 *             "text": "Ash white",
                 *             "totalVotes": 53,
                 *             "isChosen": false
                 *           }
                 *         ],
                 *         "totalVotes": 84,
                 *         "hasVoted": true,
                 *         "isClosed": false,
                 *         "endsAt": "2026-05-21T18:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["FeedPoll"];
                };
            };
        };
        /** @description The processing status. */
        FileProcessing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "_id": "0193f2a4c1d07b3e5a918c42",
                 *         "status": "ready",
                 *         "progress": 1,
                 *         "reason": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["FileProcessing"];
                };
            };
        };
        /** @description Follows, latest first; `user` is the other party. */
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
        /** @description The current state. */
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
        /** @description `FORBIDDEN`: You may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `FORBIDDEN`: You may not do this.
         *     `BANNED`: You were removed from this stream.
         *     `NOT_ENTITLED`: You do not have access to this.
         */
        ForbiddenOrBannedOrNotEntitled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `FORBIDDEN`: You may not do this.
         *     `MUTED`: You were muted in this stream.
         *     `BANNED`: You were removed from this stream.
         *     `NOT_ENTITLED`: You do not have access to this.
         */
        ForbiddenOrMutedOrBannedOrNotEntitled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `FORBIDDEN`: You may not do this.
         *     `NOT_ENTITLED`: You do not have access to this.
         */
        ForbiddenOrNotEntitled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `FORBIDDEN`: You may not do this.
         *     `PERFORMER_NOT_APPROVED`: You can do this once your documents are approved.
         */
        ForbiddenOrPerformerNotApproved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `FORBIDDEN`: You may not do this.
         *     `SECOND_FACTOR_REQUIRED`: Please enter a code of your authenticator app.
         */
        ForbiddenOrSecondFactorRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The gallery. */
        Gallery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Gallery"];
                };
            };
        };
        /** @description Galleries. */
        GalleryList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["GalleryList"];
                };
            };
        };
        /** @description The hashtags, in the order of the labels. */
        HashtagList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "data": [
                 *           {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "label": "stoneware",
                 *             "totalFeeds": 41
                 *           },
                 *           {
                 *             "_id": "0193f2a4c1d07b3e5a918c43",
                 *             "label": "river_glaze",
                 *             "totalFeeds": 0
                 *           }
                 *         ],
                 *         "total": 2,
                 *         "isMore": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["HashtagList"];
                };
            };
        };
        /** @description `IDEMPOTENCY_CONFLICT`: This idempotency key was used with another body. */
        IdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `INSUFFICIENT_BALANCE`: Your balance does not cover this amount. */
        InsufficientBalance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `INSUFFICIENT_BALANCE`: Your balance does not cover this amount.
         *     `CARD_DECLINED`: Your card was declined.
         *     `CARD_EXPIRED`: Your card has expired.
         */
        InsufficientBalanceOrCardDeclinedOrCardExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `INVALID_CREDENTIALS`: Incorrect credentials! */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `INVALID_SIGNATURE`: This link is no longer valid. */
        InvalidSignature: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Files of the media library. */
        LibraryFileList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LibraryFileList"];
                };
            };
        };
        /** @description `LINK_EXPIRED`: This link has expired or was used already. */
        LinkExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `MALFORMED_BODY`: The body could not be read. */
        MalformedBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The logged-in user. */
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
        /** @description `MEDIA_PROCESSING_UNAVAILABLE`: Video cannot be prepared on this server. */
        MediaProcessingUnavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The logged-in performer. */
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
        /** @description `NOT_FOUND`: We could not find that. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `NOT_IMPLEMENTED`: This is not offered yet. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The order. */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "_id": "0193f2a4c1d07b3e5a918c42",
                 *         "number": "FL-10482",
                 *         "type": "physical",
                 *         "status": "shipped",
                 *         "product": {
                 *           "_id": "0193f2a4c1d07b3e5a918c10",
                 *           "title": "Tide bowl",
                 *           "thumbnailUrl": null,
                 *           "isReachable": true
                 *         },
                 *         "performer": {
                 *           "_id": "0193f2a4c1d07b3e5a918c01",
                 *           "name": "Mara Quill",
                 *           "username": "mara.clay",
                 *           "avatar": null,
                 *           "isPerformer": true,
                 *           "isVerified": true
                 *         },
                 *         "user": {
                 *           "_id": "0193f2a4c1d07b3e5a918c02",
                 *           "name": "Noor Haddad",
                 *           "username": "noor",
                 *           "avatar": null,
                 *           "isPerformer": false,
                 *           "isVerified": false
                 *         },
                 *         "quantity": 2,
                 *         "unitPrice": 38,
                 *         "amount": 76,
                 *         "earnedAmount": null,
                 *         "note": "It is a present. Please leave the bill out.",
                 *         "deliveryAddress": {
                 *           "name": "Noor Haddad",
                 *           "line1": "Rua das Gaivotas 14",
                 *           "line2": "Second floor on the left",
                 *           "postalCode": "1200-202",
                 *           "city": "Lisbon",
                 *           "state": "Lisbon",
                 *           "countryCode": "PT",
                 *           "phone": null
                 *         },
                 *         "canUpdateAddress": false,
                 *         "isDownloadable": false,
                 *         "carrier": "Harbour Post",
                 *         "trackingNumber": "HP-2291-884",
                 *         "trackingUrl": "https://parcels.example/HP-2291-884",
                 *         "processingAt": "2026-05-14T12:10:00.000Z",
                 *         "shippedAt": "2026-05-15T08:00:00.000Z",
                 *         "deliveredAt": null,
                 *         "refundedAt": null,
                 *         "createdAt": "2026-05-14T09:26:53.000Z",
                 *         "updatedAt": "2026-05-15T08:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["Order"];
                };
            };
        };
        /** @description Orders, latest first. */
        OrderList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OrderList"];
                };
            };
        };
        /** @description `PAYLOAD_TOO_LARGE`: This is too large. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current payment; `requires-authentication` means that the user has to authenticate it. */
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
        /**
         * @description `PAYOUT_PENDING`: You already have a pending payout.
         *     `IDEMPOTENCY_CONFLICT`: This idempotency key was used with another body.
         */
        PayoutPendingOrIdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The payout request. */
        PayoutRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "_id": "0193f2a4c1d07b3e5a918c42",
                 *         "number": "PO-2041",
                 *         "status": "pending",
                 *         "amount": 120,
                 *         "currency": "USD",
                 *         "method": "bank-transfer",
                 *         "destination": "Banco do Mar, •••• 4821",
                 *         "note": "For the new kiln shelves.",
                 *         "reason": null,
                 *         "canUpdate": true,
                 *         "approvedAt": null,
                 *         "paidAt": null,
                 *         "closedAt": null,
                 *         "createdAt": "2026-05-14T09:26:53.000Z",
                 *         "updatedAt": "2026-05-14T09:26:53.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["PayoutRequest"];
                };
            };
        };
        /** @description Payout requests, latest first. */
        PayoutRequestList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PayoutRequestList"];
                };
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
        /** @description Performers with their stories. */
        PerformerStoriesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PerformerStoriesList"];
                };
            };
        };
        /** @description The photo. */
        Photo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Photo"];
                };
            };
        };
        /** @description Photos. */
        PhotoList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PhotoList"];
                };
            };
        };
        /**
         * @description `PRICE_CHANGED`: The price has changed meanwhile.
         *     `IDEMPOTENCY_CONFLICT`: This idempotency key was used with another body.
         */
        PriceChangedOrIdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `PRICE_CHANGED`: The price has changed meanwhile.
         *     `STATUS_CONFLICT`: This is no longer possible in the current status.
         */
        PriceChangedOrStatusConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The product. */
        Product: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Product"];
                };
            };
        };
        /** @description Products. */
        ProductList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ProductList"];
                };
            };
        };
        /** @description The promotion. */
        Promotion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Promotion"];
                };
            };
        };
        /** @description `RATE_LIMITED`: Too many tries. Please wait a little. */
        RateLimited: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `RATE_LIMITED`: Too many tries. Please wait a little.
         *     `SLOW_MODE`: The chat is in slow mode. Please wait a little.
         */
        RateLimitedOrSlowMode: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current state of the object. */
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
        /** @description The reel. */
        Reel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Reel"];
                };
            };
        };
        /** @description Reels. */
        ReelList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ReelList"];
                };
            };
        };
        /** @description The current report. */
        Report: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Report"];
                };
            };
        };
        /** @description `SOCIAL_LOGIN_FAILED`: The login failed. Please try again. */
        SocialLoginFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `STATUS_CONFLICT`: This is no longer possible in the current status. */
        StatusConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `STATUS_CONFLICT`: This is no longer possible in the current status.
         *     `IDEMPOTENCY_CONFLICT`: This idempotency key was used with another body.
         */
        StatusConflictOrIdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The story. */
        Story: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Story"];
                };
            };
        };
        /** @description The file, which can be added to a story. */
        StoryFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StoryFile"];
                };
            };
        };
        /** @description Stories, latest first. */
        StoryList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StoryList"];
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
        /** @description `STREAM_ENDED`: This stream has ended. */
        StreamEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
        /** @description The stream, its room, and the data for watching. */
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
        /** @description The current state of the user in the stream. */
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
        /** @description The subscription. */
        Subscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "_id": "0193f2a4c1d07b3e5a918c42",
                 *         "type": "monthly",
                 *         "status": "cancelled",
                 *         "performer": {
                 *           "_id": "0193f2a4c1d07b3e5a918c01",
                 *           "name": "Mara Quill",
                 *           "username": "mara.clay",
                 *           "avatar": null,
                 *           "isPerformer": true,
                 *           "isVerified": true
                 *         },
                 *         "user": {
                 *           "_id": "0193f2a4c1d07b3e5a918c02",
                 *           "name": "Noor Haddad",
                 *           "username": "noor",
                 *           "avatar": null,
                 *           "isPerformer": false,
                 *           "isVerified": false
                 *         },
                 *         "fan": null,
                 *         "price": 9.95,
                 *         "newPrice": null,
                 *         "newPriceAt": null,
                 *         "hasConsented": false,
                 *         "provider": "sandbox",
                 *         "card": {
                 *           "brand": "visa",
                 *           "last4": "4242"
                 *         },
                 *         "isRenewing": false,
                 *         "startedAt": "2026-03-14T09:26:53.000Z",
                 *         "paidThroughAt": "2026-06-14T09:26:53.000Z",
                 *         "renewsAt": null,
                 *         "cancelledAt": "2026-05-14T09:26:53.000Z",
                 *         "endedAt": null,
                 *         "totalFailures": 0,
                 *         "failureCode": null,
                 *         "createdAt": "2026-03-14T09:26:53.000Z",
                 *         "updatedAt": "2026-05-14T09:26:53.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["Subscription"];
                };
            };
        };
        /** @description Subscriptions, latest first. */
        SubscriptionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SubscriptionList"];
                };
            };
        };
        /** @description `UNAUTHENTICATED`: Please log in. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong on the server. */
        Unexpected: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The number of unread items. */
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
        /** @description `UNSUPPORTED_MEDIA_TYPE`: This type of content is not accepted here. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current upload. */
        Upload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "_id": "0193f2a4c1d07b3e5a918c42",
                 *         "kind": "video",
                 *         "fileName": "tall-vase.mp4",
                 *         "size": 734003200,
                 *         "offset": 167772160,
                 *         "isFinished": false,
                 *         "expiresAt": "2026-05-15T09:26:53.000Z",
                 *         "createdAt": "2026-05-14T09:26:53.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["Upload"];
                };
            };
        };
        /** @description The new image. */
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
        /** @description `VALIDATION_FAILED`: Please check the marked fields. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `AMOUNT_OUT_OF_RANGE`: This amount is not allowed.
         */
        ValidationFailedOrAmountOutOfRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `AMOUNT_OUT_OF_RANGE`: This amount is not allowed.
         *     `COUPON_INVALID`: This coupon is not valid.
         */
        ValidationFailedOrAmountOutOfRangeOrCouponInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `AMOUNT_OUT_OF_RANGE`: This amount is not allowed.
         *     `COUPON_INVALID`: This coupon is not valid.
         *     `PROVIDER_NOT_CONFIGURED`: This provider is not offered here.
         */
        ValidationFailedOrAmountOutOfRangeOrCouponInvalidOrProviderNotConfigured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `AMOUNT_OUT_OF_RANGE`: This amount is not allowed.
         *     `OWN_ACCOUNT`: This cannot be done with your own account.
         */
        ValidationFailedOrAmountOutOfRangeOrOwnAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `AMOUNT_OUT_OF_RANGE`: This amount is not allowed.
         *     `PROVIDER_NOT_CONFIGURED`: This provider is not offered here.
         */
        ValidationFailedOrAmountOutOfRangeOrProviderNotConfigured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `CAPTCHA_FAILED`: Confirm that you are not a robot.
         */
        ValidationFailedOrCaptchaFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `CAPTCHA_FAILED`: Confirm that you are not a robot.
         *     `PROVIDER_NOT_CONFIGURED`: This provider is not offered here.
         */
        ValidationFailedOrCaptchaFailedOrProviderNotConfigured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `EMAIL_TAKEN`: This e-mail address is in use.
         *     `PROVIDER_NOT_CONFIGURED`: This provider is not offered here.
         */
        ValidationFailedOrEmailTakenOrProviderNotConfigured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `EMAIL_TAKEN`: This e-mail address is in use.
         *     `USERNAME_TAKEN`: This username is taken.
         *     `CAPTCHA_FAILED`: Confirm that you are not a robot.
         */
        ValidationFailedOrEmailTakenOrUsernameTakenOrCaptchaFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `OWN_ACCOUNT`: This cannot be done with your own account.
         */
        ValidationFailedOrOwnAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `OWN_ACCOUNT`: This cannot be done with your own account.
         *     `ADDRESS_REQUIRED`: Please choose a delivery address.
         */
        ValidationFailedOrOwnAccountOrAddressRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `OWN_ACCOUNT`: This cannot be done with your own account.
         *     `COUPON_INVALID`: This coupon is not valid.
         *     `PROVIDER_NOT_CONFIGURED`: This provider is not offered here.
         */
        ValidationFailedOrOwnAccountOrCouponInvalidOrProviderNotConfigured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `PROVIDER_NOT_CONFIGURED`: This provider is not offered here.
         */
        ValidationFailedOrProviderNotConfigured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `USERNAME_TAKEN`: This username is taken.
         *     `AMOUNT_OUT_OF_RANGE`: This amount is not allowed.
         *     `WRONG_PASSWORD`: The current password is wrong.
         */
        ValidationFailedOrUsernameTakenOrAmountOutOfRangeOrWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `USERNAME_TAKEN`: This username is taken.
         *     `WRONG_PASSWORD`: The current password is wrong.
         */
        ValidationFailedOrUsernameTakenOrWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_FAILED`: Please check the marked fields.
         *     `WRONG_PASSWORD`: The current password is wrong.
         */
        ValidationFailedOrWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The video. */
        Video: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Video"];
                };
            };
        };
        /** @description Videos. */
        VideoList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["VideoList"];
                };
            };
        };
    };
    parameters: {
        /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
        Cursor: string;
        /** @description Only fans in this list of the performer. */
        FanList: components["schemas"]["FanList"];
        /** @description The start of the listed period, inclusive. */
        From: components["schemas"]["Timestamp"];
        /** @description The id of the resource. */
        Id: components["schemas"]["Id"];
        /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
        IdempotencyKey: string;
        /** @description The maximum number of items of a page. */
        Limit: number;
        /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
        Offset: number;
        /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
        Sort: components["schemas"]["SortOrder"];
        /** @description The end of the listed period, exclusive. */
        To: components["schemas"]["Timestamp"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createPaymentCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The gateway. */
                provider: components["schemas"]["PaymentGateway"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentMethodId": "pm_0193f2a4c1d07b3e5a918c42",
                 *       "isDefault": true
                 *     }
                 */
                "application/json": components["schemas"]["PaymentCardCreateRequest"];
            };
        };
        responses: {
            /** @description The saved card. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedCardReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["CardDeclinedOrCardExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddressUpdateUpload"];
            };
        };
        responses: {
            200: components["responses"]["Address"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    createAddress: {
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
                 *       "label": "Home",
                 *       "name": "Noor Haddad",
                 *       "line1": "Rua das Gaivotas 14",
                 *       "postalCode": "1200-202",
                 *       "city": "Lisbon",
                 *       "stateCode": "11",
                 *       "countryCode": "PT"
                 *     }
                 */
                "application/json": components["schemas"]["AddressCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Address"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
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
            200: components["responses"]["EmailVerification"];
            400: components["responses"]["MalformedBody"];
            410: components["responses"]["LinkExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
                "application/json": components["schemas"]["EmailVerificationResendRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    loginWithGoogle: {
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
                 *       "idToken": "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6Im5vb3JAZmFubGlnaHQuZXhhbXBsZSJ9.c2lnbmF0dXJl",
                 *       "remember": true
                 *     }
                 */
                "application/json": components["schemas"]["GoogleLoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["AuthToken"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["SocialLoginFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrEmailTakenOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    exchangeGoogleToken: {
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
                 *       "code": "4/0AX4XfWgq3Zb7m0cVt0Xo5yWnJ5p2h8k",
                 *       "redirectUrl": "https://fanlight.example/auth/login",
                 *       "codeVerifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
                 *       "remember": false
                 *     }
                 */
                "application/json": components["schemas"]["GoogleTokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["AuthToken"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["SocialLoginFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrEmailTakenOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
                 *       "credentials": "noor",
                 *       "password": "fanlight-demo",
                 *       "remember": true
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["AuthToken"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["EmailNotVerifiedOrSecondFactorRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrCaptchaFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    registerPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PerformerRegisterUpload"];
            };
        };
        responses: {
            /** @description The account was created and awaits review; a mail with a link may have been sent. */
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
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrEmailTakenOrUsernameTakenOrCaptchaFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    switchToPerformerWithDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SwitchToPerformerUpload"];
            };
        };
        responses: {
            200: components["responses"]["MyPerformer"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorStartRequest"];
            };
        };
        responses: {
            /** @description The secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorSecret"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCodeRequest"];
            };
        };
        responses: {
            /** @description The recovery codes, which are shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRemoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "_id": "0193f2a4c1d07b3e5a918c42",
                     *             "isCurrent": true,
                     *             "client": "Firefox on Linux",
                     *             "countryCode": "PT",
                     *             "createdAt": "2026-05-01T18:02:11.000Z",
                     *             "usedAt": "2026-05-14T09:26:53.000Z",
                     *             "expiresAt": "2027-05-01T18:02:11.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SessionList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    completeTwitterLogin: {
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
                 *       "oauthToken": "Zb7m0cVt0Xo5yWnJ5p2h8kQm1u",
                 *       "oauthTokenSecret": "R9sT4vB6xYdEfGcq3Zb7m0cVt0",
                 *       "oauthVerifier": "uw7NjWHT6OJ1MpJOXsHfNxoAhPKpgI8",
                 *       "remember": true
                 *     }
                 */
                "application/json": components["schemas"]["TwitterCallbackRequest"];
            };
        };
        responses: {
            200: components["responses"]["AuthToken"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["SocialLoginFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    startTwitterLogin: {
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
                 *       "callbackUrl": "https://fanlight.example/auth/twitter/callback"
                 *     }
                 */
                "application/json": components["schemas"]["TwitterLoginRequest"];
            };
        };
        responses: {
            /** @description The URL to continue at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "url": "https://api.twitter.com/oauth/authenticate?oauth_token=Zb7m0cVt0Xo5yWnJ5p2h8kQm1u",
                     *         "oauthToken": "Zb7m0cVt0Xo5yWnJ5p2h8kQm1u",
                     *         "oauthTokenSecret": "R9sT4vB6xYdEfGcq3Zb7m0cVt0"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TwitterLogin"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["SocialLoginFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    switchToPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Odile",
                 *       "lastName": "Marchetti",
                 *       "dateOfBirth": "1991-03-08",
                 *       "countryCode": "FR",
                 *       "identityDocumentId": "0193f2a4c1d07b3e5a918c42",
                 *       "portraitDocumentId": "0193f2a4c1d07b3e5a918c43"
                 *     }
                 */
                "application/json": components["schemas"]["SwitchToPerformerRequest"];
            };
        };
        responses: {
            200: components["responses"]["MyPerformer"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
                 *       "email": "noor@fanlight.example",
                 *       "redirect": "/mara.clay?dialog=subscribe"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            /** @description The account was created; a mail with a link may have been sent. */
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
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrEmailTakenOrUsernameTakenOrCaptchaFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    correctRegistrationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationEmailRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            410: components["responses"]["LinkExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    undoAccountChange: {
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
            400: components["responses"]["MalformedBody"];
            410: components["responses"]["LinkExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBlockedCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockedCountryList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateBlockedCountries: {
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
                 *       "countryCodes": [
                 *         "IS",
                 *         "NO"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BlockedCountriesUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["BlockedCountryList"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    checkCountryBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the visitor is blocked by country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "blocked": false,
                     *         "countryCode": "ES"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CountryBlock"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBlockedUsers: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for the name or username. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlockList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    blockUser: {
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
                 *       "userId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["BlockCreateRequest"];
            };
        };
        responses: {
            /** @description The block. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Block"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCameos: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCameo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelCameo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
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
            409: components["responses"]["StatusConflictOrIdempotencyConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The country. */
                country: components["schemas"]["CountryCode"];
                /** @description The `code` of the state. */
                state: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CityList"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listComments: {
        parameters: {
            query: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                objectId: components["schemas"]["Id"];
                objectType: components["schemas"]["CommentObjectType"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    listCommentReplies: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    sendContactMessage: {
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
                 *       "name": "Kofi Mensah",
                 *       "email": "kofi@fanlight.example",
                 *       "subject": "A question about payouts",
                 *       "message": "Does a payout that was asked for on Friday arrive before the weekend?"
                 *     }
                 */
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrCaptchaFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    listConversationRequests: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    acceptConversationRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            409: components["responses"]["StatusConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    searchConversations: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Words or prefixes; similar spellings match too. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    updateStreamConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "name": "Portugal",
                     *             "code": "PT",
                     *             "code3": "PRT",
                     *             "numericCode": "620",
                     *             "capital": "Lisbon",
                     *             "region": "EU",
                     *             "currency": {
                     *               "code": "EUR",
                     *               "name": "Euro",
                     *               "symbol": "€"
                     *             },
                     *             "language": {
                     *               "code": "pt",
                     *               "name": "Portuguese"
                     *             },
                     *             "flagUrl": "/api/flags/pt.svg"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CountryList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The coupon. */
                code: components["schemas"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "top-up",
                 *       "amount": 100
                 *     }
                 */
                "application/json": components["schemas"]["CouponApplyRequest"];
            };
        };
        responses: {
            /** @description The intended purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "code": "FIRSTKILN",
                     *         "type": "top-up",
                     *         "percentOff": 10,
                     *         "amountBefore": 100,
                     *         "discount": 10,
                     *         "amount": 90,
                     *         "tokens": 100,
                     *         "currency": "USD",
                     *         "remainingUses": 1,
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AppliedCoupon"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRangeOrCouponInvalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listDevelopmentMails: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The number of the last event that the client has. */
                after?: number;
                /** @description The viewer's own channel by default. */
                channel?: components["schemas"]["ChannelName"];
                /** @description The maximum number of items of a page. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    listEventChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventChannelList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
                /** @description The id of the resource. */
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
            /** @description The requested range of bytes. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            403: components["responses"]["InvalidSignature"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The country code in lower case, followed by `.svg`. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The SVG. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Security-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    followPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowState"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    unfollowPerformer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowState"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFollowers: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only fans in this list of the performer. */
                list?: components["parameters"]["FanList"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    exportFollowers: {
        parameters: {
            query?: {
                /** @description Only fans in this list of the performer. */
                list?: components["parameters"]["FanList"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file in UTF-8. The first line has the names of the columns, in the language of `Accept-Language`. A text that a spreadsheet would take for a formula begins with an apostrophe. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFollowing: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getIpLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The location, as precisely as it is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "countryCode": "PT",
                     *         "countryName": "Portugal",
                     *         "currency": "EUR",
                     *         "locale": "en-US",
                     *         "isConsentRequired": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["IpLocation"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createHashtags: {
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
                 *       "labels": [
                 *         "stoneware",
                 *         "#river_glaze"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HashtagCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["HashtagList"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHashtagSuggestions: {
        parameters: {
            query: {
                /** @description The typed beginning, with or without `#`. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to eight hashtags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HashtagSuggestions"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLanguageReferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LanguageReferenceList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LanguageList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLocales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Locale tuples. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "tag": "sr-Latn-RS",
                     *             "language": "sr",
                     *             "script": "Latn",
                     *             "region": "RS"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LocaleTupleList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getMessageFileStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                fileId: components["schemas"]["Id"];
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The processing status. */
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: number;
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRange"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPublicMessages: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: number;
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            403: components["responses"]["BannedOrNotEntitled"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            /** @description The video. It can be added to a message while it is still processed. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
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
            /** @description The photo, which can be added to a message. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    listStreamMessages: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: number;
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            403: components["responses"]["ForbiddenOrBannedOrNotEntitled"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrMutedOrBannedOrNotEntitled"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimitedOrSlowMode"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description True leaves out notifications that were read. */
                isUnread?: boolean;
                /** @description The maximum number of items of a page. */
                limit?: number;
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
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
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only entries whose operator, action, target or id of the target contains this text. */
                q?: string;
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntryList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    readPerformerDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image or the PDF. */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorPayouts: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only payouts with this status. */
                status?: components["schemas"]["PayoutStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OperatorPayoutList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    decidePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutDecisionRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPerformerApplications: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Performers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PerformerApplicationList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    decidePerformer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["PerformerDecisionRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorReports: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only reports with this status. */
                status?: components["schemas"]["ReportStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OperatorReportList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "no-violation"
                 *     }
                 */
                "application/json": components["schemas"]["ReportDecisionRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrSecondFactorRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "shipped",
                 *       "carrier": "Harbour Post",
                 *       "trackingNumber": "HP-2291-884"
                 *     }
                 */
                "application/json": components["schemas"]["OrderUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateOrderDeliveryAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addressId": "0193f2a4c1d07b3e5a918c20"
                 *     }
                 */
                "application/json": components["schemas"]["OrderAddressUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReceivedOrders: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description If true, only orders that the viewer has yet to ship; if false, only the others. */
                isAwaitingShipment?: boolean;
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for the product, or the order's number. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["OrderSortBy"];
                /** @description Only orders with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
                /** @description Only orders of this type. */
                type?: components["schemas"]["OrderType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for the product, or the order's number. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["OrderSortBy"];
                /** @description Only orders with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
                /** @description Only orders of this type. */
                type?: components["schemas"]["OrderType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTokenPackages: {
        parameters: {
            query?: {
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["TokenPackageSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Packages, the smallest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "_id": "0193f2a4c1d07b3e5a918c42",
                     *             "title": "Harbour light",
                     *             "description": "For a shelf full of stoneware.",
                     *             "price": 50,
                     *             "currency": "USD",
                     *             "tokens": 52,
                     *             "bonusTokens": 2,
                     *             "isRecommended": true,
                     *             "createdAt": "2026-05-14T09:26:53.000Z",
                     *             "updatedAt": "2026-05-14T09:26:53.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TokenPackageList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPaymentCards: {
        parameters: {
            query?: {
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "_id": "0193f2a4c1d07b3e5a918c42",
                     *             "paymentMethodId": "pm_0193f2a4c1d07b3e5a918c42",
                     *             "gateway": "sandbox",
                     *             "status": "ready",
                     *             "brand": "visa",
                     *             "last4": "4242",
                     *             "expMonth": 12,
                     *             "expYear": 2034,
                     *             "isDefault": true,
                     *             "createdAt": "2026-05-14T09:26:53.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SavedCardList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deletePaymentCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    setDefaultPaymentCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedCard"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentReceipt"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
                /** @description The provider of the subscription; another one returns 404. */
                provider: components["schemas"]["SubscriptionProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "time-is-short"
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionCancelRequest"];
            };
        };
        responses: {
            200: components["responses"]["Subscription"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    receiveGatewayEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Time and signature of the event. */
                "Stripe-Signature"?: string;
            };
            path: {
                /** @description The gateway. */
                provider: components["schemas"]["PaymentGateway"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0193f2a4c1d07b3e5a918c42",
                 *       "type": "payment_intent.succeeded"
                 *     }
                 */
                "application/json": components["schemas"]["GatewayEvent"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            403: components["responses"]["InvalidSignature"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailedOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    subscribePerformer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "performerId": "0193f2a4c1d07b3e5a918c01",
                 *       "type": "monthly",
                 *       "source": "card",
                 *       "paymentMethodId": "pm_0193f2a4c1d07b3e5a918c42",
                 *       "expectedPrice": 9.95
                 *     }
                 */
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description The subscription; `pending` while its payment requires authentication. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalanceOrCardDeclinedOrCardExpired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadySubscribedOrFreeSubscriptionUsedOrPriceChangedOrStatusConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccountOrCouponInvalidOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                /** @description Only payments with this status. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
                /** @description Only payments of this type. */
                type?: components["schemas"]["PaymentType"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    topUpWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["CardDeclinedOrCardExpired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PriceChangedOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRangeOrCouponInvalidOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPayoutRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 120,
                 *       "method": "bank-transfer",
                 *       "note": "For the new kiln shelves."
                 *     }
                 */
                "application/json": components["schemas"]["PayoutRequestCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["PayoutRequest"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            403: components["responses"]["ForbiddenOrPerformerNotApproved"];
            409: components["responses"]["PayoutPendingOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRangeOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updatePayoutRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 90
                 *     }
                 */
                "application/json": components["schemas"]["PayoutRequestUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["PayoutRequest"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRangeOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPayoutRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PayoutRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    calculatePayout: {
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
                 *       "amount": 120,
                 *       "method": "bank-transfer"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutCalculateRequest"];
            };
        };
        responses: {
            /** @description The payout that is possible now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "amount": 120,
                     *         "currency": "USD",
                     *         "method": "bank-transfer",
                     *         "destination": "Banco do Mar, •••• 4821",
                     *         "payableEarnings": 312.5,
                     *         "payableAfterwards": 192.5,
                     *         "heldEarnings": 80,
                     *         "nextReleaseAt": "2026-05-15T09:00:00.000Z",
                     *         "minimumAmount": 50,
                     *         "obstacle": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PayoutCalculation"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    checkPendingPayoutRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a request is pending, and its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "isPending": false,
                     *         "payoutRequest": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PendingPayout"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPayoutRequests: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["PayoutSortBy"];
                /** @description Only requests with this status. */
                status?: components["schemas"]["PayoutStatus"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PayoutRequestList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listUserPayoutRequests: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["PayoutSortBy"];
                /** @description Only requests with this status. */
                status?: components["schemas"]["PayoutStatus"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PayoutRequestList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Gallery"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listGalleries: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only items of this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Search words for title and description. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["GallerySortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GalleryList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Reel"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteReel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    viewMyReel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Reel"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateReel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReelUpdateUpload"];
            };
        };
        responses: {
            200: components["responses"]["Reel"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeReelFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "thumbnail"
                 *     }
                 */
                "application/json": components["schemas"]["ReelFileRemoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["Reel"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyReels: {
        parameters: {
            query?: {
                /** @description Only items for this audience. */
                audience?: components["schemas"]["Audience"];
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for the text. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["ReelSortBy"];
                /** @description Only items with this file status. */
                status?: components["schemas"]["FileStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReelList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadReel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReelUpload"];
            };
        };
        responses: {
            201: components["responses"]["Reel"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPhotos: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only photos in this gallery. */
                galleryId?: components["schemas"]["Id"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only items of this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Search words for the caption or the alternative text. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["PhotoSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhotoList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPerformerPhotos: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["PhotoSortBy"];
            };
            header?: never;
            path: {
                /** @description The performer. */
                performerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhotoList"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Product"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProductDownloadLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The download URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "url": "/api/files/0193f2a4c1d07b3e5a918c42/download?expires=1781000000&signature=abc",
                     *         "fileName": "seed-calendar.pdf",
                     *         "size": 4823190,
                     *         "expiresAt": "2026-05-14T10:26:53.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DownloadLink"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrNotEntitled"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrFileNotReady"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only items of this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Search words for title and description. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["ProductSortBy"];
                /** @description Only products of this type. */
                type?: components["schemas"]["ProductType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReels: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only items of this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Search words for the text. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["ReelSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReelList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Video"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getVideoFileStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A file of the video. */
                fileId: components["schemas"]["Id"];
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileProcessing"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description A video to exclude, such as the one on the current page. */
                excludeId?: components["schemas"]["Id"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only items of this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Search words for title and description. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["VideoSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VideoList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReceivedCameos: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only overdue requests. */
                isOverdue?: boolean;
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                requestType?: components["schemas"]["CameoRequestType"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptCameo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            409: components["responses"]["StatusConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    declineCameo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    deliverCameo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrPerformerNotApproved"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRange"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBestFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to five posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BestFeeds"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportEarnings: {
        parameters: {
            query?: {
                /** @description The first day (UTC) of the exported earnings. */
                from?: components["schemas"]["CalendarDate"];
                status?: components["schemas"]["EarningStatus"];
                /** @description The last day (UTC) of the exported earnings, inclusive. */
                to?: components["schemas"]["CalendarDate"];
                /** @description Only earnings of this type. */
                type?: components["schemas"]["EarningType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listEarnings: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The first day (UTC) of the listed earnings. */
                from?: components["schemas"]["CalendarDate"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["EarningSortBy"];
                status?: components["schemas"]["EarningStatus"];
                /** @description The last day (UTC) of the listed earnings, inclusive. */
                to?: components["schemas"]["CalendarDate"];
                /** @description Only earnings of this type. */
                type?: components["schemas"]["EarningType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EarningList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getEarningStats: {
        parameters: {
            query?: {
                /** @description The first day (UTC); without `from` and `to`, the last 30 days. */
                from?: components["schemas"]["CalendarDate"];
                /** @description The length of the interval of one point. */
                interval?: components["schemas"]["EarningInterval"];
                /** @description The last day (UTC), inclusive. */
                to?: components["schemas"]["CalendarDate"];
                /** @description Only earnings of this type. */
                type?: components["schemas"]["EarningType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sums and points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EarningStats"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyFeeds: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for the text. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["MyFeedSortBy"];
                /** @description Only posts with this status. */
                status?: components["schemas"]["FeedStatus"];
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
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMyFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    updateFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    pinFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            409: components["responses"]["StatusConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    unpinFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    uploadFeedAudio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeedAudioUpload"];
            };
        };
        responses: {
            201: components["responses"]["FeedFile"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
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
            201: components["responses"]["FeedFile"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPlannedFeeds: {
        parameters: {
            query: {
                /** @description The start of the period, inclusive. */
                from: components["schemas"]["Timestamp"];
                /** @description The end of the period, exclusive. */
                to: components["schemas"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The planned posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlannedFeeds"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createFeedPoll: {
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
                 *       "question": "Which glaze for the next kiln?",
                 *       "options": [
                 *         "River green",
                 *         "Ash white"
                 *       ],
                 *       "endsAt": "2026-05-21T18:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["FeedPollCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["FeedPoll"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadFeedTeaser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeedTeaserUpload"];
            };
        };
        responses: {
            201: components["responses"]["FeedFile"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadFeedThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeedThumbnailUpload"];
            };
        };
        responses: {
            201: components["responses"]["FeedFile"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadFeedVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeedVideoUpload"];
            };
        };
        responses: {
            201: components["responses"]["FeedFile"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLibraryFiles: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description Only files that an item uses, or only files that no item uses. */
                isUsed?: boolean;
                /** @description Only files of this kind. */
                kind?: components["schemas"]["LibraryFileKind"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Words that the name of the file contains. The newest 10,000 files of each kind that match the other filters are searched; the period reaches older ones. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LibraryFileList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteLibraryFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            409: components["responses"]["StatusConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createGallery: {
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
                 *       "title": "A day at the kiln",
                 *       "description": "Twelve pots from raw clay to glaze.",
                 *       "audience": "subscribers",
                 *       "price": 12
                 *     }
                 */
                "application/json": components["schemas"]["GalleryCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Gallery"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "A day at the kiln",
                 *       "audience": "followers",
                 *       "price": null
                 *     }
                 */
                "application/json": components["schemas"]["GalleryUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Gallery"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getMyGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Gallery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyGalleries: {
        parameters: {
            query?: {
                /** @description Only items for this audience. */
                audience?: components["schemas"]["Audience"];
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for title and description. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["GallerySortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GalleryList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyPhotos: {
        parameters: {
            query?: {
                /** @description Only items for this audience. */
                audience?: components["schemas"]["Audience"];
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only photos in this gallery. */
                galleryId?: components["schemas"]["Id"];
                /** @description Only photos without a gallery. */
                isSingle?: boolean;
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for the caption or the alternative text. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["PhotoSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhotoList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMyPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Photo"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updatePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "First light on the kiln shelf.",
                 *       "audience": "followers"
                 *     }
                 */
                "application/json": components["schemas"]["PhotoUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Photo"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deletePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    setPhotoAsCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Gallery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoUpload"];
            };
        };
        responses: {
            201: components["responses"]["Photo"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductUpload"];
            };
        };
        responses: {
            201: components["responses"]["Product"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductUpdateUpload"];
            };
        };
        responses: {
            200: components["responses"]["Product"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getMyProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Product"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyProducts: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for title and description. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["ProductSortBy"];
                /** @description Only products of this type. */
                type?: components["schemas"]["ProductType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMyVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Video"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    viewMyVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Video"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VideoUpdateUpload"];
            };
        };
        responses: {
            200: components["responses"]["Video"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRange"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeVideoFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "teaser"
                 *     }
                 */
                "application/json": components["schemas"]["VideoFileRemoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["Video"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyVideos: {
        parameters: {
            query?: {
                /** @description Only items for this audience. */
                audience?: components["schemas"]["Audience"];
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for title and description. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["VideoSortBy"];
                /** @description Only items with this file status. */
                status?: components["schemas"]["FileStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VideoList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VideoUpload"];
            };
        };
        responses: {
            201: components["responses"]["Video"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRange"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    deletePerformer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "lantern-on-the-sill"
                 *     }
                 */
                "application/json": components["schemas"]["AccountDeleteRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrPayoutPendingOrOrdersOpen"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateBankingSettings: {
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
                 *       "accountHolder": "Mara Quill",
                 *       "bankName": "Banco do Rio",
                 *       "countryCode": "PT",
                 *       "currency": "EUR",
                 *       "accountNumber": "PT50000201231234567890154",
                 *       "bankCode": "BRIOPTPL"
                 *     }
                 */
                "application/json": components["schemas"]["BankingSettingsUpdateRequest"];
            };
        };
        responses: {
            /** @description The current settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "accountHolder": "Mara Quill",
                     *         "bankName": "Banco do Rio",
                     *         "countryCode": "PT",
                     *         "currency": "EUR",
                     *         "accountNumberEnd": "0154",
                     *         "bankCode": "BRIOPTPL",
                     *         "updatedAt": "2026-05-14T09:26:53.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BankingSettings"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadPerformerDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PerformerDocumentUpload"];
            };
        };
        responses: {
            /** @description The document, which awaits review. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "_id": "0193f2a4c1d07b3e5a918c42",
                     *         "type": "identity",
                     *         "status": "pending",
                     *         "reason": null,
                     *         "createdAt": "2026-05-14T09:26:53.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PerformerDocument"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateFan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isVip": true,
                 *       "note": "Collects the blue bowls."
                 *     }
                 */
                "application/json": components["schemas"]["FanUpdateRequest"];
            };
        };
        responses: {
            /** @description The fan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Fan"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUsernameTakenOrAmountOutOfRangeOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updatePaymentGatewaySettings: {
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
                 *       "payoutMethod": "bank-transfer"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentGatewaySettingsUpdateRequest"];
            };
        };
        responses: {
            /** @description The current settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "payoutMethod": "bank-transfer",
                     *         "isBankAccountNamed": true,
                     *         "isStripeConnected": false,
                     *         "stripeAccount": null,
                     *         "canReceivePayouts": true,
                     *         "destination": "Banco do Mar, •••• 4821"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PaymentGatewaySettings"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPerformerFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters with at least one match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "countries": [
                     *           "NL",
                     *           "PT"
                     *         ],
                     *         "languages": [
                     *           "en",
                     *           "pt"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PerformerFilters"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listRandomPerformers: {
        parameters: {
            query?: {
                /** @description The maximum number of items of a page. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    listTopPerformers: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    searchPerformers: {
        parameters: {
            query?: {
                countryCode?: string;
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                gender?: components["schemas"]["Gender"];
                /** @description Only performers who offer the viewer a free subscription. */
                isFree?: boolean;
                /** @description Only performers who are live, or only those who are not. */
                isLive?: boolean;
                /** @description Only performers who speak this language. */
                language?: components["schemas"]["LanguageCode"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Words or prefixes; similar spellings match too. Ordered by relevance by default; by followers if only `sort` is given. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    uploadPerformerWelcomeVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WelcomeVideoUpload"];
            };
        };
        responses: {
            /** @description The processing status of the video. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WelcomeVideo"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPhoneCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Phone codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "code": "+351",
                     *             "countryCode": "PT",
                     *             "name": "Portugal"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PhoneCodeList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPost: {
        parameters: {
            query?: {
                /** @description The language of the page; by default the site's language. */
                locale?: components["schemas"]["Locale"];
            };
            header?: never;
            path: {
                /** @description Id or short name, such as `terms`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Post"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The language of the pages; by default the site's language. */
                locale?: components["schemas"]["Locale"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for title or text. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["PostSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PostSummaryList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyRecaptcha: {
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
                 *       "token": "03AGdBq27lanternSillHarbour"
                 *     }
                 */
                "application/json": components["schemas"]["RecaptchaRequest"];
            };
        };
        responses: {
            /** @description A proof for one call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proof": "Jt0Xo5yWnJ5p2h8kQm1uR9sT4vB6xYdE",
                     *         "expiresAt": "2026-05-14T09:36:53.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CaptchaProof"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrCaptchaFailedOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookmarks: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path: {
                type: components["schemas"]["BookmarkType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookmarkList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookmarkedFeeds: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    listBookmarkedGalleries: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GalleryList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookmarkedPerformers: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PerformerList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookmarkedProducts: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookmarkedReels: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReelList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookmarkedVideos: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VideoList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReferralEarnings: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The first day (UTC) of the listed earnings. */
                from?: components["schemas"]["CalendarDate"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only earnings from this referred user. */
                referralId?: components["schemas"]["Id"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["EarningSortBy"];
                status?: components["schemas"]["EarningStatus"];
                /** @description The last day (UTC) of the listed earnings, inclusive. */
                to?: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferralEarningList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReferralEarningStats: {
        parameters: {
            query?: {
                /** @description The first day (UTC); without `from` and `to`, the last 30 days. */
                from?: components["schemas"]["CalendarDate"];
                /** @description The length of the interval of one point. */
                interval?: components["schemas"]["EarningInterval"];
                /** @description The last day (UTC), inclusive. */
                to?: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sums and points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferralEarningStats"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReferralCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "code": "MARA-7Q4K",
                     *         "url": "/auth/register?referral=MARA-7Q4K",
                     *         "sharePercent": 5,
                     *         "shareDays": 365,
                     *         "totalReferrals": 7,
                     *         "amount": 41.25
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Referrer"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for the name or username. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["ReferralSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Referred users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferralList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only reports by the viewer, or only reports about the viewer. */
                side?: components["schemas"]["ReportSide"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                status?: components["schemas"]["ReportStatus"];
                targetType?: components["schemas"]["ReportTargetType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createReport: {
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
                 *       "targetType": "comment",
                 *       "targetId": "0193f2a4c1d07b3e5a918c42",
                 *       "reason": "spam",
                 *       "text": "The same advert stands under five posts."
                 *     }
                 */
                "application/json": components["schemas"]["ReportCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Report"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrAlreadyReported"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    appealReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The song in this clip is my own; the recording date shows it."
                 *     }
                 */
                "application/json": components["schemas"]["ReportAppealRequest"];
            };
        };
        responses: {
            200: components["responses"]["Report"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            /** @description The payment method. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    authenticateSandboxPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["CardDeclined"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    completeSandboxOnboarding: {
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
                 *       "status": "ready"
                 *     }
                 */
                "application/json": components["schemas"]["SandboxOnboardingRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveSearchKeyword: {
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
                 *       "keyword": "stoneware"
                 *     }
                 */
                "application/json": components["schemas"]["SearchKeywordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSearchKeywords: {
        parameters: {
            query?: {
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description The typed prefix; without it, the latest and most frequent searches. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keywords. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "keyword": "stoneware",
                     *             "totalSearches": 312,
                     *             "isOwn": true
                     *           },
                     *           {
                     *             "keyword": "stone lithography",
                     *             "totalSearches": 41,
                     *             "isOwn": false
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SearchKeywordList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            /** @description The requested settings. */
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
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSitePromos: {
        parameters: {
            query?: {
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The language of the promotions; by default the site's language. */
                locale?: components["schemas"]["Locale"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only promotions for this placement. */
                placement?: components["schemas"]["SitePromoPlacement"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["SitePromoSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SitePromoList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The country. */
                country: components["schemas"]["CountryCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description States. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "code": "08",
                     *             "name": "Faro"
                     *           },
                     *           {
                     *             "code": "11",
                     *             "name": "Lisbon"
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["StateList"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadStoryPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StoryPhotoUpload"];
            };
        };
        responses: {
            201: components["responses"]["StoryFile"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadStoryVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StoryVideoUpload"];
            };
        };
        responses: {
            201: components["responses"]["StoryFile"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrFileNotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["MediaProcessingUnavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyStories: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoryList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createStory: {
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
                 *       "fileId": "0193f2a4c1d07b3e5a918c42",
                 *       "text": "New glaze day.",
                 *       "alt": "A glowing peephole in a brick kiln.",
                 *       "audience": "followers"
                 *     }
                 */
                "application/json": components["schemas"]["StoryCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Story"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMyStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Story"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "New glaze day.",
                 *       "audience": "public"
                 *     }
                 */
                "application/json": components["schemas"]["StoryUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Story"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    listStories: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only items of this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PerformerStoriesList"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Story"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    viewStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrNotEntitled"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    banStreamViewer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateStreamGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    muteStreamViewer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            /** @description The credentials for Agora. */
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
            400: components["responses"]["MalformedBody"];
            403: components["responses"]["BannedOrNotEntitled"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            403: components["responses"]["Banned"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrPerformerNotApproved"];
            409: components["responses"]["ConflictOrAlreadyStreaming"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRange"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateLiveStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            /** @description The stream continues. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRange"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    listStreams: {
        parameters: {
            query?: {
                audience?: components["schemas"]["StreamAudience"];
                /** @description Only streams of performers that the viewer follows. */
                isFollowed?: boolean;
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Search words for the title or the performer's name. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    createStripeAccount: {
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
                 *       "countryCode": "PT",
                 *       "businessType": "individual"
                 *     }
                 */
                "application/json": components["schemas"]["StripeAccountRequest"];
            };
        };
        responses: {
            /** @description The account and its onboarding URL. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StripeAccount"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrProviderNotConfigured"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    consentToSubscriptionPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 12.95
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionConsentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Subscription"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PriceChangedOrStatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportSubscribers: {
        parameters: {
            query?: {
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description Only fans in this list of the performer. */
                list?: components["parameters"]["FanList"];
                /** @description Part of a name or username. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["SubscriptionSortBy"];
                /** @description Only subscriptions with this status. */
                status?: components["schemas"]["SubscriptionStatus"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
                /** @description Only subscriptions of this type. */
                type?: components["schemas"]["SubscriptionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file in UTF-8. The first line has the names of the columns, in the language of `Accept-Language`. A text that a spreadsheet would take for a formula begins with an apostrophe. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only fans in this list of the performer. */
                list?: components["parameters"]["FanList"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Part of a name or username. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["SubscriptionSortBy"];
                /** @description Only subscriptions with this status. */
                status?: components["schemas"]["SubscriptionStatus"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
                /** @description Only subscriptions of this type. */
                type?: components["schemas"]["SubscriptionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubscriptionList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSubscriberStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriberStats"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyPromotions: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PromotionList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPromotion: {
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
                 *       "kind": "discount",
                 *       "percentOff": 20,
                 *       "endsAt": "2030-12-31T23:00:00.000Z",
                 *       "maxUses": 50,
                 *       "isLinkOnly": false
                 *     }
                 */
                "application/json": components["schemas"]["PromotionCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Promotion"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code in the link. */
                code: components["schemas"]["PromotionCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PerformerPromotion"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    endPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Promotion"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only subscriptions to this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Part of a performer's name or username. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["SubscriptionSortBy"];
                /** @description Only subscriptions with this status. */
                status?: components["schemas"]["SubscriptionStatus"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
                /** @description Only subscriptions of this type. */
                type?: components["schemas"]["SubscriptionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubscriptionList"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSubscriptionStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionStats"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTranslations: {
        parameters: {
            query: {
                /** @description The language of the texts. */
                locale: components["schemas"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Texts by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "key": "common:save",
                     *             "message": "Keep it"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "isMore": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TranslationList"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createUpload: {
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
                 *       "kind": "video",
                 *       "fileName": "tall-vase.mp4",
                 *       "size": 734003200
                 *     }
                 */
                "application/json": components["schemas"]["UploadCreateRequest"];
            };
        };
        responses: {
            201: components["responses"]["Upload"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Upload"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    appendUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadChunk"];
            };
        };
        responses: {
            200: components["responses"]["Upload"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrUploadOffsetMismatch"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getUserAdditional: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "genders": [
                     *           "female",
                     *           "male"
                     *         ],
                     *         "recipientKinds": [
                     *           "myself",
                     *           "someone_else"
                     *         ],
                     *         "requestTypes": [
                     *           "birthday",
                     *           "advice",
                     *           "question",
                     *           "other"
                     *         ],
                     *         "questions": [
                     *           {
                     *             "key": "birthday_when",
                     *             "requestType": "birthday"
                     *           },
                     *           {
                     *             "key": "to_know",
                     *             "requestType": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["UserAdditional"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFeeds: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only posts of performers to whom the viewer is subscribed. Ignored with `q`. */
                isSubscribed?: boolean;
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Words or a hashtag with `#`, to search the posts of all performers. The best match comes first, unless `sort` or `sortBy` is given. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getFeedFileStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A file of the post. */
                fileId: components["schemas"]["Id"];
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileProcessing"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPerformerFeeds: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
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
            default: components["responses"]["Unexpected"];
        };
    };
    voteFeedPoll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "optionId": "0193f2a4c1d07b3e5a918c43"
                 *     }
                 */
                "application/json": components["schemas"]["FeedPollVoteRequest"];
            };
        };
        responses: {
            200: components["responses"]["FeedPoll"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrNotEntitled"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyVotedOrStatusConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUsernameTakenOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadUserAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "lantern-on-the-sill"
                 *     }
                 */
                "application/json": components["schemas"]["AccountDeleteRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrPayoutPending"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    searchUsers: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only performers, or only fans. */
                isPerformer?: boolean;
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Words or prefixes. Without `sortBy` users are ordered by the matching name or word; with it, only the first matches are sorted. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["UserSortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserSummaryList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getUser: {
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
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "balance": 432.5,
                     *         "tokens": 40,
                     *         "frozenTokens": 0,
                     *         "payableEarnings": 312.5,
                     *         "heldEarnings": 80,
                     *         "frozenEarnings": 0,
                     *         "payoutEarnings": 120,
                     *         "nextReleaseAt": "2026-05-15T09:00:00.000Z",
                     *         "nextReleaseAmount": 24.4,
                     *         "receivable": 0,
                     *         "currency": "USD"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    bookCameo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
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
                "application/json": components["schemas"]["CameoBookingRequest"];
            };
        };
        responses: {
            201: components["responses"]["ChargeReceipt"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StatusConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    buyFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedPrice": 12.5
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description The charge, and the balance before and after it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "charge": {
                     *           "_id": "0193f2a4c1d07b3e5a918c42",
                     *           "type": "feed",
                     *           "status": "paid",
                     *           "amount": 12.5,
                     *           "performer": {
                     *             "_id": "0193f2a4c1d07b3e5a918c01",
                     *             "name": "Mara Quill",
                     *             "username": "mara.clay",
                     *             "avatar": null,
                     *             "isPerformer": true,
                     *             "isVerified": true
                     *           },
                     *           "objectId": "0193f2a4c1d07b3e5a918c10",
                     *           "orderId": null,
                     *           "title": "Throwing a tall vessel",
                     *           "message": null,
                     *           "createdAt": "2026-05-14T09:26:53.000Z"
                     *         },
                     *         "balanceBefore": 100,
                     *         "balance": 87.5
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ChargeReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyPurchasedOrPriceChangedOrStatusConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    buyGallery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedPrice": 15
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description The charge, and the balance before and after it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "charge": {
                     *           "_id": "0193f2a4c1d07b3e5a918c42",
                     *           "type": "gallery",
                     *           "status": "paid",
                     *           "amount": 15,
                     *           "performer": {
                     *             "_id": "0193f2a4c1d07b3e5a918c01",
                     *             "name": "Mara Quill",
                     *             "username": "mara.clay",
                     *             "avatar": null,
                     *             "isPerformer": true,
                     *             "isVerified": true
                     *           },
                     *           "objectId": "0193f2a4c1d07b3e5a918c10",
                     *           "orderId": null,
                     *           "title": "Throwing a tall vessel",
                     *           "message": null,
                     *           "createdAt": "2026-05-14T09:26:53.000Z"
                     *         },
                     *         "balanceBefore": 100,
                     *         "balance": 85
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ChargeReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyPurchasedOrPriceChangedOrStatusConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    buyMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedPrice": 8
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description The charge, and the balance before and after it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "charge": {
                     *           "_id": "0193f2a4c1d07b3e5a918c42",
                     *           "type": "message",
                     *           "status": "paid",
                     *           "amount": 8,
                     *           "performer": {
                     *             "_id": "0193f2a4c1d07b3e5a918c01",
                     *             "name": "Mara Quill",
                     *             "username": "mara.clay",
                     *             "avatar": null,
                     *             "isPerformer": true,
                     *             "isVerified": true
                     *           },
                     *           "objectId": "0193f2a4c1d07b3e5a918c10",
                     *           "orderId": null,
                     *           "title": "Throwing a tall vessel",
                     *           "message": null,
                     *           "createdAt": "2026-05-14T09:26:53.000Z"
                     *         },
                     *         "balanceBefore": 100,
                     *         "balance": 92
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ChargeReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyPurchasedOrPriceChangedOrStatusConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    buyProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2,
                 *       "addressId": "0193f2a4c1d07b3e5a918c20",
                 *       "expectedPrice": 76
                 *     }
                 */
                "application/json": components["schemas"]["ProductPurchaseRequest"];
            };
        };
        responses: {
            /** @description The receipt, with the order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductPurchaseReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyPurchasedOrOutOfStockOrPriceChangedOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccountOrAddressRequired"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCharges: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only charges paid to this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
                /** @description Only charges of this type. */
                type?: components["schemas"]["ChargeType"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    buyStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedPrice": 20
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description The charge, and the balance before and after it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "charge": {
                     *           "_id": "0193f2a4c1d07b3e5a918c42",
                     *           "type": "stream",
                     *           "status": "paid",
                     *           "amount": 20,
                     *           "performer": {
                     *             "_id": "0193f2a4c1d07b3e5a918c01",
                     *             "name": "Mara Quill",
                     *             "username": "mara.clay",
                     *             "avatar": null,
                     *             "isPerformer": true,
                     *             "isVerified": true
                     *           },
                     *           "objectId": "0193f2a4c1d07b3e5a918c10",
                     *           "orderId": null,
                     *           "title": "Throwing a tall vessel",
                     *           "message": null,
                     *           "createdAt": "2026-05-14T09:26:53.000Z"
                     *         },
                     *         "balanceBefore": 100,
                     *         "balance": 80
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ChargeReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyPurchasedOrPriceChangedOrStatusConflictOrIdempotencyConflict"];
            410: components["responses"]["StreamEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            501: components["responses"]["NotImplemented"];
            default: components["responses"]["Unexpected"];
        };
    };
    tipPerformer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
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
            /** @description The charge, and the balance before and after it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "charge": {
                     *           "_id": "0193f2a4c1d07b3e5a918c42",
                     *           "type": "tip",
                     *           "status": "paid",
                     *           "amount": 25,
                     *           "performer": {
                     *             "_id": "0193f2a4c1d07b3e5a918c01",
                     *             "name": "Mara Quill",
                     *             "username": "mara.clay",
                     *             "avatar": null,
                     *             "isPerformer": true,
                     *             "isVerified": true
                     *           },
                     *           "objectId": null,
                     *           "orderId": null,
                     *           "title": null,
                     *           "message": "For the next kiln.",
                     *           "createdAt": "2026-05-14T09:26:53.000Z"
                     *         },
                     *         "balanceBefore": 100,
                     *         "balance": 75
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ChargeReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrAmountOutOfRangeOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    buyVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body receives the first response again, even after a restart. The same key with another body returns 409 `IDEMPOTENCY_CONFLICT`. The SDK always sends a key. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the resource. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedPrice": 18
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description The charge, and the balance before and after it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "charge": {
                     *           "_id": "0193f2a4c1d07b3e5a918c42",
                     *           "type": "video",
                     *           "status": "paid",
                     *           "amount": 18,
                     *           "performer": {
                     *             "_id": "0193f2a4c1d07b3e5a918c01",
                     *             "name": "Mara Quill",
                     *             "username": "mara.clay",
                     *             "avatar": null,
                     *             "isPerformer": true,
                     *             "isVerified": true
                     *           },
                     *           "objectId": "0193f2a4c1d07b3e5a918c10",
                     *           "orderId": null,
                     *           "title": "Throwing a tall vessel",
                     *           "message": null,
                     *           "createdAt": "2026-05-14T09:26:53.000Z"
                     *         },
                     *         "balanceBefore": 100,
                     *         "balance": 82
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ChargeReceipt"];
                    };
                };
            };
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["InsufficientBalance"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyPurchasedOrPriceChangedOrStatusConflictOrIdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrOwnAccount"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBalanceExplanation: {
        parameters: {
            query: {
                figure: components["schemas"]["BalanceFigure"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BalanceExplanation"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBalanceEntries: {
        parameters: {
            query: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                figure: components["schemas"]["BalanceFigure"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BalanceEntryList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous page. No item is repeated or skipped while items are added. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The start of the listed period, inclusive. */
                from?: components["parameters"]["From"];
                /** @description The maximum number of items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. If items may be added between requests, use `cursor` instead. */
                offset?: components["parameters"]["Offset"];
                /** @description Only items of this performer. */
                performerId?: components["schemas"]["Id"];
                /** @description Search words for the title. */
                q?: string;
                /** @description Descending order, newest or highest first (`desc`), or ascending order (`asc`). */
                sort?: components["parameters"]["Sort"];
                sortBy?: components["schemas"]["PurchaseSortBy"];
                /** @description The end of the listed period, exclusive. */
                to?: components["parameters"]["To"];
                /** @description Only purchases of this type. */
                type?: components["schemas"]["PurchaseType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseList"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
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
                /**
                 * @example {
                 *       "token": "string"
                 *     }
                 */
                "application/json": components["schemas"]["AuthLoginEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "cameo/updated",
                 *       "data": {
                 *         "cameoId": "0193f2a4c1d07b3e5a918c42",
                 *         "status": "requested"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["CameoUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *       "messageId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationMarkReadEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "conversation/read",
                 *       "data": {
                 *         "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *         "userId": "0193f2a4c1d07b3e5a918c42",
                 *         "messageId": "0193f2a4c1d07b3e5a918c42",
                 *         "seenAt": "2026-05-14T09:26:53.000Z"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationReadEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "conversation/requested",
                 *       "data": {
                 *         "request": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *           "user": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "excerpt": "Hello Mara, do you ever teach throwing?",
                 *           "totalMessages": 1,
                 *           "createdAt": "2026-05-14T09:26:53.000Z"
                 *         },
                 *         "totalRequests": 2
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationRequestedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *       "isTyping": true
                 *     }
                 */
                "application/json": components["schemas"]["ConversationTypeEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": null,
                 *       "name": "conversation/typing",
                 *       "data": {
                 *         "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *         "userId": "0193f2a4c1d07b3e5a918c42",
                 *         "isTyping": true
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationTypingEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "conversation/updated",
                 *       "data": {
                 *         "conversation": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "user": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "lastMessage": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "authorId": "0193f2a4c1d07b3e5a918c42",
                 *             "excerpt": "See you at the kiln on Friday.",
                 *             "totalFiles": 0,
                 *             "isLocked": false,
                 *             "isDeleted": false,
                 *             "createdAt": "2026-05-14T09:26:53.000Z"
                 *           },
                 *           "totalNotSeenMessages": 2,
                 *           "lastSeenMessageId": "0193f2a4c1d07b3e5a918c42",
                 *           "lastSeenByOtherMessageId": "0193f2a4c1d07b3e5a918c42",
                 *           "isRequest": false,
                 *           "isBlocked": false,
                 *           "canSend": true,
                 *           "createdAt": "2026-05-14T09:26:53.000Z",
                 *           "updatedAt": "2026-05-14T09:26:53.000Z"
                 *         },
                 *         "totalUnread": 3
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ConversationUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "feed/counters-updated",
                 *       "data": {
                 *         "feedId": "0193f2a4c1d07b3e5a918c42",
                 *         "totalLikes": 129,
                 *         "totalComments": 10,
                 *         "totalBookmarks": 15
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["FeedCountersUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "file/processed",
                 *       "data": {
                 *         "file": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "status": "uploaded",
                 *           "progress": 0.42,
                 *           "reason": "string"
                 *         },
                 *         "objectId": "0193f2a4c1d07b3e5a918c42"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["FileProcessedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "message/created",
                 *       "data": {
                 *         "message": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *           "author": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "text": "The shelf with the celadon bowls comes out tomorrow morning.",
                 *           "isTeaser": false,
                 *           "files": [],
                 *           "price": 1,
                 *           "access": {
                 *             "isAllowed": true,
                 *             "reason": "public",
                 *             "requiredAction": "login",
                 *             "price": 0,
                 *             "alternative": {
                 *               "action": "login",
                 *               "price": 9.95
                 *             }
                 *           },
                 *           "clientKey": "b7c1f0a2e9d84c5f",
                 *           "isOwn": false,
                 *           "isBought": false,
                 *           "isDeleted": false,
                 *           "createdAt": "2026-05-14T09:26:53.000Z",
                 *           "updatedAt": "2026-05-14T09:26:53.000Z"
                 *         }
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["MessageCreatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "message/deleted",
                 *       "data": {
                 *         "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *         "messageId": "0193f2a4c1d07b3e5a918c42"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["MessageDeletedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "message/updated",
                 *       "data": {
                 *         "message": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *           "author": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "text": "The shelf with the celadon bowls comes out tomorrow morning.",
                 *           "isTeaser": false,
                 *           "files": [],
                 *           "price": 1,
                 *           "access": {
                 *             "isAllowed": true,
                 *             "reason": "public",
                 *             "requiredAction": "login",
                 *             "price": 0,
                 *             "alternative": {
                 *               "action": "login",
                 *               "price": 9.95
                 *             }
                 *           },
                 *           "clientKey": "b7c1f0a2e9d84c5f",
                 *           "isOwn": false,
                 *           "isBought": false,
                 *           "isDeleted": false,
                 *           "createdAt": "2026-05-14T09:26:53.000Z",
                 *           "updatedAt": "2026-05-14T09:26:53.000Z"
                 *         },
                 *         "change": "bought"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["MessageUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "notification/created",
                 *       "data": {
                 *         "notification": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "type": "follow",
                 *           "actor": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "totalActors": 1,
                 *           "objectType": "feed",
                 *           "objectId": "0193f2a4c1d07b3e5a918c42",
                 *           "commentId": "0193f2a4c1d07b3e5a918c42",
                 *           "thumbnailUrl": "/api/files/0193f2a4c1d07b3e5a918c42/display?expires=1781000000&signature=abc",
                 *           "excerpt": "For the next kiln.",
                 *           "amount": 25,
                 *           "orderStatus": "paid",
                 *           "isRead": false,
                 *           "createdAt": "2026-05-14T09:26:53.000Z",
                 *           "updatedAt": "2026-05-14T09:26:53.000Z"
                 *         },
                 *         "totalUnread": 4
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationCreatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "notification/read",
                 *       "data": {
                 *         "notificationId": "0193f2a4c1d07b3e5a918c42",
                 *         "totalUnread": 0
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationReadEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onNotificationWithdrawn: {
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
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "notification/withdrawn",
                 *       "data": {
                 *         "totalUnread": 3
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NotificationWithdrawnEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "order/updated",
                 *       "data": {
                 *         "orderId": "0193f2a4c1d07b3e5a918c42"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["OrderUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "payment/succeeded",
                 *       "data": {
                 *         "payment": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "type": "top-up",
                 *           "status": "pending",
                 *           "amount": 100,
                 *           "discount": 0,
                 *           "couponCode": "FIRSTKILN",
                 *           "currency": "USD",
                 *           "tokens": 100,
                 *           "performer": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "subscriptionId": "0193f2a4c1d07b3e5a918c42",
                 *           "gateway": "stripe",
                 *           "card": {
                 *             "brand": "visa",
                 *             "last4": "4242"
                 *           },
                 *           "failureCode": "card_declined",
                 *           "refundedAmount": 0,
                 *           "isDisputed": false,
                 *           "createdAt": "2026-05-14T09:26:53.000Z"
                 *         },
                 *         "balance": 175
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentSucceededEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "payout/updated",
                 *       "data": {
                 *         "payoutRequestId": "0193f2a4c1d07b3e5a918c42"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "performer/counters-updated",
                 *       "data": {
                 *         "performerId": "0193f2a4c1d07b3e5a918c42",
                 *         "totalFollowers": 1285,
                 *         "totalFeeds": 64,
                 *         "totalLikes": 9121
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PerformerCountersUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": null,
                 *       "name": "session/ended",
                 *       "data": {
                 *         "sessionId": "0193f2a4c1d07b3e5a918c42",
                 *         "reason": "logged-out"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["SessionEndedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": null,
                 *       "name": "story/created",
                 *       "data": {
                 *         "storyId": "0193f2a4c1d07b3e5a918c42",
                 *         "performer": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "name": "Mara Quill",
                 *           "username": "mara.clay",
                 *           "avatar": "string",
                 *           "isPerformer": true,
                 *           "isVerified": true
                 *         },
                 *         "createdAt": "2026-05-14T09:26:53.000Z"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StoryCreatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/banned",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "userId": "0193f2a4c1d07b3e5a918c42",
                 *         "isBanned": true
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamBannedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/ended",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "reason": "ended",
                 *         "duration": 5400,
                 *         "endedAt": "2026-05-14T09:26:53.000Z"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamEndedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/goal-updated",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "goal": {
                 *           "title": "A new kiln shelf",
                 *           "amount": 500,
                 *           "received": 320,
                 *           "isReached": false
                 *         }
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamGoalUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "streamId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["StreamJoinEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": null,
                 *       "name": "stream/joined",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "viewer": {
                 *           "user": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "isMuted": false,
                 *           "joinedAt": "2026-05-14T09:26:53.000Z"
                 *         },
                 *         "totalViewers": 85
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamJoinedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "streamId": "0193f2a4c1d07b3e5a918c42"
                 *     }
                 */
                "application/json": components["schemas"]["StreamLeaveEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": null,
                 *       "name": "stream/left",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "userId": "0193f2a4c1d07b3e5a918c42",
                 *         "totalViewers": 84
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamLeftEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/message-created",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "message": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *           "streamId": "0193f2a4c1d07b3e5a918c42",
                 *           "type": "text",
                 *           "author": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "text": "Hello from Lisbon",
                 *           "amount": 0,
                 *           "isHost": false,
                 *           "clientKey": "b7c1f0a2e9d84c5f",
                 *           "isDeleted": false,
                 *           "createdAt": "2026-05-14T09:26:53.000Z"
                 *         }
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamMessageCreatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/message-deleted",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "messageId": "0193f2a4c1d07b3e5a918c42",
                 *         "text": "Message deleted"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamMessageDeletedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/messages-removed",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "removedAt": "2026-05-14T09:26:53.000Z"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamMessagesRemovedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/muted",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "userId": "0193f2a4c1d07b3e5a918c42",
                 *         "isMuted": true,
                 *         "mutedUntil": "2026-05-14T09:26:53.000Z"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamMutedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "streamId": "0193f2a4c1d07b3e5a918c42",
                 *       "peerId": "c0q8ZtUe7vXbR2aF",
                 *       "type": "ready",
                 *       "data": "string"
                 *     }
                 */
                "application/json": components["schemas"]["StreamSendSignalEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": null,
                 *       "name": "stream/signal",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "peerId": "c0q8ZtUe7vXbR2aF",
                 *         "userId": "0193f2a4c1d07b3e5a918c42",
                 *         "type": "ready",
                 *         "data": "string"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamSignalEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": null,
                 *       "name": "stream/started",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "performer": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "name": "Mara Quill",
                 *           "username": "mara.clay",
                 *           "avatar": "string",
                 *           "isPerformer": true,
                 *           "isVerified": true
                 *         },
                 *         "title": "Glazing night",
                 *         "startedAt": "2026-05-14T09:26:53.000Z"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamStartedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/tipped",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "message": {
                 *           "_id": "0193f2a4c1d07b3e5a918c42",
                 *           "conversationId": "0193f2a4c1d07b3e5a918c42",
                 *           "streamId": "0193f2a4c1d07b3e5a918c42",
                 *           "type": "text",
                 *           "author": {
                 *             "_id": "0193f2a4c1d07b3e5a918c42",
                 *             "name": "Mara Quill",
                 *             "username": "mara.clay",
                 *             "avatar": "string",
                 *             "isPerformer": true,
                 *             "isVerified": true
                 *           },
                 *           "text": "Hello from Lisbon",
                 *           "amount": 0,
                 *           "isHost": false,
                 *           "clientKey": "b7c1f0a2e9d84c5f",
                 *           "isDeleted": false,
                 *           "createdAt": "2026-05-14T09:26:53.000Z"
                 *         },
                 *         "goal": {
                 *           "title": "A new kiln shelf",
                 *           "amount": 500,
                 *           "received": 320,
                 *           "isReached": false
                 *         }
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamTippedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "stream/updated",
                 *       "data": {
                 *         "streamId": "0193f2a4c1d07b3e5a918c42",
                 *         "title": "Glazing night with questions",
                 *         "status": "live",
                 *         "audience": "public",
                 *         "price": 0,
                 *         "isOpen": true,
                 *         "slowModeSeconds": 10,
                 *         "welcomeText": "Ask me anything about glazes."
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "subscription/updated",
                 *       "data": {
                 *         "subscriptionId": "0193f2a4c1d07b3e5a918c42",
                 *         "performerId": "0193f2a4c1d07b3e5a918c42"
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
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
                /**
                 * @example {
                 *       "channel": "user:0193f2a4c1d07b3e5a918c42",
                 *       "no": 17,
                 *       "name": "wallet/balance-updated",
                 *       "data": {
                 *         "balance": 432.5
                 *       },
                 *       "at": "2026-05-14T09:26:53.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["WalletBalanceUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The event was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
