import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import IconWarning from '~icons/ph/warning-circle-fill'
import { LineDecision, SameMoney } from './line-decision.tsx'
import { LookUp } from './line-forms.tsx'
import type { LineKind, LineView } from './line-view.server.ts'
import type { Namesake } from './read-review.server.ts'

export const GROUPS: { kind: LineKind; title: string; text: string }[] = [
	{
		kind: 'matched',
		title: 'Matched',
		text: 'The reference is right, and the amount is what was announced or is still due.',
	},
	{
		kind: 'amount differs',
		title: 'Another amount',
		text: 'The reference is right, the amount is not what they announced. The books get what arrived.',
	},
	{
		kind: 'no longer expected',
		title: 'No longer expected',
		text: 'It had ended before this line was imported. Each says when, and what booking does.',
	},
	{
		kind: 'same money',
		title: 'Received already',
		text: 'The books have this sum around this day: someone marked it as received. Say that it is the same money, and nothing is booked twice.',
	},
	{
		kind: 'perhaps received',
		title: 'Perhaps received already',
		text: 'The books have this sum around this day already, or another line is matched with it. Look at both before you decide.',
	},
	{
		kind: 'already received',
		title: 'Paid before',
		text: 'It was paid, with another sum or on another day. If they paid once more, book it as another payment.',
	},
	{
		kind: 'unknown',
		title: 'No reference',
		text: 'Say whose it is, or type the reference if you know it. What is no donation and no order is set aside.',
	},
]

export const idOf = (kind: LineKind) => `lines-${kind.replaceAll(' ', '-')}`

/** The lines that wait, in groups. */
export function StatementLines({ lines }: { lines: LineView[] }) {
	return GROUPS.map((group) => ({ ...group, of: lines.filter((line) => line.kind === group.kind) }))
		.filter(({ of }) => of.length > 0)
		.map(({ kind, title, text, of }) => (
			<section key={kind} className="data-section" aria-labelledby={idOf(kind)}>
				<h2 id={idOf(kind)} className="text-h3">
					{title} <span className="data-quiet">{of.length}</span>
				</h2>
				<p className="max-w-176">{text}</p>
				{kind === 'same money' && of.length > 1 && <SameMoney lines={of} />}
				<p className="giving-statement-head" aria-hidden>
					<span>On the statement</span>
					<span>Amount</span>
					<span>{kind === 'unknown' ? 'Whose it may be' : 'Donation or order'}</span>
				</p>
				<ul className="giving-statement">
					{of.map((line) => (
						<li key={line.id}>
							<StatementLine line={line} />
						</li>
					))}
				</ul>
			</section>
		))
}

/** @param line `typed` is there when a person named the donation */
export function StatementLine({ line }: { line: LineView & { typed?: string; namesakes?: Namesake[] } }) {
	const { about, kind, day, note } = line
	return (
		<>
			<p className="giving-line">
				<BankText text={line.text} reference={about?.reference} />
				<span className="giving-note">{[day, note].filter(Boolean).join(' · ')}</span>
			</p>
			<b className="giving-line-sum">{line.sum}</b>
			{about && <Subject about={about} difference={line.difference} isTyped={line.typed !== undefined} />}
			{line.namesakes && line.namesakes.length > 0 && <Namesakes name={about?.name ?? ''} of={line.namesakes} />}
			{kind === 'unknown' && (
				<div className="giving-whose">
					{line.perhaps.map((donor) => (
						<Perhaps key={donor.reference} lineId={line.id} donor={donor} />
					))}
					{line.likely === '' ? <LookUp line={line} /> : <Likely likely={line.likely} />}
				</div>
			)}
			<LineDecision line={line} />
		</>
	)
}

interface SubjectProps {
	about: NonNullable<LineView['about']>
	difference: string
	/** A person named it: whose address gets the receipt is said. */
	isTyped: boolean
}

