import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import IconX from '~icons/ph/x-bold'
import { Button } from '../button.tsx'
import { cn } from '../cn.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface DialogProps {
	title: string
	open?: boolean
	/** Called for the close button, Escape and a press beside the box. Set `open` to false here. */
	onClose: () => void
	/** `dialog` in the middle, `drawer` from the right, `sheet` from below. */
	kind: 'dialog' | 'drawer' | 'sheet'
	/** Below the scrolling part: totals, the main button. */
	footer?: ReactNode
	children: ReactNode
}

/**
 * A modal. The browser keeps the focus inside and restores it. It needs scripts to open, so its content must also be
 * reachable on a page.
 */
export function Dialog({ title, open = false, onClose, kind, footer, children }: DialogProps) {
	const box = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	useEffect(() => {
		if (!open) return
		const dialog = box.current
		dialog?.showModal()
		return () => dialog?.close()
	}, [open])
	function pressed(event: MouseEvent<HTMLDialogElement>) {
		// The box has no padding, so only its backdrop can be the target itself.
		if (event.target === event.currentTarget) onClose()
	}
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the key for this press is Escape, which arrives as `cancel`
		<dialog
			ref={box}
			aria-labelledby={titleId}
			onClick={pressed}
			onCancel={(event) => {
				event.preventDefault()
				onClose()
			}}
			className={cn('modal', `modal-${kind}`)}
		>
			<div className="flex items-center justify-between gap-4 px-5 pt-4.5 pb-3 sm:px-6">
				<h2 id={titleId} className="text-h3">
					{title}
				</h2>
				<Button variant="icon" size="icon" onClick={onClose}>
					<IconX aria-hidden className="size-[1.2em]" />
					<VisuallyHidden>Close</VisuallyHidden>
				</Button>
			</div>
			<div className="min-h-0 flex-1 overflow-auto overscroll-contain px-5 pt-2 pb-6 sm:px-6">{children}</div>
			{footer && (
				<div className="border-t-2 border-line px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6">
					{footer}
				</div>
			)}
		</dialog>
	)
}
