export { HandOverUndo, type HandOverUndoProps } from './HandOverUndo';
