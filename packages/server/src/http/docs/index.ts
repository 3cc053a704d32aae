export { contractStylesheet, renderContractPage } from './contract-page.ts';
export type { OpenApiDocument } from './document.ts';
