import { cn } from '#app/ui/cn.ts'
import { Input } from '#app/ui/forms/input.tsx'
import type { Control, Question } from '#domain/forms/question.ts'
import { Suggested } from './suggested.tsx'

type Line = Extract<Control, { kind: 'line' }>

/** A text field about as wide as its answer, with its unit. */
export function LineControl({ question, control }: { question: Question; control: Line }) {
	const { id, name, suggestion } = question
	const { type, inputMode, autocomplete, value, unit } = control
	const input = (
		<Input
			type={type}
			name={name}
			inputMode={inputMode}
			autoComplete={autocomplete || 'off'}
			defaultValue={value}
			spellCheck={type === 'text' && inputMode === 'text' && autocomplete === '' ? undefined : false}
			autoCapitalize={type === 'email' ? 'none' : undefined}
			dir={type === 'text' ? 'auto' : undefined}
			className={widthOf(control)}
		/>
	)
	return (
		<>
			{unit ? (
				<span className="flex items-center gap-3">
					{input}
					<span aria-hidden>{unit}</span>
				</span>
			) : (
				input
			)}
			{suggestion && <Suggested key={suggestion.value} suggestion={suggestion} inputId={id} />}
		</>
	)
}

function widthOf({ type, inputMode, autocomplete, isShort }: Line) {
	if (isShort) return 'w-28'
	return cn((type === 'tel' || inputMode === 'numeric') && 'max-w-80', autocomplete === 'postal-code' && 'max-w-40')
}
