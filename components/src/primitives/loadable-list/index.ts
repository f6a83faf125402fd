export * from './loadable-list.tsx';
