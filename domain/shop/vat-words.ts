import type { VatOfRate } from './vat.ts'

type Money = (minor: number) => string

/** "including £2.75 VAT at 20%"; of several rates each with what is at it, the delivery shared by value. No words where no VAT is in it. */
export function vatByRate(rates: readonly VatOfRate[], money: Money): string[] {
	if (rates.length > 1) return rates.map((one) => grossAtRate(one, money))
	return rates
		.filter(({ vatMinor }) => vatMinor > 0)
		.map(({ rate, vatMinor }) => `including ${money(vatMinor)} VAT at ${rate}%`)
}

/** "£13.95 at 20%, including £2.32 VAT", "£6 at 0%" */
export function grossAtRate({ rate, grossMinor, vatMinor }: VatOfRate, money: Money): string {
	return `${money(grossMinor)} at ${rate}%${vatMinor > 0 ? `, including ${money(vatMinor)} VAT` : ''}`
}
