import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
	isPlausibleSignature,
	type PluginMessage,
	sign,
	signMessage,
	verifyMessage,
	verifySignature,
} from './signature.ts'

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

test('a message between site and plugin is good for its direction, method, route and body only', () => {
	const message: PluginMessage = { to: 'site', method: 'POST', route: '/api/desk-link', body: rawBody }
	const header = signMessage(secret, message, nowSeconds)
	const isGood = (changes: Partial<PluginMessage>, at = nowSeconds) =>
		verifyMessage({ secret, header, nowSeconds: at }, { ...message, ...changes })
	expect([isGood({}), isGood({}, nowSeconds + 300), isGood({}, nowSeconds + 301)]).toEqual([true, true, false])
	const others: Partial<PluginMessage>[] = [
		{ to: 'wordpress' },
		{ method: 'GET' },
		{ route: '/api/echo' },
		{ body: '{"v":2}' },
		// Parts that move from one to the next.
		{ method: 'POST./api', route: '/desk-link' },
	]
	expect(others.map((changes) => isGood(changes))).toEqual(others.map(() => false))
	expect(verifyMessage({ secret: 'another', header, nowSeconds }, message)).toBe(false)
})

test('what is signed for the contract is no message of the plugin, and the other way round', () => {
	const message: PluginMessage = { to: 'site', method: 'POST', route: '/api/echo', body: rawBody }
	const ofContract = sign(secret, rawBody, nowSeconds)
	const ofPlugin = signMessage(secret, message, nowSeconds)
	for (const header of [ofContract, ofContract.replace('v1', 'v2')])
		expect(verifyMessage({ secret, header, nowSeconds }, message)).toBe(false)
	for (const header of [ofPlugin, ofPlugin.replace('v2', 'v1')])
		expect(verifySignature({ secret, header, rawBody, nowSeconds })).toBe(false)
	expect(isPlausibleSignature(ofPlugin, nowSeconds)).toBe(true)
})
