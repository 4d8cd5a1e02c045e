import type { Address } from '#domain/shop/order.ts'

/** Where the postcode stands behind the town or below it; elsewhere it comes before. */
const POSTCODE_BELOW = new Set(['GB', 'IE', 'IM', 'JE', 'GG', 'GI', 'MT', 'IN', 'ZA'])
const POSTCODE_BEHIND = new Set(['US', 'CA', 'AU', 'NZ'])

/** "Ireland"; the code itself when it is none. */
export function countryName(code: string, locale = 'en-GB'): string {
	if (!/^[A-Z]{2}$/.test(code)) return code
	return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

/**
 * An address as the post reads it: the order of town and postcode is that of the destination, and abroad the country is the last line, in
 * capitals (Universal Postal Union, S42).
 */
export function postalLines(name: string, address: Address, homeCountry: string): string[] {
	const { lines, country } = address
	const all = [name, ...lines, ...placeLines(address)]
	const destination = country === homeCountry ? '' : countryName(country).toUpperCase()
	return [...all, destination].map((line) => line.trim()).filter(Boolean)
}

function placeLines({ town, county = '', postcode, country }: Address): string[] {
	if (POSTCODE_BELOW.has(country)) return [town, county, postcode]
	return [POSTCODE_BEHIND.has(country) ? `${town} ${postcode}` : `${postcode} ${town}`]
}
