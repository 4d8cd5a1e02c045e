import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { DeclarationErrors } from './declaration-actions.server.ts'
import type { DeclarationPageData } from './declaration-page.server.ts'
import { DonorFields, errorOf } from './donor-fields.tsx'

interface EnterDeclarationProps {
	page: DeclarationPageData
	answer: DeclarationErrors | undefined
}

/** For a donor on the phone, or with a signed paper. */
export function EnterDeclaration({ page, answer }: EnterDeclarationProps) {
	const { statement, donor, today, declaration } = page
	const typed = (name: string, otherwise = '') => answer?.typed[name] ?? otherwise
	return (
		<section className="data-section" aria-labelledby="enter">
			<h2 id="enter" className="text-h3">
				Enter a declaration
			</h2>
			<p className="max-w-176">
				The donor made it by phone, or signed it on paper. On the phone, read out one of the sentences and the text
				below them, and ask whether they agree.
			</p>
			{declaration && (
				<p className="max-w-176">
					It takes the place of the one they made with this gift, which is for one payment only. What was claimed on
					that stays claimed.
				</p>
			)}
			<Form method="post" className="grid max-w-176 justify-items-start gap-5">
				<input type="hidden" name="intent" value="enter" />
				<FieldGroup id="scope" label="What they declare" {...errorOf(answer, 'scope')}>
					{statement.wishes.map(({ scope, wish }, index) => (
						<RadioTile
							key={scope}
							name="scope"
							{...(index === 0 ? { id: 'scope' } : {})}
							value={scope}
							defaultChecked={typed('scope') === scope}
						>
							{wish}
						</RadioTile>
					))}
				</FieldGroup>
				<div className="gift-aid-statement">{statement.rest.join('\n\n')}</div>
				<FieldGroup id="how" label="How they declared it">
					<RadioTile name="how" id="how" value="phone" defaultChecked={typed('how', 'phone') === 'phone'}>
						By phone
					</RadioTile>
					<RadioTile name="how" value="paper" defaultChecked={typed('how') === 'paper'}>
						On paper, signed
					</RadioTile>
				</FieldGroup>
				<FieldGroup
					id="record"
					label="The written record"
					hint="Needed for a declaration by phone. Nothing is claimed before it has been sent."
				>
					{donor.email && (
						<RadioTile name="record" id="record" value="email" defaultChecked={typed('record', 'email') === 'email'}>
							Email it to {donor.email} now
						</RadioTile>
					)}
					<RadioTile name="record" value="post" defaultChecked={!donor.email || typed('record') === 'post'}>
						We’ll post it, and note that here
					</RadioTile>
				</FieldGroup>
				<Field id="madeOn" label="Made on" {...errorOf(answer, 'madeOn')}>
					<Input type="date" name="madeOn" max={today} defaultValue={typed('madeOn', today)} />
				</Field>
				<DonorFields known={donor} isAbroad={false} answer={answer} />
				<Button type="submit" size="st">
					Enter the declaration
				</Button>
			</Form>
		</section>
	)
}
