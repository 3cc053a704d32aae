import type { LinkProps } from '@homestand/ui';
import { Link } from 'react-router-dom';

/** Router link for the design system's `linkComponent`. */
export const RouterLink = ({ href, ...props }: LinkProps) => <Link to={href} {...props} />;
