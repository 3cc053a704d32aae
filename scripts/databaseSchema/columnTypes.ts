/**
 * Unions with a name, and the columns that have them. The values are those of the columns' check constraints, which
 * must be the same; `values` are those that the database does not check.
 */
export const namedUnions: Record<
  string,
  { about?: string; columns: readonly string[]; values?: readonly string[] }
> = {
  Role: {
    about: 'Fans and players.',
    columns: ['messages.sender_type', 'message_reports.reporter_type'],
  },
  ReportReason: { columns: ['message_reports.reason'] },
  SanctionKind: { columns: ['fan_sanctions.kind'] },
  DeliveryMethod: { columns: ['orders.delivery_method'] },
  DeliveryStatus: {
    columns: [
      'orders.delivery_status',
      'order_changes.delivery_status',
      'push_told_orders.delivery_status',
    ],
  },
  PaymentStatus: { columns: ['orders.payment_status', 'order_changes.payment_status'] },
  PaymentPhase: { columns: ['payments.phase'] },
  RefundKind: { columns: ['refunds.kind'] },
  RefundMeans: { columns: ['refunds.means'] },
  RefundState: { columns: ['refunds.state', 'order_changes.refund_state'] },
  RefusedHandOverReason: {
    about: 'Why a hand-over that a counter made without the server was refused.',
    columns: ['refused_hand_overs.reason'],
    values: [
      'handed_over',
      'canceled',
      'refunded',
      'payment_pending',
      'payment_failed',
      'shipping',
      'payment_differs',
    ],
  },
  Settlement: {
    about:
      'What a person found out about it: a second piece left, only the record is double, or the money went back.',
    columns: ['refused_hand_overs.settled_as'],
  },
  ExternalService: {
    columns: ['external_services.name'],
    values: ['line', 'payment', 'push'],
  },
  StaffOrderState: {
    about: 'What an order is for the office: one word for each that is handled in its own way.',
    columns: ['orders.state'],
    values: [
      'pending',
      'received',
      'unshipped',
      'shipped',
      'canceled',
      'payment_pending',
      'payment_failed',
      'refund_due',
      'refunded',
    ],
  },
};

/** Types of columns that neither the type in the database nor a constraint says. */
export const columnTypes: Record<string, string> = {
  'order_changes.carrier': 'Carrier',
  'sessions.device_browser': 'DeviceBrowser',
  'sessions.device_system': 'DeviceSystem',
  'staff_passkeys.device_system': 'DeviceSystem',
  'events.data': 'Record<string, unknown>',
  'idempotency_keys.answer': 'object',
  'payment_checks.differences': 'object[]',
  'match_closings.figures': 'object',
  'products.image_texts': 'Record<string, string>',
  'staff_log.after': 'Record<string, unknown>',
  'staff_log.before': 'Record<string, unknown>',
  'staff_log_as_written.after': 'Record<string, unknown>',
  'staff_log_as_written.before': 'Record<string, unknown>',
  'staff_log_as_written.reason': 'Record<string, unknown>',
};

export const columnComments: Record<string, string> = {
  'desk_codes.desk_id': 'The desk that a phone has become with it; null until then.',
  'staff.login_id': 'Login ID and password are null for a desk, which has who enrolled it.',
  'staff_totp.confirmed_at': 'Null until the first code was right.',
  'staff_totp.secret': 'Encrypted.',
  'matches.day': 'In Tokyo, YYYY-MM-DD.',
  'till_counts.day': 'In Tokyo, YYYY-MM-DD.',
  'till_entries.day': 'In Tokyo, YYYY-MM-DD.',
};

export const imports = `import type { Carrier } from '@homestand/api-client/carriers';
import type { components } from '@homestand/api-client/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type DeviceSystem = components['schemas']['DeviceSystem'];
type DeviceBrowser = components['schemas']['DeviceBrowser'];
`;
