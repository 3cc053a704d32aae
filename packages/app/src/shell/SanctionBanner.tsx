import { SanctionNotice } from '@homestand/ui';
import { useSanctions } from '../data/moderation/sanctions';

/** Tells a fan what staff decided about their messages. */
export const SanctionBanner = () => <SanctionNotice {...useSanctions({ of: 'messages' })} />;
