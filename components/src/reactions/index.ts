export { type Bookmarks, BookmarksScreen, type BookmarksScreenProps } from './bookmarks-screen.tsx';
