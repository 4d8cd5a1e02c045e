import { ROLES } from '#domain/desk/people/roles.ts'
import { DAY_MS } from '#lib/dates.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { INVITATION_LIFE_MS, invite as inviteMember } from '#records/staff/members.ts'
import { type Command, UsageError } from '../command.ts'

export const invite: Command = {
	name: 'invite',
	usage: 'EMAIL',
	summary: 'invite a person to the desk in the browser',
	help: `Prints a link that works once, for ${INVITATION_LIFE_MS / DAY_MS} days. The first person is a lead and can invite the others at the desk.
Roles: team (applications, questions, newsletter), treasurer (donations, orders), lead (everything).`,
	options: {
		name: { type: 'string', description: 'their name, for the case history' },
		role: { type: 'string', description: `${ROLES.join(', ')} (lead by default)` },
	},
	async run(desk, { positionals, values }) {
		const email = parseEmailAddress(positionals[0] ?? '')
		if (email === undefined) throw new UsageError('Give an email address: npm run desk -- invite ana@example.org')
		const role = ROLES.find((known) => known === (values.role ?? 'lead'))
		if (!role) throw new UsageError(`Unknown role “${values.role}”. Roles: ${ROLES.join(', ')}.`)
		const name = typeof values.name === 'string' ? values.name : (email.split('@')[0] ?? '')
		const key = await inviteMember(desk.store, { email, name, role, invitedBy: null }, desk.now)
		const url = `${desk.siteUrl}/desk/invitation?key=${key}`
		return {
			text: `Send this link to ${email}. It works once, for ${INVITATION_LIFE_MS / DAY_MS} days:\n${url}`,
			json: { email, role, url },
		}
	},
}
