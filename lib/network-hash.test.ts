import { expect, test } from 'vitest'
import { formSecret, otherFormSecret } from '#tests/builders/form-secret.ts'
import { clientHashOf, isClientWithin, widerNetworks } from './network-hash.ts'

const hash = (key: string) => clientHashOf(formSecret, key)

test('an IPv6 client is of a household (/56) and of a site (/48), an IPv4 one of itself', () => {
	const home = widerNetworks(hash('2001:db8:1:1200'))
	expect(widerNetworks(hash('2001:db8:1:12ff'))).toEqual(home)
	const nextDoor = widerNetworks(hash('2001:db8:1:1300'))
	expect(nextDoor?.organisation).toBe(home?.organisation)
	expect(nextDoor?.household).not.toBe(home?.household)
	expect(widerNetworks(hash('2001:db8:2:1200'))?.organisation).not.toBe(home?.organisation)
	// Short groups are padded: 2 is 0002.
	expect(widerNetworks(hash('2001:db8:1:2'))?.household).toBe(widerNetworks(hash('2001:db8:1:ff'))?.household)
	expect(widerNetworks(hash('203.0.113.7'))).toBeUndefined()
})

test('clients of a network have hashes that begin alike and are not the same', () => {
	const [one, other] = [hash('2001:db8:1:1200'), hash('2001:db8:1:1201')]
	expect(one).not.toBe(other)
	for (const network of Object.values(widerNetworks(one) ?? {})) expect(isClientWithin(other, network)).toBe(true)
	expect(isClientWithin(other, one)).toBe(false)
	expect(clientHashOf(otherFormSecret, '2001:db8:1:1200')).not.toBe(one)
	expect(hash('203.0.113.7')).not.toContain('203')
})
