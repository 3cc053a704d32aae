export { type Seeded, seedDemo } from './seed-demo.ts';
