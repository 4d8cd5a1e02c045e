import type { CSSProperties } from 'react'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import walkingDog from './walking-dog.webp'

export interface FormStagesData {
	title: string
	/** From 1. */
	number: number
	count: number
	names: string[]
	/** How far into its stage the page is, between 0 and 1. */
	walked?: number
}

interface FormStagesProps {
	stage: FormStagesData
	/** The dog applied for, on a transparent ground; null for a drawing of the site. */
	dog: PictureData | null
}

/** "2 of 5 · Your home", and a dog that walks along the lead. The drawing repeats the words, so it is hidden from screen readers. */
export function FormStages({ stage: { title, number, count, names, walked = 0.5 }, dog }: FormStagesProps) {
	return (
		<div className="form-stages">
			<div aria-hidden className="form-walk">
				{names.map((name, index) => (
					<span
						key={name}
						data-walked={index < number || undefined}
						style={index === number - 1 ? ({ '--walked': walked } as CSSProperties) : undefined}
					>
						{index === number - 1 && <Walker dog={dog} />}
					</span>
				))}
			</div>
			<ol className="form-stage-names">
				{names.map((name, index) => (
					<li
						key={name}
						aria-current={index === number - 1 ? 'step' : undefined}
						data-walked={index < number || undefined}
					>
						{name}
					</li>
				))}
			</ol>
			<p>
				{number} of {count} <span aria-hidden>·</span> {title}
			</p>
		</div>
	)
}

function Walker({ dog }: Pick<FormStagesProps, 'dog'>) {
	if (dog) return <Picture picture={{ ...dog, alt: '' }} sizes="8rem" priority className="bg-transparent" />
	return <img src={walkingDog} alt="" width="200" height="150" />
}
