import { formatDate, formatPhone } from '../../../format';
import { DescriptionList, DescriptionListItem, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffOrderDetailsMessages } from './messages';
import type { StaffOrder } from './StaffOrderDetails';
import { StaffOrderDetailsPart } from './StaffOrderDetailsPart';

/** Who ordered, and how to reach them. */
export function StaffOrderDetailsCustomer({ customer }: Pick<StaffOrder, 'customer'>) {
  const m = useMessages('StaffOrderDetails', staffOrderDetailsMessages);
  return (
    <StaffOrderDetailsPart title={m.customer}>
      <DescriptionList>
        <DescriptionListItem term={m.name}>{customer.name}</DescriptionListItem>
        {customer.kana && <DescriptionListItem term={m.kana}>{customer.kana}</DescriptionListItem>}
        <DescriptionListItem term={m.nickname}>{customer.fanName}</DescriptionListItem>
        <DescriptionListItem term={m.since}>{formatDate(customer.fanSince)}</DescriptionListItem>
        <DescriptionListItem term={m.phone}>
          <TextLink standalone href={`tel:${customer.phone}`}>
            {formatPhone(customer.phone)}
          </TextLink>
        </DescriptionListItem>
        <DescriptionListItem term={m.email}>
          <TextLink standalone href={`mailto:${customer.email}`}>
            {customer.email}
          </TextLink>
        </DescriptionListItem>
      </DescriptionList>
    </StaffOrderDetailsPart>
  );
}
