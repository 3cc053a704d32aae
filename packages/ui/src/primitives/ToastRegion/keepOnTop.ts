/**
 * The region stands in the top layer as a popover. A modal dialog makes everything outside itself
 * inert, unheard as well as out of reach, so while one is open the region lives inside it. For as
 * long as there is a toast, dialogs that open and close are followed. A browser without popovers
 * (before Chrome 114, Safari 17, Firefox 125) leaves it where its z-index puts it.
 */
export function keepOnTop(host: HTMLElement, busy: boolean) {
  const lift = () => {
    const parent = topDialog() ?? document.body;
    if (host.parentElement !== parent) parent.append(host);
    const popover = host.firstElementChild;
    const closed =
      popover instanceof HTMLElement && popover.popover && !popover.matches(':popover-open');
    if (closed) popover.showPopover();
  };
  lift();
  if (!busy) return;
  const watch = new MutationObserver(lift);
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The focus is always in the topmost one; if it was lost, the last in the page is the best guess. */
function topDialog() {
  const focused = document.activeElement?.closest('dialog:modal');
  return focused ?? [...document.querySelectorAll('dialog:modal')].at(-1);
}
