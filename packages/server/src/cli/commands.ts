import { type CommandDefinition, command } from './command.ts';
import { messages } from './messages.ts';

const cardTypes = ['normal', 'silver', 'gold', 'signature'] as const;
const importKinds = ['players', 'cards', 'products'] as const;
const orderStatuses = ['pending', 'received', 'unshipped', 'shipped', 'canceled'] as const;

const staffRoles = ['desk', 'manager', 'owner'] as const;
/** Commands accept the word, its meaning, and both as they print them. */
const roleWords = Object.fromEntries(
  staffRoles.map((role) => [role, [messages.staffRoles[role], messages.staffRole(role)]]),
);
const staffLogin = { placeholder: 'loginId', help: messages.staffLogin };
const role = { choices: staffRoles, words: roleWords, help: messages.staffRoleHelp };

/** Commands accept the word, its meaning, and both as they print them. */
const statusWords = Object.fromEntries(
  orderStatuses.map((status) => [
    status,
    [messages.orderWords.status[status], messages.statusWord(status)],
  ]),
);
const clubOption = { kind: 'text', placeholder: 'folder', help: messages.clubOption } as const;
const folderOption = { kind: 'text', placeholder: 'folder', help: messages.clubFolder } as const;
const sessionOptions = {
  person: { kind: 'text', placeholder: 'loginId|id|name', help: messages.sessionPerson },
  staff: { kind: 'flag', help: messages.sessionStaff },
} as const;
const orderId = { placeholder: 'orderId', help: messages.orderId };

/** A command that works with a club's data. */
const ofClub = <const Definition extends CommandDefinition>(definition: Definition) => ({
  ...definition,
  options: { ...definition.options, club: clubOption },
});

const importFrom = (columns: 'players' | 'cards' | 'products', summary: string) =>
  ofClub({
    summary,
    columns,
    arguments: { file: { placeholder: 'file.csv', help: messages.file } },
    options: {
      pictures: { kind: 'text', placeholder: 'folder', help: messages.pictures },
      'dry-run': { kind: 'flag', help: messages.dryRun },
    },
  });

