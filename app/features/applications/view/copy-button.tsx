import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import IconCopy from '~icons/ph/copy-bold'

/** Copies a text where the browser can. Its space is reserved. */
export function CopyButton({ text }: { text: string }) {
	const [state, setState] = useState<'unknown' | 'ready' | 'copied' | 'refused'>('unknown')
	useEffect(() => setState(navigator.clipboard ? 'ready' : 'unknown'), [])
	async function copy() {
		setState(
			await navigator.clipboard.writeText(text).then(
				() => 'copied' as const,
				() => 'refused' as const,
			),
		)
	}
	return (
		<div className={`flex flex-wrap items-center gap-3 no-print ${state === 'unknown' ? 'invisible' : ''}`}>
			<Button variant="outline" size="sm" onClick={copy}>
				<IconCopy aria-hidden className="size-[1.2em]" />
				Copy the reference
			</Button>
			<span role="status" className="font-semibold">
				{state === 'copied' && 'Copied'}
				{state === 'refused' && 'Your browser didn’t let us copy it. Press the reference to select it.'}
			</span>
		</div>
	)
}
