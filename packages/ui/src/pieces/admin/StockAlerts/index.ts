export { type StockAlert, StockAlerts, type StockAlertsProps } from './StockAlerts';
