/** The digits of a British number however it is written, for comparing: "+44 (0)1632 960 001" is "01632960001"; "" for none. */
export function phoneDigits(phone: string): string {
	const digits = phone.replaceAll(/\D/g, '')
	const isInternational = /^\s*(\+|00)\s*4\s*4/.test(phone)
	return isInternational ? `0${digits.replace(/^(00)?440?/, '')}` : digits
}
