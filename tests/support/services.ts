export { startPostgres } from './services.postgres.ts';
export { startRedis } from './services.redis.ts';
