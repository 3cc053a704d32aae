import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../paths';

/** Back to the scrolled album; to the top of the album when the page was opened by its address. */
export function useBackToAlbum() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () =>
    void (state?.fromAlbum ? navigate(-1) : navigate(pathTo('cards'), { replace: true }));
}
