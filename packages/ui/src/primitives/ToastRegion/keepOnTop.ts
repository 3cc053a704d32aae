/**
 * Shows the region in the top layer as a popover. A modal dialog makes everything outside itself inert, also
 * for screen readers, so while one is open the region is moved into it. While there is a toast, dialogs that
 * open and close are observed. A browser without popovers (before Chrome 114, Safari 17, Firefox 125) uses
 * the z-index.
 */
export function keepOnTop(host: HTMLElement, updating: boolean) {
  const moveToTopLayer = () => {
    const parent = topDialog() ?? document.body;
    if (host.parentElement !== parent) parent.append(host);
    const popover = host.firstElementChild;
    const closed =
      popover instanceof HTMLElement && popover.popover && !popover.matches(':popover-open');
    if (closed) popover.showPopover();
  };
  moveToTopLayer();
  if (!updating) return;
  const watch = new MutationObserver(moveToTopLayer);
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The focus is in the topmost dialog; if it was lost, the last dialog in the document is the best guess. */
function topDialog() {
  const focused = document.activeElement?.closest('dialog:modal');
  return focused ?? [...document.querySelectorAll('dialog:modal')].at(-1);
}
