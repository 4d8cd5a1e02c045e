import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { taxOn } from '#domain/gift-aid/adjustments.ts'
import { formatMoney } from '#lib/money.ts'
import { GIFT_AID, SHOWN_SUM } from '../gift-aid/field-names.ts'
import { GiftAidDeclaration } from '../gift-aid/gift-aid-fields.tsx'
import type { GiftAidDeclared, ThankYou } from './thank-you.server.ts'

interface GiftAidAfterwardsProps {
	giftAid: NonNullable<ThankYou['giftAid']>
	values: Record<string, string>
	errors: Record<string, string>
}

/** The declaration after paying: the payment did not have to wait for it. */
export function GiftAidAfterwards({ giftAid, values, errors }: GiftAidAfterwardsProps) {
	return (
		<div className="band-mist" id="gift-aid">
			<Wrap className="gift-aid-after">
				{giftAid.kind === 'declared' ? (
					<Declared giftAid={giftAid} />
				) : (
					<Offer giftAid={giftAid} values={values} errors={errors} />
				)}
			</Wrap>
		</div>
	)
}

function Declared({ giftAid: { isClaimed, sentence } }: { giftAid: GiftAidDeclared }) {
	return (
		<>
			<h2>{isClaimed ? 'Gift Aid is added' : 'No Gift Aid on this payment'}</h2>
			<p className="max-w-[35em] text-lede">
				{isClaimed
					? `Thank you. ${sentence} It costs you nothing. If you move house, change your name or stop paying enough tax, please tell us.`
					: sentence}
			</p>
		</>
	)
}

type OfferProps = Omit<GiftAidAfterwardsProps, 'giftAid'> & {
	giftAid: Extract<NonNullable<ThankYou['giftAid']>, { kind: 'offered' }>
}

/** The sums, and a button that opens the declaration without JavaScript too. */
function Offer({ giftAid, values, errors }: OfferProps) {
	const { statement, person, withGiftAid, isPerMonth } = giftAid
	const { amount, charity, locale } = statement
	const { formData } = useNavigation()
	const listed = useMemo(() => Object.entries(errors).map(([id, text]) => ({ id, text })), [errors])
	const known = { giftAidFirstName: person.firstName, giftAidLastName: person.lastName }
	const sum = formatMoney(amount, locale)
	const extra = formatMoney({ ...amount, amount: taxOn(amount.amount) }, locale)
	return (
		<>
			<div className="grid content-start gap-4">
				<h2>{`Turn ${sum} into ${withGiftAid}${isPerMonth ? ' a month' : ''}`}</h2>
				<p className="max-w-[35em] text-lede">
					{`If you pay tax in the UK, ${charity} can claim a quarter more from HMRC, at no cost to you.`}
				</p>
			</div>
			<div className="gift-aid-card">
				<p className="gift-aid-sums">
					<span>
						<b>{sum}</b> from you
					</span>
					<span>
						<b>+ {extra}</b> from HMRC
					</span>
					<span>
						<b>= {withGiftAid}</b> for the dogs
					</span>
				</p>
				<details open={listed.length > 0}>
					<summary className={buttonStyles({ size: 'pasm' })}>Add Gift Aid</summary>
					<ErrorSummary errors={listed} />
					<Form method="post" noValidate className="grid gap-5">
						<input type="hidden" name={GIFT_AID} value="yes" />
						<input type="hidden" name={SHOWN_SUM} value={amount.amount} />
						<GiftAidDeclaration statement={statement} values={{ ...known, ...values }} errors={errors} asksNames />
						<Button
							type="submit"
							name="intent"
							value="gift-aid"
							size="pasm"
							className="justify-self-start"
							busy={formData?.get('intent') === 'gift-aid'}
							busyLabel="One moment…"
						>
							Send my declaration
						</Button>
					</Form>
				</details>
			</div>
		</>
	)
}
