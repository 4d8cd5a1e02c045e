/** A name that bots fill in. */
const NAME = 'website'

/** Off screen, not hidden, because bots notice that. */
export function Honeypot() {
	return (
		<label className="sr-only">
			Leave this box empty
			<input name={NAME} type="text" tabIndex={-1} autoComplete="off" />
		</label>
	)
}
