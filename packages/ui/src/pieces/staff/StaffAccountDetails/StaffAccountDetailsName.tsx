import { useState } from 'react';
import { Button, Form, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffAccountDetailsMessages } from './messages';

type Props = { stored: string; onRename: (name: string) => Promise<unknown> };

/** The name, to change. The typed text stays after a failure. */
export function StaffAccountDetailsName({ stored, onRename }: Props) {
  const m = useMessages('StaffAccountDetails', staffAccountDetailsMessages);
  const [name, setName] = useState(stored);
  const [previous, setPrevious] = useState(stored);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  if (previous !== stored) {
    setPrevious(stored);
    if (name === previous) setName(stored);
  }

  async function save() {
    setTried(true);
    if (name.trim() === '') return;
    setPending(true);
    await onRename(name.trim()).catch(() => {});
    setPending(false);
  }

  return (
    <Form label={m.name} pending={pending} onSubmit={() => void save()}>
      <TextField
        label={m.name}
        labelHidden
        maxLength={50}
        autoComplete="off"
        value={name}
        onValueChange={setName}
        error={tried && name.trim() === '' ? m.nameRequired : undefined}
      />
      {name.trim() !== stored && (
        <Button type="submit" fullWidth pending={pending}>
          {m.saveName}
        </Button>
      )}
    </Form>
  );
}
