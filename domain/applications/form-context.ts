import type { Content, Dog, GeneralOptions, Role } from '#content/model/content.ts'
import { isLookingForHome } from '#domain/dogs/status.ts'
import { privacyUrl } from '#domain/pages/privacy-page.ts'
import { dayIn } from '#lib/dates.ts'
import { companyNumberInWords } from '../region/company-number.ts'
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

/** The charity as sender. Each part may be "". */
export interface Charity {
	name: string
	/** Without a slash at the end. */
	url: string
	phone: string
	email: string
	registeredName: string
	charityNumber: string
	address: string
	/** The language of the site, as in `en-GB`: that of its emails too. */
	locale: string
	/** Of a charity that is a company. */
	companyNumber: string
	/** Only if it is not `address`. */
	registeredOffice: string
}

/**
 * What emails and order papers of a company say of it (Companies (Trading Disclosures) Regulations 2008, regulations 7 and 25): "Company number
 * 12345678, registered in England and Wales, registered office: Mill Lane, Thornford"; "" for a charity that is none.
 */
export function companyInWords({
	companyNumber,
	registeredOffice,
	address,
}: Pick<Charity, 'companyNumber' | 'registeredOffice' | 'address'>): string {
	const office = (registeredOffice || address).replaceAll(/\s*\n\s*/g, ', ')
	return (
		companyNumber &&
		[companyNumberInWords(companyNumber), office && `registered office: ${office}`].filter(Boolean).join(', ')
	)
}

/** @param siteUrl the public address of the running site */
export function createFormContext(content: Content, siteUrl: string, now: number): FormContext {
	const { options, dogs, roles } = content
	const site = options?.site
	return {
		today: dayIn(site?.timezone ?? 'Europe/London', now),
		region: uk,
		charity: {
			name: site?.name ?? '',
			url: siteUrl,
			phone: site?.phone ?? '',
			email: options?.email ?? '',
			registeredName: site?.legal.registeredName ?? '',
			charityNumber: site?.legal.charityNumber ?? '',
			address: site?.legal.address ?? '',
			locale: site?.locale ?? 'en-GB',
			companyNumber: site?.legal.companyNumber ?? '',
			registeredOffice: site?.legal.registeredOffice ?? '',
		},
		rules: options?.applications ?? { replyWithinDays: 5, minimumAge: 18, retentionMonths: 6 },
		thresholds: options?.applications.thresholds ?? [],
		questionsOff: options?.applications.questionsOff ?? [],
		dogs: dogs.filter(isLookingForHome).sort(byTitle),
		roles: roles.filter(({ open }) => open).sort(byTitle),
		privacyUrl: privacyUrl(content),
	}
}

const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title)
