// Examples for mocks that are not in the contract, such as values that belong together across properties.

/** For each enum, the value that mocks use, which is the usual state. */
export const preferred = {
  AccessReason: 'public',
  Audience: 'public',
  Locale: 'en-US',
  Mode: 'demo',
  PaymentGateway: 'sandbox',
  /** For an enum of statuses, mocks use the first of these values that the enum contains. */
  Status: [
    'succeeded',
    'approved',
    'active',
    'published',
    'ready',
    'paid',
    'completed',
    'delivered',
    'open',
    'live',
    'sent',
  ],
};

/**
 * Examples of properties for which the contract has fewer than two examples. The first examples of all properties of a
 * schema belong to the first item, the second examples to the second item, and so on.
 */
export const moreExamples = {
  /**
   * Examples for the properties of every schema. A `clientKey` is null in mocks, because only the session that has sent
   * the key receives it.
   */
  everySchema: { clientKey: [null] },
  Notification: {
    type: ['follow', 'tip', 'comment', 'reaction', 'mention'],
    objectType: ['performer', 'charge', 'feed', 'feed', 'feed'],
    totalActors: [1, 1, 1, 9, 1],
    commentId: [null],
    excerpt: [
      null,
      'For the next kiln.',
      'How long did the second layer take?',
      'Low tide at six. Nudibranchs smaller than a grain of rice.',
      'Saving this for the weekend, thank you @noor.',
    ],
    amount: [null, 25, null, null, null],
  },
  Access: { requiredAction: [null], price: [null], alternative: [null] },
  Comment: {
    picture: [null],
    totalLikes: [3, 0, 12, 1, 0, 1240],
    isLiked: [false, false, true, true, false, false],
    content: [
      'That glaze looks like rain on slate.',
      'I have played this on repeat all morning.',
      'How long did the second layer take?',
      'Saving this for the weekend, thank you.',
      'The light in the third picture is something else.',
      'You make patience look easy.',
    ],
  },
  Charge: {
    amount: [25, 10, 50, 15, 100, 40],
    message: ['For the next kiln.', 'For the strings.', null, 'Coffee at the summit.', 'For the flour fund.', null],
  },
  CommonSettings: {
    currencies: [
      [
        { code: 'USD', symbol: '$', exchangeRate: 1, countryCode: 'US' },
        { code: 'EUR', symbol: '€', exchangeRate: 0.92, countryCode: null },
        { code: 'CAD', symbol: 'CA$', exchangeRate: 1.36, countryCode: 'CA' },
      ],
    ],
  },
  Error: { fields: [[]] },
  Feed: {
    text: [
      'Kiln opened at dawn. Two cracked, one sang. #stoneware',
      'Take three of the ballad, the one where the rain joins in. #jazz',
      'Forty kilometres of ridge, and a fox that kept pace for two of them. #trailrunning',
      'Laminated dough, day two. The layers are finally speaking to each other. #pastry',
      'Saturn through thin cloud. The rings came and went like a held breath. #astronomy',
      'A new soundboard: spruce from 1962, felled the winter my teacher was born. #lutherie',
      'The quiet move wins this one. Find it before you scroll to the last picture. #chess',
      'Rehearsal floor at midnight, just footwork and a borrowed speaker. #dance',
      'Low tide at six. Nudibranchs smaller than a grain of rice. #tidepool',
    ],
    hashtags: [
      ...[['stoneware'], ['jazz'], ['trailrunning'], ['pastry'], ['astronomy'], ['lutherie'], ['chess'], ['dance']],
      ['tidepool'],
    ],
  },
  FeedFile: {
    alt: [
      'A tall stoneware vessel with a river glaze.',
      'Hands shaping wet clay on a wheel.',
      'A ridge path in first light.',
      'Croissants cooling on a wire rack.',
      'The spruce top of an unfinished guitar.',
    ],
  },
  PublicSettings: {
    menus: [
      [
        { title: 'Terms', href: '/page/terms' },
        { title: 'Privacy', href: '/page/privacy' },
        { title: 'Contact', href: '/contact' },
      ],
    ],
  },
};
