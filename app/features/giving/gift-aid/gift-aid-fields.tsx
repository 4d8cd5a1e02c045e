import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import type { DeclarationScope } from '#domain/giving/gift-aid/declaration.ts'
import { giftAidStatement } from '#domain/giving/gift-aid/statement.ts'
import { uk } from '#domain/region/uk.ts'
import { formatMoney } from '#lib/money.ts'
import { GIFT_AID, type GiftAidField, type StatementParts } from './field-names.ts'
import './gift-aid.css'

interface GiftAidFieldsProps {
	statement: StatementParts
	/** As typed, by the names of the fields. */
	values: Partial<Record<string, string>>
	errors: Partial<Record<string, string>>
	/** False where the form asks for the donor's names itself. */
	asksNames?: boolean
}

/** A Gift Aid declaration within the form of a donation. Its fields appear with the tick, by CSS alone. */
export function GiftAidFields({ statement, values, errors, asksNames = false }: GiftAidFieldsProps) {
	const { amount, charity, locale } = statement
	const { responsibility, notify, higherRate } = giftAidStatement({ ...statement, scope: 'this' })
	const extra = formatMoney({ amount: Math.round(amount.amount / 4), currency: amount.currency }, locale)
	return (
		<div className="gift-aid">
			<Checkbox
				name={GIFT_AID}
				id={GIFT_AID}
				value="yes"
				defaultChecked={values[GIFT_AID] === 'yes'}
				hint={`If you pay tax in the UK, ${charity} can claim ${extra} on top of your ${formatMoney(amount, locale)}, at no cost to you.`}
			>
				<b>Add Gift Aid</b>
			</Checkbox>
			<div className="gift-aid-declaration">
				<Scopes statement={statement} value={values.giftAidScope} error={errors.giftAidScope} />
				<p>{responsibility}</p>
				<PersonFields values={values} errors={errors} asksNames={asksNames} />
				<div className="text-note">
					<p>Please notify {charity} if you:</p>
					<ul>
						{notify.map((when) => (
							<li key={when}>{when}</li>
						))}
					</ul>
					<p>{higherRate}</p>
				</div>
			</div>
		</div>
	)
}

/** Each scope is the sentence that is declared with it. */
function Scopes({ statement, value, error }: { statement: StatementParts; value?: string; error?: string }) {
	const scopes: DeclarationScope[] = ['this', 'this and future', 'past 4 years too']
	return (
		<FieldGroup id="giftAidScope" label="Your Gift Aid declaration" {...(error ? { error } : {})}>
			{scopes
				.filter((scope) => scope !== 'this' || !statement.isMonthly)
				.map((scope, index) => (
					<RadioTile
						key={scope}
						name="giftAidScope"
						{...(index === 0 ? { id: 'giftAidScope' } : {})}
						value={scope}
						defaultChecked={value === scope}
					>
						{giftAidStatement({ ...statement, scope }).wish}
					</RadioTile>
				))}
		</FieldGroup>
	)
}

function PersonFields({ values, errors, asksNames }: Pick<GiftAidFieldsProps, 'values' | 'errors' | 'asksNames'>) {
	const field = (name: GiftAidField) => {
		const error = errors[name]
		return { id: name, ...(error ? { error } : {}) }
	}
	const input = (name: GiftAidField) => ({ name, defaultValue: values[name] ?? '' })
	return (
		<>
			{asksNames && (
				<>
					<Field
						{...field('giftAidFirstName')}
						label="First name"
						hint="In full: the tax office does not accept initials."
					>
						<Input {...input('giftAidFirstName')} autoComplete="given-name" />
					</Field>
					<Field {...field('giftAidLastName')} label="Last name">
						<Input {...input('giftAidLastName')} autoComplete="family-name" />
					</Field>
				</>
			)}
			<Field {...field('giftAidHouse')} label="House name or number" hint="Of your home, not of where you work.">
				<Input {...input('giftAidHouse')} autoComplete="off" className="gift-aid-short" />
			</Field>
			<Field {...field('giftAidPostcode')} label={uk.postcode.label} className="gift-aid-postcode">
				<Input {...input('giftAidPostcode')} autoComplete="postal-code" className="gift-aid-short" />
			</Field>
			<Checkbox name="giftAidAbroad" value="yes" defaultChecked={values.giftAidAbroad === 'yes'}>
				I live outside the UK, or in the Channel Islands or the Isle of Man
			</Checkbox>
			<Field
				{...field('giftAidAddress')}
				label="The rest of your home address"
				hint="Street, town and country."
				className="gift-aid-address"
			>
				<Textarea {...input('giftAidAddress')} autoComplete="street-address" rows={3} />
			</Field>
		</>
	)
}
