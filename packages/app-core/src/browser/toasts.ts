import type { NoticeContent, ToastItem } from '@homestand/ui';
import { createObservable } from './observable';

export type Toast = Pick<ToastItem, 'id' | 'tone'> & { notice: NoticeContent };

let count = 0;

const toasts = createObservable<readonly Toast[]>([]);

export const useToasts = toasts.useValue;
export const getToasts = toasts.get;

/** Short message over any screen. Never the only display of an error that needs an action. */
export function showToast(notice: NoticeContent, tone: ToastItem['tone'] = 'neutral') {
  count += 1;
  // A counter, since crypto.randomUUID does not exist on a page without TLS, such as a laptop opened from a
  // phone.
  const toast = { id: String(count), notice, tone };
  const text = JSON.stringify(notice);
  // A notice that is already queued is not repeated.
  if (!getToasts().some((item) => JSON.stringify(item.notice) === text))
    toasts.set([...getToasts(), toast]);
}

export function dismissToast(id: string) {
  toasts.set(getToasts().filter((item) => item.id !== id));
}
