<?php
/**
 * Stock that is counted again in the list of the shop, without opening the item.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'fairlead/v1',
			'/count/(?P<id>\d+)',
			array(
				'methods'             => 'POST',
				'permission_callback' => function ( $request ) {
					return 'merch' === get_post_type( (int) $request['id'] ) && current_user_can( 'edit_post', (int) $request['id'] );
				},
				'callback'            => function ( $request ) {
					$id   = (int) $request['id'];
					$done = store_counts( $id, $request['counts'] );
					if ( is_wp_error( $done ) ) {
						return $done;
					}
					ob_start();
					show_stock( $id );
					return array( 'html' => (string) ob_get_clean() );
				},
			)
		);
	}
);

/**
 * Stores how many pieces were counted now. Variants that are not named stay as they are.
 *
 * @param int   $id     The item.
 * @param mixed $counts By key of the variant; null for one that is not counted from now on.
 * @return true|\WP_Error
 */
function store_counts( int $id, $counts ) {
	$variants = read_meta( get_post( $id ) )['variants'] ?? array();
	if ( ! is_array( $counts ) || array_diff( array_map( 'strval', array_keys( $counts ) ), array_map( 'strval', array_column( $variants, 'key' ) ) ) ) {
		return invalid( __( 'Send counts by the keys of the variants.', 'fairlead' ) );
	}
	foreach ( $variants as $index => $variant ) {
		if ( ! array_key_exists( $variant['key'], $counts ) ) {
			continue;
		}
		$count = $counts[ $variant['key'] ];
		if ( null !== $count && ( ! is_int( $count ) || $count < 0 ) ) {
			return invalid( __( 'A count is a whole number from 0.', 'fairlead' ) );
		}
		$variants[ $index ]['counted']    = $count;
		$variants[ $index ]['counted_at'] = null === $count ? '' : gmdate( 'Y-m-d\TH:i:s\Z' );
	}
	$done = write_field( $id, 'meta.variants', fields_of( 'merch' )['meta.variants'], $variants );
	if ( true === $done ) {
		// Says that the record was changed.
		wp_update_post( array( 'ID' => $id ) );
	}
	return $done;
}
