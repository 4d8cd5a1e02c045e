import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import walkingDog from './walking-dog.webp'

export interface FormStagesData {
	title: string
	/** From 1. */
	number: number
	count: number
}

interface FormStagesProps {
	stage: FormStagesData
	/** The dog applied for, on a transparent ground; null for a drawing of the site. */
	dog: PictureData | null
}

/** "2 of 5 · Your home", and a dog that walks along the lead. The drawing repeats the words, so it is hidden from screen readers. */
export function FormStages({ stage: { title, number, count }, dog }: FormStagesProps) {
	return (
		<div className="form-stages">
			<div aria-hidden className="form-walk">
				{Array.from({ length: count }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no names
					<span key={index} data-walked={index < number || undefined}>
						{index === number - 1 && <Walker dog={dog} />}
					</span>
				))}
			</div>
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
