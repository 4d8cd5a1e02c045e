import { expect, test } from 'vitest'
import { nearMiss } from './unknown-settings.ts'

const known = ['API_BASE', 'SITE_URL', 'PORT', 'LOG_LEVEL']

test('one typo is recognised: a letter missing, added, changed, swapped, or the wrong case', () => {
	for (const slip of ['API_BSE', 'API_BASEE', 'API_BASR', 'API_ABSE', 'api_base']) {
		expect(nearMiss(slip, known), slip).toBe('API_BASE')
	}
})

test('ordinary names of other programs are left alone', () => {
	for (const name of ['PATH', 'HOME', 'SITE', 'EDITOR', 'APIS', 'LOGNAME', 'SSH_PORT']) {
		expect(nearMiss(name, known), name).toBeUndefined()
	}
})
