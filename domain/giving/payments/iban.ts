/** An IBAN without spaces, if its check digits are right (ISO 13616). */
export function readIban(typed: string): string | undefined {
	const iban = typed.replace(/\s/g, '').toUpperCase()
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
	const moved = `${iban.slice(4)}${iban.slice(0, 4)}`
	const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
	return BigInt(digits) % 97n === 1n ? iban : undefined
}
