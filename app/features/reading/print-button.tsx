import { Button } from '#app/ui/button.tsx'
import IconPrinter from '~icons/ph/printer-bold'

/** Browsers print to paper or to a PDF. */
export function PrintButton() {
	return (
		<Button variant="outline" size="psm" onClick={() => window.print()} className="no-print noscript:hidden">
			<IconPrinter aria-hidden className="size-[1.2em] flex-none" /> Print or save
		</Button>
	)
}
