import { LineCallbackPanel } from '@homestand/ui';
import { pathTo } from '../../paths';
import { useLineCallback } from './useLineCallback';

export function LineCallbackScreen() {
  return <LineCallbackPanel {...useLineCallback()} loginHref={`${pathTo('login')}?again=1`} />;
}
