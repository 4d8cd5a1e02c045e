import type { RefObject } from 'react'
import { readBoxes } from './boxes.ts'
import { keptAnswers } from './kept-answers.ts'

/** The device is written to when the typing rests, in milliseconds. */
const REST_MS = 400

interface KeepWhileTypingOptions {
	form: HTMLFormElement
	path: string
	names: string[]
	hasOthers: boolean
	/** Whether what is in the boxes is on its way to the server, or there. */
	isOut: RefObject<boolean>
}

/**
 * Keeps the boxes of a form on this device from now on. Returns a function that ends it; a form that has gone out by then, and
 * whose page has made room for the next one, is the server's and no longer the device's.
 */
export function keepWhileTyping({ form, path, names, hasOthers, isOut }: KeepWhileTypingOptions): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined
	function write() {
		if (timer === undefined) return
		clearTimeout(timer)
		timer = undefined
		const isKept = keptAnswers.keep(path, readBoxes(form, names))
		// For the note of a form that reached nobody, which says where the answers are.
		form.toggleAttribute('data-kept', isKept && !hasOthers)
	}
	function onInput() {
		isOut.current = false
		clearTimeout(timer)
		timer = setTimeout(write, REST_MS)
	}
	function onSubmit() {
		write()
		isOut.current = true
	}
	form.addEventListener('input', onInput)
	form.addEventListener('submit', onSubmit)
	// The last words before the page goes.
	window.addEventListener('pagehide', write)
	return () => {
		write()
		if (isOut.current) keptAnswers.forget(path)
		form.removeEventListener('input', onInput)
		form.removeEventListener('submit', onSubmit)
		window.removeEventListener('pagehide', write)
	}
}
