import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dyingWithParent } from '../../packages/server/src/db/embedded/privilege.ts';
import { freePort } from './services.port.ts';
import { findRedis, type RedisProgram } from './services.redisProgram.ts';

type Running = { child: ChildProcess; ended: Promise<void> };

/** A Redis without persistence, with a password, which a test can kill and restart. */
export async function startRedis() {
  const program = await findRedis();
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const begin = () => start(program, port, password);

  let redis = await begin();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    redis.child.kill(signal);
    await redis.ended;
  };
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    /** Starts it again at the same address. */
    async restart() {
      redis = await begin();
    },
  };
}

async function start(program: RedisProgram, port: number, password: string): Promise<Running> {
  const [first = program.path, ...rest] = [
    ...(await dyingWithParent('KILL')),
    ...[program.path, '--port', String(port), '--bind', '127.0.0.1', '--dir', tmpdir()],
    ...['--save', '', '--appendonly', 'no', '--requirepass', password],
  ];
  const child = spawn(first, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...program.environment },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await ready(child);
  return { child, ended };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: Buffer) => {
      output += text;
      if (output.includes('Ready to accept connections')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`redis-server did not start: ${output}`)));
  });
}
