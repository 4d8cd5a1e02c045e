import type { Example } from '../examples.ts'
import { AmountPicker } from './amount-picker.tsx'

export const title = 'Amounts'

const amounts = [
	{ value: '6', label: '£6' },
	{ value: '12', label: '£12' },
	{ value: '25', label: '£25' },
]

const byRadio = { value: 'own', name: 'byRadio' }

export const examples: Example[] = [
	{
		name: 'a sum chosen',
		render: () => (
			<AmountPicker
				label="How much each month?"
				name="amount"
				ownName="own"
				amounts={amounts}
				chosen="12"
				currencySign="£"
				byRadio={byRadio}
			>
				<b className="font-display font-extrabold">£12 a month</b> pays for all the joint medicine an older dog like Dot
				needs.
			</AmountPicker>
		),
	},
	{
		name: 'with an error',
		render: () => (
			<AmountPicker
				label="How much would you like to give?"
				name="amount-2"
				ownName="own-2"
				amounts={amounts}
				own="ten"
				currencySign="£"
				byRadio={byRadio}
				error="Choose a sum, or write one in numbers, like 10"
			/>
		),
	},
]
