import { data, Link, redirect } from 'react-router'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { findOpenImport, findStatementImport } from '#records/payables/transfers/statement-imports.ts'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import '../giving/giving.css'
import { GivingNav } from '../giving/giving-nav.tsx'
import '../giving/statement/statement.css'
import { Covered } from '../giving/statement/check/check-lists.tsx'
import { ColumnsForm } from '../giving/statement/columns-form.tsx'
import { doneInWords } from '../giving/statement/done-words.ts'
import { ImportForm } from '../giving/statement/import-form.tsx'
import { ImportProgress } from '../giving/statement/import-progress.tsx'
import { type ImportAnswer, importNamed, importSent, readImport } from '../giving/statement/import-statement.server.ts'
import { readLineByHand, readReview } from '../giving/statement/read-review.server.ts'
import { runImport } from '../giving/statement/run-import.server.ts'
import { receiveLines, reopen, setAside, tieLines } from '../giving/statement/statement-actions.server.ts'
import { readStatementForm } from '../giving/statement/statement-file.server.ts'
import { StatementLine, StatementLines } from '../giving/statement/statement-lines.tsx'
import { StatementSummary } from '../giving/statement/statement-summary.tsx'
import '../inbox/inbox-controls.css'
import { deskContext, errorLogContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { StepHeading } from '../shell/desk-focus.tsx'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/giving-statement.ts'

const MAX_TYPED_LENGTH = 100

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-statement')
	const desk = args.context.get(deskContext)
	const { searchParams } = args.url
	const importing = await importUnderWay(args)
	if (importing) return { ...NO_LINES, importing, answer: null, byHand: null, done: doneInWords(searchParams) }
	const typed = (searchParams.get('reference') ?? '').trim().slice(0, MAX_TYPED_LENGTH)
	const byHand = await readLineByHand(desk, { lineId: searchParams.get('line') ?? '', typed })
	const answer = await readImport(desk, searchParams.get('import') ?? '')
	return { ...(await readReview(desk)), importing: null, answer, byHand, done: doneInWords(searchParams) }
}

/** Lines that are still coming in would move under the hand of a reader. */
const NO_LINES = { lines: [], bookable: [], matchedSum: '', total: 0, check: null, hasStatement: true }

/** How far a file is that is being imported. One that a restart cut off goes on. */
async function importUnderWay(args: Route.LoaderArgs) {
	const desk = args.context.get(deskContext)
	const id = args.url.searchParams.get('import') ?? ''
	const file = id === '' ? undefined : await findStatementImport(desk.store, id)
	if (file?.outcome === null) {
		runImport(desk, id).catch(logErrorOf(args))
		return { id, done: file.done, total: file.total }
	}
	const open = await findOpenImport(desk.store)
	if (open && id === '') throw redirect(`/giving/statement?import=${open.id}`)
	return null
}

function logErrorOf({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
	return (error: unknown) => context.get(errorLogContext)(error, new URL(request.url).pathname)
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'giving-statement')
	const desk = args.context.get(deskContext)
	const sent = { desk, member, logError: logErrorOf(args), ...(await readStatementForm(args.request)) }
	switch (sent.form.get('intent')) {
		case 'import':
			return answered(await importSent(sent))
		case 'try columns':
		case 'import columns':
			return answered(await importNamed(sent))
		case 'receive':
		case 'receive another':
		case 'receive without Gift Aid':
			throw leadBack(await receiveLines(sent))
		case 'same money':
			throw leadBack(await tieLines(sent))
		case 'aside':
			throw leadBack(await setAside(sent))
		case 'put back':
			throw leadBack(await reopen(sent))
		default:
			throw data(null, { status: 400 })
	}
}

function answered(answer: ImportAnswer) {
	if (answer.runningId) throw redirect(`/giving/statement?import=${answer.runningId}`, { status: 303 })
	return data(answer, { status: answer.problem === null && answer.toName === null ? 200 : 422 })
}

