import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { FavouritesChange } from './device/favourites-store.ts'
import { useFavouritesChange } from './device/use-favourites.ts'
import { changeInWords } from './favourites-words.ts'

/** Announces changes. Visible only after a failure, until it is closed. */
export function FavouritesNotice() {
	const change = useFavouritesChange()
	const [closed, setClosed] = useState<FavouritesChange | null>(null)
	const isShown = change !== null && !isExpected(change) && !isKnown(change, closed)
	return (
		<div
			className={
				isShown
					? 'fixed inset-x-gutter bottom-4 z-50 mx-auto flex max-w-160 flex-wrap items-center justify-end gap-3 rounded-l bg-raised p-5 text-ink shadow-3'
					: 'sr-only'
			}
		>
			<p role="status" className="flex-[1_1_16rem]">
				{change && changeInWords(change)}
			</p>
			{isShown && (
				<Button size="psm" onClick={() => setClosed(change)}>
					Close
				</Button>
			)}
		</div>
	)
}

function isExpected({ kind }: FavouritesChange): boolean {
	return kind === 'saved' || kind === 'taken out'
}

/** "Not stored" is reported once; "storage full" each time. */
function isKnown(change: FavouritesChange, closed: FavouritesChange | null): boolean {
	return change === closed || (change.kind !== 'too many' && change.kind === closed?.kind)
}
