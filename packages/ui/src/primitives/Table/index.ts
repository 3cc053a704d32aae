export { Table, type TableColumn, type TableProps } from './Table';
export { TableRowLink, type TableRowLinkProps } from './TableRowLink';
