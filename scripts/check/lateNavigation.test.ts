import { expect, test } from 'vitest';
import { checkLateNavigation } from './lateNavigation.ts';

const screen = 'packages/admin/src/screens/useScreen.tsx';
const hook = `function useScreen(options) {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();`;

const linesOf = (content: string, others: Record<string, string> = {}) =>
  checkLateNavigation(new Map([[screen, content], ...Object.entries(others)])).map(
    ({ line }) => line,
  );

test('the search that closed an order of the counter is found', () => {
  const content = `export function useSearch() {
    const navigate = useNavigate();
    const ask = useEffectEvent(() => {
      setSent(value);
      void navigate(pathTo('counter') + search, { replace: true });
    });
    useEffect(() => {
      if (value === asked) return;
      const timer = setTimeout(() => ask(), typingPauseMs);
      return () => clearTimeout(timer);
    }, [value, asked]);
  }`;
  expect(linesOf(content)).toEqual([9]);
});

test('the saved favourite that led to my page is found', () => {
  const content = `export function usePlayerChoice() {
    const navigate = useNavigate();
    return {
      async onSave(id) {
        try {
          await choose(id);
          setTimeout(() => void navigate(pathTo('myPage')), timeToSee);
        } catch (thrown) {
          setPending(false);
        }
      },
    };
  }`;
  expect(linesOf(content)).toEqual([7]);
});

test('the saved address that led to the addresses is found', () => {
  const content = `export function useAddressEditing() {
    const navigate = useNavigate();
    const back = useBackNavigation('address');
    async function submit() {
      try {
        await save(trimmed(values), saved !== null);
        showToast({ kind: 'addressSaved' });
        if (back) back();
        else void navigate(pathTo('address'), { replace: true });
      } catch (thrown) {
        setPending(false);
      }
    }
    return { onSubmit: () => void submit() };
  }`;
  expect(linesOf(content)).toEqual([9]);
});

test.each([
  ['in an effect', 'useEffect(() => { if (wanted) navigate(wanted); }, [wanted]);'],
  ['when a call ends', 'remove(id).then(() => navigate(list));'],
  ['as what is called when a call ends', 'const go = () => navigate(list); remove(id).then(go);'],
  ['to another site', 'const start = async () => window.location.assign(await begin());'],
  [
    'in the search',
    'const [, setSearch] = useSearchParams();\n save().finally(() => setSearch({}));',
  ],
  [
    'in a function',
    'function go() { navigate(a); } const save = async () => { await put(); go(); };',
  ],
  [
    'asking before the call',
    'async function f() { if (isCurrent()) { await put(); navigate(a); } }',
  ],
])('a late navigation is found: %s', (_, code) => {
  expect(linesOf(`${hook} ${code} }`)).toHaveLength(1);
});

test('a callback is followed through hooks and components of other files', () => {
  const others = {
    'packages/ui/src/useSetup.ts': `export function useSetup(options: Options) {
      const { onDone } = options;
      const show = (codes) => codes.length === 0 && onDone();
      return { onCode: async () => show(await onConfirm()) };
    }`,
    'packages/ui/src/Card.tsx': `export function Card({ onClose }: Props) {
      useEffect(() => void setTimeout(() => onClose(), fadeMs));
    }`,
    'packages/admin/src/screens/useOwn.ts':
      'export const useOwn = (onEnd) => useSetup({ onDone: () => onEnd?.() });',
  };
  expect(linesOf(`${hook} useOwn(() => navigate(account)); }`, others)).toHaveLength(1);
  expect(
    linesOf(`${hook} return <Card onClose={() => navigate(album)} />; }`, others),
  ).toHaveLength(1);
  expect(linesOf(`${hook} return <Card onOpen={() => navigate(album)} />; }`, others)).toEqual([]);
});

test.each([
  ['a tap', 'return { onOpen: () => void navigate(place), onSearch() { navigate(place); } };'],
  [
    'a tap after which something is awaited',
    'const f = async () => { navigate(a); await save(); };',
  ],
  ['an event', 'useEffect(() => followTypedScans((text) => navigate(text)), []);'],
  ['asking first', 'const f = async () => { await save(); if (isCurrent()) navigate(a); };'],
  [
    'asking first, by leaving',
    'const f = async () => { await save(); if (!isCurrent()) return; navigate(a); };',
  ],
  ['asking whether to replace', 'put().then(() => navigate(a, { replace: isCurrent() }));'],
  ['a function that asks', 'const go = () => isCurrent() && navigate(a); setTimeout(go, 200);'],
  ['reading the search', 'const [search] = useSearchParams(); put().then(() => search.get(name));'],
])('%s is no late navigation', (_, code) => {
  expect(linesOf(`${hook} ${code} }`)).toEqual([]);
});
