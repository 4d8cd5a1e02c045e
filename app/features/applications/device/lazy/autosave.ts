import type { RefObject } from 'react'
import { hasChanges } from '#app/browser/navigation/unsaved-input.ts'
import { savedAnswers } from './answer-storage.ts'
import { readBoxes } from './boxes.ts'

/** Debounce of typing. */
const REST_MS = 400

interface AutosaveOptions {
	form: HTMLFormElement
	path: string
	names: string[]
	hasOthers: boolean
	/** Whether the form was submitted since the last input. */
	isSubmitted: RefObject<boolean>
}

/**
 * Saves the fields of a form on this device while they are edited. Returns a function that stops it and removes the
 * saved answers if the form was submitted.
 */
export function autosave({ form, path, names, hasOthers, isSubmitted }: AutosaveOptions): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined
	function write() {
		if (timer === undefined) return
		clearTimeout(timer)
		timer = undefined
		const isSaved = savedAnswers.keep(path, readBoxes(form, names))
		// For the note of a form that could not be sent.
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
	window.addEventListener('pagehide', write)
	// Typed before this was loaded.
	if (hasChanges(form)) onInput()
	return () => {
		write()
		if (isSubmitted.current) savedAnswers.forget(path)
		form.removeEventListener('input', onInput)
		form.removeEventListener('submit', onSubmit)
		window.removeEventListener('pagehide', write)
	}
}
