import { z } from 'zod'
import { emailAddress } from './email-address.ts'

/** A letter as it waits in the outbox: whole, so that it can be sent again as it was. */
export const letterSchema = z.object({
	to: emailAddress,
	/** Whom a reply reaches; null for who it is from. */
	replyTo: emailAddress.nullable(),
	subject: z.string().min(1),
	text: z.string().min(1),
	html: z.string().min(1),
	/** One click unsubscribes (RFC 8058); only for newsletters. */
	unsubscribeUrl: z.url().nullable(),
})

export type Letter = z.infer<typeof letterSchema>
