import { RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import type { Control, PortraitChoice, Question } from '#domain/forms/question.ts'

interface PortraitQuestionProps {
	question: Question
	control: Extract<Control, { kind: 'portraits' }>
}

/** One of the dogs: native radios with a face each; what is not in sight is folded, without JavaScript. */
export function PortraitQuestion({ question, control: { options, shown } }: PortraitQuestionProps) {
	const { id, name, label, hint, error, isOptional } = question
	const visible = options.slice(0, shown)
	const dogs = visible.filter(({ picture }) => picture !== undefined)
	const folded = options.slice(shown)
	return (
		<FieldGroup id={id} label={label} hint={hint} error={error} optional={isOptional}>
			{visible
				.filter(({ picture }) => picture === undefined)
				.map((option) => (
					<RadioTile
						key={option.value}
						id={option.id}
						name={name}
						value={option.value}
						defaultChecked={option.isChosen}
						hint={option.hint}
					>
						{option.label}
					</RadioTile>
				))}
			<Portraits name={name} options={dogs} isAlone={dogs.length === 1} />
			{folded.length > 0 && (
				<details>
					<summary className="quiet-fold-line">
						{dogs.length === 1 ? 'Choose another dog' : `Show ${folded.length} more`}
					</summary>
					<div className="pt-3">
						<Portraits name={name} options={folded} />
					</div>
				</details>
			)}
		</FieldGroup>
	)
}

interface PortraitsProps {
	name: string
	options: PortraitChoice[]
	isAlone?: boolean
}

function Portraits({ name, options, isAlone = false }: PortraitsProps) {
	return (
		<div className="form-portraits" data-alone={isAlone || undefined}>
			{options.map(({ id, value, label, hint, isChosen, fulfils, picture }) => (
				<label key={value}>
					<input
						type="radio"
						id={id}
						name={name}
						value={value}
						defaultChecked={isChosen}
						data-asks={fulfils || undefined}
					/>
					<Picture
						picture={picture ? { ...picture, alt: '' } : null}
						sizes="9rem"
						fallback={<span className="p-2 text-center text-note leading-tight">Picture soon</span>}
					/>
					<span>
						<b>{label}</b>
						{hint && <span>{hint}</span>}
					</span>
				</label>
			))}
		</div>
	)
}
