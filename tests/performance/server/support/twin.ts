// The minimal server with the same responses: the framework and nothing else. node twin.ts <port>
// <bytes.json> [database]
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { connect } from '../../../../packages/server/src/db/database.ts';

const [port = '0', file = '', host] = process.argv.slice(2);
// Written by the benchmark: response texts by name.
const responses = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const app = Fastify();
for (const [name, text] of Object.entries(responses))
  app.get(`/bytes/${name}`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );

if (host !== undefined) {
  const where = host.startsWith('postgres')
    ? { connectionString: host }
    : { host, user: 'homestand', database: 'homestand' };
  const { pool } = connect({ ...where, max: 20 });
  for (const [name, text] of Object.entries(responses))
    app.get(`/query/${name}`, async (_request, reply) => {
      await pool.query('select id, name, picture_url from users where line_sub = $1', ['nobody']);
      return reply.type('application/json; charset=utf-8').send(text);
    });
}

await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('The twin is ready.');
process.once('SIGTERM', () => process.exit(0));
