/** Tables whose rows have the same place in the lock order. */
interface LockPlace {
  rows: string;
  /**
   * The names of the tables in the database, in the order in which a transaction locks them. The tables in a nested
   * list have no order among themselves.
   */
  tables: (string | string[])[];
}

/**
 * The order in which every transaction locks rows, so that no two transactions wait for each other. Several rows of one
 * table are locked in the order of their ids. `testing/lock-order.ts` fails tests that violate this order.
 * `lock-order.test.ts` compares it with the schema and with `server/README.md`.
 */
export const lockOrder: LockPlace[] = [
  { rows: 'accounts', tables: ['user', 'link_token', 'second_factor', 'recovery_code', 'session'] },
  { rows: "the request's `Idempotency-Key`", tables: ['idempotent_answer'] },
  { rows: 'relations between two users', tables: [['user_block', 'follow', 'performer_fan']] },
  { rows: 'reports', tables: ['report', 'report_appeal'] },
  { rows: 'performers', tables: ['performer'] },
  {
    rows: 'items',
    tables: [
      ['feed', 'gallery'],
      ['photo', 'video', 'reel', 'story', 'product'],
    ],
  },
  {
    rows: 'rows that belong to items',
    tables: [
      'comment',
      ['comment_like', 'reaction'],
      ['feed_file', 'gallery_kept_photo', 'story_view'],
      'feed_poll',
      'feed_poll_option',
      'upload',
      'upload_part',
      'file',
    ],
  },
  { rows: 'conversations', tables: ['conversation', 'message', 'conversation_participant'] },
  {
    rows: 'subscriptions and payments',
    tables: [
      'subscription',
      'promotion',
      'promotion_use',
      'payment',
      'coupon',
      'coupon_use',
      'payout_request',
      ['payment_card', 'product_order', 'referral_earning'],
    ],
  },
  { rows: 'the ledger', tables: ['ledger_account', 'ledger_sum', 'receivable', 'referral'] },
  { rows: 'notifications', tables: ['notification'] },
  { rows: 'totals that many transactions change', tables: ['subscriber_total'] },
  { rows: 'channels', tables: ['channel'] },
];

/**
 * Tables that need no place. Their rows are only inserted, or only one transaction at a time locks them, such as that
 * of a user, of a worker with a lease, or of a job that skips locked rows.
 */
export const tablesWithoutPlace = [
  'address',
  'audit_entry',
  'audit_reason',
  'bank_account',
  'captcha_proof',
  'charge',
  'country_block',
  'development_mail',
  'dispute',
  'dispute_share',
  'earning',
  'earning_day',
  'event',
  'feed_poll_vote',
  'gateway_customer',
  'gateway_event',
  'hashtag',
  'ledger_entry',
  'ledger_transaction',
  'notification_actor',
  'outbox',
  'own_search',
  'payout_account',
  'performer_application',
  'performer_document',
  'rate_limit',
  'referral_code',
  'sandbox_payment_method',
  'search_keyword',
  'search_word',
  'search_word_change',
  'setting',
  'site_page',
  'site_promo',
  'subscription_period',
  'token_package',
  'translation',
  'user_term',
];
