import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { LineKind, LineView } from './read-review.server.ts'

const GROUPS: { kind: LineKind; title: string; text: string }[] = [
	{ kind: 'matched', title: 'Matched', text: 'Reference and amount fit.' },
	{ kind: 'amount differs', title: 'Another amount', text: 'The reference fits. The books get what arrived.' },
	{
		kind: 'perhaps received',
		title: 'Perhaps received already',
		text: 'The same amount was marked as received within these days. Set the line aside if it is the same money.',
	},
	{
		kind: 'already received',
		title: 'Received already',
		text: 'Its donation is in the books. Set the line aside if it is the same money. If they paid twice, it is another payment.',
	},
	{ kind: 'unknown', title: 'Unknown', text: 'No reference of ours. If you know whose it is, type their reference.' },
]

/** The lines that wait, in groups; of those that match, all at once. */
export function StatementLines({ lines }: { lines: LineView[] }) {
	return GROUPS.map(({ kind, title, text }) => ({ kind, title, text, of: lines.filter((line) => line.kind === kind) }))
		.filter(({ of }) => of.length > 0)
		.map(({ kind, title, text, of }) => (
			<section key={kind} className="data-section" aria-labelledby={`lines-${kind.replace(' ', '-')}`}>
				<h2 id={`lines-${kind.replace(' ', '-')}`} className="text-h3">
					{title} <span className="data-quiet">{of.length}</span>
				</h2>
				<p>{text}</p>
				{kind === 'matched' && of.length > 1 && <ReceiveAll lines={of} />}
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

const decisionIn = ({ id, about }: LineView) => `${id} ${about?.reference ?? ''} ${about?.version ?? ''}`

function ReceiveAll({ lines }: { lines: LineView[] }) {
	return (
		<Form method="post" action="/giving/statement">
			{lines.map((line) => (
				<input key={line.id} type="hidden" name="line" value={decisionIn(line)} />
			))}
			<Button type="submit" size="st" name="intent" value="receive">
				Receive all {lines.length} that match
			</Button>
		</Form>
	)
}

/** @param line `typed` is there when a person named the donation */
export function StatementLine({ line }: { line: LineView & { typed?: string } }) {
	const { about, kind } = line
	return (
		<>
			<p className="giving-line">
				<b>{line.amount}</b>
				<span className="giving-note">{line.day}</span>
				<span className="giving-line-text">{line.text}</span>
			</p>
			{about && (
				<p>
					<Link to={about.path}>{about.name}</Link> <span className="giving-reference">{about.reference}</span>
					<span className="giving-note">
						{about.what} · {about.expected}
					</span>
					{about.last && <span className="giving-note">{about.last}</span>}
				</p>
			)}
			<div className="giving-presses">
				{kind === 'unknown' && <LookUp line={line} />}
				{about && (kind === 'matched' || kind === 'amount differs') && (
					<Press line={line} intent="receive">
						Receive
					</Press>
				)}
				{about && (kind === 'perhaps received' || kind === 'already received') && (
					<Press line={line} intent="receive another" isQuiet>
						Receive as another payment
					</Press>
				)}
				{line.typed === undefined && (
					<Press line={line} intent="aside" isQuiet>
						{kind === 'unknown' ? 'Not a donation' : 'Set aside'}
					</Press>
				)}
			</div>
		</>
	)
}

interface PressProps {
	line: LineView
	intent: 'receive' | 'receive another' | 'aside'
	isQuiet?: boolean
	children: string
}

function Press({ line, intent, isQuiet, children }: PressProps) {
	return (
		<Form method="post" action="/giving/statement">
			<input type="hidden" name="line" value={decisionIn(line)} />
			<Button type="submit" size="sm" variant={isQuiet ? 'outline' : 'default'} name="intent" value={intent}>
				{children}
				<span className="sr-only">
					{' '}
					{line.amount}, {line.day}
				</span>
			</Button>
		</Form>
	)
}

/** Shows whose donation it would be, before anything is booked. */
function LookUp({ line }: { line: LineView }) {
	return (
		<Form method="get" action="/giving/statement" className="giving-presses giving-look-up">
			<input type="hidden" name="line" value={line.id} />
			<Input
				name="reference"
				aria-label={`Reference for ${line.amount}, ${line.day}`}
				placeholder="DON-7K3F-2M"
				autoComplete="off"
				required
				className="min-h-11 w-44"
			/>
			<Button type="submit" size="sm" variant="outline">
				Look it up
			</Button>
		</Form>
	)
}
