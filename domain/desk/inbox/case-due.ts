import { formatDate } from '#lib/dates.ts'
import type { Submission } from '../../applications/submissions/submission-record.ts'
import { dueWords } from './due-words.ts'

/** When a case needs someone again, in the words of the inbox. */
export interface CaseDue {
	/** "1 day overdue", "Your turn"; "" while its day has not come. */
	pill: string
	isOverdue: boolean
	/** "Reply was due 20 November 2026"; "" for never. */
	words: string
}

type Dated = Pick<Submission, 'status' | 'closedAt' | 'backOn' | 'answeredAt' | 'replyBy'>

/** The rules are those of the inbox (`dueDay` in `records/cases/inbox/inbox-filter.ts`). */
export function caseDue({ status, closedAt, backOn, answeredAt, replyBy }: Dated, today: string): CaseDue {
	const never = { pill: '', isOverdue: false, words: '' }
	if (closedAt !== null) return never
	const [isWaiting, isAnswered] = [status === 'waiting', answeredAt !== null]
	const dueOn = isWaiting ? backOn : isAnswered ? (backOn ?? today) : replyBy
	if (dueOn === null) return never
	const isOverdue = dueOn < today && !isWaiting && !isAnswered
	const isNow = dueOn <= today
	const bucket = isOverdue ? 'overdue' : isNow ? 'today' : 'later'
	const pill = isNow ? dueWords({ bucket, dueOn, isWaiting, isAnswered }, today) : ''
	const was = dueOn < today ? 'was due' : 'due'
	if (isWaiting) return { pill, isOverdue, words: `${isNow ? 'Came back' : 'Comes back'} ${formatDate(dueOn)}` }
	if (isAnswered) return { pill, isOverdue, words: backOn === null ? '' : `Answer ${was} ${formatDate(dueOn)}` }
	return { pill, isOverdue, words: `Reply ${was} ${formatDate(dueOn)}` }
}
