import { Table, TableRowLink } from '@homestand/ui';

const people = [
  { id: 'a', name: '三浦 さとみ', role: '責任者', since: '2026年10月1日' },
  { id: 'b', name: '佐野 みなみ', role: 'レジ', since: '2026年11月18日' },
];

export function People() {
  return (
    <Table
      label="スタッフ"
      cards="tablet"
      items={people}
      getKey={({ id }) => id}
      columns={[
        {
          header: '名前',
          card: 'start',
          cell: ({ id, name }) => <TableRowLink href={`#${id}`}>{name}</TableRowLink>,
        },
        { header: '役割', card: 'end', cell: ({ role }) => role },
        { header: '登録', labelled: true, cell: ({ since }) => since },
      ]}
    />
  );
}
