export { vars } from './contract.css';
export { floatingHeight } from './floatingHeight.css';
export { focusRing } from './focus.css';
export { beams, pinstripes, soft } from './grounds';
export { visuallyHidden } from './hidden.css';
export { container, media } from './media';
export { panel, panelColumn } from './panel.css';
export { displayStyle, evenLines, phrases, sentences, textStyle } from './text.css';
