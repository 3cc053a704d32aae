import { addStaffResponses } from '@homestand/api-client/staff';
import {
  createScreenStories,
  routeAt,
  type ScreenParameters as SharedParameters,
} from '@homestand/app-core/testing/screenStories';
import { beginStaffSession, type StaffSession } from '../data/staff/staffSession';
import { patterns, type RouteName } from '../paths';
import { RoutePage } from '../routes/RoutePage';
import type { AppRoute } from '../routes/routes';
import { Toasts } from '../shell/Toasts';
import { resetModules } from './resetModules';
import { emptyAnswers, fullAnswers } from './sampleAnswers';
import { sessions, verifyingSession } from './sampleStaff';

export {
  empty,
  failed,
  loading,
  missing,
  offline,
  shows,
  showsFailure,
} from '@homestand/app-core/testing/screenStories';

type ScreenParameters = SharedParameters<RouteName> & {
  /** Whom the table of routes lets in. */
  for: AppRoute['for'];
  /** Who is logged in, if it is not the usual person of the area. */
  session?: StaffSession;
};

addStaffResponses();

export const { screenMeta, sampleScreen } = createScreenStories<RouteName, ScreenParameters>({
  base: '/admin',
  patterns,
  fullAnswers,
  emptyAnswers,
  resetModules,
  logIn(screen) {
    const session = screen.session ?? usualSession(screen.for);
    if (session) beginStaffSession(session);
  },
  page: (screen, { for: who }) => <RoutePage route={{ screen, for: who }} />,
  toasts: <Toasts />,
  // Both apps have routes of the same name.
  screenAt(pathname) {
    const name = routeAt(patterns, pathname);
    return name === undefined ? null : `staff/${name}`;
  },
});

function usualSession(who: AppRoute['for']): StaffSession | null {
  if (who === 'guest' || who === 'all') return null;
  if (who === 'secondFactorStep') return verifyingSession;
  if (who === 'pickups') return sessions.desk;
  return who === 'staff' ? sessions.owner : sessions.manager;
}
