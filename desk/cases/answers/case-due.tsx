import type { CaseDue } from '#domain/desk/inbox/case-due.ts'
import './case-checks.css'

/** "1 day overdue", as the inbox says it, with the day beside it. */
export function Due({ due }: { due: CaseDue }) {
	if (due.pill === '' && due.words === '') return null
	return (
		<span className="case-due">
			{due.pill && <b className={`case-pill ${due.isOverdue ? 'is-urgent' : 'is-turn'}`}>{due.pill}</b>}
			{due.words && <span>{due.words}</span>}
		</span>
	)
}
