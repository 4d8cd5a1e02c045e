import { type ReactNode, useEffect, useRef, useState } from 'react'
import IconCaret from '~icons/ph/caret-down-bold'
import './ticked-bar.css'

interface TickedBarProps {
	/** The name of the checkboxes that count. */
	name: string
	/** While nothing is ticked, with scripts: "Tick orders to print or mark them"; without it the bar appears with the first tick. */
	hint?: string
	/** The usual button. */
	main: ReactNode
	/** The others; on phones they unfold. */
	more?: ReactNode
}

/**
 * What is done with the ticked rows of the form it is in. With scripts it says how many are ticked, and its buttons come with the first.
 * Without them all can be pressed; the server says what is missing.
 */
export function TickedBar({ name, hint = '', main, more }: TickedBarProps) {
	const bar = useRef<HTMLFieldSetElement>(null)
	const count = useTicked(bar, name)
	return (
		<fieldset ref={bar} className="ticked-bar" disabled={count === 0} data-count={count} data-hint={hint !== ''}>
			<legend className="sr-only">With the ticked ones</legend>
			<p role="status">{inWords(count, hint)}</p>
			{main}
			{more && (
				<details className="ticked-more">
					<summary>
						More <IconCaret aria-hidden />
					</summary>
					<div>{more}</div>
				</details>
			)}
		</fieldset>
	)
}

/** @param count undefined without scripts */
function inWords(count: number | undefined, hint: string): string {
	if (count === undefined) return 'With the ticked ones:'
	return count === 0 ? hint : `${count} ticked`
}

/** How many are ticked; undefined before scripts run. Ticks that the browser put back on a return count too. */
function useTicked(bar: { current: HTMLFieldSetElement | null }, name: string): number | undefined {
	const [count, setCount] = useState<number>()
	useEffect(() => {
		const form = bar.current?.form
		if (!form) return
		const update = () => setCount(form.querySelectorAll(`input[name="${name}"]:checked`).length)
		update()
		form.addEventListener('change', update)
		window.addEventListener('pageshow', update)
		return () => {
			form.removeEventListener('change', update)
			window.removeEventListener('pageshow', update)
		}
	}, [bar, name])
	return count
}
