import { GENERAL_FUND, SHOP_FUND, SPONSORSHIP_FUND } from '../payables/funds.ts'

/** What a donor may give for. Its donations are a restricted fund in the ledger. */
export interface Purpose {
	/** Stored with each donation; never shown. */
	key: string
	label: string
	/** What happens when too little or too much is given for it. */
	tooLittle: string
	tooMuch: string
}

const GENERAL: Purpose = { key: GENERAL_FUND, label: 'Wherever it is needed most', tooLittle: '', tooMuch: '' }

/** The purposes that can be chosen: the general one first. Without others there is nothing to choose. */
export function purposesToChoose(purposes: readonly Purpose[]): Purpose[] {
	const own = purposes.find(({ key }) => key === GENERAL_FUND)
	const others = purposes.filter(({ key }) => key !== GENERAL_FUND)
	return others.length > 0 ? [own ?? GENERAL, ...others] : []
}

/** The fund of a donation; undefined when the form names one that does not exist. */
export function fundOf(chosen: string, purposes: readonly Purpose[]): string | undefined {
	if (chosen === '' || chosen === GENERAL_FUND) return GENERAL_FUND
	return purposes.find(({ key }) => key === chosen)?.key
}

/** The words for a fund; its key when the options have no such purpose any more. */
export function fundLabel(fund: string, purposes: readonly Purpose[]): string {
	if (fund === SPONSORSHIP_FUND) return 'Sponsorship of dogs'
	if (fund === SHOP_FUND) return 'The shop'
	return purposes.find(({ key }) => key === fund)?.label ?? (fund === GENERAL_FUND ? GENERAL.label : fund)
}
