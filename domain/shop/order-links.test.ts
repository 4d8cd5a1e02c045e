import { expect, test } from 'vitest'
import { formSecret } from '#tests/builders/form-secret.ts'
import { cancelPath, orderPath, readOrderKey } from './order-links.ts'

const keyIn = (path: string) => new URL(path, 'https://example.org').searchParams.get('key') ?? ''

test('a link opens its order, for its own purpose only', () => {
	const [order, cancel] = [orderPath('d1', formSecret), cancelPath('d1', formSecret)].map(keyIn)
	expect(readOrderKey(order ?? '', 'order', formSecret)).toBe('d1')
	expect(readOrderKey(cancel ?? '', 'order-cancel', formSecret)).toBe('d1')
	expect(readOrderKey(order ?? '', 'order-cancel', formSecret)).toBeUndefined()
	expect(readOrderKey(cancel ?? '', 'order', formSecret)).toBeUndefined()
})

test.each(['', '.', 'd1', 'd1.', 'd1.x.y', 'd1.none'])('the key "%s" opens nothing', (key) => {
	expect(readOrderKey(key, 'order', formSecret)).toBeUndefined()
})
