import { LogoutDialog, LogoutDialogButton, SanctionNotice, Screen } from '@homestand/ui';
import { useSanctions } from '../data/moderation/sanctions';
import { OrdersAndCodes } from '../screens/orders/OrdersAndCodes';
import { ConnectionBanner } from './ConnectionBanner';
import { useLogout } from './useLogout';

/** In place of every screen of a suspended fan: why and until when, and the orders with their codes and receipts. */
export function SuspendedScreen() {
  const logout = useLogout();
  return (
    <Screen
      title={{ screen: 'suspended' }}
      action={<LogoutDialogButton onLogout={logout.ask} />}
      notice={
        <>
          <ConnectionBanner />
          <SanctionNotice {...useSanctions({ of: 'suspension' })} />
        </>
      }
    >
      <OrdersAndCodes />
      <LogoutDialog {...logout.dialog} />
    </Screen>
  );
}
