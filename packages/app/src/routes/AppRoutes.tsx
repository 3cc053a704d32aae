import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { Suspense } from 'react';
import { generatePath, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { patterns } from '../paths';
import { RoutePage } from './RoutePage';
import { legacyPatterns, routes } from './routes';

const NotFoundScreen = lazyScreen(() => import('../shell/NotFoundScreen'), 'NotFoundScreen');

const InstallAndUpdateOffers = lazyScreen(
  () => import('../shell/lateChunkSignedIn'),
  'InstallAndUpdateOffers',
);

// They never change.
const elements = (
  <Routes>
    <Route path={patterns.home} element={<Moved to={patterns.top} />} />
    {routes.map((route) => (
      <Route
        key={route.name}
        path={patterns[route.name]}
        element={<RoutePage route={route} offers={<InstallAndUpdateOffers />} />}
      />
    ))}
    {legacyPatterns.map(({ from, to }) => (
      <Route key={from} path={from} element={<Moved to={to} />} />
    ))}
    <Route
      path="*"
      element={
        <Suspense fallback={null}>
          <NotFoundScreen />
        </Suspense>
      }
    />
  </Routes>
);

/** Renders the table of routes. */
export const AppRoutes = () => elements;

/** Redirects an old path, with its parameters and query. */
function Moved({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={generatePath<string>(to, useParams()) + search} replace />;
}
