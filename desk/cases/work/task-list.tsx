import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import IconTasks from '~icons/ph/list-checks-bold'
import { CaseForm, errorOf, type FormState, isRefused, typedIn } from './case-form.tsx'
import { DayInput, Options, Tool } from './tool.tsx'
import type { WorkProps } from './work-data.ts'

/** Open tasks, with one press each. */
export function TaskList({ tasks, ...state }: WorkProps & FormState) {
	const open = tasks.filter(({ isDone }) => !isDone)
	if (open.length === 0) return null
	return (
		<ul className="case-tasks">
			{open.map(({ id, text, due, who, isLate }) => (
				<li key={id}>
					<p>
						<b>{text}</b>
						<span className={isLate ? 'is-late' : undefined}>
							{isLate ? 'Late, due' : 'Due'} {due}, {who}
						</span>
					</p>
					<CaseForm {...state} intent="task-done">
						<input type="hidden" name="taskId" value={id} />
						<Button type="submit" size="sm" variant="outline" aria-label={`Done: ${text}`}>
							Done
						</Button>
					</CaseForm>
				</li>
			))}
		</ul>
	)
}

/** The form of another task. */
export function TaskTool({ colleagues, ownId, today, ...state }: WorkProps & FormState) {
	const { answer } = state
	return (
		<Tool title="Add a task" icon={IconTasks} isOpen={isRefused(answer, 'task')}>
			<CaseForm {...state} intent="task">
				<Field id="task" label="What is to be done" {...errorOf(answer, 'task')}>
					<Input name="task" defaultValue={typedIn(answer, 'task', 'task')} />
				</Field>
				<Field id="dueOn" label="By" {...errorOf(answer, 'dueOn')}>
					<DayInput name="dueOn" today={today} value={typedIn(answer, 'task', 'dueOn')} />
				</Field>
				<Field id="for" label="Who">
					<Select name="for" defaultValue={typedIn(answer, 'task', 'for') || ownId}>
						<option value={ownId}>Me</option>
						<Options colleagues={colleagues} />
						<option value="">Anyone</option>
					</Select>
				</Field>
				<Button type="submit" size="sm">
					Add the task
				</Button>
			</CaseForm>
		</Tool>
	)
}
