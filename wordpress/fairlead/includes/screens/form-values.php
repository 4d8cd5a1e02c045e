<?php
/**
 * From stored values to what the controls of a form show, and from what was typed to values of the contract.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * What the control of a field shows.
 *
 * @param array $shape  The field's shape in the field table.
 * @param array $about  The field's entry in its form.
 * @param mixed $stored What the database has; null for nothing.
 * @return mixed
 */
function form_value( array $shape, array $about, $stored ) {
	$as = $about['as'] ?? '';
	switch ( $shape['kind'] ) {
		case 'flag':
			if ( null === $stored || '' === $stored ) {
				return 'tick' === $as && ! empty( $about['default'] ) ? '1' : '';
			}
			return rest_sanitize_boolean( $stored ) ? '1' : '0';
		case 'date':
			return 'partial' === $as ? array_pad( explode( '-', (string) $stored ), 3, '' ) : (string) $stored;
		case 'group':
			$group = array();
			foreach ( $shape['fields'] as $name => $inner ) {
				$entry          = ( $about['fields'][ $name ] ?? array() ) + own_currency( $about, $stored );
				$group[ $name ] = form_value( $inner, $entry, is_array( $stored ) ? ( $stored[ $name ] ?? null ) : null );
				if ( 'counted again' === ( $about['fields'][ $name ]['as'] ?? '' ) ) {
					$group[ $name ] = counted_to_show( (array) $stored );
				}
			}
			return $group;
		case 'list':
			if ( 'per line' === $as ) {
				return implode( "\n", (array) $stored );
			}
			$list = array();
			foreach ( (array) $stored as $entry ) {
				$list[] = form_value( $shape['of'], $about['of'] ?? $about, $entry );
			}
			return empty( $about['newest first'] ) ? $list : array_reverse( $list );
		case 'references':
		case 'images':
			return array_map( 'intval', (array) $stored );
		default:
			if ( 'money' === $as && is_numeric( $stored ) ) {
				return money_to_show( (int) $stored, $about['currency'] ?? site_currency() );
			}
			if ( 'kilograms' === $as && is_numeric( $stored ) ) {
				return (string) ( (int) $stored / 1000 );
			}
			return is_scalar( $stored ) ? (string) $stored : '';
	}
}

/**
 * The currency that a sum of money says itself; of others it is that of the site.
 *
 * @param array $about The group's entry in its form.
 * @param mixed $group Its values by name.
 */
function own_currency( array $about, $group ): array {
	$currency = is_array( $group ) ? ( $group['currency'] ?? '' ) : '';
	return ! empty( $about['money'] ) && is_string( $currency ) && '' !== $currency ? array( 'currency' => $currency ) : array();
}

/**
 * The value of the contract for what was typed.
 *
 * @param array $shape The field's shape in the field table.
 * @param array $about The field's entry in its form.
 * @param mixed $typed Without slashes.
 * @return mixed|\WP_Error
 */
function value_from_form( array $shape, array $about, $typed ) {
	$as = $about['as'] ?? '';
	switch ( $shape['kind'] ) {
		case 'flag':
			if ( 'tick' === $as ) {
				$is_on = '1' === $typed;
				return $is_on || ! empty( $about['default'] ) ? $is_on : null;
			}
			return '' === (string) $typed ? null : '1' === $typed;
		case 'date':
			return is_array( $typed ) ? date_from_parts( $typed ) : trim( (string) $typed );
		case 'group':
			return group_from_form( $shape, $about, is_array( $typed ) ? $typed : array() );
		case 'list':
			return 'questions' === $as ? questions_off( $typed ) : list_from_form( $shape, $about, $typed );
		case 'references':
		case 'images':
			return array_values( array_unique( array_filter( array_map( 'absint', (array) $typed ) ) ) );
		case 'number':
		case 'whole':
			$typed = trim( (string) $typed );
			$number = str_replace( ',', '.', $typed );
			if ( 'kilograms' === $as && is_numeric( $number ) ) {
				return (string) round( (float) $number * 1000 );
			}
			return 'money' === $as ? money_from_text( $typed, $about['currency'] ?? site_currency() ) : $number;
		case 'text':
			$text = is_scalar( $typed ) ? trim( (string) $typed ) : '';
			return '' === $text || 'email' !== $as || is_email( $text ) ? $text : invalid( __( 'does not look like an email address', 'fairlead' ) );
		default:
			return is_scalar( $typed ) ? trim( (string) $typed ) : '';
	}
}

