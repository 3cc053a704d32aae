import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { type ContextMedia, useNoticeText } from '@homestand/ui';
import { useEffect, useRef, useState } from 'react';
import { loadReportMedia } from '../../data/moderation/reports';

/** Loads pictures and videos of one report when they are asked for, and keeps them until they are hidden or the report is left. */
export function useReportMedia(reportId: string) {
  const textOf = useNoticeText();
  const [items, setItems] = useState<Record<string, ContextMedia>>({});
  const urls = useRef(new Map<string, string>());
  const isOver = useRef(false);
  useEffect(() => {
    const opened = urls.current;
    isOver.current = false;
    return () => {
      isOver.current = true;
      for (const url of opened.values()) URL.revokeObjectURL(url);
      opened.clear();
    };
  }, []);

  const set = (messageId: string, media: ContextMedia) =>
    setItems((items) => ({ ...items, [messageId]: media }));

  async function show(messageId: string) {
    set(messageId, { status: 'pending' });
    try {
      const file = await loadReportMedia(reportId, messageId);
      if (isOver.current) return;
      const src = URL.createObjectURL(file);
      urls.current.set(messageId, src);
      set(messageId, { status: 'shown', src });
    } catch (error) {
      set(messageId, { status: 'failed', error: textOf(errorNotice(error)) });
    }
  }

  function hide(messageId: string) {
    URL.revokeObjectURL(urls.current.get(messageId) ?? '');
    urls.current.delete(messageId);
    setItems(({ [messageId]: _hidden, ...rest }) => rest);
  }

  return { items, onShow: (messageId: string) => void show(messageId), onHide: hide };
}
