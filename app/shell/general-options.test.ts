import { expect, test } from 'vitest'
import { someOptions } from '#tests/builders/content/options.ts'
import { createGeneralOptionsStore, type SiteOptions } from './general-options.tsx'

const { header, footer, email, site, social, centres, regulator } = someOptions()
const options: SiteOptions = { header, footer, email, site, social, centres, regulator, icons: {}, forms: [] }

test('setting the data clears the error and the loading flag', () => {
	const store = createGeneralOptionsStore(null)
	store.setError('the backend does not answer')
	expect(store.state()).toEqual({ data: null, isLoading: false, error: 'the backend does not answer' })

	store.startLoading()
	store.setData(options)

	expect(store.state()).toEqual({ data: options, isLoading: false, error: null })
})

test('an error keeps the options that were there, so an outage does not empty the header', () => {
	const store = createGeneralOptionsStore(options)
	store.setError('gone')
	expect(store.state()).toEqual({ data: options, isLoading: false, error: 'gone' })
})

test('subscribers are notified until they unsubscribe', () => {
	const store = createGeneralOptionsStore(null)
	let heard = 0
	const stop = store.subscribe(() => heard++)
	store.setData(options)
	stop()
	store.setError('later')
	expect(heard).toBe(1)
})
