import { parseUrl } from '../../../format/internal';
import { ExternalIcon } from '../../../icons';
import { Button, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './ExternalPurchase.css';
import { externalPurchaseMessages } from './messages';

export type ExternalPurchaseProps = {
  /** Address of the seller's page. Only http and https links are shown. */
  href: string | null;
};

/** Link to a seller on whose site a product is bought; opens in a new tab. */
export function ExternalPurchase({ href }: ExternalPurchaseProps) {
  const m = useMessages('ExternalPurchase', externalPurchaseMessages);
  const page = webPage(href);
  if (!page)
    return (
      <div className={styles.unavailable}>
        <strong>{m.unavailable}</strong>
        <Text as="span" tone="muted">
          {m.unavailableHelp}
        </Text>
      </div>
    );

  return (
    <Stack gap="md">
      <Button tone="accent" fullWidth href={page.href} newTab icon={<ExternalIcon size="small" />}>
        {m.buy}
      </Button>
      <Text kind="caption" phrases tone="muted" align="center">
        {m.help(page.host)}
      </Text>
    </Stack>
  );
}

function webPage(href: string | null): URL | null {
  const url = href === null ? null : parseUrl(href);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
