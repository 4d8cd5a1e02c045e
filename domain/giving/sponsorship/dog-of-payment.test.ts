import { expect, test } from 'vitest'
import { dogOfPayment } from './dog-of-payment.ts'

test('money stays with the dog it was given for, after the sponsorship has moved to another one', () => {
	const moved = { dogId: '9', dogName: 'Bo', earlierDogs: [{ dogId: '108', dogName: 'Dot', until: 500 }] }
	expect([400, 500, 600].map((at) => dogOfPayment(moved, at).name)).toEqual(['Dot', 'Bo', 'Bo'])
	expect(dogOfPayment({ dogId: '9', dogName: 'Bo' }, 1)).toEqual({ id: '9', name: 'Bo' })
})
