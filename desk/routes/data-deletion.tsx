import { DAY_MS } from '#lib/dates.ts'
import { DRAFT_LIFE_MS } from '#records/drafts/drafts.ts'
import { FILES_RETAINED_MS } from '#records/files/case-files.ts'
import { CONFIRM_LIFE_MS } from '#records/newsletter/subscribe.ts'
import { RETAINED_DONORS_MONTHS, RETAINED_UNPAID_DONORS_MONTHS } from '#records/retention/expired-donations.ts'
import { RETAINED_AUDIT_MS } from '#records/retention/retention.ts'
import '../data/aside.css'
import '../data/data.css'
import { DataHead } from '../data/data-head.tsx'
import '../data/deletion/deletion.css'
import { DeletionTable } from '../data/deletion/deletion-table.tsx'
import { HoldTable } from '../data/deletion/hold-table.tsx'
import { DAYS, readDeletions } from '../data/deletion/read-deletions.server.ts'
import { RetentionRules } from '../data/deletion/retention-rules.tsx'
import { Verdict } from '../data/verdict.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data-deletion.ts'

/** The page says in months how far the audit log goes back. */
const MONTHS_OF_A_YEAR = 12

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data-deletion')
	const request = args.context.get(deskContext)
	return {
		...(await readDeletions(request)),
		days: DAYS,
		rules: {
			caseMonths: request.content.options?.applications.retentionMonths ?? null,
			fileDays: FILES_RETAINED_MS / DAY_MS,
			draftDays: DRAFT_LIFE_MS / DAY_MS,
			newsDays: CONFIRM_LIFE_MS / DAY_MS,
			auditMonths: Math.round((RETAINED_AUDIT_MS / (365 * DAY_MS)) * MONTHS_OF_A_YEAR),
			donorYears: RETAINED_DONORS_MONTHS / 12,
			unpaidMonths: RETAINED_UNPAID_DONORS_MONTHS,
		},
	}
}

export function meta() {
	return [{ title: 'Deletion calendar – Desk' }]
}

export default function DeletionPage({ loaderData }: Route.ComponentProps) {
	const { due, total, next, holds, rules, days } = loaderData
	return (
		<div className="data-page">
			<DataHead title="Deletion calendar">
				What the site deletes by itself, and why. Keep a case longer on its own page.
			</DataHead>
			<div className="data-beside">
				<div className="data-main">
					<Summary {...loaderData} />
					{due.length > 0 && (
						<section className="data-section">
							<h2 className="text-h3">
								In the next {days} days <span className="data-quiet">{total}</span>
							</h2>
							<DeletionTable caption="Deleted soon, the first one first" lines={due} isSoon />
							{total > due.length && <p className="data-quiet">The first {due.length} are shown.</p>}
						</section>
					)}
					{next.length > 0 && (
						<section className="data-section">
							<h2 className="text-h3">{due.length > 0 ? 'After that' : 'Next to be deleted'}</h2>
							<DeletionTable caption="Deleted later, the first one first" lines={next} isSoon={false} />
						</section>
					)}
					<section className="data-section">
						<h2 className="text-h3">
							On hold <span className="data-quiet">{holds.length}</span>
						</h2>
						{holds.length === 0 ? (
							<p className="data-quiet">
								No case is kept longer than it would be. A lead can hold a deletion on the page of the case, with a
								reason and a last day.
							</p>
						) : (
							<HoldTable holds={holds} />
						)}
					</section>
				</div>
				<RetentionRules {...rules} />
			</div>
		</div>
	)
}

/** What is to know first: whether someone still waits for an answer. */
function Summary({ total, next, openCount, days }: Route.ComponentProps['loaderData']) {
	const [first] = next
	if (total === 0) {
		return (
			<Verdict tone="good" text={`Nothing is deleted in the next ${days} days.`}>
				{first === undefined ? 'No later deletion has a date yet.' : `The next one is on ${first.day}.`}
			</Verdict>
		)
	}
	const text = `${total === 1 ? '1 case is' : `${total} cases are`} deleted in the next ${days} days.`
	if (openCount === 0)
		return (
			<Verdict tone="note" text={text}>
				There is nothing to do, unless you need one for longer.
			</Verdict>
		)
	return (
		<Verdict tone="caution" text={text}>
			{openCount === 1
				? '1 of them is still open: answer it first.'
				: `${openCount} of them are still open: answer these first.`}
		</Verdict>
	)
}
