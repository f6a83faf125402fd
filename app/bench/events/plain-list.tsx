// The baseline of `npm run bench -- events`: a plain React list that receives the same events and renders only the
// changed row. It represents the minimum that a browser needs to receive and show an event.
import { type SourceListeners, socketSource } from '@fanlight/sdk/realtime';
import { memo, useEffect, useReducer } from 'react';
import { createRoot } from 'react-dom/client';

/** A row of the list: a post with its counters, or a notification. */
export interface PlainRow {
  id: string;
  name: string;
  picture: string | null;
  text: string;
  at: string;
  likes: number;
  comments: number;
}

/** The page's input, `window.plainList`. */
export interface PlainListData {
  token: string;
  /** The type of the rows. */
  shows: 'posts' | 'notifications';
  rows: PlainRow[];
}

interface State {
  rows: PlainRow[];
  unread: number;
  likes: number;
}

interface WireEvent {
  name: string;
  data: Record<string, unknown>;
}

interface WireNotification {
  _id: string;
  actor: { name: string; avatar: string | null } | null;
  excerpt: string | null;
  updatedAt: string;
  totalActors: number;
}

const { shows, rows, token } = (window as unknown as { plainList: PlainListData }).plainList;

/** Puts the new or changed notification first, and keeps the number of rows. */
function withNotification(list: PlainRow[], { _id: id, actor, excerpt, updatedAt: at, totalActors }: WireNotification) {
  const row = { id, at, likes: totalActors, comments: 0, name: actor?.name ?? '', picture: actor?.avatar ?? null };
  const others = list.filter((other) => other.id !== id);
  return [{ ...row, text: excerpt ?? '' }, ...others].slice(0, rows.length);
}

function reduce(state: State, { name, data }: WireEvent): State {
  if (name === 'performer/counters-updated') return { ...state, likes: Number(data.totalLikes) };
  if (name === 'feed/counters-updated') {
    const change = { likes: Number(data.totalLikes), comments: Number(data.totalComments) };
    return { ...state, rows: state.rows.map((row) => (row.id === data.feedId ? { ...row, ...change } : row)) };
  }
  if (name !== 'notification/created') return state;
  const unread = Number(data.totalUnread);
  if (shows !== 'notifications') return { ...state, unread };
  return { ...state, unread, rows: withNotification(state.rows, data.notification as WireNotification) };
}

const Row = memo(function Row({ row }: { row: PlainRow }) {
  return (
    <li>
      <article>
        <header>
          {row.picture && <img src={row.picture} alt="" width="44" height="44" />}
          <div>
            <a href="/">{row.name}</a>
            <time dateTime={row.at}>{row.at}</time>
          </div>
          <button type="button">⋯</button>
        </header>
        <p>{row.text}</p>
        <footer>
          <button type="button">
            Like <span>{row.likes}</span>
          </button>
          <a href="/">
            Comments <span>{row.comments}</span>
          </a>
          <button type="button">Tip</button>
          <button type="button">Share</button>
        </footer>
      </article>
    </li>
  );
});

function PlainList() {
  const [state, dispatch] = useReducer(reduce, { rows, unread: 0, likes: 0 });
  useEffect(() => {
    const ignore = () => undefined;
    const listeners = {
      connected: () => {
        document.title = 'connected';
      },
      disconnected: ignore,
      reconnecting: ignore,
      failed: ignore,
      refused: ignore,
      event: (event: WireEvent) => dispatch(event),
    };
    const connecting = socketSource()(token, listeners as SourceListeners, () => token);
    return () => void connecting.then((connection) => connection.close());
  }, []);
  return (
    <main>
      <p>
        {state.unread} unread, {state.likes} likes
      </p>
      <ul>
        {state.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </main>
  );
}

const style = document.createElement('style');
style.textContent = `
  body { font: 16px/1.5 sans-serif; max-width: 640px; margin: auto }
  ul { display: grid; gap: 16px; list-style: none; padding: 0 }
  article { padding: 16px; border: 1px solid; border-radius: 16px }
  header, footer { display: flex; gap: 12px; align-items: center }
`;
document.head.append(style);
createRoot(document.getElementById('root') as HTMLElement).render(<PlainList />);
