import type { SponsorshipLinks } from '#domain/giving/emails/sponsorship-words.ts'
import { certificatePath, managePath } from '#domain/giving/giving-links.ts'
import { newsPath } from '#domain/giving/sponsorship/news-link.ts'
import { createEmailContext } from '#domain/payables/email-context.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { JobContext } from '../job-context.ts'

/** The words and the links of the emails about one sponsorship. */
export function emailContextOf({ content, formContext, formSecret }: JobContext, payableId: string) {
	const { charity } = formContext
	const url = (path: (id: string, secret: FormSecret) => string) => charity.url + path(payableId, formSecret)
	const links: SponsorshipLinks = { certificate: url(certificatePath), manage: url(managePath), news: url(newsPath) }
	return { words: createEmailContext(content.options, charity, formSecret), links }
}
