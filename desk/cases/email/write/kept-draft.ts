import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { formValues } from './form-values.ts'

/** After the last key. */
const REST_MS = 1000

/** Saves the draft on the server while it is written, and when the tab is closed or put away. */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>) {
	const fetcher = useFetcher<{ saved?: boolean }>()
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
	const { submit } = fetcher

	function save() {
		clearTimeout(timer.current)
		timer.current = undefined
		if (form.current) submit(contentOf(form.current), { method: 'post' })
	}

	function keep() {
		clearTimeout(timer.current)
		timer.current = setTimeout(save, REST_MS)
	}

	useEffect(() => {
		function saveNow() {
			if (timer.current === undefined || !form.current) return
			clearTimeout(timer.current)
			timer.current = undefined
			navigator.sendBeacon(location.pathname, contentOf(form.current))
		}
		addEventListener('pagehide', saveNow)
		return () => {
			removeEventListener('pagehide', saveNow)
			clearTimeout(timer.current)
		}
	}, [form])

	const state = fetcher.state !== 'idle' ? 'Saving…' : fetcher.data?.saved ? 'Draft saved' : ''
	return { keep, state }
}

function contentOf(form: HTMLFormElement): URLSearchParams {
	const content = formValues(form)
	content.set('intent', 'keep')
	return content
}
