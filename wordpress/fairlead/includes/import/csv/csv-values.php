<?php
/**
 * What is in a cell as a value of a field. A cell that says nothing, or "unknown", changes nothing.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const CELLS_WITHOUT_WORDS = array( '', 'unknown', 'not known', 'not known yet', 'n a', 'na', 'none given', 'tbc', 'null', 'u' );
const POUNDS_IN_KG        = 2.20462;

/** Other words for the choices of fields. */
const CELL_WORDS = array(
	'yes'    => array( 'y', '1', 'true', 'good', 'ok' ),
	'no'     => array( 'n', '0', 'false' ),
	'female' => array( 'f', 'bitch', 'girl' ),
	'male'   => array( 'm', 'dog', 'boy' ),
	'small'  => array( 's', 'xs', 'toy', 'extra small' ),
	'medium' => array( 'm' ),
	'large'  => array( 'l' ),
	'giant'  => array( 'xl', 'xxl', 'extra large', 'very large' ),
	'wire'   => array( 'wiry', 'rough' ),
	'selective' => array( 'some', 'sometimes', 'maybe', 'depends' ),
);

/**
 * The value of the contract for a cell; null when it says nothing.
 *
 * @param array    $target   Of `csv_targets`.
 * @param string   $cell     Its text.
 * @param string[] $settings `dates` ("day" or "month" comes first) and `weights` ("kg" or "lb").
 * @return mixed|\WP_Error
 */
function value_of_cell( array $target, string $cell, array $settings ) {
	$shape = $target['shape'];
	$cell  = trim( $cell );
	if ( in_array( plain_word( $cell ), CELLS_WITHOUT_WORDS, true ) && ! in_array( $shape['kind'], array( 'lines', 'html' ), true ) || '' === $cell ) {
		return null;
	}
	switch ( $shape['kind'] ) {
		case 'choice':
			return choice_of_cell( $shape, $target['about'], $cell );
		case 'flag':
			$words = array( 'kind' => 'choice', 'words' => array( 'yes', 'no' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			$word  = choice_of_cell( $words, array(), $cell );
			return is_wp_error( $word ) ? $word : 'yes' === $word;
		case 'date':
			return date_of_cell( $cell, $settings['dates'] ?? 'day' );
		case 'number':
		case 'whole':
			return number_of_cell( $target, $cell, $settings );
		case 'terms':
			return list_of_cell( $cell, '/\s*[,;|]\s*/' );
		case 'references':
			return list_of_cell( $cell, '/[\s,;|]+/' );
		case 'photos':
			return list_of_cell( $cell, '/[\s,;|]+(?=https?:)|\s+/i' );
		default:
			return clean_value( $shape, 'html' === $shape['kind'] ? wpautop( wp_kses_post( $cell ) ) : $cell );
	}
}

/**
 * One of the words of a field, given as the word, as its label in the form, or as people write it.
 *
 * @param array  $shape The field's shape.
 * @param array  $about Its entry in the form.
 * @param string $cell  Its text.
 * @return string|\WP_Error
 */
function choice_of_cell( array $shape, array $about, string $cell ) {
	$wanted = plain_word( $cell );
	$labels = array();
	foreach ( array_diff( $shape['words'], array( 'unknown' ) ) as $word ) {
		$label    = (string) ( $about['words'][ $word ] ?? $word );
		$labels[] = $label;
		$others   = array_merge( array( $word, $label ), CELL_WORDS[ $word ] ?? array() );
		if ( in_array( $wanted, array_map( __NAMESPACE__ . '\plain_word', $others ), true ) ) {
			return $word;
		}
	}
	/* translators: 1: what is in a cell. 2: words with commas between. */
	return invalid( sprintf( __( '“%1$s” is none of: %2$s', 'fairlead' ), mb_substr( $cell, 0, 60 ), implode( ', ', $labels ) ) );
}

/**
 * A number, with its unit or without; pounds become kilograms, sums minor units.
 *
 * @param array    $target   Of `csv_targets`.
 * @param string   $cell     Its text.
 * @param string[] $settings `weights`.
 * @return int|float|null|\WP_Error
 */
function number_of_cell( array $target, string $cell, array $settings ) {
	if ( 'money' === ( $target['about']['as'] ?? '' ) ) {
		return money_from_text( $cell, site_currency() );
	}
	if ( ! preg_match( '/^(\d+(?:[.,]\d+)?)\s*(?:[\p{L}%]+\.?\s*)*$/u', $cell, $parts ) ) {
		/* translators: %s: what is in a cell. */
		return invalid( sprintf( __( '“%s” is not a number', 'fairlead' ), mb_substr( $cell, 0, 60 ) ) );
	}
	$number    = (float) str_replace( ',', '.', $parts[1] );
	$is_pounds = 'meta.weight_kg' === ( $target['path'] ?? '' ) && ( 'lb' === ( $settings['weights'] ?? 'kg' ) || preg_match( '/\d\s*lbs?\b/i', $cell ) );
	return clean_value( $target['shape'], $is_pounds ? round( $number / POUNDS_IN_KG, 1 ) : $number );
}

/**
 * A day, month or year as people and programs write them.
 *
 * @param string $cell  Its text.
 * @param string $first "day" or "month": which comes first in 03/04/2021.
 * @return string|\WP_Error
 */
function date_of_cell( string $cell, string $first ) {
	$text = trim( (string) preg_replace( '/[T\s]+\d{1,2}:\d\d.*$/', '', $cell ) );
	$date = '';
	if ( is_partial_date( $text ) ) {
		$date = $text;
	} elseif ( preg_match( '#^(\d{1,2})[/.\-](\d{1,2})[/.\-](\d{4})$#', $text, $parts ) ) {
		$is_day = 'month' !== $first;
		$date   = sprintf( '%s-%02d-%02d', $parts[3], $parts[ $is_day ? 2 : 1 ], $parts[ $is_day ? 1 : 2 ] );
	} elseif ( preg_match( '#^(\d{1,2})[/.\-](\d{4})$#', $text, $parts ) ) {
		$date = sprintf( '%s-%02d', $parts[2], $parts[1] );
	} elseif ( preg_match( '#^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$#', $text, $parts ) ) {
		$date = sprintf( '%s-%02d-%02d', $parts[1], $parts[2], $parts[3] );
	} elseif ( preg_match( '/^(\d{1,2}) (\p{L}{3})\p{L}*,? (\d{4})$/u', $text, $parts ) ) {
		$month = strtotime( "1 {$parts[2]} 2000" );
		$date  = $month ? sprintf( '%s-%s-%02d', $parts[3], gmdate( 'm', $month ), $parts[1] ) : '';
	}
	/* translators: %s: what is in a cell. */
	return is_partial_date( $date ) ? $date : invalid( sprintf( __( '“%s” is not a date such as 2021, 05/2021 or 14/05/2021', 'fairlead' ), mb_substr( $cell, 0, 60 ) ) );
}

/**
 * The parts of a cell, each once.
 *
 * @param string $cell      Its text.
 * @param string $separator A pattern.
 * @return string[]
 */
function list_of_cell( string $cell, string $separator ): array {
	return array_values( array_unique( array_filter( array_map( 'trim', preg_split( $separator, $cell ) ), 'strlen' ) ) );
}
