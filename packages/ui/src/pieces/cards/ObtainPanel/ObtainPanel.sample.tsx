import { ObtainPanel } from '@homestand/ui';
import { useEffect, useState } from 'react';

export function CardClaim() {
  const [stored, setStored] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStored(true), 3000);
    return () => clearTimeout(timer);
  }, []);
  return <ObtainPanel status={stored ? 'stored' : 'asking'} albumHref="#cards" />;
}
