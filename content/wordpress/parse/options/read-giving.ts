import { z } from 'zod'
import { amount, flag, group, lines, text, whole } from '#content/model/fields/wordpress-values.ts'
import { EMPTY_OPTIONS, type GeneralOptions } from '#content/model/general-options.ts'
import type { RawRecord } from '../read-base.ts'
import type { OptionParts, Warn } from './option-parts.ts'

type Giving = GeneralOptions['giving']

/** A card payment never costs more; a higher number is a typing error. */
const MAX_FEE_PERCENT = 20

const donation = z.object({ amount: whole.pipe(z.number().positive()), monthly: flag, impact: text })
const bank = group({
	account_name: text,
	sort_code: text,
	account_number: text,
	reference: text,
	iban: text,
	bic: text,
	tolerance: whole,
})
const purpose = z.object({
	key: text.pipe(z.string().regex(/^[a-z0-9-]{1,40}$/, 'is not a key of small letters, digits and hyphens')),
	label: text.pipe(z.string().min(1, 'is missing')),
	too_little: lines,
	too_much: lines,
})
const limits = group({ minimum: whole, maximum: whole })
const fees = group({ percent: amount.pipe(z.number().max(MAX_FEE_PERCENT).nullable()), fixed: whole })
const sponsorship = group({ benefit_value: whole })

/** Amounts, bank details, purposes and limits of donations. */
export function readGiving(given: RawRecord, { part, list }: OptionParts, warn: Warn): Giving {
	return {
		amounts: list(donation, given.amounts, 'giving.amounts')
			.map((one) => ({ ...one, monthly: one.monthly ?? false }))
			.sort((a, b) => a.amount - b.amount),
		bank: readBank(part(bank, given.bank, 'giving.bank')),
		giftAid: part(flag, given.gift_aid, 'giving.gift_aid') ?? false,
		purposes: readPurposes(list(purpose, given.purposes, 'giving.purposes'), warn),
		...readLimits(part(limits, given, 'giving'), warn),
		fees: readFees(part(fees, given.fees, 'giving.fees')),
		sponsorBenefit: part(sponsorship, given.sponsorship, 'giving.sponsorship').benefit_value ?? 0,
		accountingYearEnd: readYearEnd(part(text, given.accounting_year_end, 'giving.accounting_year_end') ?? '', warn),
	}
}

/** Month and day. The end of February is "02-28" or "02-29". */
function readYearEnd(typed: string, warn: Warn): string {
	const { accountingYearEnd } = EMPTY_OPTIONS.giving
	if (typed === '') return accountingYearEnd
	// A leap year, so that 29 February is a day.
	const day = new Date(`2000-${typed}T00:00:00Z`)
	const isDay =
		/^\d\d-\d\d$/.test(typed) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`2000-${typed}`)
	if (isDay) return typed
	warn('giving.accounting_year_end', 'skipped: it is not a month and a day, like 03-31')
	return accountingYearEnd
}

function readBank(account: z.infer<typeof bank>): Giving['bank'] {
	if (!account.account_number && !account.iban) return null
	return {
		accountName: account.account_name,
		sortCode: account.sort_code,
		accountNumber: account.account_number,
		reference: account.reference,
		iban: account.iban,
		bic: account.bic,
		tolerance: account.tolerance ?? 0,
	}
}

/** Orders of the shop have this fund in the ledger. */
const RESERVED_KEYS = ['shop']

/** Each key names a fund of the books, so it stands for one purpose. */
function readPurposes(given: z.infer<typeof purpose>[], warn: Warn): Giving['purposes'] {
	const keys = new Set<string>()
	return given.flatMap(({ key, label, too_little, too_much }) => {
		const isReserved = RESERVED_KEYS.includes(key)
		if (isReserved) warn('giving.purposes', `skipped: the key ${key} names a fund of the site's own`)
		else if (keys.has(key)) warn('giving.purposes', `skipped: two purposes have the key ${key}`)
		if (isReserved || keys.has(key)) return []
		keys.add(key)
		return [{ key, label, tooLittle: too_little, tooMuch: too_much }]
	})
}

function readLimits(given: z.infer<typeof limits>, warn: Warn): Pick<Giving, 'minimum' | 'maximum'> {
	const minimum = given.minimum || EMPTY_OPTIONS.giving.minimum
	const maximum = given.maximum || EMPTY_OPTIONS.giving.maximum
	if (minimum <= maximum) return { minimum, maximum }
	warn('giving.maximum', 'skipped: it is below the minimum')
	const { minimum: least, maximum: most } = EMPTY_OPTIONS.giving
	return { minimum: least, maximum: most }
}

function readFees({ percent, fixed }: z.infer<typeof fees>): Giving['fees'] {
	return percent || fixed ? { percent: percent ?? 0, fixed: fixed ?? 0 } : null
}
