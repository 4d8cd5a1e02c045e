import { useMemo } from 'react'
import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { AnswerForm, type HiddenValue } from '../answer-form.tsx'
import { FormLayout, type FormPageProps } from '../form-layout.tsx'

interface SavePageProps extends FormPageProps {
	/** The typed address and its error message; the field's name is "email". */
	email: { value: string; error: string }
	hidden: HiddenValue[]
}

const EMAIL_ID = 'save-email'

/** Asks where to send the link for finishing later. */
export function SavePage({ email, hidden, ...layout }: SavePageProps) {
	const busy = useBusy()
	const errors = useMemo(() => (email.error ? [{ id: EMAIL_ID, text: email.error }] : []), [email])
	return (
		<FormLayout {...layout} title="Save and finish later" errors={errors}>
			<AnswerForm hidden={hidden}>
				<p className="max-w-[35em] text-lede text-ink-2">
					We’ll keep your answers and email you a link to them. Open it on any device and carry on where you left off.
				</p>
				<Field id={EMAIL_ID} label="Email address" hint="For this link and nothing else." error={email.error}>
					<Input type="email" name="email" autoComplete="email" spellCheck={false} defaultValue={email.value} />
				</Field>
				<Button type="submit" size="sasm" busy={busy !== null} busyLabel="One moment…" className="justify-self-start">
					Send me the link
				</Button>
			</AnswerForm>
		</FormLayout>
	)
}
