/** The extent of what a page shows, in a window that is as wide as the page. */
export type ContentSize = { isOver: boolean; width: number; height: number };

/** As high as the window when an element lies over the page, such as a dialog. */
export function contentSize(page: Document = document): ContentSize {
  const { body, documentElement } = page;
  const view = page.defaultView ?? window;
  const { scrollWidth, scrollHeight, clientWidth } = documentElement;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const liesOver = (element: Element) =>
    element.matches(':modal, :popover-open') || view.getComputedStyle(element).position === 'fixed';

  const elements = Array.from(body.querySelectorAll('*'));
  const width = Math.max(scrollWidth, clientWidth);
  if (elements.some((element) => liesOver(element) && isSeen(element)))
    return { isOver: true, width, height: Math.max(scrollHeight, view.innerHeight) };

  let bottom = 1;
  const measure = (element: Element) => {
    if (isSeen(element))
      bottom = Math.max(bottom, element.getBoundingClientRect().bottom + view.scrollY);
    // Content clipped by a scrolling box is not in the picture.
    if (view.getComputedStyle(element).overflowY === 'visible') {
      for (const child of element.children) measure(child);
    }
  };
  for (const child of body.children) measure(child);
  const padding = Number.parseFloat(view.getComputedStyle(body).paddingBottom);
  return { isOver: false, width, height: Math.ceil(bottom + padding) };
}
