import { cn } from '#app/ui/cn.ts'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { FieldNotes } from '#app/ui/forms/field.tsx'
import type { Question } from '#domain/forms/question.ts'

/** A required checkbox. */
export function ConfirmQuestion({ question, isTicked }: { question: Question; isTicked: boolean }) {
	const { id, name, label, hint, error, describedBy, isInvalid } = question
	return (
		<div className={cn('grid gap-1.5', error && 'border-l-[5px] border-danger pl-4')}>
			<FieldNotes id={id} hint={hint} error={error} />
			<Checkbox
				id={id}
				name={name}
				value="yes"
				defaultChecked={isTicked}
				aria-describedby={describedBy || undefined}
				aria-invalid={isInvalid || undefined}
			>
				{label}
			</Checkbox>
		</div>
	)
}
