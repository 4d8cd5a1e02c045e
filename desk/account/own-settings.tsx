import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'

export interface OwnSettingsProps {
	/** `YYYY-MM-DD`; "" for none. */
	awayUntil: string
	wantsDigest: boolean
	hasShortcuts: boolean
	/** Whether the role has cases: being away is about them. */
	hasCases: boolean
}

/** How the person who is signed in works: days away, the morning email, shortcuts. */
export function OwnSettings({ awayUntil, wantsDigest, hasShortcuts, hasCases }: OwnSettingsProps) {
	if (!hasCases) return null
	return (
		<section className="grid gap-3">
			<h2 className="text-h3">Your work</h2>
			<Form method="post" action="/account/settings" className="grid justify-items-start gap-4">
				<Field
					id="away"
					label="Away until"
					hint="Your last day away. Until then your due cases are shown to all as unassigned. Empty: you are here."
				>
					<Input type="date" name="away" defaultValue={awayUntil} className="max-w-56" />
				</Field>
				<Checkbox
					name="digest"
					value="on"
					defaultChecked={wantsDigest}
					hint="What is yours, what no one has, your tasks and notes for you. Not on days without any, or while you are away."
				>
					Email me in the morning what is due
				</Checkbox>
				<Checkbox
					name="shortcuts"
					value="on"
					defaultChecked={hasShortcuts}
					hint="Single keys, such as j and k for the next and the previous case. Press ? to see them all."
				>
					Keyboard shortcuts
				</Checkbox>
				<Button type="submit" size="st">
					Save
				</Button>
			</Form>
		</section>
	)
}
