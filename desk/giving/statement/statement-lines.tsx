import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { LineKind, LineView } from './read-review.server.ts'

export const GROUPS: { kind: LineKind; title: string; text: string }[] = [
	{ kind: 'matched', title: 'Matched', text: 'Reference and amount are as announced.' },
	{
		kind: 'amount differs',
		title: 'Another amount',
		text: 'The reference is right, the amount is not what they announced. The books get what arrived.',
	},
	{
		kind: 'perhaps received',
		title: 'Perhaps received already',
		text: 'The same amount was marked as received around this day. If it is the same money, set the line aside.',
	},
	{
		kind: 'already received',
		title: 'Received already',
		text: 'Its donation is in the books. If it is the same money, set the line aside. If they paid twice, book it as another payment.',
	},
	{
		kind: 'unknown',
		title: 'No reference',
		text: 'Say whose it is, or type the reference if you know it. If it is no donation, take it off this list.',
	},
]

export const idOf = (kind: LineKind) => `lines-${kind.replace(' ', '-')}`

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

export const decisionIn = ({ id, about }: LineView) => `${id} ${about?.reference ?? ''} ${about?.version ?? ''}`

/** @param line `typed` is there when a person named the donation */
export function StatementLine({ line }: { line: LineView & { typed?: string } }) {
	const { about, kind } = line
	return (
		<>
			<p className="giving-line">
				<BankText text={line.text} reference={about?.reference} />
				<span className="giving-note">{line.day}</span>
			</p>
			<b className="giving-line-sum">{line.sum}</b>
			{about && (
				<p>
					<Link to={about.path}>{about.name}</Link> <span className="giving-reference">{about.reference}</span>
					<span className="giving-note">
						{about.what}: {about.expected}
					</span>
					{line.difference && <b className="giving-difference">{line.difference}</b>}
					{about.last && <span className="giving-note">{about.last}</span>}
				</p>
			)}
			{kind === 'unknown' && (
				<div className="giving-whose">
					{line.perhaps.map((donor) => (
						<Perhaps key={donor.reference} lineId={line.id} donor={donor} />
					))}
					<LookUp line={line} />
				</div>
			)}
			<div className={kind === 'unknown' ? 'giving-presses is-aside' : 'giving-presses'}>
				{about && (kind === 'matched' || kind === 'amount differs') && (
					<Press line={line} intent="receive" variant="outline">
						{kind === 'matched' ? 'Mark as received' : `Mark ${line.amount} as received`}
					</Press>
				)}
				{about && (kind === 'perhaps received' || kind === 'already received') && (
					<Press line={line} intent="receive another" variant="outline">
						Book as another payment
					</Press>
				)}
				{line.typed === undefined && (
					<Press line={line} intent="aside" variant="link">
						{kind === 'unknown' ? 'Not a donation' : 'Set aside'}
					</Press>
				)}
				{line.typed === undefined && kind === 'unknown' && (
					<span className="giving-note">Its text is deleted after 30 days.</span>
				)}
				{line.typed === undefined && kind === 'unknown' && (
					<Press line={line} intent="keep" variant="link">
						Keep for the accounts
					</Press>
				)}
				{line.typed === undefined && kind === 'unknown' && (
					<span className="giving-note">Other income: its text stays for 7 years.</span>
				)}
			</div>
		</>
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

interface PressProps {
	line: LineView
	intent: 'receive' | 'receive another' | 'aside' | 'keep'
	variant: 'outline' | 'link'
	children: string
}

function Press({ line, intent, variant, children }: PressProps) {
	return (
		<Form method="post" action="/giving/statement">
			<input type="hidden" name="line" value={decisionIn(line)} />
			<Button type="submit" size={variant === 'link' ? 'link-s' : 'sm'} variant={variant} name="intent" value={intent}>
				{children}
				<span className="sr-only">
					{' '}
					{line.amount}, {line.day}
				</span>
			</Button>
		</Form>
	)
}

/** A donor of the name in the bank's text: a person looks before anything is booked. */
function Perhaps({ lineId, donor }: { lineId: string; donor: LineView['perhaps'][number] }) {
	const { reference, name, what, received } = donor
	return (
		<p className="giving-perhaps">
			<span>
				Perhaps {name}, {what}?
				{received !== '' && (
					<span className="giving-received-before">
						<IconWarning aria-hidden />
						Already received: {received}. If it is the same money, press “Not a donation”.
					</span>
				)}
			</span>
			<ButtonLink
				to={`/giving/statement?${new URLSearchParams({ line: lineId, reference })}`}
				variant="outline"
				size="sm"
			>
				{received === '' ? 'Use this' : 'Look at it'}
				<span className="sr-only"> donation of {name}</span>
			</ButtonLink>
		</p>
	)
}

/** Shows whose donation it would be, before anything is booked. */
function LookUp({ line }: { line: LineView }) {
	return (
		<Form method="get" action="/giving/statement" className="giving-look-up">
			<input type="hidden" name="line" value={line.id} />
			<label htmlFor={`reference-${line.id}`}>
				Their reference
				<span className="sr-only">
					{' '}
					for {line.amount}, {line.day}
				</span>
			</label>
			<Input
				id={`reference-${line.id}`}
				name="reference"
				placeholder="DON-7K3F-2M"
				autoComplete="off"
				required
				className="min-h-11"
			/>
			<Button type="submit" size="sm" variant="outline">
				Look it up
			</Button>
		</Form>
	)
}
