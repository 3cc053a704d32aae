import '@radix-ui/themes/styles.css';
import * as Toast from '@radix-ui/react-toast';
import { Button, Checkbox, Dialog, Select, Tabs, Text, TextField, Theme } from '@radix-ui/themes';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [lastAction, setLastAction] = useState(false);
  return (
    <Theme>
      <Toast.Provider duration={2000}>
        <Dialog.Root>
          <Dialog.Trigger>
            <Button>開く</Button>
          </Dialog.Trigger>
          <Dialog.Content>
            <Dialog.Title>題名</Dialog.Title>
            <TextField.Root placeholder="名前" />
          </Dialog.Content>
        </Dialog.Root>
        <Tabs.Root defaultValue="a">
          <Tabs.List>
            <Tabs.Trigger value="a">甲</Tabs.Trigger>
            <Tabs.Trigger value="b">乙</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="a">甲</Tabs.Content>
        </Tabs.Root>
        <Select.Root defaultValue="a">
          <Select.Trigger />
          <Select.Content>
            <Select.Item value="a">東京</Select.Item>
            <Select.Item value="b">神奈川</Select.Item>
          </Select.Content>
        </Select.Root>
        <Text as="label">
          <Checkbox /> 同意
        </Text>
        <Button onClick={() => setLastAction(true)}>知らせる</Button>
        <Toast.Root open={lastAction} onOpenChange={setLastAction}>
          <Toast.Title>完了</Toast.Title>
        </Toast.Root>
        <Toast.Viewport />
      </Toast.Provider>
    </Theme>
  );
}

createRoot(document.body).render(<Page />);
