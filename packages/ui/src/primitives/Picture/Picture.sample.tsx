import { Picture } from '@homestand/ui';

const field =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="green" d="M0 0h4v3H0z"/></svg>';

export function Stadium() {
  return <Picture src={field} alt="芝生の球場" ratio="4/3" rounded="md" />;
}
