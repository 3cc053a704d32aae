import { ContentMissing } from '@homestand/ui';

export function UnknownThread() {
  return <ContentMissing what="thread" listHref="#messages" />;
}
