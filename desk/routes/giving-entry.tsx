import { data, redirect } from 'react-router'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import '../data/data.css'
import '../giving/giving.css'
import { enterLine } from '../giving/statement/entry/enter-line.server.ts'
import { EntryForm } from '../giving/statement/entry/entry-form.tsx'
import { readEntry } from '../giving/statement/entry/read-entry.server.ts'
import '../giving/statement/statement.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { BackLink } from '../shell/back-link.tsx'
import type { Route } from './+types/giving-entry.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-entry')
	const entry = await readEntry(args.context.get(deskContext), args.url.searchParams.get('line') ?? '')
	if (!entry) throw redirect('/giving/statement?refused=1')
	return entry
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'giving-entry')
	const desk = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const entered = await enterLine({ desk, member, form })
	if ('errors' in entered) return data(entered, { status: 422 })
	throw redirect(`/giving/statement?${new URLSearchParams(entered.next)}`, { status: 303 })
}

export function meta() {
	return [{ title: 'Enter a donation – Desk' }]
}

export default function EntryPage({ loaderData: entry, actionData: answer }: Route.ComponentProps) {
	const { text, note, day, amount } = entry.line
	return (
		<div className="giving">
			<ErrorSummary errors={answer?.errors ?? []} />
			<header className="data-head">
				<BackLink to="/giving/statement">Bank statement</BackLink>
				<h1>Enter a donation</h1>
				<p>
					For someone who gave without the website. It is a donation by bank transfer, received on the day of the line.
				</p>
			</header>
			<p>
				<b>{amount}</b>, {text}
				<span className="giving-note">{[day, note].filter(Boolean).join(' · ')}</span>
			</p>
			<EntryForm entry={entry} answer={answer} />
		</div>
	)
}
