import { randomUUID } from 'node:crypto'
import type { Store } from '../store/open-store.ts'
import type { ChangeResult } from './change-case.ts'
import { change, type Work } from './work.ts'

interface CaseTask {
	id: string
	text: string
	/** `YYYY-MM-DD` */
	dueOn: string
	/** null: for anyone. */
	assignedTo: string | null
	isDone: boolean
}

/** The tasks of a case, open ones first, then by date. */
export async function listTasks({ db }: Pick<Store, 'db'>, submissionId: string): Promise<CaseTask[]> {
	const rows = await db
		.selectFrom('case_task')
		.select(['id', 'text', 'due_on', 'assigned_to', 'done_at'])
		.where('submission_id', '=', submissionId)
		.orderBy((eb) => eb.case().when('done_at', 'is', null).then(eb.lit(0)).else(eb.lit(1)).end())
		.orderBy('due_on')
		.execute()
	return rows.map(({ id, text, due_on, assigned_to, done_at }) => ({
		id,
		text,
		dueOn: due_on,
		assignedTo: assigned_to,
		isDone: done_at !== null,
	}))
}

export function addTask(
	{ write }: Store,
	work: Work,
	task: { text: string; dueOn: string; assignedTo: string | null },
	now: number,
): Promise<ChangeResult> {
	return write(async (transaction) => {
		const taskId = randomUUID()
		const result = await change(transaction, work, {}, { kind: 'task', data: { taskId, ...task } }, now)
		if (result !== 'done') return result
		await transaction
			.insertInto('case_task')
			.values({
				id: taskId,
				submission_id: work.submissionId,
				text: task.text,
				due_on: task.dueOn,
				assigned_to: task.assignedTo,
				created_by: work.staffId,
				created_at: now,
			})
			.execute()
		return result
	})
}

/** Marks a task of this case as done. One of another case, or done already, is "unknown". */
export function completeTask({ write }: Store, work: Work, taskId: string, now: number): Promise<ChangeResult> {
	return write(async (transaction) => {
		const task = await transaction
			.selectFrom('case_task')
			.select('text')
			.where('id', '=', taskId)
			.where('submission_id', '=', work.submissionId)
			.where('done_at', 'is', null)
			.executeTakeFirst()
		if (!task) return 'unknown'
		const data = { taskId, text: task.text }
		const result = await change(transaction, work, {}, { kind: 'task done', data }, now)
		if (result !== 'done') return result
		await transaction
			.updateTable('case_task')
			.set({ done_at: now, done_by: work.staffId })
			.where('id', '=', taskId)
			.execute()
		return result
	})
}
