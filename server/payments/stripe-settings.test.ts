import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { paymentOrigins } from './stripe-settings.ts'

const KEYS = { STRIPE_SECRET_KEY: 'sk_live_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_abc123' }
const TEST_KEYS = { ...KEYS, STRIPE_SECRET_KEY: 'sk_test_abc123' }
const LOCAL = { STRIPE_BASE_URL: 'http://localhost:4420' }

function read(settings: Record<string, string>) {
	return readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'config-')), ...settings }).stripe
}

test('card payments are off until both keys are set', () => {
	expect(read({})).toBeNull()
	expect(read(KEYS)).toEqual({
		secretKey: 'sk_live_abc123',
		webhookSecret: 'whsec_abc123',
		baseUrl: null,
		checkoutOrigin: null,
	})
	for (const name of Object.keys(KEYS)) {
		expect(() => read({ ...KEYS, [name]: '' }), name).toThrow(/belong together/)
	}
})

test('a publishable key, or a secret in the wrong setting, stops the start with its name', () => {
	expect(() => read({ ...KEYS, STRIPE_SECRET_KEY: 'pk_live_abc123' })).toThrow(/STRIPE_SECRET_KEY must be a secret key/)
	expect(() => read({ ...KEYS, STRIPE_WEBHOOK_SECRET: 'sk_live_abc123' })).toThrow(/STRIPE_WEBHOOK_SECRET must be/)
})

test('another address for Stripe is taken with a test key on this machine only', () => {
	expect(read({ ...TEST_KEYS, ...LOCAL })?.baseUrl).toBe('http://localhost:4420')
	const refused = [
		{ ...KEYS, ...LOCAL },
		{ ...TEST_KEYS, STRIPE_BASE_URL: 'https://stripe.example.org' },
		{ ...TEST_KEYS, ...LOCAL, SITE_URL: 'https://www.rescue.example' },
	]
	for (const settings of refused) expect(() => read(settings)).toThrow(/STRIPE_BASE_URL is for tests/)
	expect(() => read(LOCAL)).toThrow(/belong together/)
})

test('forms may lead to the pages of Stripe while card payments are on, and nowhere else', () => {
	const formsOf = (settings: Record<string, string>) =>
		/form-action ([^;]+)/.exec(contentSecurityPolicy([], { formOrigins: paymentOrigins(read(settings)) }))?.[1]

	expect(formsOf({})).toBe("'self'")
	expect(formsOf(KEYS)).toBe("'self' https://checkout.stripe.com https://billing.stripe.com")
	expect(formsOf({ ...TEST_KEYS, ...LOCAL })).toBe("'self' http://localhost:4420")
	expect(formsOf({ ...KEYS, STRIPE_CHECKOUT_ORIGIN: 'https://pay.rescue.example' })).toBe(
		"'self' https://checkout.stripe.com https://billing.stripe.com https://pay.rescue.example",
	)
})
