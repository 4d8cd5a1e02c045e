import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { useErrorTitle } from '#app/ui/forms/error-title.ts'
import { useChangeEffect } from '#app/ui/layout/hydration.ts'
import { Notice } from '#app/ui/notice.tsx'

interface FlashMessageProps {
	/** Nothing was done, or not all: the title begins with "Error: ". */
	isProblem?: boolean
	className?: string
	children: ReactNode
}

/**
 * What a press did, on the page that follows it. Takes the focus after each press, and in a new document, because the
 * button that was pressed may be gone. Errors of fields use `ErrorBox`.
 */
export function FlashMessage({ isProblem = false, className, children }: FlashMessageProps) {
	const box = useRef<HTMLDivElement>(null)
	const { key } = useLocation()
	useErrorTitle(isProblem)
	useChangeEffect(key, () => {
		box.current?.focus({ preventScroll: true })
		box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
	})
	return (
		<Notice
			ref={box}
			tone={isProblem ? 'caution' : 'info'}
			tabIndex={-1}
			autoFocus
			{...(className ? { className } : {})}
		>
			{/* An inner box: a live region that has the focus is announced twice. */}
			<div role={isProblem ? 'alert' : 'status'} className="grid justify-items-start gap-2">
				{children}
			</div>
		</Notice>
	)
}
