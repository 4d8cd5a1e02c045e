import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Field, Step } from '#domain/forms/form.ts'
import { formatMoney } from '#lib/money.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'

export interface OfferedMethod {
	key: string
	label: string
	priceMinor: number
	/** "Usually there by Friday 4 December."; "" when it is not known. */
	arrival: string
	/** What it waits for: "Engraved and posted within 10 working days."; "" when it is not known. */
	wait: string
}

interface DeliveryOptions {
	/** Cheapest first. */
	methods: readonly OfferedMethod[]
	currency: string
	locale: string
}

const MAX_NOTE_LENGTH = 500

/** How it is sent, and a note. */
export function deliveryStep({ methods, currency, locale }: DeliveryOptions): Step {
	const money = (amount: number) => formatMoney({ amount, currency }, locale)
	const [only, ...others] = methods
	const choice: Field = {
		kind: 'radios',
		name: 'method',
		label: 'How shall we send it?',
		missing: 'Choose how we send it',
		options: methods.map(({ key, label, priceMinor, arrival }) => ({
			value: key,
			label: keepUnits(`${label}: ${money(priceMinor)}`),
			hint: arrival,
		})),
	}
	return {
		id: 'delivery',
		title: 'Delivery',
		...(only && others.length === 0 ? onlyWay(only, money(only.priceMinor)) : {}),
		fields: [
			...(others.length > 0 ? [choice] : []),
			{
				kind: 'textarea',
				name: 'note',
				label: 'A note for us',
				max: MAX_NOTE_LENGTH,
				hint: 'Such as where to leave it.',
			},
		],
	}
}

/** The day first, then what it costs and waits for. */
function onlyWay({ label, arrival, wait }: OfferedMethod, price: string): Pick<Step, 'intro' | 'notes'> {
	const way = keepUnits(`${label}: ${price}.`)
	const rest = [wait, arrival && way].filter(Boolean)
	return { intro: arrival || way, notes: () => rest }
}

/** The chosen method while it is offered; the only one need not be chosen. */
export function methodIn<Method extends { key: string }>(
	answers: Answers,
	methods: readonly Method[],
): Method | undefined {
	return methods.length === 1 ? methods[0] : methods.find(({ key }) => key === answers.method)
}
