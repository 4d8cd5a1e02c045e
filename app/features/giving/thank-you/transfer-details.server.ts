import { encode } from 'uqr'
import { epcPayload } from '#domain/giving/payments/epc-payload.ts'
import { isMonthlyState } from '#domain/payables/monthly-states.ts'
import type { Payable } from '#domain/payables/payable.ts'
import { amountInWords, type BankAccount } from '#domain/payables/payment-words.ts'
import { decimalOf } from '#lib/money.ts'

export interface TransferDetails {
	/** The details as a banking app asks for them; `copied` has no spaces. */
	rows: { label: string; value: string; copied: string }[]
	/** A QR code for banking apps; null where it does not exist. */
	code: { size: number; path: string } | null
}

/** The modules of white around a code, by its standard. */
const QUIET_ZONE = 4

export function transferDetails(payable: Payable, bank: BankAccount, locale: string): TransferDetails {
	const sum = payable.due
	const rows = [
		{ label: 'Account name', value: bank.accountName, copied: bank.accountName },
		{ label: 'Sort code', value: bank.sortCode, copied: bank.sortCode.replace(/\D/g, '') },
		{ label: 'Account number', value: bank.accountNumber, copied: bank.accountNumber.replace(/\s/g, '') },
		{ label: 'IBAN', value: inFours(bank.iban), copied: bank.iban.replace(/\s/g, '') },
		{ label: 'BIC', value: bank.bic, copied: bank.bic.replace(/\s/g, '') },
		{ label: 'Amount', value: amountInWords(payable, locale), copied: decimalOf(payable.due) },
		{ label: 'Reference', value: payable.reference, copied: payable.reference },
	]
	const { accountName, iban, bic } = bank
	// Banking apps make one transfer of it, no standing order.
	const payload = isMonthlyState(payable.state)
		? undefined
		: epcPayload({ accountName, iban, bic, amount: sum, reference: payable.reference })
	return { rows: rows.filter(({ value }) => value !== ''), code: payload === undefined ? null : codeOf(payload) }
}

/** Level M, by the guideline for this code. */
function codeOf(payload: string): TransferDetails['code'] {
	const { size, data } = encode(payload, { ecc: 'M', border: QUIET_ZONE })
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
	return { size, path: squares.join('') }
}

function inFours(iban: string): string {
	return iban
		.replace(/\s/g, '')
		.replace(/(.{4})/g, '$1 ')
		.trim()
}
