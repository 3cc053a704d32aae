import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrent } from './useIsCurrent';

/** Navigation state that names the screen the link is on. */
export const comingFrom = (name: string) => ({ state: { from: name } });

/**
 * Steps back in history when the previous entry is the named screen, which keeps its state; once, also if it is called
 * again, or somebody has stepped back before.
 */
export function useBackNavigation(name: string): (() => void) | undefined {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isCurrent = useIsCurrent();
  return state?.from === name ? () => void (isCurrent() && navigate(-1)) : undefined;
}
