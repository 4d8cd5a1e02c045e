const UK_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g

/** Keeps the halves of a UK postcode on one line. */
export function withWholePostcode(text: string): string {
	return text.replaceAll(UK_POSTCODE, '$1\u00A0$2')
}
