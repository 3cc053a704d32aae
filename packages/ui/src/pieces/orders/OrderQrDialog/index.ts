export { OrderQrDialog, type OrderQrDialogProps } from './OrderQrDialog';
