import { galleryStyles as styles } from '@homestand/ui/guide';
import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

type RoomProps = { name: string; text: string; children: ReactNode };

/** The components of one part of the app. */
export function Room({ name, text, children }: RoomProps) {
  return (
    <section className={styles.room}>
      <div className={styles.roomHead}>
        <h2 className={styles.roomName}>{name}</h2>
        <p className={styles.roomText}>{text}</p>
      </div>
      <ul className={styles.tiles}>{children}</ul>
    </section>
  );
}

type TileProps = {
  /** A story of the component. */
  of: object;
  size?: keyof typeof styles.samples;
};

/** A component as it is, drawn by its story; a press opens its page. */
export function Tile({ of, size = 'phone' }: TileProps) {
  const { story } = useOf(of, ['story']);
  const [, name = '', code = ''] = /([^/]+?)（(\w+)）$/.exec(story.title) ?? [];
  return (
    <li className={styles.tile}>
      <div className={styles.stage} inert>
        <div className={styles.samples[size]}>
          <Story of={of} />
        </div>
      </div>
      <div className={styles.caption}>
        <a className={styles.link} href={`./?path=/docs/${story.id.replace(/--.*/, '--docs')}`}>
          {name}
        </a>
        <code className={styles.code}>{code}</code>
      </div>
    </li>
  );
}

export function Guides({ children }: { children: ReactNode }) {
  return <ul className={styles.guides}>{children}</ul>;
}

type GuideProps = { path: string; name: string; text: string };

export function Guide({ path, name, text }: GuideProps) {
  return (
    <li className={styles.guide}>
      <a className={styles.link} href={`./?path=${path}`}>
        {name}
      </a>
      <span className={styles.guideText}>{text}</span>
    </li>
  );
}
