import type { Role } from '#domain/desk/people/roles.ts'

/** What a person of the role does, said to them. */
export const YOUR_ROLE: Record<Role, string> = {
	team: 'You look after applications, questions and the newsletter, and pack orders.',
	treasurer: 'You look after donations, orders, the books and Gift Aid.',
	lead: 'You can do everything, including inviting people, changing roles and deleting data.',
}

/** What a person of the role does, in one line above their names. */
export const ROLE_LINES: Record<Role, string> = {
	team: 'Answers applications and questions, looks after the newsletter and packs orders.',
	treasurer: 'Looks after donations, orders, the books and Gift Aid.',
	lead: 'Does everything, also invites people, changes roles and deletes data.',
}

/** What a role may use, in a sentence. */
export const ROLE_USES: Record<Role, string> = {
	team: 'Applications, questions and the newsletter. Packs orders, without seeing what was paid.',
	treasurer: 'Donations, the books, bank statements and Gift Aid. Orders, with what was paid.',
	lead: 'All of this. Also people and their roles, data, the audit log, and every answer about health and offences.',
}
