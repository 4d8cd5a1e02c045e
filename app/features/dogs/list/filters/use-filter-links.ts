import {
	type FormEvent,
	type SubmitEvent,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { filledInSearch } from '#lib/filled-in-search.ts'
import { followWords } from './follow-words.ts'
import { useOpenLists } from './use-open-lists.ts'

/** Debounce of typing. */
const TYPED_MS = 350

/** Enhances the filter form: each change navigates at once and keeps the scroll position. */
export function useFilterLinks(currentUrl: string) {
	const form = useRef<HTMLFormElement>(null)
	const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
	const [words] = useState(() => followWords(wordsOf(currentUrl)))
	/** A pause in typing may end when another page is shown than at its start. */
	const shownUrl = useRef(currentUrl)
	const isRunning = useSyncExternalStore(never, () => true, inServerHtml)
	const navigate = useNavigate()
	const lists = useOpenLists(form)

	function ask(filled: HTMLFormElement, isTyped = false) {
		clearTimeout(typing.current)
		typing.current = undefined
		const params = new FormData(filled)
		// With scripts the household's answers are on the device.
		params.delete(HOUSEHOLD_PARAM)
		const address = `/dogs${filledInSearch(params)}`
		// Back leads to before the search, not through every pause of typing.
		// The router writes the URL before React renders its page.
		const replace = isTyped && isSearch(window.location.search)
		if (address === shownUrl.current) return words.keep(wordsOf(address))
		words.ask(wordsOf(address))
		navigate(address, { preventScrollReset: true, replace })
	}

	useEffect(() => {
		shownUrl.current = currentUrl
	}, [currentUrl])
	useFormInStep(form, currentUrl, words, ask)
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
	return wordsOf(address) !== ''
}

function wordsOf(address: string): string {
	return new URLSearchParams(address.split('?')[1]).get('q') ?? ''
}

/**
 * Syncs the form with the URL: after Back, or when a filter was removed elsewhere. Input from before hydration counts,
 * too.
 */
function useFormInStep(
	form: { current: HTMLFormElement | null },
	currentUrl: string,
	words: ReturnType<typeof followWords>,
	ask: (form: HTMLFormElement) => void,
) {
	const isInStep = useRef(false)
	const onEarlyInput = useEffectEvent(ask)
	useEffect(() => {
		if (!form.current) return
		if (isInStep.current) {
			fill(form.current, currentUrl, words)
		} else onEarlyInput(form.current)
		isInStep.current = true
	}, [currentUrl, form, words])
}

function fill(form: HTMLFormElement, currentUrl: string, words: ReturnType<typeof followWords>) {
	const params = new URLSearchParams(currentUrl.split('?')[1])
	for (const field of form.elements) {
		if (field instanceof HTMLInputElement && field.type === 'checkbox') {
			field.checked = params.getAll(field.name).includes(field.value)
		} else if (field instanceof HTMLSelectElement) field.value = params.get(field.name) ?? ''
		else if (field instanceof HTMLInputElement && field.name === 'q') {
			field.value = words.show(wordsOf(currentUrl), field.value)
		}
	}
}
