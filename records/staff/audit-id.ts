import { randomUUID } from 'node:crypto'

let written = 0

/**
 * A UUID of version 7 (RFC 9562), whose first digits are the time and whose next are a counter: entries of one millisecond sort as they
 * were written.
 */
export function auditId(at: number): string {
	written = (written + 1) % 2 ** 30
	const time = Math.max(0, Math.trunc(at)).toString(16).padStart(12, '0').slice(-12)
	const count = written.toString(2).padStart(30, '0')
	const high = Number.parseInt(count.slice(0, 12), 2).toString(16).padStart(3, '0')
	// After the two bits of the variant, 18 bits of the counter; what follows is random.
	const low = (0b10 * 2 ** 18 + Number.parseInt(count.slice(12), 2)).toString(16).padStart(5, '0')
	const rest = low + randomUUID().slice(-11)
	return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${rest.slice(0, 4)}-${rest.slice(4)}`
}
