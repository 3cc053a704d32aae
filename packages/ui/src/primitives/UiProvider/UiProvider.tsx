// Engine: native anchor, until the app names its own link.
import type { ElementType, ReactNode } from 'react';
import { type PictureSettings, PictureSettingsContext, plainPictures } from './pictureSettings';
import { LinkContext, type LinkProps } from './useLinkComponent';
import { MessageOverridesContext, type UiMessageOverrides } from './useMessages';
import { SiteNameContext } from './usePageTitle';

export type { PictureSettings, PictureWidth } from './pictureSettings';
export type { LinkProps } from './useLinkComponent';
export type { UiMessageOverrides } from './useMessages';

const noOverrides: UiMessageOverrides = {};

export type UiProviderProps = {
  /** Component that renders links and navigates. By default links are plain anchors, as in Storybook. */
  linkComponent?: ElementType<LinkProps>;
  /** Texts that replace the default ones, by component: `{ CartSummary: { total: '合計' } }`. */
  messages?: UiMessageOverrides;
  /** How pictures are loaded. By default each address is used as it is. */
  pictures?: PictureSettings;
  /** Name of the club, after the screen's name in the title of the page. */
  siteName?: string;
  children: ReactNode;
};

/**
 * Provides the link component, so that no other component depends on the router, the addresses of pictures, and a
 * club's name and own texts.
 */
export function UiProvider({
  linkComponent = 'a',
  messages = noOverrides,
  pictures = plainPictures,
  siteName = '',
  children,
}: UiProviderProps) {
  return (
    <LinkContext value={linkComponent}>
      <PictureSettingsContext value={pictures}>
        <MessageOverridesContext value={messages}>
          <SiteNameContext value={siteName}>{children}</SiteNameContext>
        </MessageOverridesContext>
      </PictureSettingsContext>
    </LinkContext>
  );
}
