export { contractStylesheet, renderContractPage } from './contractPage.ts';
export type { OpenApiDocument } from './openApiDocument.ts';
