import type { NoticeContent, ToastItem } from '@homestand/ui';
import { create } from 'zustand';

export type Toast = Pick<ToastItem, 'id' | 'tone'> & { notice: NoticeContent };

type Toasts = { items: readonly Toast[] };

let count = 0;

const useToastsStore = create<Toasts>(() => ({ items: [] }));

export const useToasts = () => useToastsStore((state) => state.items);
export const getToasts = () => useToastsStore.getState().items;

/** Short message over any screen. Never the only display of an error that needs an action. */
export function showToast(notice: NoticeContent, tone: ToastItem['tone'] = 'neutral') {
  count += 1;
  // A counter, since crypto.randomUUID does not exist on a page without TLS, such as a laptop opened from a
  // phone.
  const toast = { id: String(count), notice, tone };
  const text = JSON.stringify(notice);
  useToastsStore.setState(({ items }) => ({
    // A notice that is already queued is not repeated.
    items: items.some((item) => JSON.stringify(item.notice) === text) ? items : [...items, toast],
  }));
}

export function dismissToast(id: string) {
  useToastsStore.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
}
