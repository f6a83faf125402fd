// Creates the document that the API reference shows: the contract with roles, errors and SDK snippets.
import { errorCodesOf, eventsOf, operationsOf } from '../generate/contract.mjs';
import { callSnippet, eventSnippet } from './snippets.mjs';

/** The groups of the contract, by topic. */
export const chapters = {
  'Getting in': ['auth', 'settings', 'geo'],
  People: ['users', 'performers', 'follows', 'fans', 'blocks', 'reports', 'search'],
  Content: ['feeds', 'galleries', 'photos', 'videos', 'reels', 'stories', 'products', 'posts', 'reactions', 'comments'],
  'Talking and streaming': ['conversations', 'messages', 'streaming', 'cameos'],
  Money: ['wallet', 'tokens', 'payments', 'subscriptions', 'orders', 'addresses', 'earnings', 'payouts', 'referrals'],
  'Events and files': ['notifications', 'events', 'uploads', 'files', 'mails'],
  Operators: ['operator'],
};

const WHO = { public: 'anyone', user: 'fans', performer: 'performers', operator: 'operators' };
const ACCESS = {
  owner: 'the owner only',
  participant: 'those who take part only',
  entitled: 'those who are entitled to it only',
};
const AUDIENCES = {
  user: 'the sessions of one person, by the channel `user:id`',
  conversation: 'who takes part in a conversation, by the channel `conversation:id`',
  stream: 'who watches a stream, by the channel `stream:id`',
  server: 'the server',
};

const list = (rows) => rows.filter(Boolean).join('\n');
const codes = (names) => names.map((name) => `\`${name}\``).join(', ');
const upper = (name) => name[0].toUpperCase() + name.slice(1);

function whoMayCall({ roles, access }) {
  if (roles.includes('public')) return 'anyone, logged in or not';
  const who = roles.length > 1 ? 'anyone who is logged in' : `${WHO[roles[0]]} who are logged in`;
  return access ? `${who}; ${ACCESS[access]}` : who;
}

function describeOperation(document, operation) {
  const stale = operation.invalidates ?? [];
  const rows = list([
    operation.isPlanned && '- **Planned:** not offered yet; the server responds with 501 `NOT_IMPLEMENTED`',
    `- **Who:** ${whoMayCall(operation)}`,
    operation.idempotent && '- **Moves money:** takes an `Idempotency-Key`; the SDK sends one by itself',
    operation.endless && '- **Endless:** hand the `cursor` of one page to the next call',
    operation.body === 'multipart' && '- **Upload:** `multipart/form-data`; in the SDK a `File` or `Blob` per file',
    `- **Error codes:** ${codes(errorCodesOf(document, operation)) || 'only those that any call can give'}`,
    stale.length > 0 && `- **Read again afterwards:** ${codes(stale)}`,
  ]);
  return [operation.raw.description?.trim(), rows].filter(Boolean).join('\n\n');
}

function describeEvent(document, event, description) {
  const { isStored } = event;
  const rows = list([
    `- **Direction:** ${event.direction === 'server' ? 'server to client' : 'client to server'}, over Socket.IO`,
    `- **Audience:** ${AUDIENCES[event.audience] ?? event.audience}`,
    event.direction === 'server' &&
      (isStored
        ? '- **Kept and numbered:** yes; one that was missed is read by `GET /events` (`listEvents`)'
        : '- **Kept and numbered:** no; one that was missed is gone'),
  ]);
  const snippet = `\`\`\`ts\n${eventSnippet(document, event)}\n\`\`\``;
  return [description?.trim(), rows, snippet].filter(Boolean).join('\n\n');
}

/** Returns the chapters with their groups. Groups without a chapter come last, so that none is left out. */
function tagGroups(document) {
  const used = document.tags.map((tag) => tag.name);
  const placed = Object.values(chapters).flat();
  return Object.entries({ ...chapters, More: used.filter((name) => !placed.includes(name)) })
    .map(([name, tags]) => ({ name, tags: tags.filter((tag) => used.includes(tag)) }))
    .filter(({ tags }) => tags.length > 0);
}

/**
 * Returns the document that the reference shows.
 *
 * @param {object} document the bundled contract
 * @param {string} intro the introduction, in Markdown
 * @param {string} rules the rules that descriptions cite, in Markdown
 */
export function documentForDocs(document, intro, rules) {
  const copy = structuredClone(document);
  for (const operation of operationsOf(document)) {
    const target = copy.paths[operation.path][operation.method.toLowerCase()];
    target.description = describeOperation(document, operation);
    if (operation.isPlanned) target['x-badges'] = [{ name: 'Planned' }];
    target['x-codeSamples'] = [{ lang: 'typescript', label: 'SDK', source: callSnippet(document, operation) }];
  }
  const events = eventsOf(document);
  for (const event of events) {
    const { post } = copy.webhooks[event.name];
    post.description = describeEvent(document, event, post.description);
    // An event needs no token, because the socket has logged in before. It has no response.
    post.security = [];
    delete post.responses;
  }
  const groups = new Set([...operationsOf(document), ...events].map(({ group }) => group));
  copy.tags = document.tags
    .filter(({ name }) => groups.has(name))
    .map((tag) => ({ ...tag, 'x-displayName': upper(tag.name) }));
  copy['x-tagGroups'] = tagGroups(copy);
  // The reader creates a chapter for each second-level heading.
  copy.info.description = `${intro}\n${rules.replaceAll(/^(#+) /gm, '#$1 ')}`;
  return copy;
}
