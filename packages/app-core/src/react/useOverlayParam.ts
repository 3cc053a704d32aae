import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What is open over a screen, in its address: Back closes it, a reload keeps it. */
export function useOverlayParam(name: string) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

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
    /** Something else in its place, so that Back still closes it. */
    replace: (value: string) => change(value, { replace: true, state }),
    close() {
      // Opened here: the step is taken back. Come by address: there is no step to take back.
      if (state?.opened === name) void navigate(-1);
      else change(null, { replace: true });
    },
  };
}
