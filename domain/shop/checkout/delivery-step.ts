import type { Answers } from '#domain/applications/answers/answers.ts'
import type { Field, Step } from '#domain/applications/form.ts'
import { formatMoney } from '#lib/money.ts'

export interface OfferedMethod {
	key: string
	label: string
	priceMinor: number
	/** "Usually there by Friday 4 December."; "" when it is not known. */
	arrival: string
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
		...{ kind: 'radios', name: 'method', label: 'How shall we send it?', missing: 'Choose how we send it' },
		options: methods.map(({ key, label, priceMinor, arrival }) => ({
			...{ value: key, label: `${label}: ${money(priceMinor)}`, hint: arrival },
		})),
	}
	return {
		id: 'delivery',
		title: 'Delivery',
		...(only && others.length === 0
			? { intro: [`${only.label}: ${money(only.priceMinor)}.`, only.arrival].filter(Boolean).join(' ') }
			: {}),
		fields: [
			...(others.length > 0 ? [choice] : []),
			{
				...{ kind: 'textarea', name: 'note', label: 'A note for us', max: MAX_NOTE_LENGTH },
				hint: 'Such as where to leave the parcel.',
			},
		],
	}
}

/** The chosen method while it is offered; the only one need not be chosen. */
export function methodIn<Method extends { key: string }>(
	answers: Answers,
	methods: readonly Method[],
): Method | undefined {
	return methods.length === 1 ? methods[0] : methods.find(({ key }) => key === answers.method)
}
