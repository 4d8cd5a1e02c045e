import { data, Link, redirect } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import '../giving/giving.css'
import { GivingNav } from '../giving/giving-nav.tsx'
import '../giving/statement/statement.css'
import { ColumnsForm } from '../giving/statement/columns-form.tsx'
import { ImportForm } from '../giving/statement/import-form.tsx'
import { type ImportAnswer, importNamed, importSent } from '../giving/statement/import-statement.server.ts'
import { readLineByHand, readReview } from '../giving/statement/read-review.server.ts'
import { receiveLines, setAside } from '../giving/statement/statement-actions.server.ts'
import { readStatementForm } from '../giving/statement/statement-file.server.ts'
import { StatementLine, StatementLines } from '../giving/statement/statement-lines.tsx'
import { StatementSummary } from '../giving/statement/statement-summary.tsx'
import '../inbox/inbox-controls.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/giving-statement.ts'

const MAX_TYPED_LENGTH = 100

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'giving-statement')
	const desk = asked.context.get(deskContext)
	const { searchParams } = asked.url
	const typed = (searchParams.get('reference') ?? '').trim().slice(0, MAX_TYPED_LENGTH)
	const byHand = await readLineByHand(desk, { lineId: searchParams.get('line') ?? '', typed })
	return { ...(await readReview(desk)), byHand, done: doneInWords(searchParams) }
}

export async function action(asked: Route.ActionArgs) {
	const { member } = requireMember(asked, 'giving-statement')
	const desk = asked.context.get(deskContext)
	const sent = { desk, member, ...(await readStatementForm(asked.request)) }
	switch (sent.form.get('intent')) {
		case 'import':
			return answered(await importSent(sent))
		case 'try columns':
		case 'import columns':
			return answered(await importNamed(sent))
		case 'receive':
		case 'receive another':
			throw leadBack(await receiveLines(sent))
		case 'aside':
		case 'keep':
			throw leadBack(await setAside(sent))
		default:
			throw data(null, { status: 400 })
	}
}

function answered(answer: ImportAnswer) {
	return data(answer, { status: answer.problem === null && answer.toName === null ? 200 : 422 })
}

/** A reload must not send the form again. */
function leadBack(counts: Record<string, number>) {
	const search = new URLSearchParams(Object.entries(counts).map(([name, count]) => [name, String(count)]))
	return redirect(`/giving/statement?${search}`, { status: 303 })
}

function doneInWords(parameters: URLSearchParams): { done: string; refused: string } {
	const count = (name: string) => Math.trunc(Number(parameters.get(name))) || 0
	const [received, aside, kept, refused] = [count('received'), count('aside'), count('kept'), count('refused')]
	const receipts =
		received === 1
			? '1 donation received. Its receipt is on its way.'
			: `${received} donations received. Their receipts are on their way.`
	return {
		done: [
			received > 0 ? receipts : '',
			aside > 0 ? 'Set aside. Its text is deleted after 30 days. Importing the line again does not bring it back.' : '',
			kept > 0 ? 'Kept with the accounts for 7 years. Importing the line again does not bring it back.' : '',
		].join(''),
		refused:
			refused === 0
				? ''
				: `${refused === 1 ? '1 line was' : `${refused} lines were`} not booked: someone has dealt with it, or with its donation, while you had this page open. What is left is below.`,
	}
}

export function meta() {
	return [{ title: 'Bank statement – Desk' }]
}

export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
	const { lines, matchedSum, isCut, byHand, done } = loaderData
	return (
		<div className="giving">
			<GivingNav />
			<header className="data-head">
				<h1>Bank statement</h1>
				<p>
					Import the statement of your account: the desk finds each donation by its reference, and you confirm it. The
					same statement can be imported again.
				</p>
			</header>
			{done.refused && <Notice tone="caution">{done.refused}</Notice>}
			{done.done && (
				<Notice tone="info">
					<p role="status">{done.done}</p>
				</Notice>
			)}
			{actionData?.done && <Imported {...actionData} />}
			{byHand && <ByHand line={byHand} />}
			{lines.length > 0 && <StatementSummary lines={lines} matchedSum={matchedSum} />}
			{actionData?.toName ? (
				<ColumnsForm toName={actionData.toName} />
			) : (
				<details className="giving-fold" open={lines.length === 0 || Boolean(actionData?.problem)}>
					<summary>Import a statement</summary>
					<ImportForm answer={actionData} />
				</details>
			)}
			<StatementLines lines={lines} />
			{isCut && <p>There are more: they appear once you have dealt with these.</p>}
			{lines.length === 0 && <NothingToDo text="Every line of your statements is dealt with." />}
		</div>
	)
}

function Imported({ done, skipped }: { done: string | null; skipped: string[] }) {
	return (
		<Notice tone="info">
			<p role="status">{done}</p>
			{skipped.length > 0 && (
				<>
					<p>These rows were left out:</p>
					<ul className="giving-rows">
						{skipped.map((row) => (
							<li key={row}>{row}</li>
						))}
					</ul>
				</>
			)}
		</Notice>
	)
}

function ByHand({ line }: { line: NonNullable<Route.ComponentProps['loaderData']['byHand']> }) {
	return (
		<section className="data-section" aria-labelledby="by-hand">
			<h2 id="by-hand" className="text-h3">
				Is it this one?
			</h2>
			{line.about === null && <p>No donation by bank transfer has the reference “{line.typed}”.</p>}
			<ul className="giving-statement">
				<li>
					<StatementLine line={line} />
				</li>
			</ul>
			<Link to="/giving/statement">No, back to all lines</Link>
		</section>
	)
}
