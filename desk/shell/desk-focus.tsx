import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusLeftLink, rememberLeftLinks } from '#app/browser/navigation/left-links.ts'
import { watchFocus } from '#app/browser/navigation/watch-focus.ts'

interface StepHeadingProps {
	/** Tells the steps of a page apart. */
	step: string
	id?: string
	className?: string
	/** The first step of a page begins at the page's own heading. */
	isFirst?: boolean
	children: ReactNode
}

/** The heading of a step of a page that has several under one address. Takes the focus when the step begins, without JavaScript too. */
export function StepHeading({ step, isFirst = false, children, ...heading }: StepHeadingProps) {
	return (
		<h2
			{...heading}
			data-step={step}
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without JavaScript the browser moves the focus
			autoFocus={!isFirst}
		>
			{children}
		</h2>
	)
}

/** What tells pages and their steps apart. */
interface Place {
	pathname: string
	heading: string
	step: string
}

/**
 * Moves the focus after each navigation, as the browser does with a new document: after Back to the link by which the
 * page was left, on another page to its heading, in another step to the heading of the step. Messages and errors take
 * it afterwards (`FlashMessage`, `ErrorBox`). Other filters of the same page move nothing.
 */
export function DeskFocus() {
	const { pathname, key } = useLocation()
	const isBack = useNavigationType() === 'POP'
	const shown = useRef<Place>(undefined)
	const shownKey = useRef(key)

	useLayoutEffect(() => {
		const before = shown.current
		const now = placeShown(pathname)
		shown.current = now
		shownKey.current = key
		if (!before || (isBack && focusLeftLink(key))) return
		if (before.pathname !== now.pathname || before.heading !== now.heading) focusHeading('main h1')
		else if (now.step !== '' && now.step !== before.step) focusHeading('main [data-step]')
	}, [key, pathname, isBack])
	useEffect(() => rememberLeftLinks(() => shownKey.current), [])
	useLostFocus()
	return null
}

function placeShown(pathname: string): Place {
	return {
		pathname,
		heading: document.querySelector('main h1')?.textContent ?? '',
		step: document.querySelector<HTMLElement>('main [data-step]')?.dataset.step ?? '',
	}
}

/** Leads the focus to the page's heading when what had it is gone, such as the row of a case that was taken. */
function useLostFocus() {
	useEffect(() => {
		const { isGone, stop } = watchFocus()
		const lookForIt = () => isGone() && focusHeading('main h1')
		// A message or a step that came with the change takes the focus first.
		const observer = new MutationObserver(() => requestAnimationFrame(lookForIt))
		observer.observe(document.body, { childList: true, subtree: true })
		return () => {
			observer.disconnect()
			stop()
		}
	}, [])
}

function focusHeading(selector: string) {
	const heading = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>('main')
	if (!heading) return
	if (heading.tabIndex < 0) heading.tabIndex = -1
	heading.focus({ preventScroll: true })
	// In another step the page stays where it is.
	heading.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
