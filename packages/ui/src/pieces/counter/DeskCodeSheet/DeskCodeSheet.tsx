import { formatTime } from '../../../format/internal';
import {
  Button,
  Form,
  Notice,
  QrCode,
  Select,
  Sheet,
  Stack,
  StatusSign,
  Text,
  TextField,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './DeskCodeSheet.css';
import { deskCodeSheetMessages } from './messages';

export type DeskCode = {
  /** Content of the QR code. */
  address: string;
  name: string;
  endsAt: string;
  /** Until when the code can be used. */
  expiresAt: string;
};

export type DeskCodeSheetProps = {
  open: boolean;
  fields: {
    name: string;
    onNameChange: (name: string) => void;
    /** Time at which the desk ends; empty for the end of the day. */
    end: string;
    onEndChange: (end: string) => void;
    /** Times to choose from, beside the end of the day. */
    ends: readonly string[];
  };
  /** Null until it was made. */
  code: DeskCode | null;
  /** A phone has become a desk by this code. */
  added: boolean;
  pending: boolean;
  error: string | null;
  /** Makes a code, the first and each further one. */
  onShow: () => void;
  /** Back to the fields, for the next desk. */
  onNext: () => void;
  onClose: () => void;
};

const endOfDay = 'end-of-day';

/** Makes a helper's phone a desk: name and hour, then the QR code for the phone, then that it worked. */
export function DeskCodeSheet({ open, fields, code, onClose, ...rest }: DeskCodeSheetProps) {
  const m = useMessages('DeskCodeSheet', deskCodeSheetMessages);
  const { added, pending, error, onShow, onNext } = rest;
  return (
    <Sheet open={open} title={m.title} onClose={onClose}>
      <Stack gap="lg">
        <div>
          <div role="status">
            {code && added && (
              <p className={styles.added}>
                <StatusSign mark="check" size="large" />
                {m.added(code.name)}
              </p>
            )}
          </div>
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        </div>
        {!code && (
          <Form label={m.form} pending={pending} onSubmit={onShow}>
            <TextField
              label={m.name}
              hint={m.nameHint}
              value={fields.name}
              onValueChange={fields.onNameChange}
              maxLength={20}
              autoComplete="off"
            />
            <Select
              label={m.end}
              value={fields.end === '' ? endOfDay : fields.end}
              onValueChange={(end) => fields.onEndChange(end === endOfDay ? '' : end)}
              items={[
                { value: endOfDay, label: m.endOfDay },
                ...fields.ends.map((end) => ({ value: end, label: m.hour(formatTime(end)) })),
              ]}
            />
            <Button type="submit" tone="accent" fullWidth pending={pending}>
              {m.show}
            </Button>
          </Form>
        )}
        {code && !added && (
          <Stack align="center">
            <Text phrases align="center">
              {m.scan}
            </Text>
            <div className={styles.code}>
              <QrCode value={code.address} label={m.code(code.name)} />
            </div>
            <Text kind="label" phrases align="center">
              {m.desk(code.name, formatTime(code.endsAt))}
            </Text>
            <Text phrases align="center">
              {m.once(formatTime(code.expiresAt))}
            </Text>
            <Button emphasis="quiet" fullWidth pending={pending} onClick={onShow}>
              {m.again}
            </Button>
          </Stack>
        )}
        {code && added && (
          <Stack gap="sm">
            <Button tone="accent" fullWidth onClick={onNext}>
              {m.next}
            </Button>
            <Button emphasis="bare" fullWidth onClick={onClose}>
              {m.done}
            </Button>
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}

/** Proposes a name for the next desk: the first number that no running desk has. */
export function useNextDeskName(): (taken: readonly string[]) => string {
  const { numbered } = useMessages('DeskCodeSheet', deskCodeSheetMessages);
  return (taken) => {
    let number = 1;
    while (taken.includes(numbered(number))) number++;
    return numbered(number);
  };
}
