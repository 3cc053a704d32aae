import { SanctionNotice } from '@homestand/ui';
import { useSanctions } from '../data/messages/sanctions';

/** Tells a fan what staff decided about them. */
export const SanctionBanner = () => <SanctionNotice {...useSanctions()} />;
