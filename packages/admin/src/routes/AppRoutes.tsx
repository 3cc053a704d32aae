import { Route, Routes } from 'react-router-dom';
import { patterns } from '../paths';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import { RoutePage } from './RoutePage';
import { routes } from './routes';

// They never change.
const elements = (
  <Routes>
    {routes.map((route) => (
      <Route key={route.name} path={patterns[route.name]} element={<RoutePage route={route} />} />
    ))}
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
);

export const AppRoutes = () => elements;
