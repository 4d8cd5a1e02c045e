import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { FoundPerson } from '#records/submissions/find-people.ts'
import { StepHeading } from '../../shell/desk-focus.tsx'

/** The first step: who it is. */
export function FindPerson({ problem, typed }: { problem: string | null; typed: string }) {
	return (
		<Form method="post" className="person-find">
			<Field
				id="email"
				label="Find a person"
				hint="By email address, name, phone number or reference."
				{...(problem ? { error: problem } : {})}
			>
				<Input name="email" type="text" inputMode="email" autoComplete="off" defaultValue={typed} />
			</Field>
			<Button type="submit" size="pst" name="intent" value="find">
				Find
			</Button>
		</Form>
	)
}

/** Everything is found by address, or by the reference of a donation without one: a person looks which one it is. */
export function FoundPeople({ people }: { people: FoundPerson[] }) {
	return (
		<section className="data-section">
			<StepHeading step="found" className="text-h3">
				{people.length === 1 ? 'Is it this person?' : 'Who is it?'}
			</StepHeading>
			<ul className="person-found">
				{people.map(({ key, email, name, reference }) => (
					<li key={key}>
						<span>
							<b>{name || 'No name'}</b>
							<span className="case-town">
								{email || 'No email address'} · {reference}
							</span>
						</span>
						<Form method="post">
							<input type="hidden" name="email" value={key} />
							<Button type="submit" variant="outline" size="sm" name="intent" value="find">
								Show everything held<span className="sr-only"> about {email || name}</span>
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}
