import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder } from '#tests/integration/support/site-process.ts'

const sampleDir = join(import.meta.dirname, '../../../sample')

const MORE_DELIVERY = `shop:
  delivery:
    - { country: GB, label: 'United Kingdom, letter up to 100 g, free', up_to_grams: 100, price: { amount: 0, currency: GBP }, days: { from: 2, to: 3 } }
    - { country: DE, label: 'Germany, packet up to 500 g', up_to_grams: 500, price: { amount: 850, currency: GBP }, days: { from: 6, to: 10 } }
    - { country: DE, label: 'Germany, parcel up to 2 kg', up_to_grams: 2000, price: { amount: 1450, currency: GBP }, days: { from: 6, to: 10 } }
`

/** Without VAT, unlike the other goods. */
const BOOKLET = `---
id: 213
title: The first three days, a booklet
date: 2026-10-01
modified: 2026-10-20
excerpt: 32 pages for the week your dog comes home.
types: [for-people]
gallery: []
meta:
  price: { amount: 400, currency: GBP }
  variants:
    - { key: one, label: Booklet, counted: 60 }
  weight_g: 85
  tariff_code: '490199'
  made_in: GB
  size_guide: A5, 32 pages.
  dispatch: Posted within 3 working days, as a letter.
  vat_rate: 0
---
What to do, and what not to do, in the first three days with a dog.
`

/** The sample charity with a bank account, deliveries to Germany, free letters, and a booklet that has no VAT. */
export function charityOfTheMonth(): string {
	const folder = freshFolder('month-charity')
	cpSync(sampleDir, folder, { recursive: true })
	const file = join(folder, 'options.yaml')
	const options = readFileSync(file, 'utf8')
		.replace('shop:\n  delivery:\n', MORE_DELIVERY)
		.replace('account_name: Fairlead Dog Rescue (sample)', 'account_name: Fairlead Dog Rescue')
		.replace('sort_code: 00-00-00', 'sort_code: 60-83-01')
		.replace("account_number: '00000000'", "account_number: '20417713'")
	writeFileSync(file, options)
	writeFileSync(join(folder, 'merch', 'first-days-booklet.md'), BOOKLET)
	return folder
}
