import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { NO_PASSKEYS, signWithPasskey, usePasskeySupport } from './browser-passkeys.ts'

interface Offer {
	options?: PublicKeyCredentialRequestOptionsJSON
}

const ACTION = '/sign-in/passkey'
const REFUSED = 'Too many passkeys were tried. Wait a quarter of an hour, or ask for an email.'

/**
 * A button, at its place before it can be pressed so that nothing moves, and passkeys among the suggestions of the email field (`autocomplete="… webauthn"`). The challenge is asked
 * for by script, so that opening the page stores nothing.
 *
 * After a refusal there is the button alone: a security key that answers by itself would be refused again and again, until the
 * limit of attempts takes the button away too.
 */
export function PasskeySignIn({ to, isRefused }: { to: string; isRefused: boolean }) {
	const support = usePasskeySupport()
	const hasPasskeys = support === 'ready'
	const { submit: ask, data } = useFetcher<Offer>()
	const submit = useSubmit()
	// A browser asks for one passkey at a time.
	const pending = useRef<AbortController>(undefined)
	const [problem, setProblem] = useState('')
	const options = data?.options

	const send = useCallback(
		(credential: string) => submit({ do: 'sign-in', credential, to }, { method: 'post', action: ACTION }),
		[submit, to],
	)

	useEffect(() => {
		if (hasPasskeys) void ask({ do: 'options' }, { method: 'post', action: ACTION })
	}, [hasPasskeys, ask])

	useEffect(() => {
		if (!options || isRefused) return
		const suggestion = new AbortController()
		pending.current = suggestion
		suggest(options, suggestion.signal).then(send, () => {})
		return () => suggestion.abort()
	}, [options, send, isRefused])

	async function press() {
		if (!options) return
		pending.current?.abort()
		pending.current = new AbortController()
		const credential = await signWithPasskey(options, pending.current).catch(() => undefined)
		if (credential === undefined) setProblem('The passkey was not used. Try again, or ask for an email.')
		else await send(credential)
	}

	const reason = data && !options ? REFUSED : NO_PASSKEYS[support]
	return (
		<div className="entry-passkey grid noscript:hidden">
			<p className="entry-or">or</p>
			<Button
				variant="outline"
				size="pst"
				disabled={!options}
				aria-describedby="passkey-reason"
				// Grey only with a reason below it, not for the moment until it can be pressed.
				className={reason ? '' : 'disabled:opacity-100 disabled:[filter:none]'}
				onClick={() => void press()}
			>
				Sign in with a passkey
			</Button>
			<p id="passkey-reason" role="status">
				{problem || reason}
			</p>
		</div>
	)
}

/** Rejects where the browser has no suggestions, and when the button is pressed instead. */
async function suggest(options: PublicKeyCredentialRequestOptionsJSON, signal: AbortSignal): Promise<string> {
	if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) throw new Error('no suggestions')
	return signWithPasskey(options, { signal, mediation: 'conditional' })
}
