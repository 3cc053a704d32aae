/**
 * A browser shows a ring where the focus went by keys, and in fields for text. The clicks of a play are events of a
 * script, after which it would show one wherever they went: here a press of the pointer and of a key count as what they
 * play.
 */
let isByKeys = false;

/** A story begins as if someone had tapped to it. */
export const endFocusByKeys = () => {
  isByKeys = false;
};

addEventListener('pointerdown', endFocusByKeys, true);
addEventListener(
  'keydown',
  () => {
    isByKeys = true;
  },
  true,
);

const isForText = (element: HTMLElement) =>
  element.matches(
    'textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=file], [type=range], [type=button], [type=submit])',
  );

const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  focus.call(this, { focusVisible: isByKeys || isForText(this), ...options });
};
