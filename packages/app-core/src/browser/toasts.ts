import type { ToastItem } from '@homestand/ui';
import { create } from 'zustand';

type Toasts = { items: readonly ToastItem[] };

let count = 0;

const useToastsStore = create<Toasts>(() => ({ items: [] }));

export const useToasts = () => useToastsStore((state) => state.items);

/** Short message over any screen. Never the only display of an error that needs an action. */
export function showToast(message: string, tone: ToastItem['tone'] = 'neutral') {
  count += 1;
  // A counter, since crypto.randomUUID does not exist on a page without TLS, such as a laptop opened from a
  // phone.
  const toast = { id: String(count), message, tone };
  useToastsStore.setState(({ items }) => ({
    // A message that is already queued is not repeated.
    items: items.some((item) => item.message === message) ? items : [...items, toast],
  }));
}

export function dismissToast(id: string) {
  useToastsStore.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}
