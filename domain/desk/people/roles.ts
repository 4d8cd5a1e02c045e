/** What a person may do at the desk. Each person has one role. */
export const ROLES = ['team', 'treasurer', 'lead'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_WORDS: Record<Role, string> = { team: 'Team', treasurer: 'Treasurer', lead: 'Lead' }

/** What a page or an action of the desk needs. */
export type Permission = keyof typeof ALLOWED

/**
 * Who may do what. Answers about health and offences are not here: they depend on who holds the case
 * (`restricted-answers.ts`).
 */
const ALLOWED = {
	cases: ['team', 'lead'],
	newsletter: ['team', 'lead'],
	donations: ['treasurer', 'lead'],
	/** What is to pack and to post, without money. */
	packing: ['team', 'treasurer', 'lead'],
	orders: ['treasurer', 'lead'],
	/** Emails that failed or are held back, and forms that are held back: of each what the role may see (`message-scope.ts`). */
	messages: ['team', 'treasurer', 'lead'],
	exports: ['lead'],
	deletion: ['lead'],
	people: ['lead'],
	settings: ['lead'],
	auditLog: ['lead'],
	ownAccount: ['team', 'treasurer', 'lead'],
} as const satisfies Record<string, readonly Role[]>

export const PERMISSIONS = Object.keys(ALLOWED) as Permission[]

export function isAllowed(role: Role, permission: Permission): boolean {
	const allowed: readonly Role[] = ALLOWED[permission]
	return allowed.includes(role)
}
