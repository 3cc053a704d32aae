import { screens } from 'virtual:homestand/screen-flow';
import { flowStyles as styles } from '@homestand/ui/guide';
import { useState } from 'react';
import { type Lane, lanesOf, type Person, type Step } from '../../scripts/screenFlow/lanes.ts';
import { LiveScreen } from './LiveScreen';
import { StoryPicture } from './StoryPicture';
import { useGlobals } from './useGlobals';

const persons: Record<Person, string> = { fan: 'ファン', player: '選手', staff: 'スタッフ' };
const lanes = lanesOf(screens);
const lanesFor = (person: string) => lanes.filter((lane) => lane.person === person);
const countOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { next }) => sum + 1 + countOf(next), 0);

/** All screens as pictures in lanes, with arrows along the links of the route tables. A press makes one live. */
export function FlowMap() {
  const [open, setOpen] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const { globals, scheme } = useGlobals();
  const board: Board = {
    globals,
    scheme,
    leadsTo: screens.find(({ route }) => route === pointed)?.links ?? [],
    onPoint: setPointed,
    onOpen: setOpen,
  };
  return (
    <div className={styles.board}>
      <nav aria-label="だれの画面か">
        <ul className={styles.persons}>
          {Object.entries(persons).map(([person, name]) => (
            <li key={person}>
              <a className={styles.jump} href={`#${person}`} target="_self">
                {name}
                <span className={styles.count}>
                  {lanesFor(person).reduce((sum, { starts }) => sum + countOf(starts), 0)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {Object.entries(persons).map(([person, name]) => (
        <section key={person} id={person} className={styles.person} aria-label={name}>
          <h2 className={styles.personName}>{name}</h2>
          <div className={styles.lanes}>
            {lanesFor(person).map((lane) => (
              <LaneOf key={lane.name} lane={lane} board={board} />
            ))}
          </div>
        </section>
      ))}
      {open !== null && (
        <LiveScreen route={open} globals={globals} onOpen={setOpen} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

type Board = {
  globals: Record<string, unknown>;
  scheme: 'light' | 'dark';
  /** Where the screen leads that the pointer or the focus is on. */
  leadsTo: readonly string[];
  onPoint: (route: string | null) => void;
  onOpen: (route: string) => void;
};

function LaneOf({ lane: { name, starts }, board }: { lane: Lane; board: Board }) {
  return (
    <section className={styles.lane}>
      <h3 className={styles.laneName}>{name}</h3>
      <ul className={styles.starts}>
        {starts.map((step) => (
          <li key={step.route}>
            <StepOf step={step} board={board} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepOf({ step: { route, title, storyId, next }, board }: { step: Step; board: Board }) {
  const { globals, scheme, leadsTo, onPoint, onOpen } = board;
  return (
    <div className={styles.step}>
      <button
        type="button"
        className={styles.screen}
        aria-haspopup="dialog"
        data-leads={leadsTo.includes(route) || undefined}
        onClick={() => onOpen(route)}
        onPointerEnter={() => onPoint(route)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(route)}
        onBlur={() => onPoint(null)}
      >
        <span className={styles.picture}>
          <StoryPicture
            id={storyId}
            title=""
            scheme={scheme}
            width={156}
            maxHeight={338}
            globals={globals}
          />
        </span>
        <span className={styles.title}>{title}</span>
      </button>
      {next.length > 0 && (
        <ul className={styles.next}>
          {next.map((after) => (
            <li key={after.route} className={styles.after}>
              <StepOf step={after} board={board} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
