import { decimalOf } from '#lib/money.ts'
import type { Money } from '../../payables/payable.ts'
import { readIban } from './iban.ts'

interface Transfer {
	accountName: string
	iban: string
	/** Optional within the European Economic Area; "" for none. */
	bic: string
	amount: Money
	/** What the donor enters as reference. */
	reference: string
}

const MAX_NAME_LENGTH = 70
const MAX_REMITTANCE_LENGTH = 140
/** 999,999,999.99, by the guideline. */
const MAX_CENTS = 99_999_999_999
const MAX_PAYLOAD_BYTES = 331

/**
 * The text of the QR code that banking apps read ("SEPA credit transfer", EPC069-12, version 002). Undefined where it does not exist:
 * for other currencies than the euro, or without a valid IBAN.
 */
export function epcPayload({ accountName, iban, bic, amount, reference }: Transfer): string | undefined {
	const account = readIban(iban)
	const name = oneLine(accountName)
	const isPayable = Number.isInteger(amount.amount) && amount.amount >= 1 && amount.amount <= MAX_CENTS
	if (amount.currency !== 'EUR' || !account || !isPayable) return undefined
	if (name === '' || [...name].length > MAX_NAME_LENGTH) return undefined
	const sum = `EUR${decimalOf(amount)}`
	const remittance = [...oneLine(reference)].slice(0, MAX_REMITTANCE_LENGTH).join('')
	// Character set 1 is UTF-8. The empty lines are the purpose and the structured reference.
	const lines = ['BCD', '002', '1', 'SCT', readBic(bic), name, account, sum, '', '', remittance]
	const payload = lines.join('\n')
	return new TextEncoder().encode(payload).length <= MAX_PAYLOAD_BYTES ? payload : undefined
}

function readBic(typed: string): string {
	const bic = typed.replace(/\s/g, '').toUpperCase()
	return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? bic : ''
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
