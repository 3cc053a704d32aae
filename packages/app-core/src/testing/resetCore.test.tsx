import { createRoot, type Root } from 'react-dom/client';
import useSWR, { SWRConfig } from 'swr';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { resetCore } from './resetCore';

test('what still loads after a story is neither awaited nor shown in the next', async () => {
  const answers: ((text: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const first = show(load);
  await expect.poll(() => answers).toHaveLength(1);
  first.unmount();
  resetCore();
  show(load);
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]?.('old');
  answers[1]?.('new');
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('new');
});

function show(load: () => Promise<string>): Root {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <SWRConfig>
      <Shown load={load} />
    </SWRConfig>,
  );
  return root;
}

function Shown({ load }: { load: () => Promise<string> }) {
  const { data } = useSWR('text', load);
  return <p>{data}</p>;
}
