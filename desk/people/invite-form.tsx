import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { RoleChoice } from './role-choice.tsx'

interface InviteFormProps {
	problem: string | null
	field: 'name' | 'email' | null
	typed: { name: string; email: string } | null
	/** How long the link works. */
	days: number
}

/** The form of an invitation, posted to the list. */
export function InviteForm({ problem, field, typed, days }: InviteFormProps) {
	const errorOf = (name: InviteFormProps['field']) => (field === name && problem ? { error: problem } : {})
	return (
		<div className="data-beside">
			<Form method="post" action="/people" noValidate className="people-invite">
				<Field id="name" label="Name" {...errorOf('name')}>
					<Input name="name" defaultValue={typed?.name ?? ''} />
				</Field>
				<Field id="email" label="Email address" {...errorOf('email')}>
					<Input name="email" type="email" defaultValue={typed?.email ?? ''} />
				</Field>
				<RoleChoice id="role" label="Role" current="team" />
				<Button type="submit" size="pst" name="do" value="invite">
					Send the invitation
				</Button>
			</Form>
			<aside className="data-aside">
				<h2 className="text-h4">What happens next</h2>
				<ol>
					<li>They get an email with a link with which they sign in. It works for {days} days.</li>
					<li>Until they press it, they are listed here as invited, and you can withdraw it.</li>
					<li>They see what their role includes, and nothing else. You can change it at any time.</li>
				</ol>
			</aside>
		</div>
	)
}
