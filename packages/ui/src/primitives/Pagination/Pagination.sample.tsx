import { Pagination, Text } from '@homestand/ui';

export function Pages() {
  return (
    <Pagination
      label="ページ"
      previous={{ label: '前のページ', href: '#1' }}
      next={{ label: '次のページ', href: '#3' }}
    >
      <Text kind="small">51–100 / 1,234件</Text>
    </Pagination>
  );
}
