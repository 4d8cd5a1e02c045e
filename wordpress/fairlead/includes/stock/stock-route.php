<?php
/**
 * What the site has sold since the last recount, shown beside what was counted.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Not a field of the site: writing it tells the site nothing. */
const SOLD_META = '_sold_on_site';

const MAX_STOCK_LINES = 1000;

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'custom/v1',
			'/stock',
			array(
				'methods'             => 'POST',
				'permission_callback' => function ( $request ) {
					return is_signed( $request->get_header( 'X-Rescue-Signature' ), $request->get_body() );
				},
				'callback'            => __NAMESPACE__ . '\take_stock',
			)
		);
	}
);

/**
 * Stores sold numbers. They are absolute and carry the time they are of, so repeated and late messages do no harm.
 *
 * @param \WP_REST_Request $request The request.
 * @return array|\WP_Error
 */
function take_stock( $request ) {
	$given = $request->get_json_params();
	$at    = is_array( $given ) && is_string( $given['sent_at'] ?? null ) ? stock_instant( $given['sent_at'] ) : null;
	$key   = is_array( $given ) ? ( $given['idempotency_key'] ?? null ) : null;
	$lines = is_array( $given ) ? ( $given['lines'] ?? null ) : null;
	if ( null === $at || ! is_string( $key ) || '' === $key || ! is_array( $lines ) || count( $lines ) > MAX_STOCK_LINES ) {
		return invalid( __( 'Send idempotency_key, sent_at (UTC) and at most 1000 lines.', 'fairlead' ) );
	}
	$by_item = array();
	foreach ( $lines as $line ) {
		if ( ! is_array( $line ) || ! is_int( $line['merch_id'] ?? null ) || ! is_string( $line['variant'] ?? null ) || ! is_int( $line['sold'] ?? null ) || $line['sold'] < 0 ) {
			return invalid( __( 'A line needs merch_id, variant and sold, a whole number from 0.', 'fairlead' ) );
		}
		$by_item[ $line['merch_id'] ][ $line['variant'] ] = $line['sold'];
	}
	$stored  = 0;
	$skipped = 0;
	foreach ( $by_item as $id => $sold ) {
		$count    = 'merch' === get_post_type( $id ) ? store_sold( $id, $sold, $at ) : 0;
		$stored  += $count;
		$skipped += count( $sold ) - $count;
	}
	return array(
		'stored'  => $stored,
		'skipped' => $skipped,
	);
}

/**
 * Stores the sold numbers of an item, where they are newer than those known. Returns how many were.
 *
 * @param int   $id   The item.
 * @param int[] $sold By key of the variant; '' for an item without variants.
 * @param float $at   The time they are of.
 */
function store_sold( int $id, array $sold, float $at ): int {
	$known = get_post_meta( $id, SOLD_META, true );
	$known = is_array( $known ) ? $known : array();
	$count = 0;
	foreach ( $sold as $variant => $number ) {
		if ( (float) ( $known[ $variant ]['at'] ?? 0 ) <= $at ) {
			$known[ $variant ] = array(
				'sold' => $number,
				'at'   => $at,
			);
			++$count;
		}
	}
	if ( $count ) {
		update_post_meta( $id, SOLD_META, wp_slash( $known ) );
	}
	return $count;
}

/**
 * Seconds since 1970 of an instant such as "2026-11-21T02:30:33.123Z"; null when it is none, or lies in the future.
 *
 * @param string $text As sent.
 */
function stock_instant( string $text ): ?float {
	if ( ! preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/', $text, $parts ) ) {
		return null;
	}
	$seconds = strtotime( $text );
	if ( false === $seconds || $seconds > time() + MAX_CLOCK_SKEW_SECONDS ) {
		return null;
	}
	return $seconds + (float) ( '0' . ( $parts[1] ?? '' ) );
}

/**
 * How many the site has sold since the last recount, by the key of the variant. '' is an item without variants.
 *
 * @param int $post_id The item.
 * @return int[]
 */
function sold_on_site( int $post_id ): array {
	$known = get_post_meta( $post_id, SOLD_META, true );
	return is_array( $known ) ? array_map( 'intval', wp_list_pluck( $known, 'sold' ) ) : array();
}
