import { formatDate } from '#lib/dates.ts'
import type { Charity } from '../../charity/charity.ts'
import { composeEmail, type Email } from '../../emails/email.ts'

interface FileLinkEmail {
	to: string
	/** "" when not known. */
	firstName: string
	reference: string
	url: string
	/** The last day, `YYYY-MM-DD`. */
	until: string
}

/** The email with the link by which a person sends files. */
export function fileLinkEmail({ to, firstName, reference, url, until }: FileLinkEmail, charity: Charity): Email {
	return composeEmail({
		to,
		subject: `Please send us your photos or papers - ${reference}`,
		blocks: [
			{ kind: 'paragraph', text: `Dear ${firstName || 'friend'},` },
			{
				kind: 'paragraph',
				text: 'We would like to see what we talked about: photos of your garden or home, or a note from your landlord. The button opens a page where you can send them.',
			},
			{ kind: 'button', text: 'Send photos or papers', url },
			{
				kind: 'paragraph',
				text: `The link works until ${formatDate(until)}. Only our team sees what you send, and we delete it 30 days after we have decided.`,
			},
		],
		charity,
	})
}
