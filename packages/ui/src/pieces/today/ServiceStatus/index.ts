export { ServiceStatus, type ServiceStatusItem, type ServiceStatusProps } from './ServiceStatus';
