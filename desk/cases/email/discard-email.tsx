import { Button } from '#app/ui/button.tsx'
import type { buttonStyles } from '#app/ui/button-styles.ts'
import { ConfirmFirst } from '../../shell/confirm-first.tsx'

interface DiscardEmailProps extends NonNullable<Parameters<typeof buttonStyles>[0]> {
	/** Reads like a button: "Throw it away". */
	press: string
}

/** Deletes the draft of an email, after a question. It stands in the email's own form. */
export function DiscardEmail({ press, ...style }: DiscardEmailProps) {
	return (
		<ConfirmFirst press={press} question="What you wrote is deleted. It cannot be brought back." {...style}>
			<Button type="submit" name="intent" value="discard" variant="destructive" size="sm">
				Throw the email away
			</Button>
		</ConfirmFirst>
	)
}
