import { Button, type LinkProps, Stack, Text, UiProvider } from '@homestand/ui';
import { useSyncExternalStore } from 'react';

/** Stands for the link of a router: it changes the address without loading the page again. */
function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        window.location.hash = href;
      }}
    />
  );
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

export function App() {
  const path = useSyncExternalStore(subscribe, () => window.location.hash);
  return (
    <UiProvider linkComponent={RouterLink}>
      <Stack align="start">
        <Text>今の場所：{path || 'はじめ'}</Text>
        <Button href="#orders">注文履歴へ</Button>
      </Stack>
    </UiProvider>
  );
}
