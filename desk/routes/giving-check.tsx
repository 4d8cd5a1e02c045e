import { isMonth } from '#domain/desk/giving/giving-query.ts'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import '../giving/giving.css'
import { GivingNav } from '../giving/giving-nav.tsx'
import { DecidedLines, MissingPayments } from '../giving/statement/check/check-lists.tsx'
import { readCheck } from '../giving/statement/check/read-check.server.ts'
import '../giving/statement/statement.css'
import '../inbox/inbox-controls.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { BackLink } from '../shell/back-link.tsx'
import type { Route } from './+types/giving-check.ts'

export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-check')
	const month = args.url.searchParams.get('month') ?? ''
	return readCheck(args.context.get(deskContext), isMonth(month) ? month : undefined)
}

export function meta() {
	return [{ title: 'Statements and books – Desk' }]
}

export default function CheckPage({ loaderData: check }: Route.ComponentProps) {
	return (
		<div className="giving">
			<GivingNav />
			<header className="data-head">
				<BackLink to="/giving/statement">Bank statement</BackLink>
				<h1>Statements and books</h1>
				<p>What the books have and no statement says, and what became of each line.</p>
			</header>
			{check.hasStatement ? (
				<>
					<MissingPayments {...check} />
					<DecidedLines {...check} />
				</>
			) : (
				<NothingToDo text="No statement was imported yet." />
			)}
		</div>
	)
}
