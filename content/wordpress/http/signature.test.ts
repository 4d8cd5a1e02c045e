import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPlausibleSignature, sign, verifySignature } from './signature.ts'

const secret = 'a secret'
const rawBody = '{"v":1}'
const nowSeconds = 1_795_000_000

test('a signature is the time and the HMAC of time, dot and body', () => {
	const hex = createHmac('sha256', secret).update(`${nowSeconds}.${rawBody}`).digest('hex')
	expect(sign(secret, rawBody, nowSeconds)).toBe(`t=${nowSeconds},v1=${hex}`)
	expect(verifySignature({ secret, header: sign(secret, rawBody, nowSeconds), rawBody, nowSeconds })).toBe(true)
	expect(
		verifySignature({ secret, header: sign(secret, rawBody, nowSeconds), rawBody: Buffer.from(rawBody), nowSeconds }),
	).toBe(true)
})

test('a message up to 300 seconds off is taken, older and newer ones are not', () => {
	const header = sign(secret, rawBody, nowSeconds)
	const at = (seconds: number) => verifySignature({ secret, header, rawBody, nowSeconds: nowSeconds + seconds })
	expect([at(300), at(-300), at(301), at(-301)]).toEqual([true, true, false, false])
})

test('another body, another secret, another time, or no signature at all is refused', () => {
	const header = sign(secret, rawBody, nowSeconds)
	const verify = (changes: object) => verifySignature({ secret, header, rawBody, nowSeconds, ...changes })
	expect(verify({ rawBody: '{"v": 1}' })).toBe(false)
	expect(verify({ secret: 'another' })).toBe(false)
	expect(verify({ header: header.replace(/t=\d+/, `t=${nowSeconds + 1}`) })).toBe(false)
	for (const broken of [null, undefined, '', 'v1=00', `t=${nowSeconds},v1=zz`, `t=x,${header}`]) {
		expect(verify({ header: broken })).toBe(false)
	}
	expect(verifySignature({ secret: '', header: sign('', rawBody, nowSeconds), rawBody, nowSeconds })).toBe(false)
})

test('a header is refused without its body when it is malformed or old', () => {
	const header = sign(secret, rawBody, nowSeconds)
	const at = (seconds: number) => isPlausibleSignature(header, nowSeconds + seconds)
	expect([at(0), at(300), at(-300), at(301), at(-301)]).toEqual([true, true, true, false, false])
	for (const broken of [null, undefined, '', 'v1=00', `t=${nowSeconds},v1=zz`, `t=${nowSeconds}`]) {
		expect(isPlausibleSignature(broken, nowSeconds)).toBe(false)
	}
})
