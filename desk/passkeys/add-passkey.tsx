import { useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { createPasskey, NO_PASSKEYS, usePasskeySupport } from './browser-passkeys.ts'

interface AddPasskeyProps {
	/** "Chrome on Android". */
	suggestedName: string
	/** From the server, after the press of the button: the browser asks the person now. */
	started: { options: PublicKeyCredentialCreationOptionsJSON; name: string } | null
}

export function AddPasskey({ suggestedName, started }: AddPasskeyProps) {
	const support = usePasskeySupport()
	const isDeclined = useCreatedPasskey(started)
	return (
		<Form method="post" className="account-passkey">
			{isDeclined && (
				<Notice tone="caution" className="w-full">
					<p role="status">No passkey was added. Press the button to try again.</p>
				</Notice>
			)}
			<Field id="passkey-name" label="Name of the new passkey" hint="To recognise it in this list">
				<Input
					name="name"
					defaultValue={started?.name ?? suggestedName}
					maxLength={60}
					disabled={NO_PASSKEYS[support] !== ''}
				/>
			</Field>
			<Button
				type="submit"
				variant="outline"
				size="st"
				name="do"
				value="passkey-options"
				disabled={support !== 'ready'}
				aria-describedby="passkey-reason"
			>
				Add a passkey
			</Button>
			<p id="passkey-reason">{NO_PASSKEYS[support]}</p>
			<p className="hidden noscript:block">Passkeys need JavaScript, which is switched off in this browser.</p>
		</Form>
	)
}

/** Asks the browser once for each press, and sends what it made. @returns whether the person declined */
function useCreatedPasskey(started: AddPasskeyProps['started']): boolean {
	const submit = useSubmit()
	const [declined, setDeclined] = useState<AddPasskeyProps['started']>(null)
	useEffect(() => {
		if (!started) return
		createPasskey(started.options).then(
			(credential) => submit({ do: 'passkey-add', name: started.name, credential }, { method: 'post' }),
			() => setDeclined(started),
		)
	}, [started, submit])
	return declined !== null && declined === started
}
