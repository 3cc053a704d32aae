import type { components } from '@homestand/api-client/contract';
import { CheckIcon, CloseIcon, EyeOffIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productStateMessages } from './messages';

export type ShopProductState = components['schemas']['ShopProductState'];

export type ProductStateProps = { status: ShopProductState };

const looks = {
  on_sale: { Sign: CheckIcon, tone: 'success', emphasis: 'soft' },
  hidden: { Sign: EyeOffIcon, tone: 'neutral', emphasis: 'outline' },
  retired: { Sign: CloseIcon, tone: 'neutral', emphasis: 'soft' },
} as const;

/** Whether fans see a product, by text, icon and shape. */
export function ProductState({ status }: ProductStateProps) {
  const m = useMessages('ProductState', productStateMessages);
  const { Sign, ...look } = looks[status];
  return (
    <Badge {...look}>
      <Sign size="tiny" />
      {m[status]}
    </Badge>
  );
}
