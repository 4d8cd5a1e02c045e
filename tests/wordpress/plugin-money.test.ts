import { afterAll, expect, test } from 'vitest'
import { decimalOf, fractionDigits, minorUnitsOf } from '#lib/money.ts'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress({ withPlugin: true })
afterAll(() => wordpress.stop())

test('the plugin knows the decimals of every currency as the site does', () => {
	const currencies = Intl.supportedValuesOf('currency')
	const said = wordpress.php(`
		foreach ( explode( ' ', '${currencies.join(' ')}' ) as $one ) echo Fairlead\\fraction_digits( $one ), ' ';
	`)
	expect(said.trim().split(' ').map(Number)).toEqual(currencies.map(fractionDigits))
})

test.each([
	['180', 'GBP', 18_000],
	['£1,234.50', 'GBP', 123_450],
	['12,50', 'EUR', 1250],
	['1.500,50 €', 'EUR', 150_050],
	['1\u202f500,50', 'EUR', 150_050],
	['￥1500', 'JPY', 1500],
	['1.5', 'KWD', 1500],
])('"%s" in %s is %i minor units, and shown as it was meant', (typed, currency, amount) => {
	const text = Buffer.from(typed).toString('base64')
	const said = wordpress.php(`
		$amount = Fairlead\\money_from_text( base64_decode( '${text}' ), '${currency}' );
		echo $amount, ' ', Fairlead\\decimal_of( $amount, '${currency}' );
	`)
	const [whole = '', fraction = ''] = decimalOf({ amount, currency }).split('.')
	expect(minorUnitsOf(whole, fraction, currency)).toBe(amount)
	expect(said).toBe(`${amount} ${decimalOf({ amount, currency })}`)
})

test.each([
	['15.5', 'JPY'],
	['1.500', 'EUR'],
	['12.505', 'GBP'],
])('"%s" is no sum of money in %s', (typed, currency) => {
	expect(wordpress.php(`var_dump( is_wp_error( Fairlead\\money_from_text( '${typed}', '${currency}' ) ) );`)).toContain(
		'bool(true)',
	)
})
