import { expect, test } from 'vitest'
import { fromCoreRecord } from './core-wordpress.ts'

const home = new URL('https://www.fairlead.example/')

test('the path of a page is in its link; with plain permalinks nothing is, and its slug counts', () => {
	const pathOf = (link: string) => fromCoreRecord({ link }, home).path
	expect(pathOf('https://www.fairlead.example/about/our-people/')).toBe('about/our-people/')
	expect(pathOf('https://www.fairlead.example/')).toBe('')
	expect(pathOf('https://www.fairlead.example/?page_id=7')).toBeUndefined()
})
