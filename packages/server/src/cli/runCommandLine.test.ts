import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { columnsOf, exampleRows } from '../csv/columnHelp.ts';
import { Refusal } from './command.ts';
import { commandTable } from './commands.ts';
import type { CommandHandlers } from './runCommandLine.ts';
import { typeIn } from './terminal.testSupport.ts';

type Call = { name: string; input: unknown };

async function run(argv: string[], own: Partial<CommandHandlers> = {}, typed = '') {
  const calls: Call[] = [];
  const note = (name: string) => async (input: unknown) => {
    calls.push({ name, input });
  };
  const commands: CommandHandlers = {
    'club init': note('club init'),
    'club check': note('club check'),
    'club show': note('club show'),
    doctor: note('doctor'),
    'upgrade check': note('upgrade check'),
    migrate: note('migrate'),
    backup: note('backup'),
    restore: note('restore'),
    seed: note('seed'),
    'player create': note('player create'),
    'player reset-password': note('player reset-password'),
    'player list': note('player list'),
    'player retire': note('player retire'),
    'player return': note('player return'),
    'staff create': note('staff create'),
    'staff list': note('staff list'),
    'staff role': note('staff role'),
    'staff reset-password': note('staff reset-password'),
    'staff reset-second-factor': note('staff remove'),
    'staff remove': note('staff remove'),
    'jobs list': note('jobs list'),
    'jobs retry': note('jobs retry'),
    'sessions list': note('sessions list'),
    'sessions end': note('sessions end'),
    'products list': note('products list'),
    'products hide': note('products hide'),
    'products show': note('products show'),
    'stock list': note('stock list'),
    'stock set': note('stock set'),
    'stock adjust': note('stock adjust'),
    'stock check': note('stock check'),
    'import example': note('import example'),
    'import players': note('import players'),
    'import cards': note('import cards'),
    'import products': note('import products'),
    'cards sheet': note('cards sheet'),
    'orders list': note('orders list'),
    'orders status': note('orders status'),
    'orders show': note('orders show'),
    'orders undo': note('orders undo'),
    'orders memo': note('orders memo'),
    'payments check': note('payments check'),
    announce: note('announce'),
    'topics list': note('topics list'),
    'topics create': note('topics create'),
    ...own,
  };
  return { calls, ...(await typeIn(commands, argv, typed)) };
}

describe('parsed arguments are passed to the handler', () => {
  test.each([
    [['migrate'], { arguments: {}, options: {} }],
    [
      ['import', 'players', '選手.csv', '--pictures', '写真', '--dry-run'],
      { arguments: { file: '選手.csv' }, options: { pictures: '写真', 'dry-run': true } },
    ],
    [
      ['cards', 'sheet', '--out=a.pdf', '--type', 'gold', '--type', 'silver'],
      { arguments: {}, options: { out: 'a.pdf', player: undefined, type: ['gold', 'silver'] } },
    ],
    [
      ['orders', 'status', 'A-1', 'shipped', '--tracking', '1234'],
      {
        arguments: { orderId: 'A-1', status: 'shipped' },
        options: { tracking: '1234', refund: false },
      },
    ],
    [
      ['announce', '応援トーク', '--from', 'saeki', '--text=-3点から逆転！'],
      { arguments: { topic: '応援トーク' }, options: { from: 'saeki', text: '-3点から逆転！' } },
    ],
    [
      ['orders', 'list', '--since', '2028-02-29'],
      { arguments: {}, options: { status: [], since: '2028-02-29', csv: false } },
    ],
  ])('%j', async (argv, input) => {
    const { code, calls, err } = await run(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(calls.map((call) => call.input)).toEqual([input]);
  });

  test.each([
    'received',
    'RECEIVED',
    '受け取り済み',
    'received（受け取り済み）',
    'received(受け取り済み)',
  ])('the status %s is received', async (status) => {
    const { calls } = await run(['orders', 'status', 'A-1', status]);
    expect(calls).toMatchObject([{ input: { arguments: { status: 'received' } } }]);
    const listed = await run(['orders', 'list', '--status', status]);
    expect(listed.calls).toMatchObject([{ input: { options: { status: ['received'] } } }]);
  });

  test.each([
    [['order', 'show', 'A-1'], 'orders show'],
    [['players', 'list'], 'player list'],
    [['product', 'hide', '1'], 'products hide'],
  ])('%j is the command with the other number of its noun', async (argv, name) => {
    expect((await run(argv)).calls.map((call) => call.name)).toEqual([name]);
  });

  test('a handler reads piped input', async () => {
    let read = '';
    const { code } = await run(
      ['announce', '応援トーク', '--from', 'saeki'],
      {
        announce: async (_, { input }) => {
          for await (const piece of input) read += piece;
        },
      },
      '今日も応援ありがとう\n',
    );
    expect(code).toBe(0);
    expect(read).toBe('今日も応援ありがとう\n');
  });
});

describe('wrong usage exits with 2, a sentence, and the help of that command', () => {
  test.each([
    [['import', 'players'], '<file.csv> を指定してください。'],
    [['import', 'players', 'a.csv', 'b.csv'], '「b.csv」は余分です。'],
    [['import', 'players', 'a.csv', '--picture', 'x'], '--picture というオプションはありません。'],
    [['import', 'players', 'a.csv', '-p'], '-p というオプションはありません。'],
    [['import', 'players', 'a.csv', '--dry-run=yes'], '--dry-run に値は指定できません。'],
    [['cards', 'sheet'], '--out を指定してください。'],
    [['cards', 'sheet', '--out', '--type', 'gold'], '--out には値が必要です。'],
    [['cards', 'sheet', '--out'], '--out には値が必要です。'],
    [['cards', 'sheet', '--out', 'a', '--out', 'b'], '--out は1回だけ指定できます。'],
    [['cards', 'sheet', '--out', 'a', '--type', 'bronze'], '--type に「bronze」は指定できません。'],
    [['orders', 'status', 'A-1', 'lost'], '<status> に「lost」は指定できません。'],
    [['orders', 'list', '--since', '2026-02-30'], '「2026-02-30」は日付として読めません。'],
    [['orders', 'list', '--since', '2026/02/01'], '「2026/02/01」は日付として読めません。'],
    [['migrate', '--constructor'], '--constructor というオプションはありません。'],
  ])('%j', async (argv, sentence) => {
    const { code, calls, err, out } = await run(argv);
    expect(code).toBe(2);
    expect(calls).toEqual([]);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).toContain(`使い方: homestand ${argv[0]}`);
  });

  test('an unknown verb shows the verbs of its noun', async () => {
    const { code, err } = await run(['orders', 'delete']);
    expect(code).toBe(2);
    expect(err).toContain('「orders delete」というコマンドはありません。');
    expect(err).toContain('orders status');
    expect(err).not.toContain('migrate');
  });

  test.each([
    [['orders', 'stauts', 'A-1'], '  homestand orders status\n'],
    [['ordres', 'list'], '  homestand orders list\n'],
    [['migrat'], '  homestand migrate\n'],
    [['product', 'hdie'], '  homestand products hide\n'],
    [['orders', 'status', 'A-1', 'cancelled'], 'もしかして: canceled\n'],
    [['orders', 'status', 'A-1', '受取済み'], 'もしかして: received、shipped\n'],
    [['orders', 'list', '--status', 'recieved'], 'もしかして: received\n'],
    [['orders', 'status', 'A-1', 'shipped', '--traking', '1'], 'もしかして: --tracking\n'],
  ])('%j suggests the nearest', async (argv, suggestion) => {
    const { code, err } = await run(argv);
    expect(code).toBe(2);
    expect(err).toContain(suggestion);
  });

  test('nothing is suggested for a word that resembles none', async () => {
    expect((await run(['xyzzy'])).err).not.toContain('もしかして');
  });

  test('an unknown noun shows all commands', async () => {
    const { code, err } = await run(['toString']);
    expect(code).toBe(2);
    expect(err).toContain('migrate');
  });
});

