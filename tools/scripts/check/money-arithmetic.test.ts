import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CODE_FOLDERS } from './code-folders.mjs'

/** What assumes how many decimals a currency has, or asks another than `lib/money.ts`. */
const ARITHMETIC =
	/(?<![\w.])(?:\/|\*) ?100\b(?! ?%)|\* 0\.01\b|10 \*\*|\.toFixed\(|number_format\(|FractionDigits|style: ?'currency'/
const HOMES = ['lib/money.ts', 'wordpress/fairlead/includes/money.php']

/** What is divided or cut there is no money, or pounds by law. */
const NOT_MONEY: Record<string, string> = {
	'app/browser/motion/scroll-triggers.ts': 'per cent of the height of the window',
	'app/features/reading/docs/doc.server.ts': 'megabytes',
	'app/features/reading/docs/table-bars.ts': 'per cent of the width of a bar',
	'app/ui/media/object-position.ts': 'per cent of a picture',
	'app/ui/media/picture-url.ts': 'how much a picture is stretched',
	'desk/cases/files/case-files.server.ts': 'megabytes',
	'desk/giving/donation/donation-actions.server.ts': 'the most that a sum can be',
	'desk/giving/books/sums-table.tsx': 'per cent of the width of a bar',
	'domain/dogs/compatibility/rules/need.ts': 'metres',
	'domain/gift-aid/benefits.ts': 'per cent',
	'domain/gift-aid/claim-rows.ts': 'the tax office takes pounds',
	'domain/giving/ledger/fees.ts': 'hundredths of a percent',
	'domain/giving/parse-amount.ts': 'example amounts; signs and names of currencies',
	'domain/region/uk-holidays.ts': 'the date of Easter',
	'domain/shop/unpaid-limits.ts': 'per cent of the stock',
	'records/shop/orders/place-order.ts': 'hundredths of a percent of VAT',
	'records/shop/orders/read-order.ts': 'hundredths of a percent of VAT',
	'records/payments/stripe/stripe-money.ts': 'from our minor units to those of Stripe',
	'records/staff/sign-in/sign-in-requests.ts': 'the digits of a code',
	'server/desk-web/settings-check.ts': 'gigabytes',
	'server/feeds/embed/embed-response.ts': 'per cent of a picture',
	'wordpress/screens/card/card-parts.ts': 'per cent of a picture',
	'wordpress/screens/fields/photos.ts': 'per cent of a picture',
}

test('only lib/money.ts knows how many decimals a currency has', () => {
	const folders = CODE_FOLDERS.filter((folder) => folder !== 'tests' && folder !== 'tools')
	const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,php}`)).filter(
		(file) => !/\.(test|examples)\.tsx?$|\.gen\.|\/\+types\//.test(file),
	)
	expect(files.length).toBeGreaterThan(1000)
	const found = files.filter((file) => ARITHMETIC.test(readFileSync(file, 'utf8')))
	expect(found.sort()).toEqual([...HOMES, ...Object.keys(NOT_MONEY)].sort())
})

test.each([
	'amount / 100',
	'price * 100',
	'(amount / 10 ** digits)',
	'value.toFixed(2)',
	"new Intl.NumberFormat('en', { style: 'currency' })",
	'number_format( $minor / 100, 2 )',
])('the check finds %s', (code) => {
	expect(ARITHMETIC.test(code)).toBe(true)
})
