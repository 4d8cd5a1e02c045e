import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SET_ASIDE_WORDS } from '#domain/desk/giving/line-words.ts'
import { SET_ASIDE_KINDS, type SetAsideKind } from '#domain/payables/bank-statement/line-outcome.ts'
import { Aside, decisionIn, ForLine, LookUp, Receive, ReceiveButton } from './line-forms.tsx'
import type { LineView } from './line-view.server.ts'

/** What can be done with a line, the likely right thing first. @param line `typed` is there when a person named the donation */
export function LineDecision({ line }: { line: LineView & { typed?: string } }) {
	const { about, kind } = line
	if (kind === 'unknown' || !about) {
		return line.typed === undefined ? <NotGiven line={line} /> : <div className="giving-presses" />
	}
	const canSetAside = line.typed === undefined
	if (about.matchedDay) {
		return (
			<div className="giving-presses">
				<Aside line={line} kind="not ours">
					Set aside
				</Aside>
			</div>
		)
	}
	if (kind === 'same money' || kind === 'perhaps received') {
		return (
			<div className="giving-presses is-aside">
				<Receive line={line}>
					<ReceiveButton line={line} intent="same money">
						It is the same money
					</ReceiveButton>
				</Receive>
				<PaidTwice line={line} />
			</div>
		)
	}
	const isAnothers = about.isFromAnother && about.hasGiftAid && kind !== 'already received'
	return (
		<div className="giving-presses">
			<Receive line={line} asksHow={line.typed !== undefined}>
				{isAnothers && (
					<ReceiveButton line={line} intent="receive without Gift Aid">
						{`Mark ${line.amount} as received, without Gift Aid`}
					</ReceiveButton>
				)}
				<ReceiveButton line={line} intent={kind === 'already received' ? 'receive another' : 'receive'}>
					{isAnothers ? `It is ${about.name}’s own money: mark as received` : BOOK_WORDS[kind](line.amount)}
				</ReceiveButton>
			</Receive>
			{canSetAside && (
				<Aside line={line} kind="not ours">
					Set aside
				</Aside>
			)}
		</div>
	)
}

const BOOK_WORDS = {
	matched: () => 'Mark as received',
	'amount differs': (amount: string) => `Mark ${amount} as received`,
	'no longer expected': (amount: string) => `Mark ${amount} as received`,
	'already received': () => 'Book as another payment',
}

/** A slip here would be false income, with a receipt and Gift Aid: it is asked once more. */
function PaidTwice({ line }: { line: LineView }) {
	return (
		<details className="giving-unfold">
			<summary>They paid twice</summary>
			<p>
				Only if your account has {line.amount} twice. The books get a second payment, and the emails and any Gift Aid
				follow from it.
			</p>
			<Receive line={line}>
				<ReceiveButton line={line} intent="receive another">
					Book as another payment
				</ReceiveButton>
			</Receive>
		</details>
	)
}

/** All of these at once. */
export function SameMoney({ lines }: { lines: LineView[] }) {
	return (
		<Form method="post" action="/giving/statement">
			{lines.map((line) => (
				<input key={line.id} type="hidden" name="line" value={decisionIn(line)} />
			))}
			<Button type="submit" size="st" name="intent" value="same money">
				These {lines.length} are the same money
			</Button>
		</Form>
	)
}

/** For a line without a reference: what it is instead of a donation or an order. What it likely is comes first. */
function NotGiven({ line }: { line: LineView }) {
	const { likely } = line
	if (likely === '') {
		return (
			<div className="giving-presses is-aside">
				<ButtonLink to={`/giving/statement/donation?line=${line.id}`} variant="outline" size="sm">
					Enter as a new donation
					<ForLine line={line} />
				</ButtonLink>
				<span className="giving-note">On the next page: whose it is. With an email address they get a receipt.</span>
				<details className="giving-unfold">
					<summary>
						No donation
						<ForLine line={line} />
					</summary>
					<Kinds line={line} kinds={SET_ASIDE_KINDS} />
				</details>
			</div>
		)
	}
	return (
		<div className="giving-presses is-aside">
			{likely === 'gift aid' ? (
				<GiftAid line={line} />
			) : (
				<>
					<Aside line={line} kind={likely} variant="outline">
						{SET_ASIDE_WORDS[likely].name}
					</Aside>
					<span className="giving-note">{SET_ASIDE_WORDS[likely].note}</span>
				</>
			)}
			<details className="giving-unfold">
				<summary>
					It is something else
					<ForLine line={line} />
				</summary>
				<Kinds line={line} kinds={SET_ASIDE_KINDS.filter((kind) => kind !== likely)} />
				<LookUp line={line} />
			</details>
		</div>
	)
}

/** The claim that was paid, if one has this sum. */
function GiftAid({ line }: { line: LineView }) {
	const sent = line.claims.filter(({ isSent }) => isSent)
	const unsent = line.claims.find(({ isSent }) => !isSent)
	const words = SET_ASIDE_WORDS['gift aid']
	return (
		<>
			{sent.map(({ id, period }) => (
				<Aside key={id} line={line} kind="gift aid" variant="outline" claimId={id}>
					Gift Aid, claim of {period}
				</Aside>
			))}
			{sent.length === 0 && (
				<>
					<Aside line={line} kind="gift aid" variant="outline" asksWhat>
						{words.name}
					</Aside>
					<span className="giving-note">
						{unsent ? (
							<span>
								<Link to={`/giving/gift-aid/${unsent.id}`}>The claim of {unsent.period}</Link> has this sum and is not
								marked as sent. Mark it first, and it can be named here.
							</span>
						) : (
							`No claim of ${line.amount} was marked as sent. ${words.note}`
						)}
					</span>
				</>
			)}
		</>
	)
}

function Kinds({ line, kinds }: { line: LineView; kinds: readonly SetAsideKind[] }) {
	return (
		<Form method="post" action="/giving/statement">
			<input type="hidden" name="line" value={decisionIn(line)} />
			<input type="hidden" name="intent" value="aside" />
			<ul>
				{kinds.map((kind) => (
					<li key={kind}>
						<Button type="submit" size="link-s" variant="link" name="as" value={kind}>
							{SET_ASIDE_WORDS[kind].name}
							<ForLine line={line} />
						</Button>
						<span className="giving-note">{SET_ASIDE_WORDS[kind].note}</span>
					</li>
				))}
			</ul>
		</Form>
	)
}
