<?php
/**
 * The views of the list of shop items, what is low and what is sold out, and its order.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const SOLD_OUT_VIEW = 'fairlead_sold_out';
const LOW_VIEW      = 'fairlead_low';

/**
 * Whether all variants of an item are counted, and none is left.
 *
 * @param int $post_id The item.
 */
function is_sold_out( int $post_id ): bool {
	$left = array_column( stock_of( $post_id ), 1 );
	return $left && array_filter( $left, 'is_int' ) === $left && 0 === array_sum( $left );
}

/**
 * Whether a variant of an item is sold out, or nearly.
 *
 * @param int $post_id The item.
 */
function is_low( int $post_id ): bool {
	foreach ( array_column( stock_of( $post_id ), 1 ) as $left ) {
		if ( null !== $left && $left <= low_stock() ) {
			return true;
		}
	}
	return false;
}

/**
 * All items, with their fields loaded.
 *
 * @return int[]
 */
function shop_items(): array {
	$items = get_posts(
		array(
			'post_type'      => 'merch',
			'post_status'    => array_values( get_post_stati() ),
			'posts_per_page' => -1,
			'orderby'        => 'title',
			'order'          => 'ASC',
			'fields'         => 'ids',
		)
	);
	// One query for all, not one for each item.
	_prime_post_caches( $items, false, true );
	return $items;
}

/**
 * Published items that pass a test.
 *
 * @param callable $test Of an id.
 * @return int[]
 */
function items_that( callable $test ): array {
	$items = array_filter(
		shop_items(),
		function ( $id ) {
			return 'publish' === get_post_status( $id );
		}
	);
	return array_values( array_filter( $items, $test ) );
}

add_filter(
	'views_edit-merch',
	function ( $views ) {
		/* translators: %d: a number of shop items. */
		$low = sprintf( __( 'Low or sold out (%d)', 'fairlead' ), count( items_that( __NAMESPACE__ . '\is_low' ) ) );
		/* translators: %d: a number of shop items. */
		$none = sprintf( __( 'Sold out (%d)', 'fairlead' ), count( items_that( __NAMESPACE__ . '\is_sold_out' ) ) );
		return $views + array(
			LOW_VIEW      => list_view( 'merch', LOW_VIEW, $low ),
			SOLD_OUT_VIEW => list_view( 'merch', SOLD_OUT_VIEW, $none ),
		);
	}
);

add_filter(
	'manage_edit-merch_sortable_columns',
	function ( $columns ) {
		return $columns + array(
			'fairlead_price' => array( 'fairlead_price', false ),
			// The first click shows what runs out.
			'fairlead_stock' => array( 'fairlead_stock', false ),
		);
	}
);

add_action(
	'pre_get_posts',
	function ( $query ) {
		if ( ! is_admin() || ! $query->is_main_query() || 'merch' !== $query->get( 'post_type' ) ) {
			return;
		}
		$query->set( 'fairlead_prime', true );
		foreach ( array( SOLD_OUT_VIEW => 'is_sold_out', LOW_VIEW => 'is_low' ) as $view => $test ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			if ( is_asked_view( $view ) ) {
				$query->set( 'post__in', array_merge( array( 0 ), items_that( __NAMESPACE__ . "\\$test" ) ) );
			}
		}
		order_items( $query );
	}
);

/**
 * Orders the list of the shop by price, or by what is left of the scarcest variant. Items that are not counted come last.
 *
 * @param \WP_Query $query Of the list.
 */
function order_items( $query ): void {
	$by = (string) $query->get( 'orderby' );
	if ( ! in_array( $by, array( 'fairlead_price', 'fairlead_stock' ), true ) ) {
		return;
	}
	$ids    = $query->get( 'post__in' ) ? array_values( array_intersect( shop_items(), $query->get( 'post__in' ) ) ) : shop_items();
	$values = array();
	foreach ( $ids as $id ) {
		$numbers       = 'fairlead_price' === $by ? amounts_of( $id ) : array_filter( array_column( stock_of( $id ), 1 ), 'is_int' );
		$values[ $id ] = $numbers ? min( $numbers ) : null;
	}
	$empty = array_keys( $values, null, true );
	$known = array_diff_key( $values, array_flip( $empty ) );
	'DESC' === strtoupper( (string) $query->get( 'order' ) ) ? arsort( $known ) : asort( $known );
	choose_records( $query, array_merge( array_keys( $known ), $empty ) );
}
