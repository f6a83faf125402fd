export { AgeGate, type AgeGateProps } from './age-gate.tsx';
