import { SendIcon } from '../../icons';
import { Avatar, Badge, Button, Heading, IconButton, Progress, TextLink } from '../../primitives';
import { assignInlineVars } from '../../styles/inlineVars';
import { type ColorRoles, colorsFrom, sampleColor } from '../../tokens';
import { players } from '../players';
import { portrait } from '../portrait';
import * as styles from './Guide.css';

/** The club's own colour and three that are as different as possible. */
const bases = [sampleColor, '#0050b5', '#ffd400', '#006b3f'] as const;

/** The same components for each base colour. */
export function Clubs() {
  return (
    <div className={styles.clubs}>
      {bases.map((base) => {
        const themes = colorsFrom(base);
        return (
          <section key={base} className={styles.club} aria-label={base}>
            <Half base={base} colors={themes.light} />
            <Half base={base} colors={themes.dark} />
          </section>
        );
      })}
    </div>
  );
}

function Half({ base, colors }: { base: string; colors: ColorRoles }) {
  const player = players[2];
  // Each colour's variable is named after its role.
  const colorVars = Object.fromEntries(
    Object.entries(colors).map(([role, color]) => [`var(--${role})`, color]),
  );
  return (
    <div className={styles.clubHalf} style={assignInlineVars(colorVars)}>
      <Avatar src={portrait(player, { base })} size="large" />
      <Heading level={3}>
        {player.name} <Badge>NEW</Badge>
      </Heading>
      <p className={styles.bubble}>次も応援に行きます！</p>
      <Progress label="集めたカード" value={6} max={24} valueText="6 / 24" />
      <p className={styles.tip}>
        次は11月23日です。<TextLink href="#schedule">日程を見る</TextLink>
      </p>
      <Button tone="accent" fullWidth>
        応援する
      </Button>
      <Button tone="accent" emphasis="quiet" fullWidth>
        あとで
      </Button>
      <IconButton tone="accent" label="送信" icon={<SendIcon />} />
    </div>
  );
}
