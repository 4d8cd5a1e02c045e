import { Honeypot } from './honeypot.tsx'
import { NewsletterField } from './newsletter-field.tsx'

interface NewsletterFormProps {
	/** Where the address is sent: a page that takes it by `POST`, under the name "email". */
	action: string
	/** Which place of the site it is, kept with the address. */
	from: string
	/** For a heading beside it: `aria-labelledby`. */
	labelledBy?: string
}

/**
 * The form for the letter of the month. A plain form, which loads the page that answers: it stands on pages that need no
 * JavaScript for anything else.
 */
export function NewsletterForm({ action, from, labelledBy }: NewsletterFormProps) {
	return (
		<form method="post" action={action} aria-labelledby={labelledBy}>
			<input type="hidden" name="from" value={from} />
			<Honeypot />
			<NewsletterField name="email" />
		</form>
	)
}
