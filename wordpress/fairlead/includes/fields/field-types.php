<?php
/**
 * Field types: from a row of the database to a response, and from a request to a row.
 *
 * A row that is missing says nothing: null, "unknown" or '', never 0 or false.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The value of a field in a response.
 *
 * @param array $shape  The field's shape in the field table.
 * @param mixed $stored What the database has; null for nothing.
 * @return mixed
 */
function render_value( array $shape, $stored ) {
	switch ( $shape['kind'] ) {
		case 'choice':
			$otherwise = in_array( 'unknown', $shape['words'], true ) ? 'unknown' : null;
			return in_array( $stored, $shape['words'], true ) ? $stored : $otherwise;
		case 'number':
			return is_numeric( $stored ) ? $stored + 0 : null;
		case 'whole':
			return is_numeric( $stored ) ? (int) $stored : null;
		case 'flag':
			return is_scalar( $stored ) && in_array( (string) $stored, array( '0', '1' ), true ) ? '1' === (string) $stored : null;
		case 'reference':
			return is_numeric( $stored ) ? (int) $stored : null;
		case 'references':
			return array_map( 'intval', (array) $stored );
		case 'image':
			return is_numeric( $stored ) ? image( (int) $stored ) : null;
		case 'images':
			return array_values( array_filter( array_map( __NAMESPACE__ . '\image', array_map( 'intval', (array) $stored ) ) ) );
		case 'file':
			return is_numeric( $stored ) ? uploaded_file( (int) $stored ) : null;
		case 'group':
			return render_group( $shape, is_array( $stored ) ? $stored : array() );
		case 'list':
			$list = array();
			foreach ( (array) $stored as $entry ) {
				$list[] = render_value( $shape['of'], $entry );
			}
			return $list;
		default:
			return is_scalar( $stored ) ? (string) $stored : '';
	}
}

/**
 * The value of a group of fields in a response.
 *
 * @param array $shape  The group's shape.
 * @param array $stored The stored fields of the group.
 */
function render_group( array $shape, array $stored ): ?array {
	if ( ! $stored && ! empty( $shape['isOptional'] ) ) {
		return null;
	}
	$group = array();
	foreach ( $shape['fields'] as $name => $inner ) {
		$group[ $name ] = render_value( $inner, $stored[ $name ] ?? null );
	}
	return $group;
}

/**
 * A value as it is stored: null when it says nothing.
 *
 * @param array $shape The field's shape in the field table.
 * @param mixed $given What was sent.
 * @return mixed|\WP_Error
 */
function clean_value( array $shape, $given ) {
	if ( null === $given || '' === $given || array() === $given ) {
		return null;
	}
	switch ( $shape['kind'] ) {
		case 'choice':
			if ( 'unknown' === $given ) {
				return null;
			}
			return in_array( $given, $shape['words'], true ) ? $given : invalid( __( 'is not one of the words of this field', 'fairlead' ) );
		case 'number':
			return is_numeric( $given ) && $given >= 0 ? $given + 0 : invalid( __( 'is not a number from 0', 'fairlead' ) );
		case 'whole':
			$is_whole = is_numeric( $given ) && $given >= 0 && floor( (float) $given ) === (float) $given;
			return $is_whole ? (int) $given : invalid( __( 'is not a whole number from 0', 'fairlead' ) );
		case 'flag':
			$flag = rest_is_boolean( $given ) ? rest_sanitize_boolean( $given ) : null;
			return null === $flag ? invalid( __( 'is neither true nor false', 'fairlead' ) ) : (int) $flag;
		case 'date':
			return is_partial_date( $given ) ? $given : invalid( __( 'is not a date such as 2021, 2021-05 or 2021-05-14', 'fairlead' ) );
		case 'address':
			$url = is_string( $given ) ? esc_url_raw( trim( $given ), array( 'http', 'https' ) ) : '';
			return '' !== $url ? $url : invalid( __( 'is not a web address', 'fairlead' ) );
		case 'reference':
		case 'image':
		case 'file':
			return clean_reference( $given );
		case 'references':
		case 'images':
			return clean_list( array( 'kind' => 'reference' ), $given );
		case 'group':
			return clean_group( $shape, $given );
		case 'list':
			return clean_list( $shape['of'], $given );
		default:
			return clean_text( $shape['kind'], $given );
	}
}

