import { RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import { ROLE_WORDS, ROLES, type Role } from '#domain/desk/people/roles.ts'
import { ROLE_USES } from '../shell/role-descriptions.ts'

interface RoleChoiceProps {
	id: string
	label: string
	current: Role
}

/** The roles, each with what it may use. */
export function RoleChoice({ id, label, current }: RoleChoiceProps) {
	return (
		<FieldGroup id={id} label={label} className="people-role-choice">
			{ROLES.map((role) => (
				<RadioTile
					key={role}
					name="role"
					value={role}
					id={`${id}-${role}`}
					defaultChecked={role === current}
					hint={ROLE_USES[role]}
				>
					<b>{ROLE_WORDS[role]}</b>
				</RadioTile>
			))}
		</FieldGroup>
	)
}
