export { createS3StandIn } from './s3StandIn.ts';
