import { z } from 'zod'

/** The emails whose text a charity may replace. */
export const emailName = z.enum([
	'adoption',
	'fostering',
	'volunteering',
	'contact',
	'found',
	'surrender',
	'ringUs',
	'newsletter',
	'newsletterWelcome',
	'saveAndReturn',
	'stillLooking',
])
export type EmailName = z.infer<typeof emailName>

/** The charity's own text of an email; "" keeps the site's. Placeholders in braces are filled in when it is composed. */
export const emailText = z.object({
	subject: z.string(),
	/** Plain text; a blank line starts a paragraph. */
	body: z.string(),
})
export type EmailText = z.infer<typeof emailText>
