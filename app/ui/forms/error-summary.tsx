import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useActionData } from 'react-router'
import { useChangeEffect } from '../layout/hydration.ts'
import { useErrorTitle } from './error-title.ts'

interface ErrorSummaryProps {
	/** The id of each control and its error, in the order of the page. The same array until the next response. */
	errors: { id: string; text: string }[]
	/** Replaces "There are 3 things to fix". */
	title?: string
	/** `false` in examples. */
	takeFocus?: boolean
}

/** The errors of a form, first on the page. Takes the focus when it appears; each line links to its field. */
export function ErrorSummary({ errors, title, takeFocus = true }: ErrorSummaryProps) {
	if (errors.length === 0) return null
	return (
		<ErrorBox focusFor={takeFocus ? errors : null}>
			<h2 className="text-h3">
				{title ?? (errors.length === 1 ? 'There is 1 thing to fix' : `There are ${errors.length} things to fix`)}
			</h2>
			<ul className="list-disc pl-5">
				{errors.map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`} onClick={showField} className="block py-2 font-bold text-danger">
							{text}
						</a>
					</li>
				))}
			</ul>
		</ErrorBox>
	)
}

/**
 * An error box that takes the focus at first, whenever `focusFor` changes, and with each answer to a form, because two
 * answers may have the same words. While it is shown the title begins with "Error: ". Null leaves the focus and the title.
 */
export function ErrorBox({ focusFor, children }: { focusFor: unknown; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null)
	useErrorTitle(focusFor !== null)
	const answer = useActionData<unknown>()
	// In a new document the browser focuses it (`autoFocus`).
	useChangeEffect(focusFor, takeFocus)
	useChangeEffect(answer, takeFocus)
	function takeFocus() {
		if (focusFor === null) return
		box.current?.focus({ preventScroll: true })
		scrollTo(box.current)
		// Once more: the browser holds the place of what was in sight, which the box has pushed down.
		requestAnimationFrame(() => document.activeElement === box.current && scrollTo(box.current))
	}
	return (
		<div
			ref={box}
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: errors come first
			autoFocus={focusFor !== null}
			className="rounded-m border-4 border-danger bg-danger-wash px-6 py-5"
		>
			{/* The alert is an inner box: a focused alert is announced twice. */}
			<div role="alert" className="grid gap-1.5">
				{children}
			</div>
		</div>
	)
}

/** Scrolls at once: smoothly, a long form would seem to do nothing when its button at the end is pressed. */
function scrollTo(box: HTMLElement | null) {
	box?.scrollIntoView({ behavior: 'instant' })
}

/** A fragment link would scroll the label out of view. */
function showField(event: MouseEvent<HTMLAnchorElement>) {
	const control = document.getElementById(event.currentTarget.hash.slice(1))
	if (!control) return
	event.preventDefault()
	const fold = control.closest('details')
	if (fold) fold.open = true
	const question = control.closest('fieldset')?.querySelector('legend')
	const label = question ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
	;(label ?? control).scrollIntoView()
	control.focus({ preventScroll: true })
}
