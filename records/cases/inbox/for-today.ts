import type { Store } from '../../store/open-store.ts'
import { listUnreadMentions } from '../mentions.ts'

/** More would not be a short list. */
const MAX_LINES = 8

interface TodayTask {
	id: string
	text: string
	/** `YYYY-MM-DD` */
	dueOn: string
	reference: string
	/** The name of the person who wrote. */
	name: string
}

/** A person's open tasks that are due, and notes that mention them in cases they have not opened since. */
export async function readForToday(store: Store, { staffId, today }: { staffId: string; today: string }) {
	const tasks = await store.db
		.selectFrom('case_task')
		.innerJoin('submission', 'submission.id', 'case_task.submission_id')
		.select(['case_task.id', 'case_task.text', 'case_task.due_on', 'submission.reference', 'submission.name'])
		.where('case_task.assigned_to', '=', staffId)
		.where('case_task.due_on', '<=', today)
		.where('case_task.done_at', 'is', null)
		.orderBy('case_task.due_on')
		.orderBy('case_task.created_at')
		.limit(MAX_LINES)
		.execute()
	const mentions = await listUnreadMentions(store, staffId)
	return {
		tasks: tasks.map(({ due_on, ...task }): TodayTask => ({ ...task, dueOn: due_on })),
		mentions: mentions.slice(0, MAX_LINES),
	}
}
