import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { GiftAidPageData } from './claim-page.server.ts'
import './excluded-gifts.css'

/** The gifts that are shown before the list is unfolded. */
const MAX_SHOWN = 5

/** Gifts that a claim leaves out until they are corrected. */
export function ClaimProblems({ problems, problemTax }: Pick<GiftAidPageData, 'problems' | 'problemTax'>) {
	if (problems.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="to-correct">
			<h2 id="to-correct" className="text-h3">
				To correct first <span className="data-quiet">{problems.length}</span>
			</h2>
			<p className="max-w-176">
				HMRC would refuse these, so they are left out. Once they are right, <b>{problemTax}</b> more can be claimed.
			</p>
			<ul className="excluded-gifts">
				{problems.map((gift) => (
					<Line key={keyOf(gift)} gift={gift} action="Correct the declaration">
						<Why sentences={gift.sentences} isToCorrect />
					</Line>
				))}
			</ul>
		</section>
	)
}

/** Gifts from before the lasting declaration of their donors: they said yes once, and are asked first. */
export function DeclaredLater({ declaredLater: { gifts, given, tax } }: Pick<GiftAidPageData, 'declaredLater'>) {
	if (gifts.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="declared-later">
			<h2 id="declared-later" className="text-h3">
				Declared later <span className="data-quiet">{gifts.length}</span>
			</h2>
			<p className="max-w-176">
				They have declared Gift Aid since, for gifts from that day on. These {given} came before. HMRC lets a
				declaration reach back four years: ask them, and enter it. Up to <b>{tax}</b> more can be claimed.
			</p>
			<UndeclaredLines gifts={gifts} isToCorrect />
		</section>
	)
}

/** Gifts that no declaration covers, whose donors may be asked by phone or on paper. */
export function Undeclared({ undeclared: { gifts, given, tax } }: Pick<GiftAidPageData, 'undeclared'>) {
	if (gifts.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="undeclared">
			<h2 id="undeclared" className="text-h3">
				Without a declaration <span className="data-quiet">{gifts.length}</span>
			</h2>
			<p className="max-w-176">
				Do they pay UK tax? Ask them by phone or on paper and enter what they declare. They gave {given}: up to{' '}
				<b>{tax}</b> more can be claimed.
			</p>
			<UndeclaredLines gifts={gifts} />
		</section>
	)
}

interface UndeclaredLinesProps {
	gifts: Gift[]
	/** Their reason is something to act on. */
	isToCorrect?: boolean
}

function UndeclaredLines({ gifts, isToCorrect = false }: UndeclaredLinesProps) {
	const [shown, rest] = [gifts.slice(0, MAX_SHOWN), gifts.slice(MAX_SHOWN)]
	return (
		<>
			<GiftsToDeclare gifts={shown} isToCorrect={isToCorrect} />
			{rest.length > 0 && (
				<details className="excluded-gifts-rest">
					<summary>Show {rest.length} more</summary>
					<GiftsToDeclare gifts={rest} isToCorrect={isToCorrect} />
				</details>
			)}
		</>
	)
}

function GiftsToDeclare({ gifts, isToCorrect }: Required<UndeclaredLinesProps>) {
	return (
		<ul className="excluded-gifts">
			{gifts.map((gift) => (
				<Line key={keyOf(gift)} gift={gift} action="Enter a declaration" search="?more">
					<Why sentences={gift.sentences} isToCorrect={isToCorrect} />
				</Line>
			))}
		</ul>
	)
}

/** Everything else that was given in these days, so that nothing is missing on the page. */
export function IneligibleGifts({
	ineligible,
	ineligibleGiven,
}: Pick<GiftAidPageData, 'ineligible' | 'ineligibleGiven'>) {
	if (ineligible.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="ineligible">
			<h2 id="ineligible" className="text-h3">
				Not for Gift Aid <span className="data-quiet">{ineligible.length}</span>
			</h2>
			<p className="max-w-176">
				Nothing can be claimed on these gifts of {ineligibleGiven} with a declaration, or not yet. Cash of £30 or less,
				as from a collection tin, may count for HMRC’s small donations scheme (GASDS), which is claimed without one:
				keep a record of when and where it was collected, and claim it in Charities Online.
			</p>
			<ul className="excluded-gifts">
				{ineligible.map((gift) => (
					<Line key={keyOf(gift)} gift={gift}>
						<Why sentences={gift.sentences} />
					</Line>
				))}
			</ul>
		</section>
	)
}

type Gift = GiftAidPageData['ineligible'][number]

const keyOf = ({ reference, day, sentences }: Gift) => [reference, day, ...sentences].join(' ')

function Why({ sentences, isToCorrect = false }: { sentences: string[]; isToCorrect?: boolean }) {
	if (sentences.length === 0) return null
	return (
		<p className="excluded-gifts-why" data-quiet={!isToCorrect || undefined}>
			{isToCorrect && <IconWarning aria-hidden />}
			<span>{`${sentences.join('. ')}.`}</span>
		</p>
	)
}

interface LineProps {
	gift: Gift
	/** The words of its button; without one there is nothing to do. */
	action?: string
	/** The query of the page that the button leads to. */
	search?: string
	children?: ReactNode
}

function Line({ gift, action, search = '', children }: LineProps) {
	const { reference, isOfOrder, donor, day, amount } = gift
	return (
		<li>
			<p>
				<Link to={`/giving/${reference}`}>{donor || 'No name'}</Link>
				<span className="giving-note">
					{day}, {reference}
					{isOfOrder && <span>, with an order</span>}
				</span>
			</p>
			<b>{amount}</b>
			{children}
			{action && (
				<ButtonLink to={`/giving/${reference}/gift-aid${search}`} variant="outline" size="sm">
					{action}
					<span className="sr-only">
						{' '}
						of {donor || 'No name'}, {reference}
					</span>
				</ButtonLink>
			)}
		</li>
	)
}

/** What the next claim gives back. */
export function OpenAdjustments({ adjustments }: Pick<GiftAidPageData, 'adjustments'>) {
	if (adjustments.length === 0) return null
	return (
		<section className="data-section" aria-labelledby="to-give-back">
			<h2 id="to-give-back" className="text-h3">
				To give back with the next claim
			</h2>
			<p className="max-w-176">
				You claimed these earlier, and they are no longer yours to keep. Enter the sum in the box for adjustments on
				HMRC’s form.
			</p>
			<ul className="gift-aid-lines">
				{adjustments.map(({ key, reference, tax, reason }) => (
					<li key={key}>
						<Link to={`/giving/${reference}/gift-aid`}>{reference}</Link>
						<b>{tax}</b>
						<span>{reason}.</span>
					</li>
				))}
			</ul>
		</section>
	)
}
