import { ButtonLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import bear from '#app/ui/sections/pictures/listening-bear.webp'
import pip from '#app/ui/sections/pictures/listening-pip.webp'
import scout from '#app/ui/sections/pictures/walking-scout.webp'
import { isForHealth } from '#domain/giving/is-for-health.ts'
import { GivingHead } from '../giving-head.tsx'
import { Bowl } from '../picker/bowl.tsx'
import { Medicine } from '../picker/medicine.tsx'
import { GiftAidAfterwards } from './gift-aid-afterwards.tsx'
import type { PayAgainProblem } from './pay-again.tsx'
import { PayAgain } from './pay-again.tsx'
import type { ThankYou } from './thank-you.server.ts'
import { thankYouWords } from './thank-you-words.ts'
import { Transfer } from './transfer.tsx'
import '../gift-aid/gift-aid.css'
import './thank-you.css'

/* Forms and bank details work before their code is there. */

interface ThankYouPageProps {
	page: ThankYou
	problem: PayAgainProblem | null
	/** What was typed in the declaration. */
	values: Record<string, string>
	errors: Record<string, string>
}

/** Money is here or on its way. */
const GLAD: ThankYou['state'][] = ['transfer', 'pending', 'paid', 'partly refunded']

/** Where nothing else is left to do, so that Gift Aid comes first. */
const DONE: ThankYou['state'][] = ['pending', 'paid', 'partly refunded']

/** What happens now, in every state of a donation. */
export function ThankYouPage({ page, problem, values, errors }: ThankYouPageProps) {
	const { state } = page
	const { title, lede, next } = thankYouWords(page)
	const isDone = DONE.includes(state)
	const giftAid = page.giftAid && <GiftAidAfterwards giftAid={page.giftAid} values={values} errors={errors} />
	return (
		<>
			<GivingHead title={title} lede={lede} isGlad={GLAD.includes(state)} pictures={picturesOf(state)}>
				{page.manageUrl && page.state === 'past due' && (
					<ButtonLink to={page.manageUrl} size="pasm">
						Change how I pay
					</ButtonLink>
				)}
			</GivingHead>
			{isDone && giftAid}
			<Wrap className="thank-you-parts thank-you-body">
				{(page.canPayByCard || page.canTransfer) && <PayAgain page={page} problem={problem} />}
				{page.transfer && <Transfer transfer={page.transfer} note={noteOf(page)} />}
				{next.length > 0 && (
					<div className="grid content-start gap-8">
						{state === 'paid' && <Does page={page} />}
						<Next sentences={next} />
					</div>
				)}
				<YourGift page={page} />
			</Wrap>
			{!isDone && giftAid}
		</>
	)
}

/** A party when the money is here. */
function picturesOf(state: ThankYou['state']): string[] | undefined {
	if (state === 'paid') return [scout, pip, bear]
	return GLAD.includes(state) ? [bear] : undefined
}

function Next({ sentences }: { sentences: string[] }) {
	return (
		<section className="grid content-start gap-4" aria-labelledby="next">
			<h2 id="next" className="text-h3">
				What happens next
			</h2>
			<ol className="thank-you-next">
				{sentences.map((sentence) => (
					<li key={sentence}>
						<span>{sentence}</span>
					</li>
				))}
			</ol>
		</section>
	)
}

/** Below the bank details. */
function noteOf({ purpose, dedication, isEmailed }: ThankYou): string {
	return [`For: ${purpose}.`, dedication && `${dedication}.`, isEmailed && 'We’ve emailed you these details, too.']
		.filter(Boolean)
		.join('\n')
}

/** What was decided, and where to print and change it. The bank details say the first themselves. */
function YourGift({ page }: { page: ThankYou }) {
	const { inBooks, paidBy, purpose, dedication, reference, dog, present, transfer } = page
	const facts = [
		{ label: 'Amount', value: inBooks },
		...(paidBy ? [{ label: 'Paid by', value: paidBy }] : []),
		{ label: 'For', value: purpose },
		...(dedication ? [{ label: 'Dedication', value: dedication }] : []),
		...(present?.recipient
			? [
					{ label: 'A present for', value: present.recipient },
					{ label: 'For how long', value: present.time },
					{ label: 'They hear of it', value: <span className="whitespace-pre-line">{present.how}</span> },
				]
			: []),
		{
			label: 'Reference',
			value: (
				<span className="whitespace-nowrap select-all">
					<Untranslated>{reference}</Untranslated>
				</span>
			),
		},
	]
	if (transfer) {
		return (
			<div className="grid content-start gap-5">
				<Does page={page} />
				<Onwards page={page} />
			</div>
		)
	}
	return (
		<section className="thank-you-yours" aria-labelledby="yours">
			<h2 id="yours" className="text-h3">
				{present ? 'Your present' : dog ? `You and ${dog.name}` : 'Your donation'}
			</h2>
			<Facts facts={facts} className="thank-you-facts" />
			<Onwards page={page} />
		</section>
	)
}

/** What this sum pays for, where it is not kept for something else: exactly, or of a donation that is here what it may be. */
function Does({ page: { impact, isRestricted, given, state, dog } }: { page: ThankYou }) {
	const does =
		impact || (state === 'paid' && 'may be a bag of food, a bed or a visit to the vet: wherever it’s needed most')
	if (!does || isRestricted || dog) return null
	return (
		<div className="thank-you-does">
			{isForHealth(impact) ? <Medicine className="medicine" /> : <Bowl of={1} reached={1} className="bowl-of-thanks" />}
			<p className="text-lede">
				<b>{given}</b> {does}.
			</p>
		</div>
	)
}

function Onwards({
	page: { dog, present, state, receiptUrl, manageUrl, certificateUrl, canPayByCard, canTransfer },
}: {
	page: ThankYou
}) {
	const links = [
		{ to: certificateUrl, text: present ? 'The certificate' : 'Your certificate' },
		{ to: receiptUrl, text: 'Receipt for printing' },
		// What has ended still has its receipts there.
		{ to: manageUrl, text: state === 'ended' ? 'All your receipts' : 'Change or cancel' },
		// Where it is not paid, to pay is the one thing to press.
		{
			to: canPayByCard || canTransfer ? null : (dog?.url ?? '/dogs'),
			text: dog ? `Visit ${dog.name}` : 'Meet the dogs',
		},
	]
	if (links.every(({ to }) => !to)) return null
	return (
		<p className="flex flex-wrap gap-3 no-print">
			{links.map(
				({ to, text }) =>
					to && (
						<ButtonLink key={text} to={to} variant="outline" size="pst">
							{text}
						</ButtonLink>
					),
			)}
		</p>
	)
}
