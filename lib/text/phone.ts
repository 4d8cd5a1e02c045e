/** "01632 960 144" -> "tel:01632960144"; "" stays "". */
export function phoneHref(phone: string): string {
	const dialled = phone.replace(/[^\d+]/g, '')
	return dialled ? `tel:${dialled}` : ''
}
