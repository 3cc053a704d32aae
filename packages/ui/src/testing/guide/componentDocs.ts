/**
 * What is written by hand about a component, in Japanese, in Name.docs.ts beside it. The page adds what the code
 * says: its words, defaults, types, keyboard behaviour, stories and tests. The code example is the source of a story.
 */
export type ComponentDocs = {
  /** What designers call it. */
  name: string;
  /** In kana, of a name that is not written in them alone. The search finds it so and in romaji. */
  reading?: string;
  /** Other words one may search for: of the use, of other design systems. */
  search?: readonly string[];
  /** One or two sentences: what it does for the person who uses the screen. */
  purpose: string;
  /** When it is right. */
  use: readonly string[];
  /** When it is not, and the component, or the way, that is right then. */
  avoid: readonly { when: string; instead: string }[];
  /** Its parts, in the order in which they are numbered. */
  anatomy: readonly Part[];
  /** What the values of a prop stand for, by prop and value. */
  kinds?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Arguments for those of its messages that are functions. */
  words?: Readonly<Record<string, readonly unknown[]>>;
  /** Components that stand beside it, and what they do there. */
  related: Readonly<Record<string, string>>;
  /** What the names and types of its own props do not say. */
  props?: Readonly<Record<string, string>>;
  /** The other components that its folder exports. */
  others?: Readonly<Record<string, { purpose: string; props?: Readonly<Record<string, string>> }>>;
};

type Part = {
  part: string;
  /** What it holds, when it is there, what it must not be. */
  note: string;
  /** CSS selector in its first story, where the number is drawn. None if that story does not show the part. */
  at?: string;
};
