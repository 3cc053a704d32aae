import { personTextMaxLength } from '../../../limits.gen';
import { Button, Select, Stack, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { type PersonFieldsMessages, personFieldsMessages, prefectures } from './messages';
import * as styles from './PersonFields.css';
import { bindField, type PersonFieldsAddressBinding } from './usePersonForm';
import { type PostalLookup, postalState } from './usePostalFill';

export type PersonFieldsAddressProps = PersonFieldsAddressBinding & {};

/** Fields for the address. Pair with `usePersonForm`. */
export function PersonFieldsAddress({ postal, ...form }: PersonFieldsAddressProps) {
  const m = useMessages('PersonFields', personFieldsMessages);
  const { enterKeyHint: _none, ...prefecture } = bindField(form, 'prefecture');

  return (
    <Stack>
      <Stack gap="xs">
        <div className={styles.short}>
          <TextField
            {...bindField(form, 'postalCode')}
            kind="postalCode"
            slots={{ before: m.postalMark }}
            label={m.postalCode}
            necessity="required"
          />
        </div>
        <PersonFieldsPostal {...postal[postalState]} wrong={form.errors.postalCode !== undefined} />
      </Stack>
      <div className={styles.short}>
        <Select
          {...prefecture}
          autoComplete="address-level1"
          label={m.prefecture}
          necessity="required"
          items={prefectures.map((name) => ({ value: name, label: name }))}
        />
      </div>
      <TextField
        {...bindField(form, 'city')}
        kind="city"
        label={m.city}
        necessity="required"
        maxLength={personTextMaxLength}
      />
      <TextField
        {...bindField(form, 'street')}
        kind="street"
        label={m.street}
        hint={m.streetHint}
        necessity="required"
        maxLength={personTextMaxLength}
      />
      <TextField
        {...bindField(form, 'building')}
        kind="building"
        label={m.building}
        necessity="optional"
        maxLength={personTextMaxLength}
        enterKeyHint="done"
      />
    </Stack>
  );
}

type Postal = PostalLookup[typeof postalState];

type Props = Pick<Postal, 'status' | 'places' | 'filled' | 'undone' | 'onChoose' | 'onUndo'> & {
  /** The field has an error, which stands between it and these words: only results are shown. */
  wrong: boolean;
};

/** Result of a postal code lookup: announced, can be undone, and never blocks the form. */
function PersonFieldsPostal(props: Props) {
  const { status, places, filled, undone, wrong, onChoose, onUndo } = props;
  const m = useMessages('PersonFields', personFieldsMessages);
  const address = Object.values(filled).join('');
  const chosen = places.findIndex(({ town }) => filled.street === town);

  return (
    <>
      <div className={styles.response}>
        <p role="status" className={styles.words}>
          {!(wrong && status === 'idle') &&
            wordsOf({ status, undone, address, choosing: places.length > 0 && chosen < 0 }, m)}
        </p>
        {status === 'filled' && address !== '' && (
          <Button emphasis="bare" size="small" onClick={onUndo}>
            {undone ? m.redo : m.undo}
          </Button>
        )}
      </div>
      {places.length > 0 && (
        <Select
          label={m.town}
          placeholder={m.townPlaceholder}
          items={places.map((place, index) => ({
            value: String(index),
            label: places.every(({ city }) => city === place.city)
              ? place.town
              : place.city + place.town,
          }))}
          value={chosen < 0 ? '' : String(chosen)}
          onValueChange={(index) => {
            const place = places[Number(index)];
            if (index !== '' && place) onChoose(place);
          }}
        />
      )}
    </>
  );
}

type State = Pick<Postal, 'status' | 'undone'> & { address: string; choosing: boolean };

function wordsOf({ status, undone, address, choosing }: State, m: PersonFieldsMessages): string {
  if (choosing) return m.postalSeveral;
  if (status === 'filled') return undone ? m.postalUndone : m.postalFilled(address);
  return {
    idle: m.postalIdle,
    searching: m.postalSearching,
    unchanged: m.postalUnchanged,
    unknown: m.postalUnknown,
    unreachable: m.postalUnreachable,
  }[status];
}
