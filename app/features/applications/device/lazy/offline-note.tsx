import { type RefObject, useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { isUnsent } from '#app/browser/recovery/submit-or-stay.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface OfflineNoteProps {
	form: RefObject<HTMLFormElement | null>
	/** The button that submitted the form. */
	pressed: RefObject<HTMLElement | null>
}

/** Delay of a retry: a network may be back without working, and a server takes a moment to start. */
const AGAIN_MS = 4000
/** After these the person must retry. */
const MAX_ATTEMPTS = 3

const BUSY =
	'The site is very busy just now, so your form was not taken and nothing was stored yet. Your answers are still here: please wait a little, then press again.'

/** Shown in a form that could not be sent: says where the answers are, and retries when the network is back. */
export function OfflineNote({ form, pressed }: OfflineNoteProps) {
	const answer = useActionData<unknown>()
	const box = useRef<HTMLDivElement>(null)
	const tries = useRef(0)
	useEffect(() => {
		if (!isUnsent(answer)) {
			tries.current = 0
			return
		}
		box.current?.focus()
		// Sending again at once would make it busier.
		if (answer.isBusy || tries.current >= MAX_ATTEMPTS) return
		return whenOnline(() => {
			tries.current += 1
			sendAgain(form.current, pressed.current)
		})
	}, [answer, form, pressed])
	if (!isUnsent(answer)) return null
	return (
		<Notice ref={box} tone="caution" tabIndex={-1}>
			<p role="alert" className="font-bold">
				{answer.isBusy ? BUSY : wordsFor(form.current)}
			</p>
			<Button variant="outline" size="st" onClick={() => sendAgain(form.current, pressed.current)}>
				Try again now
			</Button>
		</Notice>
	)
}

function wordsFor(form: HTMLFormElement | null): string {
	if (navigator.onLine) return 'We couldn’t reach our server. Your answers are still here. Please try again.'
	// Only if all answers are saved on the device.
	const isKept = form?.hasAttribute('data-kept')
	return isKept
		? 'You’re offline. Your answers are saved on this device. We’ll send them as soon as you’re back online.'
		: 'You’re offline. What you typed is still here: keep this page open. We’ll send it as soon as you’re back online.'
}

/** With the same button, which decides the action. */
function sendAgain(form: HTMLFormElement | null, pressed: HTMLElement | null) {
	form?.requestSubmit(pressed && form.contains(pressed) ? pressed : null)
}

/**
 * Calls back once, when the browser is online again, or after a delay if it is online already. Returns a function that
 * cancels.
 */
function whenOnline(send: () => void): () => void {
	const timer = navigator.onLine ? setTimeout(send, AGAIN_MS) : undefined
	window.addEventListener('online', send, { once: true })
	return () => {
		clearTimeout(timer)
		window.removeEventListener('online', send)
	}
}
