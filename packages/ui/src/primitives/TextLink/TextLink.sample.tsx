import { Text, TextLink } from '@homestand/ui';

export function Returns() {
  return (
    <Text>
      返品と交換については、
      <TextLink href="#returns">返品のご案内</TextLink>
      をご覧ください。
    </Text>
  );
}
