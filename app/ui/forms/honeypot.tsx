/** A name that bots fill in. */
const NAME = 'website'

/** Off screen, because bots notice what is hidden. No screen reader says it and no keyboard reaches it. */
export function Honeypot() {
	return (
		<label aria-hidden className="sr-only">
			Leave this box empty
			<input name={NAME} type="text" tabIndex={-1} autoComplete="off" />
		</label>
	)
}
