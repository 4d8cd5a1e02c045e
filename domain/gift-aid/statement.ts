import { formatMoney } from '#lib/money.ts'
import type { Money } from '../payables/payable.ts'
import type { DeclarationScope } from './declaration.ts'

/** Stored with each declaration. A changed word is a new version; earlier ones stay, as the proof of what was seen. */
export const WORDING_VERSION = 'uk-2026-11'

export interface Declared {
	scope: DeclarationScope
	/** The amount of this donation. */
	amount: Money
	locale: string
	/** The charity's registered name. */
	charity: string
}

interface GiftAidStatement {
	version: string
	/** What the donor wants: "I want to Gift Aid my donation of £20 to Fairlead Dog Rescue." */
	wish: string
	/** The model statement of the tax office, word for word. */
	responsibility: string
	/** When to tell the charity. */
	notify: string[]
	higherRate: string
	/** All of it, as it is stored. */
	whole: string
}

const RESPONSIBILITY =
	'I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax than the amount of Gift Aid claimed on all my donations in that tax year it is my responsibility to pay any difference.'
const NOTIFY = [
	'want to cancel this declaration',
	'change your name or home address',
	'no longer pay sufficient tax on your income and/or capital gains',
]
const HIGHER_RATE =
	'If you pay Income Tax at the higher or additional rate and want to receive the additional tax relief due to you, you must include all your Gift Aid donations on your Self-Assessment tax return or ask HM Revenue and Customs to adjust your tax code.'

/** The declaration that a donor makes, for the page and for the store. */
export function giftAidStatement({ scope, amount, locale, charity }: Declared): GiftAidStatement {
	const others = {
		this: '',
		'this and future': ' and any donations I make in the future',
		'past 4 years too': ' and any donations I make in the future or have made in the past 4 years',
	}
	const wish = `I want to Gift Aid my donation of ${formatMoney(amount, locale)}${others[scope]} to ${charity}.`
	const notify = `Please notify ${charity} if you: ${NOTIFY.join('; ')}.`
	return {
		version: WORDING_VERSION,
		wish,
		responsibility: RESPONSIBILITY,
		notify: NOTIFY,
		higherRate: HIGHER_RATE,
		whole: [wish, RESPONSIBILITY, notify, HIGHER_RATE].join('\n\n'),
	}
}
