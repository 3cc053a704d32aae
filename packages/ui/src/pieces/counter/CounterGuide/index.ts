export { CounterGuide, type CounterGuideProps } from './CounterGuide';
