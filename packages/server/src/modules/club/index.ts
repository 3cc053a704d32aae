export { clubFacts, clubRoutes } from './club.routes.ts';
export { policyReportPath, policyReportRoutes } from './policyReports.ts';
export { visibleSampleRows } from './sampleRows.queries.ts';
export { type ClubFiles, shapes, withClubFiles } from './storeClubFiles.ts';
