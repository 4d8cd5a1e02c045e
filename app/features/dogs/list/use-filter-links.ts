import { type FormEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { filledInSearch } from '#lib/filled-in-search.ts'
import { useOpenLists } from './use-open-lists.ts'

/** A pause after which somebody who types wants to see something. */
const TYPED_MS = 350

/** What scripts add to the form of wishes: each choice counts at once, and the page stays where it is. */
export function useFilterLinks(asked: string) {
	const form = useRef<HTMLFormElement>(null)
	const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
	const isRunning = useSyncExternalStore(never, () => true, inServerHtml)
	const navigate = useNavigate()
	const lists = useOpenLists(form)

	function ask(chosen: HTMLFormElement, isTyped = false) {
		clearTimeout(typing.current)
		typing.current = undefined
		const wishes = new FormData(chosen)
		// What the household answered is kept on the device once scripts run.
		wishes.delete(HOUSEHOLD_PARAM)
		const address = `/dogs${filledInSearch(wishes)}`
		// Back leads to before the search, not through every stop of the typing.
		if (address !== asked) navigate(address, { preventScrollReset: true, replace: isTyped && isSearch(asked) })
	}

	useFormInStep(form, asked, typing, ask)
	useEffect(() => () => clearTimeout(typing.current), [])

	return {
		form,
		isRunning,
		change(event: FormEvent<HTMLFormElement>) {
			const chosen = event.currentTarget
			const isTyped = event.target instanceof HTMLInputElement && event.target.name === 'q'
			if (!isTyped) return ask(chosen)
			clearTimeout(typing.current)
			typing.current = setTimeout(() => ask(chosen, true), TYPED_MS)
		},
		submit(event: SubmitEvent<HTMLFormElement>) {
			event.preventDefault()
			ask(event.currentTarget)
			if (event.nativeEvent.submitter instanceof HTMLButtonElement) lists.showResults()
		},
		leave: lists.leave,
		press: lists.press,
	}
}

const never = () => () => {}
const inServerHtml = () => false

function isSearch(address: string): boolean {
	return new URLSearchParams(address.split('?')[1]).has('q')
}

/**
 * Keeps the form in step with the address: after Back, or when a wish was taken away elsewhere on the page. What was chosen
 * before this script ran counts, too.
 */
function useFormInStep(
	form: { current: HTMLFormElement | null },
	asked: string,
	typing: { current: unknown },
	ask: (form: HTMLFormElement) => void,
) {
	const isInStep = useRef(false)
	const onEarlyChoice = useEffectEvent(ask)
	useEffect(() => {
		if (!form.current) return
		if (isInStep.current) fill(form.current, asked, typing.current !== undefined)
		else onEarlyChoice(form.current)
		isInStep.current = true
	}, [asked, form, typing])
}

function fill(form: HTMLFormElement, asked: string, isTyping: boolean) {
	const wishes = new URLSearchParams(asked.split('?')[1])
	for (const field of form.elements) {
		if (field instanceof HTMLInputElement && field.type === 'checkbox') {
			field.checked = wishes.getAll(field.name).includes(field.value)
		} else if (field instanceof HTMLSelectElement) field.value = wishes.get(field.name) ?? ''
		else if (field instanceof HTMLInputElement && field.name === 'q' && !isTyping) {
			const words = wishes.get(field.name) ?? ''
			// The space after a word is still being written.
			if (field.value.trim() !== words) field.value = words
		}
	}
}
