import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from './paths';
import { HomeScreen } from './screens/home/HomeScreen';

const NotFoundScreen = lazy(() =>
  import('./screens/not-found/NotFoundScreen').then(({ NotFoundScreen: Screen }) => ({
    default: Screen,
  })),
);

/** Every route of the app. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home()} element={<HomeScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
