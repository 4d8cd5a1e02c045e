import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { unsentNote } from './submit-or-stay.ts'
import { onUnsentChange, readUnsent, setUnsent } from './unsent-form.ts'

/** Says that the form of this page could not be sent. The focus stays on the button that was pressed, which is brought back into view. */
export function UnsentNote() {
	const unsent = useSyncExternalStore(onUnsentChange, readUnsent, () => null)
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the router scrolls to the top at each navigation
	useEffect(() => {
		if (unsent) document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
	}, [unsent, key])
	if (!unsent) return null
	return (
		<div className="no-print fixed inset-x-gutter bottom-4 z-50 mx-auto flex max-w-160 flex-wrap items-center justify-end gap-3 rounded-l bg-raised p-5 text-ink shadow-3">
			<p role="alert" className="flex-[1_1_16rem]">
				{unsentNote(unsent, 'nothing was stored')} This page is as you left it.
			</p>
			<Button size="psm" onClick={() => setUnsent(null)}>
				Close
			</Button>
		</div>
	)
}
