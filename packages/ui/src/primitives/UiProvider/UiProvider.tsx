// Engine: native anchor, until the app names its own link.
import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ElementType<LinkProps>>('a');

export type UiProviderProps = {
  /** Turns an href into navigation. Without one, links are plain anchors, as in Storybook. */
  linkComponent?: ElementType<LinkProps>;
  children: ReactNode;
};

/** Tells every link below how this product navigates, so that no component needs to know the router. */
export function UiProvider({ linkComponent = 'a', children }: UiProviderProps) {
  return <LinkContext value={linkComponent}>{children}</LinkContext>;
}

export const useLinkComponent = () => use(LinkContext);
