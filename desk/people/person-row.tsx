import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { isDemoAddress } from '#domain/desk/demo.ts'
import type { Role } from '#domain/desk/people/roles.ts'
import IconAway from '~icons/ph/suitcase-rolling-bold'
import { ConfirmFirst } from '../shell/confirm-first.tsx'
import { RoleChoice } from './role-choice.tsx'

export interface PersonView {
	id: string
	name: string
	email: string
	role: Role
	/** "20 November 2026"; "" for never. */
	signedIn: string
	/** The last day away, "3 December 2026"; "" for here. */
	awayUntil: string
	passkeys: number
}

export function PersonRow({ person, isOwn }: { person: PersonView; isOwn: boolean }) {
	return (
		<tr>
			<th scope="row">
				{person.name}
				{isOwn && <span> (you)</span>}
				{person.awayUntil && (
					<span className="people-away">
						<IconAway aria-hidden /> Away until <span className="whitespace-nowrap">{person.awayUntil}</span>
					</span>
				)}
			</th>
			<td className="people-email">{person.email}</td>
			<td className={person.signedIn ? 'people-signed' : 'people-unsigned'}>{signedInWords(person)}</td>
			<td className="people-act">
				<details className="people-change" name="people-change" key={person.role}>
					<summary>
						Change
						<span className="sr-only">
							{isOwn ? ' the role of ' : ' the role of or remove '}
							{person.name}
						</span>
					</summary>
					<RoleForm person={person} isOwn={isOwn} />
				</details>
			</td>
		</tr>
	)
}

/** "20 November 2026, by email" */
function signedInWords({ signedIn, email, passkeys }: PersonView): string {
	if (!signedIn) return isDemoAddress(email) ? 'Invented, cannot sign in' : 'Not signed in yet'
	if (passkeys === 0) return `${signedIn}, by email`
	return `${signedIn}, by email or ${passkeys === 1 ? 'passkey' : `${passkeys} passkeys`}`
}

function RoleForm({ person: { id, name, role }, isOwn }: { person: PersonView; isOwn: boolean }) {
	return (
		<Form method="post" className="people-role">
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="name" value={name} />
			<RoleChoice id={`role-${id}`} label={`Role of ${name}`} current={role} />
			<Button type="submit" size="st" name="do" value="role">
				Save the role<span className="sr-only"> of {name}</span>
			</Button>
			{!isOwn && (
				<div className="people-remove">
					<p>Removed people can no longer sign in. What they did stays on the cases and in the audit log.</p>
					<ConfirmFirst
						press={`Remove ${name}`}
						question={`Remove ${name} from the desk? To come back they would have to be invited.`}
						variant="destructive"
						size="st"
					>
						<Button type="submit" variant="destructive" size="st" name="do" value="remove">
							Remove {name} from the desk
						</Button>
					</ConfirmFirst>
				</div>
			)}
		</Form>
	)
}
