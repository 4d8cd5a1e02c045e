import { type SubmitEventHandler, useMemo } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox, RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import { Problems } from '#app/ui/forms/problems.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { whereSponsorshipGoes } from '#domain/giving/emails/donation-words.ts'
import type { FormErrors, FormValues } from '../form-values.ts'
import { GiftAidFields } from '../gift-aid/gift-aid-fields.tsx'
import { PayField, type PayOffers } from '../pay-field.tsx'
import { PersonFields } from '../person-fields.tsx'
import { PresentFields } from './present-fields.tsx'
import type { DetailsStep, SponsorAgain } from './sponsor-view.ts'

interface DetailsFormProps {
	page: DetailsStep
	again: SponsorAgain | null
	isSending: boolean
	onSubmit: SubmitEventHandler<HTMLFormElement>
}

const NOTHING = {}

/** For whom, what happens then, who gives, how it is paid. */
export function DetailsForm({ page, again, isSending, onSubmit }: DetailsFormProps) {
	const { dog, frequency, sum, changeUrl } = page
	const [values, errors]: [FormValues, FormErrors] = [again?.values ?? NOTHING, again?.errors ?? NOTHING]
	const listed = useMemo(() => Object.entries(errors).map(([id, text]) => ({ id, text })), [errors])
	const isMonthly = frequency === 'monthly'
	return (
		<>
			<Problems problem={again?.problem ?? null} errors={listed} />
			<p className="sponsor-choice">
				<span>
					<b className="sponsor-amount">{sum}</b> {isMonthly ? `for ${dog.name}` : `for ${dog.name}, as a present`}
				</span>
				<ButtonLink to={changeUrl} variant="link" size="link-s-bold">
					Change
				</ButtonLink>
			</p>
			<p className="text-note text-ink-2">{whereSponsorshipGoes({ dogName: dog.name })}</p>
			<Form
				method="post"
				action={`/sponsor/${encodeURIComponent(dog.slug)}`}
				noValidate
				onSubmit={onSubmit}
				className="sponsor-form"
			>
				<input type="hidden" name="draft" value={page.draft} />
				<input type="hidden" name="frequency" value={frequency} />
				<input type="hidden" name="own" value={page.perMonth} />
				{!isMonthly && (
					<section className="sponsor-part">
						<h2 className="text-h3">Who is it for?</h2>
						<PresentFields days={page.presentDays} values={values} errors={errors} />
					</section>
				)}
				<section className="sponsor-part">
					<WhenRehomed page={page} value={values.whenRehomed} error={errors.whenRehomed ?? ''} />
					<Checkbox
						name="news"
						value="yes"
						defaultChecked={values.news === 'yes'}
						hint={`When ${dog.name}’s foster carer writes some. ${isMonthly ? 'Every email' : 'It goes to the person who gets the present, and every email'} has a link to stop.`}
					>
						<b>Send news of {dog.name} by email</b>
					</Checkbox>
				</section>
				<section className="sponsor-part">
					<h2 className="text-h3">{isMonthly ? 'About you' : 'About you, who gives it'}</h2>
					<PersonFields values={values} errors={errors} />
					{page.giftAid && (
						<GiftAidFields statement={{ ...page.giftAid, amount: page, isMonthly }} values={values} errors={errors} />
					)}
				</section>
				<section className="sponsor-part">
					<PayField offers={page.pay} isMonthly={isMonthly} values={values} errors={errors} />
					<div className="grid gap-3">
						<Button
							type="submit"
							name="send"
							variant="donate"
							size="pl"
							disabled={isSending}
							className="sponsor-send w-full"
						>
							Sponsor {dog.name}, {sum}
						</Button>
						<p className="text-note text-ink-2">
							{page.pay.card && (
								<span>Stripe, our payment company, takes cards on its own secure page: we never see your number. </span>
							)}
							<span>{isMonthly ? stopWords(page.pay) : ''}</span>
							<span>We use what you enter for this sponsorship only.</span>
							{page.privacyUrl && (
								<>
									{' '}
									<SiteLink to={page.privacyUrl}>How we look after it</SiteLink>
								</>
							)}
						</p>
					</div>
				</section>
			</Form>
		</>
	)
}

function stopWords({ bank, card }: PayOffers) {
	if (!card) return 'You can stop at any time, at your bank. '
	return `You can stop at any time: ${bank ? 'at your bank, or by' : 'by'} the link in every receipt. `
}

function WhenRehomed({ page, value, error }: { page: DetailsStep; value: string | undefined; error: string }) {
	return (
		<FieldGroup
			id="whenRehomed"
			label={`If ${page.dog.name} finds a home, or dies`}
			hint="It happens sooner or later, so we ask now. You can change your mind at any time."
			error={error}
		>
			{page.whenRehomed.map((choice, index) => (
				<RadioTile
					key={choice.value}
					{...(index === 0 ? { id: 'whenRehomed' } : {})}
					name="whenRehomed"
					value={choice.value}
					defaultChecked={value === choice.value}
					hint={choice.hint}
				>
					<b>{choice.label}</b>
				</RadioTile>
			))}
		</FieldGroup>
	)
}
