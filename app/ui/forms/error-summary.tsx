import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

interface ErrorSummaryProps {
	/** The id of each control and what to do about it, in the order of the page. The same list until the form comes back again. */
	errors: { id: string; text: string }[]
	/** Replaces "There are 3 things to fix". */
	title?: string
	/** `false` only where it is shown to be looked at, not because a form came back. */
	takeFocus?: boolean
}

/**
 * What is wrong with a form, first on the page. It takes the focus when it appears, so that nobody has to look for the
 * reason; each line leads to its field. Nothing is shown without errors.
 */
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

/** Something went wrong, and the focus goes there: at first, and whenever `focusFor` is another. null leaves it where it is. */
export function ErrorBox({ focusFor, children }: { focusFor: unknown; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (focusFor !== null) box.current?.focus()
	}, [focusFor])
	return (
		<div ref={box} tabIndex={-1} className="rounded-m border-4 border-danger bg-danger-wash px-6 py-5">
			{/* The alert is an inner box: a focused element that is itself an alert is read out twice. */}
			<div role="alert" className="grid gap-1.5">
				{children}
			</div>
		</div>
	)
}

/** A hash alone would put the box at the very top and its label out of sight. */
function showField(event: MouseEvent<HTMLAnchorElement>) {
	const control = document.getElementById(event.currentTarget.hash.slice(1))
	if (!control) return
	event.preventDefault()
	const question = control.closest('fieldset')?.querySelector('legend')
	const label = question ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
	;(label ?? control).scrollIntoView()
	control.focus({ preventScroll: true })
}
