import { useAction } from '@homestand/app-core/react/useAction';
import { type DeskCodeSheetProps, useNextDeskName } from '@homestand/ui';
import { useState } from 'react';
import { createDeskCode, type DeskCode, type useDesks } from '../../data/counter/desks';
import { deskAddress } from '../../paths';
import { remainingHours } from './remainingHours';

type Made = DeskCode & { knownIds: readonly string[] };

/** The sheet that makes a phone a desk: its fields, the code, and whether the phone is in the list. */
export function useDeskCode(desks: ReturnType<typeof useDesks>): {
  openSheet: () => void;
  sheet: DeskCodeSheetProps;
} {
  const nextName = useNextDeskName();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [end, setEnd] = useState('');
  const [ends, setEnds] = useState<readonly string[]>([]);
  const [made, setMade] = useState<Made | null>(null);
  const { pending, error, run, clear } = useAction();
  const list = desks.data?.list ?? [];

  function begin() {
    setMade(null);
    clear();
    setName(nextName(list.map((desk) => desk.name)));
    setEnd('');
    setEnds(remainingHours(new Date()));
    setOpen(true);
  }

  async function show() {
    const code = await run(() => createDeskCode({ name, ...(end !== '' && { endsAt: end }) }));
    if (code) setMade({ ...code, knownIds: list.map(({ id }) => id) });
  }

  return {
    openSheet: begin,
    sheet: {
      open,
      fields: { name, onNameChange: setName, end, onEndChange: setEnd, ends },
      code: made && {
        address: deskAddress(made.code),
        name: made.name,
        endsAt: made.endsAt,
        expiresAt: made.expiresAt,
      },
      added: list.some((desk) => desk.name === made?.name && !made.knownIds.includes(desk.id)),
      pending,
      error,
      onShow: () => void show(),
      onNext: begin,
      onClose: () => setOpen(false),
    },
  };
}
