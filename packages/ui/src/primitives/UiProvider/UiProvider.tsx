// Engine: native anchor, until the app names its own link.
import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ElementType<LinkProps>>('a');

export type UiProviderProps = {
  /** Component that renders links and navigates. By default links are plain anchors, as in Storybook. */
  linkComponent?: ElementType<LinkProps>;
  children: ReactNode;
};

/** Provides the link component, so that no other component depends on the router. */
export function UiProvider({ linkComponent = 'a', children }: UiProviderProps) {
  return <LinkContext value={linkComponent}>{children}</LinkContext>;
}

export const useLinkComponent = () => use(LinkContext);
