import { useId, useState } from 'react';
import * as icons from '../../icons';
import { Copy } from './Copy';
import * as styles from './IconTable.css';
import { type IconName, iconWords } from './iconWords';

const names = Object.keys(iconWords) as IconName[];
const set: Record<IconName, typeof icons.BoxIcon> = { ...icons };

/** Every icon with its Japanese name; found by any of its words, copied as code or as SVG. */
export function IconTable() {
  const id = useId();
  const [query, setQuery] = useState('');
  const found = find(query);
  return (
    <div className={styles.page}>
      <div className={styles.search}>
        <label className={styles.label} htmlFor={id}>
          名前や使いみちで探す
        </label>
        <input
          id={id}
          type="search"
          className={styles.input}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className={styles.count}>
          {found.length > 0 ? `${found.length} 個` : '見つかりません。別の言葉で探してください。'}
        </p>
      </div>
      <ul className={styles.list}>
        {found.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    </div>
  );
}

/** The icons whose names, use or other words contain every word of the query. */
function find(query: string): IconName[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return names.filter((icon) => {
    const { name, use, search } = iconWords[icon];
    const text = folded(`${icon} ${name} ${use} ${search}`);
    return words.every((word) => text.includes(word));
  });
}

/** Katakana as hiragana, full width as half width, in lower case. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

function Row({ name }: { name: IconName }) {
  const Sign = set[name];
  const { name: title, use } = iconWords[name];
  return (
    <li className={styles.row}>
      <Sign />
      <div className={styles.about}>
        <strong className={styles.title}>{title}</strong>
        <code className={styles.code}>{name}</code>
        <span className={styles.use}>{use}</span>
      </div>
      <div className={styles.copies}>
        <Copy label="コード" text={`<${name} />`} short={name} compact />
        <Copy label="SVG" text={svgOf(Sign({}).props.d)} short={name} compact />
      </div>
    </li>
  );
}

/** As a drawing program takes it: what Icon.css.ts says stands in attributes. */
const svgOf = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
