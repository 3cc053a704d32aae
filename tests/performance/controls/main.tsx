import '@homestand/ui/global.css';
import '@homestand/ui/theme.css';
import { Button, Checkbox, Dialog, Select, Tabs, TextField, ToastRegion } from '@homestand/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [open, setOpen] = useState(false);
  const [lastAction, setLastAction] = useState(false);
  const [name, setName] = useState('');
  const [tab, setTab] = useState('a');
  const [place, setPlace] = useState('a');
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>開く</Button>
      <Dialog open={open} title="題名" onClose={() => setOpen(false)}>
        <TextField label="名前" value={name} onValueChange={setName} />
      </Dialog>
      <Tabs
        label="分類"
        items={[
          { id: 'a', label: '甲' },
          { id: 'b', label: '乙' },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <Select
        label="県"
        value={place}
        items={[
          { value: 'a', label: '東京' },
          { value: 'b', label: '神奈川' },
        ]}
        onValueChange={setPlace}
      />
      <Checkbox label="同意" checked={agreed} onCheckedChange={setAgreed} />
      <Button onClick={() => setLastAction(true)}>知らせる</Button>
      <ToastRegion
        items={lastAction ? [{ id: 'a', tone: 'neutral', message: '完了' }] : []}
        onDismiss={() => setLastAction(false)}
      />
    </>
  );
}

createRoot(document.body).render(<Page />);
