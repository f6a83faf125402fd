import type { Error as ErrorBody, ErrorCode } from '@fanlight/sdk/models';
import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import * as mocks from '../generated/groups.ts';
import { getFeedFileMock, getFeedListMock, getFeedMock, getMeMock } from '../generated/schemas/index.faker.ts';
import { picture } from '../product.ts';

const ALL = '*/api/*';

function failure(
  statusCode: number,
  code: ErrorCode,
  error: string,
  message: string,
  headers: Record<string, string> = {},
) {
  const body: ErrorBody = { statusCode, error, message, code, requestId: '0193f2a4c1d07b3e5a918c42' };
  return HttpResponse.json(body, { status: statusCode, headers });
}

/** Every list is empty, and nothing is unread. */
const empty = http.get(ALL, async ({ request }) => {
  const response = await getResponse(mocks.generatedHandlers(), request);
  if (!response?.headers.get('Content-Type')?.includes('json')) return response;
  const { data } = (await response.json()) as { data: { data?: unknown; total?: number } };
  const isList = Array.isArray(data.data);
  if (isList) return HttpResponse.json({ data: { data: [], total: 0, isMore: false } });
  return HttpResponse.json({ data: Object.keys(data).join() === 'total' ? { total: 0 } : data });
});

/** A post that the reader may not see: its beginning, a blurred preview, and the way in (rule A2). */
const lockedFeed = () =>
  getFeedMock({
    isTeaser: true,
    audience: 'subscribers',
    access: { isAllowed: false, reason: 'needs-subscription', wayIn: 'subscribe', price: 9.95 },
    files: [getFeedFileMock({ url: null, thumbnails: [], preview: picture(32, 40) })],
    thumbnail: { url: null },
  });
const lockedList = () => ({ data: getFeedListMock({ data: Array.from({ length: 6 }, lockedFeed) }) });

/**
 * Named states of the platform, each a list of handlers that stand before the generated ones:
 * `server.use(...scenarios['server-error'])`, or `msw: { handlers: [...scenarios.empty, ...handlers] }` in a story.
 */
export const scenarios = {
  /** Lists without items. */
  empty: [empty],
  /** Every answer takes two seconds. */
  slow: [http.all(ALL, () => delay(2000))],
  /** No answer ever comes: what loading looks like. */
  loading: [http.all(ALL, () => delay('infinite'))],
  /** There is no connection. */
  offline: [http.all(ALL, () => HttpResponse.error())],
  /** The server fails at everything. */
  'server-error': [
    http.all(ALL, () => failure(500, 'INTERNAL', 'Internal Server Error', 'Something went wrong on our side.')),
  ],
  /** Too many tries, for half a minute. */
  'rate-limited': [
    http.all(ALL, () =>
      failure(429, 'RATE_LIMITED', 'Too Many Requests', 'Too many tries. Please wait a little.', {
        'Retry-After': '30',
      }),
    ),
  ],
  /** Nobody is logged in; what is public still answers. */
  'logged-out': [
    http.get('*/api/users/me', () => failure(401, 'UNAUTHENTICATED', 'Unauthorized', 'Please log in.')),
    http.get('*/api/performers/me', () => failure(401, 'UNAUTHENTICATED', 'Unauthorized', 'Please log in.')),
  ],
  /** The person who is logged in is a performer. */
  performer: [
    mocks.users.getGetMeMockHandler(() => ({
      data: getMeMock({ name: 'Mara Quill', username: 'mara.clay', isPerformer: true }),
    })),
  ],
  /** Every post asks for a subscription. */
  locked: [
    mocks.feeds.getListFeedsMockHandler(lockedList),
    mocks.feeds.getListPerformerFeedsMockHandler(lockedList),
    mocks.feeds.getGetFeedMockHandler(() => ({ data: lockedFeed() })),
  ],
  /** The gateway declines the card. */
  'declined-card': [
    http.post('*/api/payment/wallet/top-up', () =>
      failure(402, 'CARD_DECLINED', 'Payment Required', 'Your card was declined.'),
    ),
  ],
  /** The balance does not cover the tip. */
  'low-balance': [
    http.post('*/api/wallet/charges/tip/:id', () =>
      failure(402, 'INSUFFICIENT_BALANCE', 'Payment Required', 'Your balance does not cover this amount.'),
    ),
  ],
  /** Login with a wrong password (rule P2). */
  'wrong-password': [
    http.post('*/api/auth/login', () => failure(401, 'INVALID_CREDENTIALS', 'Unauthorized', 'Incorrect credentials!')),
  ],
} satisfies Record<string, RequestHandler[]>;

export type ScenarioName = keyof typeof scenarios;
