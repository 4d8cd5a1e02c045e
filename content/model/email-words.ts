import { z } from 'zod'

/** The emails whose words a charity may replace. */
export const letterName = z.enum([
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
export type EmailName = z.infer<typeof letterName>

/** The charity's own words for an email; "" where the site's are kept. Names in braces are filled in when it is written. */
export const letterWords = z.object({
	subject: z.string(),
	/** Plain text; a blank line starts a paragraph. */
	body: z.string(),
})
export type EmailText = z.infer<typeof letterWords>
