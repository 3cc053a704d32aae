import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';

/** Whoever acts; undefined for the operator's commands. */
export type Actor = { id: string; name: string; sessionId: string; deviceId: string };

type Entry = {
  action:
    | 'login'
    | 'logout'
    | 'refuse_second_factor'
    | 'add_passkey'
    | 'remove_passkey'
    | 'add_one_time_code'
    | 'remove_one_time_code'
    | 'create_recovery_codes'
    | 'reset_second_factor'
    | 'end_session'
    | 'list_log'
    | 'export_log'
    | 'search_pickups'
    | 'read_pickup'
    | 'download_pickups'
    | 'list_orders'
    | 'export_orders'
    | 'read_order'
    | 'change_memo'
    | 'create_refund'
    | 'settle_refund'
    | 'ship_orders'
    | 'preview_shipments'
    | 'export_labels'
    | 'list_packing'
    | 'hand_over'
    | 'refuse_hand_over'
    | 'list_refused_hand_overs'
    | 'undo_hand_over'
    | 'list_reports'
    | 'read_report'
    | 'decide_report'
    | 'undo_report_decision'
    | 'create_staff'
    | 'change_role'
    | 'reset_password'
    | 'remove_staff'
    | 'create_desk_code'
    | 'enrol_desk'
    | 'end_desk'
    | 'correct_till'
    | 'export_tills';
  orderIds?: string[];
  fanIds?: string[];
  /** The staff account or the desk that is changed. */
  accountId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string | undefined;
};

/** PostgreSQL refuses JSON with half of a surrogate pair, at which a client may have cut a text. */
const json = (value: Record<string, unknown> | undefined) =>
  value === undefined
    ? null
    : JSON.stringify(value, (_key, one: unknown) =>
        typeof one === 'string' ? one.toWellFormed() : one,
      );

/** Adds a row to the staff log. Call it in the transaction of the change. */
export async function writeStaffLog(
  db: Queries,
  actor: Actor | undefined,
  { action, orderIds = [], fanIds = [], accountId, before, after, reason }: Entry,
): Promise<void> {
  await db
    .insertInto('staffLog')
    .values({
      id: newId(),
      staffId: actor?.id ?? null,
      staffName: actor?.name ?? null,
      sessionId: actor?.sessionId ?? null,
      deviceId: actor?.deviceId ?? null,
      action,
      orderIds,
      fanIds,
      accountId: accountId ?? null,
      before: json(before),
      after: json(after),
      reason: reason ?? null,
    })
    .execute();
}
