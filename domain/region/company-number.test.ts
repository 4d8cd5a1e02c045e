import { expect, test } from 'vitest'
import { companyNumberInWords } from './company-number.ts'

test.each([
	['12345678', 'Company number 12345678, registered in England and Wales'],
	['1234567', 'Company number 1234567, registered in England and Wales'],
	['SC 123456', 'Company number SC 123456, registered in Scotland'],
	['ni612345', 'Company number ni612345, registered in Northern Ireland'],
	['482913', 'Company number 482913'],
	['CE012345', 'Company number CE012345'],
])('%s says where the company is registered, if its number tells', (companyNumber, words) => {
	expect(companyNumberInWords(companyNumber)).toBe(words)
})
