import { type CommandDefinition, command } from './command.ts';
import { messages } from './messages.ts';

const cardTypes = ['normal', 'silver', 'gold', 'signature'] as const;
const orderStatuses = ['pending', 'received', 'unshipped', 'shipped', 'canceled'] as const;

const importFrom = (summary: string) =>
  command({
    summary,
    arguments: { file: { placeholder: 'file.csv', help: messages.file } },
    options: {
      pictures: { kind: 'text', placeholder: 'folder', help: messages.pictures },
      'dry-run': { kind: 'flag', help: messages.dryRun },
    },
  });

/** Every command after "homestand". Handlers are defined elsewhere, one for each name. */
export const commandTable = {
  migrate: command({ summary: messages.migrate, arguments: {}, options: {} }),
  seed: command({ summary: messages.seed, arguments: {}, options: {} }),
  'player create': command({
    summary: messages.playerCreate,
    arguments: { loginId: { placeholder: 'loginId', help: messages.loginId } },
    options: {
      name: { kind: 'text', placeholder: 'name', help: messages.nameJapanese, required: true },
      romaji: { kind: 'text', placeholder: 'name', help: messages.nameRomaji, required: true },
      number: { kind: 'text', placeholder: 'number', help: messages.jerseyNumber, required: true },
      'password-stdin': { kind: 'flag', help: messages.passwordFromInput },
    },
  }),
  'player reset-password': command({
    summary: messages.playerResetPassword,
    arguments: { loginId: { placeholder: 'loginId', help: messages.loginId } },
    options: { 'password-stdin': { kind: 'flag', help: messages.passwordFromInput } },
  }),
  'player list': command({ summary: messages.playerList, arguments: {}, options: {} }),
  'import players': importFrom(messages.importPlayers),
  'import cards': importFrom(messages.importCards),
  'import products': importFrom(messages.importProducts),
  'cards sheet': command({
    summary: messages.cardsSheet,
    arguments: {},
    options: {
      out: { kind: 'text', placeholder: 'file.pdf', help: messages.out, required: true },
      player: { kind: 'text', placeholder: 'player', help: messages.player },
      type: { kind: 'choices', choices: cardTypes, help: messages.cardType },
    },
  }),
  'orders list': command({
    summary: messages.ordersList,
    arguments: {},
    options: {
      status: { kind: 'choices', choices: orderStatuses, help: messages.statusFilter },
      since: { kind: 'date', placeholder: 'yyyy-mm-dd', help: messages.since },
      csv: { kind: 'flag', help: messages.csv },
    },
  }),
  'orders status': command({
    summary: messages.ordersStatus,
    arguments: {
      orderId: { placeholder: 'orderId', help: messages.orderId },
      status: { placeholder: 'status', help: messages.status, choices: orderStatuses },
    },
    options: {
      tracking: { kind: 'text', placeholder: 'number', help: messages.tracking },
      refund: { kind: 'flag', help: messages.refund },
    },
  }),
  'payments check': command({
    summary: messages.paymentsCheck,
    arguments: {},
    options: {
      since: { kind: 'date', placeholder: 'yyyy-mm-dd', help: messages.sinceCheck },
    },
  }),
  announce: command({
    summary: messages.announce,
    arguments: { topic: { placeholder: 'topicId|title', help: messages.topic } },
    options: {
      from: { kind: 'text', placeholder: 'loginId', help: messages.from, required: true },
      text: { kind: 'text', placeholder: 'text', help: messages.text },
    },
  }),
  'topics list': command({ summary: messages.topicsList, arguments: {}, options: {} }),
  'topics create': command({
    summary: messages.topicsCreate,
    arguments: { title: { placeholder: 'title', help: messages.title } },
    options: { player: { kind: 'list', placeholder: 'loginId', help: messages.members } },
  }),
} satisfies Record<string, CommandDefinition>;

export type CommandName = keyof typeof commandTable;
