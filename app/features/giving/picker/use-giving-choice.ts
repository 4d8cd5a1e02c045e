import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import { choiceOf, type LiveChoice } from './live-choice.ts'

/**
 * What a form holds now; null until the browser has read it. Until then, and without JavaScript, the style sheet chooses what is shown.
 */
export function useGivingChoice(offer: GivingOffer): {
	form: RefObject<HTMLFormElement | null>
	live: LiveChoice | null
	read: () => void
} {
	const form = useRef<HTMLFormElement>(null)
	const [live, setLive] = useState<LiveChoice | null>(null)
	function read() {
		if (!form.current) return
		const data = new FormData(form.current)
		const field = (name: string) => {
			const value = data.get(name)
			return typeof value === 'string' ? value : null
		}
		setLive(choiceOf(field, offer))
	}
	// What was typed before the app was there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(read, [])
	return { form, live, read }
}
