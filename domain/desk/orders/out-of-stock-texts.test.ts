import { expect, test } from 'vitest'
import { gapIn, PROPOSALS, proposalTexts } from './out-of-stock-texts.ts'

const order = {
	firstName: 'Zoë',
	reference: 'ORD-7K3F-2M',
	items: ['Tote bag', 'T-shirt, M'],
	charity: 'Fairlead',
	isTransfer: false,
}

test('what no one knows stays open until a person has written it', () => {
	const texts = proposalTexts({ ...order, back: '' })
	expect(PROPOSALS.map((one) => gapIn(texts[one]))).toEqual([
		'[say when]',
		'[name what you have, at the same price]',
		undefined,
	])
	const known = proposalTexts({ ...order, back: 'in March 2027' }).wait
	expect([gapIn(known), known]).toEqual([undefined, expect.stringContaining('We expect more in March 2027.')])
	expect(known).toContain('the last of Tote bag and T-shirt, M had been sold')
})

test('of a refund the text says how the money goes back, and nothing of posting it later', () => {
	const [card, transfer] = [false, true].map((isTransfer) => proposalTexts({ ...order, back: '', isTransfer }).refund)
	expect(card).toContain('It goes back the way you paid, and can take up to 10 days to show on your statement.')
	expect(transfer).toContain('We have sent all you paid back to your bank account, delivery too.')
	expect(transfer).not.toMatch(/card|10 days/)
	const late = proposalTexts({ ...order, back: 'in March', isTransfer: true })
	for (const text of [late.wait, late.replace]) expect(text).toContain('sort code and account number')
	expect(late.wait).not.toContain('our fault')
	for (const text of [card, transfer]) expect(text).not.toContain('yet')
})
