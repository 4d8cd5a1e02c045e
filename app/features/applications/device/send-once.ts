import { type SubmitEvent, useEffect, useRef } from 'react'
import { useActionData, useNavigation } from 'react-router'

/** Two taps within this time are one: the router does not report the submission yet. */
const DOUBLE_TAP_MS = 600

/** Which button of a form is submitting. */
export function useBusy(): 'send' | 'save' | null {
	const { state, formMethod, formData } = useNavigation()
	if (state === 'idle' || formMethod?.toUpperCase() !== 'POST') return null
	return formData?.get('then') === 'save' ? 'save' : 'send'
}

/**
 * For a form's `onSubmit`: allows one submission at a time. Nothing is disabled, so that a page without a response can
 * be sent again. `pressed` is the button of the last submission.
 */
export function useSendOnce() {
	const isSending = useBusy() !== null
	const pressed = useRef<HTMLElement | null>(null)
	const sentAt = useRef<number | null>(null)
	const answer = useActionData<unknown>()
	// It was answered: what comes now is no second tap, however soon it comes.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts
	useEffect(() => {
		sentAt.current = null
	}, [answer])
	function guard(event: SubmitEvent<HTMLFormElement>) {
		if (isSending || (sentAt.current !== null && event.timeStamp - sentAt.current < DOUBLE_TAP_MS)) {
			event.preventDefault()
			return
		}
		sentAt.current = event.timeStamp
		pressed.current = event.nativeEvent.submitter
	}
	return { guard, pressed }
}
