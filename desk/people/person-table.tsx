import { ROLE_WORDS, type Role } from '#domain/desk/people/roles.ts'
import { ROLE_LINES } from '../shell/role-descriptions.ts'
import { InvitationRow, type InvitationView } from './invitation-row.tsx'
import { PersonRow, type PersonView } from './person-row.tsx'

/** Those with the widest rights first. */
const ORDER: Role[] = ['lead', 'treasurer', 'team']

interface PersonTableProps {
	people: PersonView[]
	invitations: InvitationView[]
	ownId: string
}

/** Who is at the desk, by role, each role with what it may do; then who is invited. */
export function PersonTable({ people, invitations, ownId }: PersonTableProps) {
	const groups = ORDER.map((role) => ({ role, members: people.filter((person) => person.role === role) }))
	return (
		<table className="people-table">
			<caption className="sr-only">Who is at the desk</caption>
			<thead>
				<tr>
					<th scope="col">Person</th>
					<th scope="col">Email address</th>
					<th scope="col">Last signed in</th>
					<th scope="col">
						<span className="sr-only">Change</span>
					</th>
				</tr>
			</thead>
			{groups.map(
				({ role, members }) =>
					members.length > 0 && (
						<tbody key={role}>
							<Group title={ROLE_WORDS[role]} line={ROLE_LINES[role]} />
							{members.map((person) => (
								<PersonRow key={person.id} person={person} isOwn={person.id === ownId} />
							))}
						</tbody>
					),
			)}
			{invitations.length > 0 && (
				<tbody>
					<Group
						title="Invited, not here yet"
						line="Their link came by email. Withdraw it if it went to the wrong person."
					/>
					{invitations.map((invitation) => (
						<InvitationRow key={invitation.id} {...invitation} />
					))}
				</tbody>
			)}
		</table>
	)
}

function Group({ title, line }: { title: string; line: string }) {
	return (
		<tr className="people-group">
			<th scope="rowgroup" colSpan={4}>
				{title} <span>{line}</span>
			</th>
		</tr>
	)
}