function Subject({ about, difference, isTyped }: SubjectProps) {
	return (
		<p>
			<Link to={about.path}>{about.name}</Link> <span className="giving-reference">{about.reference}</span>
			{isTyped && about.email && <span className="giving-note">{about.email}</span>}
			<span className="giving-note">
				{about.what}: {about.expected}
			</span>
			{difference && <b className="giving-difference">{difference}</b>}
			{about.isFromAnother && <b className="giving-difference">From another name</b>}
			{about.isFromAnother && about.hasGiftAid && (
				<span className="giving-note">
					Their Gift Aid declaration covers only their own money, also from a joint account. If another person paid,
					book it without Gift Aid: then no receipt promises it.
				</span>
			)}
			{about.last && <span className="giving-note">{about.last}</span>}
			{about.matchedDay && (
				<span className="giving-note">
					The line of {about.matchedDay} is matched with it. Book that one first: this may be the same money.
				</span>
			)}
			{about.ended && <span className="giving-ended">{about.ended}</span>}
		</p>
	)
}

/** Anyone may announce a gift in the name of someone who gives: who gave before, with another address, may have sent the money. */
function Namesakes({ name, of }: { name: string; of: readonly Namesake[] }) {
	return (
		<div className="giving-whose">
			<p>
				<b>
					{name} with another address has given before. Whose money is it? Whoever you choose gets the receipt, and
					their Gift Aid declaration counts.
				</b>
			</p>
			<ul>
				{of.map(({ reference, email, gave }) => (
					<li key={reference}>
						{email}, {gave}: <Link to={`/giving/${reference}`}>{reference}</Link>
					</li>
				))}
			</ul>
		</div>
	)
}

function Likely({ likely }: { likely: Exclude<LineView['likely'], ''> }) {
	return likely === 'payout' ? (
		<p>
			Card payments that Stripe pays out.{' '}
			<a href="https://dashboard.stripe.com/payouts" rel="noreferrer">
				Payouts at Stripe
			</a>
		</p>
	) : (
		<p>HMRC’s repayment of tax on Gift Aid donations.</p>
	)
}

/** The reference stays on one line. */
function BankText({ text, reference = '' }: { text: string; reference: string | undefined }) {
	const at = reference === '' ? -1 : text.indexOf(reference)
	if (at === -1) return text
	return (
		<>
			{text.slice(0, at)}
			<span className="whitespace-nowrap">{reference}</span>
			{text.slice(at + reference.length)}
		</>
	)
}

const THEIRS =
	'On the next page you see whose it is and what for, before it is booked as a new donation in their name, with a receipt if they have an email address. A lasting declaration of theirs covers it.'
const AWAITED =
	'You see it before it is booked. Then they get their receipt, and Gift Aid is claimed if a declaration of theirs covers it.'

/** A donor of the name in the bank's text: a person looks before anything is booked. */
function Perhaps({ lineId, donor }: { lineId: string; donor: LineView['perhaps'][number] }) {
	const { reference, name, email, what, received, isPast } = donor
	const search = new URLSearchParams(isPast ? { line: lineId } : { line: lineId, reference })
	return (
		<p className="giving-perhaps">
			<span>
				Perhaps {name}, {what}?{email && <span className="giving-note">{email}</span>}
				{received === '' && <span className="giving-note">{isPast ? THEIRS : AWAITED}</span>}
				{received !== '' && (
					<span className="giving-received-before">
						<IconWarning aria-hidden />
						Already received: {received}. It may be the same money.
					</span>
				)}
			</span>
			<ButtonLink
				to={isPast ? `/giving/statement/donation?${search}` : `/giving/statement?${search}`}
				variant="outline"
				size="sm"
			>
				{isPast ? 'Enter as theirs' : received === '' ? 'Use this' : 'Look at it'}
				<span className="sr-only">{isPast ? `, ${name}` : ` donation of ${name}`}</span>
			</ButtonLink>
		</p>
	)
}
