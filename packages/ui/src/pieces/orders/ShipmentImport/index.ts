export {
  ShipmentImport,
  type ShipmentImportItem,
  type ShipmentImportProps,
} from './ShipmentImport';
