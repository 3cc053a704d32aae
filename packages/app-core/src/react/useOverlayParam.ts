import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsCurrent } from './useIsCurrent';

/** An overlay's state in the address: Back closes it, a reload keeps it. */
export function useOverlayParam(name: string) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isCurrent = useIsCurrent();

  function change(value: string | null, options: { replace: boolean; state?: unknown }) {
    setSearch((now) => {
      if (value === null) now.delete(name);
      else now.set(name, value);
      return now;
    }, options);
  }

  return {
    opened: search.get(name),
    open: (value: string) => change(value, { replace: false, state: { opened: name } }),
    /** Replaces the open value, so that Back still closes the overlay. */
    replace: (value: string) => change(value, { replace: true, state }),
    close() {
      // Back has closed it, and a call or an animation closes it after that.
      if (!isCurrent()) return;
      // Opened in the app: step back. Opened by its address: there is no entry to step back to.
      if (state?.opened === name) void navigate(-1);
      else change(null, { replace: true });
    },
  };
}
