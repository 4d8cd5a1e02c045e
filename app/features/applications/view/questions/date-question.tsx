import { cn } from '#app/ui/cn.ts'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import type { Control, Question } from '#domain/forms/question.ts'

type Boxes = Extract<Control, { kind: 'date' }>['boxes']

/** Day, month and year in three fields: a calendar is slow to reach and hard to see. */
export function DateQuestion({ question, boxes }: { question: Question; boxes: Boxes }) {
	const { id, label, hint, error, isOptional, isInvalid } = question
	return (
		<FieldGroup id={id} label={label} hint={hint} error={error} optional={isOptional}>
			<div className="flex flex-wrap gap-4">
				{boxes.map((box) => (
					<div key={box.id} className="grid gap-1.5">
						<label htmlFor={box.id} className="leading-[1.35] font-bold">
							{box.label}
						</label>
						<Input
							id={box.id}
							name={box.name}
							type="text"
							inputMode="numeric"
							autoComplete="off"
							defaultValue={box.value}
							aria-invalid={isInvalid || undefined}
							className={cn(box.digits > 2 ? 'w-28' : 'w-20')}
						/>
					</div>
				))}
			</div>
		</FieldGroup>
	)
}
