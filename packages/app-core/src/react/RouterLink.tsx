import type { LinkProps } from '@homestand/ui';
import { Link } from 'react-router-dom';

/** How this app navigates; told to ui once. */
export const RouterLink = ({ href, ...props }: LinkProps) => <Link to={href} {...props} />;
