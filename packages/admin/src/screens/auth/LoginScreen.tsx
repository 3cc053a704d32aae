import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { StaffLoginForm, useNoticeText, usePlayerLoginForm } from '@homestand/ui';
import { useLocation } from 'react-router-dom';
import { isFanHere, logIn } from '../../data/auth/login';
import { fansAddressOf } from '../../paths';

const asStaff = '&as=staff';

export function LoginScreen() {
  const textOf = useNoticeText();
  const { pathname, search } = useLocation();
  const form = usePlayerLoginForm({
    onSubmit: logIn,
    errorOf: (error) => textOf(errorNotice(error)),
  });
  const fan = isFanHere() && search !== '' && !search.endsWith(asStaff);
  return (
    <StaffLoginForm
      {...form}
      fan={
        fan
          ? { href: fansAddressOf(search), staffHref: `${pathname}${search}${asStaff}` }
          : undefined
      }
    />
  );
}
