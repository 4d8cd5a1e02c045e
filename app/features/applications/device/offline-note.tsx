import { type RefObject, useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { isUnsent } from './send-or-keep.ts'

interface OfflineNoteProps {
	form: RefObject<HTMLFormElement | null>
	/** The button the form was sent with. */
	pressed: RefObject<HTMLElement | null>
}

/** In a form that reached nobody: says where the answers are, and sends them again when the network is back. */
export function OfflineNote({ form, pressed }: OfflineNoteProps) {
	const answer = useActionData<unknown>()
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (!isUnsent(answer)) return
		box.current?.focus()
		return whenOnline(() => sendAgain(form.current, pressed.current))
	}, [answer, form, pressed])
	if (!isUnsent(answer)) return null
	return (
		<Notice ref={box} tone="caution" tabIndex={-1}>
			<p role="alert" className="font-bold">
				{navigator.onLine
					? 'We could not reach our server. Your answers are still here. Please try again.'
					: 'You are offline. Your answers are saved on this device. We send them as soon as you are back.'}
			</p>
			<Button variant="outline" size="st" onClick={() => sendAgain(form.current, pressed.current)}>
				Try again now
			</Button>
		</Notice>
	)
}

/** As it was sent before: with the same button, as that says what is to be done. */
function sendAgain(form: HTMLFormElement | null, pressed: HTMLElement | null) {
	form?.requestSubmit(pressed && form.contains(pressed) ? pressed : null)
}

/** Calls back once, the next time the browser has a network. Returns a function that ends the wait. */
export function whenOnline(send: () => void): () => void {
	window.addEventListener('online', send, { once: true })
	return () => window.removeEventListener('online', send)
}
