import { countryName, townLines } from '#domain/shop/emails/order-words.ts'
import type { Address } from '#domain/shop/order.ts'

/**
 * An address as the post reads it: the order of town and postcode is that of the destination, and abroad the country is the last line, in
 * capitals (Universal Postal Union, S42).
 */
export function postalLines(name: string, address: Address, homeCountry: string): string[] {
	const { lines, country } = address
	const all = [name, ...lines, ...townLines(address)]
	const destination = country === homeCountry ? '' : countryName(country).toUpperCase()
	return [...all, destination].map((line) => line.trim()).filter(Boolean)
}
