export { clubFacts, clubRoutes } from './club.routes.ts';
export { type ClubFiles, withClubFiles } from './files.ts';
export { reportRoutes, reportsPath } from './policyReports.ts';
export { visibleSampleRows } from './sampleRows.queries.ts';
