export { CounterPage, type CounterPageProps } from './CounterPage';
