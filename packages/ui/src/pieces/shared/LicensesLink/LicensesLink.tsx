import { TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { licensesLinkMessages } from './messages';

export type LicensesLinkProps = {
  /** The file that the build writes beside the app. */
  href: string;
};

/** To the licences of the software that is in the app, in a tab of its own. */
export function LicensesLink({ href }: LicensesLinkProps) {
  const m = useMessages('LicensesLink', licensesLinkMessages);
  return (
    <p>
      <TextLink href={href} tone="neutral" standalone newTab>
        {m.label}
      </TextLink>
    </p>
  );
}
