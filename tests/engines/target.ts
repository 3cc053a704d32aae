/** An element as a person finds it: by its role and name, by its label, or by its text. */
export type Target = {
  by: 'role' | 'field' | 'text' | 'css';
  /** The role or the selector; empty for fields and texts. */
  value: string;
  name?: Name;
};

/** A whole name, or a part of it as a regular expression. */
type Name = { text: string } | { pattern: string };

const nameOf = (name: string | RegExp): Name =>
  typeof name === 'string' ? { text: name } : { pattern: name.source };

const byRole =
  (role: string) =>
  (name: string | RegExp): Target => ({ by: 'role', value: role, name: nameOf(name) });

export const article = byRole('article');
export const button = byRole('button');
export const dialog = byRole('dialog');
export const heading = byRole('heading');
export const link = byRole('link');
export const menuItem = byRole('menuitem');
export const region = byRole('region');

/** An input, a text area or a select. */
export const field = (label: string | RegExp): Target => ({
  by: 'field',
  value: '',
  name: nameOf(label),
});

/** An element with this text of its own. */
export const text = (content: string | RegExp): Target => ({
  by: 'text',
  value: '',
  name: nameOf(content),
});

export const css = (selector: string): Target => ({ by: 'css', value: selector });

export function describe({ by, value, name }: Target): string {
  const label = name && ('text' in name ? `"${name.text}"` : `/${name.pattern}/`);
  return [value || by, label].filter(Boolean).join(' ');
}
