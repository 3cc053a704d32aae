import type { ToastItem } from '@homestand/ui';
import { create } from 'zustand';

type Toasts = { items: readonly ToastItem[] };

let count = 0;

const useToastsStore = create<Toasts>(() => ({ items: [] }));

export const useToasts = () => useToastsStore((state) => state.items);

/** Short news above whatever shows. Never the only place of an error that someone must act on. */
export function showToast(message: string, tone: ToastItem['tone'] = 'neutral') {
  count += 1;
  // Counted: crypto.randomUUID does not exist on a page without TLS, such as a phone's look at a laptop.
  const toast = { id: String(count), message, tone };
  useToastsStore.setState(({ items }) => ({
    // Said once is said: the same news twice in a row would only keep people waiting.
    items: items.some((item) => item.message === message) ? items : [...items, toast],
  }));
}

export function dismissToast(id: string) {
  useToastsStore.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}
