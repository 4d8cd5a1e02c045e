import { useEffect, useState } from 'react'
import IconCheck from '~icons/ph/check-bold'
import IconCopy from '~icons/ph/copy-bold'
import { Button } from './button.tsx'
import { cn } from './cn.ts'

interface CopyButtonProps {
	text: string
	/** "Copy the reference"; of an icon it is spoken only. */
	label: string
	isIcon?: boolean
}

/** Copies a text where the browser can. Its space is reserved. */
export function CopyButton({ text, label, isIcon = false }: CopyButtonProps) {
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
	const Icon = state === 'copied' ? IconCheck : IconCopy
	return (
		<div className={cn('flex items-center gap-3 no-print', !isIcon && 'flex-wrap', state === 'unknown' && 'invisible')}>
			{isIcon ? (
				<Button variant="icon" size="icon-sm" aria-label={label} onClick={copy}>
					<Icon aria-hidden className="size-[1.2em]" />
				</Button>
			) : (
				<Button variant="outline" size="sm" onClick={copy}>
					<IconCopy aria-hidden className="size-[1.2em]" />
					{label}
				</Button>
			)}
			<span role="status" className={isIcon ? 'sr-only' : 'font-semibold'}>
				{state === 'copied' && <span>Copied</span>}
				<span>{state === 'refused' && 'Your browser didn’t let us copy it. Press the text to select it.'}</span>
			</span>
		</div>
	)
}
