import type { Role } from '#domain/desk/roles.ts'

/** With what a role includes. */
export const ROLE_NAMES: Record<Role, string> = {
	team: 'team (applications, questions, newsletter, packing orders)',
	treasurer: 'treasurer (donations, orders, Gift Aid)',
	lead: 'lead (everything, people, settings, deletion)',
}
