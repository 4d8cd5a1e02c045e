import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { KnownBy } from '../line-forms.tsx'
import type { EntryErrors } from './enter-line.server.ts'
import type { EntryData } from './read-entry.server.ts'

interface EntryFormProps {
	entry: EntryData
	answer: EntryErrors | undefined
}

/** Whose donation a line is, and what it is for. */
export function EntryForm({ entry, answer }: EntryFormProps) {
	const { line, donors, purposes, claimsGiftAid } = entry
	const isSending = useNavigation().state !== 'idle'
	const typed = (name: string) => answer?.typed[name] ?? ''
	const errorOf = (name: string) => {
		const found = answer?.errors.find(({ id }) => id === name)
		return found ? { error: found.text } : {}
	}
	return (
		<Form method="post" className="giving-entry">
			<input type="hidden" name="line" value={line.id} />
			{donors.length > 0 && (
				<>
					<input type="hidden" name="choices" value={donors.length} />
					<FieldGroup id="donor" label="Whose donation is it?" {...errorOf('donor')}>
						{donors.map(({ reference, name, email, gave, hasDeclaration }, index) => (
							<RadioTile
								key={reference}
								name="donor"
								{...(index === 0 ? { id: 'donor' } : {})}
								value={reference}
								defaultChecked={typed('donor') === reference}
							>
								{name}, {gave}
								<span className="giving-note">
									{email || 'No email address'}
									{hasDeclaration && <span>. Their Gift Aid declaration covers it</span>}
								</span>
							</RadioTile>
						))}
						<RadioTile name="donor" value="else" defaultChecked={typed('donor') === 'else'}>
							Someone else
						</RadioTile>
					</FieldGroup>
				</>
			)}
			<fieldset className="giving-entry-person">
				<legend className="font-bold">{donors.length > 0 ? 'Who, if it is someone else' : 'Who gave it'}</legend>
				<Field id="firstName" label="First name (optional)" {...errorOf('firstName')}>
					<Input name="firstName" autoComplete="off" defaultValue={typed('firstName')} />
				</Field>
				<Field
					id="lastName"
					label="Last name"
					hint="Or the name of a company, a group or a collection, without a first name: “Collection tin, Kington post office”."
					{...errorOf('lastName')}
				>
					<Input name="lastName" autoComplete="off" defaultValue={typed('lastName')} />
				</Field>
				<Field
					id="email"
					label="Email (optional)"
					hint="They get a receipt there. Without an address no email is sent."
					{...errorOf('email')}
				>
					<Input name="email" type="text" inputMode="email" autoComplete="off" defaultValue={typed('email')} />
				</Field>
			</fieldset>
			{purposes.length > 0 && (
				<Field id="fund" label="What it is for">
					<Select name="fund" defaultValue={typed('fund')}>
						{purposes.map(({ key, label }) => (
							<option key={key} value={key}>
								{label}
							</option>
						))}
					</Select>
				</Field>
			)}
			{claimsGiftAid && (
				<Checkbox
					name="isCollected"
					value="yes"
					defaultChecked={typed('isCollected') !== ''}
					hint="Then no Gift Aid is claimed on it, whatever the person who paid it in has declared. Write below when and where cash was collected: HMRC’s small donations scheme asks."
				>
					It is not one person’s own money: a tin, a raffle, a company’s gift
				</Checkbox>
			)}
			<KnownBy typed={typed('knownBy')} />
			<Button type="submit" size="st" busy={isSending} busyLabel="Entering it…">
				Enter {line.amount} as a donation
			</Button>
		</Form>
	)
}
