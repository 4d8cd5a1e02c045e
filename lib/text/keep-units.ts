/** A number and its unit stay on one line: "parcel up to 2 kg", "25 mm". */
export function keepUnits(text: string): string {
	return text.replaceAll(/(\d) (?=(?:kg|g|mm|cm|m|ml|l|oz|lb|in)\b)/g, '$1\u{A0}')
}
