export { DeskEnrolment, type DeskEnrolmentProps } from './DeskEnrolment';
