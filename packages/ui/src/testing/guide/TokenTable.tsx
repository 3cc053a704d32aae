import {
  type ColorRole,
  contrastOf,
  contrastPairs,
  dark,
  light,
  type Token,
  type TokenGroup,
  tokenGroups,
} from '../../tokens';
import { Copy } from './Copy';
import * as styles from './TokenTable.css';
import { colorUse, tokenGroupWords } from './words';

/** Every token with its name, where code finds it, its CSS variable and its values; each is copied by a press. */
export function TokenTable({ groups = tokenGroups }: { groups?: readonly TokenGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={`tokens-${group.name}`}>
          <h2 className={styles.title} id={`tokens-${group.name}`}>
            {tokenGroupWords[group.name]?.title}
          </h2>
          <p className={styles.use}>{tokenGroupWords[group.name]?.use}</p>
          <ul className={styles.rows}>
            {group.tokens.map((token) => (
              <Row key={token.variable} token={token} type={group.type} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ token, type }: { token: Token; type: TokenGroup['type'] }) {
  const { path, code, variable } = token;
  const use = type === 'color' && colorUse[path[1] as ColorRole];
  const isThemed = token.light !== token.dark;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <strong className={styles.name}>{path.slice(1).join('.')}</strong>
        {use && <span className={styles.use}>{use}</span>}
        <Pairs token={token} />
      </div>
      <div className={styles.copies}>
        <Copy label="コード" text={code} />
        <Copy label="CSS" text={`var(${variable})`} />
        <Copy label={isThemed ? 'ライト' : '値'} text={token.light} color={type === 'color'} />
        {isThemed && <Copy label="ダーク" text={token.dark} color={type === 'color'} />}
      </div>
    </li>
  );
}

/** The roles that components put on this colour or under it, with the contrast in both themes. */
function Pairs({ token }: { token: Token }) {
  const [group, name] = token.path;
  const pairs = contrastPairs.filter(([front, back]) => front === name || back === name);
  if (group !== 'color' || pairs.length === 0) return null;
  return (
    <ul className={styles.pairs} aria-label="組み合わせとコントラスト">
      {pairs.map((pair) => (
        <li key={pair.join()}>
          {pair[0] === name ? `${pair[1]} の上` : `${pair[0]} をのせる`}{' '}
          {ratio(contrastOf(pair, light))}／{ratio(contrastOf(pair, dark))}（{pair[2]} 以上）
        </li>
      ))}
    </ul>
  );
}

const ratio = (value: number) => value.toFixed(1);
