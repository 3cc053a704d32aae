import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { isFanOnDevice } from '@homestand/app-core/session/fanOnDevice';
import { StaffLoginForm, useNoticeText, usePlayerLoginForm } from '@homestand/ui';
import { useLocation } from 'react-router-dom';
import { useClub } from '../../data/counter/club';
import { unsentOnDevice } from '../../data/counter/deskStorage';
import { logIn } from '../../data/staff/login';
import { fansAddressOf } from '../../paths';

const asStaff = '&as=staff';

export function LoginScreen() {
  const textOf = useNoticeText();
  const { pathname, search } = useLocation();
  const form = usePlayerLoginForm({
    onSubmit: logIn,
    errorOf: (error) => textOf(errorNotice(error)),
  });
  const fan = isFanOnDevice() && search !== '' && !search.endsWith(asStaff);
  const unsent = unsentOnDevice();
  const { data: club } = useClub();
  return (
    <StaffLoginForm
      {...form}
      club={club}
      unsent={
        unsent.length > 0
          ? { count: unsent.length, ofDesk: unsent.some(({ by }) => by?.enrolled !== false) }
          : undefined
      }
      fan={
        fan
          ? { href: fansAddressOf(search), staffHref: `${pathname}${search}${asStaff}` }
          : undefined
      }
    />
  );
}
