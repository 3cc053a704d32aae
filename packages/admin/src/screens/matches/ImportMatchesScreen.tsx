import { FileImport, StaffPage } from '@homestand/ui';
import { exportMatches, importMatches } from '../../data/matches/matches';
import { pathTo } from '../../paths';
import { useFileExport } from '../useFileExport';
import { useFileImport } from '../useFileImport';

/** Matches added and changed by a file. */
export function ImportMatchesScreen() {
  return (
    <StaffPage backHref={pathTo('matches')} current="matches">
      <FileImport
        kind="matches"
        {...useFileImport(importMatches)}
        csv={useFileExport('matches', exportMatches)}
      />
    </StaffPage>
  );
}
