export { useSearchBox } from './search-box-route.tsx';
