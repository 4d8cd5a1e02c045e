import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ROLE_WORDS, type Role } from '#domain/desk/people/roles.ts'
import { ConfirmFirst } from '../shell/confirm-first.tsx'

export interface InvitationView {
	id: string
	name: string
	email: string
	role: Role
	/** "28 November 2026" */
	until: string
}

/** An invitation that was not accepted yet, with a button that takes it back. */
export function InvitationRow({ id, name, email, role, until }: InvitationView) {
	return (
		<tr>
			<th scope="row">
				{name} <span className="people-invited">{ROLE_WORDS[role]}</span>
			</th>
			<td className="people-email">{email}</td>
			<td className="people-unsigned">The link works until {until}</td>
			<td className="people-act">
				<Form method="post">
					<input type="hidden" name="id" value={id} />
					<input type="hidden" name="name" value={name} />
					<ConfirmFirst
						press={
							<span>
								Withdraw<span className="sr-only"> the invitation of {name}</span>
							</span>
						}
						question="Its link stops working. You can invite them again."
						variant="outline"
						size="sm"
					>
						<Button type="submit" variant="destructive" size="sm" name="do" value="withdraw">
							Withdraw the invitation<span className="sr-only"> of {name}</span>
						</Button>
					</ConfirmFirst>
				</Form>
			</td>
		</tr>
	)
}
