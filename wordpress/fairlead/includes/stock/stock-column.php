<?php
/**
 * The columns of the list of shop items: picture, price, and what is left.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** The same as on the website, unless the options of the shop say otherwise. */
const DEFAULT_LOW_STOCK = 3;

add_filter(
	'manage_merch_posts_columns',
	function ( $columns ) {
		$ours = array(
			'cb'             => $columns['cb'] ?? '',
			'fairlead_photo' => __( 'Photo', 'fairlead' ),
			'title'          => __( 'Name', 'fairlead' ),
			'fairlead_price' => __( 'Price', 'fairlead' ),
			'fairlead_stock' => __( 'Stock', 'fairlead' ),
		);
		return $ours + array( 'taxonomy-merch_type' => __( 'Kind', 'fairlead' ) ) + array_diff_key( $columns, array( 'date' => '' ) );
	}
);

add_action(
	'manage_merch_posts_custom_column',
	function ( $column, $post_id ) {
		if ( 'fairlead_photo' === $column ) {
			show_thumbnail( (int) $post_id );
		} elseif ( 'fairlead_price' === $column ) {
			echo esc_html( price_in_words( (int) $post_id ) );
		} elseif ( 'fairlead_stock' === $column ) {
			show_stock( (int) $post_id );
		}
	},
	10,
	2
);

/**
 * Prints the first photo of a record, small.
 *
 * @param int $id The record.
 */
function show_thumbnail( int $id ): void {
	$image = image( photos_of( $id )[0] ?? 0 );
	if ( $image ) {
		echo '<img class="fairlead-thumb" loading="lazy" src="' . esc_url( small_file( $image ) ) . '" alt="">';
		return;
	}
	$icon = 'dog' === get_post_type( $id ) ? 'pets' : 'format-image';
	echo '<span class="fairlead-no-photo dashicons dashicons-' . esc_attr( $icon ) . '" aria-hidden="true"></span><span class="screen-reader-text">' . esc_html__( 'No photo', 'fairlead' ) . '</span>';
}

/**
 * What an item costs, from the cheapest to the dearest variant; '—' when it has no price.
 *
 * @param int $post_id The item.
 */
function price_in_words( int $post_id ): string {
	$amounts = amounts_of( $post_id );
	if ( ! $amounts ) {
		return '—';
	}
	$currency = (string) ( read_meta( get_post( $post_id ) )['price']['currency'] ?? '' );
	$least    = money_in_words( min( $amounts ), $currency );
	return min( $amounts ) === max( $amounts ) ? $least : $least . ' – ' . money_in_words( max( $amounts ), $currency );
}

/**
 * What the variants of an item cost, in hundredths.
 *
 * @param int $post_id The item.
 * @return int[]
 */
function amounts_of( int $post_id ): array {
	$meta    = read_meta( get_post( $post_id ) );
	$base    = $meta['price']['amount'] ?? null;
	$amounts = array();
	foreach ( $meta['variants'] ?? array() as $variant ) {
		$amounts[] = $variant['price'] ?? $base;
	}
	return array_filter( $amounts ? $amounts : array( $base ), 'is_int' );
}

/**
 * Prints what is left of an item, one line a variant, with a button to count again for people who may edit it.
 *
 * @param int  $post_id    The item.
 * @param bool $is_counted Whether it can be counted again here.
 */
function show_stock( int $post_id, bool $is_counted = true ): void {
	$stock = stock_of( $post_id );
	if ( ! $stock ) {
		echo '<span class="fairlead-mark">' . esc_html__( 'Not counted', 'fairlead' ) . '</span>';
		return;
	}
	printf( '<div class="fairlead-stock" data-id="%d"><ul>', (int) $post_id );
	foreach ( $stock as $key => list( $label, $left, $counted, $sold ) ) {
		list( $state, $words ) = stock_in_words( $left );
		printf(
			'<li data-key="%s" data-counted="%s"><span class="fairlead-stock-name">%s</span> <span class="fairlead-mark fairlead-mark-%s">%s</span>',
			esc_attr( $key ),
			esc_attr( (string) $counted ),
			esc_html( $label ),
			esc_attr( $state ),
			esc_html( $words )
		);
		if ( $sold > 0 && null !== $left ) {
			/* translators: 1: a number. 2: a number. */
			echo ' <span class="description">' . esc_html( sprintf( __( '%1$d counted, %2$d sold since', 'fairlead' ), $counted, $sold ) ) . '</span>';
		}
		echo '</li>';
	}
	echo '</ul>';
	if ( $is_counted && current_user_can( 'edit_post', $post_id ) ) {
		$was_counted = array() !== array_filter( array_column( $stock, 2 ), 'is_numeric' );
		$words       = $was_counted ? __( 'Count again', 'fairlead' ) : __( 'Count', 'fairlead' );
		printf( '<button type="button" class="button-link fairlead-recount" aria-label="%s" hidden>%s</button> <span class="fairlead-said" role="status"></span>', esc_attr( $words . ': ' . plain_text( get_the_title( $post_id ) ) ), esc_html( $words ) );
	}
	echo '</div>';
}

/**
 * How a number of pieces is marked ("good", "low", "none" or "quiet"), and what is said of it.
 *
 * @param int|null $left Pieces; null when they are not counted.
 * @return string[]
 */
function stock_in_words( ?int $left ): array {
	if ( null === $left ) {
		return array( 'quiet', __( 'Not counted', 'fairlead' ) );
	}
	if ( 0 === $left ) {
		return array( 'none', __( 'Sold out', 'fairlead' ) );
	}
	if ( $left <= low_stock() ) {
		/* translators: %d: a number of pieces. */
		return array( 'low', sprintf( __( 'Only %d left', 'fairlead' ), $left ) );
	}
	/* translators: %d: a number of pieces. */
	return array( 'good', sprintf( __( '%d left', 'fairlead' ), $left ) );
}

/**
 * From how many pieces on the website says that only a few are left.
 */
function low_stock(): int {
	$given = general_options()['shop']['low_stock'] ?? null;
	return is_numeric( $given ) ? (int) $given : DEFAULT_LOW_STOCK;
}

/**
 * What is left of an item, by the key of the variant: its name, what is left (null when it is not counted), counted and sold since.
 *
 * @param int $post_id The item.
 * @return array[]
 */
function stock_of( int $post_id ): array {
	$sold  = sold_on_site( $post_id );
	$stock = array();
	foreach ( read_meta( get_post( $post_id ) )['variants'] ?? array() as $variant ) {
		$counted                  = $variant['counted'] ?? $variant['stock'] ?? null;
		$gone                     = $sold[ $variant['key'] ] ?? 0;
		$stock[ $variant['key'] ] = array( '' === $variant['label'] ? $variant['key'] : $variant['label'], null === $counted ? null : max( 0, $counted - $gone ), $counted, $gone );
	}
	return $stock;
}
