import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button, Checkbox, MantineProvider, Modal, Select, Tabs, TextInput } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider>
      <Notifications />
      <Button onClick={() => setOpen(true)}>開く</Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="題名">
        <TextInput label="名前" />
      </Modal>
      <Tabs defaultValue="a">
        <Tabs.List>
          <Tabs.Tab value="a">甲</Tabs.Tab>
          <Tabs.Tab value="b">乙</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">甲</Tabs.Panel>
      </Tabs>
      <Select label="県" data={['東京', '神奈川']} />
      <Checkbox label="同意" />
      <Button onClick={() => notifications.show({ message: '完了' })}>知らせる</Button>
    </MantineProvider>
  );
}

createRoot(document.body).render(<Page />);
