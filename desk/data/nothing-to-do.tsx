import walking from '#app/ui/sections/walking.webp'
import './data.css'

/** An empty list, in a sentence. */
export function NothingToDo({ text }: { text: string }) {
	return (
		<div className="data-empty">
			<img src={walking} alt="" width={480} height={400} />
			<p>{text}</p>
		</div>
	)
}