/**
 * A group. A sum of money gets the currency of the site, unless it has one.
 *
 * @param array $shape The group's shape.
 * @param array $about The group's entry in its form.
 * @param array $typed By name.
 * @return array|null|\WP_Error
 */
function group_from_form( array $shape, array $about, array $typed ) {
	$group = array();
	foreach ( $shape['fields'] as $name => $inner ) {
		$entry = ( $about['fields'][ $name ] ?? array() ) + own_currency( $about, $typed );
		$value = 'counted again' === ( $entry['as'] ?? '' ) ? counted_at( $typed[ $name ] ?? '', (string) ( $typed['counted'] ?? '' ) ) : value_from_form( $inner, $entry, $typed[ $name ] ?? '' );
		if ( is_wp_error( $value ) ) {
			return $value;
		}
		$group[ $name ] = $value;
	}
	if ( ! empty( $about['money'] ) ) {
		if ( null === $group['amount'] ) {
			return empty( $group['includes'] ) ? null : invalid( __( 'has no amount', 'fairlead' ) );
		}
		$group['currency'] = $group['currency'] ? $group['currency'] : site_currency();
	}
	foreach ( $about['together'] ?? array() as $name ) {
		$others = array_diff_key( $group, array( $name => true ) );
		if ( '' === (string) $group[ $name ] && array_filter( $others ) ) {
			/* translators: %s: label of a field. */
			return invalid( sprintf( __( 'also needs “%s”', 'fairlead' ), $about['fields'][ $name ]['label'] ) );
		}
	}
	return $group;
}

/**
 * A list, without the rows that nobody filled in.
 *
 * @param array $shape The list's shape.
 * @param array $about The list's entry in its form.
 * @param mixed $typed Rows by any key, in their order; or a row per line.
 * @return array|\WP_Error
 */
function list_from_form( array $shape, array $about, $typed ) {
	if ( 'per line' === ( $about['as'] ?? '' ) ) {
		return array_values( array_filter( array_map( 'trim', explode( "\n", (string) $typed ) ), 'strlen' ) );
	}
	$list = array();
	foreach ( is_array( $typed ) ? array_values( $typed ) : array() as $index => $row ) {
		$value = value_from_form( $shape['of'], $about['of'] ?? $about, $row );
		if ( is_wp_error( $value ) ) {
			return invalid( $about['one'] . ' ' . ( $index + 1 ) . ' ' . $value->get_error_message() );
		}
		if ( is_array( $value ) && ! empty( $about['key from'] ) ) {
			$value = with_key( $value, $about['key from'], wp_list_pluck( $list, 'key' ) );
		}
		$list[] = $value;
	}
	return empty( $about['newest first'] ) ? $list : array_reverse( $list );
}

/**
 * A row with a key of its own, made from its label once and then kept: orders and baskets name it.
 *
 * @param array    $row   The row.
 * @param string   $from  The field the key is made from.
 * @param string[] $taken Keys of the rows before it.
 */
function with_key( array $row, string $from, array $taken ): array {
	if ( '' !== $row['key'] || '' === (string) $row[ $from ] ) {
		return $row;
	}
	$wanted = sanitize_title( $row[ $from ] );
	$key    = $wanted;
	for ( $number = 2; in_array( $key, $taken, true ); $number++ ) {
		$key = "$wanted-$number";
	}
	return array( 'key' => $key ) + $row;
}

/**
 * A date of which the year, the month or the day is known.
 *
 * @param array $parts Year, month and day as typed.
 * @return string|\WP_Error
 */
function date_from_parts( array $parts ) {
	list( $year, $month, $day ) = array_pad( array_map( 'trim', array_map( 'strval', array_values( $parts ) ) ), 3, '' );
	if ( '' === $year ) {
		return '' === $month . $day ? '' : invalid( __( 'has a month or a day, but no year', 'fairlead' ) );
	}
	if ( '' === $month && '' !== $day ) {
		return invalid( __( 'has a day, but no month', 'fairlead' ) );
	}
	$date = $year;
	foreach ( array( $month, $day ) as $part ) {
		$date .= '' === $part ? '' : '-' . str_pad( $part, 2, '0', STR_PAD_LEFT );
	}
	return is_partial_date( $date ) ? $date : invalid( __( 'is no date of the calendar', 'fairlead' ) );
}
