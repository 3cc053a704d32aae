import { type ComponentProps, createContext, type ElementType, use } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

export const LinkContext = createContext<ElementType<LinkProps>>('a');

export const useLinkComponent = () => use(LinkContext);
