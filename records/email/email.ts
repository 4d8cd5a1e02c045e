import { z } from 'zod'
import type { Email } from '#domain/emails/email.ts'
import { emailAddress } from '#lib/text/email-address.ts'

/** The stored payload of an email. */
export const emailSchema = z.object({
	to: emailAddress,
	/** The address of replies; null for the sender. */
	replyTo: emailAddress.nullable(),
	subject: z.string().min(1),
	text: z.string().min(1),
	html: z.string().min(1),
	/** One click unsubscribes (RFC 8058); only for newsletters. */
	unsubscribeUrl: z.url().nullable(),
}) satisfies z.ZodType<Email>
