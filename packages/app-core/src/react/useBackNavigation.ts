import { useLocation, useNavigate } from 'react-router-dom';

/** Navigation state that names the screen the link is on. */
export const comingFrom = (name: string) => ({ state: { from: name } });

/** Steps back in history when the previous entry is the named screen, which keeps its state. */
export function useBackNavigation(name: string): (() => void) | undefined {
  const navigate = useNavigate();
  const { state } = useLocation();
  return state?.from === name ? () => void navigate(-1) : undefined;
}
