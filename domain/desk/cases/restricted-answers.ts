import type { Submission } from '../../applications/submissions/submission-record.ts'
import { isAllowed } from '../people/roles.ts'
import type { StaffMember } from '../people/staff.ts'

/**
 * Whether a person may read a case's answers about health and offences (a "no" to an offence question is one too) and the flags
 * that follow from them: leads, and the person to whom the case is assigned. The one place that decides it: for pages, search,
 * comparison, export, print, digests and events.
 */
export function mayReadRestricted(
	{ id, role }: Pick<StaffMember, 'id' | 'role'>,
	{ assignedTo }: Pick<Submission, 'assignedTo'>,
): boolean {
	return role === 'lead' || (isAllowed(role, 'cases') && assignedTo === id)
}
