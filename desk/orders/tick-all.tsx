import { type ChangeEvent, useEffect, useState } from 'react'

/** One tick for all that is shown. The form sends it as one, so that it works without scripts; with them the ticks are seen. */
export function TickAll({ count }: { count: number }) {
	const [hasScripts, setHasScripts] = useState(false)
	useEffect(() => setHasScripts(true), [])

	function tick({ target }: ChangeEvent<HTMLInputElement>) {
		const ticks = target.form?.querySelectorAll<HTMLInputElement>('input[name="pick"]') ?? []
		for (const one of ticks) one.checked = target.checked
	}

	return (
		<label>
			{/* With scripts each order is ticked by itself, and may be unticked again. */}
			<input type="checkbox" {...(hasScripts ? {} : { name: 'all', value: '1' })} onChange={tick} />
			<span>{count === 1 ? 'The one shown' : `All ${count} shown`}</span>
		</label>
	)
}
