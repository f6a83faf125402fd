import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

/** The stage that `openapi/generate.mjs` prepares: documents in `openapi/`, output beside them in the layout of the repository. */
const stage = process.env.GENERATE_STAGE ?? './.cache/generate';

interface Operation {
  operationId?: string;
  parameters?: { name?: string; $ref?: string }[];
  'x-endless'?: boolean;
  'x-idempotent'?: boolean;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const document = JSON.parse(readFileSync(`${stage}/openapi/hooks.json`, 'utf8')) as Document;
const operations = Object.values(document.paths).flatMap((item) => Object.entries(item));
const transport = `${stage}/sdk/src/transport.ts`;
const takes = (operation: Operation, name: string): boolean =>
  operation.parameters?.some((one) => one.name === name || one.$ref?.toLowerCase().endsWith(`/${name}`)) ?? false;

/**
 * What the hooks of one operation are made with: every read also for Suspense, lists also without an end, by cursor or by
 * offset as they offer; where money moves, a key is sent.
 */
function hooksOf(method: string, operation: Operation): object {
  if (operation['x-idempotent']) return { mutator: { path: transport, name: 'payment' } };
  if (method !== 'get') return {};
  const param = operation['x-endless'] ? 'cursor' : takes(operation, 'offset') ? 'offset' : undefined;
  const endless = { useInfinite: true, useSuspenseInfiniteQuery: true, useInfiniteQueryParam: param };
  return { query: { useQuery: true, useSuspenseQuery: true, ...(param && endless) } };
}

/** Orval writes models of its own. They go here, unread: everything imports the aliases of the one type source. */
const unread = (name: string) => ({ path: `${stage}/unread/${name}`, importPath: '@fanlight/sdk/models' });

const header = () => ['Generated from the contract by `npm run generate`. Do not edit.'];
const zod = { variant: 'mini', version: 4, generateReusableSchemas: true, generateDiscriminatedUnion: true } as const;
const everyPart = { param: false, query: false, header: false, body: false, response: false };

/** Bound in the generated files, where these functions are written out. */
declare const product: typeof import('./mocks/src/product.ts');
declare const getFeedFileMock: () => object;
declare const getFeedThumbnailMock: () => object;
declare const getUserSummaryMock: () => object;
declare const getPaymentCardMock: () => object;

/** What fields and named schemas are filled with, by name; the contract's examples fill the rest. */
const like = {
  '/^(_id|Id)$/': () => product.id(),
  Timestamp: () => product.moment(),
  '/^(AccessReason|Audience)$/': 'public',
  PaymentStatus: 'succeeded',
  PaymentGateway: 'sandbox',
  PerformerStatus: 'approved',
  Locale: 'en-US',
  Mode: 'demo',
  NotificationType: () => product.notificationType(),
  NotificationObjectType: () => product.notificationObjectType(),
  Url: () => product.picture(),
  name: () => product.personName(),
  username: () => product.username(),
  bio: () => product.bio(),
  content: () => product.commentText(),
  alt: () => product.sight(),
  '/^(avatar|preview)$/': () => product.picture(320, 320),
  cover: () => product.picture(1500, 500),
  monthlyPrice: () => product.price(),
  '/^total(Likes|Comments|Bookmarks|Followers|Feeds)$/': () => product.count(),
  totalUnread: () => product.few(),
  isFollowed: () => false,
  gender: () => null,
};

const likeOf = {
  Access: { isAllowed: () => true, wayIn: () => null, price: () => null },
  AvatarUpload: { avatar: () => new Blob() },
  Charge: { amount: () => product.tokens(), message: () => product.tipMessage() },
  Comment: { picture: () => null },
  CommonSettings: { currencies: () => product.currencies() },
  CoverUpload: { cover: () => new Blob() },
  Feed: {
    text: () => product.postText(),
    hashtags: () => product.hashtags(),
    files: () => product.some(getFeedFileMock),
    thumbnail: () => getFeedThumbnailMock(),
  },
  FeedFile: { url: () => product.picture(), thumbnails: () => [product.picture(320, 400)] },
  FeedThumbnail: { url: () => product.picture(320, 400) },
  Notification: {
    actor: () => getUserSummaryMock(),
    totalActors: () => product.notificationActors(),
    excerpt: () => product.notificationExcerpt(),
    amount: () => product.notificationAmount(),
    isRead: () => false,
  },
  Payment: { card: () => getPaymentCardMock(), failureCode: () => null },
  PublicSettings: { menus: () => product.menus() },
  Registration: { requiresEmailVerification: () => true },
  SettingValues: {
    siteName: 'Fanlight',
    content18Popup: 'You must be at least 18 years old to enter.',
    stripePublishableKey: () => null,
    logoUrl: () => null,
    gaCode: () => null,
    volume: 1,
    freeSubscriptionDuration: 1,
    minimumSubscriptionPrice: 2.95,
    maximumSubscriptionPrice: 300,
    minimumWalletPrice: 2.95,
    maximumWalletPrice: 300,
    minimumTipPrice: 10,
    maximumTipPrice: 10_000,
    minimumPayoutAmount: 50,
  },
};
const mock = {
  useExamples: true,
  nonNullable: true,
  arrayMin: 1,
  arrayMax: 3,
  properties: like,
  schemas: Object.fromEntries(Object.entries(likeOf).map(([name, properties]) => [name, { properties }])),
};

export default defineConfig({
  hooks: {
    input: `${stage}/openapi/hooks.json`,
    output: {
      target: `${stage}/sdk/src/generated/hooks`,
      schemas: unread('hooks'),
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      urlEncodeParameters: true,
      indexFiles: true,
      tsconfig: './tsconfig.json',
      packageJson: './sdk/package.json',
      override: {
        mutator: { path: transport, name: 'transport' },
        formData: false,
        header,
        query: {
          version: 5,
          usePrefetch: true,
          useInvalidate: true,
          useSetQueryData: true,
          signal: true,
          shouldExportKeys: true,
          useOperationIdAsQueryKey: true,
        },
        operations: Object.fromEntries(
          operations.map(([method, one]) => [one.operationId ?? '', hooksOf(method, one)]),
        ),
      },
    },
  },
  requests: {
    input: `${stage}/openapi/requests.json`,
    output: {
      target: `${stage}/sdk/src/generated/validators`,
      mode: 'tags-split',
      client: 'zod',
      indexFiles: false,
      tsconfig: './tsconfig.json',
      override: {
        header,
        zod: {
          ...zod,
          generate: { ...everyPart, param: true, query: true, header: true, body: true },
          strict: { ...everyPart, param: true, query: true, body: true },
          coerce: { ...everyPart, query: ['number', 'array'], param: ['number'] },
        },
      },
    },
  },
  answers: {
    input: `${stage}/openapi/answers.json`,
    output: {
      target: `${stage}/sdk/src/generated/answers`,
      mode: 'tags-split',
      client: 'zod',
      indexFiles: false,
      tsconfig: './tsconfig.json',
      override: { header, zod: { ...zod, generate: { ...everyPart, response: true }, strict: everyPart } },
    },
  },
  mocks: {
    input: `${stage}/openapi/mocks.json`,
    output: {
      target: `${stage}/unread/mocks-client`,
      schemas: unread('mocks'),
      mode: 'tags-split',
      client: 'fetch',
      tsconfig: './tsconfig.json',
      override: { header, mock },
      mock: {
        path: `${stage}/mocks/src/generated`,
        indexMockFiles: true,
        generators: [
          { type: 'faker', schemas: true, schemasPath: `${stage}/mocks/src/generated/schemas`, arrayItems: true },
          { type: 'msw', delay: false, baseUrl: '*/api' },
        ],
      },
    },
  },
});
