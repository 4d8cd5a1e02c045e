import type { Content, Dog, GeneralOptions, Role } from '#content/model/content.ts'
import { isLookingForHome } from '#domain/dogs/status.ts'
import { privacyUrl } from '#domain/pages/privacy-page.ts'
import { dayIn } from '#lib/dates.ts'
import { type Charity, charityFrom } from '../charity/charity.ts'
import type { Region } from '../region/region.ts'
import { uk } from '../region/uk.ts'

/** The data of forms and emails at the time of a request. */
export interface FormContext {
	/** In the charity's own time zone, `YYYY-MM-DD`. */
	today: string
	region: Region
	charity: Charity
	rules: { replyWithinDays: number; minimumAge: number; retentionMonths: number }
	/** Facts shown before each form. */
	thresholds: GeneralOptions['applications']['thresholds']
	/** Questions that are not asked: "adoption.offence". */
	questionsOff: readonly string[]
	/** Dogs that can be applied for, sorted by name. */
	dogs: Dog[]
	/** Open roles, sorted by name. */
	roles: Role[]
	/** The privacy notice: a route or a URL; "" for none. */
	privacyUrl: string
}

/** @param siteUrl the public address of the running site */
export function createFormContext(content: Content, siteUrl: string, now: number): FormContext {
	const { options, dogs, roles } = content
	const site = options?.site
	return {
		today: dayIn(site?.timezone ?? 'Europe/London', now),
		region: uk,
		charity: charityFrom(content, siteUrl),
		rules: options?.applications ?? { replyWithinDays: 5, minimumAge: 18, retentionMonths: 6 },
		thresholds: options?.applications.thresholds ?? [],
		questionsOff: options?.applications.questionsOff ?? [],
		dogs: dogs.filter(isLookingForHome).sort(byTitle),
		roles: roles.filter(({ open }) => open).sort(byTitle),
		privacyUrl: privacyUrl(content),
	}
}

const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title)
