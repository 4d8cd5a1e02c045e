import { useId } from 'react'

/** The name programs like to fill in. What arrives under it was written by nobody. */
const NAME = 'website'

/** A box that people neither see nor reach, but programs that fill in forms do. Off the screen, not hidden: they notice. */
export function Honeypot() {
	const id = useId()
	return (
		<div className="sr-only">
			<label htmlFor={id}>Leave this box empty</label>
			<input id={id} name={NAME} type="text" tabIndex={-1} autoComplete="off" />
		</div>
	)
}
