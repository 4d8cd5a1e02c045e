import type { RefObject } from 'react'
import { savedAnswers } from './answer-storage.ts'
import { readBoxes } from './boxes.ts'

/** The device is written to when the typing rests, in milliseconds. */
const REST_MS = 400

interface AutosaveOptions {
	form: HTMLFormElement
	path: string
	names: string[]
	hasOthers: boolean
	/** Whether what is in the boxes is on its way to the server, or there. */
	isSubmitted: RefObject<boolean>
}

/**
 * Keeps the boxes of a form on this device from now on. Returns a function that ends it; a form that has gone out by then, and
 * whose page has made room for the next one, is the server's and no longer the device's.
 */
export function autosave({ form, path, names, hasOthers, isSubmitted }: AutosaveOptions): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined
	function write() {
		if (timer === undefined) return
		clearTimeout(timer)
		timer = undefined
		const isSaved = savedAnswers.keep(path, readBoxes(form, names))
		// For the note of a form that reached nobody, which says where the answers are.
		form.toggleAttribute('data-kept', isSaved && !hasOthers)
	}
	function onInput() {
		isSubmitted.current = false
		clearTimeout(timer)
		timer = setTimeout(write, REST_MS)
	}
	function onSubmit() {
		write()
		isSubmitted.current = true
	}
	form.addEventListener('input', onInput)
	form.addEventListener('submit', onSubmit)
	// The last words before the page goes.
	window.addEventListener('pagehide', write)
	return () => {
		write()
		if (isSubmitted.current) savedAnswers.forget(path)
		form.removeEventListener('input', onInput)
		form.removeEventListener('submit', onSubmit)
		window.removeEventListener('pagehide', write)
	}
}
