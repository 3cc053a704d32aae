export { RefundDialog, type RefundDialogProps } from './RefundDialog';
export type {
  RefundAction,
  RefundMeans,
  RefundMoney,
  RefundRequest,
  StaffRefund,
} from './refundMoney';
