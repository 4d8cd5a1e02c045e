import { ButtonLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { GivingHead } from '../giving-head.tsx'
import { GiftAidAfterwards } from './gift-aid-afterwards.tsx'
import { PayAgain, type PayAgainProblem } from './pay-again.tsx'
import type { ThankYou } from './thank-you.server.ts'
import { thankYouWords } from './thank-you-words.ts'
import { Transfer } from './transfer.tsx'
import './thank-you.css'

interface ThankYouPageProps {
	page: ThankYou
	problem: PayAgainProblem | null
	/** Of the declaration, as typed. */
	values: Record<string, string>
	errors: Record<string, string>
}

/** Money is here or on its way. */
const GLAD: ThankYou['state'][] = ['transfer', 'pending', 'paid', 'partly refunded']

/** What happens now, in every state of a donation. */
export function ThankYouPage({ page, problem, values, errors }: ThankYouPageProps) {
	const { title, lede, next } = thankYouWords(page)
	return (
		<>
			<GivingHead title={title} lede={lede} isGlad={GLAD.includes(page.state)}>
				{page.manageUrl && page.state === 'past due' && (
					<ButtonLink to={page.manageUrl} size="pasm">
						Change how I pay
					</ButtonLink>
				)}
			</GivingHead>
			<Wrap className="thank-you-parts py-section">
				{(page.canPayByCard || page.canTransfer) && <PayAgain page={page} problem={problem} />}
				{page.transfer && <Transfer transfer={page.transfer} />}
				{next.length > 0 && <Next sentences={next} />}
				<YourGift page={page} />
			</Wrap>
			{page.giftAid && <GiftAidAfterwards giftAid={page.giftAid} sum={page.sum} values={values} errors={errors} />}
		</>
	)
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

/** What was decided, and where to print and change it. */
function YourGift({ page }: { page: ThankYou }) {
	const { amount, purpose, reference, dog, receiptUrl, manageUrl, certificateUrl } = page
	const facts = [
		{ label: dog ? 'Your sponsorship' : 'Your donation', value: amount },
		{ label: 'For', value: purpose },
		{ label: 'Reference', value: <span className="whitespace-nowrap select-all">{reference}</span> },
	]
	return (
		<section className="grid content-start gap-5" aria-labelledby="yours">
			<h2 id="yours" className="text-h3">
				{dog ? `You and ${dog.name}` : 'Your donation'}
			</h2>
			<Facts facts={facts} className="thank-you-facts" />
			<p className="flex flex-wrap gap-3 no-print">
				{certificateUrl && (
					<ButtonLink to={certificateUrl} variant="secondary" size="pst">
						Your certificate
					</ButtonLink>
				)}
				{receiptUrl && (
					<ButtonLink to={receiptUrl} variant="secondary" size="pst">
						Receipt for printing
					</ButtonLink>
				)}
				{manageUrl && (
					<ButtonLink to={manageUrl} variant="secondary" size="pst">
						Change or cancel
					</ButtonLink>
				)}
				<ButtonLink to={dog?.url ?? '/dogs'} variant="secondary" size="pst">
					{dog ? `Visit ${dog.name}` : 'Meet the dogs'}
				</ButtonLink>
			</p>
		</section>
	)
}
