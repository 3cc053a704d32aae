import { formatDate, formatPhone } from '../../../format';
import { TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { staffOrderDetailsMessages } from './messages';
import type { StaffOrder } from './StaffOrderDetails';
import * as styles from './StaffOrderDetails.css';
import { StaffOrderDetailsFact } from './StaffOrderDetailsFact';
import { StaffOrderDetailsPart } from './StaffOrderDetailsPart';

/** Who ordered, and how to reach them. */
export function StaffOrderDetailsCustomer({ customer }: Pick<StaffOrder, 'customer'>) {
  const m = useMessages('StaffOrderDetails', staffOrderDetailsMessages);
  return (
    <StaffOrderDetailsPart title={m.customer}>
      <dl className={styles.facts}>
        <StaffOrderDetailsFact term={m.name}>{customer.name}</StaffOrderDetailsFact>
        {customer.kana && (
          <StaffOrderDetailsFact term={m.kana}>{customer.kana}</StaffOrderDetailsFact>
        )}
        <StaffOrderDetailsFact term={m.nickname}>{customer.fanName}</StaffOrderDetailsFact>
        <StaffOrderDetailsFact term={m.since}>
          {formatDate(customer.fanSince)}
        </StaffOrderDetailsFact>
        <StaffOrderDetailsFact term={m.phone}>
          <TextLink standalone href={`tel:${customer.phone}`}>
            {formatPhone(customer.phone)}
          </TextLink>
        </StaffOrderDetailsFact>
        <StaffOrderDetailsFact term={m.email}>
          <TextLink standalone href={`mailto:${customer.email}`}>
            {customer.email}
          </TextLink>
        </StaffOrderDetailsFact>
      </dl>
    </StaffOrderDetailsPart>
  );
}
