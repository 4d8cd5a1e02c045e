/** A name that bots fill in; submissions with it are spam. */
const NAME = 'website'

/** A field for bots only. Off screen, not hidden, because bots notice that. */
export function Honeypot() {
	return (
		<label className="sr-only">
			Leave this box empty
			<input name={NAME} type="text" tabIndex={-1} autoComplete="off" />
		</label>
	)
}