describe('a failing handler exits with 1', () => {
  test('a refusal is one sentence', async () => {
    const { code, err } = await run(['seed'], {
      seed: async () => {
        throw new Refusal('本番ではデモデータを入れられません。');
      },
    });
    expect(code).toBe(1);
    expect(err).toBe('本番ではデモデータを入れられません。\n');
  });

  test('an error is printed with its stack', async () => {
    const { code, err } = await run(['migrate'], {
      migrate: async () => {
        throw new Error('connection lost');
      },
    });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^エラーが起きて、処理を終えられませんでした。\nError: connection lost\n\s+at /,
    );
  });
});

describe('help', () => {
  test.each([[[]], [['help']], [['--help']]])('%j shows every command', async (argv) => {
    const { code, out, calls } = await run(argv);
    expect(code).toBe(0);
    expect(calls).toEqual([]);
    for (const name of Object.keys(commandTable)) expect(out).toContain(`\n  ${name} `);
  });

  test.each([
    [['help', 'orders', 'status']],
    [['orders', 'status', '--help']],
    [['orders', 'status', 'A-1', 'lost', '-h']],
  ])('%j explains one command and runs nothing', async (argv) => {
    const { code, out, calls } = await run(argv);
    expect(code).toBe(0);
    expect(calls).toEqual([]);
    expect(out).toContain(
      '使い方: homestand orders status <orderId> <status> [--tracking <number>] [--refund]',
    );
  });

  test('names each status as commands print it', async () => {
    const { out } = await run(['orders', 'status', '--help']);
    expect(out).toContain('pending（未受け取り）、received（受け取り済み）、');
  });

  test.each(['players', 'cards', 'products'] as const)(
    'of import %s has every column with its meaning, and an example',
    async (kind) => {
      const { out } = await run(['import', kind, '--help']);
      for (const { name, help, example } of columnsOf(kind)) {
        const line = out.split('\n').find((row) => row.startsWith(`  ${name} `));
        expect(line).toMatch(/必須|空欄可|任意/);
        expect(line).toContain(help);
        expect(line).toContain(example);
      }
      for (const row of exampleRows(kind).slice(0, 2))
        expect(out).toContain(`  ${row.join(',')}\n`);
      expect(out).toContain(`homestand import example ${kind} --out ${kind}.csv`);
    },
  );

  test('of a noun shows its verbs', async () => {
    const { code, out } = await run(['help', 'player']);
    expect(code).toBe(0);
    expect(out).toContain('player reset-password');
    expect(out).not.toContain('migrate');
  });
});

describe('the operator’s guide', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'operators');
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const lines = text.matchAll(
    /^ *(?:homestand|npm run homestand --|.* node packages\/server\/src\/cli\.ts) (?!"\$@")([^>\n]+)/gm,
  );
  const commands = [...new Set(Array.from(lines, ([, command = '']) => command.trim()))];

  test.each(commands)('has a command that is accepted: %s', async (command) => {
    const argv = Array.from(command.matchAll(/'([^']*)'|\S+/g), ([word, quoted]) => quoted ?? word);
    const { code, err } = await run(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
