/** "01632 960 144" -> "tel:01632960144"; "" stays "". */
export function phoneHref(phone: string): string {
	const dialled = phone.replace(/[^\d+]/g, '')
	return dialled ? `tel:${dialled}` : ''
}

/** Digits in groups, at least nine with their spaces. */
const PHONE = /\+?\d[\d ]{7,}\d/g

/** Keeps the groups of a phone number on one line. */
export function withWholePhone(text: string): string {
	return text.replaceAll(PHONE, (number) => number.replaceAll(' ', '\u00A0'))
}
