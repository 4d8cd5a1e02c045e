/** "01632 960 144" -> "tel:01632960144"; "" stays "". */
export function phoneHref(phone: string): string {
	const dialled = phone.replace(/[^\d+]/g, '')
	return dialled ? `tel:${dialled}` : ''
}

/** Calling codes of the countries where 0 stands before an area code at home only. */
const CALLING_CODES: Readonly<Record<string, string>> = { GB: '44', IE: '353' }

/**
 * As a number is dialled in another country: "01632 960 144" -> "+44 1632 960 144". One that begins with +, and one of a country that is not
 * known here, stay as they are.
 *
 * @param country of the number, such as GB
 */
export function phoneFromAbroad(phone: string, country: string): string {
	const code = CALLING_CODES[country]
	const plain = phone.replace(/[()]/g, '')
	return code && /^0[1-9]/.test(plain) ? `+${code} ${plain.slice(1)}` : phone
}

/** Digits in groups, at least nine with their spaces. */
const PHONE = /\+?\d[\d ]{7,}\d/g

/** Keeps the groups of a phone number on one line. */
export function withWholePhone(text: string): string {
	return text.replaceAll(PHONE, (number) => number.replaceAll(' ', '\u00A0'))
}

/** The digits of a British number however it is written, for comparing: "+44 (0)1632 960 001" is "01632960001"; "" for none. */
export function phoneDigits(phone: string): string {
	const digits = phone.replaceAll(/\D/g, '')
	const isInternational = /^\s*(\+|00)\s*4\s*4/.test(phone)
	return isInternational ? `0${digits.replace(/^(00)?440?/, '')}` : digits
}
