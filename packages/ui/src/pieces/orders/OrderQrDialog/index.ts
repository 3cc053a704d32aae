export { type OrderQrDialogMessages, orderQrDialogMessages } from './messages';
export { OrderQrDialog, type OrderQrDialogProps } from './OrderQrDialog';
