// What only the staff app needs: the fans' app does not load it.
// With the file extension: the contract tests load this file in plain Node.
import * as staffResponses from './staffResponseShapes.gen.ts';
import { addResponses } from './validate.ts';

export {
  type StaffArea,
  type StaffOperation,
  type StaffRole,
  type StaffStep,
  staffAreas,
  staffOperations,
  stepOperations,
  verifyingOperations,
} from './staffAreas.ts';

/** The client checks responses of staff calls from then on. Call it before the first one. */
export const addStaffResponses = () => addResponses(staffResponses);
