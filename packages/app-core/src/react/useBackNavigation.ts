import { useLocation, useNavigate } from 'react-router-dom';

/** What a place is told by the one that leads to it. */
export const comingFrom = (name: string) => ({ state: { from: name } });

/** The step back, for whoever came from that place and would find it there as it was left. */
export function useBackNavigation(name: string): (() => void) | undefined {
  const navigate = useNavigate();
  const { state } = useLocation();
  return state?.from === name ? () => void navigate(-1) : undefined;
}
