import { facts } from 'virtual:homestand/component-facts';
import { pageStyles as styles } from '@homestand/ui/guide';

/** The component whose page describes this one: itself, or the one whose folder it is in. */
const pageOf = (name: string) =>
  name in facts ? name : Object.keys(facts).find((page) => name in (facts[page]?.components ?? {}));

/** The name of a component as code, which leads to its page. */
export function Code({ children }: { children: string }) {
  const code = <code className={styles.code}>{children}</code>;
  const page = pageOf(children);
  if (page === undefined) return code;
  // Ids are the name in kebab case.
  const id = page.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2').toLowerCase();
  return (
    <a className={styles.link} href={`./?path=/docs/${id}--docs`} target="_top">
      {code}
    </a>
  );
}

/** A text in which `Name` in backquotes is code, and leads to the page of a component. */
export function Prose({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <Code key={part}>{part}</Code>));
}
