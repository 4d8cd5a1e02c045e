<?php
/**
 * The column "Stock" in the list of shop items: counted, and sold since.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

add_filter(
	'manage_merch_posts_columns',
	function ( $columns ) {
		return $columns + array( 'fairlead_stock' => __( 'Stock', 'fairlead' ) );
	}
);

add_action(
	'manage_merch_posts_custom_column',
	function ( $column, $post_id ) {
		if ( 'fairlead_stock' === $column ) {
			echo wp_kses_post( implode( '<br>', array_map( 'esc_html', stock_lines( (int) $post_id ) ) ) );
		}
	},
	10,
	2
);

/**
 * What is left of an item, one line a variant.
 *
 * @param int $post_id The item.
 * @return string[]
 */
function stock_lines( int $post_id ): array {
	$sold     = sold_on_site( $post_id );
	$variants = read_meta( get_post( $post_id ) )['variants'] ?? array();
	$lines    = array();
	foreach ( $variants as $variant ) {
		$counted = $variant['counted'] ?? $variant['stock'] ?? null;
		$label   = '' === $variant['label'] ? $variant['key'] : $variant['label'];
		if ( null === $counted ) {
			/* translators: %s: a variant, such as "Large". */
			$lines[] = sprintf( __( '%s: not counted', 'fairlead' ), $label );
			continue;
		}
		$gone = $sold[ $variant['key'] ] ?? 0;
		/* translators: 1: a variant, such as "Large". 2: a number. 3: a number. 4: a number. */
		$lines[] = sprintf( __( '%1$s: %2$d left (%3$d counted, %4$d sold since)', 'fairlead' ), $label, max( 0, $counted - $gone ), $counted, $gone );
	}
	return $lines;
}
