import type { Content } from '#content/model/content.ts'
import { companyNumberInWords } from '../region/company-number.ts'

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
	/** Set for a charity that is a company. */
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

/** @param siteUrl the public address of the running site, without a slash at the end */
export function charityFrom({ options }: Pick<Content, 'options'>, siteUrl: string): Charity {
	const site = options?.site
	return {
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
	}
}
