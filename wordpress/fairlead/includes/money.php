<?php
/**
 * Sums of money: the only place that knows how many decimals a currency has. The site has the same table in lib/money.ts.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Currencies without two decimals, by ISO 4217. */
const CURRENCY_DECIMALS = array(
	0 => 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
	3 => 'BHD IQD JOD KWD LYD OMR TND',
	4 => 'CLF UYW',
);

/**
 * How many decimals a currency has: 2 for GBP, 0 for JPY, 3 for KWD.
 *
 * @param string $currency Its code.
 */
function fraction_digits( string $currency ): int {
	foreach ( CURRENCY_DECIMALS as $digits => $currencies ) {
		if ( in_array( $currency, explode( ' ', $currencies ), true ) ) {
			return $digits;
		}
	}
	return 2;
}

/**
 * Minor units of a sum as people write it: "180", "£180", "180.50", "1,234.50" and "1.234,50".
 *
 * @param string $text     What was typed.
 * @param string $currency Its code.
 * @return int|null|\WP_Error
 */
function money_from_text( string $text, string $currency ) {
	$bare = preg_replace( '/[\p{Z}\s\'’]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/u', '', trim( $text ) );
	if ( '' === $bare ) {
		return null;
	}
	$digits     = fraction_digits( $currency );
	$is_english = preg_match( '/^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/', $bare, $parts );
	$is_sum     = $is_english || preg_match( '/^(\d{1,3}(?:\.\d{3})+|\d+),(\d+)$/', $bare, $parts );
	$fraction   = $parts[2] ?? '';
	$whole      = ltrim( preg_replace( '/\D/', '', $parts[1] ?? '' ), '0' );
	if ( ! $is_sum || strlen( $whole ) > 7 || strlen( $fraction ) > $digits ) {
		$example = 0 === $digits ? '1500' : decimal_of( 125 * 10 ** ( $digits - 1 ), $currency );
		/* translators: %s: a sum of money, such as 12.50. */
		return invalid( sprintf( __( 'is not a sum of money such as 180 or %s', 'fairlead' ), $example ) );
	}
	return (int) ( $whole . str_pad( $fraction, $digits, '0' ) );
}

/**
 * A sum in digits with all decimals: "180.00".
 *
 * @param int    $minor    Minor units.
 * @param string $currency Its code.
 */
function decimal_of( int $minor, string $currency ): string {
	$digits = fraction_digits( $currency );
	$all    = str_pad( (string) $minor, $digits + 1, '0', STR_PAD_LEFT );
	return 0 === $digits ? $all : substr( $all, 0, -$digits ) . '.' . substr( $all, -$digits );
}

/**
 * A sum as people type it, without ".00".
 *
 * @param int    $minor    Minor units.
 * @param string $currency Its code.
 */
function money_to_show( int $minor, string $currency ): string {
	return preg_replace( '/\.0+$/', '', decimal_of( $minor, $currency ) );
}

/** The signs of currencies that stand before a sum. */
const CURRENCY_SIGNS = array(
	'GBP' => '£',
	'EUR' => '€',
	'USD' => '$',
	'JPY' => '¥',
);

/**
 * A sum as it is written: "£1,200", "1,500 KWD".
 *
 * @param int    $minor    Minor units.
 * @param string $currency Its code.
 */
function money_in_words( int $minor, string $currency ): string {
	$shown  = money_to_show( $minor, $currency );
	$number = number_format_i18n( (float) $shown, false === strpos( $shown, '.' ) ? 0 : fraction_digits( $currency ) );
	return isset( CURRENCY_SIGNS[ $currency ] ) ? CURRENCY_SIGNS[ $currency ] . $number : trim( "$number $currency" );
}

/**
 * The currency of the site.
 */
function site_currency(): string {
	$currency = general_options()['site']['currency'] ?? '';
	return is_string( $currency ) && preg_match( '/^[A-Z]{3}$/', $currency ) ? $currency : 'GBP';
}

/**
 * The sign of the currency of the site, or its code.
 */
function currency_sign(): string {
	return CURRENCY_SIGNS[ site_currency() ] ?? site_currency();
}
