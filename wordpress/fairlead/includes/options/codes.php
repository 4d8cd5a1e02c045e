<?php
/**
 * Codes that the website needs, by the words people choose them by.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The entry of an option that is a code: chosen by its name.
 *
 * @param array  $names By code.
 * @param string $none  What is true if none is chosen.
 */
function code_choices( array $names, string $none ): array {
	return array( 'choices' => array( '' => $none ) + $names );
}

/**
 * Languages of the website.
 */
function language_names(): array {
	return array(
		'en-GB' => __( 'English (United Kingdom)', 'fairlead' ),
		'en-IE' => __( 'English (Ireland)', 'fairlead' ),
		'en-US' => __( 'English (United States)', 'fairlead' ),
		'en-AU' => __( 'English (Australia)', 'fairlead' ),
		'en-CA' => __( 'English (Canada)', 'fairlead' ),
		'en-NZ' => __( 'English (New Zealand)', 'fairlead' ),
	);
}

/**
 * Currencies.
 */
function currency_names(): array {
	return array(
		'GBP' => __( 'Pound sterling (£)', 'fairlead' ),
		'EUR' => __( 'Euro (€)', 'fairlead' ),
		'USD' => __( 'US dollar ($)', 'fairlead' ),
		'AUD' => __( 'Australian dollar', 'fairlead' ),
		'CAD' => __( 'Canadian dollar', 'fairlead' ),
		'CHF' => __( 'Swiss franc', 'fairlead' ),
		'DKK' => __( 'Danish krone', 'fairlead' ),
		'NOK' => __( 'Norwegian krone', 'fairlead' ),
		'NZD' => __( 'New Zealand dollar', 'fairlead' ),
		'SEK' => __( 'Swedish krona', 'fairlead' ),
	);
}

/**
 * Countries that parcels go to.
 */
function country_names(): array {
	$names = array(
		'AU' => __( 'Australia', 'fairlead' ),
		'AT' => __( 'Austria', 'fairlead' ),
		'BE' => __( 'Belgium', 'fairlead' ),
		'CA' => __( 'Canada', 'fairlead' ),
		'CZ' => __( 'Czechia', 'fairlead' ),
		'DK' => __( 'Denmark', 'fairlead' ),
		'FI' => __( 'Finland', 'fairlead' ),
		'FR' => __( 'France', 'fairlead' ),
		'DE' => __( 'Germany', 'fairlead' ),
		'GR' => __( 'Greece', 'fairlead' ),
		'GG' => __( 'Guernsey', 'fairlead' ),
		'IE' => __( 'Ireland', 'fairlead' ),
		'IM' => __( 'Isle of Man', 'fairlead' ),
		'IT' => __( 'Italy', 'fairlead' ),
		'JE' => __( 'Jersey', 'fairlead' ),
		'LU' => __( 'Luxembourg', 'fairlead' ),
		'MT' => __( 'Malta', 'fairlead' ),
		'NL' => __( 'Netherlands', 'fairlead' ),
		'NZ' => __( 'New Zealand', 'fairlead' ),
		'NO' => __( 'Norway', 'fairlead' ),
		'PL' => __( 'Poland', 'fairlead' ),
		'PT' => __( 'Portugal', 'fairlead' ),
		'ES' => __( 'Spain', 'fairlead' ),
		'SE' => __( 'Sweden', 'fairlead' ),
		'CH' => __( 'Switzerland', 'fairlead' ),
		'US' => __( 'United States', 'fairlead' ),
	);
	return array( 'GB' => __( 'United Kingdom', 'fairlead' ) ) + $names;
}

/**
 * Time zones, as WordPress names them.
 */
function timezone_names(): array {
	$names = array();
	foreach ( timezone_identifiers_list() as $zone ) {
		$names[ $zone ] = str_replace( array( '_', '/' ), array( ' ', ', ' ), $zone );
	}
	return $names;
}

/**
 * Days on which accounting years end: the last of each month, and that of the British tax year.
 */
function year_end_names(): array {
	$names = array();
	for ( $month = 1; $month <= 12; $month++ ) {
		$day = 2 === $month ? 28 : (int) gmdate( 't', gmmktime( 0, 0, 0, $month, 1, 2025 ) );
		if ( 4 === $month ) {
			$names['04-05'] = year_day( 4, 5 );
		}
		$names[ sprintf( '%02d-%02d', $month, $day ) ] = year_day( $month, $day );
	}
	return $names;
}

/**
 * A day of each year in words.
 *
 * @param int $month Of the year.
 * @param int $day   Of the month.
 */
function year_day( int $month, int $day ): string {
	/* translators: 1: day of the month. 2: name of the month. */
	return sprintf( _x( '%1$d %2$s', 'day and month', 'fairlead' ), $day, $GLOBALS['wp_locale']->get_month( $month ) );
}
