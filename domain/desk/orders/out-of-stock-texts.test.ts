import { expect, test } from 'vitest'
import { gapIn, PROPOSALS, proposalTexts } from './out-of-stock-texts.ts'

const order = { firstName: 'Zoë', reference: 'ORD-7K3F-2M', items: ['Tote bag', 'T-shirt, M'], charity: 'Fairlead' }

test('what no one knows stays open until a person has written it', () => {
	const texts = proposalTexts({ ...order, back: '' })
	expect(PROPOSALS.map((one) => gapIn(texts[one]))).toEqual([
		...['[say when]', '[name what you have, at the same price]', undefined],
	])
	const known = proposalTexts({ ...order, back: 'in March 2027' }).wait
	expect([gapIn(known), known]).toEqual([undefined, expect.stringContaining('We expect more in March 2027.')])
	expect(known).toContain('the last of Tote bag and T-shirt, M had been sold')
})
