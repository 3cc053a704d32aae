// Engine: native anchor, until the app names its own link.
import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';
import { MessageOverridesContext, type UiMessageOverrides } from './useMessages';

export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ElementType<LinkProps>>('a');
const noOverrides: UiMessageOverrides = {};

export type UiProviderProps = {
  /** Component that renders links and navigates. By default links are plain anchors, as in Storybook. */
  linkComponent?: ElementType<LinkProps>;
  /** Texts that replace the default ones, by component: `{ CartSummary: { total: '合計' } }`. */
  messages?: UiMessageOverrides;
  children: ReactNode;
};

/** Provides the link component, so that no other component depends on the router, and a club's own texts. */
export function UiProvider({
  linkComponent = 'a',
  messages = noOverrides,
  children,
}: UiProviderProps) {
  return (
    <LinkContext value={linkComponent}>
      <MessageOverridesContext value={messages}>{children}</MessageOverridesContext>
    </LinkContext>
  );
}

export const useLinkComponent = () => use(LinkContext);
