import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { Field, FieldGroup } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import type { DeclarationScope } from '#domain/gift-aid/declaration.ts'
import { giftAidStatement } from '#domain/gift-aid/statement.ts'
import { uk } from '#domain/region/uk.ts'
import { formatMoney } from '#lib/money.ts'
import { GIFT_AID, type GiftAidField, type StatementParts } from './field-names.ts'
import './gift-aid.css'

interface GiftAidFieldsProps {
	statement: StatementParts
	/** What was typed, by the names of the fields. */
	values: Partial<Record<string, string>>
	errors: Partial<Record<string, string>>
}

/** A Gift Aid declaration within the form of a donation. Its fields appear with the tick, by CSS alone. */
export function GiftAidFields(props: GiftAidFieldsProps) {
	const { amount, charity, locale } = props.statement
	const money = (minor: number) => formatMoney({ ...amount, amount: minor }, locale)
	const extra = Math.round(amount.amount / 4)
	return (
		<div className="gift-aid">
			<Checkbox
				name={GIFT_AID}
				id={GIFT_AID}
				value="yes"
				defaultChecked={props.values[GIFT_AID] === 'yes'}
				hint={`If you pay tax in the UK, ${charity} can claim ${money(extra)} on top of your ${money(amount.amount)}, at no cost to you.`}
			>
				<b className="gift-aid-title">
					{`Add Gift Aid: ${money(amount.amount)} becomes ${money(amount.amount + extra)}`}
				</b>
			</Checkbox>
			<GiftAidDeclaration {...props} />
		</div>
	)
}

/** What is declared, and by whom. @param asksNames false where the form asks for the donor's names itself */
export function GiftAidDeclaration({
	statement,
	values,
	errors,
	asksNames = false,
}: GiftAidFieldsProps & { asksNames?: boolean }) {
	const { responsibility, notify, higherRate } = giftAidStatement({ ...statement, scope: 'this' })
	return (
		<div className="gift-aid-declaration">
			<Scopes statement={statement} value={values.giftAidScope} error={errors.giftAidScope} />
			<p className="gift-aid-law">{responsibility}</p>
			<PersonFields values={values} errors={errors} asksNames={asksNames} />
			<div className="gift-aid-law">
				<p>Please notify {statement.charity} if you:</p>
				<ul>
					{notify.map((when) => (
						<li key={when}>{when}</li>
					))}
				</ul>
				<p>{higherRate}</p>
			</div>
		</div>
	)
}

/** The difference at a glance; the sentence below is the declaration. */
const SCOPES: Record<DeclarationScope, string> = {
	this: 'Only this time',
	'this and future': 'From now on',
	'past 4 years too': 'From now on, and the past 4 years',
}

/** Each scope is the sentence that is declared with it. */
function Scopes({ statement, value, error }: { statement: StatementParts; value?: string; error?: string }) {
	const scopes = Object.keys(SCOPES) as DeclarationScope[]
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
						hint={giftAidStatement({ ...statement, scope }).wish}
					>
						<b>{SCOPES[scope]}</b>
					</RadioTile>
				))}
		</FieldGroup>
	)
}

type PersonFieldsProps = Pick<GiftAidFieldsProps, 'values' | 'errors'> & { asksNames: boolean }

function PersonFields({ values, errors, asksNames }: PersonFieldsProps) {
	const field = (name: GiftAidField) => {
		const error = errors[name]
		return { id: name, ...(error ? { error } : {}) }
	}
	const input = (name: GiftAidField) => ({ name, defaultValue: values[name] ?? '' })
	return (
		<>
			{asksNames && (
				<div className="gift-aid-pair">
					<Field {...field('giftAidFirstName')} label="First name" hint="In full if you can. An initial will do.">
						<Input {...input('giftAidFirstName')} autoComplete="given-name" />
					</Field>
					<Field {...field('giftAidLastName')} label="Last name">
						<Input {...input('giftAidLastName')} autoComplete="family-name" />
					</Field>
				</div>
			)}
			<p>
				HMRC needs your home address, not where you work
				{asksNames ? '.' : ', and finds you more easily by your first name in full.'}
			</p>
			<div className="gift-aid-pair">
				<Field {...field('giftAidHouse')} label="House name or number">
					<Input {...input('giftAidHouse')} autoComplete="off" />
				</Field>
				<Field {...field('giftAidPostcode')} label={uk.postcode.label} className="gift-aid-postcode">
					<Input {...input('giftAidPostcode')} autoComplete="postal-code" />
				</Field>
			</div>
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
