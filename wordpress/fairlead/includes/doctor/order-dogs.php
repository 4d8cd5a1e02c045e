<?php
/**
 * The list of dogs in the order of days waiting or completeness, and its view of dogs who need something.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const NEEDS_VIEW = 'fairlead_needs';

add_filter(
	'manage_edit-dog_sortable_columns',
	function ( $columns ) {
		return $columns + array(
			// The first click shows who waits longest, and whose page lacks most.
			'fairlead_waiting'  => array( 'fairlead_waiting', true ),
			'fairlead_complete' => array( 'fairlead_complete', false ),
		);
	}
);

add_filter(
	'views_edit-dog',
	function ( $views ) {
		$count = count( needy_dogs() );
		/* translators: %d: a number of dogs. */
		return $views + array( NEEDS_VIEW => list_view( 'dog', NEEDS_VIEW, sprintf( __( 'Needs something (%d)', 'fairlead' ), $count ) ) );
	}
);

/**
 * A link above a list, as HTML.
 *
 * @param string $post_type Of the list.
 * @param string $view      In its address.
 * @param string $words     Of the link.
 */
function list_view( string $post_type, string $view, string $words ): string {
	$address = add_query_arg(
		array(
			'post_type' => $post_type,
			$view       => 1,
		),
		admin_url( 'edit.php' )
	);
	$current = is_asked_view( $view ) ? ' class="current" aria-current="page"' : '';
	return '<a href="' . esc_url( $address ) . '"' . $current . '>' . esc_html( $words ) . '</a>';
}

/**
 * Whether the list is asked for a view.
 *
 * @param string $view In its address.
 */
function is_asked_view( string $view ): bool {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
	return ! empty( $_GET[ $view ] );
}

/**
 * Orders the list of dogs by what no column of the database has.
 *
 * @param \WP_Query $query Of the list.
 */
function order_dogs( $query ): void {
	$by    = (string) $query->get( 'orderby' );
	$needs = is_asked_view( NEEDS_VIEW );
	if ( $needs && '' === $by ) {
		choose_records( $query, needy_dogs() );
		return;
	}
	$measure = array(
		'fairlead_waiting'  => 'days',
		'fairlead_complete' => 'complete',
	)[ $by ] ?? '';
	if ( '' === $measure ) {
		return;
	}
	$dogs   = checked_dogs();
	$values = wp_list_pluck( $needs ? array_intersect_key( $dogs, array_flip( needy_dogs() ) ) : $dogs, $measure );
	'DESC' === strtoupper( (string) $query->get( 'order' ) ) ? arsort( $values ) : asort( $values );
	choose_records( $query, array_keys( $values ) );
}

/**
 * How many days a dog has waited; -1 for one who does not wait.
 *
 * @param \WP_Post $dog The dog.
 */
function listed_days( \WP_Post $dog ): int {
	return in_array( known( $dog->ID, 'status' ), LISTED_STATUSES, true ) ? days_waiting( $dog ) : -1;
}

/**
 * Shows only some records, in their order.
 *
 * @param \WP_Query $query Of the list.
 * @param int[]     $ids   The records.
 */
function choose_records( $query, array $ids ): void {
	$query->set( 'post__in', $ids ? $ids : array( 0 ) );
	$query->set( 'orderby', 'post__in' );
}
