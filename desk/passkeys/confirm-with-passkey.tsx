import { useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { signWithPasskey, usePasskeySupport } from './browser-passkeys.ts'

interface ConfirmWithPasskeyProps {
	/** From the server, after the press of the button. */
	options: PublicKeyCredentialRequestOptionsJSON | null
}

/** Nothing in browsers without passkeys: the emailed code is on the page too. */
export function ConfirmWithPasskey({ options }: ConfirmWithPasskeyProps) {
	const submit = useSubmit()
	const [declined, setDeclined] = useState<ConfirmWithPasskeyProps['options']>(null)
	useEffect(() => {
		if (!options) return
		const stopped = new AbortController()
		signWithPasskey(options, { signal: stopped.signal }).then(
			(credential) => submit({ do: 'passkey', credential }, { method: 'post' }),
			() => !stopped.signal.aborted && setDeclined(options),
		)
		return () => stopped.abort()
	}, [options, submit])
	if (usePasskeySupport() !== 'ready') return null
	return (
		<Form method="post" className="grid justify-items-start gap-3">
			{declined !== null && declined === options && (
				<p role="status">The passkey was not used. Try again, or let us email you a code.</p>
			)}
			<Button type="submit" size="pst" name="do" value="passkey-options">
				Use a passkey
			</Button>
		</Form>
	)
}
