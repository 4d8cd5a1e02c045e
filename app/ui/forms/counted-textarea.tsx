import { type ComponentProps, type InputEvent, useEffect, useState } from 'react'
import { cn } from '../cn.ts'
import { useFieldAttributes } from './field-context.ts'
import { Textarea } from './input.tsx'

/** Debounce of the announced count. */
const REST_MS = 1000

type CountedTextareaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & {
	/** Characters. Longer input is allowed, so that nothing is cut off silently. */
	max: number
}

/** A textarea with the number of remaining characters; the maximum without JavaScript. */
export function CountedTextarea({ max, onInput, ...rest }: CountedTextareaProps) {
	const [count, setCount] = useState<number | null>(null)
	const heard = useRested(count === null ? '' : room(count, max))
	const field = useFieldAttributes(rest)
	const countId = `${field.id}-count`
	return (
		<div className="grid gap-1.5">
			<Textarea
				{...rest}
				aria-describedby={[field['aria-describedby'], countId].filter(Boolean).join(' ')}
				onInput={(event: InputEvent<HTMLTextAreaElement>) => {
					setCount(countCharacters(event.currentTarget.value))
					onInput?.(event)
				}}
			/>
			<p
				id={countId}
				className={cn('text-note', count !== null && count > max ? 'font-bold text-danger' : 'text-ink-2')}
			>
				{count === null ? `Up to ${inWords(max)} characters` : room(count, max)}
			</p>
			<p className="sr-only" aria-live="polite">
				{heard}
			</p>
		</div>
	)
}

function useRested(words: string): string {
	const [rested, setRested] = useState('')
	useEffect(() => {
		const timer = setTimeout(() => setRested(words), REST_MS)
		return () => clearTimeout(timer)
	}, [words])
	return rested
}

function room(count: number, max: number): string {
	const left = max - count
	if (left < 0) return `${characters(-left)} too many`
	return `${characters(left)} left`
}

function characters(number: number): string {
	return `${inWords(number)} character${number === 1 ? '' : 's'}`
}

function inWords(number: number): string {
	return number.toLocaleString('en-GB')
}

/** Counts as the server does: code points, and a line break as one. */
function countCharacters(text: string): number {
	return [...text].length
}
