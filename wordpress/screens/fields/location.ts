import { words } from '../wordpress.ts'

/** The patterns of the plugin's `looks_like_address`. */
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i
const STREET =
	/\b\d+\s?[a-z]?,?\s+(?:[\p{L}’']+\s+)+(?:street|st|road|rd|lane|avenue|ave|close|drive|way|court|crescent|gardens|place|terrace|row|mews|grove|hill)\b/iu

/** Warns while a place is typed that looks like the address of a foster home. */
export function startLocation(): void {
	const input = document.querySelector<HTMLInputElement>(`[name=${CSS.escape('fairlead[meta.location]')}]`)
	if (!input) return
	const warning = document.createElement('p')
	warning.className = 'fairlead-warning'
	warning.setAttribute('role', 'status')
	input.after(warning)
	const check = () => {
		warning.textContent = looksLikeAddress(input.value) ? words().address : ''
	}
	input.addEventListener('input', check)
	check()
}

export function looksLikeAddress(place: string): boolean {
	return POSTCODE.test(place) || STREET.test(place)
}
