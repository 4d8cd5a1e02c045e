import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import IconPrinter from '~icons/ph/printer-bold'

/** Prints the page. Without JavaScript the browser's own menu does, so nothing is shown. */
export function PrintButton() {
	const [hasScripts, setHasScripts] = useState(false)
	useEffect(() => setHasScripts(true), [])
	if (!hasScripts) return null
	return (
		<Button size="sm" variant="outline" className="no-print" onClick={() => window.print()}>
			<IconPrinter aria-hidden className="size-[1.25em] flex-none" />
			Print
		</Button>
	)
}
