import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { formValues } from './form-values.ts'

/** After the last key. */
const REST_MS = 1000

/** Saves the draft on the server while it is written, and when the tab is closed or put away. Nothing is called saved while something newer is typed. */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>) {
	const fetcher = useFetcher<{ saved?: boolean }>()
	const [isAhead, setAhead] = useState(false)
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
	const { submit } = fetcher

	function save() {
		clearTimeout(timer.current)
		timer.current = undefined
		if (!form.current) return
		setAhead(false)
		submit(contentOf(form.current), { method: 'post' })
	}

	function keep() {
		setAhead(true)
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

	return { keep, state: isAhead ? '' : wordFor(fetcher) }
}

function wordFor(fetcher: { state: string; data?: { saved?: boolean } }): string {
	if (fetcher.state !== 'idle') return 'Saving…'
	return fetcher.data?.saved ? 'Draft saved' : ''
}

function contentOf(form: HTMLFormElement): URLSearchParams {
	const content = formValues(form)
	content.set('intent', 'keep')
	return content
}
