import { expect, test } from 'vitest'
import { cancelPath, orderPath, readOrderKey } from './order-links.ts'

const keyIn = (path: string) => new URL(path, 'https://example.org').searchParams.get('key') ?? ''

test('a link opens its order, for its own purpose only', () => {
	const [order, cancel] = [orderPath('d1', 'secret'), cancelPath('d1', 'secret')].map(keyIn)
	expect(readOrderKey(order ?? '', 'order', 'secret')).toBe('d1')
	expect(readOrderKey(cancel ?? '', 'order-cancel', 'secret')).toBe('d1')
	expect(readOrderKey(order ?? '', 'order-cancel', 'secret')).toBeUndefined()
	expect(readOrderKey(cancel ?? '', 'order', 'secret')).toBeUndefined()
})

test.each(['', '.', 'd1', 'd1.', 'd1.x.y', 'd1.none'])('the key "%s" opens nothing', (key) => {
	expect(readOrderKey(key, 'order', 'secret')).toBeUndefined()
})
