export { Card } from './card.tsx';
export { SectionCard, type SectionCardProps } from './section-card.tsx';
