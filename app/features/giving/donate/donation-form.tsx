import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { sumInWords } from '#domain/giving/giving-choice.ts'
import IconLock from '~icons/ph/lock-bold'
import type { FormErrors } from '../form-values.ts'
import { GIFT_AID } from '../gift-aid/field-names.ts'
import { GiftAidFields } from '../gift-aid/gift-aid-fields.tsx'
import { PayField } from '../pay-field.tsx'
import { PersonFields } from '../person-fields.tsx'
import type { LiveChoice } from '../picker/live-choice.ts'
import { ChangeChoice } from './choice/change-choice.tsx'
import { DedicationFields } from './dedication/dedication-fields.tsx'
import type { DonationPageData } from './donation-view.ts'
import { NextSteps, Stuck } from './next-steps.tsx'
import { Reward } from './reward.tsx'
import { moneyOf, type Sums } from './sums.ts'

export interface DonationFormProps extends DonationPageData {
	errors: FormErrors
	first: LiveChoice
	live: LiveChoice | null
	sums: Sums | null
	/** Minor units that a Gift Aid declaration names. */
	declared: number
	isSending: boolean
}

/** The parts of the form, in the order in which they are asked; to pay comes last. */
export function DonationForm(props: DonationFormProps) {
	const { offer, pay, giftAid, values, errors, first, live, declared } = props
	const { frequency } = first.choice
	const isMonthly = (live ?? first).choice.frequency === 'monthly'
	const statement = giftAid && { ...giftAid, isMonthly, amount: { amount: declared, currency: offer.rules.currency } }
	return (
		<>
			<Part title="You give">
				<ChangeChoice
					offer={offer}
					first={first}
					live={live}
					values={values}
					byTransfer={!pay.card}
					error={errors[`amount-${frequency}-own`]}
				/>
				<DedicationFields values={values} errors={errors} />
			</Part>
			<Part title="About you">
				<PersonFields values={values} errors={errors} />
				{statement && <GiftAidFields statement={statement} values={values} errors={errors} />}
			</Part>
			<Part title="To pay">
				<PayField offers={pay} isMonthly={isMonthly} values={values} errors={errors} />
				<CoverFees {...props} />
				<Total {...props} />
			</Part>
			<div className="giving-then giving-on-phones">
				<NextSteps pay={pay} isMonthly={isMonthly} />
				{props.charity.phone && <Stuck phone={props.charity.phone} />}
			</div>
		</>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="giving-part">
			<h2 className="text-h3">{title}</h2>
			{children}
		</section>
	)
}

/** Never ticked beforehand; the style sheet shows it with a card only. */
function CoverFees({ offer, values, sums }: DonationFormProps) {
	if (!sums || sums.coverable === 0) return null
	const money = moneyOf(offer)
	return (
		<Checkbox
			name="fees"
			value="yes"
			defaultChecked={values.fees === 'yes'}
			className="giving-fees"
			hint={`Then all of your ${money(sums.amount)} is left when Stripe has taken its fee.`}
		>
			Add <b>{money(sums.coverable)}</b> to cover the cost of the card payment
		</Checkbox>
	)
}

/** The style sheet shows what fits the way to pay, so that the button is true without JavaScript too. */
function Total({ offer, pay, values, privacyUrl, first, live, sums, isSending }: DonationFormProps) {
	const { choice } = live ?? first
	const sum = sums && sumInWords(sums.total, choice.frequency, offer)
	const isMonthly = choice.frequency === 'monthly'
	const [byCard, byBank] = pay.card && pay.bank ? ['giving-by-card', 'giving-by-bank'] : []
	const isGiftAid = (live ?? first).field(GIFT_AID) === 'yes' || (!live && values[GIFT_AID] === 'yes')
	return (
		<div className="grid gap-4">
			{sums && sum && (
				<p className="giving-total">
					<span>{isMonthly ? 'You give each month' : 'You give'}</span>
					<b className="giving-sum">
						<Untranslated>{moneyOf(offer)(sums.total)}</Untranslated>
					</b>
				</p>
			)}
			{sums && isGiftAid && <Reward offer={offer} frequency={choice.frequency} total={sums.total} />}
			<Button
				type="submit"
				variant="donate"
				size="pl"
				className="w-full px-4 text-balance"
				busy={isSending}
				busyLabel="One moment…"
			>
				{pay.card && <span className={byCard}>{['Give', sum].filter(Boolean).join(' ')}</span>}
				{pay.bank && <span className={byBank}>Get our bank details</span>}
			</Button>
			<p className="flex items-start gap-2 text-note text-ink-2">
				<IconLock aria-hidden className="mt-1 size-5 flex-none" />
				<span>
					{pay.card && (
						<span className={byCard}>
							Stripe, our payment company, takes the money on its own secure page. We never see your card number.{' '}
							<span>{isMonthly && 'You can change or stop it whenever you like, by the link in every receipt. '}</span>
						</span>
					)}
					{pay.bank && (
						<span className={byBank}>{isMonthly && 'You can change or stop it whenever you like, at your bank. '}</span>
					)}
					<span>We use your details for this donation, its receipt and, if you add it, Gift Aid.</span>
					{privacyUrl && (
						<>
							{' '}
							<SiteLink to={privacyUrl}>How we look after them</SiteLink>
						</>
					)}
				</span>
			</p>
		</div>
	)
}
