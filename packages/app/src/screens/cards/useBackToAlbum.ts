import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../paths';

/** Back to where one was in the album; to its top for whoever came by address. */
export function useBackToAlbum() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () =>
    void (state?.fromAlbum ? navigate(-1) : navigate(pathTo('cards'), { replace: true }));
}
