import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { formatUndoTime, UNDO_SECONDS, type UndoSeconds } from '#domain/desk/emails/undo-time.ts'

interface OwnSettingsProps {
	/** `YYYY-MM-DD`; "" for none. */
	awayUntil: string
	wantsDigest: boolean
	hasShortcuts: boolean
	undoSeconds: UndoSeconds
	/** Whether the role has cases: being away and shortcuts are about them. */
	hasCases: boolean
}

/** How the person who is signed in works: days away, the morning email, the time to undo, shortcuts. */
export function OwnSettings({ awayUntil, wantsDigest, hasShortcuts, undoSeconds, hasCases }: OwnSettingsProps) {
	return (
		<section className="grid gap-5">
			<h2 className="text-h3">Your work</h2>
			<Form method="post" action="/account/settings" className="grid justify-items-start gap-4">
				{hasCases && (
					<Field
						id="away"
						label="Away until"
						hint="Your last day away. Until then everyone sees your due cases as free to take. Leave it empty when you are back."
					>
						<Input type="date" name="away" defaultValue={awayUntil} className="max-w-56" />
					</Field>
				)}
				<Checkbox
					name="digest"
					value="on"
					defaultChecked={wantsDigest}
					hint={
						hasCases
							? 'What is yours, what no one has, your tasks and notes for you, and orders to pack. Not on days without any, or while you are away.'
							: 'Orders to pack and to decide, and refunds that Stripe refused. Not on days without any.'
					}
				>
					Email me in the morning what is due
				</Checkbox>
				{hasCases && (
					<Field
						id="undo"
						label="Time to take an email back"
						hint="How long an email that you send waits. It goes out later by as much."
					>
						<Select name="undo" defaultValue={undoSeconds} className="max-w-56">
							{UNDO_SECONDS.map((seconds) => (
								<option key={seconds} value={seconds}>
									{formatUndoTime(seconds)}
								</option>
							))}
						</Select>
					</Field>
				)}
				{hasCases && (
					<div className="account-shortcuts">
						<Checkbox
							name="shortcuts"
							value="on"
							defaultChecked={hasShortcuts}
							hint="Single keys, such as j and k for the next and the previous case. Press ? to see them all."
						>
							Keyboard shortcuts
						</Checkbox>
					</div>
				)}
				<Button type="submit" size="st">
					Save
				</Button>
			</Form>
		</section>
	)
}
