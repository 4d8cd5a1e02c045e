/** The name programs like to fill in. What arrives under it was written by nobody. */
const NAME = 'website'

/** A box that people neither see nor reach, but programs that fill in forms do. Off the screen, not hidden: they notice. */
export function Honeypot() {
	return (
		<label className="sr-only">
			Leave this box empty
			<input name={NAME} type="text" tabIndex={-1} autoComplete="off" />
		</label>
	)
}
