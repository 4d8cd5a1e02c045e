import { Honeypot } from './honeypot.tsx'
import { NewsletterField } from './newsletter-field.tsx'

interface NewsletterFormProps {
	/** Where the address is sent: a page that takes it by `POST`, under the name "email". */
	action: string
	/** For a heading beside it: `aria-labelledby`. */
	labelledBy?: string
}

/**
 * The form for the letter of the month. A plain form, which loads the page that answers: it stands on pages that need no
 * JavaScript for anything else.
 */
export function NewsletterForm({ action, labelledBy }: NewsletterFormProps) {
	return (
		<form method="post" action={action} aria-labelledby={labelledBy}>
			<Honeypot />
			<NewsletterField name="email" />
		</form>
	)
}
