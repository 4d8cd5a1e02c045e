import { expect, test } from 'vitest'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { sponsorPage } from './sponsor.server.ts'

const biscuit = aDog({ slug: 'biscuit', title: 'Biscuit', sponsorable: true, sponsorMinimum: 500 })

/** The step that a choice in the address leads to: at least £5 a month, at most £10,000 in one payment. */
function stepFor(choice: string) {
	return sponsorPage({
		dog: biscuit,
		dogs: [biscuit],
		options: someOptions({ giving: { ...EMPTY_OPTIONS.giving, minimum: 200, maximum: 1_000_000 } }),
		formContext: someFormContext({ dogs: [biscuit] }),
		pay: { bank: true, card: false },
		today: new Date('2026-11-29'),
		chosen: new URLSearchParams(choice),
	})
}

test('before anything is chosen nothing is wrong', () => {
	expect(stepFor('')).toMatchObject({ kind: 'choose', errors: {} })
})

test.each([
	['amount=5', { frequency: 'Choose every month, or as a present' }],
	['frequency=once&amount=5', { frequency: 'Choose every month, or as a present' }],
	['frequency=monthly', { own: 'Choose an amount, or enter your own' }],
	['frequency=monthly&own=4.99', { own: 'The least you can give here is £5' }],
	['frequency=monthly&own=-5', { own: 'Enter the amount without a minus sign, like £20' }],
	['frequency=monthly&amount=20000', { own: expect.stringContaining('The most you can give here is £10,000') }],
	['frequency=12+months&own=834', { own: expect.stringContaining('The most you can give here is £833.33') }],
])('a choice of %s is asked for again, with a sentence at its field', (choice, errors) => {
	expect(stepFor(choice)).toMatchObject({ kind: 'choose', errors })
})

test.each(['frequency=monthly&amount=5', 'frequency=12+months&own=833.33', 'frequency=monthly&amount=5&own=7.50'])(
	'a choice of %s leads to the details',
	(choice) => {
		expect(stepFor(choice)).toMatchObject({ kind: 'details' })
	},
)