/** A reload must not send the form again. */
function leadBack(done: Record<string, number | string>) {
	const search = new URLSearchParams(Object.entries(done).map(([name, value]) => [name, String(value)]))
	return redirect(`/giving/statement?${search}`, { status: 303 })
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData?.done.refused ? ERROR_PREFIX : ''}Bank statement – Desk` }]
}

export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
	const { lines, bookable, matchedSum, total, check, hasStatement, importing, byHand, done } = loaderData
	const answer = actionData ?? loaderData.answer ?? undefined
	if (importing) return <Importing importing={importing} />
	return (
		<div className="giving">
			<GivingNav />
			<header className="data-head">
				<h1>Bank statement</h1>
				<p>
					Import the statement of your account: the desk finds each donation and order by its reference, and you confirm
					it. The same statement can be imported again.
				</p>
			</header>
			{done.refused && <FlashMessage isProblem>{done.refused}</FlashMessage>}
			{done.done && (
				<FlashMessage>
					<p>{done.done}</p>
				</FlashMessage>
			)}
			{answer?.done && <Imported {...answer} />}
			{byHand && <ByHand line={byHand} />}
			{lines.length > 0 && <StatementSummary lines={lines} bookable={bookable} matchedSum={matchedSum} total={total} />}
			{answer?.toName ? (
				<ColumnsForm toName={answer.toName} />
			) : (
				<details className="giving-fold" open={lines.length === 0 || Boolean(answer?.problem)}>
					<summary>Import a statement</summary>
					{answer?.problem && <FlashMessage isProblem>{answer.problem}</FlashMessage>}
					<ImportForm answer={answer} />
					{answer?.problem && <SkippedRows rows={answer.skipped} />}
				</details>
			)}
			<StatementLines lines={lines} />
			{hasStatement && check && <CheckLink {...check} />}
			{total > lines.length && <p>There are more: they appear once you have dealt with these.</p>}
			{lines.length === 0 && !answer?.toName && !answer?.problem && (
				<NothingToDo
					text={hasStatement ? 'Every line of your statements is dealt with.' : 'No statement was imported yet.'}
				/>
			)}
		</div>
	)
}

type CheckLinkProps = NonNullable<Route.ComponentProps['loaderData']['check']>

function CheckLink({ missing, covered, hasUnchecked }: CheckLinkProps) {
	// What was given back since was a slip, which someone has put right.
	const open = missing.filter(({ isReturned }) => !isReturned)
	return (
		<section className="data-section" aria-labelledby="checked">
			<h2 id="checked" className="text-h3">
				Statements and books
			</h2>
			<Covered covered={covered} />
			<p>
				{open.length > 0 && (
					<b>
						{open.length === 1
							? '1 payment in the books on these days is on none of your statements. '
							: `${open.length} payments in the books on these days are on none of your statements. `}
					</b>
				)}
				<span>{hasUnchecked && 'What was marked as received on other days is not checked. '}</span>
				<Link to="/giving/statement/check">
					{open.length > 0
						? 'Look at them, and at the lines dealt with'
						: 'Lines dealt with, and what no statement has'}
				</Link>
			</p>
		</section>
	)
}

function Importing({ importing }: { importing: NonNullable<Route.ComponentProps['loaderData']['importing']> }) {
	return (
		<div className="giving">
			<GivingNav />
			<header className="data-head">
				<h1>Bank statement</h1>
			</header>
			<ImportProgress {...importing} />
		</div>
	)
}

function Imported({ done, skipped }: { done: string | null; skipped: string[] }) {
	return (
		<FlashMessage>
			<p>{done}</p>
			<SkippedRows rows={skipped} />
		</FlashMessage>
	)
}

function SkippedRows({ rows }: { rows: string[] }) {
	if (rows.length === 0) return null
	return (
		<>
			<p>These rows were left out:</p>
			<ul className="giving-rows">
				{rows.map((row) => (
					<li key={row}>{row}</li>
				))}
			</ul>
		</>
	)
}

function ByHand({ line }: { line: NonNullable<Route.ComponentProps['loaderData']['byHand']> }) {
	return (
		<section className="data-section" aria-labelledby="by-hand">
			<StepHeading step={`by hand ${line.typed}`} id="by-hand" className="text-h3">
				Is it this one?
			</StepHeading>
			{line.about === null && <p>No donation or order by bank transfer has the reference “{line.typed}”.</p>}
			<ul className="giving-statement">
				<li>
					<StatementLine line={line} />
				</li>
			</ul>
			<Link to="/giving/statement">No, back to all lines</Link>
		</section>
	)
}