/**
 * The id of another record; a record is taken for its id.
 *
 * @param mixed $given What was sent.
 * @return int|null|\WP_Error
 */
function clean_reference( $given ) {
	$id = is_array( $given ) ? ( $given['id'] ?? null ) : $given;
	if ( ! is_numeric( $id ) || $id < 0 ) {
		return invalid( __( 'is not the id of a record', 'fairlead' ) );
	}
	return (int) $id > 0 ? (int) $id : null;
}

/**
 * The stored fields of a group, without those that say nothing.
 *
 * @param array $shape The group's shape.
 * @param mixed $given What was sent.
 * @return array|null|\WP_Error
 */
function clean_group( array $shape, $given ) {
	if ( ! is_array( $given ) ) {
		return invalid( __( 'is not an object', 'fairlead' ) );
	}
	$group = array();
	foreach ( $shape['fields'] as $name => $inner ) {
		$value = clean_value( $inner, $given[ $name ] ?? null );
		if ( is_wp_error( $value ) ) {
			return invalid( $name . ': ' . $value->get_error_message() );
		}
		if ( null !== $value ) {
			$group[ $name ] = $value;
		}
	}
	return $group ? $group : null;
}

/**
 * The stored entries of a list, without those that say nothing.
 *
 * @param array $shape The shape of an entry.
 * @param mixed $given What was sent.
 * @return array|null|\WP_Error
 */
function clean_list( array $shape, $given ) {
	if ( ! is_array( $given ) || array_values( $given ) !== $given ) {
		return invalid( __( 'is not a list', 'fairlead' ) );
	}
	$list = array();
	foreach ( $given as $index => $entry ) {
		$value = clean_value( $shape, $entry );
		if ( is_wp_error( $value ) ) {
			return invalid( $index . ': ' . $value->get_error_message() );
		}
		if ( null !== $value ) {
			$list[] = $value;
		}
	}
	return $list ? $list : null;
}

/**
 * Text without control characters. HTML of people who may not write any is cleaned as core cleans their posts.
 *
 * @param string $kind  "text", "lines" or "html".
 * @param mixed  $given What was sent.
 * @return string|null|\WP_Error
 */
function clean_text( string $kind, $given ) {
	if ( ! is_scalar( $given ) || is_bool( $given ) ) {
		return invalid( __( 'is not text', 'fairlead' ) );
	}
	$text = wp_check_invalid_utf8( (string) $given, true );
	$text = 'text' === $kind ? preg_replace( '/\s+/u', ' ', $text ) : str_replace( "\r\n", "\n", $text );
	$text = trim( preg_replace( '/[^\P{Cc}\n\t]/u', '', $text ) );
	if ( 'html' === $kind && ! current_user_can( 'unfiltered_html' ) ) {
		$text = wp_kses_post( $text );
	}
	return '' === $text ? null : $text;
}

/**
 * Whether a date says a year, a month or a day that exists.
 *
 * @param mixed $given What was sent.
 */
function is_partial_date( $given ): bool {
	if ( ! is_string( $given ) || ! preg_match( '/^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/', $given, $parts ) ) {
		return false;
	}
	return checkdate( (int) ( $parts[2] ?? 1 ), (int) ( $parts[3] ?? 1 ), (int) $parts[1] );
}

/**
 * Why a value cannot be stored.
 *
 * @param string $message Follows the name of the field.
 */
function invalid( string $message ): \WP_Error {
	return new \WP_Error( 'rest_invalid_param', $message, array( 'status' => 400 ) );
}
