import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import type { DeclarationErrors } from './declaration-actions.server.ts'
import type { DeclarationPageData } from './declaration-page.server.ts'
import { DonorFields, errorOf } from './donor-fields.tsx'

interface DeclarationViewProps {
	declaration: NonNullable<DeclarationPageData['declaration']>
	today: string
	/** The donor's; "" for none. */
	email: string
	answer: DeclarationErrors | undefined
}

/** A declaration, and what staff can do with it. */
export function DeclarationView({ declaration, today, email, answer }: DeclarationViewProps) {
	const { facts, statement, isWaiting, isInvalid, isForOneGift } = declaration
	const isEnding = answer?.intent === 'cancel' || answer?.intent === 'invalid'
	return (
		<>
			<section className="data-section" aria-labelledby="declaration">
				<h2 id="declaration" className="text-h3">
					The declaration
				</h2>
				<dl className="gift-aid-facts">
					{facts.map(({ label, value }) => (
						<div key={label} className="contents">
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<div className="gift-aid-statement">{statement}</div>
				{isForOneGift && (
					<p>
						<ButtonLink to="?more" variant="outline" size="sm">
							Enter one for more gifts
						</ButtonLink>
					</p>
				)}
			</section>
			{isWaiting && !isInvalid && (
				<section className="data-section" aria-labelledby="posted">
					<h2 id="posted" className="text-h3">
						The written record
					</h2>
					<p className="max-w-176">
						If it goes by email, this is noted once the email is sent. If you post it, press here then.
					</p>
					<Form method="post">
						<input type="hidden" name="seen" value={declaration.seen} />
						<Button type="submit" name="intent" value="posted" variant="outline" size="st">
							We have posted it
						</Button>
					</Form>
				</section>
			)}
			<Correct declaration={declaration} answer={answer?.intent === 'correct' ? answer : undefined} />
			{!isInvalid && (
				<EndDeclaration seen={declaration.seen} today={today} email={email} answer={isEnding ? answer : undefined} />
			)}
		</>
	)
}

function Correct({ declaration, answer }: Omit<DeclarationViewProps, 'today' | 'email'>) {
	return (
		<details className="data-said" open={answer !== undefined}>
			<summary>Correct the name or address</summary>
			<Form method="post" className="grid justify-items-start gap-5">
				<input type="hidden" name="intent" value="correct" />
				<input type="hidden" name="seen" value={declaration.seen} />
				<DonorFields known={declaration} isAbroad={declaration.isAbroad} answer={answer} />
				<Button type="submit" size="st">
					Save the correction
				</Button>
			</Form>
		</details>
	)
}

function EndDeclaration({ seen, today, email, answer }: Omit<DeclarationViewProps, 'declaration'> & { seen: string }) {
	return (
		<section className="data-section" aria-labelledby="end">
			<h2 id="end" className="text-h3">
				End the declaration
			</h2>
			<p className="max-w-176">
				Cancelling also ends this donor’s earlier declarations, for all payments from the day you choose. Gift Aid that
				was already claimed on those is given back with the next claim.
			</p>
			<Form method="post" className="grid justify-items-start gap-5">
				<input type="hidden" name="intent" value="cancel" />
				<input type="hidden" name="seen" value={seen} />
				<Field id="from" label="Cancel from" {...errorOf(answer, 'from')}>
					<Input type="date" name="from" defaultValue={answer?.typed.from ?? today} />
				</Field>
				<HowYouKnow intent="cancel" answer={answer} />
				{email !== '' && (
					<Checkbox name="tell" value="yes" defaultChecked={answer ? answer.typed.tell === 'yes' : true}>
						Tell them by email
					</Checkbox>
				)}
				<Button type="submit" variant="outline" size="st">
					Cancel the declaration
				</Button>
			</Form>
			<p className="max-w-176">
				If it was never valid, because the donor paid no tax or the money was someone else’s, all Gift Aid claimed on it
				is given back, and on one for this gift alone whose place it took.
			</p>
			<Form method="post" className="grid justify-items-start gap-5">
				<input type="hidden" name="intent" value="invalid" />
				<input type="hidden" name="seen" value={seen} />
				<HowYouKnow intent="invalid" answer={answer} />
				<Button type="submit" variant="outline" size="st">
					It was never valid
				</Button>
			</Form>
		</section>
	)
}

function HowYouKnow({ intent, answer }: Pick<DeclarationViewProps, 'answer'> & { intent: string }) {
	const name = `${intent}-why`
	return (
		<Field
			id={name}
			label="How you know"
			optional
			hint="Kept as a note with the gift: “She rang on 12 November.”"
			{...errorOf(answer, name)}
		>
			<Textarea name={name} rows={2} defaultValue={answer?.typed[name]} />
		</Field>
	)
}
