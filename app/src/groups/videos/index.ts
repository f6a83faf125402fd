export { keepPlace, placeOf } from './resume.ts';