/** Every command after "homestand". Handlers are defined elsewhere, one for each name. */
export const commandTable = {
  'club check': command({
    summary: messages.clubCheck,
    arguments: {},
    options: { production: { kind: 'flag', help: messages.forProduction }, club: folderOption },
  }),
  'club init': command({
    summary: messages.clubInit,
    arguments: { folder: { placeholder: 'folder', help: messages.newClubFolder } },
    options: {
      name: { kind: 'text', placeholder: 'name', help: messages.clubName },
      slogan: { kind: 'text', placeholder: 'text', help: messages.clubSlogan },
      color: { kind: 'text', placeholder: '#rrggbb', help: messages.clubColor },
      fee: { kind: 'text', placeholder: 'yen', help: messages.clubFee },
      'support-page': { kind: 'text', placeholder: 'address', help: messages.clubSupportPage },
      logo: { kind: 'text', placeholder: 'file.svg', help: messages.clubLogo },
    },
  }),
  'club show': command({
    summary: messages.clubShow,
    arguments: {},
    options: { club: folderOption },
  }),
  doctor: ofClub({
    summary: messages.doctor.summary,
    arguments: {},
    options: { outside: { kind: 'flag', help: messages.doctor.outside } },
  }),
  'upgrade check': ofClub({ summary: messages.upgrade.summary, arguments: {}, options: {} }),
  migrate: ofClub({ summary: messages.migrate, arguments: {}, options: {} }),
  backup: ofClub({
    summary: messages.backup,
    arguments: {},
    options: {
      out: { kind: 'text', placeholder: 'file.tar.gz', help: messages.backupOut, required: true },
    },
  }),
  restore: ofClub({
    summary: messages.restore,
    arguments: { file: { placeholder: 'file.tar.gz', help: messages.backupFile } },
    options: { replace: { kind: 'flag', help: messages.replace } },
  }),
  seed: ofClub({ summary: messages.seed, arguments: {}, options: {} }),
  'player create': ofClub({
    summary: messages.playerCreate,
    arguments: { loginId: { placeholder: 'loginId', help: messages.loginId } },
    options: {
      name: { kind: 'text', placeholder: 'name', help: messages.nameJapanese, required: true },
      romaji: { kind: 'text', placeholder: 'name', help: messages.nameRomaji, required: true },
      number: { kind: 'text', placeholder: 'number', help: messages.jerseyNumber, required: true },
      'password-stdin': { kind: 'flag', help: messages.passwordFromInput },
    },
  }),
  'player reset-password': ofClub({
    summary: messages.playerResetPassword,
    arguments: { loginId: { placeholder: 'loginId', help: messages.loginId } },
    options: { 'password-stdin': { kind: 'flag', help: messages.passwordFromInput } },
  }),
  'player list': ofClub({ summary: messages.playerList, arguments: {}, options: {} }),
  'player retire': ofClub({
    summary: messages.playerRetire,
    arguments: { player: { placeholder: 'player', help: messages.playerReference } },
    options: {},
  }),
  'player return': ofClub({
    summary: messages.playerReturn,
    arguments: { player: { placeholder: 'player', help: messages.playerReference } },
    options: {},
  }),
  'staff create': ofClub({
    summary: messages.staffCreate,
    arguments: { name: { placeholder: 'name', help: messages.staffName } },
    options: {
      login: { kind: 'text', placeholder: 'loginId', help: messages.staffLogin, required: true },
      role: { kind: 'choice', ...role },
    },
  }),
  'staff list': ofClub({ summary: messages.staffList, arguments: {}, options: {} }),
  'staff role': ofClub({
    summary: messages.staffSetRole,
    arguments: { loginId: staffLogin, role: { placeholder: 'role', ...role } },
    options: {},
  }),
  'staff reset-password': ofClub({
    summary: messages.staffResetPassword,
    arguments: { loginId: staffLogin },
    options: {},
  }),
  'staff reset-second-factor': ofClub({
    summary: messages.staffResetSecondFactor,
    arguments: { loginId: staffLogin },
    options: {},
  }),
  'staff remove': ofClub({
    summary: messages.staffRemove,
    arguments: { loginId: staffLogin },
    options: {},
  }),
  'sessions list': ofClub({
    summary: messages.sessionsList,
    arguments: {},
    options: sessionOptions,
  }),
  'sessions end': ofClub({
    summary: messages.sessionsEnd,
    arguments: {},
    options: {
      ...sessionOptions,
      session: { kind: 'text', placeholder: 'id', help: messages.sessionId },
    },
  }),
  'jobs list': ofClub({ summary: messages.jobs.list, arguments: {}, options: {} }),
  'jobs retry': ofClub({
    summary: messages.jobs.retry,
    arguments: {},
    options: { job: { kind: 'text', placeholder: 'id', help: messages.jobs.id } },
  }),
  'products list': ofClub({ summary: messages.productsList, arguments: {}, options: {} }),
  'products hide': ofClub({
    summary: messages.productsHide,
    arguments: { product: { placeholder: 'product', help: messages.product } },
    options: {},
  }),
  'products show': ofClub({
    summary: messages.productsShow,
    arguments: { product: { placeholder: 'product', help: messages.product } },
    options: {},
  }),
  'stock list': ofClub({ summary: messages.stock.list, arguments: {}, options: {} }),
  'stock set': ofClub({
    summary: messages.stock.set,
    arguments: {
      product: { placeholder: 'product', help: messages.product },
      count: { placeholder: 'count', help: messages.stock.count },
    },
    options: {
      option: { kind: 'text', placeholder: 'label', help: messages.stock.option },
      version: { kind: 'text', placeholder: 'number', help: messages.stock.version },
      reason: { kind: 'text', placeholder: 'text', help: messages.stock.reason },
    },
  }),
  'stock adjust': ofClub({
    summary: messages.stock.adjust,
    arguments: { product: { placeholder: 'product', help: messages.product } },
    options: {
      option: { kind: 'text', placeholder: 'label', help: messages.stock.option },
      add: { kind: 'text', placeholder: 'number', help: messages.stock.add },
      remove: { kind: 'text', placeholder: 'number', help: messages.stock.remove },
      reason: { kind: 'text', placeholder: 'text', help: messages.stock.reason, required: true },
    },
  }),
  'stock check': ofClub({
    summary: messages.stock.check,
    arguments: {},
    options: { repair: { kind: 'flag', help: messages.stock.repair } },
  }),
  'import players': importFrom('players', messages.importPlayers),
  'import cards': importFrom('cards', messages.importCards),
  'import products': importFrom('products', messages.importProducts),
  'import example': ofClub({
    summary: messages.importExample,
    arguments: {
      kind: { placeholder: 'kind', help: messages.exampleKind, choices: importKinds },
    },
    options: { out: { kind: 'text', placeholder: 'file.csv', help: messages.exampleOut } },
  }),
  'cards sheet': ofClub({
    summary: messages.cardsSheet,
    arguments: {},
    options: {
      out: { kind: 'text', placeholder: 'file.pdf', help: messages.out, required: true },
      player: { kind: 'text', placeholder: 'player', help: messages.player },
      type: { kind: 'choices', choices: cardTypes, help: messages.cardType },
    },
  }),
  'orders list': ofClub({
    summary: messages.ordersList,
    arguments: {},
    options: {
      status: {
        kind: 'choices',
        choices: orderStatuses,
        words: statusWords,
        help: messages.statusFilter,
      },
      since: { kind: 'date', placeholder: 'yyyy-mm-dd', help: messages.since },
      csv: { kind: 'flag', help: messages.csv },
    },
  }),
  'orders status': ofClub({
    summary: messages.ordersStatus,
    arguments: {
      orderId,
      status: {
        placeholder: 'status',
        help: messages.status,
        choices: orderStatuses,
        words: statusWords,
      },
    },
    options: {
      tracking: { kind: 'text', placeholder: 'number', help: messages.tracking },
      refund: { kind: 'flag', help: messages.refund },
    },
  }),
  'orders show': ofClub({
    summary: messages.ordersShow,
    arguments: { orderId },
    options: {},
  }),
  'orders undo': ofClub({
    summary: messages.ordersUndo,
    arguments: { orderId },
    options: {
      reason: { kind: 'text', placeholder: 'text', help: messages.reason, required: true },
    },
  }),
  'orders memo': ofClub({
    summary: messages.ordersMemo,
    arguments: { orderId },
    options: { text: { kind: 'text', placeholder: 'text', help: messages.memo } },
  }),
  'payments check': ofClub({
    summary: messages.paymentsCheck,
    arguments: {},
    options: {
      since: { kind: 'date', placeholder: 'yyyy-mm-dd', help: messages.sinceCheck },
    },
  }),
  announce: ofClub({
    summary: messages.announce,
    arguments: { topic: { placeholder: 'topicId|title', help: messages.topic } },
    options: {
      from: { kind: 'text', placeholder: 'loginId', help: messages.from, required: true },
      text: { kind: 'text', placeholder: 'text', help: messages.text },
    },
  }),
  'topics list': ofClub({ summary: messages.topicsList, arguments: {}, options: {} }),
  'topics create': ofClub({
    summary: messages.topicsCreate,
    arguments: { title: { placeholder: 'title', help: messages.title } },
    options: { player: { kind: 'list', placeholder: 'loginId', help: messages.members } },
  }),
} satisfies Record<string, CommandDefinition>;

export type CommandName = keyof typeof commandTable;
