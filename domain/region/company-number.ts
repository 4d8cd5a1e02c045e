/** The register of a part of the United Kingdom, by the letters its numbers begin with. A charitable incorporated organisation ("CE…") is no company. */
const PARTS: [RegExp, string][] = [
	[/^(?:SC|SO)\d{6}$/, 'Scotland'],
	[/^(?:NI|NC|R0)\d{5,6}$/, 'Northern Ireland'],
	[/^(?:\d{7,8}|OC\d{6})$/, 'England and Wales'],
]

/**
 * What a company says of its registration on its pages, in its emails and on its papers (Companies (Trading Disclosures) Regulations 2008,
 * regulation 25): "Company number SC123456, registered in Scotland". A number of another shape has no place: "Company number 482913".
 * Source of the letters: Companies House, "Uniform Resource Identifiers (URI) customer guide".
 */
export function companyNumberInWords(companyNumber: string): string {
	const plain = companyNumber.replaceAll(/\s/g, '').toUpperCase()
	const part = PARTS.find(([shape]) => shape.test(plain))?.[1]
	return [`Company number ${companyNumber}`, part && `registered in ${part}`].filter(Boolean).join(', ')
}
